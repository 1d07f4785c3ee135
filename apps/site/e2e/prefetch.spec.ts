/** Prefetching, and the connections on which it is off. */
import type { Page } from '@playwright/test'
import { waitForIdle, waitForRoundTrip, waitForStart } from './page-barriers.ts'
import { expectClientNavigationTo } from './link-navigation.ts'
import { expect, isLong, seededTest as test, testIf } from './site-test.ts'
import { visit } from './visit.ts'

test.use({ prefetches: true })

const PAYLOAD_RE = /\/_payload\.json\?/

/** Delays page data until it is released, and reports how many requests were open at once. */
async function holdPayloads(page: Page) {
  let running = 0
  let maxOpen = 0
  const paths: string[] = []
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(PAYLOAD_RE, async (route) => {
    maxOpen = Math.max(maxOpen, ++running)
    paths.push(new URL(route.request().url()).pathname)
    await isReleased
    running--
    await route.continue()
  })
  return { paths, maxOpen: () => maxOpen, running: () => running, release }
}

const mockConnection = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)

// covers: '9.2'
test('pages of visible links are prefetched, four at a time, and never twice', async ({ page }) => {
  const held = await holdPayloads(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  await visit(page, '/')
  expect(held.paths, 'nothing before the page is idle').toEqual([])
  await expect.poll(() => held.paths.length).toBeGreaterThanOrEqual(3)
  // By then every visible link was in view long enough.
  await page.clock.runFor(1000)
  await waitForRoundTrip(page)
  expect(held.maxOpen()).toBeLessThanOrEqual(4)
  held.release()
  await expect.poll(() => held.paths.length).toBeGreaterThanOrEqual(8)
  await page.clock.runFor(1000)
  await expect.poll(held.running).toBe(0)
  expect(held.maxOpen()).toBeLessThanOrEqual(4)
  const path = held.paths[0]!.replace('/_payload.json', '')
  const isGameModule = (address: string) => /\/assets\/game-[\w-]{8}\.js$/.test(address)
  expect(asked.filter(isGameModule)).toHaveLength(1)
  await page.unroute(PAYLOAD_RE)
  const before = asked.length
  await expectClientNavigationTo(page, path)
  expect(asked.slice(before).filter(isGameModule)).toEqual([])
})

testIf(isLong, test)('hovering and focusing a link prefetch its page', async ({ page }) => {
  await visit(page, '/articles')
  await waitForStart(page)
  const pointed = page.waitForRequest(/\/category\/_payload\.json/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Categories' }).hover()
  await pointed
  const focused = page.waitForRequest(/\/privacyIndex\/imprint\/_payload\.json/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).focus()
  await focused
})

for (const [name, connection, hasManifest] of [
  ['on slow-2g', { effectiveType: 'slow-2g' }, false],
  ['when data is saved', { effectiveType: '4g', saveData: true }, true],
] as const) {
  // covers: '9.2'
  testIf(isLong || hasManifest, test)(`nothing is prefetched ${name}`, async ({ page }) => {
    await mockConnection(page, connection)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.clock.install()
    await visit(page, '/')
    await waitForIdle(page)
    if (hasManifest) await waitForStart(page)
    await page.clock.runFor(3000)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Categories' }).hover()
    await page.clock.runFor(500)
    await waitForRoundTrip(page)
    expect(asked.filter((path) => path.endsWith('_payload.json') || /\/categories-/.test(path))).toEqual([])
    expect(asked.some((path) => path.startsWith('/builds/meta/'))).toBe(hasManifest)
    await expectClientNavigationTo(page, '/category')
  })
}
