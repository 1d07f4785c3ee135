/** How a visitor comes to a page, and into a game. */
import { expect, type Page } from '@playwright/test'
import { passIdle } from './page-barriers.ts'

/** Opens a page and waits until it listens: what is pressed before hydration is not what these journeys are about. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilHydrated(page)
}

export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}

/** The stage says in `data-state` what happens on it. */
export const GAME_STAGE = 'section[data-state]'

export async function startPlaying(page: Page, slug = 'cozy-blocks', title = 'Cozy Blocks'): Promise<void> {
  await visit(page, `/gamePlay/${slug}`)
  await page.getByRole('button', { name: `Play ${title}` }).click()
  await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
}

export const findGameBar = (page: Page) => page.locator('#game-bar')

/** The key is heard once the page listens, which a busy machine does a moment after it is hydrated. */
export async function goToSearch(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Find a game' })
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 500 })
  }).toPass()
}

/** Loads the page again, until it knows its site's configuration: whom it may let in, and so what it has to ask. */
export async function reloadUntilConfigured(page: Page): Promise<void> {
  const configured = page.waitForResponse('**/api/commonApi')
  await page.reload()
  await configured
  await passIdle(page)
}
