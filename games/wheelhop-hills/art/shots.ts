/**
 * Photographs moments of good drives into `covers/shot-*.webp`. Needs a Chromium: `node games/wheelhop-hills/art/shots.ts <path to chromium>`;
 * what it writes is committed.
 */
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'

const SHOTS = [
  { name: 'orchard', level: 11, ticks: 330, w: 1280, h: 800, ratio: 1 },
  { name: 'loop', level: 45, ticks: 150, w: 1280, h: 800, ratio: 1 },
  { name: 'stars', level: 55, ticks: 330, w: 390, h: 844, ratio: 2 },
]
const root = fileURLToPath(new URL('..', import.meta.url))
const server = await createServer({
  root,
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1' },
  // Finding one more dependency would reload the page in the middle of a drive.
  optimizeDeps: { noDiscovery: true },
})
await server.listen()
const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--disable-gpu', '--no-sandbox'],
})
// Knows how to drive already: no hand in the picture.
const progress = JSON.stringify({
  v: 1,
  kit: { mode: '', level: 0, best: {}, stars: {}, days: [], knowsHow: true },
  settings: {},
  game: { ghosts: {}, times: {} },
})
for (const { name, level, ticks, w, h, ratio } of SHOTS) {
  const page = await browser.newPage({ viewport: { width: w, height: h }, deviceScaleFactor: ratio })
  await page.addInitScript(
    (saved) => localStorage.setItem('playhouse-game:wheelhop-hills:progress', saved),
    progress,
  )
  await page.goto(`${server.resolvedUrls!.local[0]}?test=1`)
  await page.waitForFunction('window.__gk?.ready')
  await page.evaluate(`__gk.start('levels', ${level}); __gk.play('expert', { ticks: ${ticks}, draw: true })`)
  const file = `${root}covers/shot-${name}.webp`
  await sharp(await page.screenshot())
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toFile(file)
  console.log(`${name} ${statSync(file).size} bytes`)
  await page.close()
}
await browser.close()
await server.close()
