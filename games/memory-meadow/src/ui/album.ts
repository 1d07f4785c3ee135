/** The album: stickers of all animals met. */
import type { Garden } from '../view/garden-state.ts'
import { ANIMAL_COUNT } from '../state.ts'
import type { Helper } from '../state.ts'

export type Album = {
  /** How often each animal's pair was found. */
  met: number[]
  /** The garden that is planted with flowers; absent until it was needed. */
  garden?: Garden
  /** The chosen helper; absent until one is chosen. */
  helper?: Helper
  /** Those who do not belong together stay up longer. */
  isSlow?: boolean
}

export function initAlbum(): Album {
  return { met: Array.from({ length: ANIMAL_COUNT }, () => 0) }
}

/** Times a pair has to be found until its sticker turns to gold. */
export const GOLD_AT = 10
/** And until it wears a garland. */
export const GARLAND_AT = 25
const HEARTS = 3

export type Sticker = 'new' | 'gold' | 'garland'

/** Counts a pair; returns whether that adds a sticker, turns it to gold, or adds a garland. */
export function meet(album: Album, animal: number): Sticker | null {
  const times = (album.met[animal] ?? 0) + 1
  album.met[animal] = times
  return times === 1 ? 'new' : times === GOLD_AT ? 'gold' : times === GARLAND_AT ? 'garland' : null
}

/** Hearts on the way to gold. */
export const countHearts = (times: number) => Math.min(HEARTS, Math.ceil(times / HEARTS))

export const isGold = (times: number) => times >= GOLD_AT

export const hasGarland = (times: number) => times >= GARLAND_AT

/** How far a golden sticker has come on the way to its garland. */
export const garlandShare = (times: number) =>
  Math.max(0, Math.min(1, (times - GOLD_AT) / (GARLAND_AT - GOLD_AT)))
