/** Undo: saves and restores earlier turns. */
import type { GameEvent } from './events.ts'
import type { GameState, Turn } from '../state.ts'

export function canUndo(state: GameState): boolean {
  return state.past.length > 0 && state.undoLeft > 0 && state.outcome !== 'solved' && state.outcome !== 'done'
}

/** Before a placement. */
export function remember(state: GameState): void {
  const { board, hand, next, handNumber, rng, score, combo, comboLeft, cleared, bestCombo, outcome } = state
  const { wish: quest, granted = 0, dreamt = 0 } = state
  const turn: Turn = {
    board: [...board],
    hand: [...hand],
    next: [...next],
    handNumber,
    rng: [...rng],
    score,
    combo,
    comboLeft,
    cleared,
    bestCombo,
    outcome,
    ...(state.goal === 'score' && { wish: quest ? { ...quest } : null, granted, dreamt }),
  }
  state.past.push(turn)
  // A run can only take back as many as it has left; a puzzle all of its few.
  const max = state.mode === 'puzzle' ? state.past.length : Math.max(1, state.undoLeft)
  state.past.splice(0, state.past.length - max)
}

export function undo(state: GameState): GameEvent[] {
  if (!canUndo(state)) return [{ type: 'refused' }]
  Object.assign(state, state.past.pop())
  if (state.mode === 'puzzle') state.takeBacks = (state.takeBacks ?? 0) + 1
  else state.undoLeft--
  return [{ type: 'undone' }]
}
