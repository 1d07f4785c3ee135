import { expect, test } from 'vitest'
import {
  EMPTY_LOCAL_DATA,
  type StoredGame,
  type LocalData,
  MAX_ACHIEVEMENTS,
  MAX_RECENT,
  mergeLocalData,
  parseLocalData,
  serializeLocalData,
  withAchievement,
  withFavourite,
  withRecentPlay,
  withSearch,
} from './local-data.ts'

const token = 'a'.repeat(32)

function storedGame(slug: string, at: number): StoredGame {
  return { slug, title: slug, coverVersion: '1', at }
}

function filledData(): LocalData {
  return {
    ...EMPTY_LOCAL_DATA,
    favourites: [storedGame('moon-melon', 2)],
    recent: [storedGame('cozy-blocks', 3), storedGame('moon-melon', 1)],
    searches: ['snake'],
    votes: { 'cozy-blocks': { token, value: 1 } },
    counted: { 'cozy-blocks': 3 },
    achievements: { 'cozy-blocks': [{ name: 'first-win', title: 'First win', at: 3 }] },
    theme: 'light',
    volume: 0.5,
    muted: true,
    theatre: true,
    dismissed: ['rotate'],
  }
}

test('stored data is read back unchanged', () => {
  expect(parseLocalData(serializeLocalData(filledData()))).toEqual(filledData())
})

test.each([
  ['nothing stored', null],
  ['an empty text', ''],
  ['a cut-off text', serializeLocalData(filledData()).slice(0, -9)],
  ['a number', '7'],
  ['a list', '[1,2]'],
  ['null', 'null'],
  ['parts of the wrong kind', '{"favourites":7,"votes":[],"theme":3,"volume":"loud","searches":{"a":1}}'],
  ['a version that is no number', '{"version":{},"recent":null}'],
])('%s reads as empty data and never throws', (_name, text) => {
  expect(parseLocalData(text)).toEqual(EMPTY_LOCAL_DATA)
})

test('an invalid entry is dropped and the rest stays', () => {
  const stored = JSON.parse(serializeLocalData(filledData()))
  stored.favourites.unshift({ slug: '../evil', title: 'x', coverVersion: '1', at: 1 }, null, 5)
  stored.votes['moon-melon'] = { token: 'short', value: 1 }
  stored.counted.__proto__ = 'x'
  stored.theme = 'pink'
  const data = parseLocalData(JSON.stringify(stored))
  expect(data).toEqual({ ...filledData(), theme: null })
})

test('lists are cut to their bounds', () => {
  const recent = Array.from({ length: 60 }, (_, index) => storedGame(`game-${index}`, index))
  expect(parseLocalData(JSON.stringify({ recent })).recent).toHaveLength(MAX_RECENT)
})

test('data of an older version is lifted step by step', () => {
  const migrations = {
    1: (old: Record<string, unknown>) => ({ ...old, recent: old.history }),
    2: (old: Record<string, unknown>) => ({ ...old, theme: old.dark ? 'dark' : 'light' }),
  }
  const data = parseLocalData(
    JSON.stringify({ version: 1, history: [storedGame('a', 1)], dark: true }),
    migrations,
  )
  expect(data.recent.map((game) => game.slug)).toEqual(['a'])
  expect(data.theme).toBe('dark')
})

test('the game played last is first and listed once', () => {
  const data = withRecentPlay(filledData(), storedGame('moon-melon', 9))
  expect(data.recent.map((game) => game.slug)).toEqual(['moon-melon', 'cozy-blocks'])
})

test('a favourite is added once and can be taken away', () => {
  const added = withFavourite(filledData(), storedGame('moon-melon', 9), true)
  expect(added.favourites).toEqual([storedGame('moon-melon', 9)])
  expect(withFavourite(added, storedGame('moon-melon', 9), false).favourites).toEqual([])
})

test('a search is stored once, ignoring case', () => {
  expect(withSearch(filledData(), ' Snake ').searches).toEqual(['Snake'])
  expect(withSearch(filledData(), '   ')).toEqual(filledData())
})

test('an achievement is stored once, with its own text, at most fifty per game', () => {
  const win = { name: 'ten-wins', title: 'Ten wins', at: 9 }
  const data = withAchievement(filledData(), 'cozy-blocks', win)
  expect(data.achievements['cozy-blocks']?.map(({ name }) => name)).toEqual(['first-win', 'ten-wins'])
  expect(withAchievement(data, 'cozy-blocks', { ...win, title: 'Other words' })).toBe(data)
  expect(withAchievement(data, 'cozy-blocks', { ...win, name: '<b>' })).toBe(data)
  let full = data
  for (let i = 0; i < 60; i++) full = withAchievement(full, 'cozy-blocks', { ...win, name: `win-${i}` })
  expect(full.achievements['cozy-blocks']).toHaveLength(MAX_ACHIEVEMENTS)
})

test('two devices merge: newer entries win, votes cast here stay, settings come along', () => {
  const incoming: LocalData = {
    ...EMPTY_LOCAL_DATA,
    recent: [storedGame('moon-melon', 8), storedGame('tiny-keep', 2)],
    votes: { 'cozy-blocks': { token: 'b'.repeat(32), value: -1 }, 'tiny-keep': { token, value: 1 } },
    counted: { 'cozy-blocks': 1, 'tiny-keep': 4 },
    achievements: {
      'cozy-blocks': [
        { name: 'first-win', title: 'First win', at: 9 },
        { name: 'ten-wins', title: 'Ten wins', at: 9 },
      ],
    },
    theme: 'dark',
  }
  const merged = mergeLocalData(filledData(), incoming)
  expect(merged.recent.map((game) => [game.slug, game.at])).toEqual([
    ['moon-melon', 8],
    ['cozy-blocks', 3],
    ['tiny-keep', 2],
  ])
  expect(merged.votes['cozy-blocks']).toEqual({ token, value: 1 })
  expect(merged.votes['tiny-keep']).toEqual({ token, value: 1 })
  expect(merged.counted).toEqual({ 'cozy-blocks': 3, 'tiny-keep': 4 })
  expect(merged.achievements['cozy-blocks']?.map(({ name, at }) => [name, at])).toEqual([
    ['first-win', 3],
    ['ten-wins', 9],
  ])
  expect(merged.theme).toBe('dark')
})
