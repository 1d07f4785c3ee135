/**
 * Page data, and navigation when something is missing or forbidden. Uses its own site, because other visitors' plays would change
 * the order of its lists.
 */
import { waitForRoundTrip } from './page-barriers.ts'
import { expect, isLong, NOT_FOUND_ERROR, seededTest as test, testIf } from './site-test.ts'
import { expectClientNavigationTo, expectFullLoadTo, clickLinkTo, isSameDocument } from './link-navigation.ts'
import { visit } from './visit.ts'

const GAME = '/gameDetail/cozy-blocks'

// covers: '7.6'
test('the build’s addresses return its id, and an unknown build is 404', async ({ request }) => {
  const latest = await request.get(`/builds/latest.json?${Date.now()}`)
  const { id, timestamp } = (await latest.json()) as { id: string; timestamp: number }
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(timestamp).toBeGreaterThan(1_700_000_000_000)
  expect(latest.headers()['cache-control']).toBe('public, max-age=1')
  for (const folder of ['', '/assets']) {
    const meta = await request.get(`${folder}/builds/meta/${id}.json`)
    expect(meta.headers()['cache-control']).toContain('immutable')
    expect(await meta.json()).toMatchObject({
      id,
      timestamp,
      matcher: { static: {}, wildcard: {}, dynamic: {} },
      prerendered: expect.arrayContaining(['/articles', '/articlesDetail/1', '/privacyIndex/imprint']),
    })
    expect((await request.get(`${folder}/builds/meta/0000.json`)).status()).toBe(404)
  }
})

test('page data is cached permanently only when it belongs to the requesting build', async ({ request }) => {
  const { id } = (await (await request.get('/builds/latest.json')).json()) as { id: string }
  const policies: [path: string, policy: string][] = [
    [`/articles/_payload.json?${id}`, 'public, max-age=31536000, immutable'],
    [`/privacyIndex/imprint/_payload.json?${id}`, 'public, max-age=31536000, immutable'],
    ['/articles/_payload.json?0000000000000000', 'public, max-age=30'],
    ['/articles/_payload.json', 'public, max-age=30'],
    [`/_payload.json?${id}`, 'public, max-age=30'],
    [`${GAME}/_payload.json?${id}`, 'public, max-age=30'],
    [`/gameDetail/gone/_payload.json?${id}`, 'no-store'],
  ]
  for (const [path, policy] of policies) {
    // Plays of an earlier test are counted in batches, which may change a list between the two requests.
    await expect(async () => {
      const answer = await request.get(path)
      expect(answer.headers()['cache-control'], path).toBe(policy)
      expect(((await answer.json()) as { build: string }).build, path).toBe(id)
      if (answer.status() !== 200) return
      const again = await request.get(path, { headers: { 'If-None-Match': answer.headers().etag! } })
      expect(again.status(), path).toBe(304)
    }).toPass({ timeout: 10_000 })
  }
})

// covers: '7.7'
test('loader data survives JSON serialisation', async ({ page }) => {
  for (const path of [
    '/',
    GAME,
    '/categoryDetail/BestGames/1',
    '/articlesDetail/1',
    ...(isLong
      ? [
          '/gamePlay/cozy-blocks',
          '/category',
          '/search?searchValue=cozy',
          '/articles',
          '/privacyIndex/aboutUs',
        ]
      : []),
  ]) {
    await visit(page, path)
    const [given, payload] = await page.evaluate(async (from) => {
      const url = new URL(from, location.origin)
      const { build } = document.documentElement.dataset
      const query = url.search && `&${url.search.slice(1)}`
      const response = await fetch(`${url.pathname.replace(/\/$/, '')}/_payload.json?${build}${query}`)
      const { matches, loaderData } = (
        window as unknown as {
          __reactRouterDataRouter: {
            state: { matches: { route: { id: string } }[]; loaderData: Record<string, unknown> }
          }
        }
      ).__reactRouterDataRouter.state
      const describeValue = (value: unknown): unknown =>
        value === null || typeof value !== 'object'
          ? `${typeof value} ${String(value)}`
          : Object.entries(value)
              .filter(([, part]) => part !== undefined)
              .map(([key, part]) => [value.constructor.name, key, describeValue(part)])
      return [
        describeValue(loaderData[matches.at(-1)!.route.id]),
        describeValue(((await response.json()) as { data: unknown }).data),
      ]
    }, path)
    expect(payload, path).toEqual(given)
  }
})

