/** Bytes of a first visit, layout shifts while it loads, and the number of games it shows. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { waitForFrames, waitForIdle, waitForStart } from './page-barriers.ts'
import { expect, isLong, seededTest, test, testIf } from './site-test.ts'
import { waitUntilHydrated } from './visit.ts'
import { madeGame } from './seeded-site.ts'

// Bytes and layout shifts as a visitor has them.
test.use({ prefetches: true })

const KB = 1024
const MAX_SCRIPT_BYTES = 120 * KB
const MAX_OWN_SCRIPT_BYTES = 25 * KB
const MAX_FONT_BYTES = 35 * KB
const MAX_ARTICLE_BYTES = 350 * KB
const MAX_SHIFT = 0.01
/** The chunk of React and React Router; all other scripts are ours. */
const VENDOR_RE = /\/assets\/vendor-/

interface Sent {
  url: string
  bytes: number
}

/** Every script and font fetched until the page is idle and hydrated, in bytes after brotli. */
async function loadAndWeigh(
  page: Page,
  path: string,
): Promise<{ scripts: Sent[]; fonts: Sent[]; inline: number }> {
  const scripts: Sent[] = []
  const fonts: Sent[] = []
  const weighing: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    const isScript = kind === 'script' || /\.js(\?|$)/.test(response.url())
    if (!isScript && kind !== 'font') return
    weighing.push(
      response.body().then((body) => {
        const bytes = isScript ? brotliCompressSync(body).length : body.length
        const list = isScript ? scripts : fonts
        if (!list.some(({ url }) => url === response.url())) list.push({ url: response.url(), bytes })
      }),
    )
  })
  // Files loaded when the browser is idle are for later pages.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await waitUntilHydrated(page)
  await Promise.all(weighing)
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src])')].map((script) => script.textContent).join('\n'),
  )
  return { scripts, fonts, inline: brotliCompressSync(inline).length }
}

const sum = (list: readonly Sent[]) => list.reduce((total, { bytes }) => total + bytes, 0)

for (const [name, path] of [
  ['the home page', '/'],
  ['a category page', '/categoryDetail/Newest/1'],
  ['a game’s page', `/gameDetail/${madeGame(3).slug}`],
] as const) {
  seededTest(`${name} needs at most 120 KB of script, of which at most 25 KB are ours`, async ({ page }) => {
    const { scripts, fonts, inline } = await loadAndWeigh(page, path)
    const ours = scripts.filter(({ url }) => !VENDOR_RE.test(url))
    const kb = (bytes: number) => (bytes / KB).toFixed(1)
    console.log(
      `${path}: ${kb(sum(scripts))} KB of script, ours ${kb(sum(ours))} KB in ${ours.length} files, inline ${kb(inline)} KB, fonts ${kb(sum(fonts))} KB`,
    )
    expect(sum(scripts)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    expect(
      scripts.some(({ url }) => VENDOR_RE.test(url)),
      'React stands in a chunk of its own',
    ).toBe(true)
    expect(sum(ours), JSON.stringify(ours, null, 1)).toBeLessThanOrEqual(MAX_OWN_SCRIPT_BYTES)
    expect(sum(fonts)).toBeLessThanOrEqual(MAX_FONT_BYTES)
    expect(fonts.length).toBeLessThanOrEqual(1)
  })
}

/** The article with the largest title image. */
function findHeaviestArticle(): number {
  const folder = join(import.meta.dirname, '../public/img')
  const icons = readdirSync(folder).flatMap((file) => /^articles(\d+)\.avif$/.exec(file)?.[1] ?? [])
  return Number(icons.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0])
  function sizeOf(id: string): number {
    return statSync(join(folder, `articles${id}.avif`)).size
  }
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  testIf(isLong || width <= 390, test)(
    `an article needs at most 350 KB before scrolling at ${width} pixels`,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0
      })
      const sent: Sent[] = []
      const weigh = async (response: Response) => {
        const body = await response.body()
        const isPacked = /^(image|font)$/.test(response.request().resourceType())
        sent.push({ url: response.url(), bytes: isPacked ? body.length : brotliCompressSync(body).length })
      }
      const answers: Response[] = []
      const note = (response: Response) => void answers.push(response)
      page.on('response', note)
      await page.goto(`/articlesDetail/${findHeaviestArticle()}`, { waitUntil: 'networkidle' })
      page.off('response', note)
      await Promise.all(answers.map(weigh))
      console.log(`an article at ${width} pixels: ${(sum(sent) / KB).toFixed(1)} KB in ${sent.length} files`)
      expect(sent.some(({ url }) => url.endsWith('.avif'))).toBe(true)
      expect(sum(sent), JSON.stringify(sent, null, 1)).toBeLessThanOrEqual(MAX_ARTICLE_BYTES)
    },
  )
}

