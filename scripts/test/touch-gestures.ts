/** Real touch input: the browser's touch events, with the events that a browser sends after them. */
import type { Page } from '@playwright/test'

export type Finger = {
  /** At a point of the window, in CSS pixels. */
  tap(x: number, y: number): Promise<void>
}

/** Long enough for a page to change during the touch. */
const HOLD_MS = 60
/** By then the browser has sent its click. */
const CLICK_MS = 60

/** The page needs a context with touch. */
export async function openFinger(page: Page): Promise<Finger> {
  const devtools = await page.context().newCDPSession(page)
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  return {
    async tap(x, y) {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await wait(HOLD_MS)
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await wait(CLICK_MS)
    },
  }
}
