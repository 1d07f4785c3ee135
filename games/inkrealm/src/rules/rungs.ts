/** Difficulty levels of the rivals: five rungs, from calm to fierce, with all their parameters. */
import type { State } from '../state.ts'

export type StarPlaces = readonly [three: number, two: number, one: number]

export type Rung = {
  /** Thousandths of a cell in a tick; the player's are 125. */
  speed: number
  /** Peace time: no rival hunts for the player's trail or cuts it by chance. */
  peaceTicks: number
  /** Hunters look so many cells further for trails. */
  hunt: number
  /** Minimum caution of a rival, in percent. */
  care: number
  /** A cautious rival returns home while a threat is this many cells farther away. */
  fear: number
  /** Tenths of its usual size that a rival's loop has. */
  size: number
  /** A wet trail of the player's from so many cells on is smelt so many cells away. */
  long: number
  scent: number
  /** Hundredths of the player's land that a cut costs, and whether the cutter has them; else they are washed away. */
  part: number
  isCaptured: boolean
  /** So far around a cut the player takes what was the rival's. */
  seize: number
  /** The last places that are worth three stars, two, and one. */
  stars: StarPlaces
  /** Drops of ink for a round with a star, and laurels for one that was won. */
  drops: number
  laurels: number
}

export const MAX_RUNG = 5
/** The rung of the daily, and the default. */
export const LIVELY = 3
/** What "Bold rivals" in every round means. */
export const BOLD = 4

const RUNGS: readonly Rung[] = [
  // prettier-ignore
  { speed: 92, peaceTicks: 40 * 60, hunt: 0, care: 0, fear: 0, size: 10, long: 40, scent: 0, part: 6, isCaptured: false, seize: 12, stars: [1, 3, 5], drops: 0, laurels: 0 },
  // prettier-ignore
  { speed: 112, peaceTicks: 25 * 60, hunt: 0, care: 30, fear: 0, size: 11, long: 30, scent: 8, part: 10, isCaptured: false, seize: 11, stars: [1, 3, 5], drops: 0, laurels: 0 },
  // prettier-ignore
  { speed: 119, peaceTicks: 15 * 60, hunt: 0, care: 60, fear: 1, size: 12, long: 22, scent: 14, part: 16, isCaptured: true, seize: 10, stars: [1, 3, 5], drops: 1, laurels: 0 },
  // prettier-ignore
  { speed: 125, peaceTicks: 8 * 60, hunt: 1, care: 90, fear: 2, size: 13, long: 22, scent: 15, part: 28, isCaptured: true, seize: 7, stars: [1, 3, 5], drops: 2, laurels: 1 },
  // prettier-ignore
  { speed: 128, peaceTicks: 4 * 60, hunt: 1, care: 100, fear: 4, size: 14, long: 20, scent: 18, part: 38, isCaptured: true, seize: 5, stars: [1, 3, 4], drops: 3, laurels: 2 },
]

/** A round keeps its rung as how soft it is: 2 is calm, 0 lively, -2 fierce. */
export const easeOf = (rung: number): number => LIVELY - rung
export const rungOf = ({ ease = 0 }: Pick<State, 'ease'>): number => LIVELY - ease
export const rungAt = (rung: number): Rung => RUNGS[rung - 1]!
export const rungIn = (state: Pick<State, 'ease'>): Rung => rungAt(rungOf(state))
