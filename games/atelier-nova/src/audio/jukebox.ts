/** The jukebox: plays a list of songs in turn, each with its own number of repeats. */
import { readSong } from '@playhouse/game-kit'
import { songs } from './songs.ts'

/** Times a song comes round before the next one. */
const ROUNDS = 2
const lengths = new Map<string, number>()
/** Milliseconds of one round: its longest track. */
export function lengthOf(id: string): number {
  const known = lengths.get(id)
  if (known) return known
  const { stepS, tracks } = readSong(songs[id]!)
  const ms = Math.max(...tracks.map((track) => track.length)) * stepS * 1000
  lengths.set(id, ms)
  return ms
}

export function createJukebox(play: (id: string) => void) {
  let list: readonly string[] = ['fitting']
  let at = 0
  let since = 0
  return {
    /** The same list continues where it is. */
    put(next: readonly string[], now: number) {
      if (next.join() === list.join()) return play(list[at]!)
      list = next
      at = 0
      since = now
      play(list[0]!)
    },
    /** Once a picture. */
    turn(now: number) {
      if (list.length > 1 && now - since > lengthOf(list[at]!) * ROUNDS) {
        at = (at + 1) % list.length
        since = now
      }
      play(list[at]!)
    },
    get current() {
      return list[at]!
    },
  }
}
