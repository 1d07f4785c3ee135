/**
 * Lets the expert bot play in a real browser, picture by picture, and writes the preview loop and the screenshots into `covers/`.
 * Needs the built game, ffmpeg and a Chromium: `node games/inkrealm/art/capture.ts <address of the built game> <path to chromium>`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'

const FRAMES_PER_SECOND = 20
const TICKS_A_FRAME = 3
const PREVIEW_SIZE = 448
const PREVIEW_FRAMES = 100
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

async function record(browser: Browser, address: string, scene: Scene): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'inkrealm-'))
  const page = await openScene(browser, address, scene)
  for (let i = 0; i < PREVIEW_FRAMES; i++) {
    await play(page, TICKS_A_FRAME, true)
    await page.screenshot({ path: join(folder, `${String(i).padStart(3, '0')}.png`) })
  }
  await page.close()
  const file = join(covers, 'preview.webm')
  // The last half second fades into the first, so that the loop has no jump.
  const fade =
    '[0]split[a][b];[a]trim=start=0.5,setpts=PTS-STARTPTS[late];[b]trim=end=0.5,setpts=PTS-STARTPTS[early];'
  const join2 = `[late][early]xfade=duration=0.5:offset=${PREVIEW_FRAMES / FRAMES_PER_SECOND - 1}`
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-framerate', String(FRAMES_PER_SECOND), '-i', join(folder, '%03d.png')],
    ...['-filter_complex', fade + join2, '-an', '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '38'],
    ...['-row-mt', '1', '-cpu-used', '3', '-pix_fmt', 'yuv420p', file],
  ])
  rmSync(folder, { recursive: true })
  console.log('preview.webm', statSync(file).size)
}

const [address = 'http://127.0.0.1:4173/', executablePath] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const wide = { w: 1280, h: 800, ratio: 1 }
await shoot(browser, address, 'shot-rush.webp', { ...wide, mode: 'rush', seed: 11, unseen: 1800, ticks: 90 })
await shoot(browser, address, 'shot-islands.webp', {
  ...wide,
  mode: 'islands',
  seed: 4,
  unseen: 1800,
  ticks: 90,
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
const preview = { w: PREVIEW_SIZE, h: PREVIEW_SIZE, ratio: 1, mode: 'rush', seed: 11, unseen: 420, ticks: 30 }
await record(browser, address, preview)
await browser.close()
