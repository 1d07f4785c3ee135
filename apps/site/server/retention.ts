/** Deletes data older than the periods on the privacy page. A clock that jumped ahead would delete data permanently, so it is checked first. */
import { MESSAGE_DAYS } from '#app/features/contact/contact.ts'
import { REPORT_DAYS } from '#app/features/reports/report.ts'
import { pruneAudit } from './ledger/audit.ts'
import { deleteExpiredAccess } from './ledger/console-access.ts'
import { prunePlayHours } from './ledger/counters.ts'
import { pruneEventTotals } from './ledger/event-totals.ts'
import { firstStoredDay, pruneEventDays } from './ledger/events.ts'
import type { Ledger } from './ledger/ledger.ts'
import { deleteMessagesBefore } from './ledger/messages.ts'
import { pruneRemovedDocuments } from './ledger/removed-documents.ts'
import { deleteReportsBefore } from './ledger/reports.ts'
import { findLastRetentionRun, findNewestRecord, storeRetentionRun } from './ledger/retention-clock.ts'
import { pruneContents } from './ledger/upload-files.ts'
import type { Log } from './base/log.ts'

const DAY_MS = 24 * 3_600_000
const RUN_EVERY_MS = 3_600_000
/** While it waits for the operator's confirmation, which should not take an hour to have an effect. */
const HELD_LOOK_EVERY_MS = 60_000
/** A server that was off for longer asks for confirmation once; a clock that is wrong by less deletes data at most this much too early. */
export const MAX_CLOCK_GAP_MS = 30 * DAY_MS

export interface ClockCheck {
  isTrusted: boolean
  nowMs: number
  /** The last stored run; before the first one, the newest record of any kind. Null when there is neither. */
  referenceMs: number | null
}

export async function checkClock(ledger: Ledger, nowMs: number): Promise<ClockCheck> {
  const referenceMs = (await findLastRetentionRun(ledger)) ?? (await findNewestRecord(ledger))
  return { isTrusted: referenceMs === null || nowMs - referenceMs <= MAX_CLOCK_GAP_MS, nowMs, referenceMs }
}

/** In words, for the log and for `doctor`. */
export function describeClockGap({ nowMs, referenceMs }: ClockCheck): string {
  const days = Math.round((nowMs - (referenceMs ?? nowMs)) / DAY_MS)
  return `the clock says ${toDay(nowMs)}, ${days} days after the last retention run (${toDay(referenceMs ?? nowMs)}); nothing is deleted until it is confirmed`
}

function toDay(ms: number): string {
  const date = new Date(ms)
  // A clock can be outside the range of dates.
  return Number.isNaN(date.getTime()) ? `${ms} ms` : date.toISOString().slice(0, 10)
}

export interface RetentionCounts {
  messages: number
  reports: number
  playHours: number
  eventDays: number
  audit: number
  /** Sessions and links of the console. */
  consoleAccess: number
  /** Contents of uploads that no version has. */
  uploads: number
}

export type RetentionOutcome =
  | { isHeld: true; clock: ClockCheck }
  | { isHeld: false; deleted: RetentionCounts }

export async function runRetention(ledger: Ledger, nowMs: number): Promise<RetentionOutcome> {
  const clock = await checkClock(ledger, nowMs)
  if (!clock.isTrusted) return { isHeld: true, clock }
  const deleted = {
    messages: await deleteMessagesBefore(ledger, nowMs - MESSAGE_DAYS * DAY_MS),
    reports: await deleteReportsBefore(ledger, nowMs - REPORT_DAYS * DAY_MS),
    playHours: await prunePlayHours(ledger, nowMs),
    eventDays: await pruneEventDays(ledger, nowMs),
    audit: await pruneAudit(ledger, nowMs),
    consoleAccess: await deleteExpiredAccess(ledger, nowMs),
    uploads: await pruneContents(ledger, nowMs),
  }
  await pruneRemovedDocuments(ledger, nowMs)
  await pruneEventTotals(ledger, firstStoredDay(nowMs))
  await storeRetentionRun(ledger, nowMs)
  return { isHeld: false, deleted }
}

export interface RetentionParts {
  ledger: Ledger
  log: Pick<Log, 'warn' | 'error'>
  everyMs?: number
  heldLookEveryMs?: number
  now?: () => number
}

export interface Retention {
  /** Resolves when nothing more is being deleted. */
  close(): Promise<void>
}

/** Runs at once, and every hour from then on. */
export function startRetention(parts: RetentionParts): Retention {
  const { ledger, log, everyMs = RUN_EVERY_MS, heldLookEveryMs = HELD_LOOK_EVERY_MS, now = Date.now } = parts
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let wasHeld = false

  async function run(): Promise<void> {
    try {
      const outcome = await runRetention(ledger, now())
      if (outcome.isHeld && !wasHeld)
        log.warn(
          `retention is paused: ${describeClockGap(outcome.clock)}: npm run portal -- doctor --confirm-clock`,
        )
      wasHeld = outcome.isHeld
    } catch (error) {
      log.error('retention job failed', error)
    }
    if (isClosed) return
    timer = setTimeout(() => (running = run()), wasHeld ? heldLookEveryMs : everyMs).unref()
  }

  let running = run()
  return {
    close() {
      isClosed = true
      clearTimeout(timer)
      return running
    },
  }
}
