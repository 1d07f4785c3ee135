/** Layout of the single message area: under the cards or the top line, above the painter. One message at a time. In CSS pixels. */
import type { Screen } from '@playhouse/game-kit'
import type { Box } from './layer.ts'

const NARROW = 620
const LOW = 480
/** Under the cards of an upright phone, of one that lies, and of a desktop. */
const TOP = { narrow: 58, low: 58, wide: 78 } as const
/** Larger letters make the line on a phone taller. */
const BIG_MORE = 12
const TALL = 92
/** A hint in a small window and in a large one, and how far it is from the lower edge, in parts of the height, and from the upper one. As in style.css. */
const HINT = { small: [380, 48, 0.07, 68], large: [500, 66, 0.06, 88] } as const
const LARGE = 1200

/** Of the height: the painter is never higher, and where words would reach below it they stand at the lower edge. */
const MAX_TOP_SHARE = 0.28
const RIBBON = 70
/** A strip of two lines. */
const STRIP = 48
const STRIP_MAX_W = 300

/** The ranking's width beside a ribbon, and how much larger letters and cards are in a large window. */
export const RANKING_WIDE = 200
export const growthOf = ({ w, h }: Screen, isBig: boolean): number =>
  (isBig ? 1.25 : 1) * Math.max(1, Math.min(1.4, Math.min(w, h) / 640))

/** The ranking covers land: it grows less. */
export const rankingGrowth = (screen: Screen, isBig: boolean): number =>
  Math.min(growthOf(screen, isBig), isBig ? 1.4 : 1.15)

/** An upright phone. */
export const isNarrow = ({ w, h }: Screen) => w < NARROW && h >= LOW

export function slotTop(screen: Screen, isBig: boolean): number {
  const { safe, h } = screen
  const top = isNarrow(screen) ? TOP.narrow + (isBig ? BIG_MORE : 0) : h < LOW ? TOP.low : TOP.wide
  const tall = isNarrow(screen) || h < LOW ? STRIP : RIBBON
  return safe.y + (top + tall > safe.h * MAX_TOP_SHARE ? safe.h - TALL : top)
}

/** Where news stand in one line; null where there is room for a ribbon. */
export function stripBox(screen: Screen, isBig: boolean): Box | null {
  const { safe, w, h } = screen
  if (h >= LOW && w >= NARROW) return null
  const tall = STRIP * (isBig ? 1.15 : 1)
  const y = slotTop(screen, isBig)
  const wide = Math.min(STRIP_MAX_W, safe.w - 16)
  return { x: safe.x + (safe.w - wide) / 2, y, w: wide, h: tall }
}

/** What a hint covers: low, or high under the cards. */
export function hintBox(screen: Screen, isHigh: boolean): Box {
  const { safe, w, h } = screen
  const [wide, tall, low, high] = HINT[w >= LARGE && h >= LOW ? 'large' : 'small']
  const room = Math.min(wide, safe.w)
  const y = isHigh ? safe.y + high : h * (1 - low) - tall
  return { x: safe.x + (safe.w - room) / 2, y, w: room, h: tall }
}

/** Above this there may be cards. */
export const cardsBottom = (screen: Screen): number =>
  screen.safe.y + (isNarrow(screen) ? TOP.narrow : screen.h < LOW ? TOP.low : TOP.wide)
