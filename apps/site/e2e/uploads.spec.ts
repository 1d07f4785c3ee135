/** Uploaded games in a real browser: what they store, what they cannot reach, and games for other portals' SDKs, which run unmodified. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Frame, type Page } from '@playwright/test'
import { findFreePort, startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { PROBE_COUNT, writeHostileBundles } from './hostile-bundle.ts'
import { runPortal } from './operator.ts'
import { writeSdkBundles } from './sdk-bundles.ts'
import { expect, isLong, test, testIf } from './site-test.ts'
import { GAME_STAGE } from './visit.ts'

interface Probed {
  results: Promise<Record<string, string>>
  before: string | null
  cookieBefore: string
  quota: string
  /** What the game's database had before; `none` at first. */
  files: Promise<[timeMs: number, bytes: number] | 'none'>
}

test.use({ serviceWorkers: 'allow' })

let folder: string
let sandboxed: SiteServer
let separate: SiteServer

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = mkdtempSync(join(tmpdir(), 'playhouse-uploads-'))
  const bundles = [
    ...Object.values(writeHostileBundles(folder, 'http://localhost')),
    ...writeSdkBundles(folder),
  ]
  const about = ['--maker', 'Mallory', '--licence', 'by agreement', '--right', '--publish']
  for (const path of bundles) {
    const { status, errors } = runPortal(join(folder, 'data'), 'games', 'upload', path, ...about)
    if (status !== 0) throw new Error(errors)
  }
  const port = await findFreePort()
  sandboxed = await startServer({ dataDir: join(folder, 'data') })
  separate = await startServer({
    ...{ dataDir: join(folder, 'data'), port },
    env: { GAMES_ORIGIN: `http://*.games.localhost:${port}` },
  })
})

test.afterAll(async () => {
  await Promise.all([sandboxed?.stop(), separate?.stop()])
  rmSync(folder, { recursive: true, force: true })
})

async function play(page: Page, { port }: SiteServer, slug: string): Promise<Frame> {
  await page.goto(`http://localhost:${port}/gamePlay/${slug}`)
  await page.getByRole('button', { name: /^Play / }).click()
  const isGame = (frame: Frame) => frame !== page.mainFrame() && /\/uploads\/[^?]+$/.test(frame.url())
  await expect.poll(() => page.frames().some(isGame)).toBe(true)
  const frame = page.frames().find(isGame)!
  await frame.waitForLoadState()
  return frame
}

const isAlive = async (page: Page) => {
  const startedAt = performance.now()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  return performance.now() - startedAt
}

for (const kind of ['sandboxed', 'separate'] as const)
  // covers: '11.23'
  test(`a hostile game reaches nothing: ${kind}`, async ({ page, watch }) => {
    watch.allowError(/./)
    const server = kind === 'sandboxed' ? sandboxed : separate
    watch.allowOrigin(`http://localhost:${server.port}`)
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (/\.games\.localhost:/.test(origin)) watch.allowOrigin(origin)
    })
    await page.addInitScript(() => {
      if (location.pathname.startsWith('/gamePlay/')) document.cookie = 'secret=1'
    })
    const frame = await play(page, server, 'probes')
    const results = await frame.evaluate(() => (window as unknown as Probed).results)
    expect(Object.keys(results)).toHaveLength(PROBE_COUNT)
    expect(Object.entries(results).filter(([, got]) => got !== 'refused')).toEqual([])
    expect(page.url()).toContain('/gamePlay/probes')
    expect(page.context().pages()).toHaveLength(1)
    // The same document opened alone, with all its chances.
    const address = frame.url()
    await page.goto(address)
    const alone = await page.evaluate(() => (window as unknown as Probed).results).catch(() => null)
    const own = ['the page', 'the cookies of the page', 'the storage of the page', 'the top page', 'a popup']
    const got = Object.entries(alone ?? {}).filter(
      ([name, value]) => value !== 'refused' && !own.includes(name),
    )
    expect(got).toEqual([])
    if (kind === 'sandboxed') expect(await page.evaluate(() => origin)).toBe('null')
  })

