/** Opens pages and games like a visitor. */
import { expect, type Page } from '@playwright/test'
import { waitForIdle } from './page-barriers.ts'

/** Opens a page and waits until it is hydrated: input before hydration is not tested here. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilHydrated(page)
}

export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}

/** The state of the stage is in `data-state`. */
export const GAME_STAGE = 'section[data-state]'

export async function startPlaying(page: Page, slug = 'cozy-blocks', title = 'Cozy Blocks'): Promise<void> {
  await visit(page, `/gamePlay/${slug}`)
  await page.getByRole('button', { name: `Play ${title}` }).click()
  await expect(page.locator(GAME_STAGE)).toHaveAttribute('data-state', 'playing')
}

export const findGameBar = (page: Page) => page.locator('#game-bar')

/** The page adds its key listener a moment after hydration, so the key is retried. */
export async function goToSearch(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Find a game' })
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 500 })
  }).toPass()
}

/** Reloads the page and waits for the site's configuration, which contains the providers to ask consent for. */
export async function reloadUntilConfigured(page: Page): Promise<void> {
  const configured = page.waitForResponse('**/api/commonApi')
  await page.reload()
  await configured
  await waitForIdle(page)
}
