import { expect, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import type { Game } from '#app/domain/game.ts'
import {
  compareBest,
  compareNewest,
  compareNewness,
  findNewTimes,
  hasTrueDate,
  scoreBest,
  scorePromise,
  spreadApart,
  spreadOwnGames,
  takeByScore,
} from './ranking.ts'

const DAY_MS = 24 * 3_600_000
const NOW = Date.UTC(2026, 5, 1, 12)
const votes = (likes: number, dislikes: number, quality = 0.5) => ({ likes, dislikes, quality })
const slugs = (games: readonly Game[]) => games.map(({ slug }) => slug)

test.each([
  ['a thousand likes beat five', votes(1000, 20), votes(5, 0)],
  ['five likes beat none', votes(5, 0), votes(0, 0)],
  ['none beat five dislikes', votes(0, 0), votes(0, 5)],
  ['the same good share over more votes is surer', votes(900, 100), votes(9, 1)],
  ['a better share wins at equal size', votes(95, 5), votes(80, 20)],
  ['without votes the quality decides', votes(0, 0, 0.9), votes(0, 0, 0.4)],
  ['many votes outweigh the quality', votes(500, 20, 0.2), votes(20, 500, 1)],
  ['a few likes do not make a poor game the best', votes(0, 0, 0.95), votes(5, 0, 0.3)],
])('%s', (_name, better, worse) => {
  expect(scoreBest(better)).toBeGreaterThan(scoreBest(worse))
})

// covers: '3.13'
test('the score is the Bayesian average of the votes and twenty expected ones', () => {
  // Quality 0.5 promises 70 % of likes: 14 of 20, and 100 of 100.
  expect(scoreBest(votes(100, 0, 0.5))).toBeCloseTo(114 / 120, 6)
  expect(scoreBest(votes(0, 0, 0.5))).toBeCloseTo(0.7, 6)
})

test('fewer than five votes are ignored', () => {
  for (const few of [votes(1, 0), votes(0, 1), votes(4, 0), votes(0, 4)])
    expect(scoreBest(few)).toBe(scoreBest(votes(0, 0)))
  expect(scoreBest(votes(5, 0))).not.toBe(scoreBest(votes(0, 0)))
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

test('once votes count, a like never makes a game worse and a dislike never better', () => {
  for (let likes = 0; likes < 60; likes += 3) {
    expect(scoreBest(votes(likes + 1, 10))).toBeGreaterThan(scoreBest(votes(likes, 10)))
    expect(scoreBest(votes(10, likes + 1))).toBeLessThan(scoreBest(votes(10, likes)))
  }
})

test('before any play a recent game promises more than an old one of the same quality', () => {
  const promise = (fields: Partial<Game>) => scorePromise(makeGame({ slug: 'a', ...fields }), NOW)
  const fresh = promise({ publishedAt: NOW - 20 * DAY_MS, isDated: true })
  const undated = promise({ publishedAt: NOW - 20 * DAY_MS, isDated: false })
  const old = promise({ publishedAt: NOW - 9 * 365 * DAY_MS, isDated: true })
  expect(fresh).toBeGreaterThan(undated)
  expect(undated).toBeGreaterThan(old)
  expect(promise({ publishedAt: NOW + DAY_MS, isDated: true })).toBe(0.5)
})

// covers: '3.14'
test('the first positions of a list share at most the allowed number with another, and no game is lost', () => {
  const games = Array.from({ length: 200 }, (_, place) => makeGame({ slug: `g${place}` }))
  const best = new Set(games.slice(0, 60))
  const spread = spreadApart(games, best, { places: 60, maxShared: 15 })
  expect(spread.slice(0, 60).filter((game) => best.has(game))).toHaveLength(15)
  expect(slugs(spread.slice(0, 15))).toEqual(slugs(games.slice(0, 15)))
  expect(slugs(spread.slice(60, 105))).toEqual(slugs(games.slice(15, 60)))
  expect(slugs(spread).sort()).toEqual(slugs(games).sort())
})

test('lists that are apart already stay as they are', () => {
  const games = Array.from({ length: 70 }, (_, place) => makeGame({ slug: `g${place}` }))
  expect(spreadApart(games, new Set(games.slice(40, 50)), { places: 60, maxShared: 15 })).toEqual(games)
})

// covers: '3.13'
test('newest first; games of the same moment in the order of their slugs', () => {
  const games = [
    makeGame({ slug: 'b', publishedAt: 5000 }),
    makeGame({ slug: 'c', publishedAt: 9000 }),
    makeGame({ slug: 'a', publishedAt: 5000 }),
  ]
  expect(slugs(games.toSorted(compareNewness(findNewTimes(games))))).toEqual(['c', 'a', 'b'])
  expect(slugs(games.sort(compareNewest))).toEqual(['c', 'a', 'b'])
})

const undated = (slug: string, publishedAt: number, provider = 'gamemonetize') =>
  makeGame({ slug, provider, publishedAt, isDated: false })

test('a few games without a date that come later are new on the day they came', () => {
  const games = [
    makeGame({ slug: 'dated', publishedAt: NOW - 3 * DAY_MS, isDated: true }),
    undated('came', NOW - DAY_MS + 7),
    undated('first', NOW - 90 * DAY_MS + 7),
  ]
  expect(slugs(games.toSorted(compareNewness(findNewTimes(games))))).toEqual(['came', 'dated', 'first'])
})

test('the first games of a feed without dates are no news, however few', () => {
  const games = [undated('a', NOW + 7), undated('b', NOW + 7)]
  expect(games.map(findNewTimes(games))).toEqual([0, 0])
})

test('a catalogue without dates is not new: it comes after every dated game, mixed', () => {
  const bulk = Array.from({ length: 300 }, (_, place) =>
    undated(`bulk-${String(place).padStart(3, '0')}`, NOW + 7),
  )
  const dated = makeGame({ slug: 'dated', publishedAt: NOW - 4000 * DAY_MS, isDated: true })
  const games = [...bulk, dated]
  const newest = slugs(games.toSorted(compareNewness(findNewTimes(games))))
  expect(newest[0]).toBe('dated')
  expect(newest.slice(1)).not.toEqual(slugs(bulk))
  expect(newest.slice(1).sort()).toEqual(slugs(bulk))
  expect(slugs(games.toReversed().sort(compareNewness(findNewTimes(games))))[1]).toBe(newest[1])
})

test('pages of a catalogue that are imported one after the other are one catalogue', () => {
  const games = Array.from({ length: 40 }, (_, place) => undated(`g${place}`, NOW + place * 60_000 + 1))
  expect(findNewTimes(games)(games[0]!)).toBe(0)
})

test('one provider’s imports do not affect another’s games', () => {
  const bulk = Array.from({ length: 40 }, (_, place) => undated(`g${place}`, NOW + 1))
  const others = [undated('other', NOW + 1, 'famobi'), undated('before', NOW - 9 * DAY_MS + 1, 'famobi')]
  expect(findNewTimes([...bulk, ...others])(others[0]!)).toBe(NOW + 1)
})

test('an old stored date counts as the provider’s when it is a whole second', () => {
  expect(hasTrueDate({ publishedAt: Date.UTC(2025, 1, 1) })).toBe(true)
  expect(hasTrueDate({ publishedAt: 1_764_000_000_123 })).toBe(false)
  expect(hasTrueDate({ publishedAt: Date.UTC(2025, 1, 1), isDated: false })).toBe(false)
})

test('equal scores are ordered by quality, then by age, then by slug, so that paging is stable', () => {
  const games = [
    makeGame({ slug: 'd', quality: 0.5, publishedAt: 1 }),
    makeGame({ slug: 'b', quality: 0.5, publishedAt: 2 }),
    makeGame({ slug: 'a', quality: 0.5, publishedAt: 2 }),
    makeGame({ slug: 'c', quality: 0.9, publishedAt: 0 }),
  ]
  const order = (list: typeof games) => slugs(takeByScore(list, () => 1, 4))
  expect(order(games)).toEqual(['c', 'a', 'b', 'd'])
  expect(order([...games].reverse())).toEqual(['c', 'a', 'b', 'd'])
})

test.each([0, 1, 5, 300, 999, 1000, 5000])('the first %i by score are the first of all sorted', (count) => {
  const games = Array.from({ length: 1000 }, (_, place) =>
    makeGame({ slug: `g${place}`, quality: ((place * 7919) % 13) / 13, publishedAt: place % 5 }),
  )
  const score = ({ slug }: Game) => (Number(slug.slice(1)) * 31) % 17
  const byScore = (a: Game, b: Game) => score(b) - score(a) || b.quality - a.quality || compareNewest(a, b)
  expect(takeByScore(games, score, count)).toEqual(games.toSorted(byScore).slice(0, count))
})

test('the best game has the most likes, of equal ones the better record', () => {
  const games = [
    makeGame({ slug: 'a', quality: 0.4 }),
    makeGame({ slug: 'b', quality: 0.4, likes: 9 }),
    makeGame({ slug: 'c', quality: 0.6 }),
  ]
  expect(slugs(games.toSorted(compareBest))).toEqual(['b', 'c', 'a'])
})

test('own games that nobody has played or voted for stand apart, and no game is lost', () => {
  const own = Array.from({ length: 4 }, (_, place) => makeGame({ slug: `own${place}` }))
  const source: Game['source'] = { kind: 'remote', url: 'https://games.example/', fallbacks: [] }
  const others = Array.from({ length: 14 }, (_, place) => makeGame({ slug: `g${place}`, source }))
  const spread = slugs(spreadOwnGames([...own, ...others], () => false))
  expect(spread.filter((slug) => slug.startsWith('own')).map((slug) => spread.indexOf(slug))).toEqual([
    0, 6, 12, 17,
  ])
  expect(spread.toSorted()).toEqual(slugs([...own, ...others]).toSorted())
  expect(slugs(spreadOwnGames([...own, ...others], () => true))).toEqual(slugs([...own, ...others]))
})
