import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type PortalContext, portalContext } from '#app/context.ts'
import type { ErrorPageData } from '#app/features/navigation/error-page-data.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { noSuchGame, notFound, notMatched } from './page-context.ts'

const BEST = Array.from({ length: 20 }, (_, place) => makeGame({ slug: `hot-${place}` }))
const FOX = makeGame({ slug: 'fox-run' })

/** What a loader throws for an address whose query only this visitor has. */
function lose(path: string, visitorQuery: string, throwLost: (asked: Asked) => never) {
  const asked: string[] = []
  const context = new RouterContextProvider()
  context.set(portalContext, {
    catalogue: {
      games: new Map([FOX, ...BEST].map((game) => [game.slug, game])),
      lists: { BestGames: BEST },
      removed: new Set(['removed']),
      search: {
        suggest(words: string) {
          asked.push(words)
          return words.includes('fox') ? ['fox-run', 'hidden', 'hot-3'] : []
        },
      },
      toTile: ({ slug }: { slug: string }) => ({ slug }),
    },
    visitorQuery,
  } as unknown as PortalContext)
  try {
    throwLost({ context, request: new Request(`http://fox.example${path}`) })
  } catch (thrown) {
    const { data, init } = thrown as { data: ErrorPageData; init: { status: number } }
    return { ...data, status: init.status, slugs: data.suggestions.map(({ slug }) => slug), asked }
  }
}
type Asked = Parameters<typeof notFound>[0]

test('an unknown address, a rejected one and a removed game have a reason each', () => {
  expect(lose('/nothing', '', notMatched)).toMatchObject({ status: 404, message: 'Page not found: /nothing' })
  const refused = lose('/gameDetail/x', '', (asked) => noSuchGame(asked, 'x'))
  expect(refused).toMatchObject({ status: 404, message: 'Page Not Found: /gameDetail/x' })
  const removed = lose('/gamePlay/removed', '', (asked) => noSuchGame(asked, 'removed'))
  expect(removed).toMatchObject({ status: 410, message: 'Page Removed: /gamePlay/removed' })
})

test('the visitor’s query is named, and its tracking parameters go into BACK', () => {
  const query = '?x=1&pid=7&channel=%3Cb%3E'
  expect(lose('/nothing', query, notMatched)).toMatchObject({
    message: `Page not found: /nothing${query}`,
    tracking: '?pid=7',
  })
  // Without a visitor the part of the query that the page itself reads is named.
  expect(lose('/search?pageCurrent=99', '', (asked) => notFound(asked))).toMatchObject({
    message: 'Page Not Found: /search?pageCurrent=99',
    tracking: '',
  })
})

test('games like the words of the address come first, then the best ones, each once, none that is not listed', () => {
  const { slugs, asked } = lose('/gameDetail/fox-ran', '', (page) => noSuchGame(page, 'fox-ran'))!
  expect(asked).toEqual(['fox ran'])
  expect(slugs).toEqual(['fox-run', 'hot-3', 'hot-0', 'hot-1', 'hot-2', ...slugs.slice(5)])
  expect(slugs).toHaveLength(12)
  expect(new Set(slugs).size).toBe(12)
  const plain = lose('/nothing', '', notMatched)!
  expect(plain.asked).toEqual([])
  expect(plain.slugs).toEqual(BEST.slice(0, 12).map(({ slug }) => slug))
})

test('whatever the address contains, the search gets a few plain words or none', () => {
  for (const words of ['', '---', '\0\u202e', '/../..', '"*']) {
    const { asked } = lose('/gameDetail/x', '', (page) => notFound(page, words))!
    expect(asked).toEqual([])
  }
  const { asked } = lose('/gameDetail/x', '', (page) => notFound(page, 'a-"b" OR *'.repeat(5000)))!
  expect(asked.join()).toMatch(/^[a-z ]{1,100}$/)
})
