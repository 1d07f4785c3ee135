/**
 * The database session in which the periodic jobs of a fleet run, on one process at a time: it holds an advisory lock, and everything that
 * the jobs write goes through it. PostgreSQL ends the session, and with it the lock, when its process dies or stops answering, so a process
 * that was frozen can write nothing more as the owner of the jobs (decision 050).
 */
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { toLedger, type Ledger } from './ledger.ts'
import {
  breakConnection,
  guardClient,
  listClientSettings,
  type PostgresOptions,
} from './postgres-connection.ts'
import type { LedgerTables } from './schema.ts'

/** Any fixed number, another one than that of the migrations. */
export const JOB_LOCK_ID = 7_529_002
const BEAT_EVERY_MS = 2000
/** The process of a session is silent for this long: PostgreSQL ends it. Longer than the event loop is ever busy. */
const SILENCE_MS = 6000
/** How often PostgreSQL looks whether the process of a running statement is still there. */
const DEAD_CLIENT_CHECK_MS = 1000

/** A frozen database does not say goodbye. */
const CLOSE_LIMIT_MS = 2000

export interface JobSession {
  /** One connection: statements and transactions wait for each other. Rejects when the session has ended. */
  ledger: Ledger
  /** Aborted when the session has ended, for whatever reason. */
  signal: AbortSignal
  /** Ends the session: another process may have the jobs. */
  close(): Promise<void>
}

/** Null while another process has the jobs, which is asked of `ledger` first: a session is a connection of its own. */
export async function takeJobSession(ledger: Ledger, options: PostgresOptions): Promise<JobSession | null> {
  return (await hasJobOwner(ledger)) ? null : openJobSession(options)
}

/** Null while another process has the jobs. */
export async function openJobSession(options: PostgresOptions): Promise<JobSession | null> {
  const client = new pg.Client({ ...listClientSettings(options), application_name: 'playhouse jobs' })
  const ended = new AbortController()
  client.once('end', () => ended.abort())
  const { connection, whenIdle } = shareConnection(client)
  try {
    guardClient(client, () => options.answerTimeoutMs ?? Number.POSITIVE_INFINITY)
    await client.connect()
    for (const name of ['idle_session_timeout', 'idle_in_transaction_session_timeout'])
      await client.query('select set_config($1, $2, false)', [name, String(SILENCE_MS)])
    // A database server on Windows refuses it: there a dead client is noticed after its statement.
    await client
      .query("select set_config('client_connection_check_interval', $1, false)", [
        String(DEAD_CLIENT_CHECK_MS),
      ])
      .catch(() => {})
    const { rows } = await client.query<{ is_held: boolean }>('select pg_try_advisory_lock($1) as is_held', [
      JOB_LOCK_ID,
    ])
    if (!rows[0]!.is_held) {
      await client.end()
      return null
    }
  } catch (error) {
    breakConnection(client)
    throw error
  }
  const beat = setInterval(() => {
    whenIdle(() => client.query('select 1').then(undefined, () => {}))
  }, BEAT_EVERY_MS).unref()
  const db = new Kysely<LedgerTables>({ dialect: new PostgresDialect({ pool: connection }) })
  return {
    ledger: toLedger('postgres', db),
    signal: ended.signal,
    async close() {
      clearInterval(beat)
      await db.destroy()
      const timer = setTimeout(() => breakConnection(client), CLOSE_LIMIT_MS)
      await client.end()
      clearTimeout(timer)
    },
  }
}

/** A pool of this one connection: who asks while it is in use waits. */
function shareConnection(client: pg.Client) {
  let inUse = Promise.resolve()
  let statements = 0

  async function query(...args: Parameters<pg.Client['query']>) {
    statements++
    try {
      return await client.query(...args)
    } finally {
      statements--
    }
  }

  return {
    connection: {
      async connect() {
        const before = inUse
        let release = () => {}
        inUse = new Promise((resolve) => (release = resolve))
        await before
        return { query, release }
      },
      // The session ends it.
      end: async () => {},
    } as unknown as pg.Pool,
    /** `work` may run inside a transaction, but not behind a statement that takes long. */
    whenIdle(work: () => void) {
      if (statements === 0) work()
    },
  }
}

/**
 * Whether a process has the jobs, asked without a connection of its own. A process that was frozen while it read a long answer
 * is not silent for PostgreSQL, which waits until it reads on: its session is ended here.
 */
async function hasJobOwner({ db }: Ledger): Promise<boolean> {
  const { rows } = await sql<{ pid: number; is_stuck: boolean }>`
    select a.pid,
      coalesce(a.wait_event = 'ClientWrite' and a.query_start < clock_timestamp() - make_interval(secs => ${SILENCE_MS / 1000}), false) as is_stuck
    from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = ${sql.lit(JOB_LOCK_ID)} and l.objsubid = 1
      and l.database = (select oid from pg_database where datname = current_database())
  `.execute(db)
  for (const { pid, is_stuck } of rows)
    if (is_stuck) await sql`select pg_terminate_backend(${pid})`.execute(db)
  return rows.length > 0
}
