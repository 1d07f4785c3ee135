/** A game that is not for a site's audience has no page and is in no list there; other sites list it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { gamepixFeed, gamepixRecord } from '../app/features/feeds/feed-fixtures.ts'
import { runPortal } from './operator.ts'
import { expect, test } from './site-test.ts'
import { visit } from './visit.ts'

const GENERAL = 'teens.localhost'
/** Not for a child's site. */
const SNIPER = { slug: 'midnight-sniper', title: 'Midnight Sniper' }
const HARMLESS = { slug: 'quiet-garden', title: 'Quiet Garden' }

let dataDir: string
let server: SiteServer

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-age-'))
  const file = join(dataDir, 'feed.json')
  const records = [
    gamepixRecord(1, {
      title: SNIPER.title,
      category: 'sniper',
      description: 'Aim your rifle and shoot every enemy before they see you. The puzzle is the wind.',
    }),
    gamepixRecord(2, {
      title: HARMLESS.title,
      category: 'puzzle',
      description: 'Plant flowers in rows of three.',
    }),
  ]
  writeFileSync(file, JSON.stringify(gamepixFeed(records)))
  for (const command of [
    ['feed', 'import', 'gamepix', file],
    ['site', 'add', GENERAL, '--name', 'Teens'],
    ['site', 'set', GENERAL, 'audience', '"general"'],
    ['site', 'set', 'localhost', 'editorPicks', JSON.stringify([SNIPER.slug, HARMLESS.slug])],
  ]) {
    const { status, errors } = runPortal(dataDir, ...command)
    expect(status, `${command.join(' ')}: ${errors}`).toBe(0)
  }
  server = await startServer({ dataDir })
})

test.afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Answer {
  status: number
  body: string
}

function ask(path: string, host = 'localhost', body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      `${server.url}${path}`,
      {
        method: body ? 'POST' : 'GET',
        headers: { Host: `${host}:${server.port}`, ...(body && { 'Content-Type': 'application/json' }) },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = path.endsWith('.gz') ? gunzipSync(bytes).toString() : bytes.toString()
          resolve({ status: answer.statusCode!, body: text })
        })
      },
    )
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}

const addressesOf = (slug: string) => [
  `/gameDetail/${slug}`,
  `/gameDetail/${slug}/_payload.json`,
  `/gamePlay/${slug}`,
  `/gamePlay/${slug}/_payload.json`,
  `/img/games/${slug}/square-320.webp`,
  `/img/share/games/${slug}.jpg`,
]

// covers: '10.6'
test('a game that is not for children has no page on a child’s site', async () => {
  for (const path of addressesOf(SNIPER.slug)) expect((await ask(path)).status, path).toBe(404)
  for (const path of addressesOf(HARMLESS.slug).slice(0, 5)) expect((await ask(path)).status, path).toBe(200)
  for (const path of addressesOf(SNIPER.slug).slice(0, 5))
    expect((await ask(path, GENERAL)).status, path).toBe(200)
})

// covers: '10.6'
test('no list, search, feed or file of a child’s site contains it, and those of a general site do', async () => {
  const pages = [
    '/',
    '/_payload.json',
    '/category',
    '/categoryDetail/Newest/1',
    '/categoryDetail/EditorPicks/1',
    `/search?searchValue=${encodeURIComponent(SNIPER.title)}`,
    '/api/suggest?q=midnight',
    '/feeds/games.rss',
    '/feeds/games.atom',
    '/sitemaps/games-1.xml.gz',
    '/gameDetail/cozy-blocks',
    '/articlesDetail/1',
    '/tag/puzzle/1',
  ]
  const named = async (host: string) => {
    const naming: string[] = []
    for (const path of pages) if ((await ask(path, host)).body.includes(SNIPER.slug)) naming.push(path)
    return naming
  }
  expect(await named('localhost')).toEqual([])
  expect(await named(GENERAL)).toEqual(
    expect.arrayContaining(['/', '/categoryDetail/Newest/1', '/api/suggest?q=midnight', '/feeds/games.rss']),
  )
  expect((await ask('/tag/sniper/1')).status).toBe(404)
  expect((await ask('/tag/sniper/1', GENERAL)).status).toBe(200)
})

