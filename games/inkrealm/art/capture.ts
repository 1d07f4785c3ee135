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
  /** The tick from which a large claim is looked for. */
  from: number
}
type Contract = {
  seed(n: number): void
  start(mode: string, level: number): void
  play(bot: string, options: { ticks: number; draw: boolean }): Promise<unknown>
  state(): { painters: { land: number; backIn: number }[] }
}

/** The bot plays in parts of so many ticks; the last ones before the picture, and one after the claim, are drawn. */
const PART = 12
const DRAWN = 15
const AFTER = 2
const MAX_PARTS = 700
/** Cells that make a claim large. */
const LARGE = 190

/** Plays until the player's land has grown by a large piece at once; then again, up to just after it, with pictures. */
async function openScene(browser: Browser, address: string, scene: Scene): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: scene.w, height: scene.h },
    deviceScaleFactor: scene.ratio,
  })
  await page.goto(`${address}?test=1`)
  await page.waitForFunction(() => '__gk' in globalThis)
  await page.evaluate(
    async ({ mode, seed, from, part, drawn, after, most, large }) => {
      const { __gk } = globalThis as unknown as { __gk: Contract }
      const begin = () => {
        __gk.seed(seed)
        __gk.start(mode, 0)
      }
      const landOf = () => __gk.state().painters[0]!.land
      begin()
      let claim = -1
      for (let i = 0, land = landOf(); i < most && claim < 0; i++) {
        await __gk.play('expert', { ticks: part, draw: false })
        const now = landOf()
        if (i * part > from && now - land >= large) claim = i
        land = now
      }
      if (claim < 0) throw new Error(`No large claim in ${mode} with seed ${seed}`)
      begin()
      for (let i = 0; i <= claim + after; i++)
        await __gk.play('expert', { ticks: part, draw: i > claim - drawn })
    },
    { ...scene, part: PART, drawn: DRAWN, after: AFTER, most: MAX_PARTS, large: LARGE },
  )
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
await shoot(browser, address, 'shot-rush.webp', { ...wide, mode: 'rush', seed: 15, from: 1500 })
await shoot(browser, address, 'shot-islands.webp', { ...wide, mode: 'islands', seed: 4, from: 1800 })
await shoot(browser, address, 'shot-phone.webp', {
  w: 390,
  h: 844,
  ratio: 2,
  mode: 'pools',
  seed: 12,
  from: 1320,
})
await browser.close()
