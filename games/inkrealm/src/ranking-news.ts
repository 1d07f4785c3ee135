/** When a phone shows the ranking: as a round begins, and for a while when the player's place has changed. */
import type { State } from './state.ts'

/** After the ribbon of the opening, in ticks. */
const FIRST_UNTIL = 420
const STAY_TICKS = 200
/** A place that goes to and fro is no news. */
const STEADY_TICKS = 50
const REST_TICKS = 420

export function createRankingNews() {
  let told = ''
  let seen = ''
  let seenAt = 0
  let until = 0
  return {
    reset() {
      told = ''
      seen = ''
      seenAt = 0
      until = 0
    },
    /** `sign`: the player's place by now. */
    isDue({ ticks }: State, sign: string): boolean {
      if (sign !== seen) {
        seen = sign
        seenAt = ticks
      }
      if (ticks < FIRST_UNTIL) told = sign
      const isSteady = ticks - seenAt >= STEADY_TICKS
      if (sign !== told && isSteady && ticks >= until + REST_TICKS) {
        told = sign
        until = ticks + STAY_TICKS
      }
      return ticks < FIRST_UNTIL || ticks < until
    },
  }
}
