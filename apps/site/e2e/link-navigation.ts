/** Clicks links, and detects whether the browser made a full load. */
import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** Marks the document, so that a full load can be detected. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void ((window as { isSame?: true }).isSame = true))
export const isSameDocument = (page: Page) =>
  page.evaluate(() => (window as { isSame?: true }).isSame === true)

/** Adds a link to this address to the page and clicks it. */
export async function clickLinkTo(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.querySelector('main')!.append(link)
    link.click()
  }, href)
}

export async function expectFullLoadTo(page: Page, path: string): Promise<void> {
  await markDocument(page)
  await clickLinkTo(page, path)
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
  await expect(page).toHaveURL((url) => url.pathname + url.search === path)
}

export async function expectClientNavigationTo(page: Page, path: string): Promise<void> {
  await markDocument(page)
  await clickLinkTo(page, path)
  await expect(page).toHaveURL((url) => url.pathname + url.search === path)
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating')
  expect(await isSameDocument(page)).toBe(true)
}
