import { expect, test } from 'vitest'
import { findGame, upsertOwnGames } from '#server/ledger/games.ts'
import { forEachEngine } from '#server/ledger/ledger-engines.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { gamemonetizeRecord, gamepixRecord, htmlgamesRecord, titleOf } from './feed-fixtures.ts'
import { undoImport } from './import-operations.server.ts'
import {
  countsOf,
  dumpCatalogue,
  gamepixRecords,
  importRecords,
  listPublishedSlugs,
  rules,
  slugOf,
  statusOf,
} from './import-setup.ts'
import { splitGame } from './split-game.server.ts'

const twin = gamemonetizeRecord(2, { description: 'A badger digs for pearls all night long.' })
const name = { provider: 'gamemonetize', providerId: '60002' }

async function setUp(ledger: Ledger) {
  await importRecords(ledger, 'gamepix', gamepixRecords(4))
  return importRecords(ledger, 'gamemonetize', [twin, gamemonetizeRecord(50)])
}

forEachEngine((open) => {
  test('a record that was taken for another game becomes its own game, for good', async () => {
    const ledger = await open()
    await setUp(ledger)
    await ledger.db.updateTable('games').set({ plays: 7 }).where('slug', '=', slugOf(2)).execute()
    const report = await splitGame({ ledger, rules }, slugOf(2), name)
    expect(report).toEqual({ ...name, slug: slugOf(2), newSlug: `${slugOf(2)}-2`, title: titleOf(2) })
    expect(await findGame(ledger, report.newSlug)).toMatchObject({
      ...name,
      status: 'published',
      description: 'A badger digs for pearls all night long.',
      plays: 0,
      source: { url: 'https://html5.gamemonetize.com/hash2/', fallbacks: [] },
    })
    expect(await findGame(ledger, slugOf(2))).toMatchObject({
      provider: 'gamepix',
      plays: 7,
      source: { fallbacks: [] },
    })
    const dump = await dumpCatalogue(ledger)
    const again = await importRecords(ledger, 'gamemonetize', [twin, gamemonetizeRecord(50)])
    expect(countsOf(again)).toMatchObject({ unchanged: 2, duplicate: 0 })
    expect(countsOf(await importRecords(ledger, 'gamepix', gamepixRecords(4)))).toMatchObject({
      unchanged: 4,
    })
    expect(await dumpCatalogue(ledger)).toBe(dump)
    const changed = [{ ...twin, width: '900' }, gamemonetizeRecord(50)]
    expect(countsOf(await importRecords(ledger, 'gamemonetize', changed))).toMatchObject({ updated: 1 })
    await importRecords(ledger, 'gamemonetize', [gamemonetizeRecord(50)], { isForced: true })
    expect(countsOf(await importRecords(ledger, 'gamemonetize', changed))).toMatchObject({
      updated: 1,
      duplicate: 0,
    })
    expect(await findGame(ledger, report.newSlug)).toMatchObject({ ...name, status: 'published' })
  })

  test('the record a game was made from can be split off too: the other record then describes the game', async () => {
    const ledger = await open()
    await setUp(ledger)
    const record = { provider: 'gamepix', providerId: 'GP2' }
    const { newSlug } = await splitGame({ ledger, rules }, slugOf(2), record)
    expect(await findGame(ledger, newSlug)).toMatchObject({ ...record, source: { fallbacks: [] } })
    expect(await findGame(ledger, slugOf(2))).toMatchObject({
      ...name,
      description: 'A badger digs for pearls all night long.',
      source: { url: 'https://html5.gamemonetize.com/hash2/', fallbacks: [] },
    })
    const dump = await dumpCatalogue(ledger)
    await importRecords(ledger, 'gamepix', gamepixRecords(4))
    await importRecords(ledger, 'gamemonetize', [twin, gamemonetizeRecord(50)])
    expect(await dumpCatalogue(ledger)).toBe(dump)
  })

  test('a game whose only listed source is split off is unpublished until its own record is listed again', async () => {
    const ledger = await open()
    await setUp(ledger)
    const three = [1, 3, 4].map((number) => gamepixRecord(number))
    await importRecords(ledger, 'gamepix', three)
    const { newSlug } = await splitGame({ ledger, rules }, slugOf(2), name)
    expect(await statusOf(ledger, slugOf(2))).toEqual([
      'draft',
      'vanished',
      `its last source is ${newSlug} now`,
    ])
    await importRecords(ledger, 'gamepix', gamepixRecords(4), { isForced: true })
    expect(await findGame(ledger, slugOf(2))).toMatchObject({
      status: 'published',
      provider: 'gamepix',
      source: { url: 'https://play.gamepix.com/clever-acorn-2/embed', fallbacks: [] },
    })
    expect(await findGame(ledger, newSlug)).toMatchObject(name)
  })

  test('a record that was taken for a game of ours becomes a game of its own', async () => {
    const ledger = await open()
    const { description } = gamepixRecord(1)
    await upsertOwnGames(ledger, [makeGame({ slug: 'ours', title: titleOf(1), description })])
    await importRecords(ledger, 'gamepix', gamepixRecords(2))
    const record = { provider: 'gamepix', providerId: 'GP1' }
    expect(await splitGame({ ledger, rules }, 'ours', record)).toMatchObject({ newSlug: slugOf(1) })
    expect(await statusOf(ledger, 'ours')).toMatchObject(['published', null, null])
    expect(countsOf(await importRecords(ledger, 'gamepix', gamepixRecords(2)))).toMatchObject({
      unchanged: 2,
    })
  })

  test('an imported game that an operator split stays when the import is undone', async () => {
    const ledger = await open()
    const { importId } = await setUp(ledger)
    const { newSlug } = await splitGame({ ledger, rules }, slugOf(2), name)
    expect(await undoImport({ ledger, rules }, importId)).toMatchObject({ unpublished: 1 })
    expect(await listPublishedSlugs(ledger)).toEqual([...[1, 2, 3, 4].map(slugOf), newSlug].toSorted())
    const again = await importRecords(ledger, 'gamemonetize', [twin])
    expect(countsOf(again)).toMatchObject({ unchanged: 1 })
  })

  test('a record that cannot be split gives a reason', async () => {
    const ledger = await open()
    await setUp(ledger)
    await importRecords(ledger, 'htmlgames', [htmlgamesRecord(70)])
    const dump = await dumpCatalogue(ledger)
    const faultOf = (slug: string, record: { provider: string; providerId: string }) =>
      splitGame({ ledger, rules }, slug, record).catch((fault: unknown) => fault)
    expect(await faultOf('no-such-game', name)).toMatchObject({ code: 'unknown' })
    expect(await faultOf(slugOf(1), name)).toMatchObject({
      code: 'not-split',
      message: expect.stringMatching(/no source of bright-acorn-1, which has: gamepix GP1/),
    })
    expect(await faultOf(slugOf(1), { provider: 'gamepix', providerId: 'GP1' })).toMatchObject({
      message: expect.stringMatching(/the only source.*games show/),
    })
    expect(await dumpCatalogue(ledger)).toBe(dump)
    await importRecords(ledger, 'gamemonetize', [gamemonetizeRecord(50)], { isForced: true })
    expect(await faultOf(slugOf(2), name)).toMatchObject({
      message: expect.stringMatching(/no feed lists it now/),
    })
  })
})

