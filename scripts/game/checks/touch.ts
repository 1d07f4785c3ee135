/** Items 30, 31, 34 of docs/game-checklist.md: touch, and navigation of menus. */
import type { Page } from '@playwright/test'
import { openFinger } from '../../test/touch-gestures.ts'
import { pressEntries } from '../../test/press-entries.ts'
import type { Effect } from '../../test/press-entries.ts'
import { walkMenus } from '../../test/walk-menus.ts'
import { judge, sleep } from './bench.ts'
import type { Check } from './bench.ts'

const SIZES = [
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
] as const
const PHONE = { hasTouch: true, isMobile: true }

/** Both visits have the same random state. */
const fixChance = (page: Page) => page.addInitScript(() => void (Math.random = () => 0.42))

/** What a finger did otherwise than the mouse. */
export function compareEffects(expected: readonly Effect[], found: readonly Effect[]): string[] {
  if (expected.length === 0) return ['there is nothing to press']
  const faults = expected.flatMap((effect) => {
    const touched = found.find(({ id }) => id === effect.id)
    if (!touched) return [`${effect.id}: not found`]
    const kind = (['dialog', 'buttons', 'hash'] as const).find((one) => touched[one] !== effect[one])
    return kind ? [`${effect.id}: ${kind} "${touched[kind]}", not "${effect[kind]}"`] : []
  })
  const isIdle =
    new Set(expected.map(({ dialog, buttons, hash }) => `${dialog} ${buttons} ${hash}`)).size === 1
  return isIdle && expected.length > 1 ? [...faults, 'no press has an effect'] : faults
}

export const fingers: Check = {
  item: 30,
  name: 'Touch does what the mouse does',
  async run({ open, landing }) {
    const faults: string[] = []
    let count = 0
    for (const [w, h] of SIZES) {
      const openPhone = () => open({ w, h, ratio: 2, query: '&hold', context: PHONE, before: fixChance })
      const byMouse = await openPhone()
      const expected = await pressEntries(byMouse, landing, (x, y) => byMouse.mouse.click(x, y))
      await byMouse.close()
      const page = await openPhone()
      const finger = await openFinger(page)
      const found = await pressEntries(page, landing, finger.tap)
      await page.close()
      count += expected.length
      faults.push(...compareEffects(expected, found).map((fault) => `${w}×${h} ${fault}`))
    }
    return judge(
      faults.length === 0,
      `${count} presses at ${SIZES.length} sizes, ${faults.length} differ${faults.length > 0 ? `: ${faults.slice(0, 6).join('; ')}` : ''}`,
    )
  },
}

const WALKS = 200

export const walks: Check = {
  item: 34,
  name: 'Menus have no dead end',
  async run({ open, landing }) {
    const faults: string[] = []
    let presses = 0
    const pages = new Set<string>()
    for (const [w, h] of SIZES) {
      const page = await open({ w, h, query: '&hold' })
      const report = await walkMenus(page, { ...landing, walks: WALKS, seed: w })
      await page.close()
      presses += report.presses
      for (const name of report.pages) pages.add(name)
      faults.push(...report.faults.map((fault) => `${w}×${h} ${fault}`))
    }
    return judge(
      faults.length === 0 && pages.size >= 4,
      `${presses} presses on ${pages.size} pages at ${SIZES.length} sizes, ${faults.length} faults${faults.length > 0 ? `: ${faults.slice(0, 6).join('; ')}` : ''}`,
    )
  },
}

/** Enough for a bot to end most modes. */
const MAX_TICKS = 30_000
const BOTS = ['expert', 'novice'] as const
type Ending = { mode: string; level: number; bot: (typeof BOTS)[number] }

export const deadEnds: Check = {
  item: 31,
  name: 'Every menu after a result leads back to it',
  async run({ open, game, landing }) {
    const faults: string[] = []
    let pages = 0
    for (const [w, h] of [
      [390, 844],
      [844, 390],
    ] as const) {
      for (const [mode, { levels = 0 }] of Object.entries(game.rules.modes)) {
        // A won run in every mode; also a lost one if a bad player loses.
        for (const bot of mode === landing.mode ? BOTS : BOTS.slice(0, 1)) {
          const page = await open({ w, h, context: PHONE })
          const walk = await walkFromResult(page, { mode, level: levels > 0 ? 1 : 0, bot })
          await page.close()
          pages += walk.pages
          faults.push(...walk.faults.map((fault) => `${w}×${h} ${mode} ${bot}: ${fault}`))
        }
      }
    }
    return judge(
      faults.length === 0 && pages > 0,
      `${pages} pages behind results${faults.length > 0 ? `: ${faults.slice(0, 6).join('; ')}` : ', all have a way back'}`,
    )
  },
}

/** Presses each button of the result; a page that it opens must have controls and a way back. */
async function walkFromResult(page: Page, start: Ending): Promise<{ pages: number; faults: string[] }> {
  const finger = await openFinger(page)
  const faults: string[] = []
  let pages = 0
  // Some modes never end.
  if (!(await endRun(page, start))) return { pages, faults }
  for (const label of await page.evaluate(listChoices)) {
    if ((await page.evaluate(() => __gk.phase())) !== 'over' && !(await endRun(page, start))) break
    const at = await page.evaluate(findChoice, label)
    if (!at) continue
    await finger.tap(at.x, at.y)
    const seen = await page.evaluate(() => ({ name: __gk.page(), phase: __gk.phase() }))
    // The button started a run, or acted in the card itself.
    if (seen.phase !== 'over' || seen.name === 'result') continue
    pages++
    if (seen.name !== null && !(await page.evaluate(hasChoice)))
      faults.push(`"${label}" has nothing to choose`)
    await page.keyboard.press('Escape')
    await sleep(CARD_MS)
    const back = await page.evaluate(() => __gk.page())
    if (back !== 'result') faults.push(`back from "${label}" is ${back ?? 'the board'}`)
    if (back !== 'result' && !(await endRun(page, start))) break
  }
  return { pages, faults }
}

/** Longer than any card ignores presses. */
const CARD_MS = 1300

/** False when the run does not end by itself, or no card is shown. */
async function endRun(page: Page, { mode, level, bot }: Ending): Promise<boolean> {
  const isOver = await page.evaluate(
    async ([mode, level, bot, ticks]) => {
      __gk.start(mode, level)
      await __gk.play(bot, { ticks })
      __gk.run()
      return __gk.outcome() !== null
    },
    [mode, level, bot, MAX_TICKS] as const,
  )
  if (!isOver) return false
  await page.waitForFunction(() => __gk.page() === 'result' || __gk.phase() !== 'over')
  await sleep(CARD_MS)
  return (await page.evaluate(() => __gk.page())) === 'result'
}

function listChoices(): string[] {
  return [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button:enabled')]
    .filter((button) => button.checkVisibility() && !('main' in button.dataset))
    .map((button) => button.textContent.trim())
}

/** Whether the open page has something to choose: buttons of its dialog, or, where the game draws the page, on the canvas. */
function hasChoice(): boolean {
  const dialog = document.querySelector('dialog[open]')
  return dialog
    ? [...dialog.querySelectorAll('button:enabled:not([data-main])')].some((button) =>
        button.checkVisibility(),
      )
    : __gk.ui().some(({ kind, from }) => kind === 'button' && from === 'view')
}

function findChoice(label: string) {
  const button = [...document.querySelectorAll('dialog[open] button')].find(
    (one) => one.textContent.trim() === label,
  )
  button?.scrollIntoView({ block: 'nearest' })
  const box = button?.getBoundingClientRect()
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null
}
