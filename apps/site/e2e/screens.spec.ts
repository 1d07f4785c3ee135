/** Every page: its status, its texts, its covers, its width, its accessibility; and addresses that do not exist. */
import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { ALL_SCREENS, type Screen, TRIED_SCREENS } from './screens.ts'
import { expect, isLong, NOT_FOUND_ERROR, seededTest, test } from './site-test.ts'
import { waitUntilHydrated } from './visit.ts'

/** A short run opens each page in one of the views, and makes it as narrow as the smallest phone and a tablet. */
const WIDTHS = isLong ? [320, 390, 768, 1440] : [320, 768]
/** Contrast does not depend on the width, nor layout on the colours: phones are tested in the dark theme, desktops in the light one. */
const VIEWS = [
  { width: 390, height: 844, theme: 'dark' },
  { width: 1440, height: 900, theme: 'light' },
] as const

/** The page may not violate its policy; returns the violations of the pages that are opened from now on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${event.violatedDirective} ${event.blockedURI}`,
      ),
    ),
  )
  return violations
}

async function chooseTheme(page: Page, theme: 'dark' | 'light') {
  await page.addInitScript((name) => {
    localStorage.setItem('playhouse:theme', name)
    localStorage.setItem('playhouse', JSON.stringify({ version: 1, theme: name }))
  }, theme)
}

/** Content below the fold is loaded, too. */
async function expectAllCovers(page: Page) {
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')))
  const listMissing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => !image.complete || image.naturalWidth === 0)
        .map((image) => image.currentSrc),
    )
  await expect.poll(listMissing, { message: 'covers', timeout: 20_000 }).toEqual([])
}

async function expectScreen(page: Page, { path, title, heading, status }: Screen) {
  const response = (await page.goto(path))!
  expect(response.status()).toBe(status ?? 200)
  await expect(page).toHaveTitle(title)
  const headings = page.getByRole('heading', { level: 1 })
  await expect(headings).toHaveCount(1)
  await expect(headings).toHaveText(heading)
  await waitUntilHydrated(page)
}

async function expectNotWider(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  const { scrolled, widest } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    widest: [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth)
      .slice(0, 3)
      .map((element) => `${element.tagName}.${element.className}`),
  }))
  expect(scrolled, `${width}: ${widest.join(', ')}`).toBe(0)
}

const isTriedIn = (view: number, at: number) => isLong || at % VIEWS.length === view

for (const [view, { theme, ...viewport }] of VIEWS.entries()) {
  for (const isFound of [true, false]) {
    const screens = TRIED_SCREENS.filter(
      ({ status }, at) => isTriedIn(view, at) && (status !== 404) === isFound,
    )
    // covers: '1.2', '1.4', '2.2', '2.5', '2.9', '2.32'
    seededTest(
      `${isFound ? 'every page' : 'the 404 page'}, ${theme}: has its texts, hydrates, loads all its covers without other hosts, is never wider than the window, and accessible`,
      async ({ page, watch }) => {
        seededTest.skip(screens.length === 0, 'in the other view')
        seededTest.setTimeout(30_000 * screens.length)
        // `watch` fails on a request to another host.
        if (!isFound) watch.allowError(NOT_FOUND_ERROR)
        const violations = await watchPolicy(page)
        await chooseTheme(page, theme)
        // One after the other in one tab, which has their scripts already.
        for (const screen of screens)
          await seededTest.step(screen.path, async () => {
            await page.emulateMedia({ reducedMotion: null })
            await page.setViewportSize(viewport)
            await expectScreen(page, screen)
            expect(violations).toEqual([])
            await expectAllCovers(page)
            for (const width of [viewport.width, ...WIDTHS]) await expectNotWider(page, width)

            await page.setViewportSize(viewport)
            await page.emulateMedia({ reducedMotion: 'reduce' })
            await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
            await expectNoViolations(page, `${screen.path}, ${viewport.width} pixels, ${theme}`)
          })
      },
    )
  }
}

