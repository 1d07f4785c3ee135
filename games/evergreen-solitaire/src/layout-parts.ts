/** What a layout is asked for and what it tells. */
import type { Rect } from '@playhouse/game-kit'
import type { Kind } from './state.ts'

export type LayoutRequest = {
  w: number
  h: number
  /** Without notches. */
  safe: Rect
  /** The kit's buttons. */
  hud: Rect
  kind: Kind
  isLeftHanded: boolean
  isBig: boolean
  /** Words lie over the table's lower edge: columns keep clear of them. */
  hasPill?: boolean
}
export type Layout = {
  cw: number
  ch: number
  /** How much of an open card is seen under another, as a share of its height. */
  fan: number
  /** The same of a card that lies face down. */
  fanDown: number
  /** The upper left corner of every pile. */
  spots: Spot[]
  /** Neighbours hide the right half of a card. */
  isHalf: boolean
  /** Down to where cards may reach. */
  bottom: number
  buttons: Rect[]
  info: Rect & { isColumn: boolean }
  /** Size of the words under the buttons; 0: there is no room for words. */
  labels: number
  isRoomy: boolean
  area: Rect
  /** Where the fox sits: its middle, and the ground under it. */
  host: Spot
}
export type Spot = { x: number; y: number }
export type PlaceRequest = Pick<LayoutRequest, 'kind' | 'isLeftHanded' | 'isBig'>
export type Placed = Pick<Layout, 'cw' | 'ch' | 'spots' | 'fan' | 'fanDown' | 'bottom'> & { hostX: number }

export const row = <Item>(count: number, at: (i: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => at(i))
