/** A second chance in Endless: once a run, three new pieces replace a hand that fits nowhere. Deterministic, without the DOM. */
import { canFit, drawSaving } from './bag.ts'
import { toGrid } from './grid.ts'
import type { GameEvent } from './events.ts'
import type { GameState } from '../state.ts'

/** Not in the daily, which is the same for all players; puzzles and nights can be retried. */
export function canRefill({ mode, outcome, refilled, board }: GameState): boolean {
  return mode === 'endless' && outcome === 'stuck' && !refilled && canFit(toGrid(board))
}

export function refill(state: GameState): GameEvent[] {
  if (!canRefill(state)) return [{ type: 'refused' }]
  state.refilled = true
  state.outcome = null
  state.hand = drawSaving(state, toGrid(state.board))
  return [{ type: 'dealt', swapped: [] }]
}
