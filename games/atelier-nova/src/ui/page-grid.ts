import type { Rect } from '@playhouse/game-kit'

/** The cells of a page with pictures, in units. */
export type PageGrid = {
  /** Around all cells. */
  frame: Rect
  columns: number
  rows: number
  /** The size of a cell. */
  w: number
  h: number
  /** Cells on a page. */
  count: number
}
