/** Illustrations: rooms above lists of games, scenes of empty pages, and the poster of the day. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../scripts/test/site-server.ts'
import { expectClientNavigationTo } from './link-navigation.ts'
import { expect, NOT_FOUND_ERROR, test } from './site-test.ts'
import { visit } from './visit.ts'

const DAY_MS = 24 * 3_600_000
const CLOCK = new URL('../../../scripts/test/shifted-clock.ts', import.meta.url)

// covers: '2.31'
test('a category’s header image has reserved space, and games start in the first screen', async ({
  page,
}) => {
  await visit(page, '/categoryDetail/Kids/1')
  for (const [width, height, maxHead] of [
    [1440, 900, 170],
    [390, 844, 120],
  ] as const) {
    await page.setViewportSize({ width, height })
    const heading = page.getByRole('heading', { level: 1, name: 'Games for kids' })
    await expect(heading).toBeVisible()
    const room = page.locator('main img').first()
    await expect.poll(() => room.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await room.getAttribute('src')).toMatch(/^\/assets\/room-Kids-[\w-]{8}\.svg$/)
    const box = (await room.locator('..').boundingBox())!
    expect(box.height).toBeLessThanOrEqual(maxHead)
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(box.y)
    const tile = (await page.locator('main li a').first().boundingBox())!
    expect(tile.y + tile.height).toBeLessThan(height)
  }
})

// covers: '2.31'
test('on the page of all categories each is its room', async ({ page }) => {
  await visit(page, '/category')
  const main = page.getByRole('main')
  for (const id of ['Kids', 'Cars', 'HotGames']) {
    const card = main.locator(`a[href="/categoryDetail/${id}/1"]`)
    const room = card.locator('img').first()
    expect(await room.getAttribute('src')).toMatch(new RegExp(`^/assets/room-${id}-[\\w-]{8}\\.svg$`))
    await room.scrollIntoViewIfNeeded()
    await expect.poll(() => room.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    // The room is wider than the card, which shows its end.
    const [inside, outside] = [(await card.boundingBox())!, (await room.boundingBox())!]
    expect(outside.width).toBeGreaterThan(inside.width)
    expect(outside.x).toBeLessThan(inside.x)
    expect(Math.abs(outside.x + outside.width - inside.x - inside.width)).toBeLessThan(40)
  }
})

// covers: '2.28'
test('empty pages show a scene and games to play', async ({ page, watch }) => {
  watch.allowError(NOT_FOUND_ERROR)
  await visit(page, '/articles')
  for (const [path, scene, label] of [
    ['/nothing', 'cellar', 'Play one of these instead'],
    ['/search?searchValue=zzzzqqqq', 'sofa', 'Or play a popular game'],
    ['/offline', 'attic', 'These work offline after you open them once'],
    ['/myGames', 'shelf', 'Play one of these now'],
  ] as const) {
    await expectClientNavigationTo(page, path)
    const drawing = page.locator(`main img[src*="/scene-${scene}-"]`)
    await expect(drawing).toBeVisible()
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.getByRole('list', { name: label }).getByRole('listitem')).not.toHaveCount(0)
  }
})

// covers: '2.29'
test('a tag with few games is not linked, not indexed and continues with other games', async ({
  request,
}) => {
  const small = await (await request.get('/tag/klondike/1')).text()
  expect(small).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(small).toMatch(/<h2><a href="[^"]+">More [^<]+</)
  for (const path of ['/category', '/gameDetail/evergreen-solitaire', '/sitemaps/pages-1.xml.gz'])
    expect(await (await request.get(path)).text()).not.toContain('/tag/klondike')
})

// covers: '2.30'
test('the poster changes at midnight without a restart, and its sky follows the visitor’s time', async ({
  browser,
  watch,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-day-'))
  const clock = join(dataDir, 'clock-shift')
  writeFileSync(clock, '0')
  const env = { NODE_OPTIONS: `--import=${CLOCK.href}`, CLOCK_SHIFT_FILE: clock }
  const server = await startServer({ dataDir, env })
  watch.allowOrigin(server.url)
  try {
    const readPoster = async (path: string) => {
      const response = await fetch(server.url + path)
      const text = await response.text()
      return /(?:href="\/gamePlay\/|"poster":\{"tile":\{"slug":")([\w-]+)/.exec(text)?.[1]
    }
    const before = await readPoster('/')
    expect(before).toBeDefined()
    expect(await readPoster('/_payload.json')).toBe(before)
    expect(await readPoster('/')).toBe(before)
    writeFileSync(clock, String(DAY_MS))
    await expect.poll(() => readPoster('/')).not.toBe(before)
    expect(await readPoster('/_payload.json')).toBe(await readPoster('/'))

    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
    await watch.follow(context)
    const page = await context.newPage()
    await page.clock.setFixedTime(new Date(2026, 10, 23, 23, 0))
    await visit(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-light', 'night')
    const poster = page.locator('main a[href^="/gamePlay/"]').first()
    await expect(poster).toContainText(/Today’s|of the day/)
    await context.close()
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
