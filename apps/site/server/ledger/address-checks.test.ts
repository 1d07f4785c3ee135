import { expect, test } from 'vitest'
import {
  countFailedDays,
  listDueAddresses,
  readAddressReport,
  storeAddressCheck,
  type AddressResult,
} from './address-checks.ts'
import { setGameStatus, upsertOwnGames } from './games.ts'
import { forEachEngine, type OpenLedger } from './ledger-engines.ts'
import { makeGame } from './make-game.ts'
import type { Ledger } from './ledger.ts'

const DAY_MS = 24 * 3_600_000
const START_MS = 20_000 * DAY_MS

const makeRemote = (number: number, url = `https://play.example.com/${number}`) =>
  makeGame({
    ...{ slug: `game-${number}`, title: `Game ${number}`, provider: 'gamepix', providerId: String(number) },
    source: { kind: 'remote', url, fallbacks: [] },
  })

async function openWithGames(open: OpenLedger, count: number) {
  const ledger = await open()
  await upsertOwnGames(ledger, [makeGame({ slug: 'own' })])
  await upsertOwnGames(
    ledger,
    Array.from({ length: count }, (_, at) => makeRemote(at)),
  )
  return ledger
}

/** Counts what is over, and checks everything that is due on that day. Returns what was due, and the games marked broken. */
async function spendDay(ledger: Ledger, day: number, resultOf: (slug: string) => AddressResult) {
  const nowMs = START_MS + day * DAY_MS + 5000
  const broken = await countFailedDays(ledger, nowMs)
  const due = await listDueAddresses(ledger, nowMs, 1000)
  for (const one of due) await storeAddressCheck(ledger, one, resultOf(one.slug), nowMs)
  return { due: due.map(({ slug }) => slug), broken }
}

const failing =
  (...slugs: string[]) =>
  (slug: string): AddressResult =>
    slugs.includes(slug) ? 'gone' : 'served'

forEachEngine((open) => {
  test('games of providers are due each week, those that failed each day, and only published ones', async () => {
    const ledger = await openWithGames(open, 20)
    await setGameStatus(ledger, 'game-5', 'draft')
    expect((await spendDay(ledger, 0, failing('game-1'))).due).toHaveLength(19)
    expect(await listDueAddresses(ledger, START_MS + 10_000, 1000)).toEqual([])
    expect((await spendDay(ledger, 1, failing('game-1'))).due).toEqual(['game-1'])
    expect((await spendDay(ledger, 2, failing())).due).toEqual(['game-1'])
    expect((await spendDay(ledger, 3, failing())).due).toEqual([])
    expect((await spendDay(ledger, 7, failing())).due).toHaveLength(18)
  })

  test('three failed days in a row mark a game broken, and one served day takes the mark away', async () => {
    const ledger = await openWithGames(open, 20)
    for (const day of [0, 1]) expect((await spendDay(ledger, day, failing('game-1'))).broken).toEqual([])
    expect((await spendDay(ledger, 2, failing('game-1'))).broken).toEqual([])
    expect((await spendDay(ledger, 3, failing('game-1'))).broken).toEqual(['game-1'])
    expect((await spendDay(ledger, 4, failing('game-1'))).broken).toEqual([])
    expect(await readAddressReport(ledger)).toEqual({ broken: ['game-1'], failing: [] })
    await spendDay(ledger, 5, failing())
    expect((await readAddressReport(ledger)).broken).toEqual([])
  })

  test('an unclear answer is neither a failure nor an end of failures', async () => {
    const ledger = await openWithGames(open, 20)
    await spendDay(ledger, 0, failing('game-1'))
    await spendDay(ledger, 1, (slug) => (slug === 'game-1' ? 'unclear' : 'served'))
    for (const day of [2, 3]) expect((await spendDay(ledger, day, failing('game-1'))).broken).toEqual([])
    expect((await spendDay(ledger, 4, failing('game-1'))).broken).toEqual(['game-1'])
  })

  test('a provider that fails for more than a tenth of its games is named, and none of them is marked', async () => {
    const ledger = await openWithGames(open, 20)
    const down = failing('game-1', 'game-2', 'game-3')
    for (const day of [0, 1, 2, 3, 4]) expect((await spendDay(ledger, day, down)).broken).toEqual([])
    expect(await readAddressReport(ledger)).toEqual({
      broken: [],
      failing: [{ provider: 'gamepix', checks: 20, failures: 3 }],
    })
  })

  test('at a new address a game starts anew', async () => {
    const ledger = await openWithGames(open, 20)
    for (const day of [0, 1, 2, 3]) await spendDay(ledger, day, failing('game-1'))
    await upsertOwnGames(ledger, [makeRemote(1, 'https://play.example.com/moved')])
    await spendDay(ledger, 4, failing('game-1'))
    expect((await readAddressReport(ledger)).broken).toEqual([])
    expect((await spendDay(ledger, 5, failing('game-1'))).broken).toEqual([])
  })
})
