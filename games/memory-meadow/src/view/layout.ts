/** The layout for windows of any shape: pure arithmetic, in CSS pixels. */
import type { Layout, Spot } from './layout-types.ts'
import type { Rect } from '@playhouse/game-kit'
import { HEADER, LANTERN, MARGIN, hangSigns } from './hanging-layout.ts'

/** Half of a friend's round picture: least, most, and of the window's height. */
const FRIEND_R = { least: 25, most: 36, share: 0.037 }
/** Below this height vertical space is scarce. */
const LOW = 420
const LOW_HEADER = 58
/** Gap between two targets. */
const GAP = 8
/** A sign narrower than this has smaller letters and no eye. */
const NARROW_SIGN = 110
const MAX_CELL_SIZE = 250
/** Few places come closer, so that they are no patch in a desert. */
const CLOSE_CELL = 300
const FEW_PLACES = 6
const SPREAD = 1.5
/** So few are larger where the window is wide. */
const LARGER = { places: 4, by: 1.12 }
/** On an upright window every second column stands lower, as far as its rows have room: neighbours may be larger and no bare bands lie between rows. */
const ZIGZAG = { ofSpare: 0.7, most: 0.24 }
const SOME_PLACES = 12
/** From so many on a narrow window every pixel of height is the meadow's. */
const MANY_PLACES = 20
/** What a place takes of its cell, in its own units; `foot` is how far it reaches below its opening. */
const PLACE = { w: 128, h: 114, foot: 46 }
/** Where many stand side by side there is air between them, and the meadow goes nearer to the window's edge. */
const CROWDED = { w: 128, margin: 5 }
/** An animal over its opening, and how much of the place above it may cover, in the same units. */
const ANIMAL = { h: 128, covers: -34 }
const MIN_RISEN = 0.72
/** How much of the lower strip is the hill before the choir; on an upright window the choir needs more of it. */
const HILL = 0.36
const UPRIGHT_HILL = 0.27
const MAX_HILL_H = 60

/** Room over the first row for those who rise from it, in rows; where the window is low there is none to give. */
const OVERHEAD = 0.3
/** Of many on a phone, whose friends rise less. */
const CROWDED_OVERHEAD = 0.2
/** A cell is at most so much taller than wide. */
const TALLEST = 1.5
const MIN_ROW_H = 64
const MIN_CELL_SIZE = 48 + GAP

const overheadOf = (h: number, rows: number, max = OVERHEAD) => (h / (rows + max) >= MIN_ROW_H ? max : 0)

const maxCellOf = (count: number) =>
  count <= FEW_PLACES ? CLOSE_CELL : count <= SOME_PLACES ? (CLOSE_CELL + MAX_CELL_SIZE) / 2 : MAX_CELL_SIZE

export const isNarrow = ({ w }: Rect) => w < NARROW_SIGN

/** Chooses the columns for the largest places: thirty-six are nine rows of four on a phone, four of nine on a low screen (older saves have that many). */
export function chooseColumns(count: number, w: number, h: number): number {
  let best = 1
  let bestWorth = 0
  for (let columns = 1; columns <= count; columns++) {
    if (count % columns !== 0) continue
    const rows = count / columns
    const size = Math.min(
      w / columns / PLACE.w,
      h / (rows + overheadOf(h, rows)) / PLACE.h,
      maxCellOf(count) / PLACE.w,
    )
    const min = Math.min(w / columns, h / rows)
    // A long thin row is harder to keep in mind than a patch.
    const stretch = Math.max(columns / rows, rows / columns)
    const worth =
      min < MIN_CELL_SIZE
        ? // A finger misses: only where nothing better fits, and then the largest of the small.
          min / 1e4
        : size * (stretch >= 4 ? 0.86 : 1) * (1 - stretch * 0.004)
    if (worth > bestWorth) [best, bestWorth] = [columns, worth]
  }
  return best
}
type LayoutRequest = {
  w: number
  h: number
  count: number
  safe: Rect
  hud: Rect
  lanternCount?: number
  hasJar?: boolean
  hasRequest?: boolean
  hasBell?: boolean
  isLeftHanded?: boolean
}

