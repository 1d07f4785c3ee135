import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { MIN_LINKED_TAG_GAMES } from '#app/features/catalogue/category-types.ts'
import type { Game } from '#app/domain/game.ts'
import { findTexts, validateXml } from '#app/features/seo/check-xml.ts'
import { makeArticle, makeCatalogue, makeContent } from '#app/features/seo/make-view.ts'
import { parseSite } from '#app/features/sites/site-faults.ts'
import type { Site } from '#app/domain/site.ts'
import { createSites, loadSites } from '#app/features/sites/sites.server.ts'
import { createCdn } from './cdn.ts'
import { serveSeoFiles } from './seo-files.ts'
import { checkHost, checkMethod, setHeaders, type PortalEnv } from './middleware.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { createLimits, LIMITS } from './limits.ts'
import { createLog } from './base/log.ts'
import type { Portal } from './portal-state.ts'

const SAMPLES = await loadSites({ dir: join(import.meta.dirname, '../../../content/sites'), edits: [] })
const SAMPLE_HOSTS = ['localhost', 'sunny.localhost', 'midnight.localhost']
const SMALL_FILES = [
  '/robots.txt',
  '/ads.txt',
  '/llms.txt',
  '/opensearch.xml',
  '/sitemap.xml',
  '/feeds/games.rss',
  '/feeds/games.atom',
  '/feeds/articles.rss',
  '/feeds/articles.atom',
]
const PARTS = ['pages', 'games', 'categories', 'tags', 'articles'].map((kind) => `/sitemaps/${kind}-1.xml.gz`)

const games = [
  makeGame({ slug: 'chess', updatedAt: Date.UTC(2025, 3, 4, 5, 6, 7) }),
  makeGame({ slug: 'theirs', source: { kind: 'remote', url: 'https://p.example/', fallbacks: [] } }),
  // As many as a tag needs to be listed.
  ...Array.from({ length: MIN_LINKED_TAG_GAMES }, (_, at) =>
    makeGame({ slug: `board-${at}`, tags: ['board'], updatedAt: Date.UTC(2025, 1, 1) }),
  ),
]

interface World {
  games: Game[]
  version: number
}

/** The part of the server that these files pass. */
function openFiles(sites: readonly Site[] = SAMPLES.listSites(), { hasRateLimit = false } = {}) {
  const world: World = { games: [...games], version: 1 }
  let views = new Map<Site, ReturnType<typeof makeCatalogue>>()
  const portal = {
    config: { port: 3000, trustedProxies: [] },
    log: createLog('silent', () => {}),
    limits: createLimits(hasRateLimit),
    sites: createSites(new Map(sites.map((site) => [site.host, site]))),
    catalogue: {
      forSite(site: Site) {
        if (!views.has(site)) views.set(site, makeCatalogue(world.games, site, world.version))
        return views.get(site)!
      },
    },
    content: { forSite: () => makeContent([makeArticle(1, { title: 'On {{siteName}}' })]) },
    builds: { of: ({ host }: Site) => ({ id: `build-${host}`, timestamp: Date.UTC(2026, 0, 1) }) },
    cdn: createCdn(false),
    indexNow: {
      findKeyFile: ({ host }: Site, path: string) =>
        path === '/0123abcd.txt' && host === 'localhost' ? '0123abcd' : null,
    },
  } as unknown as Portal
  const app = new Hono<PortalEnv>()
  app.use(setHeaders(portal), checkHost(portal), checkMethod())
  app.get('*', serveSeoFiles(portal))
  app.all('*', (c) => c.text('another handler answers', 404))
  const ask = (path: string, { host = 'localhost', ...init }: RequestInit & { host?: string } = {}) =>
    app.request(`http://localhost${path}`, { ...init, headers: { ...init.headers, Host: host } })
  return {
    ask,
    publish(next: Game[]) {
      world.games = next
      world.version++
      views = new Map()
    },
  }
}

