/** A feed in three steps: provider, options, review. */
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, ConsoleError, describeError } from '../api.ts'
import { QueryFault } from '../query-fault.tsx'
import { Button, Field } from '../ui/controls.tsx'
import { ErrorBox, Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import type { ImportEvent } from '../use-import-events.ts'
import { CheckedCounts } from './checked-counts.tsx'
import { INTERVALS } from './feed-times.ts'
import { Progress } from './import-progress.tsx'
import forms from './forms.module.css'
import styles from './feeds.module.css'

type Provider = ResultOf<'getFeedOptions'>['providers'][number]

interface FeedDraft {
  url: string
  everyMs: number
  isRolling: boolean
}

const DAY_MS = 86_400_000

interface AddFeedProps {
  running: readonly ImportEvent[]
  onClose: () => void
}

export function AddFeed({ running, onClose }: AddFeedProps) {
  const [params] = useSearchParams()
  const options = useQuery({ queryKey: ['feed options'], queryFn: () => call('getFeedOptions', {}) })
  // Undefined before a choice: then it is the one that the address names.
  const [picked, setProvider] = useState<Provider | null>()
  const named = options.data?.providers.find(({ provider: one }) => one === params.get('provider'))
  const provider = picked === undefined ? (named ?? null) : picked
  const [draft, setDraft] = useState<FeedDraft>({ url: '', everyMs: DAY_MS, isRolling: false })
  const [isReviewing, setReviewing] = useState(false)
  const step = provider === null ? 1 : isReviewing ? 3 : 2
  return (
    <div className={forms.form}>
      <p className={forms.note} aria-live="polite">
        Step {step} of 3{provider && `: ${provider.label}`}
      </p>
      {step === 1 && <ProviderStep query={options} onPick={setProvider} />}
      {step === 2 && (
        <OptionsStep
          provider={provider!}
          draft={draft}
          onDraft={setDraft}
          onBack={() => setProvider(null)}
          onNext={() => setReviewing(true)}
        />
      )}
      {step === 3 && (
        <ReviewStep
          provider={provider!}
          draft={draft}
          running={running}
          onBack={() => setReviewing(false)}
          onClose={onClose}
        />
      )}
    </div>
  )
}

interface ProviderStepProps {
  query: UseQueryResult<ResultOf<'getFeedOptions'>>
  onPick: (provider: Provider) => void
}

function ProviderStep({ query, onPick }: ProviderStepProps) {
  if (query.isPending) return <Loading />
  if (query.isError) return <ErrorBox message={describeError(query.error)} />
  return (
    <>
      <p>Whose games are they?</p>
      <ul className={styles.providers}>
        {query.data.providers.map((provider) => (
          <li key={provider.provider}>
            <button type="button" className={styles.provider} onClick={() => onPick(provider)}>
              <strong>{provider.label}</strong>
              <span>{provider.feedHosts[0]}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={forms.note}>
        Another list of games: <Link to="/feeds/providers/new">Add a provider of your own</Link>
      </p>
    </>
  )
}

interface OptionsStepProps {
  provider: Provider
  draft: FeedDraft
  onDraft: (draft: FeedDraft) => void
  onBack: () => void
  onNext: () => void
}

function OptionsStep({ provider, draft, onDraft, onBack, onNext }: OptionsStepProps) {
  return (
    <form
      className={forms.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onNext()
      }}
    >
      <Field
        label="Address of the feed"
        hint={
          provider.feedHosts.length > 0
            ? `As ${provider.label} gives it to you: https, at ${provider.feedHosts.join(' or ')}`
            : `${provider.label} has no hosts of feeds: import its files, or add the host to the provider`
        }
      >
        {(control) => (
          <input
            {...control}
            required
            type="url"
            inputMode="url"
            spellCheck={false}
            value={draft.url}
            onChange={({ target }) => onDraft({ ...draft, url: target.value })}
          />
        )}
      </Field>
      <Field label="How often">
        {(control) => (
          <select
            {...control}
            value={draft.everyMs}
            onChange={({ target }) => onDraft({ ...draft, everyMs: Number(target.value) })}
          >
            {INTERVALS.map(({ everyMs, text }) => (
              <option key={everyMs} value={everyMs}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <label className={forms.check}>
        <input
          type="checkbox"
          checked={draft.isRolling}
          onChange={({ target }) => onDraft({ ...draft, isRolling: target.checked })}
        />
        The list changes almost completely from one day to the next
      </label>
      {provider.takesPublisherId && (
        <p className={forms.note}>
          Games of {provider.label} earn for your id, which each site has: <Link to="/sites">Sites</Link>,
          Games and home page, “Your ids at the providers”.
        </p>
      )}
      <div className={forms.buttons}>
        <Button kind="primary" type="submit">
          Check the feed
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </form>
  )
}

interface ReviewStepProps {
  provider: Provider
  draft: FeedDraft
  running: readonly ImportEvent[]
  onBack: () => void
  onClose: () => void
}

function ReviewStep({ provider: { provider, label }, draft, running, onBack, onClose }: ReviewStepProps) {
  const client = useQueryClient()
  const toast = useToast()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { url, everyMs, isRolling } = draft
  const check = useQuery({
    queryKey: ['feed check', provider, url],
    queryFn: () => call('checkFeed', { provider, url }),
    retry: false,
    staleTime: Infinity,
  })
  const run = running.find((one) => one.provider === provider && one.origin === url)

  async function add(isReviewed: boolean) {
    setBusy(true)
    setFault(null)
    try {
      const { id } = await call('addFeed', { provider, url, everyMs, isRolling, isReviewed })
      // The server would look within a minute by itself; another process may be faster than this call.
      await call('runFeed', { id }).catch((error: unknown) => {
        if (!(error instanceof ConsoleError)) throw error
      })
      toast(isReviewed ? `${label} is added. Its games wait for you` : `${label} is added, and imported now`)
      await client.invalidateQueries()
      onClose()
    } catch (error) {
      setFault(describeError(error))
      setBusy(false)
    }
  }

  return (
    <div className={forms.form}>
      {check.isPending && (run ? <Progress run={run} expected={0} /> : <Loading />)}
      <QueryFault query={check} />
      {check.data && <CheckedCounts checked={check.data} />}
      {fault && <ErrorBox message={fault} />}
      <div className={forms.buttons}>
        {check.data && (
          <>
            <Button kind="primary" disabled={isBusy} onClick={() => void add(false)}>
              Add, publish at once
            </Button>
            <Button disabled={isBusy} onClick={() => void add(true)}>
              Add, review first
            </Button>
          </>
        )}
        <Button onClick={onBack}>Back</Button>
      </div>
    </div>
  )
}
