/** Where everything lies: figure above and wardrobe below on tall windows, side by side on wide ones. Pure arithmetic. */
import type { Rect } from '@playhouse/game-kit'
import { SWATCHES } from './palette.ts'

export type Layout = {
  isWide: boolean
  /** Theme card. */
  card: Rect
  /** Chips under the title: styles, dyes and wishes; the first row of them where they go down beside the figure. */
  chips: Rect
  /** What two groups of round buttons lie on. */
  pills: Rect[]
  /** Where the figure stands. */
  stage: Rect
  drawer: Rect
  tabs: Rect[]
  bar: Rect
  cells: Rect[]
  /** The dye shop's cells. */
  swatches: Rect[]
  /** What is under the tabs: the bar and the cells. */
  room: Rect
  columns: number
  places: Record<string, Rect>
  /** Size of letters. */
  text: number
  /** How much larger than usual the small ones are. */
  big: number
}
export type LayoutRequest = { w: number; h: number; safe: Rect; hud: Rect; isBig: boolean; isLeft: boolean }

export const TABS = 12
const TABS_ACROSS = 6
/** Large words on narrow tabs want wider ones, in a row more. */
const BIG_TABS_ACROSS = 4
const BIG = 1.22
const BUTTON = 50
/** Buttons in a group, each with a word under its sign; larger where there is room. */
const TOOL = 52
const LARGE_TOOL = 62
const LARGE_STAGE = 560
/** Beside a figure with less height than this three buttons have no room above each other. */
const SHORT = TOOL * 3 + 72
const GAP = 8
const DYES = SWATCHES.length
const APPLAUSE = 128

export function layOut(request: LayoutRequest): Layout {
  const { w, h, safe, hud } = request
  const isWide = w > h * 1.05
  const drawerW = isWide ? Math.min(Math.max(w * 0.46, 348), safe.w - 262, 820) : safe.w
  const text = Math.max(19, Math.min(24, Math.min(w, h) / 34)) * (request.isBig ? 1.16 : 1)
  const big = request.isBig ? BIG : 1
  const top = Math.max(safe.y + GAP, 0)
  const hudBottom = Math.max(hud.y + hud.h, top + BUTTON) + GAP
  const drawerX = isWide ? safe.x + safe.w - drawerW - (w > 1200 ? Math.min(40, (w - 1200) / 12) : 0) : safe.x
  const card = isWide
    ? {
        x: safe.x + 10,
        y: top,
        w: Math.min(drawerX - safe.x - 20, 480),
        h: h > 620 ? text * 3.5 : h > 480 ? text * 2.5 : text * 1.5 + 6,
      }
    : { x: safe.x + 10, y: top, w: hud.x - safe.x - 18, h: Math.max(h > 700 ? 62 : BUTTON, text * 2.3) }
  const row = text * 1.75
  const column = Math.max(120, safe.w * 0.34)
  const chips = {
    x: isWide || !request.isLeft ? card.x : safe.x + safe.w - column - 10,
    y: (isWide || !request.isLeft ? card.y + card.h : Math.max(card.y + card.h, hudBottom)) + 5,
    w: isWide ? card.w : column,
    h: row,
  }
  const drawerY = isWide ? hudBottom : 0
  const sizes = isWide
    ? fitWide(drawerW, safe.y + safe.h - drawerY - GAP)
    : fitTall(drawerW, safe.h, request.isBig)
  const drawer = { x: drawerX, y: isWide ? drawerY : safe.y + safe.h - sizes.h, w: drawerW, h: sizes.h }
  const stageTop = isWide ? chips.y + chips.h : card.y + card.h + 2
  const stage = isWide
    ? { x: safe.x, y: stageTop, w: drawerX - safe.x, h: safe.y + safe.h - stageTop }
    : { x: safe.x, y: stageTop, w: safe.w, h: drawer.y - stageTop }
  const own = fill(drawer, sizes, stage, isWide ? 0 : hudBottom, request.isLeft)
  return { isWide, card, chips, stage, drawer, text, big, ...own }
}

type Sizes = { h: number; tabH: number; across: number; cell: number; columns: number; rows: number }
function fitTall(w: number, h: number, isBig: boolean): Sizes {
  const across = isBig && w < 600 ? BIG_TABS_ACROSS : TABS_ACROSS
  const tabH = w > 600 ? 60 : 48
  const bands = TABS / across
  const room = h * (h > 760 ? 0.445 : 0.475) + (bands - 2) * tabH * 0.6
  const fixed = tabH * bands + 6 + BUTTON + GAP * 4
  const columns = Math.max(4, Math.floor((w - 16) / (w > 600 ? 108 : 86)))
  const rows = Math.max(2, Math.floor((room - fixed) / (w > 600 ? 108 : 86)))
  const size = Math.max(54, Math.min(132, (room - fixed) / rows))
  return { h: fixed + size * rows, tabH, across, cell: size, columns, rows }
}

