/** Offline: visited pages and opened games work, other pages say that they are not available. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { waitForRoundTrip } from './page-barriers.ts'
import { startSwitchingProxy } from './switching-proxy.ts'
import { runPortal } from './operator.ts'
import { expect, test, isLong, testIf } from './site-test.ts'
import { GAME_STAGE, startPlaying, visit, waitUntilHydrated } from './visit.ts'

// The window of a phone: a game that is drawn in software takes a third of the time there.
test.use({ serviceWorkers: 'allow', prefetches: true, viewport: { width: 390, height: 844 } })
// Each test visits several pages, twice.
test.setTimeout(120_000)

/** A server whose ledger tests change. */
let own: { dataDir: string; server: SiteServer } | undefined

async function startOwn() {
  const dataDir = own?.dataDir ?? mkdtempSync(join(tmpdir(), 'playhouse-worker-'))
  return (own ??= { dataDir, server: await startServer({ dataDir }) })
}

test.afterAll(async () => {
  await own?.server.stop()
  if (own) rmSync(own.dataDir, { recursive: true, force: true })
})

const NO_NETWORK = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/
const findPinnedList = (page: Page) => page.getByRole('list', { name: 'Games you can play now' })

/** Opens the home page and waits until the worker controls and has cached it. */
async function comeIn(page: Page, url = '/') {
  await visit(page, url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => isCached(page, new URL(page.url()).pathname)).toBe(true)
}

const isCached = (page: Page, path: string) =>
  page.evaluate(async (name) => (await caches.match(name)) !== undefined, path)

const isGamePinned = (page: Page, slug: string) =>
  page.evaluate(async (name) => {
    const list = (await (await caches.match('/kept-games.json'))?.json()) as { slug: string }[] | undefined
    return list?.some((game) => game.slug === name) ?? false
  }, slug)

async function openGame(page: Page, slug: string, title: string) {
  await visit(page, `/gameDetail/${slug}`)
  await startPlaying(page, slug, title)
  await expect.poll(() => isGamePinned(page, slug)).toBe(true)
}

// covers: '1.16'
test('visited pages and opened games work offline; other games report that they are not available offline', async ({
  page,
  context,
  watch,
}) => {
  watch.allowError(NO_NETWORK)
  await comeIn(page)
  // A page opened by client navigation is cached as a page.
  await page.locator('a[href="/categoryDetail/Kids/1"]').first().click()
  await expect(page).toHaveURL(/\/categoryDetail\/Kids\/1$/)
  await expect.poll(() => isCached(page, '/categoryDetail/Kids/1')).toBe(true)
  await openGame(page, 'cozy-blocks', 'Cozy Blocks')
  await openGame(page, 'memory-meadow', 'Memory Meadow')
  await context.setOffline(true)

  await visit(page, '/?channel=tube')
  await expect(page.getByRole('status').filter({ hasText: 'No network' })).toBeVisible()
  const cover = page.locator('main img').first()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await visit(page, '/categoryDetail/Kids/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games for kids')
  // Cozy Blocks is played at the end, from the list.
  await visit(page, '/gameDetail/memory-meadow')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memory Meadow')
  await startPlaying(page, 'memory-meadow', 'Memory Meadow')

  await visit(page, '/gameDetail/inkrealm')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.getByText('Inkrealm is not saved on this device')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Find a game' })).toBeDisabled()
  const signs = page.locator('header')
  await expect(signs.getByRole('link', { name: 'Cars' })).toHaveAttribute('aria-disabled', 'true')
  await expect(signs.getByRole('link', { name: 'Kids' })).not.toHaveAttribute('aria-disabled')
  await expect(findPinnedList(page).getByRole('listitem')).toHaveCount(2)
  await expect(findPinnedList(page)).toContainText('Memory Meadow')
  await findPinnedList(page).getByRole('link', { name: 'Cozy Blocks' }).click()
  await expect(page).toHaveURL(/\/gamePlay\/cozy-blocks$/)
  await page.getByRole('button', { name: 'Play Cozy Blocks' }).click()
  await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
})

test('a game can be pinned without being opened, is listed with its size, and can be removed', async ({
  page,
  context,
  watch,
}) => {
  watch.allowError(NO_NETWORK)
  await comeIn(page, '/gameDetail/evergreen-solitaire')
  await page.getByRole('button', { name: 'Save offline' }).click()
  await expect(page.getByRole('button', { name: 'Saved offline' })).toHaveAttribute('aria-pressed', 'true')
  await context.setOffline(true)
  await startPlaying(page, 'evergreen-solitaire', 'Evergreen Solitaire')
  await visit(page, '/offline')
  await expect(page.getByRole('button', { name: 'Remove Evergreen Solitaire' })).toBeHidden()
  await page.getByRole('button', { name: 'Remove saved games' }).click()
  await expect(findPinnedList(page).getByRole('listitem')).toHaveText(/Evergreen Solitaire.*MB/)
  await page.getByRole('button', { name: 'Remove Evergreen Solitaire' }).click()
  await expect(page.getByText('Games that you open while you are online')).toBeVisible()
  expect(
    await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('game:'))),
  ).toEqual([])
})

// covers: '1.15'
test('on a first visit the list of offline games is empty and explains what to do, and the site is installable', async ({
  page,
}) => {
  await visit(page, '/offline')
  await expect(page.getByText('No game is saved yet')).toBeVisible()
  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // The only remaining reason is that the test browser is in incognito mode.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { url, errors } = await browser.send('Page.getAppManifest')
  expect(url).toMatch(/\/manifest\.webmanifest$/)
  expect(errors).toEqual([])
})

