/** An outfit and its model, as plain values. */
import type { Kind } from '../data/cuts.ts'

export type Worn = {
  /** Index in the catalogue. */
  piece: number
  /** Dyes of the two zones: indices of the palette. */
  a: number
  b: number
  /** Index of the pattern. */
  pattern: number
}
export type Model = { skin: number; body: number; face: number; eyes: number; aid: number }
export type Look = {
  model: Model
  /** Index of the pose and of the mood. */
  pose: number
  mood: number
  /** The worn pieces, by kind. */
  wear: Partial<Record<Kind, Worn>>
}
