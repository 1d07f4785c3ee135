import { expect, test } from 'vitest'
import { readAddressReport } from './address-checks.ts'
import { listBrokenGames } from './broken-games.ts'
import { setGameStatus, upsertOwnGames } from './games.ts'
import { forEachEngine, type OpenLedger } from './ledger-engines.ts'
import { makeGame } from './make-game.ts'
import {
  countDueTests,
  findPlayTestPicture,
  isProvidersFault,
  listDueTests,
  listFailingProviders,
  listPlayTestPictures,
  listPlayTests,
  storePlayTest,
  type PlayVerdict,
} from './play-tests.ts'
import type { Ledger } from './ledger.ts'
import { addReport } from './reports.ts'
import { getVersion } from './versions.ts'

const DAY_MS = 24 * 3_600_000
const START_MS = 20_000 * DAY_MS
const at = (day: number) => START_MS + day * DAY_MS + 5000

const makeRemote = (slug: string, plays = 0, provider = 'gamepix') =>
  makeGame({
    ...{ slug, title: slug, provider, providerId: slug, plays },
    source: { kind: 'remote', url: `https://play.example.com/${slug}`, fallbacks: [] },
  })

async function openWith(open: OpenLedger, ...games: ReturnType<typeof makeRemote>[]) {
  const ledger = await open()
  await upsertOwnGames(ledger, [makeGame({ slug: 'own' }), ...games])
  for (const { slug, plays } of games)
    await ledger.db.updateTable('games').set({ plays }).where('slug', '=', slug).execute()
  return ledger
}

const store = (ledger: Ledger, slug: string, verdict: PlayVerdict, nowMs: number, url?: string) =>
  storePlayTest(
    ledger,
    {
      ...{ slug, verdict, provider: 'gamepix', url: url ?? `https://play.example.com/${slug}` },
      ...{ reason: verdict === 'broken' ? 'blank' : null, report: { megabytes: 2 } },
    },
    nowMs,
  )

const dueSlugs = async (ledger: Ledger, nowMs: number) =>
  (await listDueTests(ledger, nowMs, 100)).map(({ slug }) => slug)

