/** The console, in a browser with a passkey of its own: one server, used by one person after another. */
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext, Page, Response } from '@playwright/test'
import sharp from 'sharp'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { dayOf } from '../server/ledger/events.ts'
import { openLedger, type Ledger } from '../server/ledger/ledger.ts'
import { addMessage } from '../server/ledger/messages.ts'
import { addReport } from '../server/ledger/reports.ts'
import { expectNoViolations } from './axe.ts'
import { allowPreviews, createPasskey, openPerson, patient, REFUSED_ERROR } from './console-person.ts'
import { runPortal } from './operator.ts'
import { expect, isLong, test, type Watch } from './site-test.ts'

const MAX_FIRST_SCREEN_BYTES = 250 * 1024
const GAME = 'cozy-blocks'
const HOSTILE = '<img src=x onerror=document.title="stolen">'

let dataDir: string
let server: SiteServer
let origin: string
let context: BrowserContext
let page: Page

// Each step loads a page and waits for the server; on a loaded machine that adds up.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-console-'))
  server = await startServer({ dataDir })
  origin = `http://console.localhost:${server.port}`
  const ledger = await openLedger({ dataDir })
  const visitor = { site: 'localhost', createdAtMs: Date.now() }
  await addMessage(ledger, { ...visitor, topic: 'idea', body: `Please answer. ${HOSTILE}`, email: '' })
  await addVisits(ledger)
  await addReport(ledger, { ...visitor, gameSlug: 'inkrealm', reason: 'rude', note: HOSTILE })
  await ledger.close()
  ;({ context, page } = await openPerson(browser))
})

/** Two games' plays, visits of one link, and searches that found nothing; half as much in the week before. */
async function addVisits({ db }: Ledger) {
  const counted: [event: string, subject: string, source: string, count: number][] = [
    ['Visit', '', '', 30],
    ['Visit', '', 'tube/summer', 20],
    ['PlayCounted', GAME, '', 16],
    ['PlayCounted', 'inkrealm', '', 4],
    ['PlayPress', GAME, '', 24],
    ['PlayReady', GAME, '', 18],
    ['Detail', GAME, 'tube/summer', 12],
    ['SearchMiss', 'cozy castles', '', 6],
  ]
  const rows = [0, 7].flatMap((daysAgo) =>
    counted.map(([event, subject, source, count]) => ({
      ...{ site: 'localhost', day: dayOf(Date.now()) - daysAgo, event, subject, source },
      count: daysAgo === 0 ? count : count / 2,
    })),
  )
  await db.insertInto('event_days').values(rows).execute()
}

