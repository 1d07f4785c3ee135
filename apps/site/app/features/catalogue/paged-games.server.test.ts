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
    ...makeGame({ slug: `g${place}`, covers: { ...COVERS, square: 'https://pictures.example/a.png' } }),
    drawnCover: richPlaces.includes(place) ? RICH : PLAIN,
  }))
  return loadPagedGames(makeCatalogue(games, makeSite({})), games, page, { isExact: true })
}

test('the large tiles of a page are the first rich covers near its beginning, its 23rd and its 43rd game', () => {
  expect(load(60, [2, 24, 25, 42]).large).toEqual([2, 24, 42])
})

test('where no rich cover is near, no tile is large', () => {
  expect(load(60, [3, 26, 41, 46]).large).toEqual([])
})

test('a cover of the game’s own is preferred to a drawing, and without any picture no tile is large', () => {
  const make = (slug: string, square: string | null) => ({
    ...makeGame({ slug, covers: { ...COVERS, square } }),
    drawnCover: RICH,
  })
  const rest = Array.from({ length: 30 }, (_, place) => make(`r${place}`, null))
  const games = [make('drawn', 'https://pictures.example/a.png'), make('own', '/covers/own.webp'), ...rest]
  expect(loadPagedGames(makeCatalogue(games, makeSite({})), games, 1, { isExact: true }).large).toEqual([1])
})

test('a list of a few games says what each is about', () => {
  const games = [makeGame({ slug: 'a', summary: 'Jump from roof to roof.' })]
  expect(loadPagedGames(makeCatalogue(games, makeSite({})), games, 1).summaries).toEqual([
    'Jump from roof to roof.',
  ])
  expect(load(60, []).summaries).toEqual([])
})

test('a later page counts its own games, and a short one has fewer large tiles', () => {
  expect(load(90, [61, 83], 2)).toMatchObject({ page: 2, pages: 2, large: [1, 23] })
  expect(load(0, []).large).toEqual([])
})

test('similar drawings are apart on a page, unless the list is about its order', () => {
  const drawings = [RICH, RICH, PLAIN]
  const games = drawings.map((drawnCover, place) => ({
    ...makeGame({ slug: `g${place}`, covers: COVERS }),
    drawnCover,
  }))
  const slugsOf = (isExact: boolean) =>
    loadPagedGames(makeCatalogue(games, makeSite({})), games, 1, { isExact }).tiles.map(({ slug }) => slug)
  expect(slugsOf(false)).toEqual(['g0', 'g2', 'g1'])
  expect(slugsOf(true)).toEqual(['g0', 'g1', 'g2'])
})
