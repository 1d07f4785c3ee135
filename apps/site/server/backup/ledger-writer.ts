/** Writes the rows of a backup to a new ledger, in one transaction: after a fault it is empty. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { LEDGER_FILE, openLedger, type LedgerOptions } from '../ledger/ledger.ts'
import { MIGRATIONS } from '../ledger/migrations.ts'
import { BackupError, type BackupHeader, type Row, type TableEnd, type Value } from './backup-format.ts'
import type { OpenBackup } from './backup-stream.ts'
import { BACKUP_TABLES, OWN_REFERENCES } from './table-order.ts'

const ROWS_AT_ONCE = 500
/** Of rows with files in them fewer are written at once. */
const MAX_PENDING_BYTES = 4 * 1024 * 1024

type TableName = (typeof BACKUP_TABLES)[number]

interface Target {
  insert(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>
  update(table: string, set: { key: string; column: string }, values: readonly Row[]): Promise<void>
  setLastId(table: string, lastId: number): Promise<void>
  commit(): Promise<void>
  close(): Promise<void>
}

/**
 * `options` must name a place without a ledger. The ledger gets the tables that the backup's version had, its rows, and then this version's
 * migrations unless `isUpgraded` is false. Returns the number of rows of each table.
 */
export async function writeLedger(
  options: LedgerOptions,
  { header, parts }: OpenBackup,
  { isUpgraded = true } = {},
): Promise<Map<string, number>> {
  const migrations = MIGRATIONS.filter(({ name }) => header.migrations.includes(name))
  if (migrations.length < header.migrations.length) throw refuseNewer(header)
  await (await openLedger(options, { migrations })).close()
  const target = await ('databaseUrl' in options
    ? openPostgresTarget(options.databaseUrl)
    : openSqliteTarget(options.dataDir))
  const counts = new Map<string, number>()
  try {
    let table: TableWriter | null = null
    for await (const part of parts) {
      if (part.kind === 'table') table = createTableWriter(target, part.name, part.columns)
      else if (part.kind === 'row') await table!.add(part.row)
      else if (part.kind === 'tableEnd') {
        await table!.end(part.end)
        counts.set(part.name, part.end.rows)
      }
    }
    await target.commit()
  } finally {
    await target.close()
  }
  if (isUpgraded) await (await openLedger(options)).close()
  return counts
}

function refuseNewer({ software, migrations }: BackupHeader): BackupError {
  const unknown = migrations.find((name) => !MIGRATIONS.some((migration) => migration.name === name))
  return new BackupError(
    'newer',
    `This backup was written by a newer version (${software}, with ${unknown}); restore it with that version`,
  )
}

interface TableWriter {
  add(row: Row): Promise<void>
  end(end: TableEnd): Promise<void>
}

function createTableWriter(target: Target, name: string, columns: readonly string[]): TableWriter {
  if (!BACKUP_TABLES.includes(name as TableName))
    throw new BackupError('damaged', `The backup is damaged: it has the table ${JSON.stringify(name)}`)
  const reference = OWN_REFERENCES[name as TableName]
  const keyAt = reference ? columns.indexOf(reference.key) : -1
  const columnAt = reference ? columns.indexOf(reference.column) : -1
  const references: Row[] = []
  let pending: Row[] = []
  let pendingBytes = 0
  const flush = async () => {
    if (pending.length > 0) await target.insert(name, columns, pending)
    pending = []
    pendingBytes = 0
  }
  return {
    async add(row) {
      if (columnAt >= 0 && row[columnAt] !== null) {
        references.push([row[keyAt]!, row[columnAt]!])
        row = row.with(columnAt, null)
      }
      pending.push(row)
      for (const value of row) if (value instanceof Uint8Array) pendingBytes += value.length
      if (pending.length >= ROWS_AT_ONCE || pendingBytes >= MAX_PENDING_BYTES) await flush()
    },
    async end({ lastId }) {
      await flush()
      if (references.length > 0) await target.update(name, reference!, references)
      if (lastId !== null && lastId > 0) await target.setLastId(name, lastId)
    },
  }
}

const quote = (name: string) => `"${name}"`

function openSqliteTarget(dataDir: string): Target {
  const db = new DatabaseSync(join(dataDir, LEDGER_FILE))
  const clear = () => {
    for (const table of BACKUP_TABLES.toReversed())
      if (db.prepare('select 1 from sqlite_schema where name = ?').get(table))
        db.exec(`delete from ${quote(table)}`)
  }
  db.exec('begin')
  clear()
  return {
    async insert(table, columns, rows) {
      const places = columns.map(() => '?').join(', ')
      const names = columns.map(quote).join(', ')
      const statement = db.prepare(`insert into ${quote(table)} (${names}) values (${places})`)
      for (const row of rows) statement.run(...row)
    },
    async update(table, { key, column }, values) {
      const statement = db.prepare(`update ${quote(table)} set ${quote(column)} = ? where ${quote(key)} = ?`)
      for (const [name, value] of values) statement.run(value!, name!)
    },
    async setLastId(table, lastId) {
      db.prepare('delete from sqlite_sequence where name = ?').run(table)
      db.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table, lastId)
    },
    commit: async () => db.exec('commit'),
    close: async () => db.close(),
  }
}

async function openPostgresTarget(databaseUrl: string): Promise<Target> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  for (const table of BACKUP_TABLES.toReversed()) {
    const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
      table,
    ])
    if (rows[0]!.found) await client.query(`delete from ${quote(table)}`)
  }
  return {
    async insert(table, columns, rows) {
      const names = columns.map(quote).join(', ')
      const records = rows.map((row) =>
        Object.fromEntries(columns.map((column, at) => [column, toJsonValue(row[at]!)])),
      )
      await client.query(
        `insert into ${quote(table)} (${names}) select ${names} from json_populate_recordset(null::${quote(table)}, $1)`,
        [JSON.stringify(records)],
      )
    },
    async update(table, { key, column }, values) {
      const [keys, targets] = [0, 1].map((at) => values.map((row) => row[at]))
      await client.query(
        `update ${quote(table)} set ${quote(column)} = given.value
         from unnest($1::text[], $2::text[]) as given (key, value) where ${quote(table)}.${quote(key)} = given.key`,
        [keys, targets],
      )
    },
    async setLastId(table, lastId) {
      await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, lastId])
    },
    commit: async () => void (await client.query('commit')),
    close: () => client.end(),
  }
}

/** PostgreSQL reads bytes from text as `\x` and hexadecimal digits. */
function toJsonValue(value: Value): string | number | null {
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value
}
