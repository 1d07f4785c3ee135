/** The bonus of a full room: many things give more undos in an endless run. */
import { UNDO_PER_RUN } from '../state.ts'
import type { GameState } from '../state.ts'

/** So many things for one more. */
export const COMFORT_EVERY = 5
export const MAX_COMFORTS = 3

export const countComfort = (things: number) => Math.min(MAX_COMFORTS, Math.floor(things / COMFORT_EVERY))

/** Only once, and only before the first placement; a daily board is the same for all players. */
export function canComfort(state: GameState): boolean {
  const isFresh = state.handNumber === 1 && state.score === 0 && state.past.length === 0
  return state.mode === 'endless' && isFresh && state.comfort === undefined
}

export function comfort(state: GameState, count: number): void {
  const more = Math.max(0, Math.min(MAX_COMFORTS, Math.floor(count)))
  state.comfort = more
  state.undoLeft += more
}

/** As many take-backs as a run can hold. */
export const maxUndo = ({ comfort: more = 0 }: GameState) => UNDO_PER_RUN + more
