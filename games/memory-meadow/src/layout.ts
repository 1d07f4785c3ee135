/** Where everything lies in a window of any shape: pure arithmetic, in CSS pixels. */
import type { Rect } from '@playhouse/game-kit'

export type Spot = { x: number; y: number; scale: number; rect: Rect }
export type Layout = {
  w: number
  h: number
  columns: number
  /** By place; x and y are the middle of the opening. */
  spots: Spot[]
  horizon: number
  sign: Rect
  /** Where the lanterns hang, by their upper ends, and the cords from end to end. */
  lanterns: { x: number; y: number; size: number }[]
  cords: { x: number; y: number; w: number; sag: number }[]
  /** Where the choir stands: feet at `y`. */
  choir: { x: number; y: number; w: number; h: number }
}

const MARGIN = 10
const HEADER = 66
/** Gap between two targets. */
const GAP = 8
/** Room a lantern takes. */
const LANTERN = { w: 26, most: 58, size: 34, h: 48 }
/** Two cords beside the sign: on a low window height is dearer than large lanterns. */
const TWO_CORDS = { below: 480, w: 18, size: 17, h: 28 }
/** A sign narrower than this holds two short lines instead of one row. */
const NARROW_SIGN = 110
const MOST_CELL = 200
/** Few places come closer, so that they are no patch in a desert. */
const CLOSE_CELL = 280
const FEW_PLACES = 6
const SOME_PLACES = 12
/** From so many on a narrow window every pixel of height is the meadow's. */
const MANY_PLACES = 24
/** What a place takes of its cell, in its own units. */
const PLACE = { w: 112, h: 100 }

/** Room over the first row for those who rise from it, in rows; where the window is low there is none to give. */
const OVERHEAD = 0.3
/** A cell is at most so much taller than wide. */
const TALLEST = 1.5
const LEAST_ROW = 64
const LEAST_CELL = 48 + GAP

const overheadOf = (h: number, rows: number) => (h / (rows + OVERHEAD) >= LEAST_ROW ? OVERHEAD : 0)

const mostCellOf = (count: number) =>
  count <= FEW_PLACES ? CLOSE_CELL : count <= SOME_PLACES ? (CLOSE_CELL + MOST_CELL) / 2 : MOST_CELL

export const isNarrow = ({ w }: Rect) => w < NARROW_SIGN

/** Columns so that places are as large as can be: thirty-six are nine rows of four on a phone, four of nine on a low screen. */
export function chooseColumns(count: number, w: number, h: number): number {
  let best = 1
  let bestWorth = 0
  for (let columns = 1; columns <= count; columns++) {
    if (count % columns !== 0) continue
    const rows = count / columns
    const size = Math.min(
      w / columns / PLACE.w,
      h / (rows + overheadOf(h, rows)) / PLACE.h,
      mostCellOf(count) / PLACE.w,
    )
    const least = Math.min(w / columns, h / rows)
    // A long thin row is harder to keep in mind than a patch.
    const stretch = Math.max(columns / rows, rows / columns)
    const worth =
      least < LEAST_CELL
        ? // A finger misses: only where nothing better fits, and then the largest of the small.
          least / 1e4
        : size * (stretch >= 4 ? 0.86 : 1) * (1 - stretch * 0.004)
    if (worth > bestWorth) [best, bestWorth] = [columns, worth]
  }
  return best
}

export function layOut(w: number, h: number, count: number, safe: Rect, hud: Rect, lanternCount = 0): Layout {
  const sign = { x: safe.x + MARGIN, y: safe.y + 8, w: Math.min(152, hud.x - safe.x - MARGIN * 2), h: 48 }
  const { lanterns, cords, isBelow } = hangLanterns(lanternCount, sign, safe, hud)
  const isCrowded = count >= MANY_PLACES && h > w
  const strip = Math.max(58, Math.min(170, h * (isCrowded ? 0.135 : 0.17)))
  const top = safe.y + HEADER + (isBelow ? LANTERN.h : 0)
  const board = {
    x: safe.x + MARGIN,
    y: top,
    w: safe.w - MARGIN * 2,
    h: safe.y + safe.h - strip - top,
  }
  const columns = chooseColumns(count, board.w, board.h)
  const rows = count / columns
  const most = mostCellOf(count)
  const overhead = overheadOf(board.h, rows)
  const cellW = Math.min(most * 1.2, board.w / columns)
  const cellH = Math.min(most * 1.1, cellW * TALLEST, board.h / (rows + overhead))
  const scale = Math.min(cellW / PLACE.w, cellH / PLACE.h)
  const left = board.x + (board.w - cellW * columns) / 2
  const above = overhead * cellH
  const first = board.y + above + (board.h - above - cellH * rows) * 0.6
  const spots = Array.from({ length: count }, (_, i): Spot => {
    const rect = {
      x: left + (i % columns) * cellW + GAP / 2,
      y: first + Math.floor(i / columns) * cellH + GAP / 2,
      w: cellW - GAP,
      h: cellH - GAP,
    }
    return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 + 18 * scale, scale, rect }
  })
  return {
    w,
    h,
    columns,
    spots,
    horizon: Math.min(first + cellH * 0.3, board.y + board.h * 0.24),
    sign,
    lanterns,
    cords,
    choir: { x: safe.x + MARGIN, y: safe.y + safe.h - strip * 0.36, w: safe.w - MARGIN * 2, h: strip },
  }
}

/** How large sun and moon are drawn, in the two lower corners. */
export const discSizeOf = ({ choir }: Pick<Layout, 'choir'>) => Math.max(1, Math.min(1.7, choir.h / 90))

/** Beside the sign where there is room, on a low window in two rows; else in a row of their own under it. */
function hangLanterns(count: number, sign: Rect, safe: Rect, hud: Rect) {
  if (count === 0) return { lanterns: [], cords: [], isBelow: false }
  const gap = { x: sign.x + sign.w + 14, w: hud.x - sign.x - sign.w - 28 }
  const half = Math.ceil(count / 2)
  if (gap.w >= count * LANTERN.w) return { ...hangRow(count, gap, safe.y + 6, LANTERN.size), isBelow: false }
  if (safe.h < TWO_CORDS.below && gap.w >= half * TWO_CORDS.w) {
    const upper = hangRow(half, gap, safe.y + 4, TWO_CORDS.size)
    const lower = hangRow(count - half, gap, safe.y + 4 + TWO_CORDS.h, TWO_CORDS.size)
    return {
      lanterns: [...upper.lanterns, ...lower.lanterns],
      cords: [...upper.cords, ...lower.cords],
      isBelow: false,
    }
  }
  const room = { x: safe.x + MARGIN, w: safe.w - MARGIN * 2 }
  return { ...hangRow(count, room, safe.y + HEADER - 4, 29), isBelow: true }
}

function hangRow(count: number, room: { x: number; w: number }, y: number, most: number) {
  const step = Math.min(LANTERN.most, room.w / Math.max(1, count))
  const left = room.x + (room.w - step * count) / 2
  const size = Math.min(most, step * 0.8)
  const sag = Math.min(9, room.w * 0.02)
  const lanterns = Array.from({ length: count }, (_, i) => {
    const x = left + step * (i + 0.5)
    const t = (x - room.x) / room.w
    return { x, y: y + 4 * sag * t * (1 - t), size }
  })
  return { lanterns, cords: [{ x: room.x, y, w: room.w, sag }] }
}
