import { expect, test } from 'vitest'
import { listCorners, outlineCorners, signCorners } from './waiting.ts'

const area = (points: readonly (readonly [number, number])[]) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length]!
      return sum + x * ny - nx * y
    }, 0),
  ) / 2

test('a tile inside a land is covered whole, so that it is no hole while it waits', () => {
  expect(area(outlineCorners([3, 3, 3, 3], 3, 0.43))).toBe(1)
})

test('at a border the ink ends before its rim, and corners are cut', () => {
  const half = [3, 3, 0, 0]
  expect(area(outlineCorners(half, 3, 0.43))).toBeCloseTo(0.43)
  expect(area(outlineCorners(half, 3, 0.6))).toBeCloseTo(0.6)
  expect(area(outlineCorners([3, 0, 0, 0], 3, 0.6))).toBeCloseTo(0.18)
  expect(outlineCorners(half, 5, 0.6)).toEqual([])
})

test('corners are read clockwise around the middle, and told apart', () => {
  const owners = listCorners(101 * 4 + 7, (x, y) => x * 10 + y)
  expect(owners).toEqual([63, 73, 74, 64])
  expect(signCorners([1, 2, 0, -1])).not.toBe(signCorners([2, 1, 0, -1]))
  expect(signCorners([1, 2, 0, -1])).toBe(signCorners([1, 2, 0, -1]))
})
