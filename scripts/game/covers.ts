/**
 * Draws a game's covers and writes them, in every width, into `covers/`; what it writes is committed. A game draws them either as SVG
 * (`art/cover.ts` with `coverSize` and `drawCover`) or on a page of its own (`art/cover.html?shape=…`, which fills one canvas and
 * then sets `window.isPainted`).
 */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'
import { findChromium } from '../test/find-chromium.ts'
import { findGameFolder } from './game-files.ts'

/** Pixels of the view a cover is painted in, at most, and of the files made of it. */
const SHAPES = {
  square: { width: 1280, height: 1280, files: [24, 96, 192, 320, 640] },
  wide: { width: 2048, height: 1280, files: [320, 640, 1280] },
  tall: { width: 1280, height: 1920, files: [320, 640] },
}
type Shape = keyof typeof SHAPES
type SvgCover = { coverSize(shape: Shape): { w: number }; drawCover(shape: Shape): string }

export async function run(slug: string): Promise<boolean> {
  const dir = findGameFolder(slug)
  const pictures = existsSync(join(dir, 'art/cover.html')) ? await paintPages(dir) : await drawSvgs(dir)
  mkdirSync(join(dir, 'covers'), { recursive: true })
  for (const [shape, picture] of pictures) {
    for (const width of SHAPES[shape].files) {
      const file = join(dir, 'covers', `${shape}-${width}.webp`)
      await sharp(picture).resize(width).webp({ quality: 86, effort: 6, smartSubsample: true }).toFile(file)
      console.log(`${shape}-${width}.webp ${statSync(file).size} bytes`)
    }
  }
  return true
}

async function drawSvgs(dir: string): Promise<Map<Shape, Buffer>> {
  const { coverSize, drawCover } = (await import(join(dir, 'art/cover.ts'))) as SvgCover
  const pictures = new Map<Shape, Buffer>()
  for (const shape of Object.keys(SHAPES) as Shape[]) {
    // Drawn at twice the size and scaled down: smoother edges than the renderer's own.
    const svg = sharp(Buffer.from(drawCover(shape)), { density: 144 })
    pictures.set(
      shape,
      await svg
        .resize(coverSize(shape).w * 2)
        .png()
        .toBuffer(),
    )
  }
  return pictures
}

async function paintPages(dir: string): Promise<Map<Shape, Buffer>> {
  const server = await createServer({
    root: dir,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  })
  await server.listen()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const pictures = new Map<Shape, Buffer>()
  try {
    for (const [shape, { width, height }] of Object.entries(SHAPES)) {
      const page = await browser.newPage({ viewport: { width, height } })
      await page.goto(`${server.resolvedUrls!.local[0]}art/cover.html?shape=${shape}`)
      await page.waitForFunction('window.isPainted')
      pictures.set(shape as Shape, await page.locator('canvas').screenshot())
      await page.close()
    }
  } finally {
    await browser.close()
    await server.close()
  }
  return pictures
}
