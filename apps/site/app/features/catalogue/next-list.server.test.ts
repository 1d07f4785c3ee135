import { expect, test } from 'vitest'
import { makeCatalogue, makeSite } from '#app/features/seo/make-view.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { findListEnd, findNextFeeling, findTagRoom, toNextList } from './next-list.server.ts'

const remote = { kind: 'remote' as const, url: 'https://play.example/x', fallbacks: [] }
const make = (name: string, count: number, categories: string[]) =>
  Array.from({ length: count }, (_, place) =>
    makeGame({ slug: `${name}-${place}`, source: remote, categories }),
  )
const rule = { facts: [], categories: [], exceptTags: [], exceptCategories: [] }
const feelingRules = { calm: { ...rule, tags: ['relaxing'] } }
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

test('a tag has the room of its feeling or of its nearest category, and another one than the list after it', () => {
  const cars = catalogue.findCategory('Cars')!.games
  const noEnd = { next: null, more: [] }
  const roomOf = (tag: string, games = cars, end: Parameters<typeof findTagRoom>[3] = noEnd) =>
    /room-\w+/.exec(findTagRoom({ ...catalogue, feelingRules }, tag, games, end))?.[0]
  expect(roomOf('relaxing')).toBe('room-house')
  expect(roomOf('drift')).toBe('room-Cars')
  const next = toNextList(catalogue.findCategory('Cars')!)
  expect(roomOf('drift', cars, { next, more: cars })).toBe('room-Kids')
  expect(roomOf('drift', cars, { next, more: [] })).toBe('room-Cars')
  expect(roomOf('drift', [])).toBe('room-Tags')
})
