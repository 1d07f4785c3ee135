import { expect, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import { listSigns } from './category-links.ts'

const category = (id: string, count: number) => ({
  ...{ id, label: id, heading: id, icon: 'Tags' as const },
  games: Array.from({ length: count }, (_, place) => makeGame({ slug: `g${place}` })),
})

// covers: '1.22'
test('the header’s signs are the types in the site’s order, then the ten largest genres', () => {
  const genres = Array.from({ length: 14 }, (_, place) => category(`genre-${place}`, place + 1))
  const listed = [category('genre-big', 99), category('Kids', 2), category('HotGames', 9), ...genres]
  expect(listSigns(listed)).toEqual([
    ...['Kids', 'HotGames', 'genre-big'],
    ...[13, 12, 11, 10, 9, 8, 7, 6, 5].map((place) => `genre-${place}`),
  ])
})

test('a type that the site hides has no sign', () => {
  expect(listSigns([category('Newest', 3)])).toEqual(['Newest'])
})
