/** Items 12, 13, 14, 15, 28 of docs/game-checklist.md: layout. */
import type { Page } from '@playwright/test'
import { fail, judge, playOn, sleep } from './bench.ts'
import { judgeTime } from './calibration.ts'
import type { Bench, Check } from './bench.ts'

const VIEWPORTS = [
  [360, 640],
  [390, 844],
  [640, 360],
  [836, 470],
  [1031, 580],
  [800, 450],
  [1366, 768],
  [1920, 1080],
  [768, 1024],
  [2560, 1080],
] as const
const MIN_TARGET_PX = 48
const MIN_GAP_PX = 8

type Item = Awaited<ReturnType<typeof readUi>>[number]
const readUi = (page: Page) => page.evaluate(() => __gk.ui())

/** Distance between two rectangles; negative when they overlap. */
export function gapOf(a: Pick<Item, 'x' | 'y' | 'w' | 'h'>, b: Pick<Item, 'x' | 'y' | 'w' | 'h'>): number {
  const dx = Math.max(a.x - b.x - b.w, b.x - a.x - a.w)
  const dy = Math.max(a.y - b.y - b.h, b.y - a.y - a.h)
  return Math.max(dx, dy)
}

const isWithin = (item: Item, w: number, h: number) =>
  item.x >= -1 && item.y >= -1 && item.x + item.w <= w + 1 && item.y + item.h <= h + 1
const isInside = (a: Item, b: Item) =>
  a.x >= b.x - 1 && a.y >= b.y - 1 && a.x + a.w <= b.x + b.w + 1 && a.y + a.h <= b.y + b.h + 1

/** Faults of one screen: cut off controls, overlaps, clipped text. */
export function listFaults(items: readonly Item[], w: number, h: number, isMenu: boolean): string[] {
  const faults: string[] = []
  // Targets move, and what floats is judged by the placement check.
  const still = items.filter(({ kind }) => kind === 'button' || kind === 'text')
  // A menu that is longer than the screen scrolls.
  if (!isMenu) for (const item of still) if (!isWithin(item, w, h)) faults.push(`${item.id} is cut off`)
  for (const item of items) if (item.clipped) faults.push(`${item.id} is clipped`)
  still.forEach((a, i) => {
    for (const b of still.slice(i + 1)) {
      // The buttons that stay in sight lie over what scrolls.
      if (isMenu && a.isFixed !== b.isFixed) continue
      // A button's text is inside it.
      if (gapOf(a, b) < -1 && !isInside(a, b) && !isInside(b, a)) faults.push(`${a.id} overlaps ${b.id}`)
    }
  })
  return faults
}

export const targets: Check = {
  item: 12,
  name: 'Touch targets',
  async run({ open, landing }) {
    const small: string[] = []
    let count = 0
    for (const [w, h] of [
      [360, 640],
      [640, 360],
    ] as const) {
      const page = await open({ w, h, touch: true })
      await page.touchscreen.tap(w / 2, h * 0.6)
      await playOn(page, landing, 30)
      await page.evaluate(() => __gk.run())
      for (const menu of [null, 'Escape']) {
        if (menu) await page.keyboard.press(menu)
        await sleep(150)
        const buttons = (await readUi(page)).filter(({ kind }) => kind === 'button')
        count += buttons.length
        for (const { id, w, h } of buttons)
          if (Math.min(w, h) < MIN_TARGET_PX - 0.5) small.push(`${id} ${Math.round(w)}×${Math.round(h)}`)
        buttons.forEach((a, i) => {
          for (const b of buttons.slice(i + 1)) {
            const gap = gapOf(a, b)
            if (gap < MIN_GAP_PX - 0.5 && !isGridOf(a, b))
              small.push(`${a.id} and ${b.id} ${gap.toFixed(0)} apart`)
          }
        })
      }
      await page.close()
    }
    return judge(
      small.length === 0,
      `${count} targets, ${small.length} too small or too near (48 px, 8 apart)${list(small)}`,
    )
  },
}

/** Squares of a board and cards of a row may touch each other. */
const isGridOf = (a: Item, b: Item) =>
  a.from === 'view' &&
  b.from === 'view' &&
  /\d/.test(a.id) &&
  a.id.replace(/\d+/g, '') === b.id.replace(/\d+/g, '')

const list = (faults: readonly string[]) =>
  faults.length > 0 ? `: ${[...new Set(faults)].slice(0, 6).join(', ')}` : ''

/** Runs in the page: controls that cannot be scrolled clear of the buttons that stay in sight. */
function findHidden(): string[] {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')!
  const foot = dialog.querySelector('.gk-foot')
  const controls = [...dialog.querySelectorAll<HTMLElement>('button:enabled, input')].filter(
    (control) => control.checkVisibility() && !foot?.contains(control),
  )
  const hidden = controls.filter((control) => {
    control.scrollIntoView({ block: 'nearest' })
    const { bottom } = control.getBoundingClientRect()
    // The foot begins with a strip in which what is below fades.
    const first = foot?.firstElementChild
    return first !== null && first !== undefined && bottom > first.getBoundingClientRect().top + 1
  })
  dialog.scrollTop = 0
  return hidden.map(({ dataset, textContent }) => dataset.id ?? textContent ?? '')
}

