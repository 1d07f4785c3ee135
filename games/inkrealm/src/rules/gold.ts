/** Golden drops: three per round. The first painter there, player or rival, gets a large blot. */
import { createRng } from '@playhouse/game-kit/rules'
import { SEA, SIZE } from '../state.ts'
import type { Event, State } from '../state.ts'

const FALL_TICKS = [45 * 60, 85 * 60, 125 * 60] as const
export const GOLD_TICKS = 20 * 60
/** Cells from the player, along the longer side. */
const MIN_DISTANCE = 13
const MAX_DISTANCE = 20
/** Cells of the sheet's edge where none falls. */
const EDGE = 7
const TRIES = 40
/** How near, in cells, is near enough to take it. */
const REACH = 1
/** So far it lures rivals, and no more than some cells of wet trail away from home. */
const LURE = 13
const MAX_TRAIL = 34
/** Radius of the blot it gives: the player's, and a rival's. */
export const GOLD_BLOT = [7, 4] as const

export function ageGold(state: State, emit: (event: Event) => void): void {
  if (state.twist === 'relax') return
  if (state.gold && --state.gold.left <= 0) delete state.gold
  if (FALL_TICKS.some((ticks) => ticks === state.ticks)) fall(state, emit)
}

function fall(state: State, emit: (event: Event) => void): void {
  const rng = createRng(state.rng)
  const me = state.painters[0]!
  for (let i = 0; i < TRIES; i++) {
    const x = rng.int(SIZE - EDGE * 2) + EDGE
    const y = rng.int(SIZE - EDGE * 2) + EDGE
    const far = Math.max(Math.abs(x - me.x), Math.abs(y - me.y))
    const owner = state.cells[y * SIZE + x]
    if (far < MIN_DISTANCE || far > MAX_DISTANCE || owner === SEA || owner === 1) continue
    state.gold = { x, y, left: GOLD_TICKS }
    emit({ type: 'gold', x, y })
    return
  }
}

/** Whether a painter at this cell has it now. */
export function takeGold(state: State, x: number, y: number): boolean {
  const { gold } = state
  if (!gold || Math.abs(gold.x - x) > REACH || Math.abs(gold.y - y) > REACH) return false
  delete state.gold
  return true
}

/** Whether a rival runs for it. */
export function isLured({ gold, painters }: State, who: number): boolean {
  const { x, y, trail } = painters[who]!
  return (
    gold !== undefined &&
    trail.length < MAX_TRAIL &&
    Math.abs(gold.x - x) <= LURE &&
    Math.abs(gold.y - y) <= LURE
  )
}
