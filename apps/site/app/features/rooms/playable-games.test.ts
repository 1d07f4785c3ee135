import { expect, test } from 'vitest'
import { isKeyboardOnly } from '#app/domain/tile.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { listPlayableGames } from './playable-games.ts'

const touch = (slug: string) => makeGame({ slug, devices: ['desktop', 'phone'] })
const keyboard = (slug: string) =>
  makeGame({ slug, devices: ['desktop'], controls: { keyboard: [{ keys: ['←'], does: 'Move' }] } })
const many = (count: number, make: (slug: string) => ReturnType<typeof touch>, name: string) =>
  Array.from({ length: count }, (_, place) => make(`${name}-${place}`))

test('twelve games are offered, the wanted ones first, each once', () => {
  const wanted = many(3, touch, 'wanted')
  const games = listPlayableGames(wanted, [wanted[1]!, ...many(30, touch, 'popular')])
  expect(games).toHaveLength(12)
  expect(games.slice(0, 4).map(({ slug }) => slug)).toEqual(['wanted-0', 'wanted-1', 'wanted-2', 'popular-0'])
  expect(new Set(games).size).toBe(12)
})

// covers: '2.28'
test('for every game that needs a keyboard a phone has another one', () => {
  const games = listPlayableGames(many(4, keyboard, 'keys'), [
    ...many(5, keyboard, 'more-keys'),
    ...many(30, touch, 'popular'),
  ])
  expect(games.slice(0, 12).filter(isKeyboardOnly)).toHaveLength(4)
  expect(games.filter((game) => !isKeyboardOnly(game))).toHaveLength(12)
  expect(games.slice(12).some(isKeyboardOnly)).toBe(false)
})

test('a site with few games offers all it has', () => {
  expect(listPlayableGames([], many(5, touch, 'popular'))).toHaveLength(5)
  expect(listPlayableGames(many(2, keyboard, 'keys'), [])).toHaveLength(2)
})
