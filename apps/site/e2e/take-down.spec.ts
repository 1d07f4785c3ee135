/** A removed game is served no longer than three seconds: on every host, by every process, cached or not. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { type HostAnswer, requestHost } from './host-request.ts'
import { expectClientNavigationTo } from './link-navigation.ts'
import { runPortal } from './operator.ts'
import { madeGame, seedLedger } from './seeded-site.ts'
import { expect, test } from './site-test.ts'
import { visit } from './visit.ts'

const LIMIT_MS = 3000
const HOSTS = ['localhost', 'sunny.localhost']
const OWN = 'cozy-blocks'
const REMOTE = madeGame(3).slug
const HIDDEN = madeGame(4).slug
/** The site whose rules change. */
const STRICT = 'midnight.localhost'

let dataDir: string
/** Two processes on one ledger, as a fleet has them. */
let servers: SiteServer[]

test.beforeAll(async () => {
  test.setTimeout(120_000)
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-take-down-'))
  await seedLedger(dataDir)
  servers = [await startServer({ dataDir }), await startServer({ dataDir })]
})

test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(dataDir, { recursive: true, force: true })
})

const ask = (server: SiteServer, host: string, path: string) => requestHost(server.port, host, path)

const pagesOf = (slug: string) => [`/gameDetail/${slug}`, `/gamePlay/${slug}`]

/** Requests every address of a game from every process and host. */
async function askEverywhere(slug: string, hosts = HOSTS): Promise<Map<string, HostAnswer>> {
  const answers = new Map<string, HostAnswer>()
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

const statusesOf = (answers: Map<string, HostAnswer>) =>
  new Set([...answers.values()].map(({ status }) => status))

/** Returns the answers that came from the caches. */
async function expectListed(slug: string, hosts = HOSTS): Promise<Map<string, HostAnswer>> {
  let answers = new Map<string, HostAnswer>()
  for (let turn = 0; turn < 2; turn++) {
    answers = await askEverywhere(slug, hosts)
    for (const [what, { status }] of answers) expect(status, what).toBe(200)
  }
  return answers
}

// covers: '11.1'
test('three seconds after the command a removed, an unpublished and a hidden game are served nowhere, cached or not', async () => {
  test.setTimeout(300_000)
  await test.step('a CDN may cache what is listed for a minute at most', async () => {
    for (const [what, { headers }] of await expectListed(OWN)) {
      const policy = String(headers['cache-control'])
      expect(policy, what).not.toMatch(/stale-while-revalidate|stale-if-error/)
      const [, seconds] = /s-maxage=(\d+)/.exec(policy) ?? /max-age=(\d+)/.exec(policy) ?? []
      if (policy.startsWith('public')) expect(Number(seconds), `${what}: ${policy}`).toBeLessThanOrEqual(60)
    }
  })
  await expectListed(REMOTE)
  await expectListed(HIDDEN, ['localhost', STRICT])
  for (const command of [
    ['games', 'remove', OWN],
    ['games', 'unpublish', REMOTE],
    ['site', 'set', STRICT, 'remoteGames', '"off"'],
  ])
    expect(runPortal(dataDir, ...command).status, command.join(' ')).toBe(0)
  // No address is requested meanwhile.
  await new Promise((resolve) => setTimeout(resolve, LIMIT_MS))

  await test.step('a removed game is gone from every page, file and list', async () => {
    for (const [what, { status }] of await askEverywhere(OWN))
      expect(status, what).toBe(/\/img\//.test(what) ? 404 : 410)
    const home = (await ask(servers[0]!, 'localhost', '/')).text
    expect(home.includes(`/gameDetail/${OWN}"`), 'no list shows it').toBe(false)
  })
  await test.step('rules of one site hide games on that site and on no other', async () => {
    expect(statusesOf(await askEverywhere(HIDDEN, [STRICT]))).toEqual(new Set([404]))
    expect(statusesOf(await askEverywhere(HIDDEN, ['localhost']))).toEqual(new Set([200]))
  })
  await test.step('an unpublished game is 404, and available again when it is published', async () => {
    expect(statusesOf(await askEverywhere(REMOTE))).toEqual(new Set([404]))
    runPortal(dataDir, 'games', 'publish', REMOTE)
    await expect
      .poll(async () => statusesOf(await askEverywhere(REMOTE)), { timeout: 15_000 })
      .toEqual(new Set([200]))
  })
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
