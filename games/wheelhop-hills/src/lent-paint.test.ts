import { createRun, playOn, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { bots } from './bots.ts'
import { PAINTS } from './art/paints.ts'
import { rules } from './rules.ts'

const paint = (index: number) => toFrame(rules, { commands: [{ type: 'paint', paint: index }] })
const begin = (mode = 'levels', level = 1, day = '') =>
  createRun(rules, { mode, level, seed: level || 5, day })

test('a drive may begin in a coat of paint that is not won yet, and is driven as in any other', () => {
  const plain = begin()
  const run = begin()
  expect(run.tick(paint(3))).toEqual([{ type: 'painted', paint: 3 }])
  expect(run.state.paint).toBe(3)
  plain.tick(toFrame(rules, {}))
  for (const one of [plain, run]) playOn(rules, one, bots.expert)
  expect(run.outcome).toEqual(plain.outcome)
  expect(run.ticks).toBe(plain.ticks)
})

test('a replay wears the coat and reaches the same score', () => {
  const run = begin('levels', 4)
  run.tick(paint(PAINTS.length))
  playOn(rules, run, bots.novice)
  const again = replay(rules, JSON.parse(JSON.stringify(run.log())))
  expect(again.state.paint).toBe(PAINTS.length)
  expect(again.outcome).toEqual(run.outcome)
  expect(again.hash()).toBe(run.hash())
})

test('another vehicle keeps the coat', () => {
  const run = begin('levels', 12)
  run.tick(
    toFrame(rules, {
      commands: [
        { type: 'paint', paint: 2 },
        { type: 'car', car: 'pip' },
      ],
    }),
  )
  expect(run.state).toMatchObject({ car: 'pip', paint: 2 })
})

test.each([0, -1, PAINTS.length + 1, 1.5, Number.NaN])('there is no coat %d', (index) => {
  const run = begin()
  expect(run.tick(paint(index))).toEqual([])
  expect(run.state.paint).toBeUndefined()
})

test.each([
  ['daily', '2026-11-23'],
  ['road', '2026-11-23'],
])('no new paint in %s', (mode, day) => {
  const run = begin(mode, 0, day)
  expect(run.tick(paint(1))).toEqual([])
  expect(run.state.paint).toBeUndefined()
})

test('no new paint while driving', () => {
  const run = begin()
  for (let i = 0; i < 5; i++) run.tick(toFrame(rules, { down: ['gas'] }))
  expect(run.tick(paint(1)).map(({ type }) => type)).not.toContain('painted')
})
