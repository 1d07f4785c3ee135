/** Item 35 of docs/game-checklist.md: the result card at its fullest, photographed. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../../build.ts'
import { judge } from './bench.ts'
import type { Bench, Check } from './bench.ts'

const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const
/** Enough for a good player to end most modes. */
const MAX_TICKS = 30_000
const GAINS_AT_ONCE = 2

type Box = { x: number; y: number; w: number; h: number }
/** What is seen of a card, in CSS pixels. */
export type Card = {
  window: { w: number; h: number }
  card: Box
  scrolled: number
  /** Null where the card has no main button. */
  main: Box | null
  /** Whether a press in the middle of the main button reaches it. */
  isMainFree: boolean
  /** Title, stars and number. */
  head: { name: string; box: Box }[]
  /** The first of the buttons that stay in sight. */
  foot: Box | null
  gains: number
  hero: Box | 'none' | null
}

const isInside = (a: Box, b: Box) =>
  a.x >= b.x - 1 && a.y >= b.y - 1 && a.x + a.w <= b.x + b.w + 1 && a.y + a.h <= b.y + b.h + 1
const overlaps = (a: Box, b: Box) =>
  a.x + a.w > b.x + 2 && b.x + b.w > a.x + 2 && a.y + a.h > b.y + 2 && b.y + b.h > a.y + 2

/** What is wrong with a card. */
export function listCardFaults(seen: Card): string[] {
  const { window, card, main, head, foot, hero } = seen
  const screen = { x: 0, y: 0, ...window }
  const faults: string[] = []
  if (!isInside(card, screen)) faults.push('the card is cut off')
  if (!main || !seen.isMainFree || !isInside(main, screen) || !isInside(main, card))
    faults.push('the main button is out of sight')
  if (seen.scrolled !== 0) faults.push('the card does not open at its top')
  for (const { name, box } of head) {
    const isUnder = foot !== null && overlaps({ ...foot, h: card.y + card.h - foot.y }, box)
    if (isUnder || !isInside(box, card)) faults.push(`${name} is out of sight`)
  }
  if (seen.gains > GAINS_AT_ONCE) faults.push(`${seen.gains} gains at a time`)
  if (hero === 'none') faults.push("the game does not name its player's character (`view.hero`)")
  else if (hero && overlaps(card, hero)) faults.push("the card covers the player's character")
  return faults
}

/** Runs in the page. */
function readCard(): Card {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open][data-page="result"]')
  if (!dialog) throw new Error('no result card is open')
  const boxOf = (element: Element) => {
    const { x, y, width: w, height: h } = element.getBoundingClientRect()
    return { x, y, w, h }
  }
  const main = dialog.querySelector('.gk-foot [data-main]')
  const box = main && boxOf(main)
  const at = box && document.elementFromPoint(box.x + box.w / 2, box.y + box.h / 2)
  const foot = dialog.querySelector('.gk-foot > *')
  const HEAD = { 'the title': 'h1', 'the row of stars': '.gk-stars', 'the number': '.gk-score' }
  return {
    window: { w: innerWidth, h: innerHeight },
    card: boxOf(dialog),
    scrolled: dialog.scrollTop,
    main: box,
    isMainFree: main !== null && at !== null && main.contains(at),
    head: Object.entries(HEAD).flatMap(([name, selector]) => {
      const element = dialog.querySelector(selector)
      return element?.checkVisibility() ? [{ name, box: boxOf(element) }] : []
    }),
    foot: foot && boxOf(foot),
    gains: [...dialog.querySelectorAll('.gk-gains > li')].filter((gain) => gain.checkVisibility()).length,
    hero: __gk.hero(),
  }
}

/** Ends a run in every mode, that of the landing last, so that the card of a good run there is shown. */
async function endRuns(page: Page, { game, landing }: Bench): Promise<number> {
  const modes = Object.entries(game.rules.modes).map(([mode, { levels = 0 }]) => ({
    mode,
    level: levels > 0 ? 1 : 0,
  }))
  const others = modes.filter(({ mode }) => mode !== landing.mode)
  return page.evaluate(
    async ([starts, ticks]) => {
      let count = 0
      for (const { mode, level } of starts) {
        __gk.start(mode, level)
        const { outcome } = await __gk.play('expert', { ticks })
        // Some modes never end.
        if (!outcome) continue
        for (let i = 0; i < 600 && __gk.page() === null; i++) __gk.step(1)
        if (__gk.page() === 'result') count++
      }
      return count
    },
    [[...others, landing], MAX_TICKS] as const,
  )
}

/** Waits until the card stands where it stays: a rotation has been laid out, animations have ended, and its buttons take presses. */
function settle() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  return frame()
    .then(frame)
    .then(() => document.querySelector('dialog[open]')?.getAnimations() ?? [])
    .then((animations) => Promise.allSettled(animations.map(({ finished }) => finished)))
    .then(async () => {
      const main = document.querySelector('dialog[open] [data-main]')
      const isRefused = () => main !== null && getComputedStyle(main).pointerEvents === 'none'
      for (const from = performance.now(); isRefused() && performance.now() - from < 2000;) await frame()
    })
}

async function photographCards(page: Page, folder: string): Promise<{ photos: number; faults: string[] }> {
  const faults: string[] = []
  let photos = 0
  for (const [w, h] of SIZES) {
    await page.setViewportSize({ width: w, height: h })
    await page.evaluate(settle)
    await page.evaluate(() => (__gk.step(2), __gk.showRichestResult()))
    await page.evaluate(settle)
    // Each press shows the next gains; the last one starts again.
    for (let turn = 0; turn < 3; turn++) {
      await page.screenshot({ path: join(folder, `result-${w}x${h}-${turn + 1}.png`) })
      photos++
      const found = listCardFaults(await page.evaluate(readCard))
      faults.push(...found.map((fault) => `${w}×${h}: ${fault}`))
      const more = page.locator('dialog[open] [data-id="gains"]')
      if ((await more.count()) === 0) break
      await more.evaluate((button: HTMLElement) => button.click())
    }
  }
  return { photos, faults: [...new Set(faults)] }
}

export const resultCard: Check = {
  item: 35,
  name: 'The result card at its fullest',
  async run(bench) {
    const page = await bench.open({ w: 390, h: 844, query: '&hold' })
    const ended = await endRuns(page, bench)
    const folder = join(ROOT, 'build/checks', bench.game.slug)
    mkdirSync(folder, { recursive: true })
    const { photos, faults } = await photographCards(page, folder)
    await page.close()
    return judge(
      faults.length === 0 && ended > 0,
      `${photos} pictures after ${ended} runs in build/checks/${bench.game.slug}, ${faults.length} faults${faults.length > 0 ? `: ${faults.slice(0, 8).join('; ')}` : ''}`,
    )
  },
}
