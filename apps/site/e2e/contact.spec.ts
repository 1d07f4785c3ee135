/** The contact form, and stored browser data compared with the privacy page. */
import { expectNoViolations } from './axe.ts'
import { runPortal } from './operator.ts'
import { expect, seededTest, test } from './site-test.ts'
import { startPlaying, visit } from './visit.ts'

const FORM_PATH = '/privacyIndex/contactUs'
const REFUSED = /the server responded with a status of 422/

// covers: '1.14', '5.5'
seededTest(
  'without scripts an invalid message is returned with its faults, a valid one is sent',
  async ({ browser, seededSite, watch }) => {
    watch.allowError(REFUSED)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: seededSite.url })
    const page = await context.newPage()
    await page.goto(FORM_PATH)
    await expect(page.getByLabel('Your e-mail address')).toHaveCount(0)
    await page.getByLabel('Your message').fill('Too few')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveTitle(/^Not sent yet: Contact us – /)
    await expect(page.getByRole('alert')).toBeFocused()
    await page.getByRole('alert').getByRole('link', { name: 'Choose what it is about.' }).click()
    await page.getByRole('radio', { name: 'An idea' }).check()
    await expect(page.getByLabel('Your message')).toHaveValue('Too few')
    // One visitor's input is not on another visitor's page.
    expect(await (await context.request.get(FORM_PATH)).text()).not.toMatch(/Too few|Not sent yet/)
    await page.getByLabel('Your message').fill('Too few foxes, I mean.')
    // The server takes nothing that was written in less than two seconds.
    const shownAt = Number(await page.locator('input[name="shownAt"]').inputValue())
    await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(2000)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(`${seededSite.url}${FORM_PATH}/sent`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we got your message')
    await context.close()
    const { json } = runPortal(seededSite.dataDir, 'messages', 'list')
    expect(json.messages).toMatchObject([
      { site: 'localhost', topic: 'idea', body: 'Too few foxes, I mean.', email: '' },
    ])
  },
)

test('with scripts a message is corrected and sent on the same page, and its text survives a network failure', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  const origin = `http://midnight.localhost:${new URL(baseURL!).port}`
  watch.allowOrigin(origin)
  watch.allowError(/status of 422|net::ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await visit(page, origin + FORM_PATH)
  await page.getByLabel('Your message').fill('Short')
  await page.getByLabel('Your e-mail address').fill('kit@')
  await page.getByRole('button', { name: 'Send' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(3)
  await expect(page.getByLabel('Your message')).toHaveAccessibleDescription(/at least 10 characters/)
  await expectNoViolations(page, 'the form with faults', 'main')
  await summary.getByRole('link', { name: /e-mail/ }).click()
  await expect(page.getByLabel('Your e-mail address')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('kit@fox.example')
  await page.getByRole('radio', { name: 'A question' }).check()
  await page.getByLabel('Your message').fill('Why do the bats glow?')
  // The server takes nothing that was written in less than two seconds.
  await page.clock.runFor(2000)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(summary).toContainText('could not be sent')
  await context.setOffline(false)
  await expect(page.getByLabel('Your message')).toHaveValue('Why do the bats glow?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, we got your message' })).toBeFocused()
  expect(new URL(page.url()).pathname).toBe(FORM_PATH)
  await expectNoViolations(page, 'the thanks', 'main')
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow', prefetches: true })

  // asvs: '14.3.3'
  test('everything that a browser stores during a visit is named on the privacy page', async ({ page }) => {
    await visit(page, '/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await visit(page, '/search?searchValue=blocks')
    await startPlaying(page)
    await visit(page, '/privacyIndex/privacyPolicy')
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain('game:cozy-blocks')
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ])
    const named = await page.locator('main code').allTextContents()
    expect(stored.length).toBeGreaterThanOrEqual(8)
    const isNamed = (name: string) =>
      named.some((documented) =>
        documented.endsWith('…') ? name.startsWith(documented.slice(0, -1)) : name === documented,
      )
    expect(stored.filter((name) => !isNamed(name))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })
})
