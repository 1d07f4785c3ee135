import { createRun, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { findPiece } from '../data/catalogue.ts'
import { countStars } from './goals.ts'
import { judge } from './judging.ts'
import { rules } from '../rules.ts'
import type { Command } from '../state.ts'
import { EARLY, hasDressed, shuffleLook } from './surprise.ts'

function play(commands: readonly Command[], level = 1) {
  const run = createRun(rules, { mode: 'shows', level, seed: level, day: '' })
  for (const command of commands) run.tick(toFrame(rules, { commands: [command] }))
  return run.state
}
const shuffle = (seed: number, stars = 0): Command => ({ type: 'shuffle', seed, stars })
const skin: Command = { type: 'model', part: 'skin', value: 3 }
const wear: Command = { type: 'wear', piece: findPiece('cloud-sweater').id }

test('the dice alone win one star at most on early shows, and the same seed the same outfit', () => {
  for (let level = 1; level <= EARLY; level++)
    for (let seed = 1; seed <= 25; seed++) {
      const state = play([shuffle(seed * 7919)], level)
      expect(countStars(state, judge(state.look, state.theme).score)).toBeLessThan(2)
    }
  expect(play([shuffle(5)]).look).toEqual(play([shuffle(5)]).look)
})

test('later the dice may be as lucky as they are', () => {
  const { look, theme } = play([], EARLY + 1)
  expect(play([shuffle(5)], EARLY + 1).look).toEqual(shuffleLook(look, 5, 0, theme))
})

test('choosing a face is not dressing; wearing a piece is, however many faces come after', () => {
  const faces = Array.from({ length: 60 }, (_, i): Command => ({ type: 'model', part: 'face', value: i % 5 }))
  expect(hasDressed(play([]))).toBe(false)
  expect(hasDressed(play([skin, ...faces]))).toBe(false)
  expect(hasDressed(play([wear]))).toBe(true)
  expect(hasDressed(play([skin, wear, ...faces]))).toBe(true)
  expect(hasDressed(play([wear, { type: 'undo' }]))).toBe(false)
  expect(hasDressed(play([{ type: 'dye', kind: 'top', zone: 0, dye: 9 }]))).toBe(true)
  // A resumed game is recognised by its history.
  expect(hasDressed(structuredClone(play([skin])))).toBe(false)
})
