/** Decorations along the player's own wet trail: finer with every second title, shown in every round. */
import { titleOf } from '../view/career.ts'
import type { Career } from '../view/career.ts'

export type Brush = {
  /** Empty: the light tone of the ink. */
  colour: string | null
  /** Of a trail of usual width. */
  wide: number
  /** In cells; empty is one line. */
  dash: number[]
  isRound: boolean
}

/** Plain, beads, braid, ribbon, gold beads, and a golden ribbon. */
export const BRUSHES: readonly Brush[] = [
  { colour: null, wide: 0.26, dash: [], isRound: true },
  { colour: null, wide: 0.44, dash: [0.01, 0.62], isRound: true },
  { colour: null, wide: 0.5, dash: [0.34, 0.3], isRound: false },
  { colour: '#fff8ea', wide: 0.3, dash: [], isRound: true },
  { colour: '#ffd23e', wide: 0.42, dash: [0.01, 0.7], isRound: true },
  { colour: '#ffd23e', wide: 0.32, dash: [1.1, 0.4, 0.02, 0.4], isRound: true },
]
const TITLES_A_BRUSH = 2

/** Which brush a painter has. */
export const brushLookOf = (career: Career): number =>
  Math.min(BRUSHES.length - 1, Math.floor((titleOf(career) + 1) / TITLES_A_BRUSH))
