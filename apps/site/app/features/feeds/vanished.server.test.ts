import { expect, test } from 'vitest'
import { setGameStatus } from '#server/ledger/games.ts'
import { forEachEngine } from '#server/ledger/ledger-engines.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import {
  applyVanishedRule,
  DEFAULT_VANISHED_RULE,
  getVanishedRule,
  listVanishedGames,
  parseVanishedRule,
  renderVanishedRule,
  setVanishedRule,
} from '#server/ledger/vanished-games.ts'
import { confirmRetentionClock, storeRetentionRun } from '#server/ledger/retention-clock.ts'
import { getVersion } from '#server/ledger/versions.ts'
import { gamepixRecords, importRecords, slugOf, statusOf } from './import-setup.ts'

const DAY_MS = 24 * 3_600_000
const importAt = (ledger: Ledger, count: number, day: number) =>
  importRecords(ledger, 'gamepix', gamepixRecords(count), { nowMs: day * DAY_MS })

test.each([
  ['keep', { kind: 'keep' }],
  ['1d', { kind: 'days', days: 1 }],
  ['3650d', { kind: 'days', days: 3650 }],
  ['1run', { kind: 'runs', runs: 1 }],
  ['12runs', { kind: 'runs', runs: 12 }],
  ['0d', null],
  ['3651d', null],
  ['1001runs', null],
  ['3', null],
  ['', null],
])('the rule %j is read', (text, rule) => {
  expect(parseVanishedRule(text)).toEqual(rule)
  if (rule) expect(parseVanishedRule(renderVanishedRule(rule as never))).toEqual(rule)
})

forEachEngine((open) => {
  // covers: '11.7'
  test('a vanished game is unpublished after 30 days by default, and comes back with its record', async () => {
    const ledger = await open()
    expect(await getVanishedRule(ledger)).toEqual(DEFAULT_VANISHED_RULE)
    await importAt(ledger, 10, 1)
    await importAt(ledger, 9, 2)
    const before = await getVersion(ledger, 'catalogueVersion')
    expect(await applyVanishedRule(ledger, 32 * DAY_MS - 1)).toEqual([])
    expect(await getVersion(ledger, 'catalogueVersion')).toBe(before)
    expect(await applyVanishedRule(ledger, 32 * DAY_MS)).toEqual([slugOf(10)])
    expect(await getVersion(ledger, 'catalogueVersion')).toBe(before + 1)
    expect(await statusOf(ledger, slugOf(10))).toEqual(['draft', 'vanished', 'no feed listed it for 30 days'])
    expect(await importAt(ledger, 10, 40)).toMatchObject({ returned: 1 })
    expect(await statusOf(ledger, slugOf(10))).toEqual(['published', null, null])
  })

  test('the rule counts runs of the game’s list, from the first without it', async () => {
    const ledger = await open()
    await setVanishedRule(ledger, { kind: 'runs', runs: 3 })
    await importAt(ledger, 10, 1)
    for (const day of [2, 3]) await importAt(ledger, 9, day)
    await importRecords(ledger, 'gamepix', gamepixRecords(5), { slice: 'top' })
    await importRecords(ledger, 'gamepix', gamepixRecords(5), { slice: 'top' })
    expect(await statusOf(ledger, slugOf(10))).toEqual(['published', null, null])
    await importAt(ledger, 9, 4)
    expect(await statusOf(ledger, slugOf(10))).toEqual(['draft', 'vanished', 'no feed listed it for 3 runs'])
  })

  test('with keep, games stay, and a later rule finds them', async () => {
    const ledger = await open()
    await setVanishedRule(ledger, { kind: 'keep' })
    await importAt(ledger, 10, 1)
    await importAt(ledger, 9, 2)
    expect(await applyVanishedRule(ledger, 999 * DAY_MS)).toEqual([])
    await setVanishedRule(ledger, { kind: 'days', days: 7 })
    expect(await applyVanishedRule(ledger, 9 * DAY_MS)).toEqual([slugOf(10)])
  })

  test('an operator’s decision overrides the rule, until the game vanishes again', async () => {
    const ledger = await open()
    await importAt(ledger, 10, 1)
    await importAt(ledger, 9, 2)
    await applyVanishedRule(ledger, 50 * DAY_MS)
    await setGameStatus(ledger, slugOf(10), 'published')
    expect(await applyVanishedRule(ledger, 99 * DAY_MS)).toEqual([])
    expect((await listVanishedGames(ledger, { limit: 9, offset: 0 })).games).toMatchObject([
      { rule: 'stays' },
    ])
    await importAt(ledger, 10, 100)
    await importAt(ledger, 9, 101)
    expect(await applyVanishedRule(ledger, 200 * DAY_MS)).toEqual([slugOf(10)])
    await setGameStatus(ledger, slugOf(10), 'draft')
    await importAt(ledger, 10, 201)
    expect(await statusOf(ledger, slugOf(10))).toEqual(['draft', 'operator', null])
  })

  test('a clock that jumped ahead unpublishes nothing until the operator confirms it', async () => {
    const ledger = await open()
    await importAt(ledger, 10, 1)
    await importAt(ledger, 9, 2)
    await storeRetentionRun(ledger, 3 * DAY_MS)
    expect(await applyVanishedRule(ledger, 400 * DAY_MS)).toEqual([])
    await confirmRetentionClock(ledger, 400 * DAY_MS)
    expect(await applyVanishedRule(ledger, 400 * DAY_MS)).toEqual([slugOf(10)])
  })

  test('vanished games are listed, the latest first, with what the rule does', async () => {
    const ledger = await open()
    await importAt(ledger, 10, 1)
    await importAt(ledger, 9, 2)
    await applyVanishedRule(ledger, 50 * DAY_MS)
    await importAt(ledger, 8, 51)
    const { games, total } = await listVanishedGames(ledger, { limit: 9, offset: 0 })
    expect(total).toBe(2)
    expect(games).toMatchObject([
      { slug: slugOf(9), status: 'published', vanishedAtMs: 51 * DAY_MS, rule: 'due' },
      { slug: slugOf(10), status: 'draft', rule: 'unpublished' },
    ])
    const page = await listVanishedGames(ledger, { provider: 'gamepix', limit: 1, offset: 1 })
    expect(page).toMatchObject({ total: 2, games: [{ slug: slugOf(10) }] })
    expect((await listVanishedGames(ledger, { provider: 'htmlgames', limit: 1, offset: 0 })).total).toBe(0)
  })
})
