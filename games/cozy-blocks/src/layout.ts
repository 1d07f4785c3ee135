/** Where everything goes, for any size of window. Pure, so that a test can look for overlaps. */
export type Rect = { x: number; y: number; w: number; h: number }
export type Layout = {
  w: number
  h: number
  portrait: boolean
  /** The eight by eight squares, without the wooden frame. */
  board: Rect
  cell: number
  frame: number
  /** One place for each piece of the hand. */
  slots: Rect[]
  /** The strip that shows the hand to come; empty in puzzles. */
  next: Rect
  /** Title, score and best. */
  score: Rect
  /** Round buttons, in the order menu, sound, hint, undo. */
  buttons: Rect[]
  /** The cat's place: bottom centre is where she lies. */
  cat: Rect
  /** Edges on which the room's things stand: feet at `y`. */
  ledges: Ledge[]
  /** Where the combo shows. */
  combo: Rect
  /** The cat's dream of what to do next; empty where there is no room, then words tell it. */
  wish: Rect
}
export type Ledge = { x: number; y: number; w: number; size: number; most: number }
export type LayoutRequest = {
  w: number
  h: number
  slots: number
  hasNext: boolean
  insets?: { top: number; bottom: number }
}

const BUTTON = 48
const WIDE_BUTTON = 56
const GAP = 8
/** Smaller than this a thing is only a speck, and hard to touch. */
const LEAST_THING = 44
/** On a phone they take turns rather than shrink. */
const MOST_ON_PHONE = 5
/** How many times as wide as high the combo is. */
const PILL = 2.8
const NOWHERE: Rect = { x: 0, y: 0, w: 0, h: 0 }
/** The edge may be hidden a little under the feet. */
const SINK = 3

export function layOut(request: LayoutRequest): Layout {
  const { w, h, slots } = request
  if (w >= h * 1.08) return layOutLandscape(request)
  return slots <= 3 && w >= h * 0.82 && w >= 400 ? layOutSquare(request) : layOutPortrait(request)
}

function layOutPortrait({ w, h, slots, hasNext, insets = { top: 0, bottom: 0 } }: LayoutRequest): Layout {
  const pad = Math.max(8, Math.min(20, w * 0.03))
  const top = insets.top + Math.max(6, Math.min(16, h * 0.012))
  const head = Math.max(78, Math.min(140, h * 0.142))
  // Combo and wish have a row of their own over the frame; a puzzle has neither.
  const row = hasNext ? Math.max(36, Math.min(46, h * 0.054)) : 0
  const usable = h - top - head - row - insets.bottom - pad
  // Below the board: the hand is a third of the board high, the strip of the next one less than half of that.
  const board = Math.floor(Math.min(w - pad * 2 - 16, usable / 1.52, 760) / 8) * 8
  const cell = board / 8
  const frame = Math.max(8, cell * 0.22)
  const below = usable - board - frame * 2
  const handH = Math.min(below * (hasNext ? 0.68 : 0.94), board * (hasNext ? 0.46 : 0.86))
  const nextH = hasNext ? Math.min(below * 0.27, board * 0.21) : 0
  const slack = Math.max(0, below - handH - nextH)
  const x = Math.round((w - board) / 2)
  const y = Math.round(top + head + row + frame + slack * (hasNext ? 0.1 : 0.24))
  const handY = y + board + frame + slack * 0.2
  const wide = Math.min(board + frame * 2, w - pad)
  const left = (w - wide) / 2
  const rowY = top + 2
  // In line with the board, but never so far in that the window has no room.
  const start = Math.max(pad, Math.min(x - frame, (w - 130) / 2 - BUTTON * 2 - GAP * 2))
  const right = w - start - BUTTON
  const scoreW = Math.min(300, w - (start + BUTTON * 2 + GAP * 2 + 4) * 2)
  const next = { x: left, y: handY + handH + slack * 0.12, w: wide, h: nextH }
  const score = { x: w / 2 - scoreW / 2, y: top, w: scoreW, h: head - 8 }
  const floor = h - insets.bottom - 3
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
      ledge(pad, floor, w - pad * 2, floor - (hasNext ? next.y + nextH : handY + handH) - 4, MOST_ON_PHONE),
      // A puzzle has no combo and no wish there.
      ...(hasNext ? [] : [ledge(x - frame + 6, edge, board - cell * 3, edge - rowY - BUTTON - 4, 4)]),
    ].filter(({ size }) => size >= LEAST_THING),
    buttons: [
      { x: start, y: rowY, w: BUTTON, h: BUTTON },
      { x: start + BUTTON + GAP, y: rowY, w: BUTTON, h: BUTTON },
      { x: right - BUTTON - GAP, y: rowY, w: BUTTON, h: BUTTON },
      { x: right, y: rowY, w: BUTTON, h: BUTTON },
    ],
    cat,
  }
}

function ledge(x: number, y: number, w: number, room: number, most: number): Ledge {
  return { x, y: y + SINK, w, size: Math.min(room + SINK, 78, Math.max(54, w / 9)), most }
}

