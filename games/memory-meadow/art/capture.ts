/**
 * Plays scripted meadows frame by frame and writes the screenshots into `covers/`. Needs the built game and a Chromium:
 * `node games/memory-meadow/art/capture.ts <path to chromium>`.
 */
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { preview } from 'vite'
import { saveShot, storeProgress } from '../../../scripts/game/shots.ts'

const FRAMES_PER_SECOND = 20
const root = fileURLToPath(new URL('..', import.meta.url))

type Contract = {
  hold(): void
  seed(seed: number): void
  start(mode: string, level: number): void
  frame(ms: number): void
  send(command: unknown): void
  state(): { places: { animal: number; status: string }[] }
}
type Look = 'first' | 'mate' | 'other'
type PageSize = { w: number; h: number; dpr: number }

async function openMeadow(
  browser: Browser,
  url: string,
  { w, h, dpr }: PageSize,
  level: number,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: w, height: h }, deviceScaleFactor: dpr })
  // All animals are already met, so that no sticker covers the picture.
  await storeProgress(page, 'memory-meadow', {
    met: Array.from({ length: 20 }, () => 2),
    garden: { flowers: 40, all: 240, planted: ['daisies', 'birdhouse', 'sunflowers'], walks: 1, days: 2 },
    helper: 'owl',
  })
  await page.goto(`${url}?test=1`)
  await page.waitForFunction('window.__gk?.ready')
  await page.evaluate((level) => {
    const { __gk: gk } = window as unknown as { __gk: Contract }
    gk.hold()
    gk.start('meadow', level)
  }, level)
  await wait(page, 2600)
  return page
}

async function wait(page: Page, ms: number): Promise<void> {
  const frames = Math.round((ms * FRAMES_PER_SECOND) / 1000)
  for (let i = 0; i < frames; i++) {
    await page.evaluate(
      (step) => (window as unknown as { __gk: Contract }).__gk.frame(step),
      1000 / FRAMES_PER_SECOND,
    )
  }
}

async function look(page: Page, which: Look): Promise<void> {
  await page.evaluate((wanted) => {
    const { __gk: gk } = window as unknown as { __gk: Contract }
    const { places } = gk.state()
    const up = places.findIndex(({ status }) => status === 'up')
    const animal = places[up]?.animal
    const place = places.findIndex(
      (other, i) =>
        other.status === 'hidden' &&
        i !== up &&
        (wanted === 'first' || (other.animal === animal) === (wanted === 'mate')),
    )
    gk.send({ type: 'open', place })
  }, which)
}

async function playPairs(page: Page, pairs: number): Promise<void> {
  for (let i = 0; i < pairs; i++) {
    await look(page, 'first')
    await wait(page, 250)
    await look(page, 'mate')
    await wait(page, 2000)
  }
}

async function captureShots(browser: Browser, url: string): Promise<void> {
  const dusk = await openMeadow(browser, url, { w: 1280, h: 800, dpr: 1 }, 17)
  await playPairs(dusk, 4)
  await look(dusk, 'first')
  await wait(dusk, 400)
  await look(dusk, 'other')
  await wait(dusk, 500)
  await saveShot(dusk, root, 'dusk')
  await dusk.close()
  const choir = await openMeadow(browser, url, { w: 1280, h: 800, dpr: 1 }, 27)
  await playPairs(choir, 7)
  await look(choir, 'first')
  await wait(choir, 250)
  await look(choir, 'mate')
  await wait(choir, 2900)
  await saveShot(choir, root, 'choir')
  await choir.close()
  const phone = await openMeadow(browser, url, { w: 390, h: 844, dpr: 2 }, 22)
  await playPairs(phone, 3)
  await look(phone, 'first')
  await wait(phone, 300)
  await look(phone, 'mate')
  await wait(phone, 400)
  await saveShot(phone, root, 'phone')
}

const server = await preview({ root, base: '/', preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' })
const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--disable-gpu', '--no-sandbox'],
})
const url = server.resolvedUrls!.local[0]!
await captureShots(browser, url)
await browser.close()
await server.close()
