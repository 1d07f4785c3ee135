import { expect, test } from 'vitest'
import { addFeed, listFeeds } from '#server/ledger/feeds.ts'
import { forEachEngine } from '#server/ledger/ledger-engines.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { gamepixFeed, gamepixRecord } from './feed-fixtures.ts'
import {
  findSliceNameFault,
  getFeedOverview,
  pauseFeed,
  removeFeed,
  resumeFeed,
  runFeedNow,
  scheduleFeed,
} from './feed-operations.server.ts'
import type { OpenStream } from './feed-reading.server.ts'
import { importFeed } from './import-feed.server.ts'
import { undoImport } from './import-operations.server.ts'
import {
  countsOf,
  dumpCatalogue,
  gamepixRecords,
  importRecords,
  listPublishedSlugs,
  refusedRecord,
  rules,
  slugOf,
  statusOf,
  vanishedSlugs,
} from './import-setup.ts'

const URL_A = 'https://feeds.gamepix.com/v2/json?order=new'
const URL_B = 'https://feeds.gamepix.com/v2/json?order=best'
const recordsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => gamepixRecord(first + index))
const answering = (records: object[]): OpenStream => {
  return async (url) => ({
    status: 200,
    headers: new Headers(),
    url,
    body: (async function* () {
      yield Buffer.from(JSON.stringify(gamepixFeed(records)))
    })(),
    close() {},
  })
}
const addHourly = (ledger: Ledger, url: string) =>
  scheduleFeed({ ledger, nowMs: 0 }, { provider: 'gamepix', url, everyMs: 3_600_000 })