const makeSite = (host: string, settings: object) => parseSite(host, 'test', { ...settings }).site!
const unpack = async (response: Response) => gunzipSync(await response.arrayBuffer()).toString()

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/ads.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/feeds/games.rss', 'application/rss+xml; charset=utf-8'],
  ['/feeds/articles.atom', 'application/atom+xml; charset=utf-8'],
  ['/sitemaps/games-1.xml.gz', 'application/gzip'],
])('%s is served as %s, is cacheable, and supports HEAD', async (path, type) => {
  const { ask } = openFiles()
  const [whole, head] = [await ask(path), await ask(path, { method: 'HEAD' })]
  for (const response of [whole, head]) {
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300, stale-if-error=86400')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  }
  expect(head.headers.get('ETag')).toBe(whole.headers.get('ETag'))
  expect(await head.text()).toBe('')
  expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(0)
})

test('a client with the current file gets 304, by ETag or by date', async () => {
  const { ask } = openFiles()
  for (const path of [...SMALL_FILES, ...PARTS]) {
    const etag = (await ask(path)).headers.get('ETag')!
    const again = await ask(path, { headers: { 'If-None-Match': etag } })
    expect(again.status, path).toBe(304)
    expect(await again.text()).toBe('')
    expect((await ask(path, { headers: { 'If-None-Match': '"other"' } })).status, path).toBe(200)
  }
  const since = (day: string, headers = {}) =>
    ask('/feeds/games.rss', { headers: { 'If-Modified-Since': day, ...headers } })
  const lastModified = (await ask('/feeds/games.rss')).headers.get('Last-Modified')!
  expect(lastModified).toBe('Fri, 04 Apr 2025 05:06:07 GMT')
  expect((await since(lastModified)).status).toBe(304)
  expect((await since('Fri, 04 Apr 2025 05:06:06 GMT')).status).toBe(200)
  expect((await since('nonsense')).status).toBe(200)
  // ETag takes precedence when both are sent.
  expect((await since(lastModified, { 'If-None-Match': '"other"' })).status).toBe(200)
})

test('three sites have three of everything, and none names another', async () => {
  const { ask } = openFiles()
  for (const path of [...SMALL_FILES, ...PARTS]) {
    if (path === '/ads.txt') continue
    const texts = await Promise.all(
      SAMPLE_HOSTS.map(async (host) => {
        const response = await ask(path, { host })
        return path.endsWith('.gz') ? unpack(response) : response.text()
      }),
    )
    expect(new Set(texts).size, path).toBe(3)
    for (const [place, text] of texts.entries()) {
      const hosts = [...text.matchAll(/https?:\/\/([\w.-]*localhost):3000/g)].map(([, host]) => host)
      expect(new Set(hosts), path).toEqual(new Set([SAMPLE_HOSTS[place]]))
    }
  }
})

test('the parts of a sitemap are valid by the schema, and list the site’s pages', async () => {
  const { ask } = openFiles([
    makeSite('localhost', { remoteGames: 'off' }),
    makeSite('sunny.localhost', { remoteGames: 'on' }),
  ])
  for (const path of PARTS) validateXml(await unpack(await ask(path)), 'sitemap.xsd')
  const listed = async (host: string) =>
    findTexts(await unpack(await ask('/sitemaps/games-1.xml.gz', { host })), '//s:url/s:loc')
  expect(await listed('localhost')).toContain('http://localhost:3000/gameDetail/chess')
  expect(await listed('localhost')).not.toContain('http://localhost:3000/gameDetail/theirs')
  expect(await listed('sunny.localhost')).toContain('http://sunny.localhost:3000/gameDetail/theirs')
})

test('every part that the index names is there, the next one is not', async () => {
  const { ask } = openFiles()
  const named = findTexts(await (await ask('/sitemap.xml')).text(), '//s:loc')
  expect(named.map((address) => new URL(address).pathname)).toEqual(PARTS)
  for (const path of ['/sitemaps/games-2.xml.gz', '/sitemaps/nothing-1.xml.gz', '/sitemaps/games-1.xml'])
    expect((await ask(path)).status, path).toBe(404)
})

test('a published game is in the files at the next request', async () => {
  const { ask, publish } = openFiles()
  const before = (await ask('/sitemaps/games-1.xml.gz')).headers.get('ETag')!
  await ask('/feeds/games.rss')
  publish([...games, makeGame({ slug: 'brand-new' })])
  const part = await ask('/sitemaps/games-1.xml.gz', { headers: { 'If-None-Match': before } })
  expect(await unpack(part)).toContain('/gameDetail/brand-new')
  // The cached feed is served once more while the new one is generated.
  await expect.poll(async () => (await ask('/feeds/games.rss')).text()).toContain('/gameDetail/brand-new')
})

test('a query changes nothing', async () => {
  const { ask } = openFiles()
  for (const path of SMALL_FILES)
    expect(await (await ask(`${path}?channel=x&utm_source=y&host=sunny.localhost`)).text()).toBe(
      await (await ask(path)).text(),
    )
})

test('a host with another canonical host redirects sitemaps there, and serves feeds that link there', async () => {
  const { ask } = openFiles([makeSite('mirror.example', { canonicalHost: 'games.example' })])
  for (const path of ['/sitemap.xml', '/sitemaps/games-1.xml.gz']) {
    const response = await ask(path, { host: 'mirror.example' })
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(`https://games.example${path}`)
  }
  const feed = await (await ask('/feeds/games.rss', { host: 'mirror.example' })).text()
  expect(findTexts(feed, '//guid')[0]).toMatch(/^https:\/\/games\.example\//)
})

test('a file that a site does not have is 404', async () => {
  const { ask } = openFiles([
    makeSite('localhost', {
      audience: 'general',
      ads: { provider: 'gam', adManagerNetwork: '12345' },
      discovery: { aiSearch: false, aiUserFetch: false },
    }),
  ])
  for (const path of ['/ads.txt', '/llms.txt', '/app-ads.txt', '/feeds/nothing.rss']) {
    const response = await ask(path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  }
})

test('a key file is its own host’s', async () => {
  const { ask } = openFiles()
  const response = await ask('/0123abcd.txt')
  expect(await response.text()).toBe('0123abcd')
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect((await ask('/0123abcd.txt', { host: 'sunny.localhost' })).status).toBe(404)
})

test('a client that constantly requests costly files is limited', async () => {
  const { ask } = openFiles(SAMPLES.listSites(), { hasRateLimit: true })
  const statuses = []
  for (let turn = 0; turn <= LIMITS.sitemap.burst; turn++)
    statuses.push((await ask('/sitemaps/pages-1.xml.gz', { method: 'HEAD' })).status)
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  expect((await ask('/robots.txt')).status).toBe(200)
})

test('POST is not allowed', async () => {
  const { ask } = openFiles()
  for (const path of [...SMALL_FILES, ...PARTS])
    expect((await ask(path, { method: 'POST', body: 'x' })).status, path).toBe(405)
})
