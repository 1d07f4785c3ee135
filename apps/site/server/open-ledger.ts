/** Opens the ledger for a running server. */
import type { Config } from './config.ts'
import { refuseMissingLedger } from './last-good/last-good-file.ts'
import { MAX_CONNECTIONS, openLedger, openOwnedSqlite, type Ledger } from './ledger/ledger.ts'

/** Long enough for a vote to wait for the publishing of a huge import by the command line, which holds SQLite's write lock for seconds. */
export const BUSY_TIMEOUT_MS = 30_000
/** Longer than the slowest statement of a scheduled import; a frozen database delays a visitor's write by this much. */
export const ANSWER_TIMEOUT_MS = 10_000
export const STALL_TIMEOUT_MS = 4000

/** Fewer would make a visitor's write wait for the looks at changes. */
const MIN_CONNECTIONS = 3

/** Rejects when the ledger is missing or fails. With PostgreSQL the server's `workers` share its connections. */
export async function openServerLedger(config: Config, workers = 1): Promise<Ledger> {
  const { databaseUrl } = config
  if (databaseUrl === undefined) return (await openServerSqlite(config)).ledger
  await refuseMissingLedger(config)
  const maxConnections = Math.max(MIN_CONNECTIONS, Math.floor(MAX_CONNECTIONS / workers))
  return openLedger({ databaseUrl, answerTimeoutMs: ANSWER_TIMEOUT_MS, maxConnections })
}

/** The same for SQLite, with the client for the statements of worker processes. */
export async function openServerSqlite(config: Config): ReturnType<typeof openOwnedSqlite> {
  await refuseMissingLedger(config)
  return openOwnedSqlite({
    dataDir: config.dataDir,
    busyTimeoutMs: BUSY_TIMEOUT_MS,
    stallTimeoutMs: STALL_TIMEOUT_MS,
  })
}
