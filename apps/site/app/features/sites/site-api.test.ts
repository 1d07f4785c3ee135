import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { toCommonAnswer } from './common-answer.ts'
import { parseCommonAnswer } from './read-common-answer.ts'
import { createLoadMeter } from './server-load.ts'
import { pickByChance, siteApi } from './site-api.server.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite, type Site } from '#app/domain/site.ts'

const THIRD_PARTIES = {
  analytics: {
    googleAnalyticsId: 'G-ABCD1234',
    posthogKey: 'phc_12345678',
    posthogHost: 'https://ph.example',
    tagManagerId: 'GTM-ABCD12',
    tiktokPixelId: 'C1234567890',
  },
  ads: {
    provider: 'gam',
    adsenseClient: 'ca-pub-1234567890123456',
    adManagerNetwork: '12345',
    adManagerSlots: { inter: 'unit' },
  },
  purchase: true,
}
const makeSite = (settings: object, host = 'fox.example'): Site =>
  completeSite(host, v.parse(SiteSchema, settings))

function openApi(site: Site, { slugs = ['a', 'b', 'c'], isRefused = false } = {}) {
  const games = slugs.map((slug) => ({ slug, title: slug.toUpperCase() }))
  const catalogue = {
    lists: { Newest: games },
    toTile: ({ slug, title }: { slug: string; title: string }) => ({ slug, title, coverVersion: 'v' }),
  } as unknown as Catalogue
  const app = new Hono<{ Variables: { site: Site } }>()
  app.use(async (c, next) => {
    c.set('site', site)
    await next()
  })
  app.route(
    '/',
    siteApi({
      catalogueOf: () => catalogue,
      measureLoad: () => ({ cpu: 35, memory: 20 }),
      takeLimit: (c) => (isRefused ? c.text('later', 429) : null),
    }),
  )
  return (
    path: string,
    body: unknown = { hostName: site.host },
    type = 'application/json',
    headers: Record<string, string> = {},
  ) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': type, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
}

// covers: '3.5'
test('a site’s configuration has the product’s own spellings', async () => {
  const site = makeSite({ audience: 'general', ...THIRD_PARTIES })
  const answer = await openApi(site)('/commonApi')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.json()).toEqual({
    logoMeta: 'icon-192.png',
    GAConfig: { GAId: 'G-ABCD1234' },
    gamConfig: { networkCode: '12345', slots: { inter: 'unit' } },
    themeJson: { background: '#0e1024', element: '#1b1f42', text: '#f4f1ea', textHover: '#ffd84d' },
    // Only of the network that is on.
    adsenceConfig: { adsenceClient: '' },
    posthog: { key: 'phc_12345678', api_host: 'https://ph.example' },
    tagManagerConfig: { containerId: 'GTM-ABCD12' },
    tiktok: { pixelId: 'C1234567890' },
    consent: { platformUrl: '', hasPrivacySignal: false },
    purchase: true,
  })
})

test('a browser with Global Privacy Control gets no third parties', async () => {
  const site = makeSite({ audience: 'general', ...THIRD_PARTIES })
  const ask = (signal: string) => openApi(site)('/commonApi', undefined, undefined, { 'Sec-GPC': signal })
  const answer = await (await ask('1')).text()
  expect(answer).not.toMatch(/G-|phc_|ca-pub|12345|ph\.example|GTM|C123/)
  expect(JSON.parse(answer)).toMatchObject({ consent: { hasPrivacySignal: true }, purchase: false })
  expect(await (await ask('0')).json()).toMatchObject({ GAConfig: { GAId: 'G-ABCD1234' } })
})

test('a child’s site has no third parties, whatever the settings say', () => {
  const child = toCommonAnswer(makeSite({ ...THIRD_PARTIES }))
  const bare = toCommonAnswer(makeSite({ audience: 'general' }))
  expect(child).toEqual(bare)
  expect(JSON.stringify(child)).not.toMatch(/G-|phc_|ca-pub|12345|ph\.example|GTM|C123|true/)
})

// covers: '7.3'
test('the requested host answers, whatever the body names, and the name is not echoed', async () => {
  const ask = openApi(makeSite({ theme: { background: '#000001' } }))
  for (const hostName of [
    'fox.example',
    'localhost',
    'other.example',
    '',
    '__proto__',
    '<script>',
    "' OR 1=1--",
    '../../etc',
  ]) {
    const answer = await ask('/commonApi', { hostName })
    expect(answer.status, hostName).toBe(200)
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ themeJson: { background: '#000001' } })
    if (hostName !== '') expect(text).not.toContain(hostName)
  }
})

const BAD_BODIES: unknown[] = [
  '',
  '{',
  'null',
  '[]',
  '"fox.example"',
  '7',
  {},
  { hostName: null },
  { hostName: 7 },
  { hostName: ['fox.example'] },
  { hostName: { toString: 'x' } },
  { hostname: 'fox.example' },
  { hostName: 'x'.repeat(254) },
  { hostName: 'x'.repeat(60_000) },
]

