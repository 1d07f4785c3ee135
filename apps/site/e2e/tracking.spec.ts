/** Analytics: no provider is loaded before the visitor agrees, and then only those agreed to; what the operator sees. */
import type { Page } from '@playwright/test'
import { expectClientNavigationTo } from './link-navigation.ts'
import { runPortal } from './operator.ts'
import { addHosts, type OwnHosts } from './own-hosts.ts'
import { expect, isLong, NOT_FOUND_ERROR, test, type Watch, testIf } from './site-test.ts'
import { findQuestion } from './consent-questions.ts'
import { failToShow, recordBeacons, sendAgain } from './tracked-events.ts'
import {
  CHILD_SITE,
  mockProviders,
  openOn,
  openTrackingSites,
  PLATFORM_URL,
  PROVIDERS,
} from './tracking-sites.ts'
import { reloadUntilConfigured, visit } from './visit.ts'

let sites: OwnHosts
test.beforeAll(async () => {
  sites = await openTrackingSites()
})

const allowProviders = (watch: Watch) =>
  Object.values(PROVIDERS).forEach((origin) => watch.allowOrigin(origin))
const answer = (page: Page, name: string) => findQuestion(page).getByRole('button', { name }).click()

const SOURCE = { Network: 'tiktok', Channel: 'c1' }
const SCREEN_NAMES = ['Home', 'Category', 'Detail'] as const
const screens = (names: readonly string[]) => names.map((Page) => ({ ...SOURCE, Page }))

// covers: '7.8'
test('events before consent are sent after it, in order and once, to every named provider', async ({
  page,
  watch,
}) => {
  const providers = await mockProviders(page)
  await openOn(sites, { page, watch }, 'owl.localhost', '/?network=tiktok&channel=c1')
  await expect(findQuestion(page)).toBeVisible()
  await expectClientNavigationTo(page, '/category')
  await expectClientNavigationTo(page, '/gameDetail/cozy-blocks')
  expect(
    await page.evaluate(() => window.dataLayer?.length ?? 0),
    'only the default of the consent mode',
  ).toBe(1)

  allowProviders(watch)
  await answer(page, 'Accept all')
  await expect(findQuestion(page)).toHaveCount(0)
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  }
  const granted = Object.fromEntries(Object.keys(denied).map((name) => [name, 'granted']))
  await expect.poll(async () => (await providers.dataLayer()).length).toBe(2 + 2 + 1 + 6)
  const layer = await providers.dataLayer()
  expect(layer.slice(0, 2)).toEqual([
    ['consent', 'default', { ...denied, wait_for_update: 500 }],
    ['consent', 'update', granted],
  ])
  const commands = layer.filter((entry) => Array.isArray(entry)).slice(2)
  expect(commands.map(([command]) => command)).toEqual(['js', 'config', 'event', 'event', 'event'])
  expect(commands.slice(2)).toEqual(screens(SCREEN_NAMES).map((screen) => ['event', screen.Page, screen]))
  const messages = layer.filter((entry) => !Array.isArray(entry)) as { event: string }[]
  expect(messages[0]).toMatchObject({ event: 'gtm.js' })
  expect(messages.slice(1)).toEqual(
    screens(SCREEN_NAMES).map((screen) => ({ event: screen.Page, ...screen })),
  )
  await expect
    .poll(() => providers.callsOf('posthog'))
    .toEqual([
      ['init', 'phc_standin1', { api_host: 'https://eu.i.posthog.com', autocapture: false }],
      ...screens(SCREEN_NAMES).map((screen) => ['capture', screen.Page, screen]),
    ])
  await expect
    .poll(() => providers.callsOf('tiktok'))
    .toEqual([['load', 'CSTANDIN000'], ['page'], ['page'], ['page']])
  await expect.poll(() => providers.callsOf('ga')).toEqual([['loaded']])
  await expect.poll(() => providers.callsOf('gtm')).toEqual([['loaded']])

  await expectClientNavigationTo(page, '/articles')
  await expectClientNavigationTo(page, '/search?searchValue=qqqqzzzz')
  await expect
    .poll(async () => (await providers.callsOf('posthog')).at(-1))
    .toEqual(['capture', 'Search', { ...SOURCE, Page: 'Search' }])

  // After the visitor withdraws consent in the footer of any page, no event is sent.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' })
  await expect(dialog.getByRole('checkbox', { name: 'Measuring' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Refuse all' }).click()
  await expect(dialog).toHaveCount(0)
  const before = (await providers.dataLayer()).length
  await expectClientNavigationTo(page, '/category')
  expect((await providers.callsOf('posthog')).at(-1)).toEqual(['opt_out'])
  expect((await providers.callsOf('tiktok')).at(-1)).toEqual(['revokeConsent'])
  expect((await providers.dataLayer()).length).toBe(before)
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-STANDIN1') as unknown)).toBe(true)
})

test('events before a refusal are dropped; consent to one purpose loads only its providers, and is stored', async ({
  page,
  watch,
}) => {
  const providers = await mockProviders(page)
  const url = await openOn(sites, { page, watch }, 'owl.localhost')
  await answer(page, 'Refuse all')
  await expectClientNavigationTo(page, '/category')
  await reloadUntilConfigured(page)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' })).toBeVisible()
  await expect(findQuestion(page)).toHaveCount(0)

  watch.allowOrigin(PROVIDERS.tiktok)
  await visit(page, `${url}/privacyIndex/privacyPolicy#choices`)
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' })
  await expect(dialog.getByRole('checkbox', { name: 'Measuring' })).not.toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Advertising' }).click()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await expectClientNavigationTo(page, '/gameDetail/cozy-blocks')
  await expect.poll(() => providers.callsOf('tiktok')).toEqual([['load', 'CSTANDIN000'], ['page']])
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('playhouse:consent')!) as object),
  ).toMatchObject({
    choice: { ads: true, analytics: false },
  })
})

