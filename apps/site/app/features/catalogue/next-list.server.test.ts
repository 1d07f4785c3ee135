import { expect, test } from 'vitest'
import { makeCatalogue, makeSite } from '#app/features/seo/make-view.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { findListEnd, findNextFeeling, toNextList } from './next-list.server.ts'

const remote = { kind: 'remote' as const, url: 'https://play.example/x', fallbacks: [] }
const make = (name: string, count: number, categories: string[]) =>
  Array.from({ length: count }, (_, place) =>
    makeGame({ slug: `${name}-${place}`, source: remote, categories }),
  )
const catalogue = makeCatalogue(
  [...make('car', 20, ['Cars']), ...make('both', 4, ['Cars', 'Kids']), ...make('girl', 3, ['Girls'])],
  makeSite({ remoteGames: 'on' }),
)

test('only the last page of a list has an end, which is the nearest other list', () => {
  const kids = catalogue.findCategory('Kids')!.games
  const nothing = { next: null, more: [] }
  expect(findListEnd(catalogue, kids, { page: 1, pages: 2 })).toEqual(nothing)
  expect(findListEnd(catalogue, [], { page: 1, pages: 1 })).toEqual(nothing)
  const last = findListEnd(catalogue, kids, { page: 2, pages: 2 })
  expect(last.next?.path).toBe('/categoryDetail/Cars/1')
  expect(last.more).toEqual([])
  expect(findListEnd(catalogue, kids, { page: 1, pages: 1 }).more).toHaveLength(20)
})

test('a list of all games links to all categories', () => {
  const all = [...catalogue.games.values()]
  expect(findListEnd(catalogue, all, { page: 1, pages: 1 })).toMatchObject({
    next: { path: '/category' },
    more: [],
  })
})

test('the next list has its address and the drawing of its room', () => {
  expect(toNextList({ id: 'Cars', heading: 'Car games' })).toEqual({
    heading: 'Car games',
    path: '/categoryDetail/Cars/1',
    picture: expect.stringContaining('room-Cars'),
  })
})

test('after the last feeling comes the first; one alone has none', () => {
  const feelings = (['calm', 'brain'] as const).map((id) => ({ id, games: [] }))
  expect(findNextFeeling({ feelings }, 'calm')?.path).toBe('/feeling/brain/1')
  expect(findNextFeeling({ feelings }, 'brain')?.path).toBe('/feeling/calm/1')
  expect(findNextFeeling({ feelings: feelings.slice(0, 1) }, 'calm')).toBeNull()
})
