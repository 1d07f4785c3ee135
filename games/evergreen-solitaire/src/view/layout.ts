/** The layout for any window: units are CSS pixels. */
import type { Rect } from '@playhouse/game-kit'
import { isUp } from '../rules/cards.ts'
import { sizeHost } from './fox-host.ts'
import { isSlim, placeTall } from './layout-tall.ts'
import { fanWaste, MAX_WASTE_FAN, row, WASTE_GAP } from './layout-types.ts'
import type { Layout, LayoutRequest, Placed, PlaceRequest, Spot } from './layout-types.ts'

export type { Layout, LayoutRequest } from './layout-types.ts'
import { COVERS, PLACES } from '../state.ts'
import type { Kind, Table } from '../state.ts'

/** Tall windows have room for taller cards, and narrow cards need it. */
const RATIO = 1.4
/** On a desktop a little less, so that they may be wide and columns still find room. */
const LARGE_RATIO = 1.3
const TALL_RATIO = 1.52
const BUTTON = 52
/** On a large desk there is room for larger buttons, with words. */
const ROOMY_BUTTON = 62
/** Words under the buttons of a tall window, and the room they take. */
const LABEL = 14
const LABEL_ROOM = 20
const FAN = 0.33
const TALL_FAN = 0.4
const FAN_DOWN = 0.17
/** A desktop's height is there to be used; Klondike's runs are long, so twelve cards keep whole corners. */
const LARGE_FAN = { spider: 0.37, freecell: 0.35, klondike: 0.28, pyramid: FAN, tripeaks: FAN }
const LARGE_FAN_DOWN = 0.19
const BUTTONS = 5
/** Of what a back shows, so much stays in the longest column. */
const MIN_BACK_SHARE = 0.4
/** Room for the pill. */
const PILL_STRIP = 64
/** Cards side by side, and card heights one above the other. */
const SHAPES = {
  klondike: { across: 7, down: 3.55 },
  spider: { across: 10, down: 3.6 },
  freecell: { across: 8, down: 3.7 },
  pyramid: { across: 7, down: 4.05 },
  tripeaks: { across: 10.2, down: 3.75 },
}

export function layOut(request: LayoutRequest): Layout {
  const { w, h, safe, hud, isLeftHanded } = request
  const isColumn = w > h
  const hudBottom = hud.y + hud.h + 8
  const isRoomy = isColumn && w >= 1000 && h >= 640
  const rail = isRoomy ? ROOMY_BUTTON + 74 : BUTTON + 20
  const buttons = layOutButtons(request, isColumn, isRoomy, hudBottom)
  let area: Rect
  if (isColumn) {
    const x = isLeftHanded ? safe.x + 12 : safe.x + rail
    area = { x, y: safe.y + 12, w: safe.w - rail - 12, h: safe.h - 22 }
  } else {
    const x = 4
    area = { x, y: hudBottom, w: w - x * 2, h: buttons.buttons[0]!.y - 8 - hudBottom }
  }
  const isTall = !isColumn && isSlim(area)
  // Where neither side is long the fox gets a strip of its own.
  const inner = isColumn || isTall ? area : { ...area, h: area.h - sizeHost(w, h) * 1.35 }
  let placed = isTall ? placeTall(area, request) : place(inner, request, isColumn)
  const rightEdge = Math.max(
    ...placed.spots
      .slice(0, 30)
      .filter((spot) => spot.y < hudBottom)
      .map((spot) => spot.x + placed.cw),
    0,
  )
  if (isColumn && rightEdge > hud.x - 6) {
    // A wide short window: cards keep out of the corner where the kit's buttons are.
    const yielding = isLeftHanded ? null : yieldFirstRow(placed, request.kind, hudBottom, hud.x - 10)
    if (isLeftHanded) area = { ...area, y: hudBottom, h: area.h - hudBottom + area.y }
    else if (!yielding) area = { ...area, w: hud.x - 10 - area.x }
    placed = yielding ?? place(area, request, isColumn)
  }
  const { hostX, ...rest } = placed
  const host = { x: hostX, y: isColumn ? h : buttons.buttons[0]!.y - 8 }
  const bottom = request.hasPill && !(request.kind in COVERS) ? rest.bottom - PILL_STRIP : rest.bottom
  const [first, second] = rest.spots.slice(-2) as [Spot, Spot]
  const isHalf = request.kind === 'tripeaks' && second.x - first.x < rest.cw * 0.8
  return { ...rest, bottom, area, host, isHalf, wasteFan: fanWaste(rest, request.kind), ...buttons }
}

