/** A removed game is served no longer than three seconds: on every host, by every process, cached or not. */
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { titleOf } from '../app/features/feeds/feed-fixtures.ts'
import { expectClientNavigationTo } from './link-navigation.ts'
import { runPortal } from './operator.ts'
import { seedLedger } from './seeded-site.ts'
import { expect, test } from './site-test.ts'
import { visit } from './visit.ts'

const LIMIT_MS = 3000
const HOSTS = ['localhost', 'sunny.localhost']
const OWN = 'cozy-blocks'
const REMOTE = titleOf(3).toLowerCase().replaceAll(' ', '-')

let dataDir: string
/** Two processes on one ledger, as a fleet has them. */
let servers: SiteServer[]

test.beforeAll(async () => {
  test.setTimeout(120_000)
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-take-down-'))
  seedLedger(dataDir)
  servers = [await startServer({ dataDir }), await startServer({ dataDir })]
})

test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(dataDir, { recursive: true, force: true })
})

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

function ask(server: SiteServer, host: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      { host: '127.0.0.1', port: server.port, path, headers: { Host: host } },
      (answer) => {
        let text = ''
        answer.setEncoding('latin1').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      },
    )
    call.on('error', reject)
    call.end()
  })
}

const pagesOf = (slug: string) => [`/gameDetail/${slug}`, `/gamePlay/${slug}`]

/** Requests every address of a game from every process and host. */
async function askEverywhere(slug: string, hosts = HOSTS): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  for (const [at, server] of servers.entries()) {
    for (const host of hosts) {
      const { id } = JSON.parse((await ask(server, host, '/builds/latest.json')).text) as { id: string }
      const paths = [
        ...pagesOf(slug),
        ...pagesOf(slug).flatMap((page) => [`${page}/_payload.json`, `${page}/_payload.json?${id}`]),
        `/img/games/${slug}/square-192.webp`,
        `/img/share/games/${slug}.jpg`,
        ...(slug === OWN ? [`/games/${slug}/`, `/games/${slug}/files.json`] : []),
      ]
      for (const path of paths) answers.set(`${at} ${host}${path}`, await ask(server, host, path))
    }
  }
  return answers
}

const statusesOf = (answers: Map<string, Answer>) =>
  new Set([...answers.values()].map(({ status }) => status))

async function expectListed(slug: string, hosts = HOSTS) {
  // The second response comes from the cache.
  for (let turn = 0; turn < 2; turn++)
    for (const [what, { status }] of await askEverywhere(slug, hosts)) expect(status, what).toBe(200)
}

/** Runs the command and waits for three seconds; no address is requested meanwhile. */
async function afterCommand(...args: string[]): Promise<void> {
  expect(runPortal(dataDir, ...args).status).toBe(0)
  await new Promise((resolve) => setTimeout(resolve, LIMIT_MS))
}

// covers: '11.1'
test('a removed game is served nowhere, cached or not, and a CDN may cache it for a minute at most', async () => {
  test.setTimeout(120_000)
  await expectListed(OWN)
  for (const [what, { headers }] of await askEverywhere(OWN)) {
    const policy = String(headers['cache-control'])
    expect(policy, what).not.toMatch(/stale-while-revalidate|stale-if-error/)
    const [, seconds] = /s-maxage=(\d+)/.exec(policy) ?? /max-age=(\d+)/.exec(policy) ?? []
    if (policy.startsWith('public')) expect(Number(seconds), `${what}: ${policy}`).toBeLessThanOrEqual(60)
  }
  await afterCommand('games', 'remove', OWN)
  for (const [what, { status }] of await askEverywhere(OWN))
    expect(status, what).toBe(/\/img\//.test(what) ? 404 : 410)
  const home = (await ask(servers[0]!, 'localhost', '/')).text
  expect(home.includes(`/gameDetail/${OWN}"`), 'no list shows it').toBe(false)
})

test('an unpublished game is 404 everywhere, and available again when it is published', async () => {
  test.setTimeout(120_000)
  await expectListed(REMOTE)
  await afterCommand('games', 'unpublish', REMOTE)
  expect(statusesOf(await askEverywhere(REMOTE))).toEqual(new Set([404]))
  runPortal(dataDir, 'games', 'publish', REMOTE)
  await expect
    .poll(async () => statusesOf(await askEverywhere(REMOTE)), { timeout: 15_000 })
    .toEqual(new Set([200]))
})

// covers: '11.1'
test('a change of a site’s rules hides games on that site and on no other', async () => {
  test.setTimeout(120_000)
  await expectListed(REMOTE)
  await afterCommand('site', 'set', 'sunny.localhost', 'remoteGames', '"off"')
  expect(statusesOf(await askEverywhere(REMOTE, ['sunny.localhost']))).toEqual(new Set([404]))
  expect(statusesOf(await askEverywhere(REMOTE, ['localhost']))).toEqual(new Set([200]))
})

// covers: '4.3'
test('a removed game answers 410, also in a client navigation', async ({ page, watch }) => {
  watch.allowError(/the server responded with a status of 410/)
  const [{ url }] = servers as [SiteServer]
  watch.allowOrigin(url)
  expect(runPortal(dataDir, 'games', 'remove', 'wheelhop-hills').status).toBe(0)
  for (const kind of ['gameDetail', 'gamePlay'])
    for (const end of ['', '/_payload.json?0000'])
      await expect
        .poll(async () => (await fetch(`${url}/${kind}/wheelhop-hills${end}`)).status, { timeout: 15_000 })
        .toBe(410)
  await visit(page, `${url}/category`)
  for (const go of [
    () => expectClientNavigationTo(page, '/gameDetail/wheelhop-hills'),
    () => page.reload(),
  ]) {
    await go()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game is no longer here')
    await expect(page).toHaveTitle('410 GAME REMOVED')
    await expect(page.getByText('Page Removed: /gameDetail/wheelhop-hills', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'BACK' })).toBeVisible()
  }
})
