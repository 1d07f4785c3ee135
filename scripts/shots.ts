/**
 * `npm run shots`: photographs every screen at four sizes, dark and light, empty and full, and those of the console at three;
 * joins them into contact sheets in `shots/`. `--set`, `--theme`, `--width` and `--screen` choose some of them.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { createPasskey, openPage, openPerson } from '../apps/site/e2e/console-person.ts'
import { build, ROOT } from './build.ts'
import { isBuilt } from './build/inputs.ts'
import { fillConsole } from './shots/console-content.ts'
import { listConsoleScreens } from './shots/console-screens.ts'
import { SETTLE_MS, shootWholePage, waitForPictures, writeSheet } from './shots/photograph.ts'
import { listScreens, type Screen } from './shots/screens.ts'
import { findChromium } from './test/find-chromium.ts'
import { importSamples } from './test/import-samples.ts'
import { startServer, type SiteServer } from './test/site-server.ts'

const SIZES = [
  [390, 844],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const
const CONSOLE_MAX_WIDTH = 1440
const SETS = ['empty', 'full', 'console-empty', 'console-full']
const THEMES = ['dark', 'light'] as const
const STARTER_LIMIT_MS = 60_000
const OUT = join(ROOT, 'shots')

type Theme = (typeof THEMES)[number]

/** A server with its screens, and how a browser that shows them is opened. */
interface ScreenSet {
  name: string
  sizes: readonly (readonly [width: number, height: number])[]
  screens: Screen[]
  open(theme: Theme, width: number, height: number): Promise<BrowserContext>
  goto(page: Page, screen: Screen): Promise<void>
}

async function shootSet(set: ScreenSet, theme: Theme): Promise<void> {
  for (const [width, height] of set.sizes) {
    const files: string[] = []
    for (const screen of set.screens) {
      const context = await set.open(theme, width, height)
      const page = await context.newPage()
      const file = join(OUT, `${set.name}-${theme}-${screen.name}-${width}.png`)
      await set.goto(page, screen)
      await waitForPictures(page)
      await page.screenshot({ path: file })
      files.push(file)
      if (screen.hasWholePage) await shootWholePage(page, file.replace(/-(\d+)\.png$/, '-page-$1.png'))
      await context.close()
    }
    await writeSheet(files, join(OUT, `sheet-${set.name}-${theme}-${width}.png`), height / width)
  }
}

const describeWindow = (width: number, height: number) => {
  const isPhone = width < 500
  return { viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone }
}

function describeSite(browser: Browser, server: SiteServer, name: string): ScreenSet {
  return {
    ...{ name, sizes: SIZES, screens: listScreens(name === 'full') },
    async open(theme, width, height) {
      const context = await browser.newContext({ ...describeWindow(width, height), baseURL: server.url })
      await context.addInitScript((chosen) => {
        localStorage.setItem('playhouse:theme', chosen)
        localStorage.setItem(
          'playhouse',
          localStorage.getItem('playhouse') ?? JSON.stringify({ theme: chosen }),
        )
      }, theme)
      return context
    },
    goto: openScreen,
  }
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
  await actOn(page, screen)
}

async function actOn(page: Page, screen: Screen): Promise<void> {
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

/** One person signs in; every browser after that has the session. */
async function describeConsole(
  browser: Browser,
  server: SiteServer,
  { name, hasSamples }: { name: string; hasSamples: boolean },
): Promise<ScreenSet> {
  const origin = `http://console.localhost:${server.port}`
  const { context: first, page } = await openPerson(browser)
  const [link] = /http:\/\/console\.localhost:\d+\/link#[\w-]{43}/.exec(server.output()) ?? []
  if (!link) throw new Error('The server printed no link.')
  await createPasskey(page, link, 'Robin')
  const cookies = await first.cookies(origin)
  await first.close()
  return {
    name,
    sizes: SIZES.filter(([width]) => width <= CONSOLE_MAX_WIDTH),
    screens: listConsoleScreens({ isFull: name === 'console-full', hasSamples }),
    async open(theme, width, height) {
      const options = { ...describeWindow(width, height), baseURL: origin, colorScheme: theme }
      const context = await browser.newContext(options)
      await context.addCookies(cookies)
      return context
    },
    async goto(on, screen) {
      await openPage(on, screen.path)
      await actOn(on, screen)
    },
  }
}

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: SETS },
    theme: { type: 'string', multiple: true, default: [...THEMES] },
    width: { type: 'string', multiple: true, default: SIZES.map(([width]) => String(width)) },
    screen: { type: 'string', multiple: true },
  },
})

/** What the options ask for. */
const choose = (set: ScreenSet): ScreenSet => ({
  ...set,
  sizes: set.sizes.filter(([width]) => values.width.includes(String(width))),
  screens: set.screens.filter(({ name }) => values.screen?.includes(name) ?? true),
})

async function shoot(browser: Browser, name: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-shots-'))
  try {
    const hasSamples = name.endsWith('full') && (await importSamples(dataDir))
    if (name === 'full' && !hasSamples) return
    const server = await startServer({ dataDir })
    try {
      if (name === 'console-full') await fillConsole(dataDir)
      const set = name.startsWith('console-')
        ? await describeConsole(browser, server, { name, hasSamples })
        : describeSite(browser, server, name)
      const chosen = choose(set)
      for (const theme of THEMES) if (values.theme.includes(theme)) await shootSet(chosen, theme)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const unknown = values.set.find((name) => !SETS.includes(name))
if (unknown !== undefined) throw new Error(`There is no set “${unknown}”: ${SETS.join(', ')}`)
if (!isBuilt(ROOT)) await build(ROOT)
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const name of values.set) await shoot(browser, name)
await browser.close()
