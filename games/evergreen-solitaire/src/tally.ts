/** The book of games: played, won, in a row, how fast. Kept on this device only. */
import type { Kit } from '@playhouse/game-kit'
import { isWon } from './moves.ts'
import { freshTally } from './panel.ts'
import type { Tally } from './panel.ts'
import type { Game } from './state.ts'

export type Data = {
  tallies: Record<string, Tally>
  /** Playing time of the game that is on, by mode, and its deal. */
  clocks: Record<string, { deal: number; ms: number; isCounted: boolean }>
}
export const saves = { version: 1, init: (): Data => ({ tallies: {}, clocks: {} }) }

/** Longer without a picture is time away, not time thinking. */
const LONGEST_STEP_MS = 2000

export function createTally(kit: Kit<Game, Data>) {
  const clock = () => (kit.data.clocks[kit.start.mode] ??= { deal: kit.state.deal, ms: 0, isCounted: false })
  const tally = () => (kit.data.tallies[kit.start.mode] ??= freshTally())
  let lastAt = 0
  return {
    clock,
    tally,
    /** Another deal is on the table: a game begun and left is not won. */
    begin() {
      const { deal, isCounted } = clock()
      const { moves } = kit.state
      if (deal === kit.state.deal && moves.length > 0) return
      if (isCounted) tally().streak = 0
      kit.data.clocks[kit.start.mode] = { deal: kit.state.deal, ms: 0, isCounted: false }
      kit.keep()
    },
    advance(now: number) {
      const step = now - lastAt
      lastAt = now
      if (kit.phase !== 'playing' || kit.state.moves.length === 0 || step < 0) return
      // The cheer after the last card is not playing time.
      if (isWon(kit.state.table)) return
      clock().ms += Math.min(LONGEST_STEP_MS, step)
    },
    countMove() {
      const now = clock()
      if (!now.isCounted) {
        now.isCounted = true
        tally().played++
      }
      kit.keep()
    },
    win() {
      const kept = tally()
      const now = clock()
      kept.won++
      kept.streak++
      kept.longest = Math.max(kept.longest, kept.streak)
      if (kept.bestMs === 0 || now.ms < kept.bestMs) kept.bestMs = Math.max(1000, Math.round(now.ms))
      now.isCounted = false
      kit.keep()
    },
  }
}
