/** Finds room for what floats over a board: hints, hands, toasts and pills cover no control, target, label or card. */
import type { Rect } from './screen.ts'

export type Room = {
  /** What may be used of the window. */
  within: Rect
  /** What must not be covered. */
  taken: readonly Rect[]
  /** Distance to it. */
  gap?: number
}

const GAP = 4

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/**
 * The free place nearest to the wanted one; null where there is none.
 * @example const place = findRoom({ x: 100, y: 500, w: 180, h: 44 }, { within: screen.safe, taken: cards })
 */
export function findRoom(wanted: Rect, { within, taken, gap = GAP }: Room): Rect | null {
  const { w, h } = wanted
  const clampTo = (at: number, from: number, room: number) => Math.max(from, Math.min(from + room, at))
  const start = {
    x: clampTo(wanted.x, within.x, within.w - w),
    y: clampTo(wanted.y, within.y, within.h - h),
  }
  // The nearest free place is the wanted one, or touches something that is taken, or the window's edge.
  const xs = [start.x, within.x, within.x + within.w - w]
  const ys = [start.y, within.y, within.y + within.h - h]
  for (const one of taken) {
    xs.push(one.x - w - gap, one.x + one.w + gap)
    ys.push(one.y - h - gap, one.y + one.h + gap)
  }
  const wide = taken.map((one) => ({
    x: one.x - gap,
    y: one.y - gap,
    w: one.w + gap * 2,
    h: one.h + gap * 2,
  }))
  const inX = xs.filter((x) => x >= within.x && x + w <= within.x + within.w)
  const inY = ys.filter((y) => y >= within.y && y + h <= within.y + within.h)
  let best: Rect | null = null
  let min = Infinity
  for (const x of inX)
    for (const y of inY) {
      const far = Math.abs(x - wanted.x) + Math.abs(y - wanted.y)
      if (far >= min) continue
      const place = { x, y, w, h }
      if (wide.some((one) => overlaps(place, one))) continue
      best = place
      min = far
    }
  return best
}