test.afterAll(async () => {
  await context?.close()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test.beforeEach(({ watch }) => watchConsole(watch, context))

function watchConsole(watch: Watch, followed: BrowserContext) {
  watch.follow(followed)
  watch.allowOrigin(origin)
  allowPreviews(watch, server.port)
  watch.allowError(REFUSED_ERROR)
}

/** The title in the game's page on its site, without the page's cache in between. */
async function readSiteTitle(slug: string): Promise<string> {
  const answer = await fetch(`${server.url}/gameDetail/${slug}`)
  return answer.status === 200
    ? (/<h1[^>]*>([^<]*)</.exec(await answer.text())?.[1] ?? '')
    : String(answer.status)
}

function ask(host: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      { host: '127.0.0.1', port: server.port, path, headers: { Host: host } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    call.on('error', reject)
    call.end()
  })
}

let link: string

test('the printed link makes a passkey, and the first screen is small', async () => {
  ;[link = ''] = /http:\/\/console\.localhost:\d+\/link#[\w-]{43}/.exec(server.output()) ?? []
  await page.goto(origin)
  await expect(page.getByRole('heading', { name: 'Nobody can sign in yet' })).toBeVisible()
  // By address: the page of the link and the first page share most of them.
  const bodies = new Map<string, Promise<Buffer>>()
  const collect = (response: Response) => {
    const url = response.url()
    if (/\.(js|css)$/.test(url) && !bodies.has(url)) bodies.set(url, response.body())
  }
  page.on('response', collect)
  await createPasskey(page, link, 'Robin')
  await expect(page.getByText('Waiting for you')).toBeVisible()
  page.off('response', collect)
  const compressed = (await Promise.all(bodies.values())).map((body) => brotliCompressSync(body).length)
  const bytes = compressed.reduce((sum, each) => sum + each, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(MAX_FIRST_SCREEN_BYTES)
  const [cookie, ...others] = await context.cookies(origin)
  expect(others).toEqual([])
  expect(cookie).toMatchObject({
    name: '__Host-console',
    domain: 'console.localhost',
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  })
  expect(await context.cookies(server.url)).toEqual([])
})

test('a session ends on the server, its link is used up, and only the passkey signs in again', async () => {
  const [cookie] = await context.cookies(origin)
  await page.goto(`${origin}/account`)
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await context.addCookies([cookie!])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto(link.replace('/link', '/link?again'))
  await expect(page.getByText('This link was used or has expired')).toBeVisible()
  await page.goto(origin)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await patient(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  const [renewed] = await context.cookies(origin)
  expect(renewed!.value).not.toBe(cookie!.value)
})

test('a game is corrected, its site shows it, and one press takes it back', async () => {
  await page.goto(`${origin}/games`)
  await page.getByLabel('Title or slug').fill('cozy')
  await page.getByRole('link', { name: 'Cozy Blocks' }).click()
  // The list, which is there until the game's page is, has a field “Title or slug”.
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Cosy Blocks')
  await page.reload()
  await expect(title).toHaveValue('Cosy Blocks')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Cosy Blocks', level: 1 })).toBeVisible()
  await expect(page.getByText('The game’s folder says:')).toBeVisible()
  await expect.poll(() => readSiteTitle(GAME)).toBe('Cosy Blocks')
  const history = page.getByRole('region', { name: 'History' })
  await history.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Cozy Blocks', level: 1 })).toBeVisible()
  await expect.poll(() => readSiteTitle(GAME)).toBe('Cozy Blocks')
  const audit = runPortal(dataDir, 'audit', 'list', '--target', `game ${GAME}`)
  expect(audit.json.entries).toMatchObject([
    { door: 'console', personName: 'Robin', before: { title: 'Cosy Blocks' }, after: { title: null } },
    { door: 'console', operation: 'editGame', undoneAtMs: expect.any(Number) },
  ])
})

test('a cover is uploaded, its part chosen by drag and by keys, and the game’s own is back', async () => {
  await page.goto(`${origin}/games/${GAME}`)
  const cover = page.getByRole('region', { name: 'Cover' })
  await expect(cover.getByText('It comes from the game’s folder.')).toBeVisible()
  const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#f00' } })
    .composite([
      { input: { create: { width: 300, height: 300, channels: 3, background: '#00f' } }, left: 300, top: 0 },
    ])
    .png()
    .toBuffer()
  const file = { name: 'cover.png', mimeType: 'image/png', buffer: picture }
  await cover.locator('input[type=file]').setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'What the cover shows' })
  const part = dialog.getByRole('button', { name: /The part that is shown/ })
  await patient(part).toBeVisible()
  await expectNoViolations(page, 'the part of a cover')
  const box = (await part.boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x - 400, box.y + 20, { steps: 4 })
  await page.mouse.up()
  const left = dialog.getByLabel('From left')
  await expect(left).toHaveValue('0')
  await part.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(left).toHaveValue('60')
  await page.keyboard.press('-')
  await expect(dialog.getByRole('slider', { name: 'Size' })).toHaveValue('288')
  await page.keyboard.press('Shift+ArrowLeft')
  await dialog.getByRole('button', { name: 'Use as the cover' }).click()
  await patient(cover.getByText('It is your picture.')).toBeVisible()
  const readRed = async () => {
    const answer = await fetch(`${server.url}/img/games/${GAME}/square-96.webp`)
    const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
    return dominant.r > 200 && dominant.b < 50
  }
  await patient.poll(readRed).toBe(true)
  await cover.getByRole('button', { name: 'Back to the game’s own' }).click()
  await patient(cover.getByText('It comes from the game’s folder.')).toBeVisible()
  await patient.poll(readRed).toBe(false)
})

test('a game is added by its address, and its page may frame that host only', async () => {
  await page.goto(`${origin}/games`)
  await page.getByRole('button', { name: 'Add a game' }).click()
  const form = page.getByRole('dialog', { name: 'Add a game' })
  await form.getByLabel('Address').fill('http://play.example.net/')
  await form.getByLabel('Title').fill(HOSTILE)
  await form.getByRole('button', { name: 'Add and publish' }).click()
  await expect(form.getByRole('alert')).toHaveText('The address begins with https://')
  await form.getByLabel('Address').fill('https://play.example.net/kite/')
  await form.getByRole('button', { name: 'Add and publish' }).click()
  await expect(page.getByRole('heading', { name: HOSTILE, level: 1 })).toBeVisible()
  expect(await page.title()).not.toBe('stolen')
  const slug = new URL(page.url()).pathname.split('/').at(-1)!
  await expect
    .poll(async () => (await fetch(`${server.url}/gamePlay/${slug}`)).headers.get('content-security-policy'))
    .toMatch(/frame-src 'self'[^;]* https:\/\/play\.example\.net(;| )/)
})

test('a reported game is taken down with one press, and a message is answered', async () => {
  await page.goto(`${origin}/reports`)
  await expect(page.getByText(HOSTILE)).toBeVisible()
  await page.getByRole('button', { name: 'Take down' }).click()
  await expect(page.getByText('No reports are open')).toBeVisible()
  await expect.poll(() => readSiteTitle('inkrealm')).toMatch(/^4(04|10)$/)
  await page.goto(`${origin}/messages`)
  await expect(page.getByText(HOSTILE).first()).toBeVisible()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByText('No messages are waiting')).toBeVisible()
  const written = JSON.stringify(runPortal(dataDir, 'audit', 'list').json)
  expect(written).toContain('resolveMessages')
  expect(written).not.toContain('Please answer')
})

