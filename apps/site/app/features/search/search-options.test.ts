import { expect, test } from 'vitest'
import { listGroups } from './search-options.ts'

test.each<[name: string, kinds: string[], shown: (string | undefined)[]]>([
  [
    'most are of one kind',
    ['Racing', 'Racing', 'Racing', 'Action'],
    [undefined, undefined, undefined, 'Action'],
  ],
  [
    'no kind has most of them',
    ['Racing', 'Racing', 'Action', 'Puzzle'],
    ['Racing', 'Racing', 'Action', 'Puzzle'],
  ],
  ['all are of one kind', ['Racing', 'Racing'], [undefined, undefined]],
])('found games show their kind where it differs: %s', (_name, kinds, shown) => {
  const suggestions = kinds.map((kind, place) => ({
    slug: `car-${place}`,
    title: `Car ${place}`,
    coverVersion: 'a',
    kind,
  }))
  const groups = listGroups('car', { suggestions, isNothing: false, searches: [], signs: [] })
  const games = groups.find(({ layout }) => layout === 'games')!
  expect(games.options.map(({ game }) => game?.kind)).toEqual(shown)
})
