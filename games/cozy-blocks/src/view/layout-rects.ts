/** Layout parts shared by both window orientations. */
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
  /** The quest bubble; empty where there is no room, then a text line shows the quest. */
  quest: Rect
}
/** `plank`: draws its own shelf; otherwise things stand on existing furniture. */
export type Ledge = { x: number; y: number; w: number; size: number; most: number; plank?: boolean }
export type LayoutRequest = {
  w: number
  h: number
  slots: number
  hasNext: boolean
  insets?: { top: number; bottom: number }
}

export const BUTTON = 48
export const GAP = 8
/** Smaller than this a thing is only a speck, and hard to touch. */
export const MIN_THING_SIZE = 44
/** How many times as wide as high the combo is: in one row, and in two, with its word over the moons. */
export const PILL = 2.8
export const BADGE = 2.35
export const NOWHERE: Rect = { x: 0, y: 0, w: 0, h: 0 }
/** How thick the shelf over the lower edge is. */
export const PLANK = 9
/** The edge may be hidden a little under the feet. */
const SINK = 3

export function ledge(x: number, y: number, w: number, room: number, max: number): Ledge {
  return { x, y: y + SINK, w, size: Math.min(room + SINK, 78, Math.max(54, w / 9)), most: max }
}

export function gridOf(area: Rect, count: number, columns: number): Rect[] {
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
