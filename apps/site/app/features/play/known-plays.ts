/** Which games a visit has played in the last half an hour, so that a play counts once. */
import { isNewPlay } from './play-count.ts'

const MAX_KNOWN_PLAYS = 50_000

/** A play that its process may store. */
export interface PlayClaim {
  /** It is stored. */
  confirm(): void
}

/** `key` is the visit and the game. Null when an earlier play counts. */
export type ClaimPlay = (key: string, atMs: number) => Promise<PlayClaim | null>

export interface KnownPlays {
  claim: ClaimPlay
  /** The play was not stored: the next one counts. */
  release(key: string): void
}

export function createKnownPlays(): KnownPlays {
  const lastPlays = new Map<string, number>()
  return {
    async claim(key, atMs) {
      if (!isNewPlay(lastPlays.get(key), atMs)) return null
      lastPlays.delete(key)
      lastPlays.set(key, atMs)
      if (lastPlays.size > MAX_KNOWN_PLAYS) lastPlays.delete(lastPlays.keys().next().value!)
      return { confirm() {} }
    },
    release: (key) => void lastPlays.delete(key),
  }
}
