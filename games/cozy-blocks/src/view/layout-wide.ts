/** The layout for a window that is wider than high: the hand on the right, all texts on the left. */
import { BADGE, BUTTON, GAP, MIN_THING_SIZE, NOWHERE, PILL, PLANK, gridOf, ledge } from './layout-rects.ts'
import type { Layout, LayoutRequest, Ledge, Rect } from './layout-rects.ts'

const WIDE_BUTTON = 56
/** Between two rows of buttons where their words fit. */
const WORDS_GAP = 28
/** Of the column; less has no room for words between two rows. */
const MIN_WORDS_HEIGHT = 480
const MAX_BUTTON_SIZE = 68
/** Things that stand beside each other on it. */
const MAX_ON_SHELF = 5
/** From here on a window is high enough for all of it to stand in one column. */
const HIGH = 600
/** Less than that is no place for a cat. */
const MIN_CAT_SIZE = 40

export function layOutLandscape({ w, h, slots, hasNext }: LayoutRequest): Layout {
  const isHigh = h >= HIGH
  const pad = Math.max(6, Math.min(28, h * 0.03, w * 0.016))
  // In a high window the fairy lights hang over the board.
  const head = isHigh ? Math.min(64, h * 0.07) : pad
  // Many pieces need more room beside the board.
  const isWidePuzzle = isHigh && slots > 4
  const share = isWidePuzzle ? 0.48 : isHigh ? 0.58 : 0.54
  const max = Math.min(h - pad - head - 12, w * share, 1000)
  const board = Math.floor(max / 8.5) * 8
  const cell = board / 8
  const frame = Math.max(7, cell * 0.22)
  const middle = Math.round((w - board) / 2)
  const y = Math.round((h - board + head - pad) / 2)
  const side = Math.min((w - board) / 2 - frame - pad * 2, board * 0.62)
  const outer = { y: y - frame, h: board + frame * 2 }
  const shift = isWidePuzzle ? Math.max(0, Math.floor(side - WIDE_BUTTON * 4 - GAP * 4)) : 0
  const x = middle - shift
  const left = { x: middle - frame - pad - side, y: outer.y, w: side - shift, h: outer.h }
  const right = { ...left, x: x + board + frame + pad, w: side + shift }
  const nextH = hasNext ? Math.min(outer.h * 0.24, isHigh ? 190 : 150) : 0
  const hand = { ...right, h: outer.h - (nextH > 0 ? nextH + GAP : 0) }
  const column = isHigh ? stackHigh(left, cell, hasNext) : stackLow(left, cell, hasNext)
  return {
    w,
    h,
    portrait: false,
    board: { x, y, w: board, h: board },
    cell,
    frame,
    slots: gridOf(hand, slots, chooseColumns(slots, hand)),
    score: column.score,
    combo: column.combo,
    quest: column.quest,
    buttons: column.buttons,
    cat: column.cat,
    next: { ...right, y: outer.y + outer.h - nextH, h: nextH },
    ledges: column.shelves.filter(({ size }) => size >= MIN_THING_SIZE),
  }
}

/** One or two, so that the pieces lie as large as can be. */
function chooseColumns(slots: number, { w, h }: Rect): number {
  if (slots <= 3) return 1
  const sizeOf = (columns: number) => Math.min(w / columns, h / Math.ceil(slots / columns))
  return sizeOf(2) > sizeOf(1) ? 2 : 1
}

type Column = Pick<Layout, 'score' | 'combo' | 'buttons' | 'quest' | 'cat'> & { shelves: Ledge[] }