/** Observes layout shifts from the first byte; the browser does not count shifts within half a second of an input. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = { total: 0, moves: [] as string[] }
    ;(window as unknown as { shifts: typeof seen }).shifts = seen
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Element }[]
      })[]) {
        if (entry.hadRecentInput) continue
        seen.total += entry.value
        seen.moves.push(
          `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.className || `${node?.nodeName} “${node?.textContent?.slice(0, 30)}”`).join(', ')}`,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const STORED_DATA = JSON.stringify({
  version: 1,
  recent: [3, 7, 11].map((number) => ({
    ...madeGame(number),
    coverVersion: '',
    at: 1_700_000_000_000 + number,
  })),
  favourites: [5].map((number) => ({ ...madeGame(number), coverVersion: '', at: 1_700_000_000_000 })),
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const visit of isLong ? (['first', 'returning'] as const) : (['first'] as const)) {
    seededTest(`no layout shift on a ${visit} visit at ${width} pixels`, async ({ page }) => {
      seededTest.skip(!isLong && width > 390, 'in long runs')
      await page.setViewportSize({ width, height })
      await watchShifts(page)
      if (visit === 'returning') {
        await page.addInitScript((storedData) => {
          localStorage.setItem('playhouse', storedData)
          localStorage.setItem('playhouse:kept', 'recent favourites')
        }, STORED_DATA)
      }
      for (const path of [
        '/',
        '/categoryDetail/Newest/1',
        `/gameDetail/${madeGame(3).slug}`,
        '/gamePlay/cozy-blocks',
      ]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await waitForIdle(page)
        await waitForFrames(page)
        const { total, moves } = await page.evaluate(
          () => (window as unknown as { shifts: { total: number; moves: string[] } }).shifts,
        )
        expect(total, `${path}: ${moves.join(' | ')}`).toBeLessThanOrEqual(MAX_SHIFT)
      }
      // A browser that has read half the page may draw the cover before Play.
      const cover = page.locator('section[data-state] picture img')
      const place = await cover.boundingBox()
      await page.getByRole('button', { name: 'Play Cozy Blocks' }).evaluate((button) => button.remove())
      expect(await cover.boundingBox()).toEqual(place)
      if (visit === 'returning') {
        await page.goto('/')
        const strip = page.getByRole('region', { name: 'Your games' })
        await expect(strip.getByRole('listitem').filter({ hasText: 'Continue' })).toHaveCount(3)
        await expect(strip.getByRole('listitem').filter({ hasText: 'Favourite' })).toHaveCount(1)
      }
    })
  }
}

// covers: '9.5'
seededTest('1440 × 900 shows at least 14 games before scrolling, 390 × 844 at least 8', async ({ page }) => {
  await page.goto('/')
  for (const [width, height, minGames] of [
    [1440, 900, 14],
    [390, 844, 8],
  ] as const) {
    await page.setViewportSize({ width, height })
    const shown = await page
      .getByRole('main')
      .locator('a[href^="/gameDetail/"]')
      .evaluateAll(
        (links, viewHeight) =>
          links.filter((link) => {
            const { top, bottom, height: tall, width: wide } = link.getBoundingClientRect()
            // A half visible cover is recognisable and counts.
            return wide > 0 && tall > 0 && top >= 0 && top + (bottom - top) / 2 <= viewHeight
          }).length,
        height,
      )
    expect(shown, `${width} × ${height}`).toBeGreaterThanOrEqual(minGames)
  }
})

test('no page requests scripts or styles that it does not use', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const fetched = html.replace(/<link rel="canonical"[^>]*>/, '')
  const sources = [...fetched.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!)
  expect(sources.filter((source) => /^(https?:)?\/\//.test(source))).toEqual([])
})

test('with ads off a page loads nothing of any ad network, also when idle', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return
    scripts.push(response.text().then((text) => `${response.url()}\n${text}`))
  })
  const texts: string[] = []
  for (const path of ['/', '/articles']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await waitForStart(page)
    // The browser drops the bodies of a page that it leaves.
    texts.push(...(await Promise.all(scripts.splice(0))))
  }
  expect(texts.length).toBeGreaterThan(5)
  const carried = texts.filter((text) =>
    /provider-|adsbygoogle|googletag\b|doubleclick|adBreakDone|api\/promos/.test(text),
  )
  expect(carried.map((text) => text.slice(0, 200))).toEqual([])
})
