/** The band: the song starts with few instruments and adds one with every third pair. */
import type { Song } from '@playhouse/game-kit'

/** Those who play from the beginning: chords, bass and tune. */
const FIRST_PLAYERS = 3
const PAIRS_A_PLAYER = 3

const countPlayers = (pairs: number): number => FIRST_PLAYERS + Math.floor(pairs / PAIRS_A_PLAYER)

/** Instruments that have not joined play muted, so that joining causes no audible cut. */
export function createBand(songs: Record<string, Song>) {
  const loudness = new Map(
    Object.values(songs).flatMap(({ tracks }) => tracks.map((track) => [track, track.volume ?? 1] as const)),
  )
  return (id: string, pairs: number) => {
    const players = countPlayers(pairs)
    songs[id]?.tracks.forEach((track, i) => {
      track.volume = i < players ? loudness.get(track)! : 0
    })
  }
}
