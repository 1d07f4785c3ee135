/** To whom the server writes when something waits or fails. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, ConsoleError, describeError } from '../api.ts'
import { formatAgo } from '../format.ts'
import { QueryFault } from '../query-fault.tsx'
import { Badge, Button, Field } from '../ui/controls.tsx'
import { PageHead } from '../ui/page.tsx'
import { Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import forms from './forms.module.css'
import list from './list.module.css'

type Notifications = ResultOf<'getNotifications'>
type Settings = Notifications['settings']

const KINDS: readonly [kind: Settings['kinds'][number], text: string][] = [
  ['messages', 'Messages wait'],
  ['reports', 'Reports wait'],
  ['imports', 'Imports wait for review'],
  ['feeds', 'A feed fails'],
  ['backups', 'A backup is missing'],
  ['doctor', 'A check of Health fails'],
]
const CHANNEL_TEXTS = { email: 'E-mail', webhook: 'Webhook' } as const

export function NotificationsPage() {
  const query = useQuery({ queryKey: ['notifications'], queryFn: () => call('getNotifications', {}) })
  return (
    <>
      <PageHead
        title="Notifications"
        sub="How many wait or fail, and a link to the console; never what somebody wrote"
      />
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && (
        <>
          <NotificationForm settings={query.data.settings} />
          <Channels channels={query.data.channels} />
        </>
      )}
    </>
  )
}

function NotificationForm({ settings }: { settings: Settings }) {
  const client = useQueryClient()
  const toast = useToast()
  const [emails, setEmails] = useState(settings.emails.join(', '))
  const [webhook, setWebhook] = useState(settings.webhook)
  const [everyMinutes, setEveryMinutes] = useState(String(settings.everyMinutes))
  const [kinds, setKinds] = useState(settings.kinds)
  const [fault, setFault] = useState<{ field: string | null; message: string } | null>(null)
  const faultOf = (field: string) => (fault?.field?.split('.')[0] === field ? fault.message : null)
  const toggle = (kind: Settings['kinds'][number]) =>
    setKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind])

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFault(null)
    const addresses = emails.split(/[,\s]+/).filter((one) => one !== '')
    try {
      await call('setNotifications', {
        emails: addresses,
        webhook,
        everyMinutes: Number(everyMinutes),
        kinds,
      })
      toast('Saved')
      await client.invalidateQueries({ queryKey: ['notifications'] })
    } catch (error) {
      setFault({ field: error instanceof ConsoleError ? error.field : null, message: describeError(error) })
    }
  }

  return (
    <form className={`${forms.form} ${list.section}`} onSubmit={(event) => void submit(event)}>
      <div className={forms.pair}>
        <Field label="E-mail addresses" hint="Separated by commas" fault={faultOf('emails')}>
          {(control) => (
            <input {...control} value={emails} onChange={({ target }) => setEmails(target.value)} />
          )}
        </Field>
        <Field
          label="Webhook"
          hint="An https address; each call is signed with WEBHOOK_SECRET"
          fault={faultOf('webhook')}
        >
          {(control) => (
            <input
              {...control}
              inputMode="url"
              value={webhook}
              onChange={({ target }) => setWebhook(target.value)}
            />
          )}
        </Field>
      </div>
      <Field label="At most one each … minutes" hint="From 5 to 1440" fault={faultOf('everyMinutes')}>
        {(control) => (
          <input
            {...control}
            type="number"
            min={5}
            max={1440}
            value={everyMinutes}
            onChange={({ target }) => setEveryMinutes(target.value)}
          />
        )}
      </Field>
      <fieldset className={forms.checks}>
        <legend className={forms.legend}>Write when</legend>
        {KINDS.map(([kind, text]) => (
          <label key={kind}>
            <input type="checkbox" checked={kinds.includes(kind)} onChange={() => toggle(kind)} />
            {text}
          </label>
        ))}
      </fieldset>
      {fault && !['emails', 'webhook', 'everyMinutes'].includes(fault.field?.split('.')[0] ?? '') && (
        <p role="alert">{fault.message}</p>
      )}
      <div className={forms.buttons}>
        <Button kind="primary" type="submit">
          Save
        </Button>
      </div>
    </form>
  )
}

function Channels({ channels }: { channels: Notifications['channels'] }) {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  async function sendTest() {
    setBusy(true)
    try {
      const { results } = await call('sendTestNotification', {})
      const texts = results.map(({ channel, error }) => `${CHANNEL_TEXTS[channel]}: ${error ?? 'sent'}`)
      toast(texts.length > 0 ? texts.join('. ') : 'Save an address first')
    } catch (error) {
      toast(describeError(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={list.section}>
      <h2>What arrived</h2>
      <ul className={forms.form}>
        {channels.map(({ channel, missing, sentAtMs, failures, error }) => (
          <li key={channel}>
            {CHANNEL_TEXTS[channel]}{' '}
            <Badge kind={missing ? 'neutral' : failures > 0 ? 'bad' : 'good'}>
              {missing ? 'Not used' : failures > 0 ? 'Fails' : 'In use'}
            </Badge>{' '}
            {missing ??
              (error
                ? `${error}. It is tried again`
                : sentAtMs === null
                  ? 'Nothing was sent yet'
                  : `Last sent ${formatAgo(sentAtMs)}`)}
          </li>
        ))}
      </ul>
      <div className={forms.buttons}>
        <Button onClick={() => void sendTest()} disabled={isBusy}>
          {isBusy ? 'Sending' : 'Send a test'}
        </Button>
      </div>
    </section>
  )
}
