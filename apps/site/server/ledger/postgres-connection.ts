/** What all connections to PostgreSQL share: types, time limits, and errors as LedgerErrors. */
import type { Socket } from 'node:net'
import pg from 'pg'
import { LedgerError, toPostgresError } from './ledger-error.ts'

export interface PostgresOptions {
  databaseUrl: string
  /** How long a connection may take to open; 5 s by default. */
  connectTimeoutMs?: number
  /** When a statement without an answer breaks its connection, as a frozen database needs. Never by default; a migration has no limit. */
  answerTimeoutMs?: number
  /** How long a statement may run or wait for a lock; 60 s by default. Migrations have no limit. */
  statementTimeoutMs?: number
  /** Of the pool; 10 by default. */
  maxConnections?: number
}

const DEFAULT_CONNECT_TIMEOUT_MS = 5_000
/** Longer than publishing the largest import takes. */
const DEFAULT_STATEMENT_TIMEOUT_MS = 60_000
/** A process that stopped in the middle of a transaction must not hold its locks for ever. */
const IDLE_TRANSACTION_TIMEOUT_MS = 300_000
/** Of a statement, in the detail of a fault. */
const MAX_STATEMENT_CHARS = 160

/** `pg` returns 8-byte and arbitrary-precision numbers as text; all of ours fit a double exactly. */
const NUMBER_TYPES = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])

export function listClientSettings(options: PostgresOptions) {
  return {
    connectionString: options.databaseUrl,
    connectionTimeoutMillis: options.connectTimeoutMs ?? DEFAULT_CONNECT_TIMEOUT_MS,
    keepAlive: true,
    statement_timeout: options.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        NUMBER_TYPES.has(type) ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
  }
}

type Query = (...args: unknown[]) => Promise<unknown> | undefined

/**
 * Kysely passes on the driver's errors: they are converted here, so that no caller shows an engine's message. `answerTimeoutMs` is read
 * for each statement. The driver's own limit cannot be changed while a connection is open.
 */
export function guardClient(
  client: pg.ClientBase,
  answerTimeoutMs: () => number = () => Number.POSITIVE_INFINITY,
): void {
  // A connection that breaks in use rejects its query; without a listener its error would also end the process.
  client.on('error', () => {})
  const query = client.query.bind(client) as Query
  client.query = ((...args: unknown[]) => {
    const answer = query(...args)
    return answer && withinTime(client, answer, answerTimeoutMs(), String(args[0]))
  }) as typeof client.query
}

async function withinTime(
  client: pg.ClientBase,
  answer: Promise<unknown>,
  limitMs: number,
  statement: string,
): Promise<unknown> {
  let isLate = false
  const timer = Number.isFinite(limitMs)
    ? setTimeout(() => {
        isLate = true
        // It still waits for the answer: nothing else may be sent on it.
        breakConnection(client)
      }, limitMs)
    : undefined
  try {
    return await answer
  } catch (error) {
    if (!isLate) throw toPostgresError(error, statement.slice(0, MAX_STATEMENT_CHARS))
    throw new LedgerError('unavailable', 'The ledger does not answer; try again when its database is back', {
      cause: error,
    })
  } finally {
    clearTimeout(timer)
  }
}

/** `end` would wait for the other side. */
export function breakConnection(client: pg.ClientBase): void {
  ;(client as pg.ClientBase & { connection: { stream: Socket } }).connection.stream.destroy()
}
