/** A page that is open while the server gets a newer build: polls, full loads, and a running game. */
import { waitForRoundTrip, waitForStart } from './page-barriers.ts'
import { expect, isLong, seededTest as test, testIf } from './site-test.ts'
import {
  expectClientNavigationTo,
  expectFullLoadTo,
  clickLinkTo,
  isSameDocument,
  markDocument,
} from './link-navigation.ts'
import { startPlaying, visit } from './visit.ts'

const HOUR_MS = 3_600_000

// covers: '4.5'
test('a newer build makes the next navigation a full load, once a path in ten seconds', async ({
  page,
  watch,
}) => {
  watch.allowError(/net::ERR_FAILED/)
  await page.clock.install()
  let answer: { status: number; body: string } | 'dead' = 'dead'
  let polls = 0
  await page.route('**/builds/latest.json?*', (route) => {
    polls++
    return answer === 'dead' ? route.abort() : route.fulfill({ ...answer, contentType: 'application/json' })
  })
  await visit(page, '/category')
  await waitForStart(page)
  const passHour = async (count: number) => {
    await page.clock.fastForward(HOUR_MS * 1.1)
    await expect.poll(() => polls).toBe(count)
    // By then the page has read the response.
    await waitForRoundTrip(page)
  }
  // Two failures (the request is retried once), then an invalid response: the page keeps working and polls again.
  await passHour(2)
  answer = { status: 200, body: '<!doctype html>' }
  await passHour(4)
  await expectClientNavigationTo(page, '/articles')
  answer = { status: 200, body: '{"id":"another","timestamp":1}' }
  await passHour(5)
  await expectFullLoadTo(page, '/category')
  // The server still has the same build, and the page is notified again: the guard prevents an endless reload.
  await waitForStart(page)
  await passHour(6)
  await expectFullLoadTo(page, '/articles')
})

for (const status of [403, 404]) {
  // covers: '8.6'
  testIf(isLong, test)(
    `a manifest with status ${status} means that the server has a newer build`,
    async ({ page, watch }) => {
      watch.allowError(new RegExp(`status of ${status}`))
      await page.clock.install()
      await page.route('**/builds/meta/*.json', (route) => route.fulfill({ status, body: '' }))
      await visit(page, '/category')
      const asked = page.waitForRequest('**/builds/latest.json?*')
      await waitForStart(page)
      await expectClientNavigationTo(page, '/articles')
      await page.clock.fastForward(HOUR_MS)
      await (await asked).response()
      await expect
        .poll(async () => {
          await markDocument(page)
          await clickLinkTo(page, '/category')
          await page.waitForURL('**/category')
          const isSame = await isSameDocument(page)
          if (isSame) await page.goBack()
          return isSame
        })
        .toBe(false)
    },
  )
}

test('a hidden tab does not poll, and polls when it is visible again', async ({ page }) => {
  await page.clock.install()
  let polls = 0
  page.on('request', (request) => {
    if (request.url().includes('/builds/latest.json')) polls++
  })
  await visit(page, '/articles')
  await waitForStart(page)
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await setHidden(true)
  await page.clock.fastForward(3 * HOUR_MS)
  expect(polls).toBe(0)
  await setHidden(false)
  await expect.poll(() => polls).toBe(1)
})

test('a running game is not interrupted by a newer build; leaving it is a full load', async ({ page }) => {
  await page.clock.install()
  await page.route('**/builds/latest.json?*', (route) =>
    route.fulfill({ json: { id: 'another', timestamp: 1 } }),
  )
  await startPlaying(page)
  const frame = await page.locator('iframe').elementHandle()
  await waitForStart(page)
  const polled = page.waitForResponse('**/builds/latest.json?*')
  await page.clock.fastForward(HOUR_MS)
  await polled
  // A full load for a link to the same page would end the game, so the page stays.
  await expectClientNavigationTo(page, '/gamePlay/cozy-blocks?channel=x')
  expect(await frame!.evaluate((element) => element.isConnected)).toBe(true)
  await expectFullLoadTo(page, '/articles')
})

// covers: '8.7'
test('a module that cannot be loaded causes a full load, and then the error page', async ({
  page,
  watch,
}) => {
  watch.allowError(/net::ERR_FAILED|Failed to fetch dynamically imported module/)
  let failures = 0
  await page.route(/\/assets\/articles-[\w-]+\.js/, (route) => {
    failures++
    return failures === 1 ? route.abort() : route.continue()
  })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await visit(page, '/category')
  await expectFullLoadTo(page, '/articles')
  await expect(page).toHaveTitle(/^Articles/)
  await page.unroute(/\/assets\/articles-[\w-]+\.js/)

  // The same module fails again within ten seconds (on any machine): the guard refuses now.
  await visit(page, '/category')
  await page.evaluate(() => {
    sessionStorage.setItem('playhouse:reloads', JSON.stringify([['/articles', Date.now()]]))
  })
  await page.route(/\/assets\/articles-[\w-]+\.js/, (route) => route.abort())
  await markDocument(page)
  await clickLinkTo(page, '/articles')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  expect(await isSameDocument(page)).toBe(true)
  await page.unroute(/\/assets\/articles-[\w-]+\.js/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Articles|articles/)
})
