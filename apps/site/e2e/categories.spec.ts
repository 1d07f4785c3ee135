/** Browsing by category: the menu on every page, links to a category, and an operator's changes while the server runs. */
import type { Page } from '@playwright/test'
import { waitForIdle } from './page-barriers.ts'
import { runPortal } from './operator.ts'
import { expect, isLong, seededTest, test } from './site-test.ts'
import { visit, waitUntilHydrated } from './visit.ts'

/** A page of each kind; in a short run two of them. */
const PAGES = [
  '/gameDetail/cozy-blocks',
  '/nothing/here',
  ...(isLong ? ['/', '/category', '/categoryDetail/Newest/1', '/articles'] : []),
]
const PHONE = { width: 390, height: 844 }

const findMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

for (const { name, viewport, javaScriptEnabled } of [
  { name: 'on a phone', viewport: PHONE, javaScriptEnabled: true },
  { name: 'on a desktop', viewport: { width: 1440, height: 900 }, javaScriptEnabled: true },
  { name: 'without scripts', viewport: PHONE, javaScriptEnabled: false },
]) {
  // covers: '1.9'
  test(`${name} one press opens the menu of every page, with the articles and every category`, async ({
    browser,
    baseURL,
    watch,
  }) => {
    const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled })
    await watch.follow(context)
    watch.allowError(/404/)
    const page = await context.newPage()
    for (const path of PAGES) {
      await page.goto(path)
      await expect(findMenu(page)).toBeHidden()
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(findMenu(page)).toBeVisible()
      await expect(findMenu(page).getByRole('link', { name: 'Articles' })).toBeInViewport()
      await expect(findMenu(page).getByRole('link', { name: 'Puzzle' })).toBeInViewport()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBeLessThanOrEqual(viewport.width)
    }
    await findMenu(page).getByRole('link', { name: 'Puzzle' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Puzzle games')
    await expect(findMenu(page)).toBeHidden()
    await context.close()
  })
}

test('the menu works with the keyboard alone, and Escape closes it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/category')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(findMenu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(findMenu(page)).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  // After four pages, the random game and the theme.
  for (let at = 0; at < 7; at++) await page.keyboard.press('Tab')
  await expect(findMenu(page).getByRole('link', { name: 'Hot' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/categoryDetail\/HotGames\/1$/)
  await expect(findMenu(page)).toBeHidden()
})

test('a menu opened before hydration stays open', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/category', { waitUntil: 'commit' })
  // Before the styles the phone's button is there, too.
  await page.getByRole('button', { name: 'More: menu' }).click()
  await expect(findMenu(page)).toBeVisible()
  release()
  await waitUntilHydrated(page)
  await waitForIdle(page)
  await expect(findMenu(page)).toBeVisible()
})

/** Clicks an outdated link, as in a page that has been open for a long time. */
async function follow(page: Page, href: string) {
  await page.evaluate((target) => {
    const link = document.createElement('a')
    link.href = target
    document.querySelector('main')!.append(link)
    link.click()
  }, href)
}

// covers: '1.9', '2.8', '2.18'
test('a wide header links to categories and articles; client navigation follows redirects of tags and of pages past the last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/gameDetail/cozy-blocks')
  const header = page.locator('header')
  await header.getByRole('link', { name: 'Categories' }).click()
  await expect(page).toHaveURL(/\/category$/)
  await header.getByRole('link', { name: 'Articles' }).click()
  await expect(page).toHaveURL(/\/articles$/)
  await page.evaluate(() => ((window as unknown as { stays: boolean }).stays = true))
  await follow(page, '/tag/puzzle/2')
  await expect(page).toHaveURL(/\/categoryDetail\/puzzle\/1$/)
  await follow(page, '/categoryDetail/HotGames/44')
  await expect(page).toHaveURL(/\/categoryDetail\/HotGames\/1$/)
  expect(await page.evaluate(() => (window as unknown as { stays?: boolean }).stays)).toBe(true)
})

// covers: '3.14'
seededTest('the home page shows no game twice', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const shown = [...main.matchAll(/href="\/gameDetail\/([^"]+)"/g)].map((match) => match[1]!)
  expect(shown.length).toBeGreaterThan(100)
  expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted())
})

seededTest(
  'an operator’s categories appear within seconds, and the tag of a hidden one still has a page',
  async ({ request, seededSite }) => {
    // Six commands, each in its own process and followed by a rebuild of the catalogue.
    seededTest.setTimeout(150_000)
    const portal = (...args: string[]) => {
      const { status, errors } = runPortal(seededSite.dataDir, 'categories', ...args)
      expect(status, errors).toBe(0)
    }
    const answer = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0 })
      return { status: response.status(), html: await response.text() }
    }
    const soon = { timeout: 15_000 }
    try {
      portal('add', 'Snow days', '--tags', 'fashion', '--slug', 'fashion')
      await expect.poll(async () => (await answer('/categoryDetail/fashion/1')).status, soon).toBe(200)
      expect((await answer('/tag/fashion/1')).status).toBe(301)
      expect((await answer('/categoryDetail/fashion/1')).html).toContain('Snow days games</h1>')
      await expect
        .poll(async () => (await answer('/')).html.includes('href="/categoryDetail/fashion/1"'), soon)
        .toBe(true)
      const card =
        /<a [^>]*href="\/categoryDetail\/fashion\/1"[^>]*><span class="[^"]*pictures[^"]*">(.*?)<\/span>/
      const countPictures = async () => {
        const [, pictures = ''] = card.exec((await answer('/category')).html) ?? []
        return pictures.match(/\/img\/games\/[\w-]+\/art-192/g)?.length ?? 0
      }
      await expect.poll(countPictures, soon).toBeGreaterThanOrEqual(2)
      portal('rename', 'fashion', 'White days')
      await expect
        .poll(
          async () => (await answer('/categoryDetail/fashion/1')).html.includes('White days games</h1>'),
          soon,
        )
        .toBe(true)
      portal('hide', 'fashion')
      await expect.poll(async () => (await answer('/tag/fashion/1')).status, soon).toBe(200)
      await expect.poll(async () => (await answer('/categoryDetail/fashion/1')).status, soon).toBe(404)
      portal('show', 'fashion')
      await expect.poll(async () => (await answer('/tag/fashion/1')).status, soon).toBe(301)
    } finally {
      portal('remove', 'fashion')
    }
    await expect.poll(async () => (await answer('/categoryDetail/fashion/1')).status, soon).toBe(404)
  },
)
