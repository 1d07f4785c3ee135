/** The size of a realm and its benefits: large realms are slightly faster and have a wider brush. */
import { FLOOD_TICKS } from '../state.ts'
import type { Painter, State } from '../state.ts'

/** Thousandths of the sheet from which a realm has the next rank. */
export const RANK_PARTS = [0, 20, 50, 90, 150, 240] as const
export const MAX_RANK = RANK_PARTS.length - 1
/** Hundredths of speed for every rank. */
const RANK_SPEED = 3
/** Ranks that widen the brush by a cell to both sides. */
const WIDER_RANKS = [2, 4] as const
const FLOOD_SPEED = 15

export function rankOf({ twist, room }: State, land: number): number {
  if (twist === 'relax') return 0
  let rank = 0
  while (rank < MAX_RANK && land * 1000 >= RANK_PARTS[rank + 1]! * room) rank++
  return rank
}

/** How far along the way to the next rank, 0 to 1. */
export function rankShare(state: State, land: number): number {
  const rank = rankOf(state, land)
  if (rank === MAX_RANK) return 1
  const from = RANK_PARTS[rank]!
  return Math.min(1, ((land * 1000) / state.room - from) / (RANK_PARTS[rank + 1]! - from))
}

const isFlood = ({ twist, left }: State): boolean => twist !== 'relax' && left <= FLOOD_TICKS

/** Cells a closed loop's line reaches to both sides. */
export function brushOf(state: State, { land }: Painter): number {
  const rank = rankOf(state, land)
  return WIDER_RANKS.filter((min) => rank >= min).length + Number(isFlood(state))
}

/** A speed, as much higher as the realm and the time make it. */
export function hasten(state: State, { land }: Painter, speed: number): number {
  const more = rankOf(state, land) * RANK_SPEED + (isFlood(state) ? FLOOD_SPEED : 0)
  return Math.floor((speed * (100 + more)) / 100)
}
