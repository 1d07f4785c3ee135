/** The input and output types of a layout. */
import type { Rect } from '@playhouse/game-kit'
import { PLACES } from '../rules/variants.ts'
import type { Kind } from '../rules/variants.ts'

export type LayoutRequest = {
  w: number
  h: number
  /** Without notches. */
  safe: Rect
  /** The kit's buttons. */
  hud: Rect
  /** The side of the upper left corner that a button of the page covers; none by default. */
  corner?: number
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
  /** How far apart the open cards of a waste lie, as a share of a card's width. */
  wasteFan: number
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

/** Under the last card of a waste both rank and suit of the others are seen. */
export const MAX_WASTE_FAN = 0.9
export const WASTE_GAP = 8
/** As wide as there is room for three cards between the stock and the places of home. */
export function fanWaste({ spots, cw, ch }: Pick<Placed, 'spots' | 'cw' | 'ch'>, kind: Kind): number {
  const { waste, stock, home } = PLACES[kind]
  if (kind !== 'klondike') return 0
  const [at, side] = [spots[waste]!, Math.sign(spots[stock]!.x - spots[waste]!.x)]
  const beside = home
    .map((pile) => spots[pile]!)
    .filter(({ x, y }) => Math.abs(y - at.y) < ch && (at.x - x) * side > 0)
    .map(({ x }) => Math.abs(at.x - x) - cw - WASTE_GAP)
  return Math.min(MAX_WASTE_FAN, ...beside.map((room) => room / 2 / cw))
}
