import { createRun, playOn, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { bots } from './bots.ts'
import { rules } from './rules.ts'
import { isValidState } from './rules/validate-state.ts'

const GIFT = toFrame(rules, { commands: [{ type: 'gift' }] })
const NOTHING = toFrame(rules, {})
const begin = (mode: string, day = '') => createRun(rules, { mode, level: 0, seed: 5, day })

test.each(['rush', 'islands', 'pools', 'teams', 'fog'])('a round of %s begins with a larger home', (mode) => {
  const plain = begin(mode)
  const run = begin(mode)
  plain.tick(NOTHING)
  const events = run.tick(GIFT)
  const [mine, usual] = [run.state.painters[0]!.land, plain.state.painters[0]!.land]
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'taken', who: 0, kind: 'blot', count: mine - usual }),
  )
  expect(mine).toBeGreaterThan(usual * 1.8)
  expect(isValidState(JSON.parse(JSON.stringify(run.state)))).toBe(true)
})

test('a replay begins with it, too, and reaches the same score', () => {
  const run = begin('rush')
  run.tick(GIFT)
  playOn(rules, run, bots.novice, { maxTicks: 900 })
  const again = replay(rules, JSON.parse(JSON.stringify(run.log())))
  expect(again.state.painters[0]!.land).toBe(run.state.painters[0]!.land)
  expect(again.hash()).toBe(run.hash())
})

test('once a round, and only at its beginning', () => {
  const run = begin('rush')
  run.tick(GIFT)
  const { land } = run.state.painters[0]!
  run.tick(GIFT)
  expect(run.state.painters[0]!.land).toBe(land)
  const late = begin('rush')
  for (let i = 0; i < 60; i++) late.tick(NOTHING)
  late.tick(GIFT)
  expect(late.state.isGifted).toBeUndefined()
})

test.each([
  ['daily', '2026-11-23'],
  ['relax', ''],
])('every sheet of %s begins with the usual home', (mode, day) => {
  const plain = begin(mode, day)
  const run = begin(mode, day)
  plain.tick(NOTHING)
  run.tick(GIFT)
  expect(run.hash()).toBe(plain.hash())
})
