/** Browsing lists: pagination, back to the top, a random game. */
import type { Page } from '@playwright/test'
import { waitForFrames } from './page-barriers.ts'
import { expect, seededTest } from './site-test.ts'
import { visit } from './visit.ts'

// covers: '2.23', '4.7'
seededTest(
  'the button to the top is hidden until 200 pixels, then scrolls up; with reduced motion it jumps',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/categoryDetail/Newest/1')
    const button = page.locator('#goToTop')
    await expect(button).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
    await waitForFrames(page)
    await expect(button).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 201, behavior: 'instant' }))
    await expect(button).toBeVisible()
    expect(await button.evaluate((element) => getComputedStyle(element).bottom)).toBe('90px')
    expect(await button.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
    await expect(button).toHaveAccessibleName('Go to top')
    await button.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(button).toBeHidden()

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(button).toBeVisible()
    const after = await button.evaluate((element) => {
      ;(element as HTMLElement).click()
      return scrollY
    })
    expect(after).toBe(0)
  },
)

// covers: '3.12'
seededTest(
  'a random game is a game of the site, and pressing the button opens one',
  async ({ page, request }) => {
    const seen = new Set<string>()
    for (let at = 0; at < 12; at++) {
      const response = await request.post('/api/getRandomGameApi', { data: { hostName: 'localhost' } })
      expect(response.status()).toBe(200)
      const game = (await response.json()) as { gameId: string; title: string; cover: string; url: string }
      expect(Object.keys(game).sort()).toEqual(['cover', 'gameId', 'title', 'url'])
      expect(game.url).toBe(`/gameDetail/${game.gameId}`)
      expect(game.cover).toMatch(/^\/img\/games\//)
      seen.add(game.gameId)
    }
    expect(seen.size).toBeGreaterThan(3)
    await page.goto('/')
    await page.getByRole('button', { name: 'Random game' }).click()
    await expect(page).toHaveURL(/\/gameDetail\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

// covers: '1.6', '2.7'
seededTest(
  'long lists have linked pages of 60, each game on one of them, and on a phone a large tile about every eight rows',
  async ({ page, request }) => {
    const slugs = new Set<string>()
    for (const number of [1, 2, 3]) {
      const html = await (await request.get(`/categoryDetail/Newest/${number}`)).text()
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      const found = [...main.matchAll(/href="\/gameDetail\/([^"]+)"/g)].map((match) => match[1]!)
      if (number < 3) expect(found).toHaveLength(60)
      for (const slug of found) slugs.add(slug)
    }
    expect(slugs.size).toBeGreaterThanOrEqual(146)
    expect((await request.get('/categoryDetail/Newest/4')).status()).toBe(404)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/categoryDetail/Newest/1')
    await expectFullRows(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/\/categoryDetail\/Newest\/2$/)
    await expect(page).toHaveTitle(/Page 2 of 3/)
    await expect(page.locator('[aria-current="page"]')).toHaveText('2')
  },
)

/** On a phone: every row is full, and large tiles are about eight rows apart. */
async function expectFullRows(page: Page) {
  const layout = await page.locator('ul[data-lead]').evaluate((list) => {
    const boxes = [...list.children]
      .map((item) => item.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    const small = Math.min(...boxes.map(({ width }) => width))
    const { top, height } = list.getBoundingClientRect()
    const large = boxes.filter((box) => box.width > small * 1.5 && box.height > small * 1.5)
    return {
      rowsOfLarge: large.map((box) => Math.round((box.top - top) / (small + 8))),
      cells: boxes.reduce(
        (sum, box) => sum + Math.round(box.width / small) * Math.round(box.height / small),
        0,
      ),
      rows: Math.round((height + 8) / (small + 8)),
    }
  })
  expect(layout.cells).toBe(3 * layout.rows)
  expect(layout.rowsOfLarge[0]).toBeLessThanOrEqual(1)
  expect(layout.rowsOfLarge.length).toBeGreaterThanOrEqual(2)
  for (const [place, row] of layout.rowsOfLarge.entries())
    if (place > 0) expect(row - layout.rowsOfLarge[place - 1]!).toBeGreaterThanOrEqual(6)
}

// covers: '2.7'
seededTest(
  'the last row of a list is complete at every width, with a link to the full list',
  async ({ page }) => {
    await page.goto('/categoryDetail/Newest/3')
    for (const width of [390, 820, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const list = page.getByRole('main').getByRole('list').first()
      const end = await list.evaluate((element) => {
        const shown = [...element.children].filter((child) => child.getClientRects().length > 0)
        return {
          right: element.getBoundingClientRect().right - shown.at(-1)!.getBoundingClientRect().right,
          heights: shown.slice(-2).map((child) => Math.round(child.getBoundingClientRect().height)),
        }
      })
      expect(Math.abs(end.right), String(width)).toBeLessThan(1)
      expect(end.heights[0], String(width)).toBe(end.heights[1])
    }
  },
)

seededTest('an empty list says so and offers other games', async ({ page }) => {
  // Every list of this site has a game, so this one's data is replaced by an empty list.
  await page.route('**/categoryDetail/Girls/1/_payload.json*', async (route) => {
    const response = await route.fetch()
    const payload = (await response.json()) as { data: { tiles: unknown[] } }
    const { tiles } = payload.data
    await route.fulfill({
      response,
      json: { ...payload, data: { ...payload.data, total: 0, tiles: [], instead: tiles } },
    })
  })
  await visit(page, '/category')
  await page.getByRole('main').getByRole('link', { name: /Girls/ }).first().click()
  await expect(page.getByText('No games here yet.')).toBeVisible()
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(5)
})