function fitWide(w: number, h: number): Sizes {
  const tabH = h > 500 ? 62 : 50
  const fixed = tabH * 2 + 6 + BUTTON + GAP * 3
  const room = Math.max(60, h - fixed)
  const wanted = h > 800 ? 136 : h > 560 ? 112 : h > 420 ? 88 : 64
  const rows = Math.max(1, Math.floor(room / wanted))
  const cell = room / rows
  const wide = rows === 1 ? Math.min(84, cell) : cell * 0.92
  const columns = Math.max(3, Math.floor((w - 16) / Math.max(56, wide)))
  return { h, tabH, across: TABS_ACROSS, cell, columns, rows }
}

function fill(
  drawer: Rect,
  { tabH, across, cell, columns, rows }: Sizes,
  stage: Rect,
  /** On tall windows: where the page's own buttons end. */
  hudBottom: number,
  isLeft: boolean,
) {
  const tabW = (drawer.w - 16) / across
  const tabs = Array.from({ length: TABS }, (_, i) => ({
    x: drawer.x + 8 + (i % across) * tabW,
    y: drawer.y + 6 + Math.floor(i / across) * tabH,
    w: tabW,
    h: tabH,
  }))
  const bar = { x: drawer.x + 8, y: drawer.y + 6 + (tabH * TABS) / across + GAP, w: drawer.w - 16, h: BUTTON }
  const cellW = (drawer.w - 16) / columns
  const gridY = bar.y + bar.h + GAP
  const cells = Array.from({ length: columns * rows }, (_, i) => ({
    x: drawer.x + 8 + (i % columns) * cellW,
    y: gridY + Math.floor(i / columns) * cell,
    w: cellW,
    h: cell,
  }))
  const room = { x: bar.x, y: bar.y, w: bar.w, h: gridY + cell * rows - bar.y }
  const swatches = fillSwatches({ ...room, y: gridY, h: cell * rows })
  const places: Record<string, Rect> = {}
  swatches.forEach((rect, i) => (places[`swatch ${i}`] = rect))
  tabs.forEach((rect, i) => (places[`tab ${i}`] = rect))
  cells.forEach((rect, i) => (places[`cell ${i}`] = rect))
  const inBar = (i: number): Rect => ({ x: bar.x + i * (BUTTON + GAP), y: bar.y, w: BUTTON, h: BUTTON })
  places.dye = inBar(0)
  places['zone 0'] = inBar(1)
  places['zone 1'] = inBar(2)
  places.pattern = inBar(3)
  places.next = { ...inBar(0), x: bar.x + bar.w - BUTTON }
  places.prev = { ...inBar(0), x: bar.x + bar.w - BUTTON * 2 - GAP }
  const pills = placeTools(places, stage, hudBottom, isLeft)
  const walkW = hudBottom === 0 ? Math.min(150, stage.w * 0.36) : Math.min(150, stage.w * 0.29)
  places.walk = {
    x: isLeft ? stage.x + 10 : stage.x + stage.w - walkW - 10,
    y: stage.y + stage.h - 66,
    w: walkW,
    h: 56,
  }
  return { tabs, bar, cells, swatches, room, columns, places, pills }
}

/** Two groups of buttons: one stands beside the figure; the other one too on wide windows, and lies at its feet on tall ones. */
function placeTools(
  places: Record<string, Rect>,
  stage: Rect,
  hudBottom: number,
  isLeft: boolean,
): [Rect, Rect] {
  const isWide = hudBottom === 0
  const tool = isWide && stage.h > LARGE_STAGE && stage.w > LARGE_STAGE ? LARGE_TOOL : TOOL
  const [left, right] = [stage.x + 10, stage.x + stage.w - tool - 10]
  const standing = (x: number, y: number): Rect => ({ x, y, w: tool, h: tool * 3 })
  const high = stage.y + GAP
  const first = isWide
    ? standing(isLeft ? right : left, high)
    : stage.h < SHORT
      ? {
          ...standing(isLeft ? left : right - tool * 2, Math.max(hudBottom, stage.y + 6)),
          w: tool * 3,
          h: tool,
        }
      : standing(isLeft ? left : right, isLeft ? stage.y + 6 : Math.max(hudBottom, stage.y + 6))
  const second = isWide
    ? standing(isLeft ? left : right, high)
    : {
        x: isLeft ? stage.x + stage.w - tool * 3 - 10 : left,
        y: stage.y + stage.h - tool - 14,
        w: tool * 3,
        h: tool,
      }
  ;['undo', 'shuffle', 'pose'].forEach((id, i) => {
    const [dx, dy] = first.w > tool ? [i * tool, 0] : [0, i * tool]
    places[id] = { x: first.x + dx, y: first.y + dy, w: tool, h: tool }
  })
  ;['studio', 'book', 'prizes'].forEach(
    (id, i) =>
      (places[id] = isWide
        ? { ...second, y: second.y + i * tool, h: tool }
        : { ...second, x: second.x + i * tool, w: tool }),
  )
  return [first, second]
}

