import { parseProgress } from '@playhouse/game-kit'
import { createRun, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { chooseDeal, listWished } from './chooser.ts'
import { dealOfDay, findUnwon, FIRST_DAY, isDay, listMonth, stepMonth } from './days.ts'
import { listDeals } from './deals.ts'
import {
  completeForest,
  DAWN_DAYS,
  freshForest,
  growWin,
  hasBack,
  hasSeason,
  listFriends,
  nextPrize,
  PRIZES,
} from './forest.ts'
import { GRADES } from './grades.ts'
import { findHint } from './hints.ts'
import { rules } from './rules.ts'
import { dealTable, TWIST, VARIANTS } from './state.ts'
import type { Command } from './state.ts'
import { countWin, freshTally, saves } from './tally.ts'
import type { Data } from './tally.ts'

const send = (...commands: Command[]) => toFrame(rules, { commands })

test('every win plants a tree, and prizes come at their numbers', () => {
  const forest = freshForest()
  const got = Array.from({ length: 30 }, () => growWin(forest, 'tripeaks', '')).filter(Boolean)
  expect(got).toEqual([...PRIZES])
  expect(forest.grove).toBe('t'.repeat(30))
  expect(nextPrize(forest)).toBeNull()
  expect(listFriends(forest)).toHaveLength(5)
})

test('what is not earned yet is not there', () => {
  const forest = freshForest()
  expect([hasBack(forest, 'moon'), hasBack(forest, 'leaf'), hasSeason(forest, 'autumn')]).toEqual([
    true,
    false,
    false,
  ])
  for (let i = 0; i < 3; i++) growWin(forest, 'spider1', '')
  expect([hasBack(forest, 'leaf'), hasSeason(forest, 'autumn'), hasSeason(forest, 'winter')]).toEqual([
    true,
    true,
    false,
  ])
})

test('a day counts once, and seven days bring the rising sun', () => {
  const forest = freshForest()
  growWin(forest, 'daily', '2026-11-03')
  growWin(forest, 'past', '2026-11-03')
  expect(forest.leaves).toEqual(['2026-11-03'])
  const last = Array.from({ length: DAWN_DAYS - 1 }, (_, i) => growWin(forest, 'past', `2026-10-0${i + 1}`))
  expect(last.at(-1)).toBe('dawn')
  expect(forest.leaves[0]).toBe('2026-10-01')
  expect(hasBack(forest, 'dawn')).toBe(true)
})

test('a save from before there was a forest keeps all it had, and its wins have grown', () => {
  const old = {
    v: 1,
    kit: { best: { 'daily/2026-11-20': 700, 'daily/2026-11-21': 380, klondike: 800 }, knowsHow: true },
    settings: {},
    game: {
      tallies: { klondike: { played: 4, won: 2, streak: 1, longest: 2, bestMs: 90_000 } },
      clocks: { klondike: { deal: 3, ms: 1200, isCounted: true } },
    },
  }
  const { game, kit } = parseProgress<Data>(old, saves, false)
  completeForest(game, kit.best)
  expect(game.tallies.klondike!.won).toBe(2)
  expect(game.clocks.klondike!.ms).toBe(1200)
  expect(game).toMatchObject({ grove: 'kk', leaves: ['2026-11-20'], back: 'moon', season: 'summer' })
  expect(hasBack(game, 'leaf')).toBe(true)
})

test('looks and wishes nobody ever offered fall back to the first', () => {
  const data = { ...freshForest(), tallies: {}, back: 'glass', season: 'monsoon', wish: 'never' }
  completeForest(data as never, {})
  expect(data).toMatchObject({ back: 'moon', season: 'summer', wish: 'any' })
})

test('a first win breaks no record, a better one does', () => {
  const tally = freshTally()
  expect(countWin(tally, 90, 60_000)).toMatchObject({ isFewest: false, isFastest: false, isLongest: false })
  expect(countWin(tally, 80, 70_000)).toMatchObject({
    isFewest: true,
    isFastest: false,
    isLongest: true,
    fewest: 80,
    bestMs: 60_000,
  })
})

test('a month begins on its own weekday and knows its length', () => {
  const november = listMonth('2026-11')
  expect(november.findIndex((day) => day === '2026-11-01')).toBe(6)
  expect(november.at(-1)).toBe('2026-11-30')
  expect(listMonth('2028-02').at(-1)).toBe('2028-02-29')
  expect(listMonth('2027-02')[0]).toBe('2027-02-01')
  expect([stepMonth('2026-12', 1), stepMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
})

test('the days bring every game, and each of them most of its deals', () => {
  const seen = new Map<string, Set<number>>()
  for (let month = '2027-01'; month < '2030-01'; month = stepMonth(month, 1))
    for (const day of listMonth(month)) {
      if (day === null) continue
      const { mode, deal } = dealOfDay(day)
      seen.set(mode, (seen.get(mode) ?? new Set()).add(deal))
    }
  expect(seen.size).toBe(5)
  for (const [mode, deals] of seen) expect(deals.size / listDeals(mode).length, mode).toBeGreaterThan(0.6)
})

test('the day to play next is the newest that is not won', () => {
  expect(findUnwon([], '2026-11-22')).toBe('2026-11-21')
  expect(findUnwon(['2026-11-21', '2026-11-20'], '2026-11-22')).toBe('2026-11-19')
  expect(findUnwon([], '2026-11-01')).toBe('2026-10-31')
  expect(findUnwon([], FIRST_DAY)).toBeNull()
})

test.each([
  [FIRST_DAY, true],
  ['2026-09-30', false],
  ['2026-11-31', false],
  ['2027-13-01', false],
  ['tomorrow', false],
])('%s can be played afterwards: %s', (day, can) => {
  expect(isDay(day)).toBe(can)
})

test('a past day has the very deal it had, and a log of it leads to the same table', () => {
  const run = createRun(rules, { mode: 'past', level: 0, seed: 5, day: '' })
  expect(run.tick(send({ type: 'day', day: '2026-11-13' }))).toEqual([{ type: 'dealt' }])
  const { mode, deal } = dealOfDay('2026-11-13')
  expect(run.state).toMatchObject({ mode, deal, day: '2026-11-13' })
  expect(run.state.table).toEqual(dealTable(mode, deal))
  expect(replay(rules, JSON.parse(JSON.stringify(run.log()))).hash()).toBe(run.hash())
  expect(rules.isSound!(JSON.parse(JSON.stringify(run.state)))).toBe(true)
})

test('today’s deal cannot be exchanged, nor a free one for a day’s', () => {
  const today = createRun(rules, { mode: 'daily', level: 0, seed: 5, day: '2026-11-22' })
  const free = createRun(rules, { mode: 'klondike', level: 0, seed: 5, day: '' })
  for (const run of [today, free]) {
    const before = JSON.stringify(run.state)
    run.tick(send({ type: 'day', day: '2026-11-13' }))
    expect(JSON.stringify(run.state)).toBe(before)
  }
  const { mode, deal } = today.state
  const other = listDeals(mode).find((one) => one !== deal)!
  today.tick(send({ type: 'deal', deal: other, instead: deal }))
  expect(today.state.deal).toBe(deal)
})

test('another deal of the pack is laid only before the first move, and only one of the pack', () => {
  const run = createRun(rules, { mode: 'freecell', level: 0, seed: 5, day: '' })
  const { deal } = run.state
  const other = listDeals('freecell').find((one) => one !== deal)!
  run.tick(send({ type: 'deal', deal: -3, instead: deal }))
  expect(run.state.deal).toBe(deal)
  run.tick(send({ type: 'deal', deal: other, instead: deal }))
  expect(run.state.deal).toBe(other)
  const move = findHint(run.state.table)!
  run.tick(send({ type: 'move', move }, { type: 'deal', deal, instead: other }))
  expect(run.state).toMatchObject({ deal: other, moves: [move] })
})

test.each(Object.keys(VARIANTS))('%s has easy and hard deals, and every deal is graded', (mode) => {
  const plain = listDeals(mode).filter((deal) => deal < TWIST)
  expect(GRADES[mode]).toHaveLength(plain.length)
  const [easy, hard] = [listWished(mode, 'easy', false), listWished(mode, 'hard', false)]
  expect(easy.length).toBeGreaterThanOrEqual(5)
  expect(hard.length).toBeGreaterThanOrEqual(5)
  expect(easy.filter((deal) => hard.includes(deal))).toEqual([])
  expect(chooseDeal(mode, 3, 'any', false)).toBeNull()
})

test('a beginner’s first Klondike is easy and begins with a card, not with the stock', () => {
  const first = listWished('klondike', 'hard', true)
  expect(first.length).toBeGreaterThan(10)
  for (const deal of first) expect(findHint(dealTable('klondike', deal))![0]).not.toBe(0)
})
