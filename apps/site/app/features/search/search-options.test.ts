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

test('the empty field offers the types about a subject first, then the orders of all games, then genres', () => {
  const ids = [
    'HotGames',
    'Newest',
    'BestGames',
    'EditorPicks',
    'Cars',
    'Girls',
    'Kids',
    'cards',
    'solitaire',
  ]
  const signs = ids.map((id) => ({ id, label: id }))
  const groups = listGroups('', { suggestions: [], isNothing: false, searches: [], signs })
  const shown = groups.find(({ layout }) => layout === 'signs')!.options.map(({ label }) => label)
  expect(shown).toEqual(['Cars', 'Girls', 'Kids', 'HotGames', 'Newest', 'BestGames', 'EditorPicks', 'cards'])
})
