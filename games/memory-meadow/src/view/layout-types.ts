/** Types of the layout. */
import type { Rect } from '@playhouse/game-kit'

export type Spot = { x: number; y: number; scale: number; rect: Rect }

export type Layout = {
  w: number
  h: number
  columns: number
  /** By place; x and y are the middle of the opening. */
  spots: Spot[]
  horizon: number
  sign: Rect
  /** Where the lanterns hang, by their upper ends, and the cords from end to end. */
  lanterns: { x: number; y: number; size: number }[]
  /** One lantern with a number stands for all. */
  isLamp: boolean
  /** Where a new sticker shows for a moment before it slips into the album. */
  sticker: { x: number; y: number; size: number }
  /** The requested animal: beside the sign, under it, or on the hill. */
  request: Rect
  /** The jar of fireflies. */
  jar: Rect
  /** The bell with its basket, in the other corner. */
  bell: Rect
  /** Where friends who come along wait: a row around its middle. */
  friends: { x: number; y: number; w: number; r: number }
  cords: { x: number; y: number; w: number; sag: number }[]
  /** Where the choir stands: feet at `y`, heads below `top`. */
  choir: { x: number; y: number; w: number; h: number; top: number }
  /** Scale of a risen animal: smaller where rows are close, so that it does not cover the row above. */
  risen: number
}
