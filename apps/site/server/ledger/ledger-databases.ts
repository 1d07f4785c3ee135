/**
 * Test only: databases on the PostgreSQL of the run. Copies of the empty ledger are used again, because making and dropping one takes ten times
 * as long as emptying it.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { EMPTY_DATABASE } from './ledger-engines.setup.ts'

/** Dead rows slow a database down. */
const MAX_USES = 40

/** Tables, columns, constraints, triggers and functions: a test that changed them must not hand its database on. */
const DESCRIBE_SCHEMA = `
  select md5(string_agg(line, ',' order by line)) as schema from (
    select concat_ws(' ', relname, relkind, relnatts, relpersistence) as line from pg_class
      where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', conrelid::regclass, conname) from pg_constraint
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
    union all select nspname from pg_namespace where nspname not like 'pg_%'
  ) as lines`

const END_OTHERS = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`

interface EmptyLedger {
  name: string
  url: string
  client: pg.Client
  uses: number
  schema: string
  /** Statements that bring the rows and sequences of an empty ledger back. */
  reset: string
}

const admins = new Map<string, pg.Pool>()
const unused: EmptyLedger[] = []

/** Connections to the server of the run, for all tests of this process. */
function getAdmin(serverUrl: string): pg.Pool {
  let admin = admins.get(serverUrl)
  if (!admin) {
    admin = new pg.Pool({ connectionString: serverUrl, max: 2, allowExitOnIdle: true })
    admin.on('error', () => {}) // the server stops before this process
    admins.set(serverUrl, admin)
  }
  return admin
}

async function createDatabase(serverUrl: string, template: string): Promise<{ name: string; url: string }> {
  const name = `ledger_${randomUUID().replaceAll('-', '')}`
  // Copied as files: half the work of the default, which writes each page to the log.
  await getAdmin(serverUrl).query(`create database ${name} template ${template} strategy file_copy`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { name, url: url.href }
}

async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await getAdmin(serverUrl).query(`drop database ${name} with (force)`)
}

/** The address of a database without tables, which is dropped after the test. */
export async function makeDatabase(serverUrl: string): Promise<string> {
  const { name, url } = await createDatabase(serverUrl, 'template1')
  onTestFinished(() => dropDatabase(serverUrl, name))
  return url
}

/** The address of an empty ledger for this test alone. */
export async function takeEmptyLedger(serverUrl: string): Promise<string> {
  const ledger = unused.pop() ?? (await makeEmptyLedger(serverUrl))
  onTestFinished(async () => {
    if (ledger.uses++ < MAX_USES && (await isEmptied(ledger))) unused.push(ledger)
    else {
      await ledger.client.end().catch(() => {}) // the test may have ended the connection
      await dropDatabase(serverUrl, ledger.name)
    }
  })
  return ledger.url
}

async function makeEmptyLedger(serverUrl: string): Promise<EmptyLedger> {
  const { name, url } = await createDatabase(serverUrl, EMPTY_DATABASE)
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // seen when the ledger is emptied
  await client.connect()
  return {
    ...{ name, url, client, uses: 0 },
    schema: await readSchema(client),
    reset: await describeReset(client),
  }
}

async function readSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(DESCRIBE_SCHEMA)
  return rows[0]!.schema
}

/** False for a ledger that cannot be used again. */
async function isEmptied({ client, reset, schema }: EmptyLedger): Promise<boolean> {
  try {
    await client.query(END_OTHERS)
    if ((await readSchema(client)) !== schema) return false
    await client.query(reset)
    return true
  } catch {
    return false
  }
}

async function describeReset(client: pg.Client): Promise<string> {
  const statements: string[] = []
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of tables.rows) statements.push(`delete from "${name}"`)
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ rows: string | null }>(
      `select json_agg(each)::text as rows from "${name}" as each`,
    )
    if (rows[0]!.rows)
      statements.push(
        `insert into "${name}" overriding system value
          select * from json_populate_recordset(null::"${name}", ${pg.escapeLiteral(rows[0]!.rows)})`,
      )
  }
  const sequences = await client.query<{ name: string; value: string; used: boolean }>(
    `select sequencename as name, coalesce(last_value, start_value) as value, last_value is not null as used
      from pg_sequences where schemaname = 'public'`,
  )
  for (const { name, value, used } of sequences.rows)
    statements.push(`select setval('"${name}"', ${value}, ${used})`)
  // Without triggers and foreign keys, in any order.
  return ['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';\n')
}
