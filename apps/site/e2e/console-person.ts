/** A person of the console in a browser of their own. */
import { brotliCompressSync } from 'node:zlib'
import { expect, type Browser, type BrowserContext, type Page, type Response } from '@playwright/test'
import type { Watch } from './site-test.ts'

/** The browser's message about an answer that a journey asked for. */
const REFUSED_ERROR = /the server responded with a status of (400|401|403|404|409|410)/

/** The first passkey makes the server load the library that checks it. */
export const patient = expect.configure({ timeout: 60_000 })

/** Watches a person's browser, which opens the console of the server at this port and previews of these sites. */
export async function watchConsole(
  watch: Watch,
  context: BrowserContext,
  port: number,
  hosts: readonly string[] = ['localhost'],
): Promise<void> {
  for (const host of ['console.localhost', ...hosts]) watch.allowOrigin(`http://${host}:${port}`)
  watch.allowError(REFUSED_ERROR)
  // Last: the page may be loading a preview from the test before.
  await watch.follow(context)
}

/** Opens a page of the console, and waits until its data are there. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
}

/** A browser whose passkeys need no finger. */
export async function openPerson(browser: Browser) {
  const opened = await browser.newContext()
  const first = await opened.newPage()
  const devtools = await opened.newCDPSession(first)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { context: opened, page: first }
}

export async function createPasskey(on: Page, link: string, name: string) {
  await on.goto(link)
  await on.getByLabel('Your name').fill(name)
  await on.getByRole('button', { name: 'Create a passkey' }).click()
  await patient(on.getByRole('heading', { name: 'Today' })).toBeVisible()
}

/** Scripts and styles that the page receives meanwhile, each once, in bytes after brotli. */
export async function weighFiles(page: Page, act: () => Promise<void>): Promise<number> {
  // By address: the page of a link and the first page share most of them.
  const bodies = new Map<string, Promise<Buffer>>()
  const collect = (response: Response) => {
    const url = response.url()
    if (/\.(js|css)$/.test(url) && !bodies.has(url)) bodies.set(url, response.body())
  }
  page.on('response', collect)
  await act()
  page.off('response', collect)
  const compressed = (await Promise.all(bodies.values())).map((body) => brotliCompressSync(body).length)
  return compressed.reduce((sum, each) => sum + each, 0)
}
