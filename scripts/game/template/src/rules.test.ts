import { createRun, playBot, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { bots } from './bots.ts'
import { rules } from './rules.ts'
import { BASKET, FIELD } from './state.ts'

const start = { mode: 'levels', level: 1, seed: 1, day: '' }

test.each([
  ['left', -1, BASKET.half],
  ['right', 1, FIELD.w - BASKET.half],
])('the basket stops at the %s edge', (_, move, x) => {
  const run = createRun(rules, start)
  for (let i = 0; i < 60; i++) run.tick(toFrame(rules, { axes: { move } }))
  expect(run.state.x).toBe(x)
})

test('a star above the basket is caught', () => {
  const run = createRun(rules, start)
  run.state.stars = [{ x: 360, y: BASKET.y - 25, y0: 0, speed: 10, colour: 0 }]
  expect(run.tick(toFrame(rules, {}))).toEqual([{ type: 'caught', x: 360, y: BASKET.y, colour: 0 }])
})

test('three missed stars end the run', () => {
  const run = createRun(rules, { ...start, mode: 'endless', level: 0 })
  for (let i = 0; i < 3; i++) {
    run.state.stars = [{ x: 60, y: FIELD.h - 1, y0: 0, speed: 10, colour: 0 }]
    run.state.nextIn = 100
    run.tick(toFrame(rules, {}))
  }
  expect(run.outcome).toEqual({ won: false, score: 0 })
})

test('the same inputs lead to the same state', () => {
  const { log, hash } = playBot(rules, start, bots.novice, { seed: 4 })
  expect(replay(rules, JSON.parse(JSON.stringify(log))).hash()).toBe(hash)
})

test('a careful player wins the first levels', () => {
  for (const level of [1, 2, 3])
    expect(playBot(rules, { ...start, level, seed: level }, bots.novice).outcome?.won).toBe(true)
})