test('a site that does not list it counts no events for it', async () => {
  const token = 'a'.repeat(32)
  const calls: [string, object][] = [
    ['/api/vote', { slug: SNIPER.slug, token, value: 1 }],
    ['/api/report', { slug: SNIPER.slug, reason: 'controls', note: '' }],
  ]
  for (const [path, body] of calls) expect((await ask(path, 'localhost', body)).status, path).toBe(404)
  expect((await ask('/api/vote', GENERAL, { slug: SNIPER.slug, token, value: 1 })).status).toBe(200)
})

// covers: '10.3'
test('the operator sees the reason, and can override it within seconds', async () => {
  const listed = async () => (await ask(`/gameDetail/${SNIPER.slug}`)).status
  const hidden = () => runPortal(dataDir, 'games', 'list', '--hidden').json.games as { reason: string }[]
  expect(hidden()).toEqual([
    expect.objectContaining({ slug: SNIPER.slug, age: '12+', reason: expect.stringContaining('“sniper”') }),
  ])
  expect(runPortal(dataDir, 'games', 'set', SNIPER.slug, 'age', 'all').status).toBe(0)
  expect(runPortal(dataDir, 'games', 'set', SNIPER.slug, 'notes', 'none').status).toBe(0)
  expect(hidden()).toEqual([])
  await expect.poll(listed, { timeout: 15_000 }).toBe(200)
  // An import of the same record does not change the operator's setting.
  expect(runPortal(dataDir, 'feed', 'import', 'gamepix', join(dataDir, 'feed.json')).status).toBe(0)
  expect(hidden()).toEqual([])
  runPortal(dataDir, 'games', 'unset', SNIPER.slug, 'age')
  runPortal(dataDir, 'games', 'unset', SNIPER.slug, 'notes')
  await expect.poll(listed, { timeout: 15_000 }).toBe(404)
})

// covers: '10.5'
test('a site’s own limits and lists override its audience', async () => {
  const set = (key: string, value: string) =>
    expect(runPortal(dataDir, 'site', 'set', 'localhost', key, value).status, key).toBe(0)
  const statusOf = (slug: string) => async () => (await ask(`/gameDetail/${slug}`)).status
  set('games.allow', `["${SNIPER.slug}"]`)
  set('games.deny', `["${HARMLESS.slug}"]`)
  await expect.poll(statusOf(SNIPER.slug), { timeout: 15_000 }).toBe(200)
  await expect.poll(statusOf(HARMLESS.slug), { timeout: 15_000 }).toBe(404)
  runPortal(dataDir, 'site', 'unset', 'localhost', 'games')
  await expect.poll(statusOf(SNIPER.slug), { timeout: 15_000 }).toBe(404)
  await expect.poll(statusOf(HARMLESS.slug), { timeout: 15_000 }).toBe(200)
})

// covers: '10.7'
test('favourites and recent games are hidden while the site does not list them, and never deleted', async ({
  page,
  watch,
}) => {
  watch.allowOrigin(server.url)
  const recent = [SNIPER, HARMLESS].map((game) => ({ ...game, coverVersion: '1', at: 1 }))
  await page.addInitScript((games) => {
    if (localStorage.getItem('playhouse')) return
    localStorage.setItem('playhouse', JSON.stringify({ version: 1, favourites: games, recent: games }))
    localStorage.setItem('playhouse:kept', 'recent favourites')
  }, recent)
  watch.allowError(/the server responded with a status of 404/)
  await visit(page, server.url)
  const mine = page.getByRole('region', { name: 'Your games' })
  await expect(mine.getByRole('link', { name: HARMLESS.title })).toBeVisible()
  await expect(mine.getByRole('link', { name: SNIPER.title })).toHaveCount(0)
  // Known before the first request on the next visit.
  await page.reload()
  await expect(mine.getByRole('link', { name: HARMLESS.title })).toBeVisible()
  await expect(mine.getByRole('link', { name: SNIPER.title })).toHaveCount(0)
  const stored = await page.evaluate(() => localStorage.getItem('playhouse'))
  expect(JSON.parse(stored!)).toMatchObject({ favourites: recent, recent, unlisted: [SNIPER.slug] })
})
