/** Journeys by keyboard alone: no pointer input in this file. */
import type { Page } from '@playwright/test'
import { waitForFrames } from './page-barriers.ts'
import { expect, test } from './site-test.ts'
import { goToSearch, visit } from './visit.ts'

/** Presses Tab until the focused element has this name; fails when it is not found. */
async function tabTo(page: Page, name: RegExp, max = 60) {
  for (let at = 0; at < max; at++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      return element?.getAttribute('aria-label') || element?.innerText?.trim() || ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`Tab never came to ${name}`)
}

/** The focus must be visible: an outline, a ring or another CSS change. */
async function isFocusSeen(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
}

test('with the keyboard alone: from the home page into a game, out of it and to the footer', async ({
  page,
}) => {
  await visit(page, '/')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()

  await goToSearch(page)
  await page.keyboard.type('cozy')
  const option = page.getByRole('option', { name: 'Cozy Blocks', exact: true })
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/gameDetail\/cozy-blocks/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cozy Blocks')

  await page.locator('#content').focus()
  await tabTo(page, /^Play Cozy Blocks$/)
  await expect(page.locator('#btnPlay')).toBeFocused()
  expect(await isFocusSeen(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/gamePlay\/cozy-blocks/)
  await expect(page.locator('iframe')).toBeFocused()

  const bar = page.locator('#game-bar')
  await expect(page.locator('section[data-state="playing"]')).toBeVisible()
  await leaveGame(page)
  await tabTo(page, /^Mark as favourite$/)
  expect(await isFocusSeen(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('button', { name: 'Mark as favourite' })).toHaveAttribute('aria-pressed', 'true')

  await tabTo(page, /^Report a problem$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(bar.getByRole('button', { name: 'Report a problem' })).toBeFocused()

  await tabTo(page, /^Imprint$/)
  expect(await isFocusSeen(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/privacyIndex\/imprint/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint')
  await tabTo(page, /^My data$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'My data' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'My data' })).toBeFocused()
})

/** The keyboard is never trapped in a game: Tab leaves it within a few presses. */
async function leaveGame(page: Page) {
  for (let at = 0; at < 40; at++) {
    await page.keyboard.press('Tab')
    const isOut = await page.evaluate(() => document.activeElement?.textContent?.trim() === 'Back to page')
    if (isOut) {
      await page.keyboard.press('Enter')
      await expect(page.locator('#game-bar')).toBeFocused()
      return
    }
    const isInside = await page.evaluate(() => document.activeElement?.tagName === 'IFRAME')
    if (!isInside && (await page.evaluate(() => document.activeElement?.closest('#game-bar') !== null)))
      return
  }
  throw new Error('Tab never left the game')
}

test('a skip link is before the game, and a link back after it', async ({ page }) => {
  await visit(page, '/gamePlay/cozy-blocks')
  const links = page.locator('section[aria-label="Cozy Blocks, the game"] a')
  await expect(links).toHaveText(['Skip game', 'Back to page'])
  await page.locator('#content').focus()
  await tabTo(page, /^Skip game$/)
  await page.keyboard.press('Enter')
  await expect(page.locator('#game-bar')).toBeFocused()
})

test('Escape closes a game’s menu page by page', async ({ page }) => {
  await page.goto('/games/wheelhop-hills/')
  const menu = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Pause' }).click()
  await menu.getByRole('button', { name: 'Settings' }).click()
  await menu.getByRole('button', { name: 'Keys' }).click()
  for (const title of ['Settings', 'Paused']) {
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await waitForFrames(page) // a dialog that closes by itself does so after the key
    await expect(menu).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  for (const isOpen of [true, false]) {
    await page.keyboard.press('p')
    await expect(menu).toBeVisible({ visible: isOpen })
  }
})

// covers: '2.1'
test('after a navigation the focus is on the new content, and the page is announced', async ({ page }) => {
  await visit(page, '/category')
  await page.locator('#content a[href^="/categoryDetail/"]').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/categoryDetail\//)
  await expect(page.locator('#content')).toBeFocused()
  await expect(page.locator('[aria-live="polite"]').last()).toHaveText(await page.title())
})