/** Widths a cell is at most high, and as wide as it is at most high. */
const TALLEST = 1.4
/** A drawer with few pieces has larger cells: as large as all of them have room for on its one page. */
export function layOutCells(layout: Layout, count: number): Rect[] {
  const own = roomy.get(layout) ?? new Map<number, Rect[]>()
  roomy.set(layout, own)
  const rects = own.get(count) ?? fillRoom(layout, count)
  own.set(count, rects)
  return rects
}
const roomy = new WeakMap<Layout, Map<number, Rect[]>>()
function fillRoom({ cells, columns }: Layout, count: number): Rect[] {
  const [first, last] = [cells[0]!, cells.at(-1)!]
  if (count > cells.length || count === 0) return cells
  const room = { x: first.x, y: first.y, w: last.x + last.w - first.x, h: last.y + last.h - first.y }
  let best = { columns, w: first.w, h: first.h, size: Math.min(first.w * TALLEST, first.h) }
  for (let across = 2; across <= columns; across++) {
    const w = room.w / across
    const h = Math.min(room.h / Math.ceil(count / across), w * TALLEST)
    const size = Math.min(w * TALLEST, h)
    if (size > best.size + 1) best = { columns: across, w, h, size }
  }
  return Array.from({ length: count }, (_, i) => ({
    x: room.x + (i % best.columns) * best.w,
    y: room.y + Math.floor(i / best.columns) * best.h,
    w: best.w,
    h: best.h,
  }))
}

/** Named dyes need width more than height; none is lower than a finger. */
function fillSwatches({ x, y, w, h }: Rect): Rect[] {
  const columns = Math.max(5, Math.min(10, Math.floor(w / (w > 500 ? 92 : 72))))
  const rows = Math.max(1, Math.min(Math.ceil(DYES / columns), Math.floor(h / 58)))
  const size = { w: w / columns, h: Math.min(h / rows, 96) }
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: x + (i % columns) * size.w,
    y: y + Math.floor(i / columns) * size.h,
    ...size,
  }))
}

/** The share of its place that a figure fills before the judges: hats have the rest. */
export const FIGURE_SHARE = 0.92
/** The judges' panel over the whole window. */
export function layOutVerdict(request: LayoutRequest): {
  figure: Rect
  /** One sheet behind all of it; on tall windows to the lower edge. */
  sheet: Rect
  cards: Rect[]
  /** Without points: the judges clap below the figure, which has all the room above. */
  applause: Rect
  stage: Rect
  total: Rect
  places: Record<'back' | 'photo' | 'done', Rect>
} {
  const { w, h, safe, hud } = request
  const isWide = w > h * 1.05
  const panel = isWide
    ? {
        x: safe.x + safe.w * 0.4,
        y: Math.max(hud.y + hud.h, safe.y) + (safe.h > 560 ? 18 : 12),
        w: safe.w * 0.6 - 14,
        h: 0,
      }
    : { x: safe.x + 8, y: safe.y + safe.h * (safe.h > 700 ? 0.45 : 0.31), w: safe.w - 16, h: 0 }
  panel.w = Math.min(panel.w, 780)
  panel.h = safe.y + safe.h - panel.y - 8
  const buttonsH = 56
  const totalH = Math.max(44, Math.min(74, panel.h * 0.12))
  const cardH = Math.min(isWide ? 190 : 150, (panel.h - buttonsH - totalH - 24) / 3)
  const cards = [0, 1, 2].map((i) => ({ x: panel.x, y: panel.y + i * (cardH + 4), w: panel.w, h: cardH }))
  const total = { x: panel.x, y: panel.y + 3 * (cardH + 4) + 2, w: panel.w, h: totalH }
  const y = Math.min(safe.y + safe.h - buttonsH - 6, total.y + totalH + 8)
  const third = (panel.w - 16) / 3.4
  const sheet = isWide
    ? { x: panel.x - 10, y: panel.y - 10, w: panel.w + 20, h: y + buttonsH + 12 - panel.y + 8 }
    : { x: safe.x, y: panel.y - 8, w: safe.w, h: h - panel.y + 8 + 40 }
  const figure = isWide
    ? { x: safe.x, y: safe.y + 10, w: panel.x - safe.x, h: safe.h - (h > 560 ? 44 : 26) }
    : { x: safe.x, y: safe.y + 6, w: safe.w, h: panel.y - safe.y - 26 }
  return {
    figure,
    sheet,
    applause: isWide ? cards[1]! : { x: panel.x, y: y - APPLAUSE - 10, w: panel.w, h: APPLAUSE },
    stage: isWide ? figure : { ...figure, h: y - APPLAUSE - 16 - figure.y },
    cards,
    total,
    places: {
      back: { x: panel.x, y, w: third, h: buttonsH },
      photo: { x: panel.x + third + 8, y, w: third, h: buttonsH },
      done: { x: panel.x + (third + 8) * 2, y, w: panel.w - (third + 8) * 2, h: buttonsH },
    },
  }
}
