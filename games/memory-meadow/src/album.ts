/** The long reward: stickers of everybody met. */
import type { Garden } from './garden.ts'
import { ANIMAL_COUNT } from './state.ts'

export type Album = {
  /** How often each animal's pair was found. */
  met: number[]
  /** The garden that is planted with flowers; absent until it was needed. */
  garden?: Garden
}

export function initAlbum(): Album {
  return { met: Array.from({ length: ANIMAL_COUNT }, () => 0) }
}

/** Times a pair has to be found until its sticker turns to gold. */
export const GOLD_AT = 10
const HEARTS = 3

export type Sticker = 'new' | 'gold'

/** Counts a pair; tells when that makes a sticker, or turns it to gold. */
export function meet(album: Album, animal: number): Sticker | null {
  const times = (album.met[animal] ?? 0) + 1
  album.met[animal] = times
  return times === 1 ? 'new' : times === GOLD_AT ? 'gold' : null
}

/** Hearts on the way to gold. */
export const countHearts = (times: number) => Math.min(HEARTS, Math.ceil(times / HEARTS))

export const isGold = (times: number) => times >= GOLD_AT
