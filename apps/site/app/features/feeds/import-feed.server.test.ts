import { expect, test } from 'vitest'
import { findGame, listPublishedGames, setGameStatus, upsertOwnGames } from '#server/ledger/games.ts'
import { forEachEngine } from '#server/ledger/ledger-engines.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { getVersion } from '#server/ledger/versions.ts'
import { gamemonetizeRecord, gamepixRecord, htmlgamesRecord, titleOf } from './feed-fixtures.ts'
import {
  countsOf,
  dumpCatalogue,
  gamepixRecords,
  importRecords,
  NOTHING,
  slugOf,
  vanishedSlugs,
} from './import-setup.ts'

forEachEngine((open) => {
  // covers: '11.5'
  test('a feed becomes published games, and the same feed again changes nothing', async () => {
    const ledger = await open()
    const before = await getVersion(ledger, 'catalogueVersion')
    const first = await importRecords(ledger, 'gamepix', gamepixRecords(450))
    expect(countsOf(first)).toEqual({ ...NOTHING, fetched: 450, new: 450 })
    expect(await getVersion(ledger, 'catalogueVersion')).toBe(before + 1)
    const dump = await dumpCatalogue(ledger)
    const second = await importRecords(ledger, 'gamepix', gamepixRecords(450))
    expect(countsOf(second)).toEqual({ ...NOTHING, fetched: 450, unchanged: 450 })
    expect(await getVersion(ledger, 'catalogueVersion')).toBe(before + 1)
    expect(await dumpCatalogue(ledger)).toBe(dump)
    const { games, faults } = await listPublishedGames(ledger)
    expect(faults).toEqual([])
    expect(games).toHaveLength(450)
    expect(await ledger.db.selectFrom('staged_records').selectAll().execute()).toEqual([])
  })

  test('the raw record is stored unchanged', async () => {
    const ledger = await open()
    await importRecords(ledger, 'htmlgames', [htmlgamesRecord(1)])
    const row = await ledger.db.selectFrom('provider_records').selectAll().executeTakeFirstOrThrow()
    expect(row.raw).toBe(JSON.stringify(htmlgamesRecord(1)))
  })

  test('each record is counted once, with its number and reason', async () => {
    const ledger = await open()
    const report = await importRecords(ledger, 'gamepix', [
      gamepixRecord(1),
      gamepixRecord(1),
      gamepixRecord(1, { title: 'BRIGHT acorn: 1!', id: 'OTHER' }),
      gamepixRecord(3, { title: 'Win Real Money' }),
      gamepixRecord(4, { url: 'http://play.gamepix.com/x' }),
      { nothing: true },
    ])
    expect(countsOf(report)).toEqual({ ...NOTHING, fetched: 6, new: 1, duplicate: 2, filtered: 1, broken: 2 })
    expect(report.details).toEqual({
      duplicate: [
        { record: 2, providerId: 'GP1', reason: 'it has the same id as record 1, which was imported first' },
        {
          record: 3,
          providerId: 'OTHER',
          kept: 'bright-acorn-1',
          reason: 'it is the same game as bright-acorn-1 (gamepix), which was imported first',
        },
      ],
      filtered: [
        {
          record: 4,
          providerId: 'GP3',
          reason: expect.stringContaining('“win real money” in the title'),
          title: 'Win Real Money',
        },
      ],
      broken: [
        { record: 5, providerId: 'GP4', reason: 'its play address is http: and not https:' },
        { record: 6, reason: 'it has no usable id' },
      ],
    })
  })

  test('a changed record updates its game, which keeps its slug, status, plays and votes', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(4))
    await setGameStatus(ledger, slugOf(2), 'draft')
    await ledger.db.updateTable('games').set({ plays: 7, likes: 3 }).where('slug', '=', slugOf(2)).execute()
    const changed = [
      gamepixRecord(1),
      gamepixRecord(2, { title: 'A New Name', quality_score: 0.9 }),
      gamepixRecord(3),
      gamepixRecord(4),
    ]
    const report = await importRecords(ledger, 'gamepix', changed)
    expect(countsOf(report)).toEqual({ ...NOTHING, fetched: 4, updated: 1, unchanged: 3 })
    expect(await findGame(ledger, slugOf(2))).toMatchObject({
      title: 'A New Name',
      providerRating: 0.9,
      status: 'draft',
      plays: 7,
      likes: 3,
    })
  })

  test('a feed without dates does not make its games new again', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamemonetize', [gamemonetizeRecord(1)], { nowMs: 1000 })
    await importRecords(ledger, 'gamemonetize', [gamemonetizeRecord(1, { width: '900' })], { nowMs: 5000 })
    expect(await findGame(ledger, slugOf(1))).toMatchObject({
      ...{ publishedAt: 1000, updatedAt: 5000, isDated: false },
    })
  })

  test('a game has its provider’s date unless it is in the future', async () => {
    const ledger = await open()
    const nowMs = Date.UTC(2026, 0, 1)
    const future = gamepixRecord(2, { date_published: 'Sat, 01 Jan 2050 00:00:00 GMT' })
    await importRecords(ledger, 'gamepix', [gamepixRecord(1), future], { nowMs })
    expect(await findGame(ledger, slugOf(1))).toMatchObject({ isDated: true })
    expect(await findGame(ledger, slugOf(2))).toMatchObject({ isDated: false, publishedAt: nowMs })
    // Nor does it lead the newest again after the next import.
    const again = { ...future, title: `${future.title as string}!` }
    await importRecords(ledger, 'gamepix', [gamepixRecord(1), again], { nowMs: nowMs + 86_400_000 })
    expect(await findGame(ledger, slugOf(2))).toMatchObject({ isDated: false, publishedAt: nowMs })
  })

  test('the same game of a second provider becomes another source of the existing one', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(5))
    const theirs = [gamemonetizeRecord(2, { title: 'CLEVER acorn, 2' }), gamemonetizeRecord(50)]
    const first = await importRecords(ledger, 'gamemonetize', theirs)
    expect(countsOf(first)).toEqual({ ...NOTHING, fetched: 2, new: 1, duplicate: 1 })
    expect(first.details.duplicate).toEqual([
      {
        record: 1,
        providerId: '60002',
        kept: slugOf(2),
        reason: `it is the same game as ${slugOf(2)} (gamepix), which was imported first`,
      },
    ])
    const game = await findGame(ledger, slugOf(2))
    expect(game).toMatchObject({ provider: 'gamepix' })
    expect(game?.source.fallbacks).toEqual([
      { provider: 'gamemonetize', providerId: '60002', url: 'https://html5.gamemonetize.com/hash2/' },
    ])
    const dump = await dumpCatalogue(ledger)
    const second = await importRecords(ledger, 'gamemonetize', theirs)
    expect(countsOf(second)).toEqual({ ...NOTHING, fetched: 2, unchanged: 1, duplicate: 1 })
    expect(second.details).toEqual(first.details)
    expect(await dumpCatalogue(ledger)).toBe(dump)
    const changed = gamepixRecords(5).with(1, gamepixRecord(2, { width: 640 }))
    await importRecords(ledger, 'gamepix', changed)
    expect((await findGame(ledger, slugOf(2)))?.source.fallbacks).toHaveLength(1)
  })

  test('a new game and its duplicate in one file are one game with two sources', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', [gamepixRecord(1), gamepixRecord(1, { id: 'GP2' })])
    expect((await findGame(ledger, slugOf(1)))?.source.fallbacks).toEqual([
      expect.objectContaining({ providerId: 'GP2' }),
    ])
  })

  test('a game of ours is never given other sources', async () => {
    const ledger = await open()
    const { description } = gamepixRecord(1)
    await upsertOwnGames(ledger, [makeGame({ slug: 'ours', title: titleOf(1), description })])
    const report = await importRecords(ledger, 'gamepix', gamepixRecords(2))
    expect(countsOf(report)).toMatchObject({ new: 1, duplicate: 1 })
    expect((await findGame(ledger, 'ours'))?.source.fallbacks).toEqual([])
    expect(countsOf(await importRecords(ledger, 'gamepix', gamepixRecords(2)))).toMatchObject({
      unchanged: 1,
      duplicate: 1,
    })
  })

  test('titles that differ but make the same slug get numbers, and no slug is given twice', async () => {
    const ledger = await open()
    const records = ['Orsted', 'Ørsted', '蛇'].map((title, index) => gamepixRecord(index + 1, { title }))
    await importRecords(ledger, 'gamepix', records)
    const { games } = await listPublishedGames(ledger)
    expect(games.map(({ slug, title }) => `${slug} ${title}`).toSorted()).toEqual([
      'game-gp3 蛇',
      'orsted Orsted',
      'orsted-2 Ørsted',
    ])
    await setGameStatus(ledger, 'game-gp3', 'removed')
    await importRecords(ledger, 'gamepix', [...records, gamepixRecord(5, { title: 'Game GP3' })])
    expect(await findGame(ledger, 'game-gp3-2')).toMatchObject({ title: 'Game GP3' })
  })

  test('games missing from the feed are marked and come back when listed again', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(8))
    const gone = await importRecords(ledger, 'gamepix', gamepixRecords(6))
    expect(countsOf(gone)).toEqual({ ...NOTHING, fetched: 6, unchanged: 6, vanished: 2 })
    expect(await vanishedSlugs(ledger)).toEqual([slugOf(7), slugOf(8)].toSorted())
    expect(await findGame(ledger, slugOf(7))).toMatchObject({ title: titleOf(7), status: 'published' })
    expect(countsOf(await importRecords(ledger, 'gamepix', gamepixRecords(6)))).toMatchObject({
      vanished: 0,
      unchanged: 6,
    })
    const back = await importRecords(ledger, 'gamepix', gamepixRecords(8))
    expect(countsOf(back)).toEqual({ ...NOTHING, fetched: 8, unchanged: 6, updated: 2 })
    expect(await vanishedSlugs(ledger)).toEqual([])
    expect(countsOf(await importRecords(ledger, 'gamepix', gamepixRecords(8)))).toMatchObject({
      unchanged: 8,
    })
  })

  test('a game without its first source is played from the second', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(5))
    await importRecords(ledger, 'gamemonetize', [gamemonetizeRecord(5)])
    await importRecords(ledger, 'gamepix', gamepixRecords(4))
    expect(await vanishedSlugs(ledger)).toEqual([])
    expect(await findGame(ledger, slugOf(5))).toMatchObject({
      provider: 'gamemonetize',
      source: { url: 'https://html5.gamemonetize.com/hash5/', fallbacks: [] },
    })
    const again = await importRecords(ledger, 'gamepix', gamepixRecords(5))
    expect(countsOf(again)).toMatchObject({ duplicate: 1, unchanged: 4, new: 0 })
    expect((await findGame(ledger, slugOf(5)))?.source.fallbacks).toEqual([
      expect.objectContaining({ provider: 'gamepix' }),
    ])
    await importRecords(ledger, 'gamemonetize', [gamemonetizeRecord(70)], { isForced: true })
    await importRecords(ledger, 'gamepix', gamepixRecords(4))
    expect(await vanishedSlugs(ledger)).toEqual([slugOf(5)])
  })

  test('a record that is invalid for a day keeps its game', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(4))
    const report = await importRecords(ledger, 'gamepix', [
      ...gamepixRecords(3),
      gamepixRecord(4, { url: 'nowhere' }),
    ])
    expect(countsOf(report)).toEqual({ ...NOTHING, fetched: 4, unchanged: 3, broken: 1 })
    expect(await findGame(ledger, slugOf(4))).toMatchObject({ status: 'published' })
    expect(await vanishedSlugs(ledger)).toEqual([])
  })
})
