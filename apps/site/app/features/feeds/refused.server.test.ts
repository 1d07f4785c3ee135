import { expect, test } from 'vitest'
import { findGame, setGameStatus } from '#server/ledger/games.ts'
import { forEachEngine } from '#server/ledger/ledger-engines.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { listRefusedRecords } from '#server/ledger/refused-list.ts'
import { gamemonetizeRecord, gamepixRecord } from './feed-fixtures.ts'
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
} from './import-setup.ts'
import { allowRecords, disallowRecords } from './refused-operations.server.ts'

const REASON = 'real-money gambling: “win real money” in the text'
const withRefused = (number: number) => gamepixRecords(6).with(number - 1, refusedRecord(number))
const listAll = (ledger: Ledger, provider?: string) =>
  listRefusedRecords(ledger, { isAllowed: false, search: '', provider, limit: 100, offset: 0 })
const listAllowed = (ledger: Ledger) =>
  listRefusedRecords(ledger, { isAllowed: true, search: '', limit: 100, offset: 0 })

forEachEngine((open) => {
  test('a game whose record the filter refuses now is unpublished in the same import, and comes back', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(6))
    const report = await importRecords(ledger, 'gamepix', withRefused(3))
    expect(countsOf(report)).toMatchObject({ unchanged: 5, filtered: 1, vanished: 0 })
    expect(report).toMatchObject({ unpublished: 1, returned: 0 })
    expect(await statusOf(ledger, slugOf(3))).toEqual(['draft', 'refused', `gamepix GP3: ${REASON}`])
    const dump = await dumpCatalogue(ledger)
    expect(await importRecords(ledger, 'gamepix', withRefused(3))).toMatchObject({
      unpublished: 0,
      updated: 0,
    })
    expect(await dumpCatalogue(ledger)).toBe(dump)
    expect(await importRecords(ledger, 'gamepix', gamepixRecords(6))).toMatchObject({ returned: 1 })
    expect(await statusOf(ledger, slugOf(3))).toEqual(['published', null, null])
    expect((await listAll(ledger)).total).toBe(0)
  })

  test('a refused source goes, and its game is played from another provider’s', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(6))
    await importRecords(ledger, 'gamemonetize', [gamemonetizeRecord(3)])
    expect(await importRecords(ledger, 'gamepix', withRefused(3))).toMatchObject({ unpublished: 0 })
    expect(await findGame(ledger, slugOf(3))).toMatchObject({
      status: 'published',
      provider: 'gamemonetize',
      source: { url: 'https://html5.gamemonetize.com/hash3/', fallbacks: [] },
    })
    await importRecords(ledger, 'gamepix', gamepixRecords(6))
    expect((await findGame(ledger, slugOf(3)))?.source.fallbacks).toMatchObject([{ provider: 'gamepix' }])
  })

  test('a game that an operator unpublished stays so when its record is valid again', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(6))
    await importRecords(ledger, 'gamepix', withRefused(3))
    await setGameStatus(ledger, slugOf(3), 'draft')
    await importRecords(ledger, 'gamepix', gamepixRecords(6))
    expect(await statusOf(ledger, slugOf(3))).toEqual(['draft', 'operator', null])
  })

  test('a refused game that an operator publishes stays, until it is refused again', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', gamepixRecords(6))
    await importRecords(ledger, 'gamepix', withRefused(3))
    await setGameStatus(ledger, slugOf(3), 'published')
    await importRecords(ledger, 'gamepix', withRefused(3))
    expect(await statusOf(ledger, slugOf(3))).toEqual(['published', 'operator', null])
    await importRecords(ledger, 'gamepix', gamepixRecords(6))
    await importRecords(ledger, 'gamepix', withRefused(3))
    expect(await statusOf(ledger, slugOf(3))).toMatchObject(['draft', 'refused', expect.anything()])
  })

  test('refused records are listed by title, with the word and where it was found', async () => {
    const ledger = await open()
    const records = [gamepixRecord(1), refusedRecord(3), refusedRecord(2, { title: 'Amber Win', id: 'GP2' })]
    await importRecords(ledger, 'gamepix', records, { nowMs: 5000 })
    const { records: refused, total } = await listAll(ledger, 'gamepix')
    expect(total).toBe(2)
    expect(refused[0]).toEqual({
      provider: 'gamepix',
      providerId: 'GP2',
      title: 'Amber Win',
      reason: REASON,
      word: 'win real money',
      foundIn: 'description',
      refusedAtMs: 5000,
      allowedAtMs: null,
      gameSlug: null,
    })
    expect((await listAll(ledger, 'htmlgames')).total).toBe(0)
    const stored = await ledger.db
      .selectFrom('refused_records')
      .select('raw')
      .orderBy('provider_id')
      .execute()
    expect(JSON.parse(stored[1]!.raw)).toEqual(refusedRecord(3))
    await importRecords(ledger, 'gamepix', records, { nowMs: 9000 })
    expect((await listAll(ledger)).records.map((record) => record.refusedAtMs)).toEqual([5000, 5000])
    await importRecords(ledger, 'gamepix', [gamepixRecord(1), refusedRecord(3)], { isForced: true })
    expect((await listAll(ledger)).records.map((record) => record.providerId)).toEqual(['GP3'])
  })

  test('a refused record is allowed at once and in later imports, until that is revoked', async () => {
    const ledger = await open()
    const record = { provider: 'gamepix', providerId: 'GP3' }
    await importRecords(ledger, 'gamepix', withRefused(3))
    expect(await listPublishedSlugs(ledger)).toHaveLength(5)
    expect(await allowRecords({ ledger, rules }, [record])).toMatchObject([{ slug: slugOf(3) }])
    expect(await listPublishedSlugs(ledger)).toContain(slugOf(3))
    expect((await listAll(ledger)).total).toBe(0)
    expect((await listAllowed(ledger)).records).toMatchObject([{ ...record, gameSlug: slugOf(3) }])
    const changed = withRefused(3).with(2, refusedRecord(3, { width: 640 }))
    expect(countsOf(await importRecords(ledger, 'gamepix', changed))).toMatchObject({
      updated: 1,
      unchanged: 5,
      filtered: 0,
    })
    expect(await listPublishedSlugs(ledger)).toContain(slugOf(3))
    await disallowRecords({ ledger, rules }, [record])
    expect(await statusOf(ledger, slugOf(3))).toMatchObject(['draft', 'refused', expect.anything()])
    expect((await listAll(ledger)).records).toMatchObject([record])
    expect(countsOf(await importRecords(ledger, 'gamepix', changed))).toMatchObject({ filtered: 1 })
    expect(await listPublishedSlugs(ledger)).not.toContain(slugOf(3))
  })

  test('only refused records can be allowed, and only allowed ones revoked', async () => {
    const ledger = await open()
    await importRecords(ledger, 'gamepix', withRefused(3))
    const dump = await dumpCatalogue(ledger)
    const attempt = (operation: typeof allowRecords, ...ids: string[]) =>
      operation(
        { ledger, rules },
        ids.map((providerId) => ({ provider: 'gamepix', providerId })),
      ).catch((fault: unknown) => fault)
    expect(await attempt(allowRecords, 'GP3', 'GP1')).toMatchObject({
      code: 'not-refused',
      message: 'The record “GP1” of gamepix is not refused',
    })
    expect(await attempt(disallowRecords, 'GP1')).toMatchObject({ code: 'not-allowed' })
    expect(await attempt(disallowRecords, 'GP3')).toMatchObject([{ isChanged: false }])
    expect(await dumpCatalogue(ledger)).toBe(dump)
    await attempt(allowRecords, 'GP3')
    expect(await attempt(allowRecords, 'GP3')).toMatchObject([{ isChanged: false, slug: slugOf(3) }])
  })
})
