/** Whether the ledger answers: `/readyz` and the metrics report it. Pages need no answer, so nothing else depends on it. */
import { startPolling } from './base/polling.ts'
import { describeLastGood, type LastGood } from './last-good/last-good-file.ts'
import { LedgerError } from './ledger/ledger-error.ts'
import type { Ledger } from './ledger/ledger.ts'
import { getVersion } from './ledger/versions.ts'

const ASK_EVERY_MS = 1000
const ANSWER_WITHIN_MS = 2000

export interface LedgerWatch {
  /** Null while the ledger answers. */
  away(): { sinceMs: number; reason: string } | null
  /** For `/readyz`: without addresses, paths or messages of the database. */
  describe(): string | null
  close(): Promise<void>
}

export interface LedgerWatchOptions {
  ledger: Ledger
  lastGood?: LastGood | null
  askEveryMs?: number
  answerWithinMs?: number
}

export function startLedgerWatch(options: LedgerWatchOptions): LedgerWatch {
  const { ledger, lastGood, askEveryMs = ASK_EVERY_MS, answerWithinMs = ANSWER_WITHIN_MS } = options
  let away = lastGood ? { sinceMs: Date.now(), reason: lastGood.cause.code as string } : null

  const poll = startPolling({
    async look() {
      if (lastGood) return
      await withTimeout(getVersion(ledger, 'catalogueVersion'), answerWithinMs)
      away = null
    },
    everyMs: askEveryMs,
    onError(error) {
      const reason = error instanceof LedgerError ? error.code : 'unavailable'
      away = { sinceMs: away?.sinceMs ?? Date.now(), reason }
    },
  })

  return {
    away: () => away,
    describe() {
      if (!away) return null
      const since = `away since ${new Date(away.sinceMs).toISOString()} (${away.reason})`
      return lastGood ? `${since}; ${describeCopy(lastGood)}` : since
    },
    close: poll.close,
  }
}

/** Where backups are is for the operator's log only. */
function describeCopy({ storedAtMs, lastBackup }: LastGood): string {
  return describeLastGood({
    storedAtMs,
    lastBackup: lastBackup && { ...lastBackup, place: 'its usual place' },
  })
}

async function withTimeout<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LedgerError('unavailable', 'the ledger does not answer')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
