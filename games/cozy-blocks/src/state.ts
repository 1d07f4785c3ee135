/** The state of a run: saved, undone and replayed. */
import { makeCushion } from './rules/cushion-cell.ts'
import type { RngState } from '@playhouse/game-kit/rules'
import { CELLS, SIZE, getShape, linksAt } from './rules/shapes.ts'
import type { Quest } from './rules/quests.ts'

/** Outside a puzzle's picture: nothing goes there. */
export const WALL = -1
/** Take-backs in a run; puzzles have as many as one likes. */
export const UNDO_PER_RUN = 3
/** The daily board ends after this many hands, so that scores compare. */
export const DAILY_HANDS = 24

export type Mode = 'endless' | 'daily' | 'puzzle' | 'night'
export type Outcome = 'stuck' | 'done' | 'solved'
export type Piece = {
  shape: number
  colour: number
  /** What its face wears (see charms.ts); absent where it is plain. */
  charm?: number
}

/** What one placement changes and undo brings back. */
export type Turn = {
  /** Row by row: 0 is free, WALL is closed, else a cushion (see `makeCushion`). */
  board: number[]
  /** The pieces to place; null where one was placed. */
  hand: (Piece | null)[]
  /** The hand after this one, shown in advance. */
  next: Piece[]
  /** Hands dealt so far, from 1. */
  handNumber: number
  /** State of the seeded chance. */
  rng: RngState
  score: number
  /** Clearing placements in a row; multiplies the points of a clear. */
  combo: number
  /** Placements left to keep the combo alive. */
  comboLeft: number
  /** Lines and patches cleared, for the results. */
  cleared: number
  /** Longest combo, for the results. */
  bestCombo: number
  /** The outcome, or null while the run continues. */
  outcome: Outcome | null
  /** The current quest, the number of completed ones, and the number given so far; absent in older saves. */
  wish?: Quest | null
  granted?: number
  dreamt?: number
}

export type GameState = Turn & {
  mode: Mode
  /** Where chance began: the daily's date, or anything. */
  seed: number
  /** The daily's day (YYYY-MM-DD), else empty. */
  day: string
  /** The puzzle's or the night's number from 0, else -1. */
  puzzle: number
  /** What a puzzle asks: fill the picture, or leave the board empty. */
  goal: 'score' | 'fill' | 'clear'
  /** Hands after which the run is complete; 0 is never. */
  lastHand: number
  undoLeft: number
  /** Placements that can be taken back, oldest first. */
  past: Turn[]
  /** Hints shown and pieces taken back in a puzzle, which cost a star each; absent where there were none. */
  hints?: number
  takeBacks?: number
  /** Take-backs this run was given for the room; absent before it was asked for. */
  comfort?: number
  /** Three new pieces have saved this run; absent where they have not. */
  refilled?: true
}

export function initialState(): GameState {
  return {
    mode: 'endless',
    seed: 1,
    day: '',
    puzzle: -1,
    goal: 'score',
    lastHand: 0,
    undoLeft: UNDO_PER_RUN,
    past: [],
    cleared: 0,
    bestCombo: 0,
    board: Array.from({ length: CELLS }, () => 0),
    hand: [],
    next: [],
    handNumber: 0,
    rng: [0, 0, 0, 1],
    score: 0,
    combo: 0,
    comboLeft: 0,
    outcome: null,
  }
}

/** Sews a piece onto a board. */
export function layPiece(board: number[], piece: Piece, row: number, col: number): void {
  const { shape: index, colour, charm = 0 } = piece
  const shape = getShape(index)
  shape.cells.forEach((cell, i) => {
    const links = linksAt(shape, cell.row, cell.col)
    board[(row + cell.row) * SIZE + col + cell.col] = makeCushion(
      colour,
      links,
      i === shape.face,
      i === shape.face ? charm : 0,
    )
  })
}
