import { expect, test } from 'vitest'
import { BURST, CAP, GIFT, charmOfHand, findShielded } from './charms.ts'
import { playLikeNovice, playOut } from '../bots.ts'
import { play, toGrid } from './grid.ts'
import { startDaily, startEndless, step } from '../rules.ts'
import { CELLS, SHAPES } from './shapes.ts'
import { makeCushion, readCushion } from './cushion-cell.ts'
import { initialState } from '../state.ts'
import type { GameState } from '../state.ts'

const DOT = SHAPES.findIndex(({ cells }) => cells.length === 1)

/** A row that one square fills, with a special cushion in it, and more below. */
function lay(charm: number, more: readonly number[] = []): GameState {
  const board = Array.from({ length: CELLS }, () => 0)
  for (let col = 0; col < 7; col++) board[16 + col] = makeCushion(1, 0, true, col === 3 ? charm : 0)
  for (const index of more) board[index] = makeCushion(2, 0, true)
  const dot = { shape: DOT, colour: 1 }
  return { ...initialState(), board, hand: [dot, dot, dot], next: [dot, dot, dot], handNumber: 5 }
}
const fill = (state: GameState) =>
  step(state, { type: 'place', slot: state.hand.findIndex(Boolean), row: 2, col: 7 })

test('a deep sleeper loses its cap at the first clear and goes with the second', () => {
  const state = lay(CAP)
  expect(findShielded(state.board)[2]).toBe(1 << 3)
  fill(state)
  expect(state.board.flatMap((cell, index) => (cell ? [index] : []))).toEqual([19])
  expect(readCushion(state.board[19]!)).toEqual({ colour: 1, links: 0, hasFace: true, charm: 0 })
  for (let col = 0; col < 7; col++) if (col !== 3) state.board[16 + col] = makeCushion(1, 0, true)
  fill(state)
  expect(state.board.every((cell) => cell === 0)).toBe(true)
})

test('what the bag looks ahead with keeps the sleeper as the rules do', () => {
  const state = lay(CAP)
  const { grid, shielded } = play(toGrid(state.board), DOT, 2, 7, findShielded(state.board))
  fill(state)
  expect(grid).toEqual(toGrid(state.board))
  expect(shielded.every((bits) => bits === 0)).toBe(true)
})

test('a star cushion clears its neighbours, and another star cushion continues the chain', () => {
  const state = lay(BURST, [10, 26, 27, 36, 45])
  state.board[27] = makeCushion(2, 0, true, BURST)
  const before = state.score
  const [, cleared] = fill(state)
  // 45 is too far from both.
  expect(state.board.flatMap((cell, index) => (cell ? [index] : []))).toEqual([45])
  expect(cleared).toMatchObject({ type: 'cleared', bursts: [19, 27] })
  // A square, a row, and four cushions beyond it.
  expect(state.score - before).toBe(1 + 20 + 4 * 3)
})

test('a gift holds an undo where one is missing, else points', () => {
  const full = lay(GIFT, [63])
  fill(full)
  expect([full.score, full.undoLeft]).toEqual([1 + 20 + 50, 3])
  const used = { ...lay(GIFT, [63]), undoLeft: 1 }
  fill(used)
  expect([used.score, used.undoLeft]).toEqual([1 + 20, 2])
})

test('special cushions depend on seed and hand only, each from its own hand on, the same for all players', () => {
  const hands = Array.from({ length: 100 }, (_, i) => charmOfHand(7, i + 1))
  expect(hands.slice(0, 11).filter(Boolean)).toEqual([GIFT, CAP, BURST])
  expect(hands).toEqual(Array.from({ length: 100 }, (_, i) => charmOfHand(7, i + 1)))
  expect(new Set(hands.slice(12))).toEqual(new Set([0, GIFT, CAP, BURST]))
  const count = (from: number, to: number) => hands.slice(from, to).filter(Boolean).length
  expect(count(60, 90)).toBeGreaterThan(count(12, 42))
})

test('a charm stays with its place in the hand though the piece is swapped', () => {
  for (let seed = 0; seed < 30; seed++) {
    const state = playOut(startEndless(seed), playLikeNovice, seed, 9)
    if (state.outcome || state.handNumber !== 4) continue
    const [first] = [startEndless(seed)]
    playOut(first!, playLikeNovice, seed, 6)
    const shown = first!.hand.findIndex((piece) => piece?.charm)
    expect(first!.hand[shown]!.charm).toBe(GIFT)
  }
})

test('two players of one daily board are dealt the same charms and quests', () => {
  const met = [1, 2].map((seed) => {
    const state = startDaily('2026-11-22')
    const seen: (number | undefined)[] = []
    for (let i = 0; i < 60 && !state.outcome; i++) {
      const events = step(state, { type: 'place', ...playOutMove(state, seed) })
      if (events.some(({ type }) => type === 'dealt'))
        seen.push(state.hand.find((piece) => piece?.charm)?.charm)
    }
    return seen
  })
  const shared = Math.min(...met.map((seen) => seen.length))
  expect(shared).toBeGreaterThan(6)
  expect(met[0]!.slice(0, shared)).toEqual(met[1]!.slice(0, shared))
})

const playOutMove = (state: GameState, seed: number) => {
  let chance = seed * 17 + state.handNumber
  return playLikeNovice(state, () => (chance = (chance * 7919 + 13) % 1009) / 1009)!
}
