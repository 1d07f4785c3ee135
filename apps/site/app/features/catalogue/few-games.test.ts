import { describe, expect, test } from 'vitest'
import { countWhole } from './few-games.tsx'

describe('the games after a list of a few', () => {
  test.each([1, 2, 3])('fill whole rows after %i large tiles and the heading', (few) => {
    const taken = few * 4 + 1
    for (const columns of [6, 8, 10]) {
      const count = countWhole(30, taken, columns)
      expect((taken + count) % columns).toBe(0)
      expect(count).toBeGreaterThan(30 - columns)
    }
  })

  test('are all shown where they fill no row', () => {
    expect(countWhole(2, 9, 8)).toBe(2)
    expect(countWhole(2, 0, 3)).toBe(2)
  })
})
