import { expect, test } from 'vitest'
import { wishFor } from './chooser.ts'
import { completeForest, freshForest, gather } from './forest.ts'
import type { Standing } from './forest.ts'

test('a lost game leaves what it had come to, and a full basket is an acorn', () => {
  const forest = freshForest()
  expect([gather(forest, 48), forest.basket, forest.acorns]).toEqual([false, 48, 0])
  expect([gather(forest, 60), forest.basket, forest.acorns]).toEqual([true, 8, 1])
  expect([gather(forest, -5), gather(forest, 900), forest.basket, forest.acorns]).toEqual([false, true, 8, 2])
})

test('a save from before there was a basket begins with an empty one, and a broken one is emptied', () => {
  for (const basket of [undefined, -1, 100, 'full']) {
    const data = { ...freshForest(), tallies: {}, basket } as never as Standing
    completeForest(data, {})
    expect(data.basket).toBe(0)
  }
})

test('any deal is an easy one for the first three wins of a game', () => {
  expect([0, 1, 2, 3, 40].map((won) => wishFor('any', won))).toEqual(['easy', 'easy', 'easy', 'any', 'any'])
  expect([wishFor('hard', 0), wishFor('easy', 90)]).toEqual(['hard', 'easy'])
})
