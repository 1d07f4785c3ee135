/** Real feeds, imported as an operator would: the counts are consistent, and every page of the catalogue is served. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SAMPLE_FILES } from '../../../scripts/test/import-samples.ts'
import { startServer, type SiteServer } from '../../../scripts/test/site-server.ts'
import { runPortal } from './operator.ts'
import { expect, isLong, test, testIf } from './site-test.ts'
import { startMockImageServer, type MockImageServer } from './mock-image-server.ts'

const SAMPLES = process.env.CATALOGUE_SAMPLES
const ALL_RECORDS = 2625
/** Games and searches, sampled evenly from the catalogue, the same ones every time. */
const DRAWN = isLong ? 50 : 2

let dataDir: string
let server: SiteServer | undefined

test.describe.configure({ mode: 'serial' })
test.skip(!SAMPLES, 'CATALOGUE_SAMPLES names no folder with samples of real feeds')

test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-catalogue-'))
})

test.afterAll(async () => {
  await server?.stop()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
})

type Counts = Record<
  'fetched' | 'new' | 'updated' | 'unchanged' | 'duplicate' | 'filtered' | 'broken' | 'vanished',
  number
>

function importAll(): Counts[] {
  return Object.entries(SAMPLE_FILES).map(([provider, file]) => {
    const { status, json, errors } = runPortal(dataDir, 'feed', 'import', provider, join(SAMPLES!, file))
    expect(status, `${provider}: ${errors}`).toBe(0)
    const counts = json as unknown as Counts & {
      details: Record<'duplicate' | 'broken', { record: number; reason: string }[]>
    }
    expect(
      counts.new + counts.updated + counts.unchanged + counts.duplicate + counts.filtered + counts.broken,
      provider,
    ).toBe(counts.fetched)
    for (const kind of ['duplicate', 'broken'] as const) {
      expect(counts.details[kind], `${provider} ${kind}`).toHaveLength(counts[kind])
      for (const note of counts.details[kind])
        expect(note).toMatchObject({ record: expect.any(Number), reason: expect.stringMatching(/\w/) })
    }
    return counts
  })
}

const total = (reports: Counts[], name: keyof Counts) =>
  reports.reduce((sum, counts) => sum + counts[name], 0)

// In a phone's window: it shows a third of the covers, and a long run opens two hundred pages here.
test.use({ viewport: { width: 390, height: 844 } })

// `samples.test.ts` imports them twice, on both databases.
test('four real feeds are imported without losing a record', () => {
  test.setTimeout(120_000)
  const reports = importAll()
  expect(total(reports, 'fetched')).toBe(ALL_RECORDS)
  expect(total(reports, 'new')).toBeGreaterThan(2000)
  expect(total(reports, 'vanished')).toBe(0)
})

// covers: '1.5'
test('the site counts its games as "1000+"', async () => {
  test.setTimeout(120_000)
  server = await startServer({ dataDir })
  const html = await (await fetch(server.url)).text()
  expect(html).toMatch(/<meta name="description" content="[^"]*1000\+ best free games/)
})

interface Listed {
  slug: string
  title: string
}
/** The lists are read once: another server on the same data has the same ones. */
let listed: Listed[] | undefined

async function readSlugs(url: string): Promise<Listed[]> {
  const games = []
  for (let page = 1; page < 100; page++) {
    const response = await fetch(`${url}/categoryDetail/Newest/${page}`)
    if (response.status === 404) break
    const html = await response.text()
    for (const [, slug, title] of html.matchAll(
      /href="\/gameDetail\/([^"]+)"[^>]*>.*?<span class="[^"]*title[^"]*">([^<]+)</gs,
    ))
      games.push({ slug: slug!, title: title!.replaceAll('&#x27;', "'").replaceAll('&amp;', '&') })
  }
  return games
}