/** `screens.spec.ts` opens all of them on a site without providers. */
const SCREENS = [
  '/',
  '/gameDetail/cozy-blocks',
  ...(isLong
    ? [
        '/articlesDetail/1',
        '/category',
        '/categoryDetail/Newest/1',
        '/privacyIndex/privacyPolicy',
        '/search?searchValue=cozy',
      ]
    : []),
  // The last one, where the game is then played.
  '/gamePlay/cozy-blocks',
]

for (const host of ['owl.localhost', 'fox.localhost']) {
  const why = host.startsWith('owl') ? 'before consent' : 'on a child’s site with all providers set'
  // In long runs: `consent-questions.spec.ts` waits before consent, too.
  // asvs: '14.2.3'
  testIf(isLong || host !== 'owl.localhost', test)(
    `no screen sends requests to other hosts ${why}, also during a game`,
    async ({ page, watch }) => {
      const url = sites.urlOf(host)
      watch.allowOrigin(url)
      const assets: string[] = []
      page.on('response', (response) => assets.push(new URL(response.url()).pathname))
      for (const path of SCREENS) {
        const isIdle = page.waitForResponse(/\/api\/commonApi/)
        await page.goto(url + path)
        await isIdle
      }
      await page.getByRole('button', { name: 'Play Cozy Blocks' }).click()
      await expect(page.locator('section[data-state]')).toHaveAttribute('data-state', 'playing')
      await expect(findQuestion(page)).toHaveCount(0)
      // A provider's code is loaded with the consent; without providers even the question's code is not loaded.
      expect(
        assets.filter((path) => /assets\/(google-analytics|tag-manager|posthog|tiktok)-/.test(path)),
      ).toEqual([])
      const questions = assets.filter((path) => /assets\/consent-parts-/.test(path))
      expect(questions.length > 0).toBe(host === 'owl.localhost')
      await expect(page.getByRole('link', { name: 'Privacy choices' })).toHaveCount(
        host === 'owl.localhost' ? 1 : 0,
      )
    },
  )
}

testIf(isLong, test)(
  'with a consent platform the site uses the platform’s answer',
  async ({ page, watch }) => {
    watch.allowOrigin(new URL(PLATFORM_URL).origin)
    await page.context().route(PLATFORM_URL, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `{let tell; window.__tcfapi = (command, version, listener) => { tell = listener; tell({ eventStatus: 'cmpuishown', gdprApplies: true }, true) }
        window.agree = () => tell({ eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents: { 1: true, 8: true } } }, true)}`,
      }),
    )
    const providers = await mockProviders(page)
    await openOn(sites, { page, watch }, 'cmp.localhost')
    await page.waitForFunction(() => 'agree' in window)
    await expect(findQuestion(page)).toHaveCount(0)
    watch.allowOrigin(PROVIDERS.posthog)
    await page.evaluate(() => (window as unknown as { agree(): void }).agree())
    await expect
      .poll(async () => (await providers.callsOf('posthog')).map(([method]) => method))
      .toEqual(['init', 'capture'])
  },
)

