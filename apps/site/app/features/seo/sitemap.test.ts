import { expect, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import { SITEMAP_KINDS, type SitemapKind } from '#app/site-routes.ts'
import { findTexts, validateXml } from './check-xml.ts'
import { makeArticle, makeContent, makeSite, makeView } from './make-view.ts'
import { MAX_PART_URLS, parseSitemapPart, renderSitemapIndex, writeSitemapPart } from './sitemap.ts'

const MAX_PART_BYTES = 50 * 1024 * 1024
const KINDS = SITEMAP_KINDS

const writePart = (kind: SitemapKind, view: ReturnType<typeof makeView>, number = 1) => {
  const pieces = writeSitemapPart({ kind, number }, view)
  return pieces && [...pieces].join('')
}
const games = [
  makeGame({ slug: 'older', publishedAt: 1000, updatedAt: Date.UTC(2025, 2, 3), tags: ['puzzle', 'cars'] }),
  makeGame({ slug: 'newer', publishedAt: 2000, updatedAt: 0, tags: ['puzzle'], categories: ['Cars'] }),
]
const articles = [makeArticle(1), makeArticle(2)]
const view = makeView({ games, articles })
/** With a tag that has as many games as a list of its own needs. */
const withTags = makeView({
  games: [
    ...games,
    ...Array.from({ length: 6 }, (_, i) =>
      makeGame({ slug: `calm-${i}`, tags: ['calm', 'rare'].slice(0, i ? 1 : 2) }),
    ),
  ],
  articles,
})

test('every part and the index match the schema', () => {
  for (const kind of KINDS) validateXml(writePart(kind, withTags)!, 'sitemap.xsd')
  validateXml(renderSitemapIndex(withTags).body, 'sitemap-index.xsd')
})

test('the schema check finds an invalid one', () => {
  const part = writePart('games', view)!
  for (const wrong of [
    part.replace('2025-03-03T', '2025-13-03T'),
    part.replaceAll('image:loc', 'image:href'),
    part.replaceAll(/<loc>[^<]*<\/loc>/g, ''),
    part.replace('<url>', '<url><priority>2</priority>'),
    part.replaceAll('/0.9"', '/0.8"'),
  ])
    expect(() => validateXml(wrong, 'sitemap.xsd')).toThrow()
  const index = renderSitemapIndex(view).body
  expect(() => validateXml(index.replaceAll('sitemap>', 'url>'), 'sitemap-index.xsd')).toThrow()
  expect(() => validateXml(index.replace('https:', 'file:'), 'sitemap-index.xsd')).toThrow()
})

test('games have their date and our own cover; an unknown date is left out', () => {
  const part = writePart('games', view)!
  expect(findTexts(part, '//s:url/s:loc')).toEqual([
    'https://fox.example/gameDetail/older',
    'https://fox.example/gameDetail/newer',
  ])
  expect(findTexts(part, '//s:url[1]/s:lastmod')).toEqual(['2025-03-03T00:00:00.000Z'])
  expect(findTexts(part, '//s:url[2]/s:lastmod')).toEqual([])
  for (const cover of findTexts(part, '//image:image/image:loc'))
    expect(cover).toMatch(/^https:\/\/fox\.example\/img\/games\/(older|newer)\/wide-1280\.webp\?v=\w+$/)
})

test('an article is listed with its date and icon', () => {
  const part = writePart('articles', view)!
  expect(findTexts(part, '//s:url[1]/*[self::s:loc or self::s:lastmod]')).toEqual([
    'https://fox.example/articlesDetail/1',
    '2025-02-01T00:00:00.000Z',
  ])
  expect(findTexts(part, '//s:url[1]/image:image/image:loc')).toEqual([
    'https://fox.example/img/articles1.webp',
  ])
})

test('every page of a category is listed, an empty category is not', () => {
  const many = makeView({
    games: Array.from({ length: 61 }, (_, i) => makeGame({ slug: `game-${i}`, tags: ['puzzle'] })),
  })
  const categories = findTexts(writePart('categories', many)!, '//s:loc')
  expect(categories).toContain('https://fox.example/categoryDetail/Newest/1')
  expect(categories).toContain('https://fox.example/categoryDetail/Newest/2')
  expect(categories).not.toContain('https://fox.example/categoryDetail/Newest/3')
  expect(categories.filter((address) => /Cars|Girls|Kids/.test(address))).toEqual([])
  expect(findTexts(writePart('tags', many)!, '//s:loc')).toEqual([
    'https://fox.example/tag/puzzle/1',
    'https://fox.example/tag/puzzle/2',
  ])
})

test('every page of the article list is in it, and of each topic’s', () => {
  const articles = Array.from({ length: 50 }, (_, index) => makeArticle(index + 1))
  const long = {
    ...makeView({ articles }),
    content: { ...makeContent(articles), listTopics: () => [{ topic: 'toys', count: 25 }] },
  }
  const listed = findTexts(writePart('pages', long)!, '//s:url/s:loc').filter((address) =>
    address.includes('/articles'),
  )
  expect(listed.map((address) => new URL(address).pathname)).toEqual([
    '/articles',
    '/articles/2',
    '/articles/3',
    '/articles/toys',
    '/articles/toys/2',
  ])
})

test('pages that lead elsewhere or to no index are not listed', () => {
  const all = KINDS.flatMap((kind) => findTexts(writePart(kind, withTags)!, '//s:url/s:loc'))
  expect(all).toContain('https://fox.example/')
  expect(all).toContain('https://fox.example/privacyIndex/imprint')
  expect(all.filter((address) => address.includes('/tag/'))).toEqual(['https://fox.example/tag/calm/1'])
  expect(all.filter((address) => /gamePlay|\/search|\/offline|\?/.test(address))).toEqual([])
})

test('games of providers are not listed where the site does not show them', () => {
  const remote = makeGame({
    slug: 'theirs',
    source: { kind: 'remote', url: 'https://p.example/', fallbacks: [] },
  })
  const shown = makeView({ games: [...games, remote] })
  const hidden = makeView({ games: [...games, remote], site: makeSite({ remoteGames: 'off' }) })
  expect(writePart('games', shown)).toContain('/gameDetail/theirs')
  expect(KINDS.map((kind) => writePart(kind, hidden)).join('')).not.toContain('theirs')
})

test('the index names the parts there are, with the newest date in each', () => {
  const { body } = renderSitemapIndex(withTags)
  expect(findTexts(body, '//s:loc')).toEqual(
    KINDS.map((kind) => `https://fox.example/sitemaps/${kind}-1.xml.gz`),
  )
  expect(findTexts(body, '//s:sitemap[2]/s:lastmod')).toEqual(['2025-03-03T00:00:00.000Z'])
  expect(findTexts(body, '//s:sitemap[3]/s:lastmod')).toEqual([])
  const empty = makeView({})
  expect(findTexts(renderSitemapIndex(empty).body, '//s:loc')).toEqual([
    'https://fox.example/sitemaps/pages-1.xml.gz',
  ])
  expect(writePart('games', empty)).toBe(null)
})

test('a part has at most 50,000 addresses and 50 MiB, however long they are', () => {
  const host = `${'h'.repeat(63)}.${'h'.repeat(63)}.${'h'.repeat(63)}.${'h'.repeat(61)}`
  const longest = Array.from({ length: MAX_PART_URLS + 1 }, (_, i) =>
    makeGame({ slug: `${String(i).padStart(6, '0')}-${'s'.repeat(113)}` }),
  )
  const huge = makeView({ games: longest, site: makeSite({}, host) })
  const [first, second] = [writePart('games', huge, 1)!, writePart('games', huge, 2)!]
  expect(first.match(/<url>/g)).toHaveLength(MAX_PART_URLS)
  expect(second.match(/<url>/g)).toHaveLength(1)
  expect(Buffer.byteLength(first)).toBeLessThan(MAX_PART_BYTES)
  expect(writePart('games', huge, 3)).toBe(null)
  validateXml(second, 'sitemap.xsd')
  expect(findTexts(renderSitemapIndex(huge).body, '//s:loc')).toContain(
    `https://${host}/sitemaps/games-2.xml.gz`,
  )
})

test.each([
  ['/sitemaps/games-1.xml.gz', { kind: 'games', number: 1 }],
  ['/sitemaps/tags-12.xml.gz', { kind: 'tags', number: 12 }],
  ['/sitemaps/games-0.xml.gz', null],
  ['/sitemaps/games-01.xml.gz', null],
  ['/sitemaps/games-1.xml', null],
  ['/sitemaps/nothing-1.xml.gz', null],
  ['/sitemaps/constructor-1.xml.gz', null],
  ['/sitemap/games-1.xml.gz', null],
])('%s is the part %j', (path, part) => {
  expect(parseSitemapPart(path)).toEqual(part)
})

test('every page of a feeling that has a door is listed, and of no other', () => {
  const crowd = Array.from({ length: 61 }, (_, place) => makeGame({ slug: `g${place}` }))
  const feelings = [{ id: 'calm' as const, games: crowd }]
  const part = writePart('categories', { ...view, catalogue: { ...view.catalogue, feelings } })!
  expect(findTexts(part, '//s:loc').filter((address) => address.includes('/feeling/'))).toEqual([
    'https://fox.example/feeling/calm/1',
    'https://fox.example/feeling/calm/2',
  ])
})
