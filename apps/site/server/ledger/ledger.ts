/** The database layer: `node:sqlite` in a worker by default, PostgreSQL for a fleet. */
import { mkdir, stat } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { LedgerError, toPostgresError } from './ledger-error.ts'
import type { LedgerEngine } from './ledger-engine.ts'
import { migrateLedger, MIGRATIONS, type Migration } from './migrations.ts'
import type { LedgerTables } from './schema.ts'
import { startSqliteClient } from './sqlite-client.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'

export type LedgerOptions =
  | {
      /** The folder of `ledger.db`; made when it does not exist. */
      dataDir: string
      /** Where `sqlite-worker.ts` is, when it cannot be found by walking up. */
      workerPath?: string
      /** How long a write waits for another writer; 10 s by default. */
      busyTimeoutMs?: number
      /** When a worker that does not answer counts as stalled; never by default. */
      stallTimeoutMs?: number
    }
  | {
      databaseUrl: string
      /** How long a connection may take to open; 5 s by default. */
      connectTimeoutMs?: number
      /** When a statement without an answer breaks its connection, as a frozen database needs; also in a migration. Never by default. */
      answerTimeoutMs?: number
      /** How long a statement may run or wait for a lock; 60 s by default. Migrations have no limit. */
      statementTimeoutMs?: number
    }

export interface Ledger {
  engine: LedgerEngine
  db: Kysely<LedgerTables>
  /** Resolves when the ledger answers; rejects with the cause. */
  ping(): Promise<void>
  close(): Promise<void>
}

export const LEDGER_FILE = 'ledger.db'
/** Of a statement, in the detail of a fault. */
const MAX_STATEMENT_CHARS = 160
const DEFAULT_BUSY_TIMEOUT_MS = 10_000
const DEFAULT_CONNECT_TIMEOUT_MS = 5_000
/** Longer than publishing the largest import takes. */
const DEFAULT_STATEMENT_TIMEOUT_MS = 60_000
/** A process that stopped in the middle of a transaction must not hold its locks for ever. */
const IDLE_TRANSACTION_TIMEOUT_MS = 300_000

/** Of `pg`: such an error has no code. */
const QUERY_TIMEOUT_MESSAGE = 'Query read timeout'

/** `pg` returns 8-byte and arbitrary-precision numbers as text; all of ours fit a double exactly. */
const NUMBER_TYPES = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])

async function openSqlite(
  options: Extract<LedgerOptions, { dataDir: string }>,
): Promise<Kysely<LedgerTables>> {
  await mkdir(options.dataDir, { recursive: true }).catch((cause: Error) => {
    throw new LedgerError(
      'unwritable',
      `Ledger: making the folder ${options.dataDir} failed: ${cause.message}`,
    )
  })
  const file = join(options.dataDir, LEDGER_FILE)
  await refuseEmptied(options.dataDir, file)
  const client = await startSqliteClient({
    file,
    busyTimeoutMs: options.busyTimeoutMs ?? DEFAULT_BUSY_TIMEOUT_MS,
    workerPath: options.workerPath,
    stallTimeoutMs: options.stallTimeoutMs,
  })
  return new Kysely<LedgerTables>({ dialect: createSqliteDialect(client) })
}

/** SQLite treats an empty file as a new database; next to a search index it is a truncated one, and all data would appear lost. */
async function refuseEmptied(dataDir: string, file: string): Promise<void> {
  const isEmpty = (await stat(file).catch(() => null))?.size === 0
  if (!isEmpty || !(await stat(join(dataDir, 'index')).catch(() => null))) return
  throw new LedgerError(
    'corrupt',
    `Ledger: ${file} is empty, but a site was served from it; restore it from a backup, or delete it and the folder index to begin anew`,
  )
}

/** For messages: the address without its password. */
export function describeDatabase(databaseUrl: string): string {
  const { host, pathname } = URL.parse(databaseUrl) ?? { host: 'the given DATABASE_URL', pathname: '' }
  return `PostgreSQL at ${host}${pathname}`
}

function openPostgres(options: Extract<LedgerOptions, { databaseUrl: string }>): Kysely<LedgerTables> {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    connectionTimeoutMillis: options.connectTimeoutMs ?? DEFAULT_CONNECT_TIMEOUT_MS,
    keepAlive: true,
    query_timeout: options.answerTimeoutMs,
    statement_timeout: options.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        NUMBER_TYPES.has(type) ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
  })
  // A broken idle connection leaves the pool automatically; the next query opens another or rejects with the cause.
  pool.on('error', () => {})
  // A connection that breaks in use rejects its query and leaves the pool; without a listener its error would also end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    convertPostgresErrors(client)
  })
  return new Kysely<LedgerTables>({ dialect: new PostgresDialect({ pool }) })
}

/** Kysely passes on the driver's errors: they are converted to LedgerErrors here, so that no caller shows an engine's message. */
function convertPostgresErrors(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown> | undefined
  client.query = ((...args: unknown[]) =>
    query(...args)?.catch((error: unknown) => {
      if ((error as Error).message === QUERY_TIMEOUT_MESSAGE) {
        // The connection still waits for the answer: nothing else may be sent on it.
        ;(client as pg.PoolClient & { connection: { stream: Socket } }).connection.stream.destroy()
        throw new LedgerError(
          'unavailable',
          'The ledger does not answer; try again when its database is back',
        )
      }
      throw toPostgresError(error, String(args[0]).slice(0, MAX_STATEMENT_CHARS))
    })) as typeof client.query
}

/** Opens a copy of a ledger that nothing changes any more. Writes reject with `unwritable`. */
export async function openReadOnly(file: string): Promise<Ledger> {
  const client = await startSqliteClient({
    ...{ file, busyTimeoutMs: DEFAULT_BUSY_TIMEOUT_MS, isReadOnly: true },
  })
  const db = new Kysely<LedgerTables>({ dialect: createSqliteDialect(client) })
  return toLedger('sqlite', db)
}

/** Opens the ledger and runs pending migrations; `migrations` are fewer where an earlier version's tables are wanted. */
export async function openLedger(
  options: LedgerOptions,
  { migrations = MIGRATIONS }: { migrations?: Migration[] } = {},
): Promise<Ledger> {
  const engine: LedgerEngine = 'databaseUrl' in options ? 'postgres' : 'sqlite'
  const db = 'databaseUrl' in options ? openPostgres(options) : await openSqlite(options)
  try {
    await migrateLedger(db, engine, migrations)
  } catch (error) {
    await db.destroy()
    if (error instanceof LedgerError || !('databaseUrl' in options)) throw error
    const cause = (error as Error).message || (error as NodeJS.ErrnoException).code
    const message = `Ledger: opening ${describeDatabase(options.databaseUrl)} failed: ${cause}`
    throw new LedgerError('unavailable', message, { cause: error })
  }
  return toLedger(engine, db)
}

function toLedger(engine: LedgerEngine, db: Kysely<LedgerTables>): Ledger {
  return {
    engine,
    db,
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}