/** Opens pages of the catalogue in Chromium, `count` games and searches; the fixture fails on any console error. */
async function walkCatalogue(page: Page, url: string, count: number) {
  // Prefetching is off: every page is opened separately.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  // Covers below the fold are requested too, but the test does not wait for them.
  const visit = async (path: string) => {
    const response = await page.goto(url + path, { waitUntil: 'load' })
    expect(response!.status(), path).toBe(200)
  }
  await visit('/')
  const games = (listed ??= await readSlugs(url))
  expect(games.length).toBeGreaterThan(2000)
  const drawn = Array.from(
    { length: count },
    (_, at) => games[Math.floor(((at + 0.5) * games.length) / count)]!,
  )
  for (const { slug } of drawn) await visit(`/gameDetail/${slug}`)
  for (const { title } of drawn) {
    await visit(`/search?searchValue=${encodeURIComponent(title)}`)
    await expect(page.getByRole('list', { name: 'Games found' }).getByRole('link').first()).toBeVisible()
  }
}

test('home, game and search pages work while no provider answers', async ({ page, watch }) => {
  test.setTimeout(480_000)
  watch.allowOrigin(server!.url)
  await walkCatalogue(page, server!.url, DRAWN)
  await page.goto(`${server!.url}/categoryDetail/Newest/2`)
  await expectCovers(page, /image\/(svg\+xml|webp|png)/)
})

/** The categories as listed in every page’s menu. */
async function listCategories(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/category`)).text()
  const menu = /<nav id="site-menu".*?<\/nav>/s.exec(html)![0]
  return [...menu.matchAll(/href="\/categoryDetail\/([^"/]+)\/1"/g)].map((match) => match[1]!)
}

testIf(isLong, test)('the pages of every category are served', async ({ page, watch }) => {
  test.setTimeout(240_000)
  watch.allowOrigin(server!.url)
  const categories = await listCategories(server!.url)
  expect(categories.length).toBeGreaterThanOrEqual(27)
  let pages = 0
  for (const [at, category] of categories.entries()) {
    // Every fourth page in a short run.
    for (let number = 1; ; number += isLong ? 1 : 4) {
      const path = `/categoryDetail/${category}/${number}`
      const { status } = await fetch(server!.url + path, { redirect: 'manual' })
      // Hot and Best redirect to their first page.
      if (number > 1 && (status === 404 || status === 301)) break
      expect(status, path).toBe(200)
      // Most pages are only requested; some are opened in a browser, more in long runs.
      if (isLong ? number <= 2 || number % 10 === 0 : number === 1 && at === 0)
        expect((await page.goto(server!.url + path))!.status(), path).toBe(200)
      pages++
    }
  }
  expect(pages).toBeGreaterThan(isLong ? 100 : categories.length)
})

async function expectCovers(page: Page, type: RegExp) {
  const covers = page.getByRole('main').locator('img[src^="/img/games/"]')
  await expect(covers.first()).toBeVisible()
  const first = covers.first()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const source = await first.evaluate((image: HTMLImageElement) => image.currentSrc)
  const response = await page.request.get(source)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toMatch(type)
}

test.describe('with a stand-in for the providers’ pictures', () => {
  let mockServer: MockImageServer | undefined

  test.beforeAll(async () => {
    await server?.stop()
    server = undefined
    mockServer = await startMockImageServer(dataDir)
  })

  test.afterAll(() => mockServer?.stop())

  testIf(isLong, test)(
    'providers’ covers are served unchanged from the site’s own address',
    async ({ page, watch }) => {
      test.setTimeout(240_000)
      watch.allowOrigin(mockServer!.url)
      if (isLong) await walkCatalogue(page, mockServer!.url, DRAWN)
      await page.goto(`${mockServer!.url}/categoryDetail/Newest/2`)
      await expectCovers(page, /image\/webp/)
      const covers = page.getByRole('main').locator('img[src^="/img/games/"]')
      for (const source of (
        await covers.evaluateAll((images) => images.map((image) => image.getAttribute('src')))
      ).slice(0, 20)) {
        const response = await fetch(mockServer!.url + source)
        expect(response.headers.get('content-type'), source!).toBe('image/webp')
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      }
    },
  )
})
