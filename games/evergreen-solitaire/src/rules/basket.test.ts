import { expect, test } from 'vitest'
import { chooseDeal, listDealsOf, chooseDifficulty } from './deal-chooser.ts'
import { completeForest, freshForest, gather } from './forest.ts'
import type { Standing } from './forest.ts'
import { GENTLEST } from '../data/gentlest.ts'
import { findHint } from './hints.ts'
import { dealTable, PLACES, VARIANTS } from '../state.ts'
import { TWIST } from './twists.ts'

test('a lost game adds its progress to the basket, and a full basket is an acorn', () => {
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

test('deals grow harder in steps: gentle, every second, easy, every second, any, unless the player chose hard ones', () => {
  const met = (won: number) => [chooseDifficulty('any', won, 1), chooseDifficulty('any', won, 2)].join(' ')
  expect([0, 2, 3, 5, 6, 9, 10, 19, 20, 90].map(met)).toEqual([
    'gentle gentle',
    'gentle gentle',
    'gentle easy',
    'gentle easy',
    'easy easy',
    'easy easy',
    'easy any',
    'easy any',
    'any any',
    'any any',
  ])
  expect([chooseDifficulty('hard', 0), chooseDifficulty('easy', 0), chooseDifficulty('easy', 90)]).toEqual([
    'hard',
    'gentle',
    'easy',
  ])
})

test.each(Object.keys(GENTLEST))(
  'the gentlest deals of %s are of its easy third, or those a golden leaf helps most, and begin with a card',
  (mode) => {
    const first = listDealsOf(mode, 'easy', true)
    const gentle = listDealsOf(mode, 'gentle', false)
    expect(gentle).toEqual(first)
    const isHardWeb = mode === 'spider2' || mode === 'spider4'
    expect(gentle.length).toBeGreaterThan(isHardWeb ? 4 : 11)
    const easy = new Set(listDealsOf(mode, 'easy', false))
    expect(gentle.filter((deal) => !isHardWeb && !easy.has(deal))).toEqual([])
    // Looking for a hint takes long: every third of them.
    for (const deal of gentle.filter((_, i) => i % 3 === 0))
      expect(findHint(dealTable(mode, deal))![0]).not.toBe(PLACES[VARIANTS[mode]!.kind].stock)
    for (let seed = 0; seed < 20; seed++)
      expect(gentle).toContain(chooseDeal(mode, seed, 'gentle', false, []) % TWIST)
  },
)
