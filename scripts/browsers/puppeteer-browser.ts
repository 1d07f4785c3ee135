/** Chromium over the DevTools protocol and Firefox over WebDriver BiDi: Puppeteer speaks both without a driver process. */
import puppeteer from 'puppeteer-core'
import { PAGE_SIZE, type TestBrowser, type TestPage } from './test-page.ts'

const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']
/** Replays run in one call. */
const PROTOCOL_LIMIT_MS = 180_000

export async function openPuppeteerBrowser(
  name: 'chrome' | 'firefox',
  executablePath: string,
): Promise<TestBrowser> {
  const browser = await puppeteer.launch({
    browser: name,
    executablePath,
    headless: true,
    args: name === 'chrome' ? CHROMIUM_ARGS : [],
    protocolTimeout: PROTOCOL_LIMIT_MS,
  })
  return {
    // Such as "firefox/153.7.0".
    version: (await browser.version()).replace(/^.*\//, ''),
    async open() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(PAGE_SIZE)
      return {
        goto: async (url) => void (await page.goto(url)),
        // Puppeteer types the arguments by its own handles; ours are JSON.
        evaluate: ((run: () => unknown, ...args: []) => page.evaluate(run, ...args)) as TestPage['evaluate'],
        click: (selector) => page.click(selector),
        type: (text) => page.keyboard.type(text),
        keyDown: (key) => page.keyboard.down(key),
        keyUp: (key) => page.keyboard.up(key),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