/** Combo, wish and cat side by side on the frame's upper edge. */
function placeDreams(row: number, left: number, edge: number, cat: Rect): { combo: Rect; wish: Rect } {
  if (row === 0) return { combo: NOWHERE, wish: NOWHERE }
  const y = edge - row - 2
  const combo = { x: left, y, w: row * PILL, h: row }
  const x = combo.x + combo.w + 6
  return { combo, wish: { x, y, w: cat.x - x, h: row } }
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
  const most = Math.min(h - insets.bottom - y0 - pad * 2, w * 0.68)
  const board = Math.floor(most / 8.5) * 8
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

function layOutLandscape({ w, h, slots, hasNext }: LayoutRequest): Layout {
  // Where the window is high the hand has its side for itself, and things stand on the board's frame.
  const isHigh = h >= 600
  const pad = Math.max(6, Math.min(28, h * 0.03))
  const head = isHigh ? Math.min(74, h * 0.08) : pad
  const most = Math.min(h - pad - head - 12, w * 0.54, 1000)
  const board = Math.floor(most / 8.5) * 8
  const cell = board / 8
  const frame = Math.max(7, cell * 0.22)
  const x = Math.round((w - board) / 2)
  const y = Math.round((h - board + head - pad) / 2)
  const side = Math.min((w - board) / 2 - frame - pad * 2, board * 0.62)
  const leftX = x - frame - pad - side
  const rightX = x + board + frame + pad
  const outer = { y: y - frame, h: board + frame * 2 }
  const button = isHigh ? WIDE_BUTTON : BUTTON
  // Two by two when a row of four is too wide for the side.
  const perRow = side >= button * 4 + GAP * 3 ? 4 : 2
  const rows = 4 / perRow
  const block = { w: button * perRow + GAP * (perRow - 1), h: button * rows + GAP * (rows - 1) }
  const nextH = hasNext ? Math.min(outer.h * (isHigh ? 0.15 : 0.24), 150) : 0
  const handH = outer.h - (hasNext && !isHigh ? nextH + GAP : 0)
  // No wider than the pieces need: the rest would be a dark void.
  const hand = { x: rightX, y: outer.y, w: Math.min(side, cell * (slots > 3 ? 9 : 4.6)), h: handH }
  const score = { x: leftX, y: outer.y, w: side, h: Math.min(outer.h * (isHigh ? 0.34 : 0.36), 300) }
  const comboH = Math.max(32, Math.min(46, cell * 0.62))
  const pill = { x: leftX, y: score.y + score.h - comboH * 0.3, w: comboH * PILL, h: comboH }
  const above = { ...pill, x: leftX + (side - pill.w) / 2 }
  const buttonsY = isHigh ? above.y + comboH + GAP * 1.5 : outer.y + outer.h - block.h
  const next = isHigh
    ? { x: leftX, y: buttonsY + block.h + GAP * 2, w: side, h: nextH }
    : { x: rightX, y: outer.y + outer.h - nextH, w: hand.w, h: nextH }
  const cat = isHigh
    ? { top: next.y + nextH + GAP * 2, foot: outer.y + outer.h - 14 }
    : { top: score.y + score.h, foot: buttonsY - GAP * 3 }
  // In a high window her dream is over her.
  const overhead = isHigh && hasNext ? 64 : 0
  const catMost = isHigh ? side * 0.8 : side * 0.4
  const catW = Math.max(36, Math.min(catMost, cell * 3.2, 260, (cat.foot - cat.top - overhead) * 1.7))
  // In a low window she lies on the right, and has both beside her.
  const beside = side - catW - GAP
  const lineH = Math.min(34, (cat.foot - cat.top) / 2 - 3, beside / PILL)
  const low = { x: leftX, y: cat.top + 3, w: lineH * PILL, h: lineH }
  const edge = outer.y
  return {
    w,
    h,
    portrait: false,
    board: { x, y, w: board, h: board },
    cell,
    frame,
    slots: gridOf(hand, slots, slots > 3 ? 2 : 1),
    next,
    score,
    combo: isHigh ? above : low,
    wish: !hasNext
      ? NOWHERE
      : !isHigh
        ? { ...low, y: low.y + lineH + 3, w: beside }
        : { x: leftX + side * 0.1, y: cat.foot - catW * 0.58 - 66, w: side * 0.62, h: 52 },
    ledges: [ledge(x, edge, board, edge - 4, 9)].filter(({ size }) => size >= LEAST_THING),
    buttons: Array.from({ length: 4 }, (_, i) => ({
      x: leftX + (side - block.w) / 2 + (i % perRow) * (button + GAP),
      y: buttonsY + Math.floor(i / perRow) * (button + GAP),
      w: button,
      h: button,
    })),
    cat: {
      x: isHigh ? leftX + (side - catW) / 2 : leftX + side - catW,
      y: cat.foot - catW * 0.58,
      w: catW,
      h: catW * 0.58,
    },
  }
}

function gridOf(area: Rect, count: number, columns: number): Rect[] {
  const rows = Math.max(1, Math.ceil(count / columns))
  const w = area.w / columns
  const h = area.h / rows
  return Array.from({ length: count }, (_, i) => ({
    x: area.x + (i % columns) * w + 3,
    y: area.y + Math.floor(i / columns) * h + 3,
    w: w - 6,
    h: h - 6,
  }))
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
