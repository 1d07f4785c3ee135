/** Copies a ledger to the other engine, or to another place of the same one, and compares the copy with what was read. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { ledgerExists } from '../ledger/ledger-exists.ts'
import { LEDGER_FILE, type LedgerOptions } from '../ledger/ledger.ts'
import { BackupError, type BackupPart, type TableEnd } from './backup-format.ts'
import { readLedger } from './ledger-reader.ts'
import { writeLedger } from './ledger-writer.ts'
import { BACKUP_TABLES, TABLES_WITHOUT_BACKUP } from './table-order.ts'

const TABLES = [...TABLES_WITHOUT_BACKUP, ...BACKUP_TABLES.toReversed(), 'ledger_migrations']

export interface CopiedTable {
  name: string
  rows: number
  digest: string
}

export interface CopyRequest {
  /** Opened by this version before, so that it has all migrations. */
  from: LedgerOptions
  to: LedgerOptions
  software: string
  nowMs: number
}

/** Reads `from` as it is at one moment. After a fault the target is as empty as before. */
export async function copyLedger({ from, to, software, nowMs }: CopyRequest): Promise<CopiedTable[]> {
  if (await ledgerExists(to))
    throw new BackupError('occupied', 'There is a ledger already; a ledger is copied to an empty place only')
  if ('databaseUrl' in to) await refuseForeignTables(to.databaseUrl)
  try {
    const read = await writeCopy(readLedger(from, { software, nowMs }), to)
    const written = await listTableEnds(readLedger(to, { software, nowMs }))
    for (const [name, end] of read)
      if (!isSame(end, written.get(name)))
        throw new BackupError(
          'damaged',
          `The table ${name} of the copy is not the same: ${end.rows} rows were read, ${written.get(name)?.rows ?? 0} were stored`,
        )
    return [...read].map(([name, { rows, digest }]) => ({ name, rows, digest }))
  } catch (error) {
    await removeLedger(to).catch((cause: Error) => {
      throw new BackupError(
        'occupied',
        `Copying failed: ${(error as Error).message}. The unfinished copy could not be removed either (${cause.message}); empty that place before you copy again`,
        { cause: error },
      )
    })
    throw error
  }
}

/** Writes all parts, and returns the ends of the tables that were read. */
async function writeCopy(
  parts: AsyncGenerator<BackupPart>,
  to: LedgerOptions,
): Promise<Map<string, TableEnd>> {
  const first = await parts.next()
  const ends = new Map<string, TableEnd>()
  try {
    if (first.done || first.value.kind !== 'header') throw new Error('the ledger could not be read')
    const { header } = first.value
    await writeLedger(to, { header, parts: passRows(parts, ends) }, { isUpgraded: false })
  } finally {
    await parts.return(undefined)
  }
  return ends
}

async function* passRows(
  parts: AsyncGenerator<BackupPart>,
  ends: Map<string, TableEnd>,
): AsyncGenerator<Exclude<BackupPart, { kind: 'header' }>> {
  for await (const part of parts) {
    if (part.kind === 'header') continue
    if (part.kind === 'tableEnd') ends.set(part.name, part.end)
    yield part
  }
}

async function listTableEnds(parts: AsyncGenerator<BackupPart>): Promise<Map<string, TableEnd>> {
  const ends = new Map<string, TableEnd>()
  for await (const part of parts) if (part.kind === 'tableEnd') ends.set(part.name, part.end)
  return ends
}

/** The engines differ in the last id of a table that never had a row: 0 or null. */
function isSame(read: TableEnd, written: TableEnd | undefined): boolean {
  return (
    written !== undefined &&
    written.rows === read.rows &&
    written.digest === read.digest &&
    (written.lastId ?? 0) === (read.lastId ?? 0)
  )
}

/** Tables of another program would be in the way, and must not be removed after a fault. */
function refuseForeignTables(databaseUrl: string): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema() and tablename = any($1)',
      [TABLES],
    )
    if (rows.length === 0) return
    const names = rows.map(({ name }) => name).join(', ')
    throw new BackupError(
      'occupied',
      `The database has tables of another program (${names}); name an empty one`,
    )
  })
}

/** Only for a ledger that `copyLedger` made. */
async function removeLedger(options: LedgerOptions): Promise<void> {
  if ('dataDir' in options) {
    for (const end of ['', '-wal', '-shm'])
      await rm(join(options.dataDir, `${LEDGER_FILE}${end}`), { force: true })
    return
  }
  await withClient(options.databaseUrl, (client) =>
    client.query(`drop table if exists ${TABLES.map((name) => `"${name}"`).join(', ')}`),
  )
}

async function withClient<T>(databaseUrl: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => undefined) // it may never have been open
  }
}
