/**
 * `npm run shots`: photographs every screen at four sizes, dark and light, empty and full, and joins them into contact sheets in `shots/`.
 * `--set`, `--theme`, `--width` and `--screen` choose some of them.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { build, ROOT } from './build.ts'
import { isBuilt } from './build/inputs.ts'
import { listScreens, type Screen } from './shots/screens.ts'
import { findChromium } from './test/find-chromium.ts'
import { importSamples } from './test/import-samples.ts'
import { startServer } from './test/site-server.ts'

const SIZES = [
  [390, 844],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const
const CELL_WIDTH = 480
/** Time for covers, fonts and animations of a page to finish. */
const SETTLE_MS = 900
const STARTER_LIMIT_MS = 60_000
const PICTURES_LIMIT_MS = 15_000
/** A page that has grown with its window is measured again. */
const MAX_GROWTH_STEPS = 4
const OUT = join(ROOT, 'shots')

async function shootSet(
  browser: Browser,
  base: string,
  set: string,
  theme: 'dark' | 'light',
  screens: Screen[],
): Promise<void> {
  for (const [width, height] of sizes) {
    const files: string[] = []
    for (const screen of screens) {
      const context = await openContext(browser, base, theme, width, height)
      const page = await context.newPage()
      const file = join(OUT, `${set}-${theme}-${screen.name}-${width}.png`)
      await openScreen(page, screen)
      await waitForPictures(page)
      await page.screenshot({ path: file })
      files.push(file)
      if (screen.hasWholePage) await shootWholePage(page, file.replace(/-(\d+)\.png$/, '-page-$1.png'))
      await context.close()
    }
    await writeSheet(files, join(OUT, `sheet-${set}-${theme}-${width}.png`), height / width)
  }
}

async function openContext(browser: Browser, base: string, theme: string, width: number, height: number) {
  const isPhone = width < 500
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    baseURL: base,
  })
  await context.addInitScript((name) => {
    localStorage.setItem('playhouse:theme', name)
    localStorage.setItem('playhouse', localStorage.getItem('playhouse') ?? JSON.stringify({ theme: name }))
  }, theme)
  return context
}

async function openScreen(page: Page, screen: Screen): Promise<void> {
  if (screen.isOffline) {
    await page.goto('/', { waitUntil: 'load' })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await waitForSavedGame(page)
    await page.context().setOffline(true)
  }
  await page.goto(screen.path, { waitUntil: 'load' })
  if (screen.isOffline) await page.getByRole('list', { name: 'Games you can play now' }).waitFor()
  await page.waitForTimeout(SETTLE_MS)
  if (!screen.act) return
  await screen.act(page)
  await page.waitForTimeout(SETTLE_MS)
}

/** A worker caches a first game automatically, some time after the first page. */
async function waitForSavedGame(page: Page): Promise<void> {
  const isSaved = () => page.evaluate(async () => (await caches.match('/kept-games.json')) !== undefined)
  for (const end = Date.now() + STARTER_LIMIT_MS; !(await isSaved()); await page.waitForTimeout(SETTLE_MS))
    if (Date.now() > end) throw new Error('The service worker has cached no game.')
}

/** In a window as high as the page, so that lazily loaded content is shown too. */
async function shootWholePage(page: Page, file: string): Promise<void> {
  const width = page.viewportSize()!.width
  // The heights of rows that are not rendered yet are estimates: a window of that height is too high.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })
  for (let step = 0; step < MAX_GROWTH_STEPS; step++) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height === page.viewportSize()!.height) break
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(SETTLE_MS)
  }
  await waitForPictures(page)
  await page.screenshot({ path: file })
}

/** Pictures that have begun to load; one that fails is photographed as the visitor would see it. */
async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async (limitMs) => {
    const loading = [...document.images].filter(
      (image) => !image.complete && image.getBoundingClientRect().top < innerHeight,
    )
    const settled = loading.map(
      (image) =>
        new Promise<void>((resolve) => {
          for (const event of ['load', 'error'])
            image.addEventListener(event, () => resolve(), { once: true })
        }),
    )
    await Promise.race([Promise.all(settled), new Promise((resolve) => setTimeout(resolve, limitMs))])
  }, PICTURES_LIMIT_MS)
}

async function writeSheet(files: string[], target: string, aspect: number): Promise<void> {
  const columns = Math.min(files.length, aspect > 1 ? 6 : 4)
  const cellHeight = Math.round(CELL_WIDTH * aspect)
  const cells = await Promise.all(
    files.map(async (file, place) => ({
      input: await sharp(file).resize(CELL_WIDTH, cellHeight, { fit: 'cover', position: 'top' }).toBuffer(),
      left: (place % columns) * (CELL_WIDTH + 12),
      top: Math.floor(place / columns) * (cellHeight + 12),
    })),
  )
  const rows = Math.ceil(files.length / columns)
  const canvas = {
    width: columns * (CELL_WIDTH + 12),
    height: rows * (cellHeight + 12),
    channels: 3 as const,
    background: '#777',
  }
  await sharp({ create: canvas }).composite(cells).png().toFile(target)
  console.log(target)
}

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: ['empty', 'full'] },
    theme: { type: 'string', multiple: true, default: ['dark', 'light'] },
    width: { type: 'string', multiple: true, default: SIZES.map(([width]) => String(width)) },
    screen: { type: 'string', multiple: true },
  },
})
const sizes = SIZES.filter(([width]) => values.width.includes(String(width)))
const isWanted = (screen: Screen) => values.screen?.includes(screen.name) ?? true
if (!isBuilt(ROOT)) await build(ROOT)
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const set of ['empty', 'full']) {
  if (!values.set.includes(set)) continue
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-shots-'))
  const isFull = set === 'full' && (await importSamples(dataDir))
  if (set === 'full' && !isFull) break
  const server = await startServer({ dataDir })
  try {
    for (const theme of ['dark', 'light'] as const) {
      if (!values.theme.includes(theme)) continue
      await shootSet(browser, server.url, set, theme, listScreens(isFull).filter(isWanted))
    }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
await browser.close()