/** A window, and what its shape means for the meadow. */
type Frame = Required<LayoutRequest> & {
  /** How high the strip of hill and choir below the meadow is. */
  strip: number
  isCrowded: boolean
  /** There is room for a choir of some size. */
  isRoomy: boolean
}

export function layOut(request: LayoutRequest): Layout {
  const frame = frameOf(request)
  const { w, h, safe, hud, strip, lanternCount, hasRequest } = frame
  // The sign is as high as the buttons, and longer where they are large.
  const signH = Math.max(48, hud.h)
  const max = signH > 48 ? 196 : 152
  const beside = {
    x: safe.x + MARGIN,
    y: safe.y + 8,
    w: Math.min(max, hud.x - safe.x - MARGIN * 2),
    h: signH,
  }
  const hung = hangSigns(lanternCount, hasRequest, beside, safe, hud)
  const { sign, lanterns, cords, isLamp, request: wanted, sticker } = hung
  const header = safe.h < LOW ? LOW_HEADER : HEADER + signH - 48
  const grid = planGrid(frame, safe.y + header + (hung.isBelow ? LANTERN.h : 0))
  const { board, columns, cellH, scale } = grid
  const { shift, stepW, spots, first } = placeSpots(grid, frame)
  // The jar has the lower left corner for itself, and the choir begins beside it.
  const { jar, bell, corner, start, end } = placeTools(frame)
  const isClear = grid.rows === 1 || shift > stepW * 0.4
  const risen = isClear ? 1 : Math.max(MIN_RISEN, Math.min(1, (cellH / scale - ANIMAL.covers) / ANIMAL.h))
  const lowest = Math.max(...spots.slice(-columns).map(({ y }) => y))
  return {
    w,
    h,
    columns,
    spots,
    risen,
    horizon: Math.min(first + cellH * 0.3, board.y + board.h * 0.24),
    sign,
    lanterns,
    cords,
    isLamp,
    request: wanted,
    sticker,
    jar,
    bell,
    friends: seatFriends(safe, corner, hasRequest && wanted.y > h / 2 ? wanted : null),
    choir: {
      x: start,
      y: safe.y + safe.h - Math.min(strip * (h > w ? UPRIGHT_HILL : HILL), MAX_HILL_H),
      w: end - start,
      h: strip,
      top: lowest + PLACE.foot * scale,
    },
  }
}

function frameOf(request: LayoutRequest): Frame {
  const { w, h, count, safe } = request
  const isCrowded = count >= MANY_PLACES && h > w
  const isRoomy = w > 900 && h > 700 && count <= SOME_PLACES * 2
  const strip = isRoomy
    ? Math.min(240, h * (count <= LARGER.places ? 0.245 : count <= SOME_PLACES * 1.5 ? 0.235 : 0.2))
    : safe.h < LOW
      ? Math.max(46, h * 0.15)
      : Math.max(58, Math.min(170, h * (isCrowded ? 0.14 : 0.16)))
  return {
    lanternCount: 0,
    hasJar: false,
    hasRequest: false,
    hasBell: false,
    isLeftHanded: false,
    ...request,
    strip,
    isCrowded,
    isRoomy,
  }
}

/** The meadow's columns and rows, and how large a place is. */
type Grid = {
  board: Rect
  columns: number
  rows: number
  cellW: number
  cellH: number
  scale: number
  /** Room over the first row, in rows. */
  overhead: number
}

