/** The layout for any window size. Pure, so that tests can look for overlaps. */
import { BADGE, BUTTON, GAP, MIN_THING_SIZE, NOWHERE, PLANK, gridOf, ledge } from './layout-rects.ts'
import type { Layout, LayoutRequest, Rect } from './layout-rects.ts'
import { layOutLandscape } from './layout-wide.ts'

/** On a phone they take turns rather than shrink. */
const MAX_ON_PHONE = 5

export function layOut(request: LayoutRequest): Layout {
  const { w, h, slots } = request
  if (w >= h * 1.08) return layOutLandscape(request)
  return slots <= 3 && w >= h * 0.82 && w >= 400 ? layOutSquare(request) : layOutPortrait(request)
}

function layOutPortrait({ w, h, slots, hasNext, insets = { top: 0, bottom: 0 } }: LayoutRequest): Layout {
  const pad = Math.max(8, Math.min(20, w * 0.03))
  const top = insets.top + Math.max(6, Math.min(16, h * 0.012))
  const head = Math.max(78, Math.min(140, h * 0.142))
  // Combo and quest have their own row above the frame; a puzzle has neither.
  const row = hasNext ? Math.max(40, Math.min(46, h * 0.054)) : 0
  const usable = h - top - head - row - insets.bottom - pad
  // Below the board: the hand is a third of the board high, the strip of the next one less than half of that.
  const board = Math.floor(Math.min(w - pad * 2 - 16, usable / 1.52, 760) / 8) * 8
  const cell = board / 8
  const frame = Math.max(8, cell * 0.22)
  const below = usable - board - frame * 2
  // The remaining space is a shelf for the room's things.
  const handH = Math.min(below * (hasNext ? 0.66 : 0.94), board * (hasNext ? 0.42 : slots > 4 ? 0.66 : 0.5))
  const nextH = hasNext ? Math.min(below * 0.28, board * 0.22) : 0
  const slack = Math.max(0, below - handH - nextH)
  const x = Math.round((w - board) / 2)
  const y = Math.round(top + head + row + frame + slack * (hasNext ? 0.03 : 0.2))
  const handY = y + board + frame + slack * (hasNext ? 0.1 : 0.14)
  const wide = Math.min(board + frame * 2, w - pad)
  const left = (w - wide) / 2
  const rowY = top + 2
  // In line with the board, but never so far in that the window has no room.
  const start = Math.max(pad, Math.min(x - frame, (w - 130) / 2 - BUTTON * 2 - GAP * 2))
  const right = w - start - BUTTON
  const scoreW = Math.min(300, w - (start + BUTTON * 2 + GAP * 2 + 4) * 2)
  const next = { x: left, y: handY + handH + slack * 0.06, w: wide, h: nextH }
  const score = { x: w / 2 - scoreW / 2, y: top, w: scoreW, h: head - 8 }
  const floor = h - insets.bottom - PLANK - 2
  const edge = y - frame
  const cat = { x: x + board - cell * 2.5, y: y - frame - cell * 1.15, w: cell * 2.2, h: cell * 1.3 }
  return {
    w,
    h,
    portrait: true,
    board: { x, y, w: board, h: board },
    cell,
    frame,
    slots: gridOf({ x: left, y: handY, w: wide, h: handH }, slots, chooseColumns(slots, wide, handH)),
    next,
    score,
    ...placeDreams(row, x - frame, edge, cat),
    ledges: [
      {
        ...ledge(
          pad,
          floor,
          w - pad * 2,
          floor - (hasNext ? next.y + nextH : handY + handH) - 4,
          MAX_ON_PHONE,
        ),
        plank: true,
      },
      // A puzzle has no combo and no quest there.
      ...(hasNext ? [] : [ledge(x - frame + 6, edge, board - cell * 3, edge - rowY - BUTTON - 18, 4)]),
    ].filter(({ size }) => size >= MIN_THING_SIZE),
    buttons: [
      { x: start, y: rowY, w: BUTTON, h: BUTTON },
      { x: start + BUTTON + GAP, y: rowY, w: BUTTON, h: BUTTON },
      { x: right - BUTTON - GAP, y: rowY, w: BUTTON, h: BUTTON },
      { x: right, y: rowY, w: BUTTON, h: BUTTON },
    ],
    cat,
  }
}

/** Combo, quest and cat side by side on the frame's upper edge. */
function placeDreams(row: number, left: number, edge: number, cat: Rect): { combo: Rect; quest: Rect } {
  if (row === 0) return { combo: NOWHERE, quest: NOWHERE }
  const y = edge - row - 2
  const combo = { x: left, y, w: row * BADGE, h: row }
  const x = combo.x + combo.w + 6
  return { combo, quest: { x, y, w: cat.x - x, h: row } }
}

/** So that the pieces lie as large as can be. */
function chooseColumns(slots: number, w: number, h: number): number {
  if (slots <= 3) return slots || 1
  const sizeOf = (columns: number) => Math.min(w / columns, h / Math.ceil(slots / columns))
  return [2, 3, 4].reduce((best, columns) => (sizeOf(columns) > sizeOf(best) ? columns : best))
}

/** As upright, but with the hand beside the board: under it the board would be small. */
function layOutSquare(request: LayoutRequest): Layout {
  const { w, h, slots, hasNext, insets = { top: 0, bottom: 0 } } = request
  const upright = layOutPortrait(request)
  const { score } = upright
  const pad = Math.max(8, Math.min(20, w * 0.02))
  const row = hasNext ? 44 : 0
  const y0 = score.y + score.h + Math.max(row, pad * 1.4)
  const max = Math.min(h - insets.bottom - y0 - pad * 2, w * 0.68)
  const board = Math.floor(max / 8.5) * 8
  const cell = board / 8
  const frame = Math.max(7, cell * 0.22)
  const side = Math.min(w - board - frame * 2 - pad * 3, board * 0.42)
  const x = Math.round((w - board - frame * 2 - pad - side) / 2 + frame)
  const y = Math.round(y0 + frame + (h - insets.bottom - y0 - pad - board - frame * 2) / 2)
  const cat = { x: x + board - cell * 2.5, y: y - frame - cell * 1.15, w: cell * 2.2, h: cell * 1.3 }
  const handX = x + board + frame + pad
  const all = { y: y - frame, h: board + frame * 2 }
  const nextH = hasNext ? all.h * 0.22 : 0
  const hand = { x: handX, y: all.y, w: side, h: all.h - nextH - (hasNext ? GAP : 0) }
  return {
    ...upright,
    board: { x, y, w: board, h: board },
    cell,
    frame,
    slots: gridOf(hand, slots, 1),
    next: { x: handX, y: all.y + all.h - nextH, w: side, h: nextH },
    ...placeDreams(row, x - frame, y - frame, cat),
    ledges: [],
    cat,
  }
}

/** The square under a point, also a little outside the board; null when far away. */
export function squareAt(layout: Layout, x: number, y: number): { row: number; col: number } {
  return {
    row: Math.floor((y - layout.board.y) / layout.cell),
    col: Math.floor((x - layout.board.x) / layout.cell),
  }
}

export function isInside(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h
}
