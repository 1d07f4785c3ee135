import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { fillLedger } from '../ledger/fill-ledger.ts'
import { forEachEngine, getLedgerOptions, makeTestFolder } from '../ledger/ledger-engines.ts'
import { openLedger, type LedgerOptions } from '../ledger/ledger.ts'
import { addMessage } from '../ledger/messages.ts'
import { copyLedger } from './copy-ledger.ts'
import { BACKUP_TABLES } from './table-order.ts'

const NOW_MS = Date.UTC(2026, 10, 26, 8)
const message = { site: 'localhost', topic: 'other', email: '', createdAtMs: NOW_MS } as const
const copy = (from: LedgerOptions, to: LedgerOptions) =>
  copyLedger({ from, to, software: '0.1.0', nowMs: NOW_MS })

/** Tables in the database, or files in the folder. */
async function listContents(options: LedgerOptions): Promise<string[]> {
  if ('dataDir' in options) return readdir(options.dataDir)
  const client = new pg.Client({ connectionString: options.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  await client.end()
  return rows.map(({ name }) => name)
}

forEachEngine((open, engine, makeOptions) => {
  test('a filled ledger is copied to SQLite, from there to a new ledger, and every table is the same', async () => {
    const ledger = await open()
    await fillLedger(ledger)
    const files = { dataDir: await makeTestFolder() }
    const there = await copy(getLedgerOptions(ledger), files)
    expect(there.map(({ name }) => name)).toEqual([...BACKUP_TABLES])
    expect(there.every(({ rows }) => rows > 0)).toBe(true)
    const target = await makeOptions()
    expect(await copy(files, target)).toEqual(there)
  })

  test('a copy gives new ids after those of the original', async () => {
    const ledger = await open()
    for (const body of ['one', 'two']) await addMessage(ledger, { ...message, body })
    await ledger.db.deleteFrom('messages').where('id', '=', 2).execute()
    const target = await makeOptions()
    await copy(getLedgerOptions(ledger), target)
    const copied = await openLedger(target)
    await addMessage(copied, { ...message, body: 'three' })
    const rows = await copied.db.selectFrom('messages').select(['id', 'body']).orderBy('id').execute()
    await copied.close()
    expect(rows).toEqual([
      { id: 1, body: 'one' },
      { id: 3, body: 'three' },
    ])
  })

  test('a place with a ledger is refused, and its rows stay', async () => {
    const [ledger, other] = [await open(), await open()]
    await addMessage(other, { ...message, body: 'mine' })
    await expect(copy(getLedgerOptions(ledger), getLedgerOptions(other))).rejects.toThrow(
      'There is a ledger already; a ledger is copied to an empty place only',
    )
    expect(await other.db.selectFrom('messages').select('body').execute()).toEqual([{ body: 'mine' }])
  })

  test('a copy that fails leaves an empty place, and can be tried again', async () => {
    const ledger = await open()
    await addMessage(ledger, { ...message, body: 'one' })
    // A row that the target's tables refuse.
    await ledger.db.schema.alterTable('messages').addColumn('colour', 'text').execute()
    const target = await makeOptions()
    const before = await listContents(target)
    await expect(copy(getLedgerOptions(ledger), target)).rejects.toThrow('colour')
    expect(await listContents(target)).toEqual(before)
    await ledger.db.schema.alterTable('messages').dropColumn('colour').execute()
    const copied = await copy(getLedgerOptions(ledger), target)
    expect(copied.find(({ name }) => name === 'messages')?.rows).toBe(1)
  })

  test.runIf(engine === 'postgres')('tables of another program are neither used nor removed', async () => {
    const ledger = await open()
    const target = await makeOptions()
    if (!('databaseUrl' in target)) return expect.unreachable()
    const client = new pg.Client({ connectionString: target.databaseUrl })
    await client.connect()
    await client.query('create table games (name text)')
    await client.end()
    await expect(copy(getLedgerOptions(ledger), target)).rejects.toThrow(
      'The database has tables of another program (games); name an empty one',
    )
    expect(await listContents(target)).toEqual(['games'])
  })
})
