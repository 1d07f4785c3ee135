import { expect, test } from 'vitest'
import { addFeed, listFeeds } from '#server/ledger/feeds.ts'
import { findGame, setGameStatus } from '#server/ledger/games.ts'
import { findImport, listImports } from '#server/ledger/imports.ts'
import { forEachEngine } from '#server/ledger/ledger-engines.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { listRefusedRecords } from '#server/ledger/refused-list.ts'
import { setVanishedRule } from '#server/ledger/vanished-games.ts'
import { gamemonetizeRecord, gamepixRecord } from './feed-fixtures.ts'
import { parseRatingWords } from '../audience/rating-words.ts'
import { approveImport, undoImport } from './import-operations.server.ts'
import {
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
import { allowRecords } from './refused-operations.server.ts'

const noNumbers = { import_id: 0, added_import_id: 0 }

/** Games and records as they matter to visitors and to the next import: without times and numbers of imports. */
async function dumpMeaning({ db }: Ledger) {
  const games = await db.selectFrom('games').selectAll().orderBy('slug').execute()
  const records = await db
    .selectFrom('provider_records')
    .selectAll()
    .orderBy('provider')
    .orderBy('provider_id')
    .execute()
  const lists = await db
    .selectFrom('slice_records')
    .selectAll()
    .orderBy('slice_id')
    .orderBy('provider_id')
    .execute()
  return {
    games: games.map((game) => ({ ...game, ...noNumbers, vanished_import_id: null })),
    records: records.map((record) => ({ ...record, ...noNumbers })),
    lists: lists.map(({ slice_id, provider_id }) => `${slice_id} ${provider_id}`),
  }
}

const undo = (ledger: Ledger, importId: number) => undoImport({ ledger, rules, nowMs: 9000 }, importId)
const faultOf = (outcome: Promise<unknown>) => outcome.catch((fault: unknown) => fault)
const forced = { isForced: true }

forEachEngine((open) => {
  // covers: '11.6'
  test('an undo reverts everything: added games are removed, changed, refused and vanished ones are as before', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', [...gamepixRecords(10), refusedRecord(11)])
    await importRecords(ledger, 'gamemonetize', [gamemonetizeRecord(2), gamemonetizeRecord(30)])
    await importRecords(ledger, 'gamepix', [...gamepixRecords(9), refusedRecord(11)])
    const before = await dumpMeaning(ledger)
    const { importId } = await importRecords(
      ledger,
      'gamepix',
      [
        refusedRecord(1),
        gamepixRecord(3, { title: 'Another Name', width: 640 }),
        gamepixRecord(5),
        gamepixRecord(10),
        gamepixRecord(11),
        gamepixRecord(30),
        gamepixRecord(40),
        refusedRecord(41),
      ],
      forced,
    )
    expect(await listPublishedSlugs(ledger)).toContain(slugOf(40))
    await ledger.db.updateTable('games').set({ plays: 7 }).where('slug', '=', slugOf(40)).execute()
    expect(await undo(ledger, importId)).toMatchObject({ unpublished: 2, left: 0, pausedFeedId: null })
    const after = await dumpMeaning(ledger)
    expect(after.lists).toEqual(before.lists)
    expect(await statusOf(ledger, slugOf(11))).toMatchObject(['draft', 'undone', expect.anything()])
    const slugs = new Set(before.games.map(({ slug }) => slug))
    expect(after.games.filter(({ slug }) => slugs.has(slug))).toEqual(before.games)
    const ids = new Set(before.records.map(({ provider_id }) => provider_id))
    expect(after.records.filter(({ provider_id }) => ids.has(provider_id))).toEqual(before.records)
    expect(await statusOf(ledger, slugOf(40))).toEqual([
      'draft',
      'undone',
      `import ${importId}, which added it, was undone`,
    ])
    expect(await findGame(ledger, slugOf(40))).toMatchObject({ plays: 7 })
    const all = { isAllowed: false, search: '', limit: 10, offset: 0 }
    const { records } = await listRefusedRecords(ledger, all)
    expect(records.map(({ providerId }) => providerId)).toEqual(['GP11'])
    const again = await importRecords(ledger, 'gamepix', [...gamepixRecords(9), refusedRecord(11)])
    expect(again).toMatchObject({
      new: 0,
      updated: 0,
      unchanged: 9,
      duplicate: 0,
      vanished: 0,
      state: 'published',
    })
    expect(await dumpMeaning(ledger)).toEqual(after)
    expect(await findImport(ledger, importId)).toMatchObject({ state: 'undone' })
    expect(
      await ledger.db.selectFrom('game_changes').select('slug').where('import_id', '=', importId).execute(),
    ).toEqual([])
  })

  test('the right list after an undo changes nothing, and the undone one brings its games back', async () => {
    const ledger = await open()
    const right = gamepixRecords(10)
    const wrong = [...gamepixRecords(9), gamepixRecord(20)]
    await importRecords(ledger, 'gamepix', right)
    const { importId } = await importRecords(ledger, 'gamepix', wrong)
    await undo(ledger, importId)
    expect(await importRecords(ledger, 'gamepix', right)).toMatchObject({ unchanged: 10, updated: 0, new: 0 })
    expect(await importRecords(ledger, 'gamepix', wrong)).toMatchObject({
      updated: 1,
      new: 0,
      returned: 1,
      vanished: 1,
    })
    expect(await statusOf(ledger, slugOf(20))).toEqual(['published', null, null])
  })

  test('a hijacked list that was forced through is undone, and compared with the list of before again', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(20))
    const foreign = gamepixRecords(40).slice(20)
    const { importId } = await importRecords(ledger, 'gamepix', foreign, forced)
    const held = await importRecords(ledger, 'gamepix', gamepixRecords(20))
    expect(held.state).toBe('waiting')
    expect(await undo(ledger, importId)).toMatchObject({
      unpublished: 20,
      restored: 20,
      rejectedImportId: held.importId,
    })
    expect(await listPublishedSlugs(ledger)).toHaveLength(20)
    expect(await vanishedSlugs(ledger)).toHaveLength(20)
    expect(await importRecords(ledger, 'gamepix', gamepixRecords(20))).toMatchObject({ unchanged: 20 })
    expect(await importRecords(ledger, 'gamepix', foreign)).toMatchObject({ state: 'waiting' })
  })

  test('an operator’s later changes stay', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(10))
    const records = [
      ...gamepixRecords(7),
      gamepixRecord(8, { width: 640 }),
      refusedRecord(9),
      refusedRecord(10),
      gamepixRecord(20),
      gamepixRecord(21),
    ]
    const { importId } = await importRecords(ledger, 'gamepix', records)
    await setGameStatus(ledger, slugOf(8), 'removed')
    await allowRecords({ ledger, rules }, [{ provider: 'gamepix', providerId: 'GP9' }])
    await setGameStatus(ledger, slugOf(10), 'published')
    await setGameStatus(ledger, slugOf(20), 'published')
    const report = await undo(ledger, importId)
    expect(report).toMatchObject({ unpublished: 1, left: 2 })
    expect(await statusOf(ledger, slugOf(8))).toEqual(['removed', 'operator', null])
    expect((await findGame(ledger, slugOf(8)))?.ratio).toBe(1.333)
    expect(await statusOf(ledger, slugOf(9))).toEqual(['published', null, null])
    expect(await statusOf(ledger, slugOf(10))).toEqual(['published', 'operator', null])
    expect(await statusOf(ledger, slugOf(20))).toEqual(['published', 'operator', null])
    expect(await statusOf(ledger, slugOf(21))).toMatchObject(['draft', 'undone', expect.anything()])
  })

  test('imports of a list are undone one after the other, from the last', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(10))
    const before = await dumpMeaning(ledger)
    const second = await importRecords(ledger, 'gamepix', gamepixRecords(12))
    const third = await importRecords(ledger, 'gamepix', [
      ...gamepixRecords(11),
      gamepixRecord(12, { width: 640 }),
    ])
    const unchanged = await importRecords(ledger, 'gamepix', [
      ...gamepixRecords(11),
      gamepixRecord(12, { width: 640 }),
    ])
    expect(await faultOf(undo(ledger, second.importId))).toMatchObject({
      code: 'not-undoable',
      message: expect.stringContaining(`feed undo ${third.importId}`),
    })
    expect(await faultOf(undo(ledger, unchanged.importId))).toMatchObject({
      message: expect.stringMatching(/it changed nothing.*feed imports/),
    })
    await undo(ledger, third.importId)
    await undo(ledger, second.importId)
    const after = await dumpMeaning(ledger)
    expect(after.lists).toEqual(before.lists)
    expect(await listPublishedSlugs(ledger)).toHaveLength(10)
    expect(await faultOf(undo(ledger, second.importId))).toMatchObject({
      message: expect.stringMatching(/undone already/),
    })
  })

  test('an import whose games another feed changed since is refused, until that one is undone', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamemonetize', [gamemonetizeRecord(50)])
    const first = await importRecords(ledger, 'gamepix', gamepixRecords(5))
    const second = await importRecords(ledger, 'gamemonetize', [
      gamemonetizeRecord(50),
      gamemonetizeRecord(1),
    ])
    const dump = await dumpCatalogue(ledger)
    expect(await faultOf(undo(ledger, first.importId))).toMatchObject({
      code: 'not-undoable',
      message: expect.stringMatching(
        new RegExp(`import ${second.importId} changed some of the same games.*feed undo ${second.importId}`),
      ),
    })
    expect(await dumpCatalogue(ledger)).toBe(dump)
    await undo(ledger, second.importId)
    expect((await findGame(ledger, slugOf(1)))?.source.fallbacks).toEqual([])
    expect(await undo(ledger, first.importId)).toMatchObject({ unpublished: 5 })
  })

  test('games that another list has stay when the import that brought them is undone', async () => {
    const ledger = await open()
    const { importId } = await importRecords(ledger, 'gamepix', gamepixRecords(5), { slice: 'new' })
    await importRecords(ledger, 'gamepix', gamepixRecords(2), { slice: 'best' })
    expect(await undo(ledger, importId)).toMatchObject({ unpublished: 3, left: 2 })
    expect(await listPublishedSlugs(ledger)).toEqual([slugOf(1), slugOf(2)].toSorted())
    expect(await importRecords(ledger, 'gamepix', gamepixRecords(2), { slice: 'best' })).toMatchObject({
      unchanged: 2,
    })
  })

  test('an approved import is undone by the number it was published under, and its feed paused', async () => {
    const ledger = await open()
    const feedId = await addFeed(ledger, {
      provider: 'gamepix',
      url: 'https://feeds.gamepix.com/',
      everyMs: 1000,
      nextAtMs: 0,
    })
    const slice = { slice: `feed-${feedId}` }
    await importRecords(ledger, 'gamepix', gamepixRecords(10), slice)
    const held = await importRecords(ledger, 'gamepix', gamepixRecords(20).slice(10), slice)
    expect(await faultOf(undo(ledger, held.importId))).toMatchObject({
      message: expect.stringContaining(`feed reject ${held.importId}`),
    })
    const { importId } = await approveImport({ ledger, rules }, held.importId)
    expect(await undo(ledger, importId)).toMatchObject({
      pausedFeedId: feedId,
      unpublished: 10,
      restored: 10,
    })
    expect((await listFeeds(ledger))[0]).toMatchObject({ pausedAtMs: 9000 })
    expect(await vanishedSlugs(ledger)).toHaveLength(10)
  })

  test('a game that the rule for vanished games took off is back when the import that let it vanish is undone', async () => {
    const ledger = await open()
    await setVanishedRule(ledger, { kind: 'runs', runs: 1 })
    await importRecords(ledger, 'gamepix', gamepixRecords(10))
    const { importId } = await importRecords(ledger, 'gamepix', gamepixRecords(9))
    expect(await statusOf(ledger, slugOf(10))).toMatchObject(['draft', 'vanished', expect.anything()])
    await undo(ledger, importId)
    expect(await statusOf(ledger, slugOf(10))).toEqual(['published', null, null])
  })

  test('a game that is restored is rated by the words of today', async () => {
    const ledger = await open()
    await importRecords(
      ledger,
      'gamepix',
      gamepixRecords(10).with(4, gamepixRecord(5, { description: 'A zombie farm.' })),
      {
        rules: { ...rules, words: parseRatingWords('{"topics":{}}') },
      },
    )
    const { importId } = await importRecords(ledger, 'gamepix', gamepixRecords(10))
    await undo(ledger, importId)
    const game = await findGame(ledger, slugOf(5))
    expect(game).toMatchObject({ description: 'A zombie farm.' })
    expect(game?.rating.reasons.join()).toMatch(/zombie/)
  })

  test('an unknown or too old import says so', async () => {
    const ledger = await open()
    expect(await faultOf(undo(ledger, 77))).toMatchObject({
      code: 'unknown',
      message: expect.stringMatching(/feed imports/),
    })
    for (let count = 10; count < 18; count++) await importRecords(ledger, 'gamepix', gamepixRecords(count))
    const imports = await listImports(ledger, { limit: 20 })
    expect(imports.filter(({ isLogged }) => isLogged)).toHaveLength(5)
    for (const { id } of imports.slice(0, 5)) await undo(ledger, id)
    expect(await faultOf(undo(ledger, imports[5]!.id))).toMatchObject({
      code: 'not-undoable',
      message: expect.stringMatching(/not stored any more.*--force/),
    })
    await importRecords(ledger, 'gamepix', [...gamepixRecords(12), refusedRecord(20)])
    const [allowed] = await allowRecords({ ledger, rules }, [{ provider: 'gamepix', providerId: 'GP20' }])
    expect(allowed!.slug).toBe(slugOf(20))
    const [operation] = await listImports(ledger, { limit: 1 })
    expect(await faultOf(undo(ledger, operation!.id))).toMatchObject({
      message: expect.stringMatching(/feed disallow/),
    })
  })
})
