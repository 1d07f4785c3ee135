/** A browser without scripts: no controls without effect, and a note where scripts are needed. */
import type { Browser, Page } from '@playwright/test'
import { expect, isLong, seededTest as test, type Watch } from './site-test.ts'
import { TRIED_SCREENS } from './screens.ts'
import { madeGame } from './seeded-site.ts'

async function open(browser: Browser, baseURL: string | undefined, watch: Watch): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  await watch.follow(context)
  watch.allowError(/the server responded with a status of 404/)
  return context.newPage()
}

test('every visible button has an effect', async ({ browser, baseURL, watch }) => {
  const page = await open(browser, baseURL, watch)
  // Every fourth one in a short run.
  for (const { path } of TRIED_SCREENS.filter((_, at) => isLong || at % 4 === 0)) {
    await page.goto(path)
    const idle = await page.evaluate(() => {
      const hasEffect = (button: HTMLButtonElement) => {
        const panel = button.getAttribute('popovertarget')
        if (panel !== null) return document.querySelectorAll(`[id="${panel}"][popover]`).length === 1
        return button.type === 'submit' && (button.form?.action.startsWith('http') ?? false)
      }
      const buttons = [...document.querySelectorAll('button')]
      return buttons
        .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !hasEffect(button))
        .map((button) => button.textContent)
    })
    expect(idle, path).toEqual([])
  }
  await page.context().close()
})

test('the play page says that scripts are needed, and links to the standalone page of an own game', async ({
  browser,
  baseURL,
  watch,
}) => {
  const page = await open(browser, baseURL, watch)
  await page.goto(`/gamePlay/${madeGame(3).slug}`)
  await expect(page.getByText('This game needs JavaScript', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /on its own page$/ })).toHaveCount(0)
  await page.goto('/gamePlay/cozy-blocks')
  await expect(page.getByText('This game needs JavaScript', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Open Cozy Blocks on its own page' }).click()
  await expect(page).toHaveURL(/\/games\/cozy-blocks\/$/)
  await expect(page.getByText(/^This game needs JavaScript\. Allow it/)).toBeVisible()
  await page.getByRole('link', { name: 'To all games' }).click()
  await expect(page).toHaveURL(`${baseURL}/`)
  await page.goto('/offline')
  await expect(page.getByText('Looking for saved games')).toBeHidden()
  await expect(page.getByText(/^Playing offline needs JavaScript/)).toBeVisible()
  await page.context().close()
})

test('a missing page is complete and styled: its scene, its words, and games to play', async ({
  browser,
  baseURL,
  watch,
}) => {
  const page = await open(browser, baseURL, watch)
  for (const path of ['/nothing', '/gameDetail/no-such-game']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveText('We can’t find that page')
    await expect(main.locator('img[src*="scene-cellar"]'), path).toBeVisible()
    const tiles = main.getByRole('list', { name: 'Play one of these instead' }).getByRole('listitem')
    await expect(tiles, path).toHaveCount(12)
    const [first, second] = [(await tiles.nth(0).boundingBox())!, (await tiles.nth(1).boundingBox())!]
    expect(second.y, `${path}: its tiles stand in rows`).toBe(first.y)
    expect(second.x, path).toBeGreaterThanOrEqual(first.x + first.width)
    const scene = main.getByRole('heading', { level: 1 }).locator('xpath=../..')
    expect(await scene.evaluate((element) => getComputedStyle(element).display), path).toBe('grid')
  }
  await page.context().close()
})