forEachEngine((open) => {
  test('generic titles, makers of their own games and two makers of one provider stay apart', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', [
      gamepixRecord(1, { title: 'Chess' }),
      gamepixRecord(2, { title: 'Fish Love' }),
      gamepixRecord(3, { title: 'Sunny Meadow' }),
    ])
    await importRecords(ledger, 'gamemonetize', [
      gamemonetizeRecord(1, { title: 'Chess' }),
      gamemonetizeRecord(2, { title: 'Fish Love' }),
      gamemonetizeRecord(4, { title: 'Sunny Meadow', developer: 'Red Fox' }),
      gamemonetizeRecord(5, { title: 'Sunny Meadow', developer: 'Blue Hen' }),
    ])
    await importRecords(ledger, 'htmlgames', [
      htmlgamesRecord(1, { name: 'Fish Love' }),
      htmlgamesRecord(2, { name: 'CHESS' }),
    ])
    expect(await listPublishedSlugs(ledger)).toEqual([
      'chess',
      'chess-2',
      'chess-3',
      'fish-love',
      'fish-love-2',
      'sunny-meadow',
    ])
    expect((await findGame(ledger, 'fish-love'))?.source.fallbacks).toMatchObject([
      { provider: 'gamemonetize' },
    ])
    expect((await findGame(ledger, 'sunny-meadow'))?.source.fallbacks).toHaveLength(2)
  })

  test('a title in a thousand records is a thousand games, in little time', async () => {
    const ledger = await open()
    const records = Array.from({ length: 1000 }, (_, index) =>
      htmlgamesRecord(index + 1, { name: 'Solitaire' }),
    )
    const startedAtMs = performance.now()
    expect(countsOf(await importRecords(ledger, 'htmlgames', records))).toMatchObject({ new: 1000 })
    expect(performance.now() - startedAtMs).toBeLessThan(8000)
    expect(await findGame(ledger, 'solitaire-1000')).not.toBeNull()
  })
})
