import { expect, test } from 'vitest'
import { makeCatalogue, makeSite } from '#app/features/discovery/make-view.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { listRows, mixWall } from './home-wall.ts'

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

function layOut(count: number, settings: object = {}, categoriesOf?: (place: number) => string[]) {
  const site = makeSite({ remoteGames: 'on', ...settings })
  const catalogue = makeCatalogue(make(count, categoriesOf), site)
  const wall = mixWall(catalogue)
  return { wall, rows: listRows(catalogue, wall) }
}

const inAll = (place: number) => (place % 3 === 0 ? ['Cars', 'Girls', 'Kids'] : [])

test.each([0, 1, 6, 66, 67, 100, 299, 300, 900])('with %i games none is on the home page twice', (count) => {
  const { wall, rows } = layOut(count, {}, inAll)
  const shown = [...wall, ...rows.flatMap(({ games }) => games)]
  expect(new Set(shown).size).toBe(shown.length)
  for (const { games } of rows) expect(games.length).toBeGreaterThanOrEqual(4)
  for (const { games } of rows) expect(games.length).toBeLessThanOrEqual(16)
})

test('with many games every type has its row, in the order of the types', () => {
  const editorPicks = Array.from({ length: 20 }, (_, place) => `g${place * 40}`)
  const { rows } = layOut(900, { editorPicks }, inAll)
  expect(rows.map(({ category }) => category.id)).toEqual([
    ...['HotGames', 'Newest', 'BestGames', 'EditorPicks', 'Cars', 'Girls', 'Kids'],
  ])
})

test('a row with three games left is not drawn, and leaves them to the next one', () => {
  const few = (place: number) => (place < 3 ? ['Cars', 'Kids'] : place < 6 ? ['Kids'] : [])
  const { rows } = layOut(900, {}, few)
  expect(rows.map(({ category }) => category.id)).not.toContain('Cars')
  expect(rows.find(({ category }) => category.id === 'Kids')?.games).toHaveLength(6)
})

test('picks that all stand on the wall have no row', () => {
  const { wall, rows } = layOut(900, { editorPicks: ['g1', 'g2', 'g3', 'g4', 'g5'] }, inAll)
  expect(wall.slice(0, 5).map(({ slug }) => slug)).toEqual(['g1', 'g2', 'g3', 'g4', 'g5'])
  expect(rows.map(({ category }) => category.id)).not.toContain('EditorPicks')
})

test('on a young site the wall has everything, so there are no rows', () => {
  const { wall, rows } = layOut(40, {}, inAll)
  expect(wall).toHaveLength(40)
  expect(rows).toEqual([])
})

test('a type that the site hides has no row, and the order of the site is the order of the rows', () => {
  const settings = { categories: { hidden: ['Girls'], order: ['Kids', 'BestGames'] } }
  const ids = layOut(900, settings, inAll).rows.map(({ category }) => category.id)
  expect(ids.slice(0, 2)).toEqual(['Kids', 'BestGames'])
  expect(ids).not.toContain('Girls')
})
