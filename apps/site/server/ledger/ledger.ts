/** The database layer: `node:sqlite` in a worker by default, PostgreSQL for a fleet. */
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { LedgerError } from './ledger-error.ts'
import type { LedgerEngine } from './ledger-engine.ts'
import { migrateLedger, MIGRATIONS, type Migration } from './migrations.ts'
import { guardClient, listClientSettings, type PostgresOptions } from './postgres-connection.ts'
import type { LedgerTables } from './schema.ts'
import { startSqliteClient, type SqliteClient, type SqliteSender } from './sqlite-client.ts'
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
  | PostgresOptions

export interface Ledger {
  engine: LedgerEngine
  db: Kysely<LedgerTables>
  /** Resolves when the ledger answers; rejects with the cause. */
  ping(): Promise<void>
  close(): Promise<void>
}

export const LEDGER_FILE = 'ledger.db'
const DEFAULT_BUSY_TIMEOUT_MS = 10_000
/** To PostgreSQL, of one server: its worker processes share them. */
export const MAX_CONNECTIONS = 10

type SqliteOptions = Extract<LedgerOptions, { dataDir: string }>

async function openSqlite(options: SqliteOptions): Promise<SqliteClient> {
  await mkdir(options.dataDir, { recursive: true }).catch((cause: Error) => {
    throw new LedgerError(
      'unwritable',
      `Ledger: making the folder ${options.dataDir} failed: ${cause.message}`,
    )
  })
  const file = join(options.dataDir, LEDGER_FILE)
  await refuseEmptied(options.dataDir, file)
  return startSqliteClient({
    file,
    busyTimeoutMs: options.busyTimeoutMs ?? DEFAULT_BUSY_TIMEOUT_MS,
    workerPath: options.workerPath,
    stallTimeoutMs: options.stallTimeoutMs,
  })
}

/** The ledger, and the client through which other processes' statements are passed on. */
export async function openOwnedSqlite(
  options: SqliteOptions,
  migrations = MIGRATIONS,
): Promise<{ ledger: Ledger; client: SqliteClient }> {
  const client = await openSqlite(options)
  const db = toKysely(client)
  try {
    await migrateLedger(db, 'sqlite', migrations)
  } catch (error) {
    await client.close()
    throw error
  }
  return { ledger: toLedger('sqlite', db), client }
}

export function toKysely(sender: SqliteSender): Kysely<LedgerTables> {
  return new Kysely<LedgerTables>({ dialect: createSqliteDialect(sender) })
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

/** `limitAnswers` is called when the migrations have run. */
function openPostgres(options: PostgresOptions): { db: Kysely<LedgerTables>; limitAnswers: () => void } {
  let answerTimeoutMs = Number.POSITIVE_INFINITY
  const pool = new pg.Pool({ ...listClientSettings(options), max: options.maxConnections ?? MAX_CONNECTIONS })
  // A broken idle connection leaves the pool automatically; the next query opens another or rejects with the cause.
  pool.on('error', () => {})
  pool.on('connect', (client) => guardClient(client, () => answerTimeoutMs))
  return {
    db: new Kysely<LedgerTables>({ dialect: new PostgresDialect({ pool }) }),
    limitAnswers: () => void (answerTimeoutMs = options.answerTimeoutMs ?? Number.POSITIVE_INFINITY),
  }
}

/** Opens a copy of a ledger that nothing changes any more. Writes reject with `unwritable`. */
export async function openReadOnly(file: string): Promise<Ledger> {
  const client = await startSqliteClient({
    ...{ file, busyTimeoutMs: DEFAULT_BUSY_TIMEOUT_MS, isReadOnly: true },
  })
  return toLedger('sqlite', toKysely(client))
}

/** Opens the ledger and runs pending migrations; `migrations` are fewer where an earlier version's tables are wanted. */
export async function openLedger(
  options: LedgerOptions,
  { migrations = MIGRATIONS }: { migrations?: Migration[] } = {},
): Promise<Ledger> {
  if (!('databaseUrl' in options)) return (await openOwnedSqlite(options, migrations)).ledger
  const { db, limitAnswers } = openPostgres(options)
  try {
    await migrateLedger(db, 'postgres', migrations)
    limitAnswers()
  } catch (error) {
    await db.destroy()
    if (error instanceof LedgerError) throw error
    const cause = (error as Error).message || (error as NodeJS.ErrnoException).code
    const message = `Ledger: opening ${describeDatabase(options.databaseUrl)} failed: ${cause}`
    throw new LedgerError('unavailable', message, { cause: error })
  }
  return toLedger('postgres', db)
}

export function toLedger(engine: LedgerEngine, db: Kysely<LedgerTables>): Ledger {
  return {
    engine,
    db,
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}
