import { expect, test } from 'vitest'
import { measureCut } from './clipped-sprites.ts'

const line = (length: number, ...runs: [from: number, to: number][]) =>
  Array.from({ length }, (_, at) => (runs.some(([from, to]) => at >= from && at < to) ? 255 : 0))

test('a shape that goes on at the edge of its box was cut off', () => {
  expect(measureCut(line(100, [30, 60]), line(100, [29, 62]))).toBe(30)
  expect(measureCut(line(100, [2, 12], [50, 75]), line(100, [2, 12], [49, 77]))).toBe(25)
})

test('what is round and touches its box is whole, and so is what leaves the edge free', () => {
  // A circle with a radius of 50 pixels.
  expect(measureCut(line(100, [40, 60]), line(100, [30, 70]))).toBe(0)
  expect(measureCut(line(100), line(100, [20, 80]))).toBe(0)
})

test('a panel fills its box, and a tip is no cut', () => {
  expect(measureCut(line(100, [4, 96]), line(100, [1, 99]))).toBe(0)
  expect(measureCut(line(100, [40, 46]), line(100, [40, 46]))).toBe(0)
})
