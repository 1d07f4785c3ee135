/** The type of the game's save data. */
import type { Deeds } from './deeds.ts'
import type { Look } from '../rules/look.ts'

/** Tries without a star, by show. */
export type TryCounts = Record<string, number>

export type Data = {
  /** Saved outfits, the latest first. */
  looks: Look[]
  /** Deeds towards the goals; absent in older saves. */
  deeds?: Deeds
  /** Pieces that judges have seen: their strength is printed in the wardrobe. */
  known?: number[]
  /** Stars from other ways to play than the theme shows, by what they were won for. */
  extra?: Record<string, number>
  /** Tries without a star, by show; absent before the first. */
  tries?: TryCounts
}
