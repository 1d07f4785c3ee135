import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Content } from '#app/features/articles/articles.server.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Site } from '#app/domain/site.ts'
import { isAbout, type Promo, promoPath } from './promo.ts'
import { promoApi } from './promos.server.ts'

const LONG = 'word '.repeat(60)
const makeGame = (slug: string) => ({ slug, title: slug.toUpperCase(), summary: LONG })
const names = (letters: string) => [...letters].map(makeGame)

function openApi({ picks = 'ab', hot = 'abcdefgh', related = 'fgh', isRefused = false } = {}) {
  const games = new Map(names('abcdefgh').map((game) => [game.slug, game]))
  const pick = (letters: string) => [...letters].map((slug) => games.get(slug))
  const catalogue = {
    games,
    lists: { EditorPicks: pick(picks), HotGames: pick(hot) },
    listRelated: () => pick(related),
    toTile: ({ slug, title }: { slug: string; title: string }) => ({ slug, title, coverVersion: 'v1' }),
  } as unknown as Catalogue
  const articles = [1, 2, 3].map((id) => ({
    id,
    title: `Article ${id}`,
    icon: `articles${id}.webp`,
    content: 'Short.',
  }))
  const app = new Hono<{ Variables: { site: Site } }>()
  app.route(
    '/',
    promoApi({
      catalogueOf: () => catalogue,
      contentOf: () => ({ listArticles: () => articles }) as unknown as Content,
      takeLimit: (c) => (isRefused ? c.text('later', 429) : null),
    }),
  )
  return async (query = '') => {
    const answer = await app.request(`/promos${query}`)
    return { answer, promos: answer.ok ? ((await answer.json()) as { promos: Promo[] }).promos : [] }
  }
}
const nameOf = (promo: Promo) => (promo.kind === 'game' ? promo.slug : `article ${promo.id}`)

test('six games, each once, with an article after every third', async () => {
  const { answer, promos } = await openApi()()
  expect(promos.map(nameOf)).toEqual(['a', 'b', 'c', 'article 1', 'd', 'e', 'f', 'article 2'])
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300')
})

test('beside a game are similar games, and never the game itself', async () => {
  const { promos } = await openApi()('?near=a')
  expect(promos.map(nameOf)).toEqual(['f', 'g', 'h', 'article 1', 'b', 'c', 'd', 'article 2'])
})

test.each(['', '?near=', '?near=zzz', '?near=..%2F..%2Fetc', '?near=<script>', `?near=${'a'.repeat(5000)}`])(
  'with %j the site’s best games are used',
  async (query) => {
    expect((await openApi()(query)).promos.map(nameOf)[0]).toBe('a')
  },
)

test('a line is short and ends with a complete word', async () => {
  const [first] = (await openApi()()).promos
  expect(first!.line.length).toBeLessThanOrEqual(111)
  expect(first!.line).toMatch(/word…$/)
})

test('a site without games promotes its articles, and a busy server says so', async () => {
  const { promos } = await openApi({ picks: '', hot: '', related: '' })()
  expect(promos.map(nameOf)).toEqual(['article 1', 'article 2'])
  expect((await openApi({ isRefused: true })()).answer.status).toBe(429)
})

test('a page never promotes itself', () => {
  const game: Promo = { kind: 'game', slug: 'a-b', title: '', coverVersion: '', line: '' }
  const article: Promo = { kind: 'article', id: 7, title: '', icon: '', line: '' }
  for (const path of ['/gameDetail/a-b', '/gamePlay/a-b']) expect(isAbout(game, path)).toBe(true)
  expect(isAbout(game, '/gameDetail/a-b-2')).toBe(false)
  expect(isAbout(article, promoPath(article))).toBe(true)
  expect(isAbout(article, '/articlesDetail/71')).toBe(false)
})
