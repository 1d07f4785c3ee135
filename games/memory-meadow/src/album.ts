/** The long reward: stickers of everybody met. */
import { ANIMAL_COUNT } from './state.ts'

export type Album = {
  /** How often each animal's pair was found. */
  met: number[]
}

export function initAlbum(): Album {
  return { met: Array.from({ length: ANIMAL_COUNT }, () => 0) }
}

/** Counts a pair; true when it is a new sticker. */
export function meet(album: Album, animal: number): boolean {
  album.met[animal] = (album.met[animal] ?? 0) + 1
  return album.met[animal] === 1
}
