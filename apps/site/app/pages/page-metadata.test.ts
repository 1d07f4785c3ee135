/** Runs every page type's loader as the server does, and checks its metadata against schema.org's vocabulary. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataNode } from '#app/features/seo/data-node.ts'
import type { PageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { loadVocabulary, typesOf } from '#app/features/seo/schema-vocabulary.ts'
import { searchUrl } from '#app/features/search/search.ts'
import { gamePath, playPath } from '#app/site-paths.ts'
import { findPage, PAGE_NAMES, SITE_ROUTES } from '#app/site-routes.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { openTestSite, ORIGIN, PAGES, type TestSite } from './test-page-loaders.ts'

const CASES = Object.entries(PAGES)
const vocabulary = loadVocabulary()
let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('every page of the sitemap is among the pages under test', () => {
  const tested = new Set(CASES.map(([, { path }]) => SITE_ROUTES[findPage(path).name].page))
  for (const name of PAGE_NAMES)
    if (SITE_ROUTES[name].sitemap !== null) expect(tested, name).toContain(SITE_ROUTES[name].page)
})

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
  const { markup } = await site.visit(page.path)
  const nodes = readBlock(markup)
  expect(nodes.map((node) => typesOf(node).join('+'))).toEqual(page.types)
  expect(nodes.flatMap(vocabulary.listFaults)).toEqual([])
  for (const node of nodes.flatMap(listNodes)) {
    for (const type of typesOf(node))
      expect(Object.keys(node), type).toEqual(expect.arrayContaining(REQUIRED[type] ?? []))
  }
})

test.each(CASES)('%s has each head tag once, and its addresses are its own site’s', async (_name, page) => {
  const { markup } = await site.visit(page.path)
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

test('the vocabulary check finds violations', () => {
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

const findGame = (metadata: PageMetadata) =>
  metadata.data!.find((node) => typesOf(node).includes('VideoGame'))!

test('a game has a rating only when enough people voted for it', async () => {
  expect(findGame(await site.visit(PAGES['an own game'].path))).not.toHaveProperty('aggregateRating')
  expect(findGame(await site.visit(PAGES['a game with votes'].path))).toMatchObject({
    aggregateRating: { ratingValue: 75, ratingCount: 40, bestRating: 100, worstRating: 0 },
    interactionStatistic: { userInteractionCount: 12 },
    playMode: ['https://schema.org/CoOp', 'https://schema.org/MultiPlayer'],
    typicalAgeRange: '7-',
  })
})

test('unknown properties of a game are left out', async () => {
  const node = findGame(await site.visit(PAGES['a game of which little is known'].path))
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
  const metadata = await site.visit(PAGES['the second page of a tag'].path)
  expect(metadata).toMatchObject({ title: 'Crowd games – Page 2 of 2', path: '/tag/crowd/2' })
  const [page] = metadata.data as [DataNode]
  const list = page.mainEntity as DataNode
  expect((list.itemListElement as DataNode[]).map(({ position }) => position)).toEqual(
    Array.from({ length: 10 }, (_, place) => 61 + place),
  )
})

test('a play page has the game’s page as canonical, and a search page names its words', async () => {
  const playing = await site.visit(playPath('bare'))
  expect(playing.path).toBe('/gameDetail/bare')
  expect(playing.markup).toContain('content="https://games.example/img/share/games/bare.jpg?v=')
  expect(playing.markup).not.toContain('<script')
  const found = await site.visit(searchUrl({ searchValue: 'fox' }))
  expect(found.path).toBe('/search?searchValue=fox')
})

test('a removed game is gone permanently, an unknown one is not found, a merged one moved', async () => {
  const answerTo = (path: string) =>
    site.visit(path).then(
      () => 200,
      (thrown: { status?: number; init?: { status: number } }) => thrown.status ?? thrown.init?.status,
    )
  expect(await answerTo(gamePath('gone'))).toBe(410)
  expect(await answerTo(playPath('gone'))).toBe(410)
  expect(await answerTo(gamePath('unheard-of'))).toBe(404)
  expect(await answerTo(gamePath('old-name'))).toBe(301)
})

test('hostile names stay text in the head and in the data', async () => {
  const title = '</script><script>alert(1)</script>"\'<!--\u2028&'
  const bad = makeGame({ slug: 'bad', title, summary: title, maker: title })
  const hostile = { ...site.catalogue, games: new Map([['bad', bad]]) }
  const { markup } = await site.visit(gamePath('bad'), hostile)
  expect(markup.match(/<script/g)).toHaveLength(1)
  expect(markup.match(/<\/script>/g)).toHaveLength(1)
  expect(markup).not.toContain('<!--')
  expect(markup.slice(markup.indexOf('<script'))).not.toContain('\u2028')
  expect(readBlock(markup)[0]).toMatchObject({ name: title })
})
