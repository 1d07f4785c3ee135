import { expect, test } from 'vitest'
import { parseCategoryMapping } from '#app/features/catalogue/categories.ts'
import { type CategoryEntry, listCategoryEntries } from '#app/features/catalogue/category-entries.ts'
import { makeCatalogue, makeSite } from '#app/features/seo/make-view.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { isKeyboardOnly } from '#app/domain/tile.ts'
import { BIG_PLACES } from '#app/features/catalogue/wall.tsx'
import { listKeyboardGames, listRows, mixWall } from './home-wall.ts'

const remote = { kind: 'remote' as const, url: 'https://play.example/x', fallbacks: [] }
const make = (count: number, categoriesOf: (place: number) => string[] = () => []) =>
  Array.from({ length: count }, (_, place) =>
    makeGame({
      slug: `g${place}`,
      source: remote,
      quality: (place % 31) / 31,
      publishedAt: 1_700_000_000_000 + place * 1000,
      categories: categoriesOf(place),
    }),
  )

const makeEntry = (id: string) =>
  listCategoryEntries(
    parseCategoryMapping(
      JSON.stringify({ categories: { Cars: {}, Girls: {}, Kids: {}, [id]: { label: id } } }),
    ),
    [],
  ).find((entry) => entry.id === id)!

function layOut(
  count: number,
  settings: object = {},
  categoriesOf?: (place: number) => string[],
  genres: CategoryEntry[] = [],
) {
  const site = makeSite({ remoteGames: 'on', ...settings })
  const catalogue = makeCatalogue(make(count, categoriesOf), site, 1, genres)
  const wall = mixWall(catalogue)
  return { wall, rows: listRows(catalogue, wall) }
}

const inAll = (place: number) => (place % 3 === 0 ? ['Cars', 'Girls', 'Kids'] : [])

test.each([0, 1, 6, 66, 67, 100, 299, 300, 900])('with %i games none is on the home page twice', (count) => {
  const { wall, rows } = layOut(count, {}, inAll)
  const shown = [...wall, ...rows.flatMap(({ games }) => games)]
  expect(new Set(shown).size).toBe(shown.length)
  for (const { games } of rows) expect(games.length).toBeGreaterThanOrEqual(10)
  for (const { games } of rows) expect(games.length).toBeLessThanOrEqual(16)
})

test('own games have the lead and the large tiles of a large wall, and the other games keep their order', () => {
  const own = { kind: 'own' as const, url: '/games/x/', fallbacks: [] }
  const games = make(400).map((game, place) => (place < 6 ? { ...game, source: own } : game))
  const site = makeSite({ remoteGames: 'on', editorPicks: ['g0'] })
  const wall = mixWall(makeCatalogue(games, site))
  const places = wall.flatMap((game, place) => (game.source.kind === 'own' ? [place] : []))
  expect(places).toEqual([0, 1, ...BIG_PLACES])
  expect(wall).toHaveLength(66)
})

test('with many games there is a row of new games and one per editorial category, none for a ranking that the wall uses', () => {
  const editorPicks = Array.from({ length: 20 }, (_, place) => `g${place * 40}`)
  const { rows } = layOut(900, { editorPicks }, inAll)
  expect(rows.map(({ category }) => category.id)).toEqual(['Newest', 'Cars', 'Girls', 'Kids'])
})

// covers: '1.24'
test('the four largest genres have rows, in the site’s order', () => {
  const categories = ['small', 'fifth', 'puzzle', 'racing', 'board', 'word'].map((id) => makeEntry(id))
  const counts = { small: 8, fifth: 20, puzzle: 90, racing: 60, board: 40, word: 30 }
  const { rows } = layOut(
    900,
    {},
    (place) => Object.entries(counts).flatMap(([id, count]) => (place % 100 < count ? [id] : [])),
    categories,
  )
  expect(rows.map(({ category }) => category.id)).toEqual(['Newest', 'puzzle', 'racing', 'board', 'word'])
})

// covers: '1.25'
test('games that need a keyboard are only in a row of their own', () => {
  const games = make(400).map((game, place) =>
    place % 5 === 0 ? { ...game, devices: ['desktop' as const], controls: {} } : game,
  )
  const catalogue = makeCatalogue(games, makeSite({ remoteGames: 'on', editorPicks: ['g0', 'g1'] }))
  const wall = mixWall(catalogue)
  const rows = listRows(catalogue, wall)
  expect(wall).toHaveLength(66)
  expect([...wall, ...rows.flatMap((row) => row.games)].filter(isKeyboardOnly)).toEqual([])
  const own = listKeyboardGames(catalogue)
  expect(own).toHaveLength(16)
  expect(own.every(isKeyboardOnly)).toBe(true)
})

test('a large site with nine such games shows them in their categories only, a small one here', () => {
  const few = (count: number) =>
    make(count).map((game, place) =>
      place < 9 ? { ...game, devices: ['desktop' as const], controls: {} } : game,
    )
  expect(listKeyboardGames(makeCatalogue(few(300), makeSite({ remoteGames: 'on' })))).toEqual([])
  expect(listKeyboardGames(makeCatalogue(few(10), makeSite({ remoteGames: 'on' })))).toHaveLength(9)
})

test('a row with nine games left is not shown, and leaves them to the next one', () => {
  const few = (place: number) => (place < 9 ? ['Cars', 'Kids'] : place < 12 ? ['Kids'] : [])
  const { rows } = layOut(900, {}, few)
  expect(rows.map(({ category }) => category.id)).not.toContain('Cars')
  expect(rows.find(({ category }) => category.id === 'Kids')?.games).toHaveLength(12)
})

test('picks come first on the wall', () => {
  const { wall } = layOut(900, { editorPicks: ['g1', 'g2', 'g3', 'g4', 'g5'] }, inAll)
  expect(wall.slice(0, 5).map(({ slug }) => slug)).toEqual(['g1', 'g2', 'g3', 'g4', 'g5'])
})

test('on a young site the wall has everything, so there are no rows', () => {
  const { wall, rows } = layOut(40, {}, inAll)
  expect(wall).toHaveLength(40)
  expect(rows).toEqual([])
})

test('a type that the site hides has no row, and the order of the site is the order of the rows', () => {
  const settings = { categories: { hidden: ['Girls'], order: ['Kids', 'Cars'] } }
  const ids = layOut(900, settings, inAll).rows.map(({ category }) => category.id)
  expect(ids).toEqual(['Kids', 'Cars', 'Newest'])
})
