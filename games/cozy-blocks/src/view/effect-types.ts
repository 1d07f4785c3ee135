/** Types of short-lived effects. */
import type { Lines } from '../rules/grid.ts'
import type { Piece } from '../state.ts'

/** Board squares are the unit, so that a resized window changes nothing. */
export type Leaving = { index: number; cell: number; at: number }
export type Bit = {
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  spin: number
  at: number
  life: number
  size: number
  colour: string
  /** A scrap is a bit of the cushion's own cloth. */
  kind: 'feather' | 'star' | 'dot' | 'scrap'
}
/** A placed piece on its way to its squares; where from is in CSS pixels. */
export type Flight = { piece: Piece; row: number; col: number; from: Departure; at: number; ms: number }
export type Departure = { x: number; y: number; size: number; isThrown: boolean }
/** A feather that stays on the floor for the rest of the run: parts of the window, and when it began to fall. */
export type Settled = { x: number; y: number; turn: number; size: number; at: number }
export type Landing = { at: number; x: number; y: number }
/** `under` is a smaller line below the words. */
/** `isClear`: the points of a clear, larger than all other numbers. */
export type Pop = {
  text: string
  under: string
  x: number
  y: number
  at: number
  big: boolean
  ms?: number
  isClear?: boolean
}
/** A ring that runs out from where something burst. Board squares. */
export type Ring = { x: number; y: number; at: number }

/** All effects that are under way. Times are the view's, in milliseconds. */
export type EffectState = {
  leaving: Leaving[]
  flights: Flight[]
  settled: Settled[]
  bits: Bit[]
  pops: Pop[]
  rings: Ring[]
  /** By square: when its piece lands, and the middle of the piece's lower edge, in board squares. */
  landed: Map<number, Landing>
  /** `rank`: how much more than a single line, from 0. */
  glow: { lines: Lines; at: number; rank: number } | null
  /** When the hand came. */
  dealtAt: number
  shakeAt: number
  shakePower: number
  /** When the cat was woken, and how gladly (0 to 1). */
  wokenAt: number
  joy: number
  endedAt: number
}
