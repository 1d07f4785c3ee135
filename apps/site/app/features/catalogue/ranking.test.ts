import { expect, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import { compareNewest, scoreBest, sortByScore } from './ranking.ts'

const votes = (likes: number, dislikes: number, quality = 0.5) => ({ likes, dislikes, quality })

test.each([
  ['a thousand likes beat one', votes(1000, 20), votes(1, 0)],
  ['one like beats none', votes(1, 0), votes(0, 0)],
  ['none beats one dislike', votes(0, 0), votes(0, 1)],
  ['the same share over more votes is surer', votes(900, 100), votes(9, 1)],
  ['a better share wins at equal size', votes(95, 5), votes(80, 20)],
  ['without votes the provider’s quality decides', votes(0, 0, 0.9), votes(0, 0, 0.4)],
  ['many votes outweigh the provider’s quality', votes(500, 20, 0.2), votes(20, 500, 1)],
  ['a few likes do not make a poor game the best', votes(0, 0, 0.95), votes(3, 0, 0.3)],
])('%s', (_name, better, worse) => {
  expect(scoreBest(better)).toBeGreaterThan(scoreBest(worse))
})

test('the score is the lower end of the Wilson interval with twenty votes of the quality as prior', () => {
  // 100 likes and 0 dislikes with quality 0.5: 110 of 120, z = 1.96.
  expect(scoreBest(votes(100, 0, 0.5))).toBeCloseTo(0.8533, 3)
  expect(scoreBest(votes(0, 0, 0.5))).toBeCloseTo(0.2993, 3)
})

test('the score stays between 0 and 1', () => {
  for (const likes of [0, 1, 1e6])
    for (const dislikes of [0, 1, 1e6])
      for (const quality of [0, 0.5, 1]) {
        const score = scoreBest({ likes, dislikes, quality })
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
      }
})

test('a like never makes a game worse and a dislike never better', () => {
  for (let likes = 0; likes < 60; likes += 3) {
    expect(scoreBest(votes(likes + 1, 10))).toBeGreaterThan(scoreBest(votes(likes, 10)))
    expect(scoreBest(votes(10, likes + 1))).toBeLessThan(scoreBest(votes(10, likes)))
  }
})

test('newest first; games of the same moment in the order of their slugs', () => {
  const games = [
    makeGame({ slug: 'b', publishedAt: 5 }),
    makeGame({ slug: 'c', publishedAt: 9 }),
    makeGame({ slug: 'a', publishedAt: 5 }),
  ]
  expect(games.sort(compareNewest).map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
})

test('equal scores are ordered by quality, then by age, then by slug, so that paging is stable', () => {
  const games = [
    makeGame({ slug: 'd', quality: 0.5, publishedAt: 1 }),
    makeGame({ slug: 'b', quality: 0.5, publishedAt: 2 }),
    makeGame({ slug: 'a', quality: 0.5, publishedAt: 2 }),
    makeGame({ slug: 'c', quality: 0.9, publishedAt: 0 }),
  ]
  const order = (list: typeof games) => sortByScore(list, () => 1).map(({ slug }) => slug)
  expect(order(games)).toEqual(['c', 'a', 'b', 'd'])
  expect(order([...games].reverse())).toEqual(['c', 'a', 'b', 'd'])
})

test('sorting leaves the list it was given alone', () => {
  const games = [makeGame({ slug: 'a' }), makeGame({ slug: 'b', likes: 9 })]
  sortByScore(games, scoreBest)
  expect(games.map(({ slug }) => slug)).toEqual(['a', 'b'])
})
