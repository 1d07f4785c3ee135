/** Renders the covers into `covers/`, in a browser's canvas. Run with `node games/atelier-nova/art/render.ts`; what it writes is committed. */
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { createServer } from 'vite'

const WIDTHS = { square: [96, 192, 320, 640], wide: [320, 640, 1280], tall: [320, 640] }
const root = fileURLToPath(new URL('..', import.meta.url))
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1' },
})
await server.listen()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage()
  await page.goto(`${server.resolvedUrls!.local[0]}art/cover.html`)
  for (const [shape, widths] of Object.entries(WIDTHS)) {
    const data = await page.evaluate(async (name) => {
      const module = '/art/cover.ts'
      const { drawCover, SIZES } = await import(/* @vite-ignore */ module)
      await document.fonts.load("900 40px 'Atelier Nunito'")
      const canvas = document.createElement('canvas')
      ;[canvas.width, canvas.height] = SIZES[name]
      drawCover(canvas.getContext('2d'), name)
      return canvas.toDataURL('image/png')
    }, shape)
    const picture = Buffer.from(data.split(',')[1]!, 'base64')
    for (const width of widths) {
      const file = `${root}covers/${shape}-${width}.webp`
      await sharp(picture).resize(width).webp({ quality: 86, effort: 6, smartSubsample: true }).toFile(file)
      console.log(`${shape}-${width}.webp ${statSync(file).size} bytes`)
    }
  }
} finally {
  await browser.close()
  await server.close()
}
