import { expect, test } from 'vitest'
import { chooseRows, reachOf, seatX } from './choir-row.ts'

test('the screen edge cuts no choir member, and no member changes places', () => {
  for (const w of [240, 310, 374, 900])
    for (const inRow of [1, 2, 6, 9])
      for (const isDuo of [false, true]) {
        const choir = { x: 60, y: 0, w, h: 100, top: 0 }
        const scale = Math.min(1, w / inRow / 76)
        const reach = reachOf(scale, isDuo, 34 * scale)
        const seats = Array.from({ length: inRow }, (_, i) => seatX({ choir }, i, inRow, w / inRow, reach))
        expect(seats[0]! - reach[0]).toBeGreaterThanOrEqual(60 - 0.01)
        expect(seats.at(-1)! + reach[1]).toBeLessThanOrEqual(60 + w + 0.01)
        expect(seats).toEqual(seats.toSorted((a, b) => a - b))
      }
})

test('few stand in one row; many on a phone in more, and larger than they would side by side', () => {
  expect(chooseRows(2, 300, 96)).toBe(1)
  expect(chooseRows(6, 300, 96)).toBe(2)
  expect(chooseRows(15, 236, 168)).toBeGreaterThanOrEqual(3)
  expect(chooseRows(6, 1300, 96)).toBe(1)
})
