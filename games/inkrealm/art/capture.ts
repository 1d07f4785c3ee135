/**
 * Lets the expert bot play in a real browser and writes the screenshots into `covers/`.
 * Needs the built game and a Chromium: `node games/inkrealm/art/capture.ts <address of the built game> <path to chromium>`.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'

const covers = fileURLToPath(new URL('../covers/', import.meta.url))

type Scene = {
  w: number
  h: number
  ratio: number
  mode: string
  seed: number
  unseen: number
  ticks: number
}
type Contract = {
  seed(n: number): void
  start(mode: string, level: number): void
  frame(ms: number): void
  play(bot: string, options: { ticks: number; draw: boolean }): Promise<unknown>
}

const play = (page: Page, ticks: number, draw: boolean) =>
  page.evaluate(
    async ([count, isDrawn]) => {
      const { __gk } = globalThis as unknown as { __gk: Contract }
      await __gk.play('expert', { ticks: count, draw: isDrawn })
    },
    [ticks, draw] as const,
  )

async function openScene(browser: Browser, address: string, scene: Scene): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: scene.w, height: scene.h },
    deviceScaleFactor: scene.ratio,
  })
  await page.goto(`${address}?test=1`)
  await page.waitForFunction(() => '__gk' in globalThis)
  await page.evaluate(
    ([mode, seed]) => {
      const { __gk } = globalThis as unknown as { __gk: Contract }
      __gk.seed(seed)
      __gk.start(mode, 0)
    },
    [scene.mode, scene.seed] as const,
  )
  await play(page, scene.unseen, false)
  await play(page, scene.ticks, true)
  return page
}

async function shoot(browser: Browser, address: string, name: string, scene: Scene): Promise<void> {
  const page = await openScene(browser, address, scene)
  const file = join(covers, name)
  await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 6 })
    .toFile(file)
  await page.close()
  console.log(name, statSync(file).size)
}

const [address = 'http://127.0.0.1:4173/', executablePath] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const wide = { w: 1280, h: 800, ratio: 1 }
await shoot(browser, address, 'shot-rush.webp', { ...wide, mode: 'rush', seed: 15, unseen: 1640, ticks: 250 })
await shoot(browser, address, 'shot-islands.webp', {
  ...wide,
  mode: 'islands',
  seed: 4,
  unseen: 1640,
  ticks: 250,
})
await shoot(browser, address, 'shot-phone.webp', {
  w: 390,
  h: 844,
  ratio: 2,
  mode: 'pools',
  seed: 12,
  unseen: 1320,
  ticks: 90,
})
await browser.close()
