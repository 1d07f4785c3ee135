/** The console, in a browser with a passkey of its own: one server, used by one person after another. */
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { openLedger } from '../server/ledger/ledger.ts'
import { addMessage } from '../server/ledger/messages.ts'
import { storePlayTest } from '../server/ledger/play-tests.ts'
import { addReport } from '../server/ledger/reports.ts'
import { expectNoViolations } from './axe.ts'
import { chooseCover } from './console-cover.ts'
import { reviewMerges } from './console-merges.ts'
import { createPasskey, openPage, openPerson, patient, watchConsole, weighFiles } from './console-person.ts'
import { addVisits } from './console-visits.ts'
import { requestHost } from './host-request.ts'
import { runPortal } from './operator.ts'
import { expect, isLong, test } from './site-test.ts'

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

test.afterAll(async () => {
  await context?.close()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test.beforeEach(({ watch }) => watchConsole(watch, context, server.port))

/** The title in the game's page on its site, without the page's cache in between. */
async function readSiteTitle(slug: string): Promise<string> {
  const answer = await fetch(`${server.url}/gameDetail/${slug}`)
  return answer.status === 200
    ? (/<h1[^>]*>([^<]*)</.exec(await answer.text())?.[1] ?? '')
    : String(answer.status)
}

/** Works on a desktop, draws nothing on a phone. */
async function storePlayTestOf(slug: string): Promise<void> {
  const seen = {
    ...{ httpStatus: 200, blocked: null, isLoading: false, error: null, hasMixedContent: false },
    ...{ needsPlugin: false, asksSignIn: false, leftTo: null, asksToTurn: false, hasSound: true },
  }
  const screens = [
    {
      ...seen,
      screen: 'desktop',
      firstFrameSeconds: 1.4,
      megabytes: 3.2,
      hasCanvas: true,
      reactsToInput: true,
    },
    {
      ...seen,
      screen: 'phone',
      firstFrameSeconds: null,
      megabytes: 0.4,
      hasCanvas: false,
      reactsToInput: null,
    },
  ].map((screen) => ({ ...screen, hosts: ['play.example.net', 'cdn.example.net'] }))
  const picture = { create: { width: 1280, height: 800, channels: 3, background: '#28c' } } as const
  const ledger = await openLedger({ dataDir })
  await storePlayTest(
    ledger,
    {
      ...{ slug, provider: 'operator', url: 'https://play.example.net/kite/', verdict: 'unsure' },
      ...{ reason: 'one-screen', report: { screens } },
      pictures: [{ screen: 'desktop', bytes: await sharp(picture).jpeg().toBuffer() }],
    },
    Date.now(),
  )
  await ledger.close()
}

const ask = (host: string, path: string) => requestHost(server.port, host, path)

let link: string

test('the printed link makes a passkey, and the first screen is small', async () => {
  ;[link = ''] = /http:\/\/console\.localhost:\d+\/link#[\w-]{43}/.exec(server.output()) ?? []
  await page.goto(origin)
  await expect(page.getByRole('heading', { name: 'Nobody can sign in yet' })).toBeVisible()
  const bytes = await weighFiles(page, async () => {
    await createPasskey(page, link, 'Robin')
    await expect(page.getByText('Waiting for you')).toBeVisible()
  })
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
  await chooseCover(page, cover, server.url)
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

test('the last play-test of a game is on its page, and its picture becomes the cover', async () => {
  const slug = new URL(page.url()).pathname.split('/').at(-1)!
  await storePlayTestOf(slug)
  await openPage(page, `${origin}/games/${slug}`)
  const test = page.getByRole('region', { name: 'Play-test' })
  await expect(test).toContainText('Not sure')
  await expect(test).toContainText('Because it works on one screen size only.')
  await expect(test.getByRole('img')).toHaveCount(1)
  await expectNoViolations(page, 'a game with its play-test')
  await test.getByRole('button', { name: 'Use as cover' }).click()
  const dialog = page.getByRole('dialog', { name: 'What the cover shows' })
  await patient(dialog.getByRole('button', { name: 'Use as the cover' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Use as the cover' }).click()
  await patient(page.getByRole('region', { name: 'Cover' }).getByText('It is your picture.')).toBeVisible()
})

test('a reported game is taken down with one press, and a message is answered', async () => {
  await page.goto(`${origin}/reports`)
  await expect(page.getByText(HOSTILE)).toBeVisible()
  await page.getByRole('button', { name: 'Take down' }).click()
  await expect.poll(() => readSiteTitle('inkrealm')).toMatch(/^4(04|10)$/)
  // Its card stays until the page is left, so that no other one is under the pointer.
  const card = page.getByRole('region', { name: 'Inkrealm' })
  await expect(card.getByText('Taken down')).toBeVisible()
  await card.getByRole('button', { name: 'Bring back' }).click()
  await expect.poll(() => readSiteTitle('inkrealm')).toBe('Inkrealm')
  await page.goto(`${origin}/reports`)
  await expect(card.getByText('Resolved', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Open again' }).click()
  await expect(card.getByRole('button', { name: 'Resolve' })).toBeVisible()
  await card.getByRole('button', { name: 'Resolve' }).click()
  await page.goto(`${origin}/messages`)
  await expect(page.getByText(HOSTILE).first()).toBeVisible()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByText('No messages are waiting')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(HOSTILE).first()).toBeVisible()
  await page.getByRole('button', { name: 'Saved answers' }).click()
  await page.getByRole('button', { name: 'Add an answer' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Thanks')
  await page.getByRole('dialog').getByLabel('Text').fill('Thank you for writing.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog', { name: 'Saved answers' })).toContainText('Thank you for writing.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByText('No messages are waiting')).toBeVisible()
  const written = JSON.stringify(runPortal(dataDir, 'audit', 'list').json)
  expect(written).toContain('resolveMessages')
  expect(written).not.toContain('Please answer')
})

test('a view of the games is saved by name, and what it shows is exported after the passkey', async () => {
  await page.goto(`${origin}/games?status=removed&search=ink`)
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Removed ink')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const views = page.getByRole('group', { name: 'Views' })
  await expect(views.getByRole('button', { name: 'Removed ink', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await views.getByRole('button', { name: 'All', exact: true }).click()
  await page.reload()
  await views.getByRole('button', { name: 'Removed ink', exact: true }).click()
  expect(page.url()).toContain('search=ink')
  await page.getByRole('button', { name: 'Export games' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'For a spreadsheet (CSV)' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    '\r\ncozy-blocks,Cozy Blocks,published,',
  )
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
  await watchConsole(watch, other.context, server.port)
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
  '/feeds/providers',
  '/feeds/providers/new',
  '/messages',
  '/reports',
  '/people',
  '/audit',
  '/account',
  '/categories',
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
      await openPage(page, origin + path)
      await expectNoViolations(page, `${path} ${name}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} ${name}`).toBeLessThanOrEqual(0)
    }
  }
})

test('the list of games is used by keyboard', async () => {
  await openPage(page, `${origin}/games`)
  await page.getByRole('link', { name: 'Cozy Blocks' }).focus()
  const links = page.locator('[data-row-link]')
  const next = (await links.allTextContents()).indexOf('Cozy Blocks') + 1
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(next)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Cozy Blocks')
  await openPage(page, `${origin}/`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

test('merged games are compared by keyboard: one is right, one is split', async () => {
  const slug = await reviewMerges(page, origin, dataDir)
  await expect.poll(() => readSiteTitle(slug)).toBe('Dancing Acorn 3')
  const { json } = runPortal(dataDir, 'audit', 'list', '--target', 'game dancing-acorn-3')
  expect(json.entries).toMatchObject([{ operation: 'splitGame', after: { newGame: slug } }])
})
