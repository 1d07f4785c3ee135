import { expect, test } from 'vitest'
import { playOut, playLikeNovice } from '../bots.ts'
import { countComfort } from './room-bonus.ts'
import { startDaily, startEndless, startPuzzle, step } from '../rules.ts'
import { isValidState } from './validate-state.ts'

test('every five things in the room are worth an undo, three at most', () => {
  expect([0, 4, 5, 9, 10, 15, 24].map(countComfort)).toEqual([0, 0, 1, 1, 2, 3, 3])
})

test('an endless run takes them once, before its first placement', () => {
  const state = startEndless(4)
  expect(step(state, { type: 'comfort', count: 2 })).toEqual([{ type: 'comforted', count: 2 }])
  expect(state.undoLeft).toBe(5)
  expect(step(state, { type: 'comfort', count: 2 })).toEqual([{ type: 'refused' }])
  expect(state.undoLeft).toBe(5)
  expect(isValidState(JSON.parse(JSON.stringify(state)))).toBe(true)
  const begun = playOut(startEndless(4), playLikeNovice, 1, 2)
  expect(step(begun, { type: 'comfort', count: 1 })).toEqual([{ type: 'refused' }])
})

test('a daily board and a puzzle are the same for all players', () => {
  for (const state of [startDaily('2026-11-22'), startPuzzle(3)])
    expect(step(state, { type: 'comfort', count: 3 })).toEqual([{ type: 'refused' }])
})

test('the bonus is capped at its maximum', () => {
  const state = startEndless(5)
  step(state, { type: 'comfort', count: 99 })
  expect(state.undoLeft).toBe(6)
})
