import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UNRATED } from '#app/features/audience/rating.ts'
import { deriveAge, deriveCategories, findBlockedWord, parseCategoryMapping } from './categories.ts'
import type { CategorisedGame } from './categories.ts'

const file = new URL('../../../../../content/categories.json', import.meta.url)
const mapping = parseCategoryMapping(readFileSync(file, 'utf8'))

function aGame(changes: Partial<CategorisedGame>): CategorisedGame {
  return {
    title: 'A Game',
    summary: '',
    description: '',
    tags: [],
    rating: UNRATED,
    categories: [],
    source: { kind: 'remote', url: 'https://play.example/a', fallbacks: [] },
    ...changes,
  }
}

test.each([
  ['a racing game is in Cars by its tag', aGame({ tags: ['racing'] }), ['Cars']],
  ['a parking game is in Cars by its title', aGame({ title: 'Tiny Parking Lot' }), ['Cars']],
  ['cards are no cars', aGame({ title: 'Card Garden' }), []],
  ['a dress-up game is in Girls', aGame({ tags: ['dress-up'] }), ['Girls']],
  ['a colouring game is in Kids', aGame({ tags: ['coloring'] }), ['Kids']],
  ['a game may be in two', aGame({ title: 'Kids Truck Wash' }), ['Cars', 'Kids']],
])('%s', (_, game, expected) => {
  expect(deriveCategories(game, mapping)).toEqual(expected)
})

test.each([
  ['horror', aGame({ tags: ['kids', 'horror'] })],
  ['an age band of 12+', aGame({ tags: ['kids'], rating: { ...UNRATED, age: '12+' } })],
  ['a content note', aGame({ tags: ['kids'], rating: { ...UNRATED, notes: ['mild cartoon violence'] } })],
  ['zombies in the text', aGame({ tags: ['kids'], description: 'Run from the zombies!' })],
  ['bingo', aGame({ tags: ['kids'], title: 'Sunny Bingo' })],
])('%s keeps a game out of Kids', (_, game) => {
  expect(deriveCategories(game, mapping)).not.toContain('Kids')
})

test('a game of ours keeps the categories its maker gave it', () => {
  const own = aGame({
    categories: ['Kids'],
    source: { kind: 'own', url: '/games/a/', fallbacks: [] },
  })
  expect(deriveCategories(own, mapping)).toEqual(['Kids'])
  expect(deriveCategories(aGame({ categories: ['Kids'] }), mapping)).toEqual([])
})

test.each([
  ['Casino Nights', 'gambling'],
  ['Lucky Slots', 'gambling'],
  ['Five Card Poker', 'gambling'],
  ['Blackjack 21', 'gambling'],
  ['Sexy Garden', 'adult'],
])('%s is blocked as %s', (title, rule) => {
  expect(findBlockedWord(aGame({ title }), mapping)?.rule).toBe(rule)
})

test.each([
  'Spider Solitaire',
  'Slot Car Racing',
  'Essex County Farm',
  'Alphabet Soup',
  'Between the Lines',
  'Better Baker',
  'Scratch Town',
  'Mahjong Solitaire',
])('%s is not blocked', (title) => {
  expect(findBlockedWord(aGame({ title }), mapping)).toBeNull()
})

test('words common in descriptions block only in a title or a tag', () => {
  expect(findBlockedWord(aGame({ description: 'Grow a kitten into an adult cat.' }), mapping)).toBeNull()
  expect(findBlockedWord(aGame({ description: 'Keep a poker face and bluff the fox.' }), mapping)).toBeNull()
  expect(findBlockedWord(aGame({ description: 'Spin the slot machine.' }), mapping)?.word).toBe(
    'slot machine',
  )
  expect(findBlockedWord(aGame({ tags: ['adult'] }), mapping)?.rule).toBe('adult')
})

test('tags ask for an age', () => {
  expect(deriveAge(['puzzle'], mapping)).toBe(0)
  expect(deriveAge(['shooter', 'horror'], mapping)).toBe(12)
})

test('a mistake in the file is named with its place', () => {
  expect(() => parseCategoryMapping('{')).toThrow(/categories.json failed: it is not JSON/)
  expect(() => parseCategoryMapping('{"categories":{}}')).toThrow(/categories.Cars/)
})

test('a phrase of `except` in the title saves a game that only a tag would refuse', () => {
  const game = aGame({ title: 'TicTacToe the Original Game', tags: ['board', 'casino'] })
  expect(findBlockedWord(game, mapping)).toMatchObject({ rule: 'gambling', word: 'casino' })
  const gambling = { ...mapping.blocked.gambling!, except: ['tictactoe the original game'] }
  const edited = { ...mapping, blocked: { ...mapping.blocked, gambling } }
  expect(findBlockedWord(game, edited)).toBeNull()
  // Words of its own still count, in the title and in the texts.
  expect(findBlockedWord({ ...game, title: `${game.title} Casino` }, edited)?.word).toBe('casino')
  expect(findBlockedWord({ ...game, description: 'Win at the casino!' }, edited)?.word).toBe('casino')
})

test.each([
  [
    ['categories', 'Puzzle'],
    { tags: ['puzzle'], titleWords: [] },
    /categories\.Puzzle is no category; there are Cars, Girls, Kids/,
  ],
  [['blocked', 'gambling', 'exept'], [], /blocked\.gambling\.exept is no key of this file/],
  [['colours'], {}, /colours is no key of this file/],
])('a key that nothing reads is refused by name: %j', (path, value, words) => {
  const edited = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const parent = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, edited)
  parent[path.at(-1)!] = value
  expect(() => parseCategoryMapping(JSON.stringify(edited))).toThrow(words)
})
