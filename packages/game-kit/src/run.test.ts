import { expect, test } from 'vitest'
import { toFrame } from './bot.ts'
import { counter, quiet, start } from './counter.fixture.ts'
import type { Counter } from './counter.fixture.ts'
import { createRng } from './rng.ts'
import { createRun, listFrames, replay } from './run.ts'
import type { RunLog } from './run.ts'
import type { InputFrame } from './game-types.ts'
import { quantise } from './step-input.ts'

function listRandomFrames(count: number): InputFrame<Counter>[] {
  const rng = createRng('frames')
  let held: InputFrame<Counter> = toFrame(counter, {})
  return Array.from({ length: count }, () => {
    if (rng.chance(0.1))
      held = toFrame(counter, {
        down: rng.chance(0.5) ? ['jump'] : ['duck'],
        axes: { move: rng.range(-1, 1) },
      })
    return rng.chance(0.02) ? { ...held, commands: [{ set: rng.int(50) }] } : held
  })
}

test('an action is pressed once, down while held, and released once', () => {
  const run = createRun(counter, start)
  for (const down of [['jump'], ['jump'], [], ['jump'], []] as const)
    run.tick(toFrame(counter, { down: [...down] }))
  expect(run.state).toMatchObject({ jumps: 2, lands: 2, steps: 5 })
})

test('a tick returns its own events', () => {
  const run = createRun(counter, start)
  expect(run.tick(toFrame(counter, { down: ['jump'], commands: [{ set: 4 }] }))).toEqual([
    { type: 'jumped' },
    { type: 'set' },
  ])
  expect(run.tick(toFrame(counter, { down: ['jump'] }))).toEqual([])
})

test('a log is short, is plain JSON, and plays again to the same state', () => {
  const run = createRun(counter, start)
  for (const frame of listRandomFrames(3000)) if (!run.outcome) run.tick(frame)
  const text = JSON.stringify(run.log())
  expect(text.length).toBeLessThan(12_000)
  const again = replay(counter, JSON.parse(text) as RunLog<Counter>)
  expect(again.hash()).toBe(run.hash())
  expect(again.ticks).toBe(run.ticks)
})

test('a log gives back every frame in order', () => {
  const run = createRun(counter, start)
  const frames = listRandomFrames(200)
  for (const frame of frames) run.tick(frame)
  expect([...listFrames(run.log())]).toEqual(frames)
})

test('an idle game is stepped only on input, and still receives the key release', () => {
  const run = createRun(quiet, start)
  for (let i = 0; i < 10; i++) run.tick(toFrame(quiet, {}))
  expect(run.state.steps).toBe(0)
  run.tick(toFrame(quiet, { down: ['jump'] }))
  for (let i = 0; i < 10; i++) run.tick(toFrame(quiet, {}))
  expect(run.state).toMatchObject({ steps: 2, jumps: 1, lands: 1 })
  expect(run.ticks).toBe(21)
})

test('the outcome is known after the tick that brings it, and another seed is another run', () => {
  const run = createRun(counter, start)
  run.tick(toFrame(counter, { commands: [{ set: 100 }] }))
  expect(run.outcome).toEqual({ won: true, score: 0 })
  const other = createRun(counter, { ...start, seed: 6 })
  other.tick(toFrame(counter, { commands: [{ set: 100 }] }))
  expect(other.hash()).not.toBe(run.hash())
})

test('a state that is not plain shows its snapshot', () => {
  const run = createRun({ ...counter, snapshot: ({ jumps }) => ({ jumps }) }, start)
  expect(run.snapshot()).toEqual({ jumps: 0 })
})

test.each([
  [0, 0],
  [1, 127],
  [-2, -127],
  [0.5, 64],
  [-0.001, 0],
])('an axis at %d is stored as %d', (value, expected) => expect(quantise(value)).toBe(expected))
