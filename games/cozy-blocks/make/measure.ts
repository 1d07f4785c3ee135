/** How hard a puzzle is: the share of tries in which a player who does not know the way gets to the end. */
import { createRng } from '@playhouse/game-kit/rules'
import { playOut, solveByEye } from '../src/bots.ts'
import { initialState } from '../src/state.ts'
import type { Piece } from '../src/state.ts'

const TRIES = 240

export type Riddle = { goal: 'fill' | 'clear'; board: number[]; pieces: Piece[] }

export function measureEase({ goal, board, pieces }: Riddle): number {
  const random = createRng(`eye ${board.join('')}`)
  let solved = 0
  for (let i = 0; i < TRIES; i++) {
    const state = {
      ...initialState(),
      mode: 'puzzle' as const,
      puzzle: 0,
      goal,
      board: [...board],
      hand: pieces.map((piece) => ({ ...piece })),
    }
    if (playOut(state, solveByEye, random.int(1e9)).outcome === 'solved') solved++
  }
  return solved / TRIES
}
