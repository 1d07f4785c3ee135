import { parseProgress } from '@playhouse/game-kit'
import { createRun, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { chooseDeal, listDealsOf, REMEMBERED } from './deal-chooser.ts'
import { dealOfDay, findUnwon, FIRST_DAY, isDay, listMonth, stepMonth } from './days.ts'
import { countDeals, dealAt, hasDeal, listSolved } from '../data/deals.ts'
import {
  completeForest,
  freshForest,
  growWin,
  has,
  listFriends,
  listNext,
  listWon,
  nextPrize,
} from './forest.ts'
import type { Standing } from './forest.ts'
import { GOALS, judgeGoals } from '../view/goals.ts'
import { GRADES } from '../data/grades.ts'
import { findHint } from './hints.ts'
import { FRIENDS, PRIZES } from './prizes.ts'
import { rules } from '../rules.ts'
import { dealTable, VARIANTS } from '../state.ts'
import type { Command } from '../state.ts'
import { countWin, freshTally, saves } from '../ui/stats.ts'
import type { Data } from '../ui/stats.ts'
import { TWIST } from './twists.ts'
import { findWay } from './solutions.ts'

const send = (...commands: Command[]) => toFrame(rules, { commands })

const fresh = (): Standing => ({ ...freshForest(), tallies: {} })

test('every win plants a tree, and a hundred wins bring prizes one after the other', () => {
  const forest = fresh()
  const came: number[] = []
  for (let i = 1; i <= 100; i++) {
    const before = listWon(forest).length
    growWin(forest, 'tripeaks', '')
    if (listWon(forest).length > before) came.push(i)
  }
  expect(forest.grove).toBe('t'.repeat(100))
  expect(came).toEqual(PRIZES.flatMap(({ need }) => (need.by === 'wins' ? [need.count] : [])))
  expect(nextPrize(forest)).toBeNull()
  // There is always a next prize, and it is never far away.
  came.forEach((at, i) => expect(at - (came[i - 1] ?? 0)).toBeLessThanOrEqual(15))
  expect(listFriends(forest)).toHaveLength(FRIENDS.length - 1)
})

test('a prize that is not earned yet does not appear', () => {
  const forest = fresh()
  expect([has(forest, 'moon'), has(forest, 'felt'), has(forest, 'leaf'), has(forest, 'autumn')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  for (let i = 0; i < 3; i++) growWin(forest, 'spider1', '')
  expect([has(forest, 'leaf'), has(forest, 'autumn'), has(forest, 'winter')]).toEqual([true, true, false])
})

test('a game of its own, a row of wins and acorns bring what wins in general do not', () => {
  const forest = fresh()
  expect([has(forest, 'web'), has(forest, 'acorn'), has(forest, 'squirrel')]).toEqual([false, false, false])
  forest.tallies = { spider4: { won: 1, longest: 1 }, freecell: { won: 7, longest: 4 } }
  forest.acorns = 11
  expect([has(forest, 'web'), has(forest, 'acorn'), has(forest, 'squirrel')]).toEqual([true, false, false])
  expect(listNext(forest)[0]!.id).toBe('squirrel')
  forest.tallies.freecell!.longest = 5
  forest.acorns = 12
  expect([has(forest, 'acorn'), has(forest, 'squirrel')]).toEqual([true, true])
})

test('a day counts once, and seven days bring the rising sun', () => {
  const forest = fresh()
  growWin(forest, 'daily', '2026-11-03')
  growWin(forest, 'past', '2026-11-03')
  expect(forest.leaves).toEqual(['2026-11-03'])
  for (let i = 1; i < 6; i++) growWin(forest, 'past', `2026-10-0${i}`)
  expect(has(forest, 'dawn')).toBe(false)
  growWin(forest, 'past', '2026-10-06')
  expect(forest.leaves[0]).toBe('2026-10-01')
  expect(has(forest, 'dawn')).toBe(true)
})

test('a save from before the forest existed keeps its data, and its wins plant trees', () => {
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
  expect(game).toMatchObject({
    grove: 'kk',
    leaves: ['2026-11-20'],
    back: 'moon',
    season: 'summer',
    cloth: 'felt',
    acorns: 0,
    lately: {},
  })
  expect(has(game, 'leaf')).toBe(true)
})

test('unknown looks and difficulties fall back to the first', () => {
  const data = {
    ...freshForest(),
    tallies: {},
    back: 'glass',
    season: 'monsoon',
    cloth: 7,
    acorns: -1,
    lately: { klondike: ['x'] },
    wish: 'never',
  }
  completeForest(data as never, {})
  expect(data).toMatchObject({
    back: 'moon',
    season: 'summer',
    cloth: 'felt',
    acorns: 0,
    lately: {},
    wish: 'any',
  })
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

test('the days bring every game, and each of them ever new deals', () => {
  const seen = new Map<string, Set<number>>()
  for (let month = '2027-01'; month < '2030-01'; month = stepMonth(month, 1))
    for (const day of listMonth(month)) {
      if (day === null) continue
      const { mode, deal } = dealOfDay(day)
      seen.set(mode, (seen.get(mode) ?? new Set()).add(deal))
    }
  expect(seen.size).toBe(5)
  // Hardly a deal comes twice in three years.
  for (const [mode, deals] of seen) expect(deals.size, mode).toBeGreaterThan(180)
})

test('the day to play next is the newest that is not won', () => {
  expect(findUnwon([], '2026-11-22')).toBe('2026-11-21')
  expect(findUnwon(['2026-11-21', '2026-11-20'], '2026-11-22')).toBe('2026-11-19')
  expect(findUnwon([], '2026-11-01')).toBe('2026-10-31')
  expect(findUnwon([], FIRST_DAY)).toBeNull()
})

test.each([
  [FIRST_DAY, true],
  ['2025-09-30', false],
  ['2026-11-31', false],
  ['2027-13-01', false],
  ['tomorrow', false],
])('%s can be played afterwards: %s', (day, can) => {
  expect(isDay(day)).toBe(can)
})

test('a past day has its original deal, and a log of it leads to the same table', () => {
  const run = createRun(rules, { mode: 'past', level: 0, seed: 5, day: '' })
  expect(run.tick(send({ type: 'day', day: '2026-11-13' }))).toEqual([{ type: 'dealt' }])
  const { mode, deal } = dealOfDay('2026-11-13')
  expect(run.state).toMatchObject({ mode, deal, day: '2026-11-13' })
  expect(run.state.table).toEqual(dealTable(mode, deal))
  expect(replay(rules, JSON.parse(JSON.stringify(run.log()))).hash()).toBe(run.hash())
  expect(rules.isValid!(JSON.parse(JSON.stringify(run.state)))).toBe(true)
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
  const other = listSolved(mode).find((one) => one !== deal)!
  today.tick(send({ type: 'deal', deal: other, instead: deal }))
  expect(today.state.deal).toBe(deal)
})

test('another deal of the pack is laid only before the first move, and only one of the pack', () => {
  const run = createRun(rules, { mode: 'freecell', level: 0, seed: 5, day: '' })
  const { deal } = run.state
  const other = listSolved('freecell').find((one) => one !== deal)!
  run.tick(send({ type: 'deal', deal: -3, instead: deal }))
  expect(run.state.deal).toBe(deal)
  run.tick(send({ type: 'deal', deal: other, instead: deal }))
  expect(run.state.deal).toBe(other)
  const move = findHint(run.state.table)!
  run.tick(send({ type: 'move', move }, { type: 'deal', deal, instead: other }))
  expect(run.state).toMatchObject({ deal: other, moves: [move] })
})

test.each(Object.keys(VARIANTS))('%s has easy and hard deals, and every deal is graded', (mode) => {
  expect(GRADES[mode]).toHaveLength(listSolved(mode).length)
  const [easy, hard] = [listDealsOf(mode, 'easy', false), listDealsOf(mode, 'hard', false)]
  expect(easy.length).toBeGreaterThanOrEqual(5)
  expect(hard.length).toBeGreaterThanOrEqual(5)
  expect(easy.filter((deal) => hard.includes(deal))).toEqual([])
})

test('a beginner’s first Klondike is easy and begins with a card, not with the stock', () => {
  const first = listDealsOf('klondike', 'hard', true)
  expect(first.length).toBeGreaterThan(10)
  for (const deal of first) expect(findHint(dealTable('klondike', deal))![0]).not.toBe(0)
})

test.each(Object.keys(VARIANTS))(
  '%s has so many deals that what was played lately does not come back',
  (mode) => {
    expect(countDeals(mode)).toBeGreaterThanOrEqual(1000)
    const deals = new Set(Array.from({ length: countDeals(mode) }, (_, i) => dealAt(mode, i)))
    expect(deals.size).toBe(countDeals(mode))
    expect([...deals].every((deal) => hasDeal(mode, deal))).toBe(true)
    expect([hasDeal(mode, 0), hasDeal(mode, dealAt(mode, 0) + 99 * TWIST)]).toEqual([false, false])
    for (const difficulty of ['easy', 'any', 'hard'] as const) {
      const lately: number[] = []
      // The same chance over and over is the worst there can be.
      for (let i = 0; i < REMEMBERED; i++) lately.push(chooseDeal(mode, 77, difficulty, false, lately))
      expect(new Set(lately).size).toBe(REMEMBERED)
    }
  },
)

test('a game without a win gets an easy deal, and the chosen difficulty applies afterwards', () => {
  for (const mode of Object.keys(VARIANTS)) {
    const easy = [...listDealsOf(mode, 'easy', false), ...listDealsOf(mode, 'gentle', true)]
    const hard = listDealsOf(mode, 'hard', false)
    for (let seed = 0; seed < 20; seed++) {
      expect(easy).toContain(chooseDeal(mode, seed, 'any', true, []) % TWIST)
      expect(hard).toContain(chooseDeal(mode, seed, 'hard', false, []) % TWIST)
    }
  }
})

/** As they were dealt when there were fewer deals. */
const FIRST_DEALS = {
  '2026-11-13': { mode: 'spider1', deal: 21 },
  '2026-11-22': { mode: 'pyramid', deal: 4 },
}

test('days from before the pack grew keep their cards', () => {
  expect(dealOfDay('2026-11-13')).toEqual(FIRST_DEALS['2026-11-13'])
  expect(dealOfDay('2026-11-22')).toEqual(FIRST_DEALS['2026-11-22'])
})

test('goals are computed from the moves: met, missed, and open again after an undo', () => {
  const mode = 'klondike'
  const deal = listSolved(mode)[0]!
  const way = findWay(mode, deal)!
  const state = { ...rules.init({ mode, level: 0, seed: 0, day: '' }), mode, deal, moves: way, undos: 0 }
  const turns = way.filter(([, to]) => to === 0).length
  const [own, moves] = GOALS[mode]!
  expect(judgeGoals(state, 0, true)).toEqual([
    turns <= own!.need ? 'done' : 'lost',
    way.length <= moves!.need ? 'done' : 'lost',
    'done',
  ])
  expect(judgeGoals(state, 1, true)[2]).toBe('lost')
  expect(judgeGoals({ ...state, moves: way.slice(0, 20) }, 0, false)).toEqual(['open', 'open', 'open'])
})

test('eight cards in a row over the peaks are a goal reached at once', () => {
  const mode = 'tripeaks'
  const rows = listSolved(mode)
    .slice(0, 40)
    .map((deal) => {
      const state = { ...rules.init({ mode, level: 0, seed: 0, day: '' }), deal, moves: findWay(mode, deal)! }
      return judgeGoals(state, 0, true)[0]
    })
  expect(new Set(rows)).toEqual(new Set(['done', 'lost']))
})
