/**
 * Photographs tables in the middle of good games into `covers/shot-*.webp`. Needs a Chromium: `node games/evergreen-solitaire/art/shots.ts <path to chromium>`;
 * what it writes is committed.
 */
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'

const SHOTS = [
  { name: 'klondike', mode: 'klondike', moves: 62, w: 1280, h: 800, ratio: 1 },
  { name: 'spider', mode: 'spider2', moves: 66, w: 1280, h: 800, ratio: 1 },
  { name: 'phone', mode: 'klondike', moves: 48, w: 390, h: 844, ratio: 2 },
]
const root = fileURLToPath(new URL('..', import.meta.url))
const server = await createServer({
  root,
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1' },
  // Finding one more dependency would reload the page in the middle of a game.
  optimizeDeps: { noDiscovery: true },
})
await server.listen()
const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--disable-gpu', '--no-sandbox'],
})
const won = { played: 4, won: 3, streak: 2, longest: 3, bestMs: 240_000 }
// A player with a few wins: trees at the table's edge, and no hint hand in the image.
const progress = JSON.stringify({
  v: 1,
  kit: { mode: '', level: 0, best: {}, stars: {}, days: [], knowsHow: true },
  settings: {},
  game: { tallies: { klondike: won, spider2: won }, clocks: {}, grove: 'kkkSSSfpt' },
})
for (const { name, mode, moves, w, h, ratio } of SHOTS) {
  const page = await browser.newPage({ viewport: { width: w, height: h }, deviceScaleFactor: ratio })
  await page.addInitScript(
    (saved) => localStorage.setItem('playhouse-game:evergreen-solitaire:progress', saved),
    progress,
  )
  await page.goto(`${server.resolvedUrls!.local[0]}?test=1`)
  await page.waitForFunction('window.__gk?.ready')
  await page.evaluate(
    `(async () => {
      __gk.seed(7)
      __gk.start('${mode}')
      for (let i = 0; i < 400 && __gk.state().moves.length < ${moves}; i++) await __gk.play('expert', { ticks: 8, draw: true })
      __gk.roll(70)
    })()`,
  )
  const file = `${root}covers/shot-${name}.webp`
  await sharp(await page.screenshot())
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toFile(file)
  console.log(`${name} ${statSync(file).size} bytes`)
  await page.close()
}
await browser.close()
await server.close()
