/** Unknown addresses: their texts and links. */
import type { Page } from '@playwright/test'
import { expectClientNavigationTo, clickLinkTo, isSameDocument, markDocument } from './link-navigation.ts'
import { expect, NOT_FOUND_ERROR, test, isLong, testIf } from './site-test.ts'
import { visit, waitUntilHydrated } from './visit.ts'

const findBack = (page: Page) => page.getByRole('link', { name: 'BACK' })

/** The texts of the specification, with path and query. */
const NAMED: [path: string, message: string][] = [
  ['/nothing', 'Page not found: /nothing'],
  ['/nothing/here?channel=a&x=%3Cb%3E', 'Page not found: /nothing/here?channel=a&x=%3Cb%3E'],
  ['/categoryDetail/Nothing/1?network=n', 'Page Not Found: /categoryDetail/Nothing/1?network=n'],
  ['/gameDetail/no-such-game?pid=7', 'Page Not Found: /gameDetail/no-such-game?pid=7'],
  [
    '/search?searchValue=cozy&pageCurrent=99&pid=7',
    'Page Not Found: /search?searchValue=cozy&pageCurrent=99&pid=7',
  ],
]

// covers: '8.1', '8.2'
test('a 404 page shows its whole address, equally from the server and in the browser', async ({
  page,
  request,
  watch,
}) => {
  watch.allowError(NOT_FOUND_ERROR)
  for (const [path, message] of NAMED) {
    const html = await (await request.get(path)).text()
    expect(html, 'on the page').toContain(`>${message.replaceAll('&', '&amp;')}<`)
    expect(html, 'in its data').toContain(`\\"${message.replaceAll('&', String.raw`\u0026`)}\\"`)
  }
  const [path, message] = NAMED[1]!
  await visit(page, path)
  await expect(page.getByText(message, { exact: true })).toBeVisible()
  await visit(page, '/category')
  for (const [path, message] of NAMED) {
    await expectClientNavigationTo(page, path)
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
})

test('markup in an address is shown as text, and a long address is truncated', async ({
  page,
  request,
  watch,
}) => {
  watch.allowError(NOT_FOUND_ERROR)
  await page.goto('/nothing?x="><img src=x onerror=alert(1)></script><script>alert(1)</script>')
  await expect(page.getByText(/^Page not found: \/nothing\?x=%22%3E%3Cimg/)).toBeVisible()
  await expect(page.locator('main img[src=x]')).toHaveCount(0)
  const html = await (await request.get(`/nothing?x=${'y'.repeat(10_000)}`)).text()
  expect(html).toContain('…')
  expect(html).not.toContain('y'.repeat(400))
})

// covers: '2.22'
test('BACK links to the home page with the tracking parameters, and drops the other parameters of the 404 page', async ({
  page,
  watch,
}) => {
  watch.allowError(NOT_FOUND_ERROR)
  await page.goto(
    '/gameDetail/gone?gameId=gone&channel=c.1&searchValue=x&network=tiktok&categoryType=Cars&pid=7&pageCurrent=2',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page')
  await expect(page).toHaveTitle('404 NOT FOUND')
  await expect(findBack(page)).toHaveAttribute('href', '/?channel=c.1&network=tiktok&pid=7')
  await findBack(page).click()
  await expect(page).toHaveURL(/\/\?channel=c\.1&network=tiktok&pid=7$/)
  await expect(page).toHaveTitle(/^Play Free Games/)
})

// covers: '2.19'
test('BACK has the valid tracking parameters after any number of links and reloads', async ({
  page,
  watch,
}) => {
  watch.allowError(NOT_FOUND_ERROR)
  await visit(page, '/?channel=ch1&network=tiktok&pid=77')
  const expectBack = (href: string) => expect(findBack(page)).toHaveAttribute('href', href)
  await expectClientNavigationTo(page, '/category')
  await expectClientNavigationTo(page, '/gameDetail/no-such-game')
  await expectBack('/?channel=ch1&network=tiktok&pid=77')
  await visit(page, '/articles')
  await page.reload()
  await visit(page, '/nothing')
  await expectBack('/?channel=ch1&network=tiktok&pid=77')
  // The next link is a full load again.
  await visit(page, '/nothing?pid=8')
  await expectBack('/?pid=8')
  await expectClientNavigationTo(page, '/nothing/else')
  await expectBack('/?pid=8')
  // Invalid values are dropped.
  await visit(page, '/nothing?channel=a%20b&network=%3Cb%3E&pid=ok')
  await expectBack('/?pid=ok')
})

testIf(isLong, test)(
  'leaving a page before its scripts run does not lose the tracking parameters',
  async ({ page, watch }) => {
    watch.allowError(NOT_FOUND_ERROR)
    await page.route('**/assets/**', (route) => route.abort())
    watch.allowError(/net::ERR_FAILED|dynamically imported/)
    await page.goto('/articles?pid=77')
    await page.unroute('**/assets/**')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Categories' }).click()
    await expect(page).toHaveURL(/\/category$/)
    await waitUntilHydrated(page)
    await visit(page, '/nothing')
    await expect(findBack(page)).toHaveAttribute('href', '/?pid=77')
  },
)

// covers: '2.22'
test('without scripts BACK has the tracking parameters of the address, and none of another visitor', async ({
  request,
}) => {
  const ask = async (path: string) => (await request.get(path)).text()
  const readBack = (html: string) => /href="([^"]*)"[^>]*>BACK</.exec(html)?.[1]?.replaceAll('&amp;', '&')
  expect(readBack(await ask('/nothing'))).toBe('/')
  expect(readBack(await ask('/nothing?gameId=x&pid=7&network=n&channel=%3Cb%3E'))).toBe('/?network=n&pid=7')
  const pages = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      ask(`/gameDetail/no-such-game?pid=p${100 + (number % 20)}&x=${number % 20}`),
    ),
  )
  for (const [number, html] of pages.entries()) {
    const pid = `p${100 + (number % 20)}`
    expect(readBack(html)).toBe(`/?pid=${pid}`)
    expect(new Set(html.match(/p1\d\d\b/g))).toEqual(new Set([pid]))
  }
  // An existing page is the same for every visitor.
  for (const path of ['/category', '/gameDetail/cozy-blocks', '/search?searchValue=cozy&'])
    expect(await ask(`${path}?pid=p777`.replace('&?', '&'))).not.toContain('p777')
})

// covers: '2.11'
test('addresses of the full-window game redirect to the play page', async ({ page, request }) => {
  const answer = await request.get('/gamePlay/cozy-blocks/full?pid=7&x=1', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/gamePlay/cozy-blocks?pid=7'])
  const payload = await request.get('/gamePlay/cozy-blocks/full/_payload.json?0000')
  expect(await payload.json()).toMatchObject({ redirect: '/gamePlay/cozy-blocks' })
  await visit(page, '/category')
  await markDocument(page)
  await clickLinkTo(page, '/gamePlay/cozy-blocks/full')
  await expect(page).toHaveURL(/\/gamePlay\/cozy-blocks$/)
  await expect(page.getByRole('button', { name: 'Play Cozy Blocks' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})
