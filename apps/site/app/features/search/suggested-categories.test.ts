import { expect, test } from 'vitest'
import type { SiteCategory } from '#app/features/catalogue/site-categories.ts'
import { suggestCategories } from './suggested-categories.server.ts'

const category = (id: string, label: string, games: number): SiteCategory => ({
  id,
  label,
  heading: label,
  icon: 'puzzle',
  games: Array.from({ length: games }) as SiteCategory['games'],
})

const CATEGORIES = [
  category('Newest', 'New', 30),
  category('cards', 'Cards', 190),
  category('Cars', 'Cars', 70),
  category('board', 'Board & cards', 12),
  category('hidden-object', 'Hidden objects', 9),
]

test.each([
  // The whole name stands before a larger category whose name only begins so.
  ['car', ['Cars', 'Cards']],
  ['CARS', ['Cars']],
  ['card', ['Cards', 'Board & cards']],
  ['hidden o', ['Hidden objects']],
  ['ar', []],
  ['c', []],
  ['', []],
])('"%s" suggests the categories %j', (typed, labels) => {
  expect(suggestCategories({ categories: CATEGORIES }, typed).map(({ label }) => label)).toEqual(labels)
})

test('a ranking comes without a number of games', () => {
  expect(suggestCategories({ categories: CATEGORIES }, 'new')).toEqual([
    { id: 'Newest', label: 'New', icon: 'puzzle' },
  ])
  expect(suggestCategories({ categories: CATEGORIES }, 'cars')).toEqual([
    { id: 'Cars', label: 'Cars', icon: 'puzzle', count: 70 },
  ])
})