/** The kit's buttons take only the corner: stock and waste move aside and the columns under them stay; null where they would not fit. */
function yieldFirstRow(placed: Placed, kind: Kind, hudBottom: number, edge: number): Placed | null {
  const { stock, waste, home, columns } = PLACES[kind]
  const { spots, cw } = placed
  if (kind !== 'klondike' && kind !== 'spider') return null
  if (columns.some((pile) => spots[pile]!.y < hudBottom)) return null
  const shift = spots[stock]!.x + cw - edge
  const first = waste < 0 ? spots[stock]!.x - cw * 0.5 : spots[waste]!.x
  // The waste comes as near to the stock as it can, and moves only then.
  const slack = waste < 0 ? 0 : Math.max(0, spots[stock]!.x - first - cw - WASTE_GAP)
  const moved = Math.max(0, shift - slack)
  const [h0, h1] = [spots[home[0]!]!.x, spots[home[1]!]!.x]
  // The places of home stand closer, so that the waste has room to lie open.
  const closer = Math.min(h1 - h0, cw + WASTE_GAP)
  if (first - moved < h0 + closer * (home.length - 1) + cw + 3) return null
  return {
    ...placed,
    spots: spots.map((spot, pile) =>
      pile === stock
        ? { ...spot, x: spot.x - shift }
        : pile === waste
          ? { ...spot, x: first - moved }
          : home.includes(pile)
            ? { ...spot, x: h0 + closer * home.indexOf(pile) }
            : spot,
    ),
  }
}

function layOutButtons(
  { w, h, safe, hud, corner = 0, isLeftHanded }: LayoutRequest,
  isColumn: boolean,
  isRoomy: boolean,
  hudBottom: number,
) {
  if (!isColumn) {
    const gap = Math.min(20, (w - 16 - BUTTON * BUTTONS) / (BUTTONS - 1))
    const left = (w - BUTTON * BUTTONS - gap * (BUTTONS - 1)) / 2
    const labels = w >= 340 && h >= 560 ? LABEL : 0
    const y = safe.y + safe.h - BUTTON - 8 - (labels > 0 ? LABEL_ROOM : 0)
    const buttons = row(BUTTONS, (i) => ({
      x: left + i * (BUTTON + gap),
      y,
      w: BUTTON,
      h: BUTTON,
    }))
    const x = Math.max(14, corner)
    const info = { x, y: hud.y, w: hud.x - 8 - x, h: hud.h, isColumn }
    return { buttons, info, isRoomy, labels }
  }
  if (isRoomy) {
    const x = isLeftHanded ? safe.x + safe.w - ROOMY_BUTTON - 37 : safe.x + 37
    const top = isLeftHanded ? hudBottom : safe.y + 14
    const step = Math.min(ROOMY_BUTTON + 70, (safe.h - top - 172) / BUTTONS)
    const buttons = row(BUTTONS, (i) => ({ x, y: top + 158 + i * step, w: ROOMY_BUTTON, h: ROOMY_BUTTON }))
    const info = { x: x - 32, y: top, w: ROOMY_BUTTON + 64, h: 146, isColumn }
    return { buttons, info, isRoomy, labels: 18 }
  }
  const x = isLeftHanded ? safe.x + safe.w - BUTTON - 8 : safe.x + 8
  const top = isLeftHanded ? hudBottom : safe.y + 6
  const room = safe.y + safe.h - top - 8
  const hasInfo = room > BUTTONS * (BUTTON + 5) + 62
  const gap = Math.min(14, (room - (hasInfo ? 62 : 0) - BUTTON * BUTTONS) / BUTTONS)
  const size = gap < 2 ? (room - 8) / BUTTONS - 2 : BUTTON
  const first = top + (hasInfo ? 62 : 0)
  const step = gap < 2 ? size + 2 : size + gap
  const buttons = row(BUTTONS, (i) => ({
    x: x + (BUTTON - Math.max(48, size)) / 2,
    y: h > 560 ? first + 8 + i * step : first + i * step,
    w: Math.max(48, size),
    h: size,
  }))
  const info = { x: x - 6, y: top, w: BUTTON + 12, h: hasInfo ? 58 : 0, isColumn }
  return { buttons, info, isRoomy, labels: 0 }
}