test.each(['/commonApi', '/getRandomGameApi', '/getCPU'])('%s explains a bad body', async (path) => {
  const ask = openApi(makeSite({ runtime: { isShowCPU: 1 } }))
  for (const body of BAD_BODIES) {
    const answer = await ask(path, body)
    expect(answer.status, JSON.stringify(body)).toBe(400)
    expect(((await answer.json()) as { error: string }).error).toContain('hostName')
  }
  expect((await ask(path, 'hostName=fox.example', 'application/x-www-form-urlencoded')).status).toBe(415)
  expect((await ask(path, '{"hostName":"x"}', 'text/plain')).status).toBe(415)
})

test.each(['/commonApi', '/getRandomGameApi', '/getCPU', '/randomJsonApi'])(
  '%s is refused to a visitor over the limit',
  async (path) => {
    expect((await openApi(makeSite({}), { isRefused: true })(path)).status).toBe(429)
  },
)

// covers: '7.1'
test('a game by chance is one of the site’s', async () => {
  const ask = openApi(makeSite({}))
  const seen = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const game = (await (await ask('/getRandomGameApi')).json()) as Record<string, string>
    expect(game).toEqual({
      gameId: game.gameId,
      title: game.gameId!.toUpperCase(),
      cover: `/img/games/${game.gameId}/square-320.webp?v=v`,
      url: `/gameDetail/${game.gameId}`,
    })
    seen.add(game.gameId!)
  }
  expect([...seen].sort()).toEqual(['a', 'b', 'c'])
  expect((await openApi(makeSite({}), { slugs: [] })('/getRandomGameApi')).status).toBe(404)
})

// covers: '7.4'
test('games by chance are each there once, in changing order, and their call needs no body', async () => {
  const slugs = Array.from({ length: 40 }, (_, i) => `game-${i}`)
  const ask = openApi(makeSite({}), { slugs })
  const orders = new Set<string>()
  for (const body of ['', '{}', 'nonsense', '']) {
    const { games } = (await (await ask('/randomJsonApi', body)).json()) as { games: { slug: string }[] }
    expect(new Set(games.map(({ slug }) => slug)).size).toBe(12)
    expect(games[0]).toEqual({ slug: games[0]!.slug, title: games[0]!.slug.toUpperCase(), coverVersion: 'v' })
    orders.add(games.map(({ slug }) => slug).join())
  }
  expect(orders.size).toBeGreaterThan(1)
  expect(pickByChance([1, 2, 3], 12).sort()).toEqual([1, 2, 3])
  expect(pickByChance([], 12)).toEqual([])
})

// covers: '7.2'
test('the server’s load is sent only when the site shows it', async () => {
  const shown = await openApi(makeSite({ runtime: { isShowCPU: 1 } }))('/getCPU')
  expect(await shown.json()).toEqual({ cpu: 35, memory: 20 })
  expect((await openApi(makeSite({}))('/getCPU')).status).toBe(404)
})

test('the load is a share of the machine in steps of five, measured at most every five seconds', () => {
  let now = 0
  let user = 0
  const measure = createLoadMeter({
    now: () => now,
    cpuUsage: () => ({ user, system: 0 }),
    memoryUsage: () => 1,
  })
  expect(measure()).toEqual({ cpu: 0, memory: 0 })
  user = 1e12
  now = 4999
  expect(measure().cpu).toBe(0)
  now = 5000
  expect(measure().cpu).toBe(100)
  now = 10_000
  expect(measure().cpu).toBe(0)
})

// covers: '8.9'
test.each([
  null,
  undefined,
  'text',
  7,
  [],
  {},
  { GAConfig: 'x', gamConfig: 1, themeJson: [], adsenceConfig: null, posthog: {}, purchase: 'yes' },
])('of %j the page makes an empty configuration', (answer) => {
  expect(parseCommonAnswer(answer)).toEqual({
    googleAnalyticsId: '',
    posthog: { key: '', apiHost: '' },
    tagManagerId: '',
    tiktokPixelId: '',
    consent: { platformUrl: '', hasPrivacySignal: false },
  })
})

test('the page parses the visitor-specific answer that the server writes', () => {
  const site = makeSite({
    audience: 'mixed',
    ...THIRD_PARTIES,
    consent: { platformUrl: 'https://cmp.example/x.js' },
  })
  const read = (hasPrivacySignal: boolean) =>
    parseCommonAnswer(JSON.parse(JSON.stringify(toCommonAnswer(site, hasPrivacySignal))))
  expect(read(false)).toEqual({
    googleAnalyticsId: 'G-ABCD1234',
    posthog: { key: 'phc_12345678', apiHost: 'https://ph.example' },
    tagManagerId: 'GTM-ABCD12',
    tiktokPixelId: 'C1234567890',
    consent: { platformUrl: 'https://cmp.example/x.js', hasPrivacySignal: false },
  })
  expect(read(true)).toEqual({
    ...parseCommonAnswer({}),
    consent: { platformUrl: '', hasPrivacySignal: true },
  })
})
