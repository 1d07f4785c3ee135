/** Looks every minute whether there is something new to tell, in one process of all. */
import type { Log } from '../base/log.ts'
import { startPolling, type Poll } from '../base/polling.ts'
import type { Config } from '../config.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { runDoctor } from '../operations/health.ts'
import { countNotices, toNotice, type NoticeKind } from './notices.ts'
import {
  CHANNELS,
  readNotificationSettings,
  readNotificationState,
  storeNotificationState,
  type ChannelState,
} from './notification-store.ts'
import { findMissing, sendNotification, type SendOptions } from './send-notification.ts'

const LOOK_EVERY_MS = 60_000
const DOCTOR_EVERY_MS = 3_600_000
const MIN_RETRY_MS = 60_000
const MAX_RETRY_MS = 6 * 3_600_000

export interface NotificationParts {
  ledger: Ledger
  config: Config
  log: Pick<Log, 'warn' | 'error'>
  everyMs?: number
  now?: () => number
  countDoctorFailures?: () => Promise<number>
  /** Tests: see `SendOptions`. */
  send?: SendOptions
}

export function startNotifications(parts: NotificationParts): Pick<Poll, 'close' | 'lookNow'> {
  const { config, log, everyMs = LOOK_EVERY_MS, now = Date.now } = parts
  const countDoctorFailures =
    parts.countDoctorFailures ??
    (async () => (await runDoctor(config)).filter(({ state }) => state === 'failure').length)
  let doctor = { failures: 0, atMs: now() }

  async function look(): Promise<void> {
    const nowMs = now()
    const settings = await readNotificationSettings(parts.ledger)
    const channels = CHANNELS.filter((channel) => findMissing(channel, settings, config) === null)
    if (channels.length === 0) return
    if (settings.kinds.includes('doctor') && nowMs - doctor.atMs > DOCTOR_EVERY_MS)
      doctor = { failures: await countDoctorFailures().catch(() => doctor.failures), atMs: nowMs }
    const asked = { doctorFailures: doctor.failures, nowMs }
    const counts = await countNotices(parts.ledger, config, asked)
    const state = await readNotificationState(parts.ledger)
    const before = JSON.stringify(state)
    for (const channel of channels) {
      const one = state[channel]
      const kinds = takeNews(one, settings.kinds, counts)
      const isDue = nowMs >= Math.max(one.nextAtMs, (one.sentAtMs ?? 0) + settings.everyMinutes * 60_000)
      if (kinds.length === 0 || !isDue) continue
      const notices = kinds.map((kind) => toNotice(kind, counts[kind]))
      const notification = {
        notices,
        consoleOrigin: config.console?.origin ?? null,
        isTest: false,
        nowMs,
      }
      try {
        await sendNotification(channel, { settings, config, notification }, parts.send)
        Object.assign(one, {
          notified: { ...counts },
          sentAtMs: nowMs,
          failures: 0,
          nextAtMs: 0,
          error: null,
        })
      } catch (error) {
        noteFailure(one, error, nowMs)
        log.warn('a notification did not arrive', { channel, error: one.error })
      }
    }
    if (JSON.stringify(state) !== before) await storeNotificationState(parts.ledger, state)
  }

  return startPolling({
    look,
    everyMs,
    onError: (error) => log.error('looking for notifications failed', error),
  })
}

/** Kinds of which there are more than in the last notification; what was settled since counts again. */
function takeNews(
  state: ChannelState,
  kinds: readonly NoticeKind[],
  counts: Readonly<Record<NoticeKind, number>>,
): NoticeKind[] {
  for (const [kind, notified] of Object.entries(state.notified))
    state.notified[kind] = Math.min(notified, counts[kind as NoticeKind] ?? 0)
  return kinds.filter((kind) => counts[kind] > (state.notified[kind] ?? 0))
}

function noteFailure(state: ChannelState, error: unknown, nowMs: number): void {
  state.failures++
  state.nextAtMs = nowMs + Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** Math.min(20, state.failures - 1))
  state.error = (error instanceof Error ? error.message : String(error)).slice(0, 200)
}
