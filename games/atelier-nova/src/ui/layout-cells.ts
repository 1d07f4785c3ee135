/** Divides the wardrobe's space: a drawer with few pieces has larger cells, dyes need width more than height. */
import type { Rect } from '@playhouse/game-kit'
import type { Layout } from './layout-types.ts'
import { SWATCHES } from '../rules/palette.ts'

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
export function fillSwatches({ x, y, w, h }: Rect): Rect[] {
  const columns = Math.max(5, Math.min(10, Math.floor(w / (w > 500 ? 92 : 72))))
  const rows = Math.max(1, Math.min(Math.ceil(SWATCHES.length / columns), Math.floor(h / 58)))
  const size = { w: w / columns, h: Math.min(h / rows, 96) }
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: x + (i % columns) * size.w,
    y: y + Math.floor(i / columns) * size.h,
    ...size,
  }))
}