/** `top`: where the meadow begins. */
function planGrid({ count, safe, strip, isCrowded, isRoomy }: Frame, top: number): Grid {
  const margin = isCrowded ? CROWDED.margin : MARGIN
  const board = {
    x: safe.x + margin,
    y: top,
    w: safe.w - margin * 2,
    h: safe.y + safe.h - strip - top,
  }
  const columns = chooseColumns(count, board.w, board.h)
  const rows = count / columns
  const maxCell = maxCellOf(count)
  const overhead = overheadOf(board.h, rows, isCrowded ? CROWDED_OVERHEAD : OVERHEAD)
  const cellW = Math.min(maxCell * 1.2, board.w / columns)
  const cellH = Math.min(maxCell * 1.1, cellW * TALLEST, board.h / (rows + overhead))
  // On a desktop rows of few stand between each other, and may be higher than their cells.
  const larger = isRoomy && count <= LARGER.places ? LARGER.by : 1
  const scale = Math.min((cellW * larger) / (isCrowded ? CROWDED.w : PLACE.w), (cellH * larger) / PLACE.h)
  return { board, columns, rows, cellW, cellH, scale, overhead }
}

/** Where each home stands. */
function placeSpots({ board, columns, rows, cellW, cellH, scale, overhead }: Grid, { w, h, count }: Frame) {
  // Every other row is shifted, so that a risen animal covers none behind it where there is room.
  const slack = Math.max(0, board.w - columns * Math.min(cellW, PLACE.w * scale + GAP))
  // Few spread out, so that they are no patch in a desert.
  const widest = count <= FEW_PLACES ? cellW * SPREAD : cellW
  const shift = rows > 1 ? Math.min(slack, Math.min(widest, board.w / (columns + 0.5)) / 2) : 0
  const stepW = Math.min(widest, (board.w - shift) / columns)
  const left = board.x + (board.w - shift - stepW * columns) / 2
  const isUpright = h > w && shift === 0 && columns > 1
  const drop = isUpright
    ? Math.max(0, Math.min((cellH - PLACE.h * scale) * ZIGZAG.ofSpare, cellH * ZIGZAG.most))
    : 0
  const above = overhead * cellH
  const first = board.y + above + (board.h - above - cellH * rows) * 0.6
  const spots = Array.from({ length: count }, (_, i): Spot => {
    const rect = {
      x: left + (i % columns) * stepW + (Math.floor(i / columns) % 2) * shift + GAP / 2,
      y: first + Math.floor(i / columns) * cellH + GAP / 2 + ((i % columns) % 2) * drop,
      w: stepW - GAP,
      h: cellH - GAP - drop,
    }
    return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 + 18 * scale, scale, rect }
  })
  return { shift, stepW, spots, first }
}

/** The jar and the bell in the corners, and what they leave to the choir. */
function placeTools({ strip, h, isRoomy, safe, isLeftHanded, hasBell, hasJar }: Frame) {
  // The jar has the lower left corner for itself, and the choir begins beside it.
  const jarH = Math.max(44, Math.min(strip - 6, 112, Math.max(54, h * (isRoomy ? 0.12 : 0.09))))
  const jar = { x: safe.x + 8, y: safe.y + safe.h - jarH - 3, w: Math.max(44, jarH * 0.92), h: jarH }
  const bell = { ...jar, x: safe.x + safe.w - 8 - jar.w }
  if (isLeftHanded) [jar.x, bell.x] = [bell.x, jar.x]
  const [hasFirst, hasLast] = isLeftHanded ? [hasBell, hasJar] : [hasJar, hasBell]
  const corner = jar.w + 16
  const start = safe.x + (hasFirst ? corner : MARGIN)
  const end = safe.x + safe.w - (hasLast ? corner : MARGIN)
  return { jar, bell, corner, start, end }
}

/** In the middle of the lower edge, or beside the request sign if that is there. */
function seatFriends(safe: Rect, corner: number, request: Rect | null): Layout['friends'] {
  const from = request ? request.x + request.w + 6 : safe.x + corner
  const to = safe.x + safe.w - corner
  const r = Math.max(FRIEND_R.least, Math.min(FRIEND_R.most, safe.h * FRIEND_R.share))
  return { x: (from + to) / 2, y: safe.y + safe.h - r - 6, w: to - from, r }
}

/** How large sun and moon are drawn, in the two lower corners. */
export const discSizeOf = ({ choir }: Pick<Layout, 'choir'>) => Math.max(1, Math.min(1.7, choir.h / 90))
