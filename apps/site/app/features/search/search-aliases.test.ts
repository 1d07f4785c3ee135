import { expect, test, vi } from 'vitest'
import { FLAGS } from './index-build.server.ts'
import { withAliases } from './search-aliases.server.ts'
import type { SearchIndex, SearchResult } from './search-index.server.ts'

const NONE = { phone: 0, tablet: 0, desktop: 0, offline: 0 }
const FOUND: Record<string, Partial<SearchResult>> = {
  blocks: { slugs: ['cozy', 'tower', 'kite'], total: 3, working: { ...NONE, desktop: 3 } },
  minecraft: { slugs: ['mine'], total: 1, isGuess: true, working: { ...NONE, phone: 1 } },
}

function open(aliases: Parameters<typeof withAliases>[1]) {
  const search = vi.fn(
    (query: string, { limit, offset }: { limit: number; offset: number }): SearchResult => {
      const found = { slugs: [], total: 0, working: NONE, ...FOUND[query] }
      return { ...found, slugs: found.slugs.slice(offset, offset + limit) }
    },
  )
  const suggest = (query: string, limit: number) => search(query, { limit, offset: 0 }).slugs
  const index = { search, suggest } as unknown as SearchIndex
  const flags: Record<string, number> = { kite: FLAGS.desktop, craft: FLAGS.phone | FLAGS.desktop }
  return withAliases(index, aliases, (slug) => flags[slug] ?? null)
}

const PAGE = { limit: 2, offset: 0 }

test('words of an alias find its games, and not what is only spelled alike', () => {
  const index = open([{ words: 'Minecraft!', games: ['craft', 'unlisted', 'kite'], search: '' }])
  expect(index.search('minecraft', PAGE)).toEqual({
    ...{ slugs: ['craft', 'kite'], total: 2 },
    working: { phone: 1, tablet: 0, desktop: 2, offline: 0 },
  })
  expect(index.search('MINECRAFT', { ...PAGE, device: 'phone' }).slugs).toEqual(['craft'])
  expect(index.suggest('minecraft', 2)).toEqual(['craft', 'kite'])
  // Who asks for exactly these words gets them.
  expect(index.search('minecraft', { ...PAGE, exact: true }).isGuess).toBe(true)
  expect(index.search('blocks', PAGE).slugs).toEqual(['cozy', 'tower'])
})

test('other words are searched for, with the games in front and nothing twice, page by page', () => {
  const index = open([{ words: 'bricks', games: ['kite'], search: 'blocks' }])
  expect(index.search('bricks', PAGE)).toMatchObject({ slugs: ['kite', 'cozy'], total: 3 })
  expect(index.search('bricks', { limit: 2, offset: 2 }).slugs).toEqual(['tower'])
  expect(index.search('bricks', PAGE).working.desktop).toBe(3)
  const plain = open([{ words: 'bricks', games: [], search: 'blocks' }])
  expect(plain.search('bricks', PAGE)).toMatchObject({ slugs: ['cozy', 'tower'], total: 3 })
})
