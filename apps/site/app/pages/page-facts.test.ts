/** Every page type's loader is run as the server runs it, and what it tells search engines is held against schema.org's vocabulary. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalContext } from '#app/context.ts'
import { createContent, readCompiledContent, type Content } from '#app/features/articles/articles.server.ts'
import { writeContent } from '#app/features/articles/write-content.ts'
import { createCatalogue, type Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Game } from '#app/features/catalogue/game.ts'
import { loadOwnGames } from '#app/features/catalogue/own-games.server.ts'
import { buildSearchIndex } from '#app/features/search/index-build.server.ts'
import { openSearchIndex, type SearchIndex } from '#app/features/search/search-index.server.ts'
import { SiteSchema } from '#app/features/sites/site-schema.ts'
import { completeSite, type Site } from '#app/features/sites/site.ts'
import * as article from './article.tsx'
import * as articles from './articles.tsx'
import * as categories from './categories.tsx'
import * as category from './category.tsx'
import * as game from './game.tsx'
import * as home from './home.tsx'
import * as info from './info.tsx'
import * as play from './play.tsx'
import * as search from './search.tsx'
import * as tag from './tag.tsx'
import { makeGame } from '#server/ledger/make-game.ts'
import * as v from 'valibot'
import type { DataNode } from '#app/features/discovery/data-node.ts'
import { renderHeadMarkup } from '#app/features/discovery/head-markup.server.ts'
import { readPageFacts, type PageFacts } from '#app/features/discovery/page-facts.server.ts'
import { loadVocabulary, typesOf } from '#app/features/discovery/schema-vocabulary.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const ORIGIN = 'https://games.example'
const vocabulary = loadVocabulary()
const folder = mkdtempSync(join(tmpdir(), 'playhouse-facts-'))
const site: Site = completeSite('games.example', v.parse(SiteSchema, { name: 'Fox Games' }))
let content: Content
let catalogue: Catalogue
let index: SearchIndex

const remote: Game['source'] = { kind: 'remote', url: 'https://play.example/x', fallbacks: [] }
const MADE = [
  makeGame({ slug: 'bare', tags: [], maker: '', languages: [], source: remote, provider: 'gamepix' }),
  makeGame({
    slug: 'voted',
    tags: ['co-op', 'io'],
    likes: 3,
    dislikes: 1,
    plays: 12,
    age: 7,
    source: remote,
  }),
  ...Array.from({ length: 70 }, (_, place) => makeGame({ slug: `many-${place}`, tags: ['crowd'] })),
]

beforeAll(async () => {
  await writeContent(ROOT, join(folder, 'content.json'))
  content = createContent(await readCompiledContent(join(folder, 'content.json')))
  const games = [...(await loadOwnGames(join(ROOT, 'games'))), ...MADE]
  buildSearchIndex(join(folder, 'search.sqlite'), games)
  index = openSearchIndex(join(folder, 'search.sqlite'))
  const merged = new Map([['old-name', 'bare']])
  const removed = new Set(['gone'])
  const shared = {
    generation: '1',
    version: 1,
    hotScores: new Map<string, number>(),
    builtAt: Date.UTC(2026, 10, 22),
  }
  catalogue = createCatalogue({ ...shared, games, merged, removed, search: index }, site)
})
afterAll(() => {
  index.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Page {
  loader: (args: never) => unknown
  path: string
  params?: Record<string, string>
}

async function visit({ loader, path, params = {} }: Page): Promise<PageFacts & { markup: string }> {
  const context = new RouterContextProvider()
  const server = { port: 80, gamesOrigin: undefined, buildId: 'b', hasServiceWorker: true, contact: null }
  context.set(portalContext, { site, catalogue, content, ...server })
  await loader({ context, params, request: new Request(ORIGIN + path) } as never)
  const { facts, home } = readPageFacts(context)!
  return { ...facts, markup: renderHeadMarkup(facts, home) }
}

const gamePage = (gameId: string): Page => ({
  loader: game.loader,
  path: `/gameDetail/${gameId}`,
  params: { gameId },
})
const PAGES: Record<string, Page & { types: string[] }> = {
  'the home page': { loader: home.loader, path: '/', types: ['WebSite', 'Organization', 'ItemList'] },
  'an own game': { ...gamePage('cozy-blocks'), types: ['VideoGame+WebApplication', 'BreadcrumbList'] },
  'a game of which little is known': {
    ...gamePage('bare'),
    types: ['VideoGame+WebApplication', 'BreadcrumbList'],
  },
  'a game with votes': { ...gamePage('voted'), types: ['VideoGame+WebApplication', 'BreadcrumbList'] },
  'a category': {
    loader: category.loader,
    path: '/categoryDetail/Kids/1',
    params: { categoryType: 'Kids', pageCurrent: '1' },
    types: ['CollectionPage', 'BreadcrumbList'],
  },
  'an empty category': {
    loader: category.loader,
    path: '/categoryDetail/Girls/1',
    params: { categoryType: 'Girls', pageCurrent: '1' },
    types: ['CollectionPage', 'BreadcrumbList'],
  },
  'the second page of a tag': {
    loader: tag.loader,
    path: '/tag/crowd/2',
    params: { tag: 'crowd', pageCurrent: '2' },
    types: ['CollectionPage', 'BreadcrumbList'],
  },
  'all categories': {
    loader: categories.loader,
    path: '/category',
    types: ['CollectionPage', 'BreadcrumbList'],
  },
  'all articles': { loader: articles.loader, path: '/articles', types: ['CollectionPage', 'BreadcrumbList'] },
  'an article': {
    loader: article.loader,
    path: '/articlesDetail/3',
    params: { articlesId: '3' },
    types: ['Article', 'BreadcrumbList'],
  },
  ...Object.fromEntries(
    [
      ['aboutUs', 'AboutPage'],
      ['imprint', 'WebPage'],
      ['contactUs', 'ContactPage'],
      ['privacyPolicy', 'WebPage'],
      ['parents', 'WebPage'],
    ].map(([infoKey = '', type = '']) => [
      infoKey,
      {
        loader: info.loader,
        path: `/privacyIndex/${infoKey}`,
        params: { infoKey },
        types: [type, 'BreadcrumbList'],
      },
    ]),
  ),
}
const CASES = Object.entries(PAGES)

/** What Google asks of each type, by the names of its own documentation. */
const REQUIRED: Record<string, string[]> = {
  VideoGame: ['name', 'image', 'url', 'offers', 'applicationCategory', 'operatingSystem'],
  Offer: ['price', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'ratingCount', 'bestRating', 'worstRating'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Organization: ['name'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
}

function listNodes(node: DataNode): DataNode[] {
  const values = Object.values(node).flat() as unknown[]
  const inside = values.filter((value): value is DataNode => typeof value === 'object' && value !== null)
  return [node, ...inside.flatMap(listNodes)]
}

function readBlock(markup: string): DataNode[] {
  const text = /<script type="application\/ld\+json" data-of-page>(.*?)<\/script>/s.exec(markup)?.[1]
  const block = JSON.parse(text!) as { '@context': string; '@graph': DataNode[] }
  expect(block['@context']).toBe('https://schema.org')
  return block['@graph']
}

test.each(CASES)('%s tells search engines what it is, in schema.org’s words', async (_name, page) => {
  const { markup } = await visit(page)
  const nodes = readBlock(markup)
  expect(nodes.map((node) => typesOf(node).join('+'))).toEqual(page.types)
  expect(nodes.flatMap(vocabulary.listFaults)).toEqual([])
  for (const node of nodes.flatMap(listNodes)) {
    for (const type of typesOf(node))
      expect(Object.keys(node), type).toEqual(expect.arrayContaining(REQUIRED[type] ?? []))
  }
})

test.each(CASES)('%s has each head tag once, and its addresses are its own site’s', async (_name, page) => {
  const { markup } = await visit(page)
  const tags = [...markup.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)]
  const single = tags.map(([, name]) => name!).filter((name) => name !== 'article:tag')
  expect(new Set(single).size).toBe(single.length)
  const tag = Object.fromEntries(tags.map(([, name, value]) => [name, value]))
  expect(tag).toMatchObject({
    'og:site_name': 'Fox Games',
    'og:url': ORIGIN + page.path,
    'og:locale': 'en_US',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
  for (const name of ['og:title', 'og:description', 'og:image:alt', 'twitter:title'])
    expect(tag[name]).toBeTruthy()
  expect(tag['og:image']).toMatch(/^https:\/\/games\.example\/(img\/share\/|og-default\.png)[^"]*\?v=[\w-]+$/)
  expect(tag['twitter:image']).toBe(tag['og:image'])
  expect(markup).not.toMatch(/undefined|NaN|\[object/)
})

test('the vocabulary tells what does not hold', () => {
  const faults = (node: DataNode) => vocabulary.listFaults(node).length
  expect(faults({ '@type': 'VideoGame', name: 'x' })).toBe(0)
  expect(faults({ '@type': 'VideoGames', name: 'x' })).toBe(2)
  expect(faults({ '@type': 'VideoGame', headlines: 'x' })).toBe(2)
  expect(faults({ '@type': 'Article', browserRequirements: 'x' })).toBe(1)
  expect(faults({ '@type': 'Article', datePublished: 'yesterday' })).toBe(1)
  expect(faults({ '@type': 'Article', author: { '@type': 'Offer' } })).toBe(1)
  expect(faults({ '@type': 'Offer', availability: 'https://schema.org/SinglePlayer' })).toBe(1)
  expect(faults({ '@type': 'ListItem', position: 1.5 })).toBe(1)
  expect(faults({ '@type': 'Article', isAccessibleForFree: 'yes' })).toBe(1)
})

const findGame = (facts: PageFacts) => facts.data!.find((node) => typesOf(node).includes('VideoGame'))!

test('a game has a rating only when people voted for it', async () => {
  expect(findGame(await visit(PAGES['an own game']!))).not.toHaveProperty('aggregateRating')
  expect(findGame(await visit(PAGES['a game with votes']!))).toMatchObject({
    aggregateRating: { ratingValue: 75, ratingCount: 4, bestRating: 100, worstRating: 0 },
    interactionStatistic: { userInteractionCount: 12 },
    playMode: ['https://schema.org/CoOp', 'https://schema.org/MultiPlayer'],
    typicalAgeRange: '7-',
  })
})

test('what nobody told of a game is left out', async () => {
  const node = findGame(await visit(PAGES['a game of which little is known']!))
  for (const property of [
    'author',
    'publisher',
    'genre',
    'inLanguage',
    'playMode',
    'typicalAgeRange',
    'screenshot',
  ])
    expect(node).not.toHaveProperty(property)
})

test('the later pages of a list are their own: address, title with the number, places that go on', async () => {
  const facts = await visit(PAGES['the second page of a tag']!)
  expect(facts).toMatchObject({ title: 'Crowd games – Page 2 of 2', path: '/tag/crowd/2' })
  const [page] = facts.data as [DataNode]
  const list = page.mainEntity as DataNode
  expect((list.itemListElement as DataNode[]).map(({ position }) => position)).toEqual(
    Array.from({ length: 10 }, (_, place) => 61 + place),
  )
})

test('a page for playing says it is the game’s page, and a search says what was looked for', async () => {
  const playing = await visit({ loader: play.loader, path: '/gamePlay/bare', params: { gameId: 'bare' } })
  expect(playing.path).toBe('/gameDetail/bare')
  expect(playing.markup).toContain('content="https://games.example/img/share/games/bare.jpg?v=')
  expect(playing.markup).not.toContain('<script')
  const found = await visit({ loader: search.loader, path: '/search?searchValue=fox' })
  expect(found.path).toBe('/search?searchValue=fox')
})

test('a removed game is gone for good, an unknown one is only not here, a merged one moved', async () => {
  const answerTo = (page: Page) =>
    visit(page).then(
      () => 200,
      (thrown: { status?: number; init?: { status: number } }) => thrown.status ?? thrown.init?.status,
    )
  expect(await answerTo(gamePage('gone'))).toBe(410)
  expect(await answerTo({ loader: play.loader, path: '/gamePlay/gone', params: { gameId: 'gone' } })).toBe(
    410,
  )
  expect(await answerTo(gamePage('unheard-of'))).toBe(404)
  expect(await answerTo(gamePage('old-name'))).toBe(301)
})

test('hostile names stay text in the head and in the data', async () => {
  const title = '</script><script>alert(1)</script>"\'<!--\u2028&'
  const bad = makeGame({ slug: 'bad', title, summary: title, maker: title })
  const hostile = { ...catalogue, games: new Map([['bad', bad]]) }
  const context = new RouterContextProvider()
  const server = { port: 80, gamesOrigin: undefined, buildId: 'b', hasServiceWorker: true, contact: null }
  context.set(portalContext, { site, catalogue: hostile, content, ...server })
  await game.loader({ context, params: { gameId: 'bad' }, request: new Request(`${ORIGIN}/x`) } as never)
  const { facts, home } = readPageFacts(context)!
  const markup = renderHeadMarkup(facts, home)
  expect(markup.match(/<script/g)).toHaveLength(1)
  expect(markup.match(/<\/script>/g)).toHaveLength(1)
  expect(markup).not.toContain('<!--')
  expect(markup.slice(markup.indexOf('<script'))).not.toContain('\u2028')
  expect(readBlock(markup)[0]).toMatchObject({ name: title })
})
