import { expect, test } from 'vitest'
import { findPopPlace } from './pop-place.ts'

const row = (number: number) => Array.from({ length: 8 }, (_, col) => number * 8 + col)
const col = (number: number) => Array.from({ length: 8 }, (_, at) => at * 8 + number)

test('the points of a row fly beside it, also at the upper and the lower edge', () => {
  for (let number = 0; number < 8; number++) {
    const { y } = findPopPlace(row(number), 2, 1)
    expect(y + 0.5 <= number || y - 0.5 >= number + 1, `row ${number}: ${y}`).toBe(true)
  }
})

test('the points of a column fly beside it', () => {
  for (let number = 0; number < 8; number++) {
    const { x } = findPopPlace(col(number), 2, 1)
    expect(x + 1 <= number || x - 1 >= number + 1, `column ${number}: ${x}`).toBe(true)
  }
})

test('they stay near and on the board when everything was cleared', () => {
  const { x, y } = findPopPlace(
    Array.from({ length: 64 }, (_, index) => index),
    3,
    1.5,
  )
  expect(Math.hypot(x - 4, y - 4)).toBeLessThan(1.5)
})
