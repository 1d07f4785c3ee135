/** Opens the ledger for a running server. */
import type { Config } from './config.ts'
import { refuseMissingLedger } from './last-good/last-good-file.ts'
import { openLedger, type Ledger } from './ledger/ledger.ts'

/** Long enough for a vote to wait for the publishing of a huge import by the command line, which holds SQLite's write lock for seconds. */
const BUSY_TIMEOUT_MS = 30_000
/** Longer than the slowest statement of a scheduled import; a frozen database delays a visitor's write by this much. */
export const ANSWER_TIMEOUT_MS = 10_000
const STALL_TIMEOUT_MS = 4000

/** Rejects when the ledger is missing or fails. */
export async function openServerLedger(config: Config): Promise<Ledger> {
  await refuseMissingLedger(config)
  const { dataDir, databaseUrl } = config
  return openLedger(
    databaseUrl === undefined
      ? { dataDir, busyTimeoutMs: BUSY_TIMEOUT_MS, stallTimeoutMs: STALL_TIMEOUT_MS }
      : { databaseUrl, answerTimeoutMs: ANSWER_TIMEOUT_MS },
  )
}
