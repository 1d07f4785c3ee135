import { createRun, playOn, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { bots } from './bots.ts'
import { canWake } from './rules/helpers.ts'
import { rules } from './rules.ts'

const WAKE = toFrame(rules, { commands: [{ type: 'wake' }] })

/** A meadow whose last lantern went out. */
function playUntilNight(mode: 'meadow' | 'ears', level: number, seed = 1) {
  const run = createRun(rules, { mode, level, seed: level, day: '' })
  playOn(rules, run, bots.random, { seed })
  expect(run.outcome).toMatchObject({ won: false })
  return run
}

test.each([
  ['meadow', 4],
  ['meadow', 12],
  ['ears', 12],
] as const)('who is woken goes on in the same %s (%i) by the light of two lanterns', (mode, level) => {
  const run = playUntilNight(mode, level)
  const found = run.state.choir.length
  const events = run.tick(WAKE).map(({ type }) => type)
  expect(events).toEqual(['woke', 'relit', 'relit'])
  expect(run.outcome).toBeNull()
  expect(run.state).toMatchObject({ lanterns: 2, isAsleep: false, hasWoken: true })
  playOn(rules, run, bots.expert)
  expect(run.outcome!.won).toBe(true)
  expect(run.state.choir.length).toBeGreaterThan(found)
})

test('a replay wakes them, too, and reaches the same score', () => {
  const run = playUntilNight('meadow', 4)
  run.tick(WAKE)
  playOn(rules, run, bots.expert)
  const again = replay(rules, JSON.parse(JSON.stringify(run.log())))
  expect(again.outcome).toEqual(run.outcome)
  expect(again.hash()).toBe(run.hash())
})

test('once a run: the second night is the last', () => {
  const run = playUntilNight('meadow', 12)
  run.tick(WAKE)
  playOn(rules, run, bots.random)
  expect(run.outcome).toMatchObject({ won: false })
  expect(canWake(run.state)).toBe(false)
  expect(run.tick(WAKE)).toEqual([])
  expect(run.outcome).not.toBeNull()
})

test('no animal is woken in the daily, or while play continues', () => {
  const { state } = playUntilNight('meadow', 4)
  expect(canWake(state)).toBe(true)
  expect(canWake({ ...state, mode: 'daily' })).toBe(false)
  const begin = () => createRun(rules, { mode: 'meadow', level: 4, seed: 4, day: '' })
  const [run, plain] = [begin(), begin()]
  run.tick(WAKE)
  plain.tick(toFrame(rules, {}))
  expect(run.hash()).toBe(plain.hash())
})
