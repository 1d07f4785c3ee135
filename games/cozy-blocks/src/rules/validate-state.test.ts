import { createRng } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { listMoves, playRandomly } from '../bots.ts'
import { startDaily, startEndless, startPuzzle, step } from '../rules.ts'
import { isValidState } from './validate-state.ts'
import type { GameState } from '../state.ts'

const throughJson = (state: GameState): unknown => JSON.parse(JSON.stringify(state))

test('a run comes back as it was after any placement, and plays on the same', () => {
  const random = createRng(3).next
  const state = startEndless(42)
  for (let i = 0; i < 20 && !state.outcome; i++) {
    step(state, { type: 'place', ...playRandomly(state, random)! })
    const back = throughJson(state) as GameState
    expect(isValidState(back)).toBe(true)
    expect(back).toEqual(state)
    const move = listMoves(state)[0]
    if (!move) continue
    const twin = structuredClone(state)
    step(back, { type: 'place', ...move })
    step(twin, { type: 'place', ...move })
    expect(back).toEqual(twin)
  }
})

test('a saved run stays far below what a key may hold', () => {
  const random = createRng(3).next
  const state = startEndless(42)
  for (let i = 0; i < 60 && !state.outcome; i++)
    step(state, { type: 'place', ...playRandomly(state, random)! })
  expect(JSON.stringify(throughJson(state)).length).toBeLessThan(8 * 1024)
})

test('a saved run from before quests existed is valid, and gets one', () => {
  const { wish: quest, granted, dreamt, ...old } = startEndless(9)
  expect([quest, granted, dreamt]).toEqual([null, 0, 0])
  const back = throughJson(old) as GameState
  expect(isValidState(back)).toBe(true)
  while (back.handNumber < 2) step(back, { type: 'place', ...listMoves(back)[0]! })
  expect(back.wish).toMatchObject({ kind: 'row' })
})

test('a saved run from before stars were counted is valid', () => {
  const { hints, takeBacks, ...old } = { ...startPuzzle(30), hints: 1, takeBacks: 1 }
  expect([hints, takeBacks]).toEqual([1, 1])
  expect(isValidState(throughJson(old))).toBe(true)
})

test.each([
  ['nothing', null],
  ['a text', 'save'],
  ['a short board', { ...startEndless(1), board: [0, 0] }],
  ['a board of words', { ...startEndless(1), board: Array(64).fill('x') }],
  ['an unknown shape', { ...startEndless(1), hand: [{ shape: 999, colour: 1 }] }],
  ['an unknown mode', { ...startDaily('2026-11-21'), mode: 'race' }],
  ['an unknown puzzle', { ...startPuzzle(0), puzzle: 100 }],
  ['a score of words', { ...startEndless(1), score: 'much' }],
  ['a puzzle of other pieces', { ...startPuzzle(60), hand: startPuzzle(61).hand }],
  ['an unknown charm', { ...startEndless(1), hand: [{ shape: 0, colour: 1, charm: 9 }] }],
  ['an unknown wish', { ...startEndless(1), wish: { kind: 'gold', need: 1, have: 0, colour: 0, until: 9 } }],
  ['a broken past', { ...startEndless(1), past: [{}] }],
])('a run with %s is not taken', (_name, data) => {
  expect(isValidState(data)).toBe(false)
})
