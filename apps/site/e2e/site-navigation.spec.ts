/** Site navigation: the header with its category links, the phone's bottom bar, games by feeling, “My games”. */
import type { Page } from '@playwright/test'
import { expect, isLong, seededTest, test } from './site-test.ts'
import { madeGame } from './seeded-site.ts'
import { visit } from './visit.ts'

const GAME = '/gameDetail/cozy-blocks'
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

const signs = (page: Page) => page.getByRole('navigation', { name: 'Popular categories' })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })
const keyboardRow = (page: Page) => page.getByRole('region', { name: 'With a keyboard' })
const scrollDown = (page: Page) => page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))

/** The category links stay visible while the page scrolls, and mark the current one. */
async function expectCategoryLinks(page: Page) {
  for (const path of ['/', '/categoryDetail/Newest/1']) {
    await page.goto(path)
    await page.mouse.move(200, 500)
    await page.mouse.wheel(0, 900)
    await expect(signs(page).getByRole('link', { name: 'Hot' })).toBeInViewport({ ratio: 1 })
  }
  await expect(signs(page).locator('[aria-current]')).toHaveText('New')
  await signs(page).getByRole('link', { name: 'Puzzle' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Puzzle games')
  await expect(signs(page).locator('[aria-current]')).toHaveText('Puzzle')
  await expect(signs(page).getByRole('link', { name: 'Puzzle' })).toBeVisible()
}

// covers: '1.22', '1.25', '2.26'
seededTest(
  'on a desktop the category links stay visible, a feeling’s link opens its games, and there is no bottom bar',
  async ({ page, request }) => {
    await page.setViewportSize(DESKTOP)
    await visit(page, '/')
    await expect(bar(page)).toBeHidden()
    await expect(keyboardRow(page).getByRole('link')).not.toHaveCount(0)

    const doors = page.getByRole('navigation', { name: 'What do you feel like?' })
    await doors.getByRole('link', { name: 'Brain' }).click()
    await expect(page).toHaveURL(/\/feeling\/brain\/1$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games for the brain')
    await expect(page.getByText(/games that you win by thinking/)).toBeVisible()
    const games = page.getByRole('list', { name: 'Games for the brain' }).getByRole('listitem')
    expect(await games.count()).toBeGreaterThanOrEqual(12)
    await expect(page.getByText(/^Board \d+$/)).toBeVisible()
    const html = await (await request.get('/feeling/brain/1')).text()
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/feeling\/brain\/1"/)
    expect(html).toContain('"CollectionPage"')
    await expectCategoryLinks(page)
  },
)

// covers: '1.22', '2.27'
seededTest(
  'on a phone without scripts the category links stay visible, the bar links to the search page, and “My games” explains itself',
  async ({ browser, baseURL, watch }) => {
    const context = await browser.newContext({ baseURL, viewport: PHONE, javaScriptEnabled: false })
    await watch.follow(context)
    const page = await context.newPage()
    await expectCategoryLinks(page)
    await bar(page).getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search$/)
    await page.goto('/myGames')
    await expect(page.getByText(/It needs JavaScript/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your games will be here' })).toBeHidden()
    await context.close()
  },
)

// covers: '1.23'
test('on phones a bottom bar has four links on every page except play pages', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const path of isLong ? ['/', '/category', GAME, '/articlesDetail/1'] : ['/', GAME]) {
    await visit(page, path)
    await scrollDown(page)
    for (const link of await bar(page).getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 })
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
  }
  await bar(page).getByRole('link', { name: 'Categories' }).click()
  await expect(page).toHaveURL(/\/category$/)
  await expect(bar(page).locator('[aria-current="page"]')).toHaveText('Categories')
  await scrollDown(page)
  await bar(page).getByRole('link', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'Find a game' })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport({ ratio: 1 })
  await visit(page, '/gamePlay/cozy-blocks')
  await expect(bar(page)).toHaveCount(0)
})

// covers: '2.26'
seededTest('a feeling with too few games has neither a link nor a page', async ({ request }) => {
  expect(await (await request.get('/')).text()).not.toContain('/feeling/gamepad/')
  for (const path of ['/feeling/gamepad/1', '/feeling/brain/9', '/feeling/brain/x', '/feeling/cheerful/1'])
    expect((await request.get(path)).status(), path).toBe(404)
  const moved = await request.get('/Feeling/Brain/1', { maxRedirects: 0 })
  expect(moved.headers().location).toBe('/feeling/brain/1')
})

// covers: '2.27'
seededTest(
  '“My games” lists the games stored in this browser, and a scene when there are none',
  async ({ page }) => {
    await visit(page, '/myGames')
    await expect(page.getByRole('heading', { name: 'Your games will be here' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(
      page.getByRole('region', { name: 'Play one of these now' }).getByRole('link'),
    ).not.toHaveCount(0)
    const { slug, title } = madeGame(3)
    await visit(page, `/gameDetail/${slug}`)
    await page.getByRole('button', { name: 'Mark as favourite' }).first().click()
    await page.goto('/myGames')
    const mine = page.getByRole('region', { name: 'My games' })
    await expect(mine.getByRole('link', { name: title })).toHaveCount(1)
    await expect(mine.getByRole('img', { name: 'Favourite' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your games will be here' })).toBeHidden()
  },
)

// covers: '1.25'
seededTest(
  'games that need a keyboard are not on a phone’s home page',
  async ({ browser, baseURL, watch }) => {
    const context = await browser.newContext({ baseURL, viewport: PHONE, hasTouch: true, isMobile: true })
    await watch.follow(context)
    const phone = await context.newPage()
    await phone.goto('/')
    await expect(keyboardRow(phone)).toBeHidden()
    await expect(phone.locator('main [data-keyboard]:visible')).toHaveCount(0)
    await context.close()
  },
)
