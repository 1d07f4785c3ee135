import { expect, test } from 'vitest'
import { createRng, seedRng } from './rng.ts'

test('a seed deals the same numbers for ever', () => {
  const rng = createRng(7)
  expect(Array.from({ length: 6 }, () => rng.int(1000))).toEqual(GOLDEN)
  expect(createRng('7').int(1000)).toBe(GOLDEN[0])
})
const GOLDEN = [328, 137, 718, 392, 554, 698]

test('a restored state continues where it stopped', () => {
  const state = seedRng(3)
  createRng(state).next()
  const restored = JSON.parse(JSON.stringify(state)) as typeof state
  expect(createRng(restored).next()).toBe(createRng(state).next())
})

test('numbers are spread evenly and stay in range', () => {
  const rng = createRng('even')
  const counts = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 100_000; i++) counts[rng.int(10)]!++
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  for (let i = 0; i < 1000; i++) {
    const value = rng.range(-2, 3)
    expect(value).toBeGreaterThanOrEqual(-2)
    expect(value).toBeLessThan(3)
  }
})

test('a fork is a stream of its own', () => {
  const one = createRng(1)
  const other = createRng(1)
  const fork = one.fork('map')
  fork.next()
  expect(one.next()).toBe(other.next())
  expect(createRng(1).fork('map').next()).not.toBe(createRng(1).fork('foes').next())
})

test('shuffling keeps every card and picking finds one of them', () => {
  const rng = createRng('cards')
  const cards = Array.from({ length: 52 }, (_, i) => i)
  const shuffled = rng.shuffle([...cards])
  expect(shuffled).not.toEqual(cards)
  expect([...shuffled].sort((a, b) => a - b)).toEqual(cards)
  expect(cards).toContain(rng.pick(cards))
  expect([0, 1].map((probability) => rng.chance(probability))).toEqual([false, true])
})
