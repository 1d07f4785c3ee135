/** One provider of the operator's own: a feed is read, its fields are mapped, and its first games stand beside the mapping. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { call, ConsoleError, describeError } from '../api.ts'
import { useDraft } from '../drafts.ts'
import { QueryFault } from '../query-fault.tsx'
import { useMay, useSession } from '../session.tsx'
import { buttonClass } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { Empty, ErrorBox, Loading } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import game from './game.module.css'
import { ProviderDetails } from './provider-details.tsx'
import { EMPTY_DRAFT, toDefinition, toDraft } from './provider-draft.ts'
import type { Definition, ProviderDraft } from './provider-draft.ts'
import { FeedPanel } from './provider-feed.tsx'
import { MappingPanel } from './provider-mapping.tsx'
import { PreviewLink, PreviewPanel, useProviderPreview } from './provider-preview.tsx'
import { PROVIDERS_KEY, type ReadFeed } from './providers-data.ts'
import styles from './provider.module.css'
import { SaveBar } from './save-bar.tsx'

export function NewProviderPage() {
  const may = useMay()
  return (
    <>
      <BackLink />
      <PageHead title="A new provider" sub="Nothing is stored before you save" />
      {may('feeds.edit') ? (
        <ProviderEditor name={null} stored={null} address="" />
      ) : (
        <Empty title="Your role does not allow this" />
      )}
    </>
  )
}

export function ProviderPage() {
  const { name = '' } = useParams()
  const may = useMay()
  const query = useQuery({ queryKey: PROVIDERS_KEY, queryFn: () => call('listProviders', {}) })
  const found = query.data?.providers.find(({ provider, isAdded }) => provider === name && isAdded)
  return (
    <>
      <BackLink />
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && !found && (
        <Empty title="No such provider">
          <p>There is no provider of your own called “{name.slice(0, 60)}”.</p>
        </Empty>
      )}
      {found && (
        <>
          <PageHead title={found.label} sub={`Called ${found.provider} in commands and settings`}>
            {may('feeds.edit') && (
              <Link
                className={buttonClass('primary')}
                to={`/feeds?add=1&provider=${encodeURIComponent(found.provider)}`}
              >
                Add a feed with it
              </Link>
            )}
          </PageHead>
          {found.faults.length > 0 && (
            <ErrorBox message={`The stored definition cannot be read: ${found.faults.join('; ')}`} />
          )}
          <ProviderEditor
            key={found.provider}
            name={found.provider}
            stored={found.definition as Definition}
            address={found.usedBy[0]?.url ?? ''}
          />
        </>
      )}
    </>
  )
}

function BackLink() {
  return (
    <Link className={game.back} to="/feeds/providers">
      <Icon name="back" size={15} />
      Your providers
    </Link>
  )
}

interface EditorState {
  draft: ProviderDraft
  /** What was stored when the draft was begun. */
  base: Definition | null
}

interface ProviderEditorProps {
  /** Null for a new provider. */
  name: string | null
  stored: Definition | null
  /** Of a feed of it. */
  address: string
}

function ProviderEditor({ name, stored, address }: ProviderEditorProps) {
  const { person } = useSession()
  const may = useMay()
  const [edits, setEdits] = useDraft<EditorState>(person.id, `provider ${name ?? ''}`)
  const [read, setRead] = useDraft<ReadFeed>(person.id, `feed of provider ${name ?? ''}`)
  const draft = edits.draft ?? (stored === null ? EMPTY_DRAFT : toDraft(stored))
  const base = edits.base === undefined ? stored : edits.base
  const change = (next: Partial<ProviderDraft>) => setEdits({ draft: { ...draft, ...next }, base })
  const feed = read.inspected === undefined ? null : (read as ReadFeed)
  const preview = useProviderPreview(draft, feed)
  const { fault, isBusy, save } = useSaveProvider({ name, draft, base, setEdits, setRead })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fault])
  const faults = { ...preview.faults, ...fault?.fields }
  const faultOf = (...keys: string[]) => findFault(faults, keys)
  const parts = { draft, onChange: change, faultOf, feed }
  return (
    <div className={styles.columns}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <fieldset className={styles.fieldset} disabled={!may('feeds.edit')}>
          <FeedPanel {...parts} name={name} address={address} onRead={setRead} />
          <MappingPanel {...parts} />
          <PreviewLink preview={preview} />
          <ProviderDetails {...parts} isNew={name === null} />
        </fieldset>
        {edits.draft && (
          <div className={styles.saving}>
            {fault && <ErrorBox message={describeFault(fault)} />}
            <SaveBar isBusy={isBusy} onDiscard={() => (setEdits({}), setRead({}))} />
          </div>
        )}
      </form>
      <PreviewPanel preview={preview} feed={feed} />
    </div>
  )
}

/** A fault of `playHosts.0` is one of `playHosts`. */
function findFault(faults: Readonly<Record<string, string>>, keys: readonly string[]): string | null {
  const found = Object.keys(faults).find((one) =>
    keys.some((key) => one === key || one.startsWith(`${key}.`)),
  )
  return found === undefined ? null : faults[found]!
}

interface SaveFault {
  fields: Readonly<Record<string, string>>
  message: string
  isConflict: boolean
}

function describeFault({ fields, message, isConflict }: SaveFault): string {
  if (isConflict)
    return `Nothing was saved. ${message}. Save again to replace it, or discard your changes to see it.`
  const keys = Object.keys(fields)
  return keys.length === 0 ? message : `Nothing was saved. To correct: ${keys.join(', ')}.`
}

interface SaveParts {
  name: string | null
  draft: ProviderDraft
  base: Definition | null
  setEdits: (edits: Partial<EditorState>) => void
  setRead: (read: Partial<ReadFeed>) => void
}

function useSaveProvider({ name, draft, base, setEdits, setRead }: SaveParts) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const undoToast = useUndoToast()
  const [fault, setFault] = useState<SaveFault | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    setFault(null)
    try {
      const definition = toDefinition(draft)
      const { provider, label, isNew, auditId } = await call('saveProvider', { definition, expected: base })
      setEdits({})
      // The next new provider begins without a feed.
      if (name === null) setRead({})
      undoToast(`${label} is saved. Its games change with the next import`, [isNew ? null : auditId])
      await client.invalidateQueries()
      if (name !== provider) await navigate(`/feeds/providers/${provider}`, { replace: name === null })
    } catch (error) {
      setFault(toSaveFault(error))
      if (error instanceof ConsoleError && error.code === 'conflict' && name !== null) {
        // The next save replaces what is stored now.
        const { providers } = await client.fetchQuery({
          queryKey: PROVIDERS_KEY,
          queryFn: () => call('listProviders', {}),
          staleTime: 0,
        })
        const now = providers.find(({ provider }) => provider === name)?.definition
        setEdits({ draft, base: (now as Definition | undefined) ?? null })
      }
    }
    setBusy(false)
  }

  return { fault, isBusy, save }
}

function toSaveFault(error: unknown): SaveFault {
  const refused = error instanceof ConsoleError ? error : null
  const own = refused?.field ? { [refused.field]: refused.message } : {}
  return {
    fields: { ...own, ...refused?.faults },
    message: describeError(error),
    isConflict: refused?.code === 'conflict' && refused.field === null,
  }
}
