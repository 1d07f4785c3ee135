import { expect, test } from 'vitest'
import { listMyGames } from './list-my-games.ts'

const game = (slug: string) => ({ slug, title: slug.toUpperCase(), coverVersion: 'v1', at: 1 })
const EMPTY = { recent: [], favourites: [], votes: {}, unlisted: [] }
const like = { token: '0'.repeat(32), value: 1 as const }

test('each game is listed once, recently played first, with its labels', () => {
  const games = listMyGames(
    {
      ...EMPTY,
      recent: [game('a')],
      favourites: [game('b'), game('a')],
      votes: { a: like, 'moon-run': like },
    },
    [{ slug: 'a', title: 'A' }],
  )
  expect(games.map(({ slug }) => slug)).toEqual(['a', 'b', 'moon-run'])
  expect(games[0]).toEqual({
    ...{ slug: 'a', title: 'A', coverVersion: 'v1' },
    ...{ isFavourite: true, isLiked: true, isOffline: true },
  })
  expect(games[2]!.title).toBe('Moon Run')
})

test('a game that is not listed and a starter game that was never opened are not shown', () => {
  expect(listMyGames({ ...EMPTY, recent: [game('a')], unlisted: ['a'] }, [])).toEqual([])
  expect(listMyGames(EMPTY, [{ slug: 's', title: 'S', isStarter: true }])).toEqual([])
})

test('a dislike is no like', () => {
  expect(listMyGames({ ...EMPTY, votes: { a: { ...like, value: -1 } } }, [])).toEqual([])
})
