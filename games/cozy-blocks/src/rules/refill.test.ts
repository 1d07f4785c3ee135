import { createRun, playOn, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { bots } from '../bots.ts'
import { canRefill } from './refill.ts'
import { listPlayable, rules } from '../rules.ts'
import { isValidState } from './validate-state.ts'

const REFILL = toFrame(rules, { commands: [{ type: 'refill' }] })

/** A run in which no piece fits any more. */
function playUntilStuck(mode: 'endless' | 'daily', seed: number) {
  const run = createRun(rules, { mode, level: 0, seed, day: mode === 'daily' ? '2026-11-23' : '' })
  playOn(rules, run, bots.random, { seed })
  expect(run.state.outcome).toBe('stuck')
  return run
}

test.each([1, 2, 3, 4])('new pieces go on with a run that was stuck, and all three fit (%i)', (seed) => {
  const run = playUntilStuck('endless', seed)
  const { score } = run.outcome!
  expect(run.tick(REFILL)).toEqual([{ type: 'dealt', swapped: [] }])
  expect(run.outcome).toBeNull()
  expect(listPlayable(run.state)).toEqual([true, true, true])
  playOn(rules, run, bots.novice, { seed })
  expect(run.outcome!.score).toBeGreaterThan(score!)
})

test('a replay has the new pieces and reaches the same score', () => {
  const run = playUntilStuck('endless', 1)
  run.tick(REFILL)
  playOn(rules, run, bots.novice)
  const again = replay(rules, JSON.parse(JSON.stringify(run.log())))
  expect(again.outcome).toEqual(run.outcome)
  expect(again.hash()).toBe(run.hash())
})

test('a run has new pieces once', () => {
  const run = playUntilStuck('endless', 1)
  run.tick(REFILL)
  playOn(rules, run, bots.random)
  expect(run.state.outcome).toBe('stuck')
  expect(canRefill(run.state)).toBe(false)
  expect(run.tick(REFILL)).toEqual([{ type: 'refused' }])
})

test('the daily has none, and neither has a run that is not over', () => {
  const daily = playUntilStuck('daily', 1)
  const hash = daily.hash()
  expect(canRefill(daily.state)).toBe(false)
  expect(daily.tick(REFILL)).toEqual([{ type: 'refused' }])
  expect(daily.hash()).toBe(hash)
  const run = createRun(rules, { mode: 'endless', level: 0, seed: 1, day: '' })
  expect(run.tick(REFILL)).toEqual([{ type: 'refused' }])
})

test('a board on which nothing fits is not refilled', () => {
  const { state } = playUntilStuck('endless', 1)
  expect(canRefill({ ...state, board: state.board.map(() => 1) })).toBe(false)
})

test('a saved run with new pieces can be resumed', () => {
  const run = playUntilStuck('endless', 1)
  run.tick(REFILL)
  const saved = JSON.parse(JSON.stringify(run.state)) as object
  expect(isValidState(saved)).toBe(true)
  expect(isValidState({ ...saved, refilled: 'yes' })).toBe(false)
})
