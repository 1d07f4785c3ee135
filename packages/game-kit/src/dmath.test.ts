import { expect, test } from 'vitest'
import { approach, atan2, clamp, cos, length, lerp, sin, smoothstep, wrapAngle } from './dmath.ts'

const TOLERANCE = 1e-9

test('sine and cosine are as good as the engine’s', () => {
  for (let angle = -40; angle <= 40; angle += 0.0137) {
    expect(Math.abs(sin(angle) - Math.sin(angle))).toBeLessThan(TOLERANCE)
    expect(Math.abs(cos(angle) - Math.cos(angle))).toBeLessThan(TOLERANCE)
  }
})

test('the direction of every point is found', () => {
  for (let x = -3; x <= 3; x += 0.25) {
    for (let y = -3; y <= 3; y += 0.25) {
      if (x !== 0 || y !== 0) expect(Math.abs(atan2(y, x) - Math.atan2(y + 0, x))).toBeLessThan(TOLERANCE)
    }
  }
  expect(atan2(0, 0)).toBe(0)
})

test.each([
  ['length', length(3, 4), 5],
  ['lerp', lerp(2, 4, 0.25), 2.5],
  ['clamp below', clamp(-1, 0, 5), 0],
  ['clamp above', clamp(9, 0, 5), 5],
  ['approach', approach(1, 3, 0.5), 1.5],
  ['approach from above, not too far', approach(3, 2.8, 0.5), 2.8],
])('%s', (_, value, wanted) => expect(value).toBe(wanted))

test('angles turn the short way', () => {
  expect(wrapAngle(Math.PI * 3.5)).toBeCloseTo(-Math.PI / 2)
  expect(wrapAngle(-Math.PI * 1.25)).toBeCloseTo(Math.PI * 0.75)
})

test('a smooth step rests before its start and after its end, and is slow at both', () => {
  expect([0, 2, 3, 4, 9].map((value) => smoothstep(2, 4, value))).toEqual([0, 0, 0.5, 1, 1])
  expect(smoothstep(0, 1, 0.1)).toBeLessThan(0.1)
  expect(smoothstep(0, 1, 0.9)).toBeGreaterThan(0.9)
})
