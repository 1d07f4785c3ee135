/** A ledger that an earlier version filled is opened by this one: nothing is lost, everything can be read. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { importRecords } from '#app/features/feeds/import-setup.ts'
import { listImportedArticles, listPublishedArticles } from './articles.ts'
import { listEventCounts } from './events.ts'
import { listFeeds } from './feeds.ts'
import { findGame, listGames, listMergedSlugs, listPublishedGames, listRemovedSlugs } from './games.ts'
import { listImports } from './imports.ts'
import { forEachEngine, makeTestFolder } from './ledger-engines.ts'
import { openLedger } from './ledger.ts'
import { listMessages } from './messages.ts'
import { listReports } from './reports.ts'
import { listSiteEdits } from './sites.ts'
import { findSlice, listSlices } from './slices.ts'

forEachEngine((open) => {
  // covers: '11.15'
  test('every game of the version before is read, in its status, with its votes and plays', async () => {
    const ledger = await open({ version: '0.1.0' })
    const { games, faults } = await listPublishedGames(ledger)
    expect(faults).toEqual([])
    expect(games).toHaveLength(27)
    expect((await listGames(ledger, { limit: 1, offset: 0 })).total).toBe(31)
    expect([...(await listRemovedSlugs(ledger))]).toHaveLength(1)
    expect([...(await listMergedSlugs(ledger))]).toEqual([['clever-acorn-2', 'clever-badger-12']])
    const votes = await ledger.db.selectFrom('votes').select('value').execute()
    expect(votes).toHaveLength(30)
    expect(games.reduce((sum, { likes }) => sum + likes, 0)).toBe(
      votes.filter(({ value }) => value === 1).length,
    )
    expect((await findGame(ledger, 'red-harvest'))!.plays).toBeGreaterThan(0)
  })

  test('sites, feeds, articles, reports, messages and statistics of the version before are read', async () => {
    const ledger = await open({ version: '0.1.0' })
    expect((await listSiteEdits(ledger)).map(({ host }) => host)).toEqual([
      'games.example.com',
      'teens.example.com',
    ])
    expect((await listFeeds(ledger)).map(({ provider, lastError }) => [provider, lastError])).toEqual([
      ['gamepix', null],
      ['htmlgames', 'the host did not answer'],
    ])
    expect(await listImportedArticles(ledger)).toHaveLength(2)
    expect((await listPublishedArticles(ledger)).faults).toEqual([])
    expect(await listReports(ledger, { open: true })).toHaveLength(1)
    expect((await listMessages(ledger))[0]!.body).toContain('blue game')
    const counts = await listEventCounts(ledger, { fromDay: 0 })
    expect(counts.find(({ event }) => event === 'Detail')?.count).toBe(2)
  })

  test('listed records become the list of a file, games an operator unpublished stay so, and imports work', async () => {
    const ledger = await open({ version: '0.1.0' })
    const slices = await listSlices(ledger)
    expect(slices.map(({ provider, name, records }) => [provider, name, records])).toEqual([
      ['gamedistribution', 'default', 4],
      ['gamepix', 'default', 20],
      ['htmlgames', 'default', 3],
    ])
    const off = await ledger.db
      .selectFrom('games')
      .select(['slug', 'status_by'])
      .where('status_by', 'is not', null)
      .execute()
    expect(off.map(({ slug, status_by }) => `${slug} ${status_by}`).toSorted()).toEqual([
      'amber-badger-10 operator',
      'bright-acorn-1 operator',
      'bright-badger-11 operator',
    ])
    const imports = await listImports(ledger, { limit: 9 })
    expect(imports.map(({ state, isLogged }) => [state, isLogged])).toEqual(
      imports.map(() => ['published', false]),
    )
    const records = await ledger.db
      .selectFrom('provider_records')
      .select('raw')
      .where('provider', '=', 'htmlgames')
      .execute()
    const again = await importRecords(
      ledger,
      'htmlgames',
      records.map(({ raw }) => JSON.parse(raw) as object),
    )
    expect(again).toMatchObject({ state: 'published', fetched: 3, new: 0, vanished: 0, slice: 'default' })
  })
})

test('the list of a scheduled feed that was imported last is that feed’s after the upgrade', async () => {
  const dataDir = await makeTestFolder()
  const file = join(dataDir, 'ledger.db')
  const fixture = await readFile(join(import.meta.dirname, 'fixtures/ledger-0.1.0.sqlite.gz'))
  await writeFile(file, gunzipSync(fixture))
  const before = new DatabaseSync(file)
  before.exec('update imports set origin = (select url from feeds where feeds.id = 1) where id = 2')
  before.close()
  const ledger = await openLedger({ dataDir })
  onTestFinished(() => ledger.close())
  expect(await findSlice(ledger, 'gamepix', 'feed-1')).toMatchObject({
    origin: expect.stringMatching(/^https:/),
  })
  expect(await findSlice(ledger, 'gamepix', 'default')).toBeNull()
})
