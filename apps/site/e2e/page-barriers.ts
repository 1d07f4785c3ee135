/**
 * Barriers for tests that expect nothing to happen. A barrier completes after everything that could have happened, so that no test
 * has to wait a fixed time.
 */
import { expect, type Locator, type Page } from '@playwright/test'

/** Waits for a request of the page: all its earlier requests have then reached the test, too. */
export async function waitForRoundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await fetch('/robots.txt', { cache: 'no-store' })).text()))
}

/** Waits for two frames: the effects of a scroll, a key or a resize are then painted. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Waits until the page has loaded, and its idle tasks have started and received their responses. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState()
  // Idle callbacks run in the order of their requests; on a machine that is never idle, after their time.
  await page.evaluate(
    (timeout) =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestIdleCallback(resolve, { timeout }), { timeout }),
      ),
    20_000,
  )
  await waitForRoundTrip(page)
}

/** Waits until the page polls for newer builds and prefetches pages; on a very slow connection it never does. */
export async function waitForStart(page: Page): Promise<void> {
  // An observer, because `performance` lists no entries with a mocked clock.
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
  await waitForRoundTrip(page)
}

/** Clicks an ad's frame. The page detects the click by the focus, which it then takes back. */
export async function clickAd(page: Page, frame: Locator): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.lostFocus
    addEventListener('blur', () => (document.documentElement.dataset.lostFocus = ''), { once: true })
  })
  await frame.click()
  await expect(page.locator('html')).toHaveAttribute('data-lost-focus')
  await expect(frame).not.toBeFocused()
}

/** Waits until the page has handled all earlier messages of its frames. */
export async function waitForMessages(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', function onMessage({ data }) {
          if (data !== 'fence') return
          removeEventListener('message', onMessage)
          resolve()
        })
        postMessage('fence', '*')
      }),
  )
}
