/**
 * Renders the covers into `covers/`. Needs a Chromium: `node games/wheelhop-hills/art/render.ts <path to chromium>`; what it writes is
 * committed.
 */
import { mkdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'

const ZOOM = 2
const COVERS = {
  square: { w: 640, h: 640, widths: [96, 192, 320, 640] },
  wide: { w: 1024, h: 640, widths: [320, 640, 1280] },
  tall: { w: 640, h: 960, widths: [320, 640] },
}
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}covers/`
mkdirSync(folder, { recursive: true })

const server = await createServer({ root, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } })
await server.listen()
const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--disable-gpu', '--no-sandbox'],
})
for (const [shape, { w, h, widths }] of Object.entries(COVERS)) {
  const page = await browser.newPage({ viewport: { width: w * ZOOM, height: h * ZOOM } })
  await page.goto(`${server.resolvedUrls!.local[0]}art/cover.html?shape=${shape}&zoom=${ZOOM}`)
  await page.waitForFunction('window.isPainted')
  const picture = await page.screenshot()
  for (const width of widths) {
    const file = `${folder}${shape}-${width}.webp`
    await sharp(picture).resize(width).webp({ quality: 86, effort: 6, smartSubsample: true }).toFile(file)
    console.log(`${shape}-${width}.webp ${statSync(file).size} bytes`)
  }
  await page.close()
}
await browser.close()
await server.close()
