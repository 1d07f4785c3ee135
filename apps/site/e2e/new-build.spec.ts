/** A real second build while pages of another build are open, and the operator's route rules. */
import { openDeployment, type Deployment } from './deployment.ts'
import { waitForStart } from './page-barriers.ts'
import { expectClientNavigationTo, expectFullLoadTo, clickLinkTo } from './link-navigation.ts'
import { expect, isLong, test as siteTest, testIf } from './site-test.ts'
import { visit, waitUntilHydrated } from './visit.ts'

const PROMISE = 'Free games, no account, nothing to install.'
const NEW_PROMISE = 'Free games of the second build.'

let deployment: Deployment | undefined

const test = siteTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures are wanted from this pattern
  baseURL: async ({}, use) => {
    // The hook that opens it has none yet.
    await use(deployment?.url)
  },
})

test.beforeAll(async () => {
  test.setTimeout(90_000)
  deployment = await openDeployment({
    redirects: {
      '/old/**': '/categoryDetail/**',
      '/read/:id': '/articlesDetail/1',
      '/read/list': '/articles',
      '/partner': 'https://partner.example/games',
      '/game/:slug': { to: '/gameDetail/:slug', status: 301 },
      '/broken': '//evil.example',
    },
  })
})

test.afterAll(() => deployment?.close())

test.describe.configure({ mode: 'serial' })

// covers: '4.4'
test('route rules work on the server: the most specific one, with the visitor’s query', async ({
  request,
  baseURL,
}) => {
  for (const [from, to, status] of [
    ['/old/Newest/1?channel=c', '/categoryDetail/Newest/1?channel=c', 307],
    ['/read/7', '/articlesDetail/1', 307],
    ['/read/list', '/articles', 307],
    ['/partner?pid=1', 'https://partner.example/games?pid=1', 307],
    ['/old//elsewhere.example', '/categoryDetail', 307],
    ['/game/cozy-blocks?channel=c', '/gameDetail/cozy-blocks?channel=c', 301],
  ] as const) {
    const answer = await request.get(baseURL + from, { maxRedirects: 0 })
    expect(answer.status(), from).toBe(status)
    expect(answer.headers().location, from).toBe(to)
  }
  // An invalid rule is ignored; the server still starts.
  expect((await request.get(`${baseURL}/broken`, { maxRedirects: 0 })).status()).toBe(404)
})

for (const [name, hasRules] of [
  ['before the rules are known, from the data', false],
  ['from the rules that came with the build', true],
] as const) {
  testIf(isLong || hasRules, test)(`route rules work in the browser: ${name}`, async ({ page, watch }) => {
    watch.allowOrigin('https://partner.example')
    await page.route('https://partner.example/**', (route) => route.fulfill({ body: 'the partner' }))
    await visit(page, '/category')
    if (hasRules) await waitForStart(page)
    await clickLinkTo(page, '/old/Newest/1?channel=c')
    await expect(page).toHaveURL(/\/categoryDetail\/Newest\/1\?channel=c$/)
    await clickLinkTo(page, '/game/cozy-blocks')
    await expect(page).toHaveURL(/\/gameDetail\/cozy-blocks$/)
    await clickLinkTo(page, '/read/list')
    await expect(page).toHaveTitle(/^Articles/)
    await clickLinkTo(page, '/partner')
    await expect(page).toHaveURL('https://partner.example/games')
  })
}

// In long runs: it builds the whole site again.
testIf(isLong, test)(
  'a page that is open during a deployment keeps working, and loads the new build at the next navigation',
  async ({ page, context, watch }) => {
    test.setTimeout(180_000)
    // While the server is down, and from the older server, which does not have the newer build's modules.
    watch.allowError(
      /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|status of 404|Error fetching app manifest/,
    )
    await deployment!.buildNext('texts/shell-texts.ts', (text) => text.replace(PROMISE, NEW_PROMISE))
    await visit(page, '/category')
    await expect(page.getByText(PROMISE)).toBeVisible()
    const first = await page.locator('html').getAttribute('data-build')
    const oldModules = await page.evaluate(() =>
      Object.values(
        (window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } })
          .__reactRouterManifest.routes,
      ).map(({ module }) => module),
    )

    await deployment!.swap()
    // Files that the open page may still request exist unchanged.
    for (const path of oldModules) expect((await page.request.get(path)).status(), path).toBe(200)
    await page.getByRole('button', { name: 'My data' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')

    await expectFullLoadTo(page, '/articles')
    await expect(page.getByText(NEW_PROMISE)).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-build', first!)
    await waitUntilHydrated(page)
    await expectClientNavigationTo(page, '/category')

    // The reverse: the operator returns to the first build, which does not have the second one's modules.
    const second = await context.newPage()
    await visit(second, '/category')
    await deployment!.swap()
    await expectFullLoadTo(second, '/privacyIndex/imprint')
    await expect(second.locator('html')).toHaveAttribute('data-build', first!)
    await expect(second.getByText(PROMISE)).toBeVisible()
  },
)
