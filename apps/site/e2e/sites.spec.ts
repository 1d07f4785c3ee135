/** Three sites from one server: no page of one contains content of another, with any kind and order of requests. */
import type { APIRequestContext } from '@playwright/test'
import { expect, NOT_FOUND_ERROR, test } from './site-test.ts'
import { type Host, HOSTS, readColour, SITES, siteUrl } from './three-sites.ts'

interface HostRequest {
  host: Host
  headers: Record<string, string>
}

/** Thirty ways to name a host, some with headers that must not be trusted. */
function listHostRequests(port: string): HostRequest[] {
  const names = (host: Host) => [
    host,
    `${host}:${port}`,
    host === 'localhost' ? '127.0.0.1' : `${host}:1`,
    host.toUpperCase(),
    `${host[0]!.toUpperCase()}${host.slice(1)}:443`,
    `${host}.`,
    host === 'localhost' ? `[::1]:${port}` : `${host}.:${port}`,
  ]
  const other = {
    localhost: 'sunny.localhost',
    'sunny.localhost': 'midnight.localhost',
    'midnight.localhost': 'localhost',
  }
  return HOSTS.flatMap((host): HostRequest[] => [
    ...names(host).map((Host) => ({ host, headers: { Host } })),
    { host, headers: { Host: host, 'X-Forwarded-Host': other[host], Forwarded: `host=${other[host]}` } },
    {
      host,
      headers: {
        Host: `${host}:${port}`,
        'X-Host': other[host],
        'X-Original-Host': other[host],
        'X-HTTP-Host-Override': other[host],
        'X-Forwarded-Server': other[host],
      },
    },
    {
      host,
      headers: {
        Host: host,
        Origin: `http://${other[host]}`,
        Referer: `http://${other[host]}/`,
        'X-Original-URL': '/nothing',
      },
    },
  ])
}

const CACHED_PATHS = [
  '/',
  '/gameDetail/cozy-blocks',
  '/gamePlay/cozy-blocks',
  '/categoryDetail/BestGames/1',
  '/articles',
  '/privacyIndex/imprint',
  '/privacyIndex/imprint/_payload.json',
  '/_payload.json',
  '/manifest.webmanifest',
]

async function expectOnlyItself(
  request: APIRequestContext,
  path: string,
  host: Host,
  headers: Record<string, string>,
) {
  const response = await request.get(path, { headers })
  const what = `${path} asked by ${JSON.stringify(headers)}`
  expect(response.status(), what).toBe(200)
  const text = await response.text()
  for (const other of HOSTS) {
    const { name, colour } = SITES[other]
    const marks = [name, colour, `http://${other}:`].filter((mark) => text.includes(mark))
    if (other !== host) expect(marks, what).toEqual([])
    // Page data alone does not contain the site's name.
    else if (!path.endsWith('_payload.json'))
      expect(marks, what).toEqual(expect.arrayContaining([name, colour]))
  }
}

test('thirty kinds of request for three hosts: no cached page contains content of another site', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const hostRequests = listHostRequests(new URL(baseURL!).port)
  expect(hostRequests).toHaveLength(30)
  for (const path of CACHED_PATHS) {
    // One after the other, so that each page is cached before the next host requests it.
    for (const { host, headers } of hostRequests) await expectOnlyItself(request, path, host, headers)
  }
  // All at once, with mixed hosts, for pages that are all cached now.
  const mixed = CACHED_PATHS.flatMap((path) =>
    hostRequests.map((hostRequest) => ({ path, ...hostRequest })),
  ).sort((a, b) => mixUp(a) - mixUp(b))
  for (let at = 0; at < mixed.length; at += 30) {
    const some = mixed.slice(at, at + 30)
    await Promise.all(some.map(({ path, host, headers }) => expectOnlyItself(request, path, host, headers)))
  }
})

/** The same mixed order in every run. */
function mixUp(value: unknown): number {
  let sum = 7
  for (const character of JSON.stringify(value)) sum = (sum * 31 + character.charCodeAt(0)) % 65_521
  return sum
}

// covers: '1.12'
test('the page for parents exists on children’s sites only', async ({ request }) => {
  const ask = (host: Host, path: string) => request.get(path, { headers: { Host: host } })
  for (const [host, status] of [
    ['localhost', 200],
    ['sunny.localhost', 200],
    ['midnight.localhost', 404],
  ] as const) {
    for (const path of ['/privacyIndex/parents', '/privacyIndex/parents/_payload.json'])
      expect((await ask(host, path)).status(), `${host}${path}`).toBe(status)
    for (const path of ['/', '/privacyIndex/privacyPolicy'])
      expect(
        (await (await ask(host, path)).text()).includes('href="/privacyIndex/parents"'),
        host + path,
      ).toBe(status === 200)
  }
})

test('an unknown host answers 421, even when similar to a known one', async ({ request }) => {
  for (const Host of [
    'nobody.localhost',
    'sunny.localhost.example',
    'evil.sunny.localhost',
    'sunnylocalhost',
    'xsunny.localhost',
    'sunny.localhost:80:80',
    'sunny.localhost, localhost',
    'sunny.localhost@evil.example',
    '127.0.0.2',
    '0.0.0.0',
    '[::2]',
  ]) {
    for (const path of ['/', '/manifest.webmanifest', '/favicon.svg', '/api/suggest?q=x']) {
      const response = await request.get(path, { headers: { Host } }).catch(() => null)
      // Some of these never reach the server's code: Node refuses the request line.
      if (response) expect([400, 421], `${Host} ${path}`).toContain(response.status())
    }
  }
})

test('a 404 page belongs to its site', async ({ page, baseURL, watch }) => {
  const origin = siteUrl(baseURL, 'sunny.localhost')
  watch.allowOrigin(origin)
  watch.allowError(NOT_FOUND_ERROR)
  await page.goto(`${origin}/nothing`)
  expect(await readColour(page)).toBe('#fff2d8')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})
