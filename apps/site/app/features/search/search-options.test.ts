import { expect, test } from 'vitest'
import { listGroups } from './search-options.ts'

test.each<[name: string, kinds: (string | undefined)[], shown: (string | undefined)[]]>([
  ['the kinds differ', ['Racing', 'Racing', 'Racing', 'Action'], ['Racing', 'Racing', 'Racing', 'Action']],
  ['one is unknown', ['Racing', 'Action', undefined], [undefined, undefined, undefined]],
  ['all are of one kind', ['Racing', 'Racing'], [undefined, undefined]],
])('all found games show their kinds or none: %s', (_name, kinds, shown) => {
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

test('the empty field offers the first signs of the header, in its order', () => {
  const ids = ['HotGames', 'Newest', 'Cars', 'Girls', 'Kids', 'puzzle', 'cards', 'mahjong', 'solitaire']
  const signs = ids.map((id) => ({ id, label: id }))
  const groups = listGroups('', { suggestions: [], isNothing: false, searches: [], signs })
  const shown = groups.find(({ layout }) => layout === 'signs')!.options.map(({ label }) => label)
  expect(shown).toEqual(ids.slice(0, 8))
})

test('below what was found are popular games that were not; they stand alone where nothing was found', () => {
  const make = (slug: string) => ({ slug, title: slug, coverVersion: 'a' })
  const popular = ['car', 'cat', 'dog'].map(make)
  const rest = { searches: [], signs: [], popular }
  const labelsOf = (isNothing: boolean, suggestions = [make('car')]) =>
    listGroups('car', { ...rest, suggestions, isNothing }).map(({ layout, options }) => [
      layout,
      ...options.map(({ label }) => label),
    ])
  expect(labelsOf(false)).toEqual([
    ['games', 'car'],
    ['covers', 'cat', 'dog'],
    ['all', 'car'],
  ])
  expect(labelsOf(true, popular)).toEqual([
    ['covers', 'car', 'cat', 'dog'],
    ['all', 'car'],
  ])
})
