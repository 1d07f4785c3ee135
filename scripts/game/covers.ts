/**
 * Draws a game's covers and writes them, in every width, into `covers/`; the files are committed. `art/cover.ts` draws them in one
 * of three ways: as SVG (`coverSize` and `drawCover(shape)`), on a canvas it is given (`SIZES` and `drawCover(g, shape)`), or, imported
 * by a page whose address ends in `?shape=…`, on a canvas of its own. `art/close-up.ts` says which part of the square shows the figure
 * without the title; small pictures beside a title show it, or the whole square where the file is missing.
 */
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'
import { ART_WIDTHS, COVER_WIDTHS, type CoverShape as Shape } from '../../apps/site/app/domain/tile.ts'
import { findChromium } from '../test/find-chromium.ts'
import { findGameFolder } from './game-files.ts'
import { writeIdle } from './idle.ts'

/** Pixels of the view a cover is painted in, at most. */
const VIEWS: Record<Shape, { width: number; height: number }> = {
  square: { width: 1280, height: 1280 },
  wide: { width: 2048, height: 1280 },
  tall: { width: 1280, height: 1920 },
}
/** No game starts on this page. */
const EMPTY_PAGE = '<!doctype html><title>Covers</title><body></body>'
/** The exports of a cover that draws on a given canvas. */
type CanvasCover = {
  SIZES?: Record<Shape, readonly [w: number, h: number]>
  drawCover?(g: CanvasRenderingContext2D, shape: Shape): void
}
/** `drawIcon`: a square image for sizes at which a cover is not recognisable. */
type SvgCover = {
  coverSize(shape: Shape): { w: number }
  drawCover(shape: Shape): string
  drawIcon?(): string
}
/** In shares of the square cover's side. */
type CloseUp = { x: number; y: number; side: number }
const ICON = 24

export async function run(slug: string): Promise<boolean> {
  const dir = findGameFolder(slug)
  const isSvg = readFileSync(join(dir, 'art/cover.ts'), 'utf8').includes('export function coverSize')
  const images = isSvg ? await drawSvgs(dir) : await paintPages(dir)
  mkdirSync(join(dir, 'covers'), { recursive: true })
  for (const [shape, picture] of images) {
    for (const width of COVER_WIDTHS[shape]) await writeCover(picture, dir, `${shape}-${width}`, width)
  }
  await writeArt(images.get('square')!, dir)
  if (isSvg) await drawIcon(dir)
  await writeIdle(dir)
  return true
}

async function writeCover(picture: Buffer, dir: string, name: string, width: number): Promise<void> {
  const file = join(dir, 'covers', `${name}.webp`)
  await sharp(picture).resize(width).webp({ quality: 80, effort: 6, smartSubsample: true }).toFile(file)
  console.log(`${name}.webp ${statSync(file).size} bytes`)
}

async function writeArt(square: Buffer, dir: string): Promise<void> {
  const file = join(dir, 'art/close-up.ts')
  if (!existsSync(file)) return
  const { closeUp } = (await import(file)) as { closeUp: CloseUp }
  const { width: size } = await sharp(square).metadata()
  const [left, top, side] = [closeUp.x, closeUp.y, closeUp.side].map((share) => Math.round(share * size))
  const picture = await sharp(square)
    .extract({ left: left!, top: top!, width: side!, height: side! })
    .png()
    .toBuffer()
  for (const width of ART_WIDTHS) await writeCover(picture, dir, `art-${width}`, width)
}

async function drawIcon(dir: string): Promise<void> {
  const { drawIcon: draw } = (await import(join(dir, 'art/cover.ts'))) as SvgCover
  if (!draw) return
  const icon = sharp(Buffer.from(draw()), { density: 144 }).resize(ICON)
  await icon
    .webp({ quality: 92, effort: 6, smartSubsample: true })
    .toFile(join(dir, 'covers', `square-${ICON}.webp`))
}

async function drawSvgs(dir: string): Promise<Map<Shape, Buffer>> {
  const { coverSize, drawCover } = (await import(join(dir, 'art/cover.ts'))) as SvgCover
  const images = new Map<Shape, Buffer>()
  for (const shape of Object.keys(VIEWS) as Shape[]) {
    // Drawn at twice the size and scaled down: smoother edges than the renderer's own.
    const svg = sharp(Buffer.from(drawCover(shape)), { density: 144 })
    images.set(
      shape,
      await svg
        .resize(coverSize(shape).w * 2)
        .png()
        .toBuffer(),
    )
  }
  return images
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
  const images = new Map<Shape, Buffer>()
  try {
    for (const [shape, { width, height }] of Object.entries(VIEWS)) {
      const page = await browser.newPage({ viewport: { width, height } })
      await page.route('**/art/?shape=*', (route) =>
        route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }),
      )
      await page.goto(`${server.resolvedUrls!.local[0]}art/?shape=${shape}`)
      await page.addStyleTag({ url: '/src/style.css' })
      await page.evaluate(paintOnPage, shape as Shape)
      images.set(shape as Shape, await page.locator('canvas').screenshot())
      await page.close()
    }
  } finally {
    await browser.close()
    await server.close()
  }
  return images
}

/** Runs in the page. */
async function paintOnPage(shape: Shape): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()))
  document.body.replaceChildren()
  const address = '/art/cover.ts'
  const { SIZES, drawCover } = (await import(address)) as CanvasCover
  if (!SIZES || !drawCover) return
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = SIZES[shape]
  drawCover(canvas.getContext('2d')!, shape)
  canvas.style.cssText = 'position: fixed; inset: 0 auto auto 0'
  document.body.append(canvas)
}