/** Window, combo, buttons, a shelf of things, the quest, and the cat at the bottom. */
function stackHigh(left: Rect, cell: number, hasNext: boolean): Column {
  const { x, w, h } = left
  let y = left.y
  const take = (height: number, gap: number): Rect => {
    const rect = { x, y, w, h: height }
    y += height + gap
    return rect
  }
  const score = take(Math.min(h * (hasNext ? 0.255 : 0.3), 300), hasNext ? GAP : GAP * 2)
  const comboH = Math.max(40, Math.min(74, h * 0.08, w / BADGE))
  const middle = x + (w - comboH * BADGE) / 2
  const combo = hasNext ? { ...take(comboH, GAP * 1.5), x: middle, w: comboH * BADGE } : NOWHERE
  // Two by two where a row of four is too wide.
  const inRow = Math.min(MAX_BUTTON_SIZE, Math.floor((w - GAP * 3) / 4))
  const perRow = inRow >= WIDE_BUTTON ? 4 : 2
  const button = perRow === 4 ? inRow : WIDE_BUTTON
  const rows = 4 / perRow
  // Under them stands what they are for.
  const rowGap = h >= MIN_WORDS_HEIGHT ? WORDS_GAP : GAP
  const block = take(button * rows + rowGap * (rows - 1), GAP * 3.5)
  const foot = left.y + h - 14
  const questH = Math.max(44, Math.min(92, h * 0.095))
  const hasQuest = hasNext && foot - y - questH - 22 >= MIN_CAT_SIZE
  const catW = Math.max(
    36,
    Math.min(w * 0.68, cell * 3, 240, (foot - y - (hasQuest ? questH + 22 : 0)) * 1.7),
  )
  const catH = catW * 0.58
  const quest = hasQuest ? { x, y: foot - catH - catW * 0.17 - questH - 20, w, h: questH } : NOWHERE
  // The room's things stand on the wall between the buttons and the cat.
  const free = (hasQuest ? quest.y : foot - catW * 0.75) - y
  const shelf = ledge(x, y + Math.min(free - PLANK, 92), w, free - PLANK - 4, MAX_ON_SHELF)
  return {
    shelves: free > MIN_THING_SIZE + PLANK ? [{ ...shelf, plank: true }] : [],
    score,
    combo,
    quest,
    buttons: placeButtons({
      ...{ x: x + (w - button * perRow - GAP * (perRow - 1)) / 2, y: block.y },
      ...{ size: button, perRow, rowGap },
    }),
    cat: { x: x + w * 0.03, y: foot - catH, w: catW, h: catH },
  }
}

/** In a low window the cat lies under the score, with combo and quest beside her. */
function stackLow({ x, y, w, h }: Rect, cell: number, hasNext: boolean): Column {
  const perRow = w >= BUTTON * 4 + GAP * 3 ? 4 : 2
  const rows = 4 / perRow
  const blockH = BUTTON * rows + GAP * (rows - 1)
  const score = { x, y, w, h: Math.min(h * 0.36, 300) }
  const buttonsY = y + h - blockH
  const [top, foot] = [y + score.h, buttonsY - GAP * 3]
  const catW = Math.max(36, Math.min(w * 0.4, cell * 3.2, 260, (foot - top) * 1.7))
  const beside = w - catW - GAP
  const lineH = Math.min(34, (foot - top) / 2 - 3, beside / PILL)
  const combo = { x, y: top + 3, w: lineH * PILL, h: lineH }
  return {
    shelves: [],
    score,
    combo,
    quest: hasNext ? { ...combo, y: combo.y + lineH + 3, w: beside } : NOWHERE,
    buttons: placeButtons({
      ...{ x: x + (w - BUTTON * perRow - GAP * (perRow - 1)) / 2, y: buttonsY },
      ...{ size: BUTTON, perRow, rowGap: GAP },
    }),
    cat: { x: x + w - catW, y: foot - catW * 0.58, w: catW, h: catW * 0.58 },
  }
}

interface ButtonBlock {
  x: number
  y: number
  size: number
  perRow: number
  rowGap: number
}

function placeButtons({ x, y, size, perRow, rowGap }: ButtonBlock): Rect[] {
  return Array.from({ length: 4 }, (_, i) => ({
    x: x + (i % perRow) * (size + GAP),
    y: y + Math.floor(i / perRow) * (size + rowGap),
    w: size,
    h: size,
  }))
}