test('a week stands beside the one before, for one game and for all; rare games are not named', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/statistics?period=7`)
  const figures = page.getByRole('region', { name: 'Figures' })
  await expect(figures.getByRole('button', { name: /^Visits/ })).toHaveText('Visits50+100 %before 25')
  await expect(figures.getByRole('button', { name: /^Completion/ })).toContainText('75.0 %')
  const games = page.getByRole('region', { name: 'Games' })
  await expect(games.getByRole('listitem')).toHaveText([/^Cozy Blocks16\+100 %$/, /^Other gamesunder 5$/])
  await expect(page.getByRole('region', { name: 'Sources' })).toContainText('tube/summer20')
  await expect(page.getByRole('region', { name: 'Searches without results' })).toContainText(
    'like Cozy Blocks',
  )
  await expect(figures.getByRole('img', { name: /^Plays by day/ }).locator('canvas')).toBeVisible()
  await figures.getByRole('button', { name: /^Visits/ }).click()
  await figures.getByText('As a table').click()
  await expect(figures.getByRole('row').last()).toContainText('50')
  await expectNoViolations(page, 'statistics on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('\r\nCozy Blocks,16,8\r\n')
  await page.setViewportSize({ width: 1440, height: 844 })
  await games.getByRole('button', { name: 'Cozy Blocks' }).click()
  await expect(page.getByRole('button', { name: /^Game: / })).toBeVisible()
  await expect(figures.getByRole('button', { name: /^Plays/ })).toContainText('16')
  await expect(games).toHaveCount(0)
  await page.goBack()
  await expect(games).toBeVisible()
  const { json } = runPortal(dataDir, 'stats', 'period', '--game', GAME)
  expect(json).toMatchObject({ total: { plays: 24, completion: 0.75 } })
})

test('a moderator is refused what a manager may', async ({ browser, watch }) => {
  const { json } = runPortal(dataDir, 'console', 'link', '--role', 'moderator')
  const other = await openPerson(browser)
  watchConsole(watch, other.context)
  await createPasskey(other.page, String(json.url).replace(/^http:\/\/[^/]+/, origin), 'Kim')
  const menu = other.page.getByRole('navigation')
  await expect(menu.getByRole('link')).toHaveText(['Today', 'Games', 'Messages', 'Reports'])
  await other.page.goto(`${origin}/games/${GAME}`)
  await expect(other.page.getByLabel('Title')).toBeDisabled()
  await expect(other.page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  const statuses = await other.page.evaluate(async () => {
    const call = (name: string, body: object) =>
      fetch(`/api/operations/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }).then(({ status }) => status)
    return [
      await call('editGame', { slug: 'cozy-blocks', change: { title: 'Mine' } }),
      await call('listAudit', {}),
      await call('createLink', {}),
      await call('listReports', {}),
    ]
  })
  expect(statuses).toEqual([403, 403, 403, 200])
  await other.context.close()
})

test('no site answers for the console, and the console serves no game', async () => {
  const script = /src="([^"]+\.js)"/.exec((await ask('console.localhost', '/')).text)![1]!
  expect((await ask('console.localhost', script)).status).toBe(200)
  for (const host of ['localhost', 'sunny.localhost']) {
    expect((await ask(host, script)).status).toBe(404)
    for (const path of ['/api/session', '/api/operations/listGames', '/link', '/audit'])
      expect((await ask(host, path)).status, `${host}${path}`).toBe(404)
  }
  for (const path of [`/games/${GAME}/index.html`, '/sdk/1.js', '/sw.js', '/robots.txt', '/img/games/x.webp'])
    expect((await ask('console.localhost', path)).status, path).toBe(404)
  const home = await ask('console.localhost', '/')
  expect(home.text).not.toContain('Cozy Blocks')
  const answer = await fetch(`${server.url}/`, { headers: { Host: 'localhost' } })
  expect(await answer.text()).not.toContain(origin)
  expect(runPortal(dataDir, 'site', 'add', 'console.localhost').json).toMatchObject({
    error: { code: 'console-host' },
  })
})

const PAGES = [
  '/',
  '/games',
  `/games/${GAME}`,
  '/articles',
  '/sites',
  '/feeds',
  '/messages',
  '/reports',
  '/people',
  '/audit',
  '/account',
]

test('every page has no violations, and is no wider than a phone', async () => {
  const views = [
    { name: 'on a phone', width: 390, colorScheme: 'light' },
    { name: 'in the dark', width: 1440, colorScheme: 'dark' },
  ] as const
  for (const [at, { name, width, colorScheme }] of views.entries()) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    // In a short run every third page is opened, each in one view.
    for (const path of PAGES.filter((_, number) => isLong || number % (3 * views.length) === at * 3)) {
      await openPage(path)
      await expectNoViolations(page, `${path} ${name}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} ${name}`).toBeLessThanOrEqual(0)
    }
  }
})

test('the list of games is used by keyboard', async () => {
  await openPage('/games')
  await page.getByRole('link', { name: 'Cozy Blocks' }).focus()
  const links = page.locator('[data-row-link]')
  const next = (await links.allTextContents()).indexOf('Cozy Blocks') + 1
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(next)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Cozy Blocks')
  await openPage('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

async function openPage(path: string) {
  await page.goto(origin + path)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
}
