/** Positions of one row of the choir, from its left edge to its right. */
import type { Layout } from './layout-types.ts'

/** What both of a couple take side by side, shoulder before shoulder. */
export const COUPLE = 108
/** From the hill's edge to the tips of the ears, and how much higher the back row stands. */
export const TALL = 128
export const BACK_ROW = 52
const MAX_ROWS = 4

/** Half as wide as the widest animal, in its own units. */
const HALF = 50

/** So many couples stand largest in so many rows. */
export function chooseRows(seats: number, wide: number, high: number): number {
  const sizeOf = (rows: number) =>
    Math.min(high / (TALL + BACK_ROW * (rows - 1)), wide / Math.ceil(seats / rows) / COUPLE)
  let best = 1
  for (let rows = 2; rows <= MAX_ROWS; rows++) if (sizeOf(rows) > sizeOf(best)) best = rows
  return best
}

/** How far a couple reaches to the left and to the right of its seat. */
export function reachOf(scale: number, isDuo: boolean, aside: number): [left: number, right: number] {
  return isDuo
    ? [(22 + HALF * 0.9) * scale, (20 + HALF) * scale]
    : [aside * 0.3 + HALF * scale, Math.max(HALF * scale, aside + HALF * 0.74 * scale)]
}

/** Seats move closer before a member crosses the edge. */
export function seatX(
  { choir }: Pick<Layout, 'choir'>,
  column: number,
  inRow: number,
  widest: number,
  [left, right]: readonly [number, number],
): number {
  const [first, last] = [choir.x + left, choir.x + choir.w - right]
  const gaps = Math.max(1, inRow) - 1
  const step = Math.min(widest, Math.max(0, last - first) / Math.max(1, gaps))
  const half = (step * gaps) / 2
  const middle = Math.max(first + half, Math.min(last - half, choir.x + choir.w / 2))
  return middle + column * step - half
}

/** Where the hill's edge lies. */
export function hillAt({ choir, w }: Pick<Layout, 'choir' | 'w'>, x: number): number {
  return choir.y - Math.sin((x / w) * Math.PI) * 12 + 14
}