// covers: '11.24'
test('a sandboxed game finds what it stored, also after a reload, and no other game’s', async ({
  page,
  watch,
}) => {
  // The other game tries what it must not.
  watch.allowError(/./)
  watch.allowOrigin(`http://localhost:${sandboxed.port}`)
  const read = (frame: Frame) =>
    frame.evaluate(async () => {
      const { before, cookieBefore, quota, files } = window as unknown as Probed
      return { before, cookieBefore, quota, files: await files }
    })
  const first = await play(page, sandboxed, 'saver')
  await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
  expect(await read(first)).toEqual({
    ...{ before: null, cookieBefore: '', quota: 'QuotaExceededError' },
    files: 'none',
  })
  await expect.poll(() => page.evaluate(countDatabases)).toBe(1)
  const second = await play(page, sandboxed, 'saver')
  expect(await read(second)).toMatchObject({ before: '1', cookieBefore: 'coins=7', files: [7, 300_000] })
  // Another game, and the site itself, have what is theirs.
  const other = await play(page, sandboxed, 'probes')
  expect(await other.evaluate(() => [localStorage.getItem('level'), document.cookie])).toEqual([null, ''])
  expect(await page.evaluate(() => localStorage.getItem('level'))).toBeNull()
})

/** How many databases uploaded games have stored; runs in the page. */
async function countDatabases(): Promise<number> {
  const names = await indexedDB.databases()
  if (!names.some(({ name }) => name === 'playhouse-uploads')) return 0
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('playhouse-uploads')
    request.addEventListener('success', () => resolve(request.result))
  })
  const saves = await new Promise<{ databases: object }[]>((resolve) => {
    const request = database.transaction('playhouse-uploads').objectStore('playhouse-uploads').getAll()
    request.addEventListener('success', () => resolve(request.result as { databases: object }[]))
  })
  database.close()
  return saves.flatMap(({ databases }) => Object.keys(databases)).length
}

const readThreaded = (frame: Frame | Page) =>
  frame.evaluate(() => (window as unknown as { result?: number }).result)

// covers: '11.23'
test('a game with threads plays on its own origin; a browser that gives frames none opens it in a tab of its own', async ({
  page,
  watch,
  launchOptions,
}) => {
  for (const { port } of [separate, sandboxed]) watch.allowOrigin(`http://localhost:${port}`)
  watch.allowError(/\/\/g[a-z2-7]{16}\.games\.localhost:/)
  const game = await play(page, separate, 'threads')
  await expect.poll(() => readThreaded(game)).toBe(7)
  await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')

  await test.step('in a browser that does not know the header', async () => {
    const args = [...(launchOptions.args ?? []), '--disable-features=DocumentIsolationPolicy']
    const browser = await chromium.launch({ ...launchOptions, args })
    try {
      const other = await browser.newPage()
      await play(other, separate, 'threads')
      await expect(other.getByRole('alert')).toContainText('This game needs a tab of its own')
      const opened = other.context().waitForEvent('page')
      await other.getByRole('link', { name: 'Open in its own tab' }).click()
      const tab = await opened
      await expect.poll(() => readThreaded(tab)).toBe(7)
    } finally {
      await browser.close()
    }
  })

  await test.step('in the sandbox', async () => {
    await play(page, sandboxed, 'threads')
    await expect(page.getByRole('alert')).toContainText('This game does not run in this browser')
  })
})

