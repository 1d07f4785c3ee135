/** Item 36 of docs/game-checklist.md: what floats over the board covers nothing, and no sprite is cut off at its box. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../../build.ts'
import { judge } from './bench.ts'
import type { Bench, Check } from './bench.ts'
import { WATCH_SPRITES } from './clipped-sprites.ts'

const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const
/** The other ways to play are looked at on phones: there it is narrow. */
const PHONES = 2
/** Moments in which a new player only looks, and in which a novice plays. */
const LOOKS = 12
const PLAYS = 18

type Item = ReturnType<typeof __gk.ui>[number]
type Box = { x: number; y: number; w: number; h: number }
/** All that is seen at one moment. */
export type Moment = { window: { w: number; h: number }; items: readonly Item[]; hero: Box | null }

/** Less than this is a shadow or an outline. */
const TOUCH_PX = 2

const depthOf = (a: Box, b: Box) =>
  Math.min(
    Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
    Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y),
  )

/** Which floats cover something that they do not point at, or leave the window. */
export function listCovered({ window, items, hero }: Moment): string[] {
  const all = [...items, ...(hero ? [{ ...hero, id: 'the hero', kind: 'target', of: undefined }] : [])]
  return items
    .filter(({ kind }) => kind === 'float')
    .flatMap((float) => {
      const covered = all.filter(
        (other) =>
          other !== float &&
          float.of !== other.id &&
          other.of !== float.id &&
          depthOf(float, other) > TOUCH_PX,
      )
      const isIn =
        float.x >= -1 &&
        float.y >= -1 &&
        float.x + float.w <= window.w + 1 &&
        float.y + float.h <= window.h + 1
      return [
        ...covered.map(({ id }) => `${float.id} covers ${id}`),
        ...(isIn ? [] : [`${float.id} is cut off`]),
      ]
    })
}

/** Runs in the page: a new player looks for a while, then a novice plays. */
async function sample(options: {
  mode: string
  level: number
  looks: number
  plays: number
}): Promise<Moment[]> {
  const { mode, level, looks, plays } = options
  const FRAME_MS = 80
  const FRAMES = 4
  const moments: Moment[] = []
  const note = () => {
    const hero = __gk.hero()
    moments.push({
      window: { w: innerWidth, h: innerHeight },
      items: __gk.ui(),
      hero: hero === 'none' ? null : hero,
    })
  }
  const pass = () => {
    for (let i = 0; i < FRAMES; i++) __gk.frame(FRAME_MS)
  }
  __gk.seed(5)
  __gk.start(mode, level)
  for (let i = 0; i < looks && __gk.page() === null; i++) {
    pass()
    note()
  }
  for (let i = 0; i < plays && __gk.outcome() === null; i++) {
    await __gk.play('novice', { ticks: 12, seed: 3 })
    pass()
    if (__gk.page() === null) note()
  }
  return moments
}

/** The way back out of the filled screen lies there. */
const CORNER_PX = 52

/** What lies under a button of the page in the upper left corner. */
export function listUnderCorner({ items, hero }: Moment, side: number): string[] {
  const corner = { x: 0, y: 0, w: side, h: side }
  const all = [...items, ...(hero ? [{ ...hero, id: 'the hero' }] : [])]
  return all
    .filter((item) => depthOf(item, corner) > TOUCH_PX)
    .map(({ id }) => `${id} lies under the way back`)
}

async function visitModes(page: Page, { game, landing }: Bench, isPhone: boolean) {
  const faults = new Set<string>()
  const floats = new Set<string>()
  let count = 0
  for (const [mode, { levels = 0 }] of Object.entries(game.rules.modes)) {
    if (!isPhone && mode !== landing.mode) continue
    const moments = await page.evaluate(sample, {
      mode,
      level: levels > 0 ? 1 : 0,
      looks: LOOKS,
      plays: PLAYS,
    })
    count += moments.length
    for (const moment of moments) {
      for (const { kind, id } of moment.items) if (kind === 'float') floats.add(id)
      for (const fault of listCovered(moment)) faults.add(`${mode}: ${fault}`)
    }
    if (!isPhone) continue
    await page.evaluate((side) => __gk.corner(side), CORNER_PX)
    const start = { mode, level: levels > 0 ? 1 : 0, looks: 4, plays: 4 }
    for (const moment of await page.evaluate(sample, start))
      for (const fault of listUnderCorner(moment, CORNER_PX)) faults.add(`${mode}: ${fault}`)
    await page.evaluate(() => __gk.corner(0))
  }
  return { moments: count, faults: [...faults], floats: [...floats] }
}

export const placement: Check = {
  item: 36,
  name: 'Nothing covers what matters, no sprite is cut',
  async run(bench) {
    const folder = join(ROOT, 'build/checks', bench.game.slug)
    mkdirSync(folder, { recursive: true })
    const faults: string[] = []
    const floats = new Set<string>()
    let moments = 0
    let sprites = 0
    for (const [i, [w, h]] of SIZES.entries()) {
      const page = await bench.open({
        w,
        h,
        query: '&hold',
        touch: true,
        before: (own) => own.addInitScript(WATCH_SPRITES),
      })
      const seen = await visitModes(page, bench, i < PHONES)
      const drawn = await page.evaluate(() => drawnSprites())
      await page.close()
      moments += seen.moments
      sprites += drawn.count
      for (const id of seen.floats) floats.add(id)
      faults.push(...seen.faults.map((fault) => `${w}×${h} ${fault}`))
      drawn.clipped.forEach(({ text, picture }, i) => {
        const file = `clipped-${w}x${h}-${i + 1}.png`
        writeFileSync(join(folder, file), Buffer.from(picture.split(',')[1]!, 'base64'))
        faults.push(`${w}×${h} ${text} (${file})`)
      })
    }
    return judge(
      faults.length === 0 && floats.size > 0,
      `${moments} moments, ${floats.size} kinds of floats, ${sprites} sprites at ${SIZES.length} sizes, ${faults.length} faults${faults.length > 0 ? `: ${faults.slice(0, 12).join('; ')}` : ''}`,
    )
  },
}