forEachEngine((open) => {
  test('several lists of one provider coexist, and a second import of each changes nothing', async () => {
    const ledger = await open()
    const lists = { new: recordsFrom(1, 10), best: recordsFrom(6, 4) }
    for (const [slice, records] of Object.entries(lists))
      await importRecords(ledger, 'gamepix', records, { slice })
    expect(await listPublishedSlugs(ledger)).toHaveLength(10)
    expect(await vanishedSlugs(ledger)).toEqual([])
    const dump = await dumpCatalogue(ledger)
    for (const [slice, records] of Object.entries(lists)) {
      const report = await importRecords(ledger, 'gamepix', records, { slice })
      expect(countsOf(report)).toMatchObject({ unchanged: records.length, vanished: 0 })
      expect(report).toMatchObject({ slice, state: 'published' })
    }
    expect(await dumpCatalogue(ledger)).toBe(dump)
    expect((await getFeedOverview(ledger)).lists).toMatchObject([
      { name: 'new', records: 10 },
      { name: 'best', records: 4 },
    ])
  })

  test('a game vanishes only when no list has it, and is back when one has', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', recordsFrom(1, 10), { slice: 'new' })
    await importRecords(ledger, 'gamepix', recordsFrom(6, 10), { slice: 'best' })
    const first = await importRecords(ledger, 'gamepix', recordsFrom(3, 8), { slice: 'new' })
    expect(countsOf(first)).toMatchObject({ vanished: 2 })
    const second = await importRecords(ledger, 'gamepix', recordsFrom(8, 8), { slice: 'best' })
    expect(countsOf(second)).toMatchObject({ vanished: 0 })
    const again = await importRecords(ledger, 'gamepix', recordsFrom(3, 8), { slice: 'new' })
    expect(countsOf(again)).toMatchObject({ unchanged: 8, updated: 0 })
    expect(await vanishedSlugs(ledger)).toEqual([slugOf(1), slugOf(2)].toSorted())
    await importRecords(ledger, 'gamepix', [gamepixRecord(1), ...recordsFrom(8, 8)], { slice: 'best' })
    expect(await vanishedSlugs(ledger)).toEqual([slugOf(2)])
  })

  test('a list that is half as long as another one is not refused', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(20), { slice: 'all' })
    const small = await importRecords(ledger, 'gamepix', gamepixRecords(3), { slice: 'top' })
    expect(countsOf(small)).toMatchObject({ unchanged: 3, vanished: 0 })
    const refusal = importRecords(ledger, 'gamepix', gamepixRecords(1), { slice: 'top' })
    await expect(refusal).rejects.toMatchObject({ code: 'shrunk' })
  })

  test('a record that both lists have is refused once, and stays refused while one lists it', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', [...gamepixRecords(9), refusedRecord(10)], { slice: 'new' })
    await importRecords(ledger, 'gamepix', [...gamepixRecords(9), refusedRecord(10)], { slice: 'best' })
    const count = async () =>
      (
        await ledger.db
          .selectFrom('refused_records')
          .select('title')
          .where('ended_import_id', 'is', null)
          .execute()
      ).length
    expect(await count()).toBe(1)
    await importRecords(ledger, 'gamepix', gamepixRecords(9), { slice: 'new' })
    expect(await count()).toBe(1)
    await importRecords(ledger, 'gamepix', gamepixRecords(9), { slice: 'best' })
    expect(await count()).toBe(0)
  })

  test('each scheduled feed is a list of its own, also when its address is imported by hand', async () => {
    const ledger = await open()
    const [a, b] = [await addHourly(ledger, URL_A), await addHourly(ledger, URL_B)]
    const run = (id: number, records: object[]) =>
      runFeedNow({ ledger, rules, importFeed, id, openStream: answering(records), now: () => 1000 })
    expect(await run(a, recordsFrom(1, 10))).toMatchObject({ slice: `feed-${a}`, new: 10 })
    expect(await run(b, recordsFrom(11, 4))).toMatchObject({ slice: `feed-${b}`, new: 4, vanished: 0 })
    const byHand = await importFeed({
      ledger,
      rules,
      provider: 'gamepix',
      origin: URL_A,
      openStream: answering(recordsFrom(1, 10)),
    })
    expect(byHand).toMatchObject({ slice: `feed-${a}`, unchanged: 10, vanished: 0 })
    expect((await getFeedOverview(ledger)).feeds).toMatchObject([
      { id: a, records: 10, lastAtMs: 1000, nextAtMs: 1000 + 3_600_000 },
      { id: b, records: 4 },
    ])
  })

  test('a feed that fails when run by hand stores its reason, and its list is unchanged', async () => {
    const ledger = await open()
    const id = await addHourly(ledger, URL_A)
    const attempt = runFeedNow({ ledger, rules, importFeed, id, openStream: answering([]), now: () => 1000 })
    await expect(attempt).rejects.toMatchObject({ code: 'empty' })
    expect((await listFeeds(ledger))[0]).toMatchObject({
      failures: 1,
      lastError: expect.stringContaining('it has no records'),
      nextAtMs: 1000 + 5 * 60_000,
    })
  })

  test('a removed feed leaves its games, and the same address later takes over its list', async () => {
    const ledger = await open()
    const id = await addHourly(ledger, URL_A)
    const run = (feed: number, count: number) =>
      runFeedNow({ ledger, rules, importFeed, id: feed, openStream: answering(gamepixRecords(count)) })
    await run(id, 10)
    expect(await removeFeed({ ledger, rules }, { id }, { endsList: false })).toMatchObject({
      wasScheduled: true,
      ended: null,
    })
    expect(await listFeeds(ledger)).toEqual([])
    expect(await listPublishedSlugs(ledger)).toHaveLength(10)
    expect((await getFeedOverview(ledger)).lists).toMatchObject([{ name: `feed-${id}`, records: 10 }])
    const next = await addHourly(ledger, URL_A)
    expect(next).not.toBe(id)
    expect((await getFeedOverview(ledger)).lists).toEqual([])
    expect(await run(next, 9)).toMatchObject({ unchanged: 9, vanished: 1 })
  })

  test('a feed is removed with its games, but for those of another list, and that can be undone', async () => {
    const ledger = await open()
    const id = await addHourly(ledger, URL_A)
    await runFeedNow({ ledger, rules, importFeed, id, openStream: answering(gamepixRecords(10)) })
    await importRecords(ledger, 'gamepix', gamepixRecords(3), { slice: 'top' })
    const { ended } = await removeFeed({ ledger, rules }, { id }, { endsList: true })
    expect(ended).toMatchObject({ unpublished: 7, vanished: 7 })
    expect(await listPublishedSlugs(ledger)).toEqual([1, 2, 3].map(slugOf).toSorted())
    expect(await statusOf(ledger, slugOf(7))).toEqual(['draft', 'vanished', 'its feed was removed'])
    await undoImport({ ledger, rules }, ended!.importId)
    expect(await listPublishedSlugs(ledger)).toHaveLength(10)
    expect(await vanishedSlugs(ledger)).toEqual([])
    const list = { provider: 'gamepix', slice: `feed-${id}` }
    expect(await removeFeed({ ledger, rules }, list, { endsList: true })).toMatchObject({
      wasScheduled: false,
      ended: { unpublished: 7 },
    })
  })

  test('an unknown feed cannot be removed, run, paused or named', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(3))
    const faultOf = (outcome: Promise<unknown>) => outcome.catch((fault: unknown) => fault)
    const hint = { code: 'unknown', message: expect.stringMatching(/feed list/) }
    expect(await faultOf(pauseFeed({ ledger }, 9))).toMatchObject(hint)
    expect(await faultOf(runFeedNow({ ledger, rules, importFeed, id: 9 }))).toMatchObject(hint)
    const remove = (slice: string) =>
      removeFeed({ ledger, rules }, { provider: 'gamepix', slice }, { endsList: false })
    expect(await faultOf(remove('nothing'))).toMatchObject(hint)
    expect(await faultOf(remove('default'))).toMatchObject({
      message: expect.stringMatching(/no schedule.*feed remove gamepix\/default --games/),
    })
    expect(await findSliceNameFault(ledger, 'Top Games')).toMatch(/lower-case/)
    expect(await findSliceNameFault(ledger, 'feed-7')).toMatch(/no feed 7/)
    expect(await findSliceNameFault(ledger, 'top-games')).toBeNull()
  })

  test('a paused feed is left alone until it is resumed', async () => {
    const ledger = await open()
    const id = await addFeed(ledger, { provider: 'gamepix', url: URL_A, everyMs: 1000, nextAtMs: 0 })
    expect([await pauseFeed({ ledger, nowMs: 5 }, id), await pauseFeed({ ledger }, id)]).toEqual([
      true,
      false,
    ])
    expect((await listFeeds(ledger))[0]).toMatchObject({ pausedAtMs: 5 })
    expect([await resumeFeed({ ledger }, id), await resumeFeed({ ledger }, id)]).toEqual([true, false])
  })
})
