import { expect, test, vi } from 'vitest'
import { createSpriteCache, roundPose, roundZoom } from './animal-sprites.ts'
import { STILL } from './pen.ts'

test('a song has few poses: pictures come again', () => {
  const poses = new Set<string>()
  for (let ms = 0; ms < 10_000; ms += 16) {
    const dance = Math.sin(ms * 0.0124)
    poses.add(JSON.stringify(roundPose({ ...STILL, dance, ear: dance * 0.7 })))
  }
  expect(poses.size).toBeLessThanOrEqual(9)
})

test('a rounded pose is near the pose', () => {
  for (let value = -1; value <= 1; value += 0.07) {
    const { ear, mouth, blink } = roundPose({
      ...STILL,
      ear: value,
      mouth: Math.abs(value),
      blink: value ** 2,
    })
    expect(Math.abs(ear - value)).toBeLessThanOrEqual(0.2001)
    expect(Math.abs(mouth - Math.abs(value))).toBeLessThan(0.17)
    expect(Math.abs(blink - value ** 2)).toBeLessThanOrEqual(0.25)
  }
})

test('a picture is never enlarged, and at most a third larger than it is seen', () => {
  for (const zoom of [0.31, 0.5, 0.97, 1, 1.69, 2.2, 3.7]) {
    expect(roundZoom(zoom)).toBeGreaterThan(zoom * 0.99)
    expect(roundZoom(zoom)).toBeLessThan(zoom * 1.31)
  }
})

test('the picture that was not seen for the longest time is forgotten first', () => {
  const cache = createSpriteCache<{ width: number; height: number }>(300)
  const make = vi.fn(() => ({ width: 10, height: 10 }))
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) cache.find(key, make)
  expect(make).toHaveBeenCalledTimes(4)
  cache.find('b', make)
  expect(make).toHaveBeenCalledTimes(5)
  // One that is larger than all room is still drawn.
  expect(cache.find('large', () => ({ width: 100, height: 100 })).width).toBe(100)
})
