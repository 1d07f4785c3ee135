import { expect, test } from 'vitest'
import { playLikeNovice, playOut } from '../bots.ts'
import {
  BASKET,
  NIGHTS,
  NIGHT_RULES,
  charmOfRule,
  drift,
  findNextNight,
  getNight,
  isNightOpen,
  seedOfNight,
  snow,
  starsOfNight,
} from './nights.ts'
import { rules, startNight, step } from '../rules.ts'
import { isValidState } from './validate-state.ts'
import { CELLS } from './shapes.ts'
import { makeCushion, readCushion } from './cushion-cell.ts'
import { WALL } from '../state.ts'

const numbers = NIGHTS.map((_, number) => number)

test.each(numbers)('night %i starts valid, and is the same for all players', (number) => {
  const night = startNight(number)
  expect(night).toEqual(startNight(number))
  expect(isValidState(JSON.parse(JSON.stringify(night)))).toBe(true)
  expect(night.wish).toMatchObject({ have: 0, need: getNight(number).need })
  expect(night.lastHand).toBe(getNight(number).hands)
})

test.each(numbers)('night %i ends by its last hand, one way or the other', (number) => {
  const night = playOut(startNight(number), playLikeNovice, number)
  const { wish: quest, outcome, handNumber } = night
  expect(outcome).toBe(quest!.have >= quest!.need ? 'done' : 'stuck')
  expect(handNumber).toBeLessThanOrEqual(getNight(number).hands)
  expect(rules.getOutcome(night)!.won).toBe(outcome === 'done')
})

test('completing the quest of a night wins it at once with three stars', () => {
  const night = startNight(0)
  night.wish = { ...night.wish!, need: 1 }
  night.board = Array.from({ length: CELLS }, (_, i) => (i < 7 ? makeCushion(1, 0, false) : 0))
  night.hand = [{ shape: 0, colour: 1 }, null, null]
  step(night, { type: 'place', slot: 0, row: 0, col: 7 })
  expect(night.outcome).toBe('done')
  expect(rules.getOutcome(night)).toEqual({ won: true, stars: 3 })
})

test('three nights are open at the start, and two that are too hard do not block the next', () => {
  const listOpen = (stars: Record<string, number>) =>
    NIGHTS.flatMap((_, i) => (isNightOpen(i + 1, stars) ? [i + 1] : []))
  expect(listOpen({})).toEqual([1, 2, 3])
  expect(listOpen({ 3: 1 })).toEqual([1, 2, 3, 4])
  // Nights that were open before stay open.
  expect(listOpen({ 1: 3, 2: 1, 3: 2 })).toEqual([1, 2, 3, 4, 5, 6])
  expect(findNextNight(3, { 3: 1 })).toBe(4)
  expect(findNextNight(4, { 3: 1, 4: 1 })).toBe(5)
  expect(findNextNight(20, { 20: 1 })).toBe(1)
  expect(findNextNight(20, Object.fromEntries(NIGHTS.map((_, i) => [i + 1, 1])))).toBe(null)
})

test('the nights get harder: each five are won less often by a novice than the five before', () => {
  const RUNS = 8
  const share = (number: number) => {
    const won = Array.from({ length: RUNS }, (_, run) => playOut(startNight(number), playLikeNovice, run + 1))
    return won.filter(({ outcome }) => outcome === 'done').length / RUNS
  }
  const shares = numbers.map(share)
  const fives = [0, 5, 10, 15].map((from) => shares.slice(from, from + 5).reduce((sum, one) => sum + one) / 5)
  expect(fives[0]).toBeGreaterThan(0.85)
  expect(fives[3]).toBeGreaterThan(0.1)
  for (let i = 1; i < fives.length; i++) expect(fives[i]).toBeLessThan(fives[i - 1]!)
}, 60_000)

test('no two nights have the same pieces, and a saved night with another target is not resumed', () => {
  expect(new Set(numbers.map(seedOfNight)).size).toBe(NIGHTS.length)
  const night = startNight(3)
  expect(isValidState({ ...night, wish: { ...night.wish!, need: night.wish!.need + 1 } })).toBe(false)
  expect(isValidState({ ...night, lastHand: night.lastHand + 2 })).toBe(false)
})

test('early in the night there are three stars, late there is one', () => {
  // The second night has ten hands.
  const at = (handNumber: number) => starsOfNight({ puzzle: 1, handNumber })
  expect([1, 6, 7, 8, 9, 10].map(at)).toEqual([3, 3, 2, 2, 1, 1])
})

test('the quilt drifts by a column, and what is sewn over the edge comes apart', () => {
  const board = Array.from({ length: CELLS }, () => 0)
  board[6] = makeCushion(1, 2, true)
  board[7] = makeCushion(1, 8, false)
  board[17] = makeCushion(2, 0, true)
  drift(board)
  expect([readCushion(board[7]!).links, readCushion(board[0]!).links]).toEqual([0, 0])
  // Both halves have a face now.
  expect([readCushion(board[7]!).hasFace, readCushion(board[0]!).hasFace]).toEqual([true, true])
  expect(board[18]).toBe(makeCushion(2, 0, true))
  expect(board.filter(Boolean)).toHaveLength(3)
})

test('snow falls only where there is room', () => {
  const board = Array.from({ length: CELLS }, () => makeCushion(1, 0, false))
  expect(snow([...board], 1, 1)).toBe(null)
  board[42] = 0
  expect(snow(board, 1, 1)).toBe(42)
  expect(board[42]).toBeGreaterThan(0)
})

test('nothing goes into the basket, and a row around it is full without it', () => {
  const night = startNight(NIGHTS.findIndex(({ rule }) => rule === 'basket'))
  expect(BASKET.map((index) => night.board[index])).toEqual([WALL, WALL, WALL, WALL])
  for (let col = 0; col < 8; col++)
    if (!BASKET.includes(24 + col)) night.board[24 + col] = makeCushion(1, 0, false)
  night.board[24] = 0
  night.hand = [{ shape: 0, colour: 1 }, null, null]
  const events = step(night, { type: 'place', slot: 0, row: 3, col: 0 })
  expect(events.find(({ type }) => type === 'cleared')).toMatchObject({ lines: { rows: [3] } })
  expect(BASKET.map((index) => night.board[index])).toEqual([WALL, WALL, WALL, WALL])
})

test('nights of stars and of caps bring one in every hand', () => {
  for (const rule of NIGHT_RULES) {
    const kind = charmOfRule(rule)
    if (kind === null) continue
    const night = startNight(NIGHTS.findIndex((one) => one.rule === rule))
    playOut(night, playLikeNovice, 3, 3)
    expect(night.next.some((piece) => piece.charm === kind)).toBe(true)
  }
})
