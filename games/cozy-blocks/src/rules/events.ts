/** The commands of a run, and the events that the rules report. */
import type { Lines } from './grid.ts'
import type { Outcome, Piece } from '../state.ts'
import type { Quest } from './quests.ts'

export type Input =
  | { type: 'place'; slot: number; row: number; col: number }
  | { type: 'undo' }
  /** A hint was shown. */
  | { type: 'hint' }
  /** What the room is good for: more take-backs, before the first placement. */
  | { type: 'comfort'; count: number }
  /** Three new pieces where none fits. */
  | { type: 'refill' }

export type GameEvent =
  | { type: 'placed'; slot: number; row: number; col: number; piece: Piece; points: number }
  | {
      type: 'cleared'
      lines: Lines
      cells: { index: number; cell: number }[]
      combo: number
      points: number
      isBoardEmpty: boolean
      /** Squares whose cushion only lost its cap. */
      woken: number[]
      gifts: number[]
      bursts: number[]
      /** Take-backs that came out of gifts. */
      takeBacks: number
    }
  /** A combo ended. */
  | { type: 'lost'; combo: number }
  | { type: 'questGiven'; quest: Quest }
  | { type: 'granted'; quest: Quest; points: number }
  | { type: 'dealt'; swapped: number[] }
  /** Rules of a night: the quilt moved by a column; a small sleeper fell onto a square. */
  | { type: 'drifted' }
  | { type: 'snowed'; index: number; cell: number }
  | { type: 'undone' }
  | { type: 'hinted' }
  | { type: 'comforted'; count: number }
  | { type: 'refused' }
  | { type: 'ended'; outcome: Outcome }