// covers: '4.11'
testIf(isLong, test)(
  'a failed service worker registration is reported, and the page still works',
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('storage is denied'))
    })
    const reported = page.waitForRequest('**/api/workerFault')
    await visit(page, '/')
    const request = await reported
    expect(request.postDataJSON()).toEqual({ name: 'registration-failed', reason: 'storage is denied' })
    expect((await request.response())?.status()).toBe(204)
    await startPlaying(page)
  },
)

testIf(isLong, test)(
  'the files of a pinned game stay when it answers 404, and are removed when it answers 410',
  async ({ page, watch }) => {
    const { dataDir, server } = await startOwn()
    watch.allowOrigin(server.url)
    watch.allowError(/a status of 4(04|10)/)
    const slug = 'evergreen-solitaire'
    const isStored = (path: string) =>
      page.evaluate(async (name) => (await caches.match(name, { ignoreSearch: true })) !== undefined, path)
    const goLost = async (status: number) => {
      await expect
        .poll(async () => (await page.goto(`${server.url}/gameDetail/${slug}`))?.status(), {
          timeout: 15_000,
        })
        .toBe(status)
      await expect.poll(() => isStored(`/gameDetail/${slug}`)).toBe(false)
    }
    try {
      await comeIn(page, `${server.url}/gameDetail/${slug}`)
      await page.getByRole('button', { name: 'Save offline' }).click()
      await expect(page.getByRole('button', { name: 'Saved offline' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await page
        .getByRole('button', { name: /favourite/i })
        .first()
        .click()
      const readLocal = () => page.evaluate(() => localStorage.getItem('playhouse'))
      expect(await readLocal()).toContain(slug)

      runPortal(dataDir, 'games', 'unpublish', slug)
      await goLost(404)
      expect(await isStored(`/games/${slug}/`), 'its files are still cached').toBe(true)
      await visit(page, `${server.url}/offline`)
      await expect(page.getByText('No game is saved yet')).toBeVisible()

      runPortal(dataDir, 'games', 'publish', slug)
      await expect
        .poll(async () => (await page.goto(`${server.url}/gameDetail/${slug}`))?.status(), {
          timeout: 15_000,
        })
        .toBe(200)
      await visit(page, `${server.url}/offline`)
      await expect(findPinnedList(page)).toContainText('Evergreen Solitaire')

      runPortal(dataDir, 'games', 'remove', slug)
      await goLost(410)
      await expect.poll(() => isStored(`/games/${slug}/`), 'its files are removed').toBe(false)
      expect(await readLocal(), 'favourites stay').toContain(slug)
    } finally {
      // Idle requests of the page would fail without a server.
      await page.goto('about:blank')
    }
  },
)

// covers: '4.11', '7.5'
test('a new service worker reloads the page, but not during a game, and the operator can remove the worker and its caches', async ({
  page,
  watch,
  baseURL,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-worker-'))
  const off = await startServer({ dataDir, env: { SERVICE_WORKER: 'off' } })
  const proxy = await startSwitchingProxy(Number(new URL(baseURL!).port))
  watch.allowOrigin(proxy.url)
  // The worker may still send requests when the servers stop.
  watch.allowError(/ERR_CONNECTION_REFUSED/)
  try {
    await comeIn(page, `${proxy.url}/`)
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    const isOld = () => page.evaluate(() => 'isOld' in window)

    await page.goto(`${proxy.url}/gamePlay/cozy-blocks`)
    await page.getByRole('button', { name: 'Play Cozy Blocks' }).click()
    await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await page.evaluate(() => {
      const onChange = () => void (document.documentElement.dataset.changed = '')
      navigator.serviceWorker.addEventListener('controllerchange', onChange)
    })
    proxy.setWorkerEnd('\n// the next build')
    // The page’s own check, begun before the change, may be the one that an update joins.
    await expect(async () => {
      await update(page)
      await expect(page.locator('html')).toHaveAttribute('data-changed', { timeout: 100 })
    }).toPass()
    await waitForRoundTrip(page)
    expect(await isOld(), 'the page with a running game is left alone').toBe(true)
    await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
    await page.getByRole('link', { name: 'Back to the game’s page' }).click()
    await expect(page).toHaveURL(/gameDetail/)
    await expect
      .poll(() => isOld().catch(() => true), 'when the game is left, the page is loaded again')
      .toBe(false)
    await waitUntilHydrated(page)

    proxy.setTarget(off.port)
    proxy.setWorkerEnd('')
    await expect(async () => {
      await update(page)
      // A job of the old worker may write until it ends; the next page deletes that too.
      await page.reload()
      await waitUntilHydrated(page)
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    }).toPass({ timeout: 60_000 })
    await page.reload()
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
  } finally {
    await page.close()
    await proxy.stop()
    await off.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** Makes the browser check for a newer worker, and waits until it controls the page. */
async function update(page: Page) {
  await page
    .evaluate(async () => {
      const isChanged = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      )
      // A registration that is being removed never resolves.
      void (await navigator.serviceWorker.getRegistration())?.update().catch(() => null)
      await Promise.race([isChanged, new Promise((resolve) => setTimeout(resolve, 2000))])
    })
    .catch((error: Error) => {
      // The expected reload may happen during this wait.
      if (!/context was destroyed/.test(error.message)) throw error
    })
}
