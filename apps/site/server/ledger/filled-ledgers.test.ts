/**
 * Ledgers with rows in every table, as earlier versions wrote them, are opened by this one: every row is there afterwards, and the catalogue
 * loads. How to add the next one: `fixtures/README.md`. A migration that changes stored values intentionally is listed in `CHANGED`.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { parseCategoryMapping } from '#app/features/catalogue/categories.ts'
import { startCatalogue } from '#app/features/catalogue/catalogue-service.server.ts'
import { listImportedArticles, listPublishedArticles } from './articles.ts'
import { listStoredCategories } from './categories.ts'
import { listPublishedGames } from './games.ts'
import { listWaitingImports } from './imports.ts'
import { forEachEngine, makeTestFolder } from './ledger-engines.ts'
import { LEDGER_FILE, openLedger, type LedgerOptions } from './ledger.ts'
import { MIGRATIONS } from './migrations.ts'
import { listRefusedRecords } from './refused-list.ts'

type Row = Record<string, unknown>
type Tables = Map<string, Row[]>

/** By version: the last migration it knew, and how many games it published. */
const VERSIONS = {
  '2026-11': { lastMigration: '010-drawn-covers', published: 31 },
  '2026-11-29': { lastMigration: '011-fleet', published: 31 },
}

/** Columns that a later migration rewrites, by table; the test of that migration checks their values. */
const CHANGED: Record<string, readonly string[]> = {}

/** Counts of minutes, which a dump of a database does not have. */
const BEGIN_EMPTY = ['limit_buckets', 'limit_windows']

const MAPPING_FILE = join(import.meta.dirname, '../../../../content/categories.json')

/** Every row as stored in the database, independent of the code's schema. */
async function readTables(options: LedgerOptions): Promise<Tables> {
  return 'databaseUrl' in options ? readDatabase(options.databaseUrl) : readFileTables(options.dataDir)
}

function readFileTables(dataDir: string): Tables {
  const db = new DatabaseSync(join(dataDir, LEDGER_FILE))
  const names = db
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`)
    .all()
    .map(({ name }) => String(name))
  const tables = new Map(names.map((name) => [name, db.prepare(`select * from "${name}"`).all() as Row[]]))
  db.close()
  return tables
}

async function readDatabase(url: string): Promise<Tables> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const listed = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const tables: Tables = new Map()
  for (const { name } of listed.rows)
    tables.set(name, (await client.query<Row>(`select * from "${name}"`)).rows)
  await client.end()
  return tables
}

/** A row as text, without intentionally rewritten and later added columns. */
const toText = (row: Row, columns: readonly string[]) =>
  JSON.stringify(
    columns.map((column) => {
      const value = row[column]
      return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value
    }),
  )

function expectAllRows(before: Tables, after: Tables): void {
  for (const [table, rows] of before) {
    const columns = Object.keys(rows[0] ?? {}).filter((column) => !CHANGED[table]?.includes(column))
    const found = (after.get(table) ?? []).map((row) => toText(row, columns))
    expect(found, `rows of ${table}`).toEqual(expect.arrayContaining(rows.map((row) => toText(row, columns))))
  }
}

async function serve(options: LedgerOptions) {
  const ledger = await openLedger(options)
  onTestFinished(() => ledger.close())
  const service = await startCatalogue({
    ledger,
    indexDir: join(await makeTestFolder(), 'index'),
    mapping: parseCategoryMapping(await readFile(MAPPING_FILE, 'utf8')),
    feelings: {},
    log: { info() {}, warn() {}, error() {}, flush() {} },
    pollMs: 3_600_000,
    takeDownMs: 3_600_000,
  })
  onTestFinished(() => service.close())
  return { ledger, service }
}

forEachEngine((_open, _engine, makeOptions) => {
  test.each(Object.entries(VERSIONS))(
    'a filled ledger of %s keeps every row, and its games are served',
    async (version, { lastMigration, published }) => {
      const options = await makeOptions(version)
      const before = await readTables(options)
      for (const [table, rows] of before)
        if (!BEGIN_EMPTY.includes(table)) expect(rows.length, `rows of ${table}`).toBeGreaterThan(0)
      const applied = before.get('ledger_migrations')!.map(({ name }) => name)
      expect(applied.at(-1)).toBe(lastMigration)

      const { ledger, service } = await serve(options)
      const after = await readTables(options)
      expect(after.get('ledger_migrations')).toHaveLength(MIGRATIONS.length)
      expectAllRows(before, after)

      const { games, faults } = await listPublishedGames(ledger)
      expect(faults).toEqual([])
      expect(games).toHaveLength(published)
      expect(
        service
          .games()
          .map(({ slug }) => slug)
          .toSorted(),
      ).toEqual(games.map(({ slug }) => slug).toSorted())
      expect(service.games().every(({ drawnCover }) => drawnCover !== undefined)).toBe(true)
    },
  )

  test('an operator’s settings of November 2026 are read', async () => {
    const { ledger } = await serve(await makeOptions('2026-11'))
    expect(await listWaitingImports(ledger)).toMatchObject([{ provider: 'gamepix', state: 'waiting' }])
    const all = { search: '', limit: 9, offset: 0 }
    const allowed = await listRefusedRecords(ledger, { ...all, isAllowed: true })
    expect(allowed.records).toMatchObject([{ provider: 'gamepix', providerId: 'GP20' }])
    const { records } = await listRefusedRecords(ledger, { ...all, isAllowed: false })
    expect(records).toMatchObject([{ providerId: 'GP19', word: expect.stringContaining('money') }])
    const { edits, removed } = await listStoredCategories(ledger)
    expect(edits.map(({ id }) => id).toSorted()).toEqual(['Cars', 'kites'])
    expect([...removed]).toEqual(['removed'])
    expect(await listImportedArticles(ledger)).toHaveLength(2)
    const { articles, faults } = await listPublishedArticles(ledger)
    expect(faults).toEqual([])
    expect(articles).toHaveLength(1)
  })
})