// covers: '1.1', '2.1', '6.1'
seededTest('the HTML of every page is complete before any script runs', async ({ page, request }) => {
  for (const { path, title, heading, status = 200 } of ALL_SCREENS) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(status)
    const html = await response.text()
    // Parsed, and neither run nor shown.
    const parsed = await page.evaluate((text) => {
      const parsedPage = new DOMParser().parseFromString(text, 'text/html')
      const read = (selector: string) => parsedPage.querySelector(selector)?.textContent?.trim() ?? ''
      const description = parsedPage.querySelector<HTMLMetaElement>('meta[name="description"]')
      return { title: read('title'), heading: read('h1'), description: description?.content ?? '' }
    }, html)
    for (const [found, expected] of [
      [parsed.title, title],
      [parsed.heading, heading],
    ] as const) {
      if (typeof expected === 'string') expect(found, path).toBe(expected)
      else expect(found, path).toMatch(expected)
    }
    if (status === 200) expect(parsed.description.length, path).toBeGreaterThan(20)
    expect(html, `${path}: a style attribute, which the policy drops`).not.toMatch(/<[^>]+\sstyle=["']/)
    expect(html, path).not.toContain('undefined games')
  }
})

test('the home page offers free unblocked games and shows their real number', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const description = /<meta name="description" content="([^"]*)"/.exec(html)![1]!
  expect(description).toMatch(/^Free unblocked games for all ages: \d+ best free games/)
})

seededTest('with imported games the description contains their number', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const count = Number(/ages: (\d+) best free games/.exec(html)?.[1])
  expect(count).toBeGreaterThanOrEqual(145)
  expect(count).toBeLessThan(1000)
})

const NOT_FOUND = [
  '/nothing',
  '/categoryDetail/Nothing/1',
  '/categoryDetail/Newest/0',
  '/categoryDetail/Newest/01',
  '/categoryDetail/Newest/1e1',
  '/categoryDetail/Newest/-1',
  '/categoryDetail/Newest/1.0',
  '/categoryDetail/Newest/9999',
  '/categoryDetail/Newest/1000000',
  '/categoryDetail/Newest/1/more',
  '/categoryDetail/constructor/1',
  '/tag/no-such-tag/1',
  '/tag/puzzle/0',
  '/tag/relaxing/999',
  '/categoryDetail/puzzle/999',
  '/articlesDetail/0',
  '/articlesDetail/01',
  '/articlesDetail/1e0',
  '/articlesDetail/999999',
  '/articlesDetail/1000000',
  '/articlesDetail/abc',
  '/gameDetail/no-such-game',
  '/gameDetail/cozy--blocks',
  '/gameDetail/-cozy-blocks',
  '/gameDetail/cozy_blocks',
  '/gameDetail/cozy-blocks%20',
  '/gameDetail/constructor',
  '/gameDetail/__proto__',
  `/gameDetail/${'a'.repeat(121)}`,
  '/gamePlay/no-such-game',
  '/gamePlay/cozy-blocks/fuller',
  '/gameDetail',
  '/gamePlay',
  '/privacyIndex/nothing',
  '/privacyIndex/constructor',
  '/search?searchValue=cozy&pageCurrent=0',
  '/search?searchValue=cozy&pageCurrent=01',
  '/search?searchValue=cozy&pageCurrent=1e1',
  '/search?searchValue=cozy&pageCurrent=99',
]

// covers: '2.8', '2.21', '5.1', '9.6'
test('unknown addresses answer 404 with the texts of the 404 page', async ({ request }) => {
  for (const path of NOT_FOUND) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(404)
    const html = await response.text()
    expect(html, path).toContain('>404 NOT FOUND<')
    expect(html, path).toMatch(/href="\/(\?[^"]*)?"[^>]*>BACK</)
    expect(html, path).toMatch(/role="search"/)
    expect(html, path).toContain('Play one of these instead')
    expect(html, path).toMatch(/<meta name="robots" content="noindex"/)
    expect(response.headers()['cache-control'], path).toBe('no-store')
  }
})
