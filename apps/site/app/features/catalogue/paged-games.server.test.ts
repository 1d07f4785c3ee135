import { expect, test } from 'vitest'
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import { makeCatalogue, makeSite } from '#app/features/seo/make-view.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { loadPagedGames } from './paged-games.server.ts'

const COVERS = { wide: null, square: null, tall: null }
const RICH = { motif: 'cat', drawing: 'sitting', composition: 'whole', palette: 0 } satisfies CoverChoice
const PLAIN = { ...RICH, motif: 'cards', drawing: 'fan' } satisfies CoverChoice

function load(count: number, richPlaces: readonly number[], page = 1) {
  const games = Array.from({ length: count }, (_, place) => ({
    ...makeGame({ slug: `g${place}`, covers: COVERS }),
    drawnCover: richPlaces.includes(place) ? RICH : PLAIN,
  }))
  return loadPagedGames(makeCatalogue(games, makeSite({})), games, page)
}

test('the large tiles of a page are the first rich covers near its beginning, its 23rd and its 43rd game', () => {
  expect(load(60, [2, 24, 25, 42]).large).toEqual([2, 24, 42])
})

test('where no rich cover is near, the first game of the range is large', () => {
  expect(load(60, [3, 26, 41, 46]).large).toEqual([0, 22, 42])
})

test('a later page counts its own games, and a short one has fewer large tiles', () => {
  expect(load(90, [61, 83], 2)).toMatchObject({ page: 2, pages: 2, large: [1, 23] })
  expect(load(0, []).large).toEqual([])
})
