import { expect, test } from 'vitest'
import { makeCatalogue, makeSite } from '#app/features/seo/make-view.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { findNearestGames, isLinkedTag } from './small-tags.ts'

const remote = { kind: 'remote' as const, url: 'https://play.example/x', fallbacks: [] }
const make = (name: string, count: number, tags: string[], categories: string[]) =>
  Array.from({ length: count }, (_, place) =>
    makeGame({ slug: `${name}-${place}`, source: remote, tags, categories }),
  )

const catalogue = makeCatalogue(
  [
    ...make('five', 5, ['five-games'], ['Cars']),
    ...make('six', 6, ['six-games'], ['Cars']),
    ...make('both', 3, ['between'], ['Cars', 'Kids']),
    ...make('car', 6, [], ['Cars']),
    ...make('kid', 12, [], ['Kids']),
    ...make('girl', 2, ['dress'], ['Girls']),
    ...make('alone', 1, ['alone'], []),
  ],
  makeSite({ remoteGames: 'on' }),
)

// covers: '2.29'
test('a tag is linked from six games on', () => {
  expect(isLinkedTag(catalogue, 'five-games')).toBe(false)
  expect(isLinkedTag(catalogue, 'six-games')).toBe(true)
  expect(isLinkedTag(catalogue, 'never-heard-of')).toBe(false)
})

test('the nearest category is the one that most of the games are in, the narrowest of several', () => {
  const nearestOf = (tag: string) => findNearestGames(catalogue, catalogue.tags.get(tag)!)
  expect(nearestOf('five-games')?.category.id).toBe('Cars')
  expect(nearestOf('between')?.category.id).toBe('Kids')
  expect(
    nearestOf('between')
      ?.games.map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(Array.from({ length: 12 }, (_, place) => `kid-${place}`).toSorted())
  expect(nearestOf('dress')?.category.id, 'no other games for girls').toBe('BestGames')
  expect(nearestOf('alone')?.category.id).toBe('BestGames')
  expect(nearestOf('alone')?.games.map(({ slug }) => slug)).not.toContain('alone-0')
  expect(findNearestGames(catalogue, [...catalogue.games.values()])).toBeNull()
})