test('floods and endless loops of a game leave its page alive', async ({ launchOptions }) => {
  // The headless browser of the tests has frames of all hosts in one process, other than browsers of people.
  const args = [...(launchOptions.args ?? []), '--site-per-process']
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${sandboxed.port}/gamePlay/flood`)
    await page.getByRole('button', { name: /^Play / }).click()
    // Its frame is emptied.
    await expect.poll(() => page.frames().some((frame) => frame.url() === 'about:blank')).toBe(true)
    // What had arrived before that is dealt with once.
    await expect.poll(() => isAlive(page)).toBeLessThan(2000)
    for (let turn = 0; turn < 4; turn++) expect(await isAlive(page)).toBeLessThan(10_000)
    await play(page, separate, 'loop')
    // The loop begins 300 ms after its game.
    await page.waitForFunction(
      (from) => performance.now() > from + 1000,
      await page.evaluate(() => performance.now()),
    )
    await expect.poll(() => isAlive(page)).toBeLessThan(2000)
  } finally {
    await browser.close()
  }
})

for (const kind of ['sandboxed', 'separate'] as const)
  // covers: '11.25'
  testIf(isLong || kind !== 'separate', test)(
    `games for other portals run and finish: ${kind}`,
    async ({ page, watch }) => {
      const server = kind === 'sandboxed' ? sandboxed : separate
      watch.allowOrigin(`http://localhost:${server.port}`)
      // Its own origin, with a label that is made at the upload.
      watch.allowError(/\/\/g[a-z2-7]{16}\.games\.localhost:/)
      const module = await play(page, server, 'module-game')
      const medal = page.getByText('Medal 7', { exact: true }).waitFor()
      const read = () => module.evaluate(() => (window as unknown as { result?: object }).result)
      await expect.poll(read, { timeout: 15_000 }).toEqual({
        ...{ ad: false, language: 'en', visits: '1', isPlayables: true, ping: 'pong' },
        ...{ medal: [200, true], isFile: true, beacon: true },
      })
      await medal
      const classic = await play(page, server, 'classic-game')
      const listen = () => classic.evaluate(() => (window as unknown as { events: string[] }).events)
      await expect.poll(listen, { timeout: 15_000 }).toContain('over')
      await expect.poll(listen).toEqual(expect.arrayContaining(['object', 'runs', 'yandex en']))
      const states = (await listen()).filter((name) => name.startsWith('SDK_'))
      expect(states).toEqual(['SDK_READY', 'SDK_GAME_PAUSE', 'SDK_GAME_START'])
    },
  )

// covers: '11.23'
test('a game that the operator lets reach another host is asked for, and is on no site for children', async ({
  page,
  watch,
}) => {
  const dataDir = join(folder, 'data')
  const url = `http://localhost:${sandboxed.port}`
  watch.allowOrigin(url)
  watch.allowOrigin('https://api.example.com')
  watch.allowError(/api\.example\.com|a status of 404/)
  await page.route('https://api.example.com/**', (route) =>
    route.fulfill({ body: 'level 1', headers: { 'access-control-allow-origin': '*' } }),
  )
  const readResult = (frame: Frame) => frame.evaluate(() => (window as unknown as { result?: string }).result)
  const runSite = (...args: string[]) => expect(runPortal(dataDir, 'site', ...args).status).toBe(0)
  try {
    await expect.poll(async () => readResult(await play(page, sandboxed, 'reacher'))).toBe('refused')
    expect(runPortal(dataDir, 'games', 'set', 'reacher', 'hosts', 'api.example.com').status).toBe(0)
    await expect
      .poll(async () => (await page.request.get(`${url}/gameDetail/reacher`)).status(), { timeout: 15_000 })
      .toBe(404)
    runSite('set', 'localhost', 'audience', '"mixed"')
    await expect
      .poll(async () => (await page.request.get(`${url}/gameDetail/reacher`)).status(), { timeout: 15_000 })
      .toBe(200)
    await page.goto(`${url}/gamePlay/reacher`)
    await expect(page.getByText('It connects to api.example.com')).toBeVisible()
    const game = await play(page, sandboxed, 'reacher')
    await expect.poll(() => readResult(game)).toBe('level 1')
    await page.goto(`${url}/privacyIndex/privacyPolicy`)
    await expect(page.getByText('Some games on our server connect to api.example.com')).toBeVisible()
  } finally {
    runSite('unset', 'localhost', 'audience')
  }
})