forEachEngine((open) => {
  test('the pictures of a test replace those of the one before, and those of a removed game are not given', async () => {
    const ledger = await openWith(open, makeRemote('kite'))
    const storeWith = (screens: string[], nowMs: number) =>
      storePlayTest(
        ledger,
        {
          ...{ slug: 'kite', provider: 'gamepix', url: 'https://play.example.com/kite' },
          ...{ verdict: 'good', reason: null, report: {} },
          pictures: screens.map((screen) => ({ screen, bytes: new Uint8Array([nowMs % 7]) })),
        },
        nowMs,
      )
    await storeWith(['desktop', 'phone'], 8)
    expect(await listPlayTestPictures(ledger, 'kite')).toEqual(['desktop', 'phone'])
    await storeWith(['phone'], 9)
    expect(await listPlayTestPictures(ledger, 'kite')).toEqual(['phone'])
    expect([...(await findPlayTestPicture(ledger, 'kite', 'phone'))!]).toEqual([2])
    expect(await findPlayTestPicture(ledger, 'kite', 'desktop')).toBeNull()
    await setGameStatus(ledger, 'kite', 'removed')
    expect(await findPlayTestPicture(ledger, 'kite', 'phone')).toBeNull()
  })

  test('of two thousand pictures the oldest goes', async () => {
    const ledger = await openWith(open, makeRemote('kite'))
    const rows = Array.from({ length: 2000 }, (_, at) => ({
      ...{ slug: `game-${at}`, screen: 'phone', bytes: new Uint8Array([1]), taken_at: 100 + at },
    }))
    for (let at = 0; at < rows.length; at += 200)
      await ledger.db
        .insertInto('play_test_pictures')
        .values(rows.slice(at, at + 200))
        .execute()
    await storePlayTest(
      ledger,
      {
        ...{ slug: 'kite', provider: 'gamepix', url: 'https://play.example.com/kite', verdict: 'good' },
        ...{ reason: null, report: {}, pictures: [{ screen: 'phone', bytes: new Uint8Array([1]) }] },
      },
      9999,
    )
    expect(await listPlayTestPictures(ledger, 'game-0')).toEqual([])
    expect(await listPlayTestPictures(ledger, 'game-1')).toEqual(['phone'])
    expect(await listPlayTestPictures(ledger, 'kite')).toEqual(['phone'])
  })

  test('new games are due first, then reported ones, failed ones once a day, others by plays after 30 days', async () => {
    const ledger = await openWith(
      open,
      makeRemote('few', 1),
      makeRemote('many', 9),
      makeRemote('bad', 5),
      makeRemote('hidden'),
      makeRemote('uploaded', 3, 'upload'),
    )
    await setGameStatus(ledger, 'hidden', 'draft')
    expect(await dueSlugs(ledger, at(0))).toEqual(['many', 'bad', 'few'])
    await store(ledger, 'many', 'good', at(0))
    await store(ledger, 'bad', 'broken', at(0))
    expect(await dueSlugs(ledger, at(0) + 1000)).toEqual(['few'])
    await store(ledger, 'few', 'good', at(0))
    expect(await dueSlugs(ledger, at(1))).toEqual(['bad'])
    await addReport(ledger, {
      ...{ site: 'games.example', gameSlug: 'few', reason: 'does-not-start', note: '' },
      createdAtMs: at(1),
    })
    expect(await dueSlugs(ledger, at(1) + 1000)).toEqual(['few', 'bad'])
    expect(await dueSlugs(ledger, at(30))).toEqual(['few', 'bad', 'many'])
    expect(await countDueTests(ledger, at(30))).toBe(3)
  })

  test('failures on two days mark a game broken; it returns with the first test that passes', async () => {
    const ledger = await openWith(open, makeRemote('bad'))
    const version = () => getVersion(ledger, 'catalogueVersion')
    const before = await version()
    expect(await store(ledger, 'bad', 'broken', at(0))).toBe(false)
    expect(await store(ledger, 'bad', 'broken', at(0) + 1000), 'twice on one day is once').toBe(false)
    expect(await version()).toBe(before)
    expect(await store(ledger, 'bad', 'broken', at(1))).toBe(true)
    expect(await listBrokenGames(ledger)).toEqual(new Map([['bad', at(1)]]))
    expect(await version()).toBeGreaterThan(before)
    expect(await store(ledger, 'bad', 'unsure', at(2)), 'an unclear test changes nothing').toBe(true)
    expect(await listPlayTests(ledger, { slug: 'bad' })).toMatchObject([
      { verdict: 'unsure', brokenSince: at(1), report: { megabytes: 2 } },
    ])
    expect(await store(ledger, 'bad', 'slow', at(3))).toBe(false)
    expect(await listBrokenGames(ledger)).toEqual(new Map())
  })

  test('failures at an earlier address of a game do not count', async () => {
    const ledger = await openWith(open, makeRemote('bad'))
    await store(ledger, 'bad', 'broken', at(0), 'https://old.example.com/bad')
    expect(await store(ledger, 'bad', 'broken', at(1))).toBe(false)
  })

  test('where more than a tenth of a provider’s games fail within a day, none of them is marked', async () => {
    const slugs = Array.from({ length: 20 }, (_, number) => `game-${number}`)
    const ledger = await openWith(open, ...slugs.map((slug) => makeRemote(slug)))
    for (const [number, slug] of slugs.entries())
      await store(ledger, slug, number < 2 ? 'broken' : 'good', at(0))
    expect(await store(ledger, 'game-0', 'broken', at(1) - 3000), 'two of twenty').toBe(true)
    await store(ledger, 'game-1', 'broken', at(1) - 3000)
    expect([...(await listBrokenGames(ledger)).keys()]).toEqual(['game-0', 'game-1'])
    expect(await store(ledger, 'game-2', 'broken', at(1) - 2000), 'three of twenty').toBe(false)
    expect(await listBrokenGames(ledger)).toEqual(new Map())
    const version = await getVersion(ledger, 'catalogueVersion')
    await store(ledger, 'game-0', 'broken', at(1) - 2000)
    expect(await getVersion(ledger, 'catalogueVersion'), 'the lists stay as they are').toBe(version)
    expect(await listFailingProviders(ledger, at(1) - 2000)).toEqual([
      { provider: 'gamepix', tests: 20, failures: 3 },
    ])
    expect((await readAddressReport(ledger)).failing, 'another check, other counts').toEqual([])
  })
})

test('one failure alone is no fault of a provider', () => {
  expect(isProvidersFault(1, 1)).toBe(false)
  expect(isProvidersFault(2, 2)).toBe(true)
  expect(isProvidersFault(30, 3)).toBe(false)
  expect(isProvidersFault(30, 4)).toBe(true)
})
