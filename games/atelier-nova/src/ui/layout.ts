/** The layout: figure above and wardrobe below on tall windows, side by side on wide ones. Pure arithmetic. */
import type { Layout, LayoutRequest } from './layout-types.ts'
import type { Rect } from '@playhouse/game-kit'
import { CHIP_GAP, layOutChips } from './chip-layout.ts'
import type { ChipBox } from './chip-layout.ts'
import { fillSwatches } from './layout-cells.ts'
import { placeTools, walkHeight } from './layout-tools.ts'

export const TABS = 12
const TABS_ACROSS = 6
/** Large words on narrow tabs want wider ones, in a row more. */
const BIG_TABS_ACROSS = 4
const BIG = 1.22
const BIG_TEXT = 1.16
const MIN_TEXT = 19
const BUTTON = 50
const GAP = 8
/** Dots for the pages lie under the bar. */
const DOTS = 13
const dotsOf = (h: number) => (h > 600 ? DOTS : GAP)
const APPLAUSE = 128

export function layOut(request: LayoutRequest): Layout {
  const { w, h, safe, hud } = request
  const isWide = w > h * 1.05
  const drawerW = isWide ? Math.min(Math.max(w * 0.46, 348), safe.w - 262, 820) : safe.w
  const text = Math.max(MIN_TEXT, Math.min(24, Math.min(w, h) / 34)) * (request.isBig ? BIG_TEXT : 1)
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
  const drawerY = isWide ? hudBottom : 0
  const sizes = isWide
    ? fitWide(drawerW, safe.y + safe.h - drawerY - GAP)
    : fitTall(drawerW, safe.h, request.isBig)
  const drawer = { x: drawerX, y: isWide ? drawerY : safe.y + safe.h - sizes.h, w: drawerW, h: sizes.h }
  const plan = placeChips(request, { isWide, card, text, big })
  const stageTop = plan.bottom + (isWide ? 4 : 2)
  const stage = isWide
    ? { x: safe.x, y: stageTop, w: drawerX - safe.x, h: safe.y + safe.h - stageTop }
    : { x: safe.x, y: stageTop, w: safe.w, h: drawer.y - stageTop }
  const own = fill(drawer, sizes, stage, isWide ? 0 : hudBottom, request.isLeft)
  return { isWide, card, chips: plan.boxes, hasPicture: plan.hasPicture, stage, drawer, text, big, ...own }
}

/** On tall windows styles lie on the card, and one row under it holds the rest. */
function placeChips(
  { theme, safe, h, isBig }: LayoutRequest,
  { isWide, card, text, big }: Pick<Layout, 'isWide' | 'card' | 'text' | 'big'>,
): { boxes: ChipBox[]; bottom: number; hasPicture: boolean } {
  const y = card.y + card.h + CHIP_GAP
  if (!theme || Object.keys(theme.tags).length === 0) return { boxes: [], bottom: y - 3, hasPicture: true }
  const high = Math.min(28 * big, card.h * 0.5)
  const isLow = isWide && h < 480
  const scale = text / (isBig ? BIG_TEXT : 1) / MIN_TEXT
  const row = {
    x: card.x,
    y,
    w: isWide ? card.w : safe.w - 20,
    h: h > 700 ? 44 * Math.min(1.2, scale) : 40,
  }
  const line = { x: card.x + 8, y: card.y + card.h - high - 6, w: card.w - 16, h: high }
  return layOutChips({
    theme,
    line: isWide ? null : line,
    picture: Math.min(card.h * 1.25, card.w * 0.22) + 6,
    row,
    rows: (isWide && !isLow) || (isBig && h > 700) ? 2 : 1,
    big: big * scale,
  })
}

type Sizes = {
  h: number
  dots: number
  tabH: number
  across: number
  cell: number
  columns: number
  rows: number
}
function fitTall(w: number, h: number, isBig: boolean): Sizes {
  const across = isBig && w < 600 ? BIG_TABS_ACROSS : TABS_ACROSS
  const tabH = w > 600 ? 60 : h > 700 ? 48 : 44
  const bands = TABS / across
  const room = h * (h > 760 ? 0.445 : 0.475) + (bands - 2) * tabH * 0.6
  const fixed = tabH * bands + 6 + BUTTON + GAP * 3 + dotsOf(h)
  const columns = Math.max(4, Math.floor((w - 16) / (w > 600 ? 108 : 86)))
  const rows = Math.max(2, Math.floor((room - fixed) / (w > 600 ? 108 : 86)))
  const size = Math.max(54, Math.min(132, (room - fixed) / rows))
  return { h: fixed + size * rows, dots: dotsOf(h), tabH, across, cell: size, columns, rows }
}

function fitWide(w: number, h: number): Sizes {
  const tabH = h > 500 ? 62 : 50
  const fixed = tabH * 2 + 6 + BUTTON + GAP * 2 + dotsOf(h)
  const room = Math.max(60, h - fixed)
  const wanted = h > 800 ? 136 : h > 560 ? 112 : h > 420 ? 88 : 64
  const rows = Math.max(1, Math.floor(room / wanted))
  const cell = room / rows
  const wide = rows === 1 ? Math.min(84, cell) : cell * 0.92
  const columns = Math.max(3, Math.floor((w - 16) / Math.max(56, wide)))
  return { h, dots: dotsOf(h), tabH, across: TABS_ACROSS, cell, columns, rows }
}

function fill(
  drawer: Rect,
  { dots, tabH, across, cell, columns, rows }: Sizes,
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
  const gridY = bar.y + bar.h + dots
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
  const walkH = walkHeight(stage, hudBottom)
  places.walk = {
    x: isLeft ? stage.x + 10 : stage.x + stage.w - walkW - 10,
    y: stage.y + stage.h - walkH - (walkH < 50 ? 6 : 10),
    w: walkW,
    h: walkH,
  }
  return { tabs, bar, cells, swatches, room, columns, places, pills }
}

/** The share of its place that a figure fills before the judges: hats have the rest. */
export const FIGURE_SHARE = 0.92
/** The judges' panel over the whole window. */
/** How wide a figure is for its height, with arms that hang or clap. */
const FIGURE_WIDTH = 0.4

/** What the figure before the judges covers. */
export function placeFigure({ figure, stage }: { figure: Rect; stage: Rect }, isFree: boolean): Rect {
  const room = isFree ? stage : figure
  const h = figureHeight(room)
  const w = Math.min(room.w, h * FIGURE_WIDTH)
  return { x: room.x + (room.w - w) / 2, y: room.y + room.h - 4 - h, w, h }
}

export const figureHeight = ({ w, h }: Rect): number => Math.min(h * FIGURE_SHARE, w * 1.7)

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