function place(area: Rect, { kind, isLeftHanded, isBig }: PlaceRequest, isColumn: boolean): Placed {
  const { across, down } = SHAPES[kind]
  const isTight = area.w < 560
  const isLarge = isColumn && area.w >= 880 && area.h >= 620 && !(kind in COVERS)
  const gapShare = isBig ? 0.05 : isTight ? 0.075 : 0.14
  const widest = isBig ? 168 : kind === 'pyramid' ? 126 : kind === 'klondike' ? 140 : 158
  const byHeight = area.h / (isLarge ? LARGE_RATIO : RATIO) / (isBig ? down * 0.86 : down)
  const ratio = isLarge ? LARGE_RATIO : isColumn || area.w > 620 ? RATIO : TALL_RATIO
  // Peaks may overlap a little sideways: their corners still show.
  const swell = kind === 'tripeaks' && isTight ? 1.16 : 1
  const cw = Math.floor(
    Math.min(
      area.w / (across + (across - 1) * gapShare),
      isColumn ? byHeight : area.h / ratio / (down - 0.3),
      widest,
    ),
  )
  const ch = Math.round(cw * swell * ratio)
  const aside = !isColumn ? 0.5 : kind in COVERS ? 0.06 : kind === 'klondike' && isLarge ? 0.07 : 0.5
  const step = cw * (1 + gapShare)
  const width = step * (across - 1) + cw
  const left = area.x + (area.w - width) / 2
  const spots = PLACERS[kind]({ left, top: area.y, step, cw, ch, isLeftHanded, width, area })
  return {
    cw: Math.round(cw * swell),
    ch,
    spots,
    fan: isColumn ? (isLarge ? LARGE_FAN[kind] : FAN) : TALL_FAN,
    fanDown: isLarge ? LARGE_FAN_DOWN : FAN_DOWN,
    bottom: area.y + area.h,
    // Peaks and pyramids stand in the middle, and long columns hang there.
    hostX: area.x + area.w * (isLeftHanded ? 1 - aside : aside),
  }
}

type Grid = {
  left: number
  top: number
  step: number
  cw: number
  ch: number
  isLeftHanded: boolean
  width: number
  area: Rect
}

