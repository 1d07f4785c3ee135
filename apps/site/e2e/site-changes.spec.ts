/** An operator's changes reach a running server. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import {
  cloudArcadeDump,
  gameOf,
  POSTS_AND_PAGES,
  wordPressExport,
  wordPressItem,
} from '../app/features/moving/move-fixtures.ts'
import { runPortal } from './operator.ts'
import { expect, test } from './site-test.ts'
import { readColour } from './three-sites.ts'
import { visit } from './visit.ts'

/** The tests run one after another on this server: the last one changes a sample site. */
let dataDir: string
let server: SiteServer

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-sites-'))
  server = await startServer({ dataDir })
})

test.afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

// covers: '7.2'
test('a site is added, changed and removed while the server runs', async ({ browser, watch }) => {
  test.setTimeout(120_000)
  const ask = (path: string, body?: object) =>
    fetchAs(server.port, 'fox.localhost', path, body).then(({ status }) => status)
  const readTitle = async () => (await fetchAs(server.port, 'fox.localhost', '/manifest.webmanifest')).text
  expect(await ask('/')).toBe(421)
  expect(runPortal(dataDir, 'site', 'add', 'fox.localhost', '--name', 'Fox Games').status).toBe(0)
  await expect.poll(() => ask('/'), { timeout: 15_000 }).toBe(200)
  expect(await readTitle()).toContain('"name":"Fox Games"')
  expect(await ask('/icons/icon-512.png')).toBe(200)
  expect(await ask('/api/getCPU', { hostName: 'fox.localhost' })).toBe(404)

  runPortal(dataDir, 'site', 'set', 'fox.localhost', 'runtime.isShowCPU', '1')
  runPortal(dataDir, 'site', 'set', 'fox.localhost', 'theme.background', '"#102a20"')
  await expect.poll(readTitle, { timeout: 15_000 }).toContain('"theme_color":"#102a20"')
  const context = await browser.newContext({ baseURL: `http://fox.localhost:${server.port}` })
  watch.allowOrigin(`http://fox.localhost:${server.port}`)
  await watch.follow(context)
  const page = await context.newPage()
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await visit(page, '/')
  expect(await readColour(page)).toBe('#102a20')
  await expect.poll(() => logged.join()).toMatch(/server: cpu \d+ %, memory \d+ %/)
  await context.close()

  expect(runPortal(dataDir, 'site', 'remove', 'fox.localhost').status).toBe(0)
  await expect.poll(() => ask('/'), { timeout: 15_000 }).toBe(421)
})

// covers: '11.26'
test('addresses of a portal that was moved in lead to its games, lists, articles and pages in one step', async () => {
  const dump = join(dataDir, 'old.sql')
  const games = [gameOf(1), gameOf(2, { category: 'Puzzle' })]
  writeFileSync(dump, cloudArcadeDump(games, POSTS_AND_PAGES))
  const from = ['--site', 'sunny.localhost', '--from', 'https://old.example.com']
  const { status, errors } = runPortal(dataDir, 'move', 'in', dump, ...from, '--apply')
  expect(status, errors).toBe(0)
  const ask = async (path: string) => {
    const answer = await fetchAs(server.port, 'sunny.localhost', path)
    return [answer.status, answer.location]
  }
  // Articles come after games.
  await expect
    .poll(() => ask('/post/how-meadows-grow/'), { timeout: 15_000 })
    .toEqual([301, expect.stringMatching(/^\/articlesDetail\/\d+$/)])
  expect(await ask('/game/moved-meadow-1/')).toEqual([301, '/gameDetail/moved-meadow-1'])
  expect(await ask('/category/puzzle-games/')).toEqual([301, '/categoryDetail/puzzle/1'])
  const [, article] = await ask('/post/how-meadows-grow/')
  for (const path of ['/gameDetail/moved-meadow-1', '/categoryDetail/puzzle/1', String(article)])
    await expect.poll(async () => (await ask(path))[0], { message: path, timeout: 15_000 }).toBe(200)
  expect(await ask('/page/terms-of-use/')).toEqual([301, '/privacyIndex/terms-of-use'])
  expect((await ask('/game/nothing'))[0]).toBe(404)

  // The home page is cached by now, and a short address has its path.
  const posts = join(dataDir, 'old.xml')
  const link = 'https://old.example.com/on-kites/'
  writeFileSync(posts, wordPressExport([wordPressItem({ title: 'On Kites', id: 7, link, content: 'Fly.' })]))
  expect((await ask('/?p=7'))[0]).toBe(200)
  const moved = runPortal(dataDir, 'move', 'in', posts, '--site', 'sunny.localhost', '--apply')
  expect(moved.status, moved.errors).toBe(0)
  await expect
    .poll(() => ask('/?p=7'), { timeout: 15_000 })
    .toEqual([301, expect.stringMatching(/^\/articlesDetail\/\d+$/)])
  expect(await ask('/?p=7')).toEqual(await ask('/on-kites/'))
  for (const path of ['/', '/?p=8', '/?channel=a']) expect((await ask(path))[0], path).toBe(200)
})