async function findFaults(
  { open, landing }: Bench,
  sizes: readonly (readonly [number, number])[],
  query = '',
): Promise<string[]> {
  const faults: string[] = []
  for (const [w, h] of sizes) {
    const page = await open({ w, h, query })
    const note = async (where: string, isMenu: boolean) => {
      await sleep(120)
      for (const fault of listFaults(await readUi(page), w, h, isMenu))
        faults.push(`${w}×${h} ${where}: ${fault}`)
    }
    await note('start', false)
    await playOn(page, landing, 120)
    await note('play', false)
    await page.evaluate(() => __gk.run())
    for (const menu of ['pause', 'settings', 'howTo', 'modes', 'levels'] as const) {
      await page.evaluate((name) => __gk.open(name), menu)
      const fits = await page.evaluate(async () => {
        const dialog = document.querySelector('dialog[open]')!
        // The final position counts, not the start of the animation.
        await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
        const { left, top, right, bottom } = dialog.getBoundingClientRect()
        return (
          left >= 0 &&
          top >= 0 &&
          right <= innerWidth &&
          bottom <= innerHeight &&
          dialog.scrollWidth <= dialog.clientWidth + 1
        )
      })
      if (!fits) faults.push(`${w}×${h}: menu ${menu} does not fit`)
      await note(menu, true)
      for (const id of await page.evaluate(findHidden))
        faults.push(`${w}×${h} ${menu}: ${id} stays under the buttons`)
    }
    await page.close()
  }
  return faults
}

export const viewports: Check = {
  item: 13,
  name: 'Viewports',
  async run(bench) {
    const faults = await findFaults(bench, VIEWPORTS)
    return judge(
      faults.length === 0,
      `${VIEWPORTS.length} sizes, start, play and menus: ${faults.length} faults${list(faults)}`,
    )
  },
}

export const languages: Check = {
  item: 28,
  name: 'Localisation: +40 % and right to left',
  async run(bench) {
    const sizes = [
      [390, 844],
      [800, 450],
      [1366, 768],
    ] as const
    const faults = [
      ...(await findFaults(bench, sizes, '&lang=pseudo')),
      ...(await findFaults(bench, sizes, '&dir=rtl')),
    ]
    return judge(faults.length === 0, `${faults.length} faults${list(faults)}`)
  },
}

const TURNS = [
  [844, 390],
  [390, 844],
  [1366, 768],
  [320, 480],
] as const
const MAX_TURN_MS = 200
const MAX_WAIT_MS = 2000
/** The machine may be busy with something else: the best of three is the game's own. */
const TURN_ATTEMPTS = 3

/** The time until the canvas fits a window of another size; `MAX_WAIT_MS` if it never does. */
async function turn(page: Page, [w, h]: readonly [number, number]): Promise<number> {
  await page.setViewportSize({ width: w, height: h })
  return page.evaluate(
    async ([w, h, maxMs]) => {
      const from = performance.now()
      const canvas = document.querySelector('canvas')!
      for (;;) {
        // One frame, like the browser would request.
        __gk.frame(0)
        const box = canvas.getBoundingClientRect()
        const ratio = canvas.width / canvas.height
        const ms = performance.now() - from
        if (innerWidth === w && box.width * box.height >= w * h * 0.95 && Math.abs(ratio - w / h) < 0.02)
          return ms
        if (ms > maxMs) return maxMs
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    [w, h, MAX_WAIT_MS] as const,
  )
}

export const turning: Check = {
  item: 14,
  name: 'Rotate and resize in play',
  async run({ open, landing, stage }) {
    const page = await open({ w: 390, h: 844, ratio: 2 })
    await playOn(page, landing, 90)
    const before = await page.evaluate(() => __gk.hash())
    let slowest = Infinity
    for (let i = 0; i < TURN_ATTEMPTS && slowest > MAX_TURN_MS; i++) {
      const times: number[] = []
      for (const size of TURNS) times.push(await turn(page, size))
      slowest = Math.min(slowest, Math.max(...times))
    }
    const isSame = (await page.evaluate(() => __gk.hash())) === before
    await page.close()
    const figure = `4 turns: state ${isSame ? 'unchanged' : 'changed'}, laid out within ${slowest.toFixed(0)} ms (≤ ${MAX_TURN_MS}), canvas covers ≥ 95 %${slowest === MAX_WAIT_MS ? ': not always' : ''}`
    if (!isSame || slowest === MAX_WAIT_MS) return fail(figure)
    return judgeTime(stage, slowest <= MAX_TURN_MS, figure)
  },
}

export const sharpness: Check = {
  item: 15,
  name: 'Sharpness and letters',
  async run({ open, landing }) {
    const found: string[] = []
    let isOk = true
    for (const [w, h, ratio] of [
      [390, 844, 3],
      [1920, 1080, 2],
      [2560, 1440, 2],
      [360, 640, 1],
    ] as const) {
      const page = await open({ w, h, ratio })
      await playOn(page, landing, 30)
      const { width, height } = await page.evaluate(() => ({
        width: document.querySelector('canvas')!.width,
        height: document.querySelector('canvas')!.height,
      }))
      const used = width / w
      isOk &&= used <= 2.01 && width * height <= 4_220_000 && used >= Math.min(ratio, 1)
      found.push(`${w}×${h} @${ratio}: ${used.toFixed(2)}, ${((width * height) / 1e6).toFixed(1)} Mpx`)
      if (w === 360) {
        // The height of an x is about half the letter's size.
        const tiny = (await readUi(page)).filter(
          ({ size, kind }) => kind !== 'button' && size !== undefined && size * 0.52 < 9.9,
        )
        isOk &&= tiny.length === 0
        found.push(
          tiny.length === 0
            ? 'letters ≥ 10 px high at 360 wide'
            : `too small: ${tiny
                .map(({ id, size }) => `${id} ${size!.toFixed(0)} px`)
                .slice(0, 4)
                .join(', ')}`,
        )
      }
      await page.close()
    }
    return judge(isOk, found.join('; '))
  },
}