/** The stock lies under the thumb: right, or left for left hands. */
const PLACERS: Record<Table['kind'], (grid: Grid) => Spot[]> = {
  klondike({ left, top, step, ch, isLeftHanded }) {
    const second = top + ch * 1.16
    return [
      { x: left + (isLeftHanded ? 0 : 6) * step, y: top },
      { x: left + (isLeftHanded ? 1.1 : 4.9) * step, y: top },
      ...row(4, (i) => ({ x: left + (i + (isLeftHanded ? 3 : 0)) * step, y: top })),
      ...row(7, (i) => ({ x: left + i * step, y: second })),
    ]
  },
  spider({ left, top, step, ch, isLeftHanded }) {
    return [
      { x: left + (isLeftHanded ? 0 : 9) * step, y: top },
      ...row(8, (i) => ({ x: left + (isLeftHanded ? 9 - i * 0.8 : i * 0.8) * step, y: top })),
      ...row(10, (i) => ({ x: left + i * step, y: top + ch * 1.16 })),
    ]
  },
  freecell({ left, top, step, ch, isLeftHanded }) {
    return [
      ...row(4, (i) => ({ x: left + (i + (isLeftHanded ? 0 : 4)) * step, y: top })),
      ...row(4, (i) => ({ x: left + (i + (isLeftHanded ? 4 : 0)) * step, y: top })),
      ...row(8, (i) => ({ x: left + i * step, y: top + ch * 1.18 })),
    ]
  },
  pyramid({ left, top, step, ch, isLeftHanded, area }) {
    const slack = Math.max(0, Math.min((area.h - ch * 4.4) / 2, ch))
    const y = top + slack
    const rise = Math.min(0.62, (area.h - slack - ch) / 6 / ch)
    const side = (i: number) => left + (isLeftHanded ? 6 - i : i) * step
    const spots = [
      { x: side(6), y },
      { x: side(5), y },
      { x: side(0), y },
    ]
    for (let line = 0; line < 7; line++)
      spots.push(
        ...row(line + 1, (i) => ({
          x: left + (3 + i - line / 2) * step,
          y: y + line * ch * Math.min(rise, 0.56),
        })),
      )
    return spots
  },
  tripeaks({ left, top, step, ch, isLeftHanded, area }) {
    const rise = Math.min(0.74, Math.max(0.5, (area.h / ch - 2.4) / 3))
    const slack = Math.max(0, Math.min((area.h - ch * (rise * 3 + 2.25)) / 2, ch * 1.6))
    const y = top + slack
    const base = y + ch * (rise * 3 + 1.2)
    const at = (i: number, line: number) => ({ x: left + (i + 0.1) * step, y: y + line * ch * rise })
    return [
      { x: left + (isLeftHanded ? 3.3 : 5.9) * step, y: base },
      { x: left + 4.6 * step, y: base },
      ...row(3, (i) => at(i * 3 + 1.5, 0)),
      ...row(6, (i) => at(Math.floor(i / 2) * 3 + (i % 2) + 1, 1)),
      ...row(9, (i) => at(i + 0.5, 2)),
      ...row(10, (i) => at(i, 3)),
    ]
  },
}

/** The upper left corner of a card, its column squeezed as far as it must be. */
export function placeCard(layout: Layout, table: Table, pile: number, index: number): Spot {
  const { spots, cw, ch, fan, fanDown, bottom } = layout
  const { kind, piles, draw } = table
  const { x, y } = spots[pile]!
  const { stock, waste, columns } = PLACES[kind]
  const cards = piles[pile]!
  if (pile === stock) {
    if (kind !== 'spider') return { x, y: y - Math.floor(index / 8) * 1.5 }
    // The five deals lie over each other towards the middle of the table.
    const inward = x > spots[columns[0]!]!.x ? -1 : 1
    return { x: x + inward * Math.floor(index / 10) * cw * 0.09, y }
  }
  if (pile === waste && kind === 'klondike') {
    const shown = Math.min(draw === 3 ? 3 : 2, cards.length)
    const place = Math.max(0, index - (cards.length - shown))
    // The last card keeps its place beside the stock; on the other side of it the first one does.
    const behind = x < spots[stock]!.x ? shown - 1 : 0
    // Two cards have the room of three.
    const fan = Math.min(MAX_WASTE_FAN, layout.wasteFan * (draw === 3 ? 1 : 2))
    return { x: x + (place - Math.max(0, behind)) * cw * fan, y }
  }
  if (!columns.includes(pile) || kind in COVERS) return { x, y }
  const downs = cards.filter((card) => !isUp(card)).length
  const room = bottom - y - ch
  const wantedDown = downs * ch * fanDown
  const wantedUp = Math.max(0, cards.length - 1 - downs) * ch * fan
  // Backs give way first: faces are what is read.
  const back = fanDown * Math.min(1, Math.max(MIN_BACK_SHARE, (room - wantedUp) / Math.max(1, wantedDown)))
  const face = fan * Math.min(1, (room - downs * ch * back) / Math.max(1, wantedUp))
  const downsBefore = Math.min(index, downs)
  return { x, y: y + (downsBefore * back + (index - downsBefore) * face) * ch }
}