// covers: '11.14'
test('with a site of the operator the sample sites answer only on this machine, and health checks on any host', async () => {
  const forwarded = { 'X-Forwarded-For': '203.0.113.9' }
  const ask = (host: string, path = '/', headers = {}) =>
    fetchAs(server.port, host, path, undefined, headers).then(({ status }) => status)
  expect(await ask('sunny.localhost', '/', forwarded)).toBe(200)
  expect(runPortal(dataDir, 'site', 'add', 'games.example.com').status).toBe(0)
  await expect.poll(() => ask('games.example.com', '/', forwarded), { timeout: 15_000 }).toBe(200)
  for (const host of ['localhost', 'sunny.localhost', '127.0.0.1']) {
    expect(await ask(host), host).toBe(200)
    expect(await ask(host, '/', forwarded), host).toBe(421)
    expect(await ask(host, '/img/games/cozy-blocks/square-192.webp', forwarded), host).toBe(421)
  }
  for (const path of ['/livez', '/readyz']) expect(await ask('10.1.2.3', path, forwarded), path).toBe(200)
  await expect.poll(server.output).toContain('SAMPLES=on')
})

// covers: '4.6'
test('five seconds after a change the first request for every page and file gets the new settings', async () => {
  const ask = (path: string) => fetchAs(server.port, 'localhost', path)
  const readBuild = (text: string) => /data-build="([0-9a-f]+)"/.exec(text)?.[1]
  const pages = [
    '/',
    '/gameDetail/cozy-blocks',
    '/gamePlay/cozy-blocks',
    '/categoryDetail/Newest/1',
    '/search?searchValue=a',
    '/articles',
  ]
  const files = ['/manifest.webmanifest', '/opensearch.xml', '/llms.txt', '/feeds/games.rss']
  const before = await Promise.all(pages.map(ask))
  for (const file of files) await ask(file)
  expect(runPortal(dataDir, 'site', 'set', 'localhost', 'name', '"Fox Games"').status).toBe(0)
  await new Promise((resolve) => setTimeout(resolve, 5000))
  for (const [at, path] of pages.entries()) {
    const { status, text } = await ask(path)
    expect(status, path).toBe(200)
    expect(text, path).toContain('Fox Games')
    expect(readBuild(text), path).not.toBe(readBuild(before[at]!.text))
  }
  for (const file of files) expect((await ask(file)).text, file).toContain('Fox Games')
  const oldBuild = readBuild(before[0]!.text)
  const { build } = JSON.parse((await ask(`/_payload.json?${oldBuild}`)).text) as { build: string }
  expect(build, 'the next navigation of an open page is a full load').not.toBe(oldBuild)
})

/** Node does not resolve subdomains of localhost on every system, so the request goes to the address with a Host header. */
function fetchAs(
  port: number,
  host: string,
  path: string,
  body?: object,
  more: Record<string, string> = {},
): Promise<{ status: number; location: string | null; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `${host}:${port}`, 'Content-Type': 'application/json', ...more }
    const call = httpRequest(
      { host: '127.0.0.1', port, path, headers, method: body ? 'POST' : 'GET' },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null, text }),
        )
      },
    )
    call.on('error', reject)
    call.end(body && JSON.stringify(body))
  })
}
