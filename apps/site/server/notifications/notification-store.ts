/** To whom notifications go, and what the last one of each channel said. */
import * as v from 'valibot'
import type { Ledger } from '../ledger/ledger.ts'
import { findFact, setFact } from '../ledger/versions.ts'
import { NOTICE_KINDS } from './notices.ts'

const SETTINGS_KEY = 'notifications'
const STATE_KEY = 'notificationState'

export const CHANNELS = ['email', 'webhook'] as const
export type Channel = (typeof CHANNELS)[number]

export const NotificationSettingsSchema = v.object({
  emails: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.email('This is no e-mail address'), v.maxLength(200))),
    v.maxLength(10, 'At most 10 addresses'),
  ),
  /** https; empty: none. */
  webhook: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(500),
    v.check(
      (text) => text === '' || isWebhook(text),
      'A webhook is an https address without a user name or port',
    ),
  ),
  /** At most one notification in this time. */
  everyMinutes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(5, 'At least 5 minutes'),
    v.maxValue(1440, 'At most a day'),
  ),
  kinds: v.array(v.picklist(NOTICE_KINDS)),
})
export type NotificationSettings = v.InferOutput<typeof NotificationSettingsSchema>

function isWebhook(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.port === ''
}

const DEFAULTS: NotificationSettings = {
  emails: [],
  webhook: '',
  everyMinutes: 15,
  kinds: [...NOTICE_KINDS],
}

const ChannelStateSchema = v.object({
  /** How many of each kind its last notifications named. */
  notified: v.record(v.string(), v.number()),
  sentAtMs: v.nullable(v.number()),
  failures: v.number(),
  /** Not tried before. */
  nextAtMs: v.number(),
  error: v.nullable(v.string()),
})
export type ChannelState = v.InferOutput<typeof ChannelStateSchema>

const StateSchema = v.object({ email: ChannelStateSchema, webhook: ChannelStateSchema })
export type NotificationState = v.InferOutput<typeof StateSchema>

const newState = (): ChannelState => ({ notified: {}, sentAtMs: null, failures: 0, nextAtMs: 0, error: null })

export async function readNotificationSettings(ledger: Ledger): Promise<NotificationSettings> {
  const parsed = v.safeParse(NotificationSettingsSchema, parse(await findFact(ledger, SETTINGS_KEY)))
  return parsed.success ? parsed.output : DEFAULTS
}

export const storeNotificationSettings = (ledger: Ledger, settings: NotificationSettings): Promise<void> =>
  setFact(ledger, SETTINGS_KEY, JSON.stringify(settings))

export async function readNotificationState(ledger: Ledger): Promise<NotificationState> {
  const parsed = v.safeParse(StateSchema, parse(await findFact(ledger, STATE_KEY)))
  return parsed.success ? parsed.output : { email: newState(), webhook: newState() }
}

export const storeNotificationState = (ledger: Ledger, state: NotificationState): Promise<void> =>
  setFact(ledger, STATE_KEY, JSON.stringify(state))

/** Null where nothing readable is stored. */
function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
