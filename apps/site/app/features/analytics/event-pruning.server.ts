/** Deletes the ids of events that cannot be sent again any more. */
import { pruneEventIds } from '#server/ledger/events.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { startPolling, type Poll } from '#server/base/polling.ts'

const PRUNE_EVERY_MS = 30_000

export interface EventPruningOptions {
  ledger: Ledger
  log: { error(message: string, error: unknown): void }
  everyMs?: number
  now?: () => number
}

export function startEventPruning(options: EventPruningOptions): Poll {
  const { ledger, log, everyMs = PRUNE_EVERY_MS, now = Date.now } = options
  return startPolling({
    look: () => pruneEventIds(ledger, now()),
    everyMs,
    onError: (error) => log.error('deleting old event ids failed', error),
  })
}
