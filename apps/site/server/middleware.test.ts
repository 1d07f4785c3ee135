import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Site } from '#app/domain/site.ts'
import { createSites } from '#app/features/sites/sites.server.ts'
import {
  serveHealth,
  checkHost,
  checkMethod,
  countGameLimit,
  logRequest,
  setHeaders,
  takeLimit,
  type PortalEnv,
} from './middleware.ts'
import { createCdn } from './cdn.ts'
import { SECURITY_HEADERS } from './headers.ts'
import { shareLimits } from './fleet-limits.ts'
import { createLimits, LIMITS } from './limits.ts'
import { createLog } from './base/log.ts'
import type { Portal } from './portal-state.ts'
import { createUnknownHosts } from './unknown-hosts.ts'

/** The middleware in the server's order, with a handler that returns the requested site. */
function openEdge({
  isDraining = false,
  hosts = ['localhost'],
  hasPurge = false,
  away = null as string | null,
  workers = null as { ready: number; wanted: number } | null,
} = {}) {
  const logLevel = 'info'
  const lines: string[] = []
  const portal = {
    config: { logLevel, trustedProxies: [], keepsSamples: false },
    readyAskedAt: null,
    primary: workers && { countWorkers: () => workers },
    isDraining,
    ledgerWatch: { describe: () => away },
    // A fixed clock: on a slow machine the buckets would refill during the test.
    limits: shareLimits({ limits: createLimits(true, () => 0), store: null, isAway: () => false }),
    log: createLog(logLevel, (text) => lines.push(text)),
    cdn: createCdn(hasPurge),
    sites: createSites(new Map(hosts.map((host) => [host, { host, canonicalHost: host } as Site]))),
  } as unknown as Portal
  portal.unknownHosts = createUnknownHosts(portal.log)
  const app = new Hono<PortalEnv>()
  app.use(logRequest(portal), setHeaders(portal), serveHealth(portal), checkHost(portal), checkMethod())
  app.get('/costly', (c) => takeLimit(portal, c, 'write') ?? c.text('done'))
  app.get('/report/:slug', async (c) =>
    c.text(String(await countGameLimit(portal, c, 'report', c.req.param('slug')))),
  )
  app.get('/own-policy', (c) =>
    c.text('x', 200, { 'Content-Security-Policy': "default-src 'self'", 'Cache-Control': 'public' }),
  )
  app.all('*', (c) => c.text(c.get('site').host))
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(`http://localhost${path}`, { ...init, headers: { Host: 'localhost', ...init.headers } })
  const readLines = () => {
    portal.log.flush()
    return lines
      .join('')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  return { ask, readLines, portal }
}

test('health checks answer on any host', async () => {
  const { ask } = openEdge()
  for (const Host of ['localhost', 'unknown.example', '10.1.2.3:3000']) {
    expect((await ask('/livez', { headers: { Host } })).status).toBe(200)
    expect((await ask('/readyz', { headers: { Host } })).status).toBe(200)
  }
})

test('a stopping server is alive but not ready', async () => {
  const { ask } = openEdge({ isDraining: true })
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/livez')).status).toBe(200)
  expect((await ask('/')).status).toBe(200)
})

test('an unknown host gets 421 for every address, and the command that adds it is only in the log', async () => {
  const { ask, readLines } = openEdge()
  for (const path of ['/', '/api/suggest', '/nothing', '/own-policy']) {
    const response = await ask(path, { headers: { Host: 'new.example:8080' } })
    expect(response.status).toBe(421)
    expect(await response.text()).toBe('421 Misdirected Request\nNo site answers to this host.\n')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  }
  expect(readLines().filter(({ level }) => level === 'warn')).toMatchObject([
    {
      message: 'no site has this host',
      host: 'new.example',
      command: 'npm run portal -- site add new.example',
    },
  ])
})

test('a ledger that is away is named by /readyz, which stays 200; a draining server answers 503', async () => {
  const away = 'away since 2026-11-26T12:00:00.000Z (unavailable)'
  const response = await openEdge({ away }).ask('/readyz')
  expect([response.status, await response.text()]).toEqual([200, `ready\nledger: ${away}\n`])
  const draining = await openEdge({ away, isDraining: true }).ask('/readyz')
  expect([draining.status, await draining.text()]).toEqual([503, 'draining\n'])
})

test('/readyz reports that a worker is missing, and stays 200: the others answer', async () => {
  const response = await openEdge({ away: 'away', workers: { ready: 1, wanted: 2 } }).ask('/readyz')
  expect([response.status, await response.text()]).toEqual([200, 'ready\nledger: away\nworkers: 1 of 2\n'])
  const all = await openEdge({ workers: { ready: 2, wanted: 2 } }).ask('/readyz')
  expect(await all.text()).toBe('ready\n')
})

test('the time of the last /readyz request is recorded', async () => {
  const { ask, portal } = openEdge()
  await ask('/livez')
  expect(portal.readyAskedAt).toBeNull()
  await ask('/readyz')
  expect(portal.readyAskedAt).toBeGreaterThan(0)
})

test('with a purge configured, cacheable responses have the site as their cache tag', async () => {
  const tagOf = async (hasPurge: boolean, path: string) =>
    (await openEdge({ hasPurge }).ask(path)).headers.get('Cache-Tag')
  expect(await tagOf(true, '/own-policy')).toBe('site:localhost')
  expect(await tagOf(true, '/')).toBeNull()
  expect(await tagOf(false, '/own-policy')).toBeNull()
})

test('an invalid host is not echoed', async () => {
  const { ask } = openEdge()
  const response = await ask('/', { headers: { Host: '"><script>alert(1)</script>' } })
  expect(response.status).toBe(421)
  expect(await response.text()).not.toContain('script')
})

test.each(['GET', 'HEAD'])('%s is allowed everywhere', async (method) => {
  const { ask } = openEdge()
  expect((await ask('/', { method })).status).toBe(200)
  expect((await ask('/api/x', { method })).status).toBe(200)
})

// asvs: '3.5.3'
test('POST is allowed for calls only', async () => {
  const { ask } = openEdge()
  expect((await ask('/api/vote', { method: 'POST' })).status).toBe(200)
  const refused = await ask('/gameDetail/x', { method: 'POST' })
  expect(refused.status).toBe(405)
  expect(refused.headers.get('Allow')).toBe('GET, HEAD')
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'PURGE'])(
  '%s is 405 everywhere',
  async (method) => {
    const { ask } = openEdge()
    expect((await ask('/', { method })).status).toBe(405)
    const call = await ask('/api/vote', { method })
    expect(call.status).toBe(405)
    expect(call.headers.get('Allow')).toBe('GET, HEAD, POST')
  },
)

test('an address that is no text, or longer than 2,048 characters, is refused', async () => {
  const { ask } = openEdge()
  expect((await ask('/%ff')).status).toBe(400)
  expect((await ask('/%E0%A4%A')).status).toBe(400)
  expect((await ask('/%00')).status).toBe(400)
  expect((await ask('/a%0d%0aX-Header:1')).status).toBe(400)
  expect((await ask(`/${'a'.repeat(2047)}`)).status).toBe(200)
  expect((await ask(`/${'a'.repeat(2048)}`)).status).toBe(414)
})

// asvs: '3.4.4', '3.4.5', '3.4.6'
test('every answer has the headers, also a refused one', async () => {
  const { ask } = openEdge()
  const answers = [
    await ask('/'),
    await ask('/', { method: 'PUT' }),
    await ask('/%ff'),
    await ask('/', { headers: { Host: 'unknown.example' } }),
    await ask('/livez'),
  ]
  for (const response of answers) {
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(response.headers.get(name), `${name} of a ${response.status}`).toBe(value)
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  }
})

test('a response with its own policy and Cache-Control is not changed', async () => {
  const { ask } = openEdge()
  const response = await ask('/own-policy')
  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'self'")
  expect(response.headers.get('Cache-Control')).toBe('public')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

// asvs: '15.2.2'
test('costly work is refused with 429 and the seconds to wait', async () => {
  const { ask } = openEdge()
  const answers = []
  for (let at = 0; at < LIMITS.write.burst + 5; at++) answers.push(await ask('/costly'))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]!.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
})

// asvs: '4.1.3', '15.3.4'
test('an invented X-Forwarded-For does not make a new client of an old one', async () => {
  const { ask } = openEdge()
  const statuses = []
  for (let at = 0; at < LIMITS.write.burst + 5; at++)
    statuses.push((await ask('/costly', { headers: { 'X-Forwarded-For': `10.0.0.${at}` } })).status)
  expect(statuses).toContain(429)
})

test('a request is one line with an id of its own, its path cut short', async () => {
  const { ask, readLines } = openEdge()
  await ask('/')
  await ask(`/${'long'.repeat(200)}`)
  const lines = readLines()
  expect(lines).toHaveLength(2)
  expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(2)
  expect(String(lines[1]!.path)).toHaveLength(200)
  expect(lines[0]).toMatchObject({ level: 'info', method: 'GET', path: '/', status: 200, host: 'localhost' })
})

test('reports about many games are limited as messages are', async () => {
  const { ask } = openEdge()
  const waits: string[] = []
  for (let game = 0; game < LIMITS.message.burst + 1; game++)
    waits.push(await (await ask(`/report/game-${game}`)).text())
  expect(waits.slice(0, -1).every((wait) => wait === '0')).toBe(true)
  expect(waits.at(-1)).toBe('10')
})
