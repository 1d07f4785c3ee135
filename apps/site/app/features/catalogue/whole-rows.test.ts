import { expect, test } from 'vitest'
import { chooseRows, countLargeTiles } from './whole-rows.tsx'

const CHOICES = [
  [5, 4, 6],
  [6, 7, 5, 8],
  [10, 9, 8, 11, 7, 6],
] as const

test('the last row is full for any number of tiles', () => {
  for (const choices of CHOICES) {
    for (let count = 6; count <= 60; count++) {
      const { columns, big } = chooseRows(count, choices)
      expect((count + 3 * big) % columns, `${count} in ${choices.join(', ')}`).toBe(0)
      const rowsOfBig = 2 * Math.ceil(big / Math.floor(columns / 2))
      expect(rowsOfBig * columns, `${count} in ${choices.join(', ')}`).toBeLessThanOrEqual(count + 3 * big)
    }
  }
})

test('of several columns the ones with few big tiles are chosen', () => {
  expect(chooseRows(60, [6, 7, 5, 8])).toEqual({ columns: 6, big: 0 })
  expect(chooseRows(20, [6, 7, 5, 8])).toEqual({ columns: 5, big: 0 })
  expect(chooseRows(11, [6, 7, 5, 8])).toEqual({ columns: 7, big: 1 })
})

test('a number that no choice can fill has the first of them', () => {
  expect(chooseRows(7, [6, 4])).toEqual({ columns: 6, big: 0 })
})

test('few tiles have a row of their own, without large ones', () => {
  expect(countLargeTiles(5)).toBe(0)
  expect(countLargeTiles(11)).toBe(3)
})
