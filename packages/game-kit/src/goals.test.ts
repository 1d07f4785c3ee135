import { expect, test } from 'vitest'
import { isReached, listNearest, shareOf } from './goals.ts'

test('a goal is reached with its number, and its share ends there', () => {
  expect([2, 3, 4].map((have) => isReached({ have, need: 3 }))).toEqual([false, true, true])
  expect([0, 1, 4, 9].map((have) => shareOf({ have, need: 4 }))).toEqual([0, 0.25, 1, 1])
})

test('the nearest goals come first, those reached not at all', () => {
  const need = { cup: 10, tree: 4, crown: 100, leaf: 3, star: 8 }
  const names = Object.keys(need) as (keyof typeof need)[]
  const list = (have: number, max?: number) => listNearest(names, (name) => ({ have, need: need[name] }), max)
  expect(list(4)).toEqual(['star', 'cup', 'crown'])
  expect(list(0)).toEqual(names)
  expect(list(0, 2)).toEqual(['cup', 'tree'])
  expect(list(100)).toEqual([])
})
