/**
 * For journeys in which nothing must happen. A fence is something that comes after whatever could have happened, so that no journey
 * has to guess how long that takes.
 */
import { expect, type Locator, type Page } from '@playwright/test'

/** A request of the page has come and gone: whatever the page had asked for before has reached this journey, too. */
export async function passRequest(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await fetch('/robots.txt', { cache: 'no-store' })).text()))
}

/** Two frames were painted: what follows a scroll, a key or a resize is on the screen. */
export async function passFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** The page has loaded, and what waited for an idle moment has begun and has its answers. */
export async function passIdle(page: Page): Promise<void> {
  await page.waitForLoadState()
  // Idle callbacks run in the order in which they were asked for.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  await passRequest(page)
}

/** The page polls for newer builds and fetches pages ahead; on a very slow line it never comes to that. */
export async function passStart(page: Page): Promise<void> {
  // An observer, because with the browser's clock replaced `performance` itself lists nothing.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (!list.getEntries().some(({ name }) => name.includes('/builds/meta/'))) return
          observer.disconnect()
          resolve()
        })
        observer.observe({ type: 'resource', buffered: true })
      }),
  )
  await passRequest(page)
}

/** Presses an ad's frame. The page notices that by the focus, which it then takes back. */
export async function pressAd(page: Page, frame: Locator): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.lostFocus
    addEventListener('blur', () => (document.documentElement.dataset.lostFocus = ''), { once: true })
  })
  await frame.click()
  await expect(page.locator('html')).toHaveAttribute('data-lost-focus')
  await expect(frame).not.toBeFocused()
}

/** The page has handled every message that its frames had sent it before. */
export async function passMessages(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', function hear({ data }) {
          if (data !== 'fence') return
          removeEventListener('message', hear)
          resolve()
        })
        postMessage('fence', '*')
      }),
  )
}
