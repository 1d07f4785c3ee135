import { expect, test } from 'vitest'
import { countBigTiles } from './whole-rows.tsx'

test('with so many big tiles the last row is full', () => {
  for (const columns of [5, 8, 10])
    for (let count = 25; count <= 60; count++)
      expect((count + 3 * countBigTiles(count, columns)) % columns, `${count} in ${columns}`).toBe(0)
})

test('few tiles are not made big for a row that cannot be filled', () => {
  expect(countBigTiles(2, 5)).toBe(0)
  expect(countBigTiles(0, 8)).toBe(0)
})
