/** How hard the rivals are: a ladder of five rungs, from calm to fierce. All that differs between them stands here. */
import type { State } from './state.ts'

export type Rung = {
  /** Thousandths of a cell in a tick; the player's are 125. */
  speed: number
  /** The player is left in peace this long: nobody hunts for its trail, nobody cuts it by chance. */
  peaceTicks: number
  /** Hunters look so many cells further for trails; others look this far. */
  hunt: number
  others: number
  /** Nobody is less careful than this, of a hundred. */
  care: number
  /** Tenths of its usual size that a rival's loop has. */
  size: number
  /** A wet trail of the player's from so many cells on is smelt so many cells away. */
  long: number
  scent: number
  /** Hundredths of the player's land that a cut costs, and whether the cutter has them; else they are washed away. */
  part: number
  isKept: boolean
  /** So far around a cut the player takes what was the rival's. */
  seize: number
  /** Drops of ink for a round with a star, and laurels for one that was won. */
  drops: number
  laurels: number
}

export const MOST_RUNG = 5
/** Of everybody in the Daily, and where nothing is said. */
export const LIVELY = 3
/** What "Bold rivals" in every round means. */
export const BOLD = 4

const RUNGS: readonly Rung[] = [
  // prettier-ignore
  { speed: 86, peaceTicks: 80 * 60, hunt: 0, others: 0, care: 0, size: 10, long: 40, scent: 0, part: 6, isKept: false, seize: 12, drops: 0, laurels: 0 },
  // prettier-ignore
  { speed: 106, peaceTicks: 40 * 60, hunt: 0, others: 0, care: 0, size: 10, long: 30, scent: 8, part: 9, isKept: false, seize: 12, drops: 0, laurels: 0 },
  // prettier-ignore
  { speed: 119, peaceTicks: 20 * 60, hunt: 0, others: 0, care: 55, size: 11, long: 22, scent: 14, part: 13, isKept: true, seize: 12, drops: 1, laurels: 0 },
  // prettier-ignore
  { speed: 128, peaceTicks: 8 * 60, hunt: 3, others: 3, care: 82, size: 15, long: 20, scent: 16, part: 17, isKept: true, seize: 10, drops: 2, laurels: 1 },
  // prettier-ignore
  { speed: 136, peaceTicks: 4 * 60, hunt: 4, others: 3, care: 90, size: 17, long: 16, scent: 22, part: 22, isKept: true, seize: 8, drops: 3, laurels: 2 },
]

/** A round keeps its rung as how soft it is: 2 is calm, 0 lively, -2 fierce. */
export const easeOf = (rung: number): number => LIVELY - rung
export const rungOf = ({ ease = 0 }: Pick<State, 'ease'>): number => LIVELY - ease
export const rungAt = (rung: number): Rung => RUNGS[rung - 1]!
export const rungIn = (state: Pick<State, 'ease'>): Rung => rungAt(rungOf(state))