// covers: '1.18'
test('events are counted for the operator, once, when the visitor leaves the page', async ({
  page,
  watch,
}) => {
  const before = readTotals()
  const url = await openOn(sites, { page, watch }, 'fox.localhost', '/gameDetail/cozy-blocks')
  await startPlayingAt(page, url)
  await expectClientNavigationTo(page, '/search?searchValue=zzqqzzqq')
  await page.goto('about:blank')
  const since = () => {
    const { plays, missedSearches } = readTotals()
    return { plays: plays - before.plays, missedSearches: missedSearches - before.missedSearches }
  }
  await expect.poll(since, { timeout: 20_000 }).toEqual({ plays: 1, missedSearches: 1 })
  expect(Object.keys(readTotals().vitals)).toEqual(expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']))
})

// covers: '8.3'
test('the operator sees visits from a partner’s links, and unknown addresses', async ({ browser, watch }) => {
  // A host of its own, whose figures no other test and no earlier attempt has changed.
  const { workerIndex, repeatEachIndex } = test.info()
  const host = `lynx-${workerIndex}-${repeatEachIndex}.localhost`
  const url = (await addHosts({ [host]: CHILD_SITE })).urlOf(host)
  watch.allowOrigin(url)
  watch.allowError(NOT_FOUND_ERROR)
  watch.allowError(/status of 500|_payload\.json/)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await watch.follow(context)
  const page = await context.newPage()
  const readBeacons = await recordBeacons(page)
  const hasVisitPart = page.waitForResponse(/\/api\/commonApi/)
  await visit(page, `${url}/category?pid=partner-7`)
  await hasVisitPart
  await expectClientNavigationTo(page, '/gamePlay/cozy-blocks')
  await failToShow(page, '/articles')
  await expectClientNavigationTo(page, '/old/games?token=secret')
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await expect.poll(async () => (await readBeacons()).join()).toContain('"LostPage"')
  const bodies = await readBeacons()
  expect(bodies.join()).not.toContain('secret')
  await expect.poll(() => readTotals(host).lostPages, { timeout: 15_000 }).toBe(1)
  // Three other visitors do the same: their browsers send the same events with other ids.
  for (const visitor of ['x', 'y', 'z']) await sendAgain(page, bodies, visitor)
  await expect.poll(() => readTotals(host).lostPages, { timeout: 15_000 }).toBe(4)
  await page.goto('about:blank')
  await context.close()
  // The first two visits and page loads are counted without a partner's name.
  await expect
    .poll(() => readTotals(host), { timeout: 20_000 })
    .toMatchObject({
      pids: [{ pid: 'partner-7', visits: 2, screens: 4, playPages: 2, adClicks: 0 }],
      otherPids: { visits: 2, screens: 4, playPages: 2, adClicks: 0 },
      lostPages: 4,
      lostPaths: [{ path: '/old/games', count: 2 }],
    })
})

interface Totals {
  plays: number
  missedSearches: number
  lostPages: number
  vitals: object
}

/** The operator's statistics of a site. */
function readTotals(host = 'fox.localhost'): Totals {
  const { json } = runPortal(sites.dataDir, 'stats', '--site', host)
  const { sites: counted } = json as { sites?: { total: Totals }[] }
  return counted?.[0]?.total ?? { plays: 0, missedSearches: 0, lostPages: 0, vitals: {} }
}

/** Like `startPlaying`, on another host. */
async function startPlayingAt(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/gamePlay/cozy-blocks`)
  await page.getByRole('button', { name: 'Play Cozy Blocks' }).click()
  await expect(page.locator('section[data-state]')).toHaveAttribute('data-state', 'playing')
  const counted = page.waitForRequest(/\/api\/plays/)
  await page.keyboard.press('Enter')
  await counted
}
