/** `npm run shots`: photographs every screen at four sizes, dark and light, empty and full, and joins them into contact sheets in `shots/`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { build, ROOT } from './build.ts'
import { isBuilt } from './build/inputs.ts'
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
const OUT = join(ROOT, 'shots')

interface Screen {
  name: string
  path: string
}

function listScreens(gamePath: string, isFull: boolean): Screen[] {
  const own = gamePath.replace('/gameDetail/', '')
  return [
    { name: 'home', path: '/' },
    { name: 'categories', path: '/category' },
    { name: 'category', path: isFull ? '/categoryDetail/HotGames/1' : '/categoryDetail/Cars/1' },
    ...(isFull ? [{ name: 'feeling', path: '/feeling/calm/1' }] : []),
    { name: 'my-games', path: '/myGames' },
    { name: 'game', path: gamePath },
    { name: 'play', path: `/gamePlay/${own}` },
    { name: 'search', path: '/search?searchValue=bubbel+shoter' },
    { name: 'search-empty', path: '/search?searchValue=zzzzqqqq' },
    { name: 'articles', path: '/articles' },
    { name: 'article', path: '/articlesDetail/1' },
    { name: 'privacy', path: '/privacyIndex/privacyPolicy' },
    { name: 'not-found', path: '/nothing/here' },
  ]
}

async function shootSet(
  browser: Browser,
  base: string,
  set: string,
  theme: 'dark' | 'light',
  screens: Screen[],
): Promise<void> {
  for (const [width, height] of SIZES) {
    const isPhone = width < 500
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: isPhone,
      isMobile: isPhone,
      baseURL: base,
    })
    await context.addInitScript((name) => localStorage.setItem('playhouse:theme', name), theme)
    const page = await context.newPage()
    const files: string[] = []
    for (const screen of screens) {
      await page.goto(screen.path, { waitUntil: 'load' })
      await page.waitForTimeout(900)
      const file = join(OUT, `${set}-${theme}-${screen.name}-${width}.png`)
      await page.screenshot({ path: file })
      files.push(file)
    }
    await writeSheet(files, join(OUT, `sheet-${set}-${theme}-${width}.png`), height / width)
    await context.close()
  }
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

if (!isBuilt(ROOT)) await build(ROOT)
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const set of ['empty', 'full'] as const) {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-shots-'))
  const isFull = set === 'full' && (await importSamples(dataDir))
  if (set === 'full' && !isFull) break
  const server = await startServer({ dataDir })
  try {
    const gamePath =
      /href="(\/gameDetail\/[^"]+)"/.exec(await (await fetch(server.url)).text())?.[1] ?? '/gameDetail/none'
    for (const theme of ['dark', 'light'] as const)
      await shootSet(browser, server.url, set, theme, listScreens(gamePath, isFull))
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
await browser.close()
