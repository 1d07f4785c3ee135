/** What every check asks of a browser, whichever protocol drives it. */
export interface TestPage {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>
  /** Runs a function in the page. It can use its arguments (JSON) and nothing else of ours. */
  evaluate<Args extends unknown[], Value>(
    run: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>
  /** Clicks with the browser's own pointer. */
  click(selector: string): Promise<void>
  type(text: string): Promise<void>
  keyDown(key: KeyName): Promise<void>
  keyUp(key: KeyName): Promise<void>
  /** Closes the page and deletes its profile. */
  close(): Promise<void>
}

export type KeyName = 'ArrowLeft' | 'ArrowRight' | 'Enter'

export interface PageNeeds {
  /** A framed game is drawn for many seconds, and no page is left by a link. */
  drawsLong?: boolean
}

export interface TestBrowser {
  /** Its number. */
  version: string
  /** Opens a page with a profile of its own: no cache, no stored data. */
  open(needs?: PageNeeds): Promise<TestPage>
  close(): Promise<void>
}

export const PAGE_SIZE = { width: 1280, height: 800 }
/** Twenty seconds of play take WebKit three times as long where frames are drawn without a graphics card. */
const WAIT_MS = 90_000
const POLL_MS = 100

/** Waits until the function returns something truthy in the page, and returns that. A page that is navigating is asked again. */
export async function waitUntil<Args extends unknown[], Value>(
  page: TestPage,
  what: string,
  ask: (...args: Args) => Value | Promise<Value>,
  ...args: Args
): Promise<NonNullable<Value>> {
  const end = Date.now() + WAIT_MS
  for (let lastError = ''; ; await new Promise((resolve) => setTimeout(resolve, POLL_MS))) {
    try {
      const value = await page.evaluate(ask, ...args)
      if (value) return value
      lastError = ''
    } catch (error) {
      lastError = `: ${firstLine(error)}`
      if (error instanceof Error && error.name === 'NoSuchSessionError')
        throw new Error(`The browser ended before ${what}`, { cause: error })
    }
    if (Date.now() > end) throw new Error(`Not within ${WAIT_MS / 1000} s: ${what}${lastError}`)
  }
}

export async function pressKey(page: TestPage, key: KeyName): Promise<void> {
  await page.keyDown(key)
  await page.keyUp(key)
}

/** Selenium's errors may have a name and no message. */
export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).split('\n')[0]!
