/** All songs, and the selection for a show. */
import type { Song } from '@playhouse/game-kit'
import { roomSongs } from './songs-room.ts'
import { runwaySongs } from './songs-runway.ts'
import type { PlaceName, Theme } from '../data/themes.ts'
import type { Tag } from '../rules/tags.ts'

export const songs: Record<string, Song> = { ...roomSongs, ...runwaySongs }

/** Heard in turn; a place with a song of its own begins with that. */
const ROOM = ['fitting', 'mirror', 'thimble'] as const
const PLACE_SONGS: Partial<Record<PlaceName, string>> = { space: 'night', snow: 'gala', stage: 'gala' }
const RUNWAY: Record<Tag, string> = {
  bold: 'strut',
  sporty: 'strut',
  retro: 'strut',
  magical: 'spell',
  mysterious: 'spell',
  elegant: 'gown',
  romantic: 'gown',
  playful: 'skip',
  cosy: 'skip',
  natural: 'skip',
}

/** The songs while dressing, in this order; `nth` is the card, so that neighbouring cards start differently. */
export function listRoomSongs({ place }: Theme, nth: number): string[] {
  const first = (((nth - 1) % ROOM.length) + ROOM.length) % ROOM.length
  const turn = ROOM.map((_, i) => ROOM[(first + i) % ROOM.length]!)
  const own = PLACE_SONGS[place]
  return own ? [own, ...turn] : turn
}
/** By the style that counts most; free walks have the first one. */
export function chooseRunwaySong({ tags }: Theme): string {
  const [most] = Object.entries(tags).sort(([, a], [, b]) => b - a)
  return most ? RUNWAY[most[0] as Tag] : 'catwalk'
}
