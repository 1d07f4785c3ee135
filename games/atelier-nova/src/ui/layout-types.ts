/** The input and output types of a layout. */
import type { Rect } from '@playhouse/game-kit'
import type { ChipBox } from './chip-layout.ts'
import type { Theme } from '../data/themes.ts'

export type Layout = {
  isWide: boolean
  /** Theme card. */
  card: Rect
  /** Whether the card has room for a picture of its place. */
  hasPicture: boolean
  /** Styles on the card or under it, dyes and required kinds in a strip above the figure. */
  chips: ChipBox[]
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
  /** The area under the tabs: the bar and the cells. */
  room: Rect
  columns: number
  places: Record<string, Rect>
  /** Size of letters. */
  text: number
  /** How much larger than usual the small ones are. */
  big: number
}

export type LayoutRequest = {
  w: number
  h: number
  safe: Rect
  hud: Rect
  isBig: boolean
  isLeft: boolean
  /** What the card says; none for pages without a card. */
  theme?: Theme
}
