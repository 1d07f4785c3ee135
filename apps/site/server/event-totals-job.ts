/** Adds up the counts of days that are over, for statistics. */
import { startPolling, type Poll } from './base/polling.ts'
import { addUpNextDay } from './ledger/event-totals.ts'
import type { Ledger } from './ledger/ledger.ts'

const LOOK_EVERY_MS = 10 * 60_000
/** Between two days, when there are many: what waits for the ledger goes first. */
const CATCH_UP_EVERY_MS = 500

export interface EventTotalsOptions {
  ledger: Ledger
  log: { error(message: string, error: unknown): void }
  everyMs?: number
  now?: () => number
}

export function startEventTotals({ ledger, log, everyMs, now = Date.now }: EventTotalsOptions): Poll {
  const poll = startPolling({
    async look() {
      if (await addUpNextDay(ledger, now())) poll.lookNow()
    },
    everyMs: everyMs ?? LOOK_EVERY_MS,
    minPauseMs: CATCH_UP_EVERY_MS,
    onError: (error) => log.error('adding up events failed', error),
  })
  // Not only after the first pause: a ledger of an earlier version has no totals.
  poll.lookNow()
  return poll
}
