import { expect, test } from 'vitest'
import { spotAtEdge } from './edge-sign.ts'

const SIGHT = { left: 0, top: 0, right: 24, bottom: 50 }

test('a sign at the edge stands whole on the screen and points to its rival', () => {
  const spot = spotAtEdge({ x: 40, y: 20 }, SIGHT, 1, [], null)
  expect(spot.x).toBeLessThan(23)
  expect(spot.y).toBe(20)
  expect(spot.angle).toBeCloseTo(0)
})

test('signs stand beside each other and off the map', () => {
  const first = spotAtEdge({ x: 12, y: 70 }, SIGHT, 1, [], null)
  const second = spotAtEdge({ x: 12.4, y: 66 }, SIGHT, 1, [first], null)
  expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(2)
  const map = { left: 0, top: 44, right: 6, bottom: 50 }
  const third = spotAtEdge({ x: 4, y: 66 }, SIGHT, 1, [], map)
  expect(third.x > map.right || third.y < map.top).toBe(true)
})
