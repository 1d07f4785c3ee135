import { expect, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import type { SiteCategory } from './site-categories.ts'
import { listVariedGames } from './varied-games.ts'

const touch = (slug: string) => makeGame({ slug, devices: ['desktop', 'phone'] })
const keyboard = (slug: string) =>
  makeGame({ slug, devices: ['desktop'], controls: { keyboard: [{ keys: ['←'], does: 'Move' }] } })
const category = (id: string, games: SiteCategory['games']) => ({ id, label: id, games }) as SiteCategory
const slugs = (games: readonly { slug: string }[]) => games.map(({ slug }) => slug)

test('genres take turns, the largest first; each game once, and none that needs a keyboard', () => {
  const both = touch('both')
  const categories = [
    category('mahjong', [both, touch('m1')]),
    category('puzzle', [keyboard('keys'), both, touch('p1'), touch('p2')]),
    category('HotGames', [touch('hot')]),
  ]
  expect(slugs(listVariedGames(categories, [], 3))).toEqual(['both', 'm1', 'p1'])
  expect(slugs(listVariedGames(categories, [], 9))).toEqual(['both', 'm1', 'p1', 'p2'])
})

test('where genres have too few, popular games follow', () => {
  const popular = [touch('a'), keyboard('keys'), touch('b')]
  expect(slugs(listVariedGames([], popular, 5))).toEqual(['a', 'b'])
})
