/** Removes what imports left whose process was killed, so that nothing shows them as running. */
import { startPolling, type Poll } from './base/polling.ts'
import type { Log } from './base/log.ts'
import { clearDeadImports } from './ledger/imports.ts'
import type { Ledger } from './ledger/ledger.ts'

const LOOK_EVERY_MS = 60_000

export interface DeadImportsParts {
  ledger: Ledger
  log: Pick<Log, 'warn' | 'error'>
  everyMs?: number
  now?: () => number
}

export function startDeadImports({
  ledger,
  log,
  everyMs = LOOK_EVERY_MS,
  now = Date.now,
}: DeadImportsParts): Pick<Poll, 'close'> {
  return startPolling({
    everyMs,
    async look() {
      const importIds = await clearDeadImports(ledger, now())
      if (importIds.length > 0)
        log.warn('imports ended without a result: their process was killed', { importIds })
    },
    onError: (error) => log.error('removing killed imports failed', error),
  })
}
