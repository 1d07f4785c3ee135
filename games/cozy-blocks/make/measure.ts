/** Measures how hard a puzzle is: the share of runs that the novice bot, which picks the right place half of the time, solves. */
import { createRng } from '@playhouse/game-kit/rules'
import { makeNoviceSolver, playOut } from '../src/bots.ts'
import { hintFor } from '../src/rules/puzzles.ts'
import type { Puzzle } from '../src/rules/puzzles.ts'
import { initialState } from '../src/state.ts'

export function measureEase(puzzle: Puzzle, tries: number): number {
  const { goal, board, pieces } = puzzle
  const random = createRng(`eye ${board.join('')}`)
  const novice = makeNoviceSolver((state) => hintFor(puzzle, state))
  let solved = 0
  for (let i = 0; i < tries; i++) {
    const state = {
      ...initialState(),
      mode: 'puzzle' as const,
      puzzle: 0,
      goal,
      board: [...board],
      hand: pieces.map((piece) => ({ ...piece })),
    }
    if (playOut(state, novice, random.int(1e9)).outcome === 'solved') solved++
  }
  return solved / tries
}