test('navigation fetches only the page’s data, and going back restores the scroll position', async ({
  page,
}) => {
  await visit(page, '/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await expectClientNavigationTo(page, GAME)
  await expect(page).toHaveTitle(/^Cozy Blocks/)
  expect(asked).toContain(`${GAME}/_payload.json`)
  expect(asked.filter((path) => path.endsWith('.data') || path === GAME)).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(/^Play Free Games/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})

// covers: '4.1', '4.2'
test('on a 404 from the router or from a route, header and search stay, and going back works', async ({
  page,
  watch,
}) => {
  watch.allowError(NOT_FOUND_ERROR)
  await visit(page, '/category')
  await expectClientNavigationTo(page, '/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Articles' }).click()
  await expect(page).toHaveTitle(/^Articles/)
  expect(await isSameDocument(page)).toBe(true)
  await expectClientNavigationTo(page, '/gameDetail/cozy-blockz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page')
  await expect(page.getByRole('banner').getByRole('search')).toBeVisible()
  await expect(page.locator('[aria-live="polite"]').last()).toHaveText('404 NOT FOUND')
  const instead = page.getByRole('region', { name: 'Play one of these instead' })
  await instead.getByRole('link', { name: 'Cozy Blocks' }).click()
  await expect(page).toHaveURL(/\/gameDetail\/cozy-blocks$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page')
  expect(await isSameDocument(page)).toBe(true)
})

test('when a script fails, a crawler still sees the server’s page with its title', async ({
  browser,
  baseURL,
  watch,
}) => {
  watch.allowError(/status of 500|FetchError|_payload\.json/)
  const context = await browser.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    serviceWorkers: 'block',
  })
  await watch.follow(context)
  const page = await context.newPage()
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.route('**/category/_payload.json*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await visit(page, GAME)
  const title = await page.title()
  const readHead = () =>
    page
      .locator('meta[name=description], meta[name=robots]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))
  const head = await readHead()
  await page.evaluate(() => {
    sessionStorage.setItem('playhouse:reloads', JSON.stringify([['/category', Date.now()]]))
  })
  await clickLinkTo(page, '/category')
  await expect.poll(() => logged.join()).toContain('/category/_payload.json')
  await expect(page).toHaveURL(/\/category$/)
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cozy Blocks')
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await readHead()).toEqual(head)
  await context.close()
})

// covers: '8.4'
testIf(isLong, test)(
  'a rule may name middleware: a known one runs, an unknown one is an error',
  async ({ page, watch }) => {
    watch.allowError(/Unknown route middleware: 'nobody'/)
    await page.route('**/builds/meta/*.json', (route) =>
      route.fulfill({
        json: {
          id: 'x',
          timestamp: 1,
          matcher: {
            static: {
              '/category': { appMiddleware: { fullLoad: true } },
              '/articlesDetail/1': { appMiddleware: { nobody: true } },
            },
            wildcard: {},
            dynamic: {},
          },
          prerendered: [],
        },
      }),
    )
    const hasRules = page.waitForResponse('**/builds/meta/*.json')
    await visit(page, '/articles')
    await hasRules
    await waitForRoundTrip(page)
    await clickLinkTo(page, '/articlesDetail/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
    const again = page.waitForResponse('**/builds/meta/*.json')
    await visit(page, '/articles')
    await again
    await waitForRoundTrip(page)
    await expectFullLoadTo(page, '/category')
  },
)
