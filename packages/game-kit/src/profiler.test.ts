import { expect, test } from 'vitest'
import { createProfiler } from './profiler.ts'

test('slow frames lower the quality step by step', () => {
  const seen: number[] = []
  const profiler = createProfiler((quality) => seen.push(quality))
  for (let i = 0; i < 120; i++) profiler.add(5)
  expect(seen).toEqual([])
  for (let i = 0; i < 600; i++) profiler.add(20)
  expect(seen).toEqual([0.75, 0.5])
})

test('it tells the middle, the slow and the slowest', () => {
  const profiler = createProfiler(() => {})
  for (let i = 1; i <= 100; i++) profiler.add(i)
  expect(profiler.read()).toMatchObject({ frames: 100, p50: 51, p95: 96, max: 100, quality: 0.5 + 0.5 })
})
