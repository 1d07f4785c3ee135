import { expect, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import type { Game } from '#app/domain/game.ts'
import { createQualityScale, judgeRecord } from './quality.ts'
import { runAtOnce } from './work-in-turns.ts'

const NOW = Date.UTC(2026, 5, 1)
const YEAR_MS = 365 * 24 * 3_600_000
const rateGames = (games: Game[]) => {
  const qualities = games.map(runAtOnce(createQualityScale(games, NOW)).rate)
  return games.map((game, place) => ({ ...game, quality: qualities[place]! }))
}
const remote: Game['source'] = { kind: 'remote', url: 'https://play.example/x', fallbacks: [] }

function aGame(fields: Partial<Game> = {}): Game {
  return makeGame({
    slug: 'a',
    provider: 'gamepix',
    source: remote,
    description: 'Sort the harvest. '.repeat(8),
    controls: {},
    maker: '',
    publishedAt: NOW - 3 * YEAR_MS,
    isDated: true,
    ...fields,
  })
}

const COVERS = { wide: 'https://img.example/w.jpg', square: 'https://img.example/s.jpg', tall: null }

test.each<[string, Partial<Game>]>([
  ['a longer description', { description: 'Sort the harvest. '.repeat(20) }],
  ['instructions', { instructions: 'Drag a basket onto another one of the same colour.' }],
  ['known controls', { controls: { touch: [{ keys: ['Tap'], does: 'Jump' }] } }],
  ['covers', { covers: COVERS }],
  ['a preview', { preview: 'https://img.example/p.mp4' }],
  ['more tags', { tags: ['puzzle', 'farm', 'fruit'] }],
  ['a maker', { maker: 'Snow & Sons' }],
  [
    'a second provider',
    { source: { ...remote, fallbacks: [{ provider: 'x', providerId: '1', url: remote.url }] } },
  ],
  ['a better rating than most', { providerRating: 0.9 }],
])('%s makes a record better', (_, fields) => {
  expect(judgeRecord(aGame(fields))).toBeGreaterThan(judgeRecord(aGame()))
})

test.each<[string, Partial<Game>]>([
  ['a poor rating', { providerRating: 0.1 }],
  ['no way to play it on a phone', { devices: ['desktop'] }],
])('%s makes a record worse', (_, fields) => {
  expect(judgeRecord(aGame(fields))).toBeLessThan(judgeRecord(aGame()))
})

test('a record is judged between 0 and 1, whatever it holds', () => {
  const empty = aGame({ description: '', tags: [], devices: [], providerRating: 0 })
  const full = aGame({
    description: 'x'.repeat(8000),
    instructions: 'x'.repeat(4000),
    controls: { keyboard: [{ keys: ['A'], does: 'Jump' }] },
    covers: COVERS,
    preview: 'https://img.example/p.mp4',
    tags: ['a', 'b', 'c', 'd', 'e'],
    maker: 'M',
    source: { ...remote, fallbacks: [{ provider: 'x', providerId: '1', url: remote.url }] },
    providerRating: 1,
  })
  expect(judgeRecord(empty)).toBe(0)
  expect(judgeRecord(full)).toBe(1)
})

test('the best games of a feed with few fields rank with the best of one with many', () => {
  const wordy = Array.from({ length: 400 }, (_, place) =>
    aGame({
      slug: `wordy-${place}`,
      covers: COVERS,
      description: 'x'.repeat(300),
      providerRating: 0.5 + place / 1000,
    }),
  )
  const terse = Array.from({ length: 400 }, (_, place) =>
    aGame({ slug: `terse-${place}`, provider: 'htmlgames', description: 'x'.repeat(20 + place / 5) }),
  )
  const best = rateGames([...wordy, ...terse])
    .sort((a, b) => b.quality - a.quality)
    .slice(0, 300)
  const terseShare = best.filter(({ provider }) => provider === 'htmlgames').length / 300
  expect(terseShare).toBeGreaterThan(0.15)
  expect(terseShare).toBeLessThan(0.85)
})

test('no two games of a feed have to be of the same quality', () => {
  const games = Array.from({ length: 50 }, (_, place) =>
    aGame({ slug: `g${place}`, description: 'x'.repeat(10 + 5 * place) }),
  )
  expect(new Set(rateGames(games).map(({ quality }) => quality)).size).toBe(50)
})

test('the best of a handful is not the best of all', () => {
  const many = Array.from({ length: 500 }, (_, place) =>
    aGame({ slug: `g${place}`, description: 'x'.repeat(place % 320) }),
  )
  const few = [
    aGame({ slug: 'few-1', provider: 'tiny', description: 'x'.repeat(150) }),
    aGame({ slug: 'few-2', provider: 'tiny', description: 'x'.repeat(140) }),
  ]
  const rated = new Map(rateGames([...many, ...few]).map(({ slug, quality }) => [slug, quality]))
  expect(rated.get('few-1')).toBeLessThan(rated.get('g319')!)
})

test('a recent game is rated higher than an old one with the same texts', () => {
  const [young, old] = rateGames([
    aGame({ slug: 'young', publishedAt: NOW - YEAR_MS / 12 }),
    aGame({ slug: 'old', publishedAt: NOW - 8 * YEAR_MS }),
  ])
  expect(young!.quality).toBeGreaterThan(old!.quality)
})

test('a game of this repository has its maker’s quality', () => {
  const own = makeGame({ slug: 'own', quality: 0.93 })
  expect(rateGames([own, aGame()])[0]!.quality).toBe(0.93)
  expect(rateGames([])).toEqual([])
})

test('equal records are of equal quality, whatever their order', () => {
  const games = [
    aGame({ slug: 'a' }),
    aGame({ slug: 'b' }),
    aGame({ slug: 'c', description: 'x'.repeat(300) }),
  ]
  const rated = rateGames(games)
  expect(rated[0]!.quality).toBe(rated[1]!.quality)
  expect(rated.map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
})
