/** The one place for words: under the ranking, the clock and the map, above the painter. One thing is told there at a time. In CSS pixels. */
import type { Screen } from '@playhouse/game-kit'
import type { Box } from './layer.ts'

const NARROW = 620
const LOW = 480
/** Under the cards of an upright phone, of one that lies, and of a desktop. */
const TOP = { narrow: 174, low: 58, wide: 78 } as const
const WIDE = 380
const TALL = 92

/** Of the height: the painter is never higher, and where words would reach below it they stand at the lower edge. */
const MOST = 0.36
const RIBBON = 70

export function slotTop({ safe, w, h }: Screen): number {
  const top = h < LOW ? TOP.low : w < NARROW ? TOP.narrow : TOP.wide
  return safe.y + (top + RIBBON > safe.h * MOST ? safe.h - TALL : top)
}

/** All that words may cover. */
export function slotBox(screen: Screen): Box {
  const w = Math.min(WIDE, screen.safe.w)
  return { x: screen.safe.x + (screen.safe.w - w) / 2, y: slotTop(screen), w, h: TALL }
}
