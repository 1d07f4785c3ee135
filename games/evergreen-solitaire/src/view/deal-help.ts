/** Help in a game: the remaining gentle deals, and the golden leaves of the current deal. */
import type { Kit } from '@playhouse/game-kit'
import { GENTLE_WINS, chooseDifficulty } from '../rules/deal-chooser.ts'
import { leavesAfter } from '../rules/leaves.ts'
import { VARIANTS } from '../state.ts'
import type { Game } from '../state.ts'
import type { Data } from '../ui/stats.ts'

type Seat = { start: Pick<Kit<Game, Data>['start'], 'mode'>; data: Pick<Data, 'wish' | 'tallies'> }
type LeafSeat = Seat & { state: { deal: number; leads?: number; isGifted?: true } }

/** Wins until deals are no longer gentle; 0 for a daily deal, or where the player chose hard ones. */
export function countGentle({ start: { mode }, data: { wish: difficulty, tallies } }: Seat): number {
  const won = tallies[mode]?.won ?? 0
  return mode in VARIANTS && chooseDifficulty(difficulty, won) === 'gentle' ? GENTLE_WINS - won : 0
}

/** Golden leaves of the deal on the table; none for a daily deal, or where the player chose hard ones. */
export function countAllLeaves({
  start: { mode },
  data: { wish: difficulty, tallies },
  state: { deal },
}: LeafSeat): number {
  return mode in VARIANTS && difficulty !== 'hard' ? leavesAfter(mode, tallies[mode]?.won ?? 0, deal) : 0
}

export const countLeaves = (seat: LeafSeat): number =>
  Math.max(0, countAllLeaves(seat) + Number(seat.state.isGifted ?? false) - (seat.state.leads ?? 0))
