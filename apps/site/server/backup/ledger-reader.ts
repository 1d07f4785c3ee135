/** Reads a whole ledger as it was at one moment, while it is in use. */
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { LEDGER_FILE, type LedgerOptions } from '../ledger/ledger.ts'
import { MIGRATIONS } from '../ledger/migrations.ts'
import {
  BackupError,
  createRowDigest,
  writeRow,
  type BackupPart,
  type Row,
  type Value,
} from './backup-format.ts'
import { BACKUP_TABLES } from './table-order.ts'

/** Pages of 4 KiB that are copied at a time; another writer's change begins the copy again, so it is all of them. */
const PAGES_AT_ONCE = 1_000_000_000
const ROWS_AT_ONCE = 1000
/** Their rows are large. */
const FEW_ROWS = {
  tables: ['upload_chunks', 'document_pictures', 'article_pictures', 'sponsor_pictures'],
  atOnce: 16,
}

interface Snapshot {
  migrations: readonly string[]
  /** Null for a table that this ledger does not have; columns are sorted by name. */
  findColumns(table: string): Promise<string[] | null>
  readRows(table: string, columns: readonly string[]): AsyncIterable<Row>
  findLastId(table: string, columns: readonly string[]): Promise<number | null>
  close(): Promise<void>
}

export interface ReadRequest {
  software: string
  nowMs: number
  /** All by default. */
  tables?: readonly (typeof BACKUP_TABLES)[number][]
  /** Of SQLite: false reads in one transaction, which is short enough for a few tables and needs no second file. */
  isCopied?: boolean
}

/** All parts of a backup. The ledger must exist and have been opened by this version. */
export async function* readLedger(
  options: LedgerOptions,
  { software, nowMs, tables: wanted = BACKUP_TABLES, isCopied = true }: ReadRequest,
): AsyncGenerator<BackupPart> {
  const snapshot = await ('databaseUrl' in options
    ? openPostgresSnapshot(options.databaseUrl)
    : isCopied
      ? openSqliteSnapshot(options.dataDir)
      : openSqliteTransaction(options.dataDir))
  try {
    refuseNewer(snapshot.migrations)
    const createdAt = new Date(nowMs).toISOString()
    yield { kind: 'header', header: { createdAt, software, migrations: snapshot.migrations } }
    let tables = 0
    let rows = 0
    for (const name of wanted) {
      const columns = await snapshot.findColumns(name)
      if (columns === null) continue
      yield { kind: 'table', name, columns }
      const digest = createRowDigest()
      for await (const row of snapshot.readRows(name, columns)) {
        digest.add(writeRow(row))
        yield { kind: 'row', row }
      }
      const end = digest.end(await snapshot.findLastId(name, columns))
      yield { kind: 'tableEnd', name, end }
      tables++
      rows += end.rows
    }
    yield { kind: 'end', tables, rows }
  } finally {
    await snapshot.close()
  }
}

/** During a rolling upgrade: it may have tables that this version would leave out. */
function refuseNewer(migrations: readonly string[]): void {
  const unknown = migrations.find((name) => !MIGRATIONS.some((migration) => migration.name === name))
  if (unknown !== undefined)
    throw new BackupError(
      'newer',
      `The ledger has the migration ${unknown} of a newer version; read it with that version`,
    )
}

const quote = (name: string) => `"${name}"`
const listOf = (columns: readonly string[]) => columns.map(quote).join(', ')

/** SQLite's online backup makes a copy, so that reading it keeps nobody waiting. */
async function openSqliteSnapshot(dataDir: string): Promise<Snapshot> {
  const folder = await mkdtemp(join(dataDir, 'backup-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  try {
    const copy = join(folder, LEDGER_FILE)
    const source = new DatabaseSync(join(dataDir, LEDGER_FILE), { readOnly: true })
    try {
      await backup(source, copy, { rate: PAGES_AT_ONCE })
    } finally {
      source.close()
    }
    const db = new DatabaseSync(copy, { readOnly: true })
    return readDatabase(db, removeFolder)
  } catch (error) {
    await removeFolder()
    throw error
  }
}

async function openSqliteTransaction(dataDir: string): Promise<Snapshot> {
  const db = new DatabaseSync(join(dataDir, LEDGER_FILE), { readOnly: true })
  db.exec('begin')
  return readDatabase(db, async () => {})
}

function readDatabase(db: DatabaseSync, whenClosed: () => Promise<void>): Snapshot {
  const list = (sql: string, ...values: string[]) => db.prepare(sql).all(...values)
  return {
    migrations: list('select name from ledger_migrations order by name').map(({ name }) => String(name)),
    async findColumns(table) {
      const names = list('select name from pragma_table_info(?)', table).map(({ name }) => String(name))
      return names.length === 0 ? null : names.sort()
    },
    async *readRows(table, columns) {
      for (const row of db.prepare(`select ${listOf(columns)} from ${quote(table)}`).iterate())
        yield columns.map((column) => row[column] as Value)
    },
    async findLastId(table) {
      const [row] = list('select seq from sqlite_sequence where name = ?', table)
      return row ? Number(row.seq) : null
    },
    async close() {
      db.close()
      await whenClosed()
    },
  }
}

async function openPostgresSnapshot(databaseUrl: string): Promise<Snapshot> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
  })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const migrations = await client.query<{ name: string }>(
      'select name from ledger_migrations order by name collate "C"',
    )
    return {
      migrations: migrations.rows.map(({ name }) => name),
      async findColumns(table) {
        const { rows } = await client.query<{ name: string }>(
          'select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = $1',
          [table],
        )
        return rows.length === 0 ? null : rows.map(({ name }) => name).sort()
      },
      async *readRows(table, columns) {
        await client.query(`declare rows no scroll cursor for select ${listOf(columns)} from ${quote(table)}`)
        const atOnce = FEW_ROWS.tables.includes(table) ? FEW_ROWS.atOnce : ROWS_AT_ONCE
        for (;;) {
          const { rows } = await client.query<Record<string, Value>>(`fetch ${atOnce} from rows`)
          for (const row of rows) yield columns.map((column) => row[column]!)
          if (rows.length < atOnce) break
        }
        await client.query('close rows')
      },
      async findLastId(table, columns) {
        if (!columns.includes('id')) return null
        const { rows } = await client.query<{ sequence: string | null }>(
          `select pg_get_serial_sequence($1, 'id') as sequence`,
          [table],
        )
        const sequence = rows[0]?.sequence
        if (!sequence) return null
        const found = await client.query<{ last: number; called: boolean }>(
          `select last_value as last, is_called as called from ${sequence}`,
        )
        return found.rows[0]!.called ? found.rows[0]!.last : 0
      },
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}
