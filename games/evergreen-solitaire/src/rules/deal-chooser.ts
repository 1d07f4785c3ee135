/** Chooses the deal of a new game: at the chosen difficulty, none that was played lately, and for beginners one that starts with a card. */
import { countDeals, dealAt, listSolved } from '../data/deals.ts'
import type { Difficulty } from './forest.ts'
import { GENTLEST } from '../data/gentlest.ts'
import { GRADES } from '../data/grades.ts'
import { TWIST } from './twists.ts'

/** In grades.ts: from here on the first good move is the stock. */
const OPENS_WITH_STOCK = 3
/** The requested difficulty: `gentle` is the easiest. */
export type DealDifficulty = Difficulty | 'gentle'
const GRADE_OF: Record<DealDifficulty, number | null> = { gentle: 0, easy: 0, any: null, hard: 2 }
/** So many games of a mode are remembered. */
export const REMEMBERED = 50

/** Below these numbers of wins in a game: deals are gentle; then every second one; then an "any" deal is easy; then every second one. Not if the player chose hard deals. */
export const GENTLE_WINS = 3
export const MIXED_WINS = 6
export const EASY_WINS = 10
export const LATER_WINS = 20

/** An odd `seed` has the gentler of two. */
export function chooseDifficulty(difficulty: Difficulty, won: number, seed = 0): DealDifficulty {
  const isGentler = seed % 2 === 1
  if (difficulty === 'hard') return difficulty
  if (won < GENTLE_WINS || (won < MIXED_WINS && isGentler)) return 'gentle'
  return won < EASY_WINS || (won < LATER_WINS && isGentler) ? 'easy' : difficulty
}

/** Solved deals of the requested difficulty; a twist is as hard as its original. */
export function listDealsOf(mode: string, difficulty: DealDifficulty, isFirst: boolean): number[] {
  const gentlest = GENTLEST[mode]
  if (gentlest && (isFirst || difficulty === 'gentle'))
    return gentlest.map((place) => listSolved(mode)[place]!)
  const grades = GRADES[mode] ?? ''
  const grade = isFirst ? 0 : GRADE_OF[difficulty]
  return listSolved(mode).filter((_, i) => {
    const digit = Number(grades[i])
    const isGrade = grade === null || digit % OPENS_WITH_STOCK === grade
    return isGrade && !(isFirst && digit >= OPENS_WITH_STOCK)
  })
}

/** The first deal from the seed's own place on that fits the difficulty and was not played lately, twisted or not. */
export function chooseDeal(
  mode: string,
  seed: number,
  difficulty: DealDifficulty,
  isFirst: boolean,
  lately: readonly number[],
): number {
  const suitable = new Set(listDealsOf(mode, difficulty, isFirst))
  const count = countDeals(mode)
  // A short list is gone through before a twist of the same comes back.
  const forgotten = lately.slice(-Math.min(REMEMBERED, Math.floor(suitable.size / 2)))
  const bases = new Set(forgotten.map((deal) => deal % TWIST))
  const known = new Set(lately)
  for (let i = 0; i < count; i++) {
    const deal = dealAt(mode, (seed + i) % count)
    const base = deal % TWIST
    if (suitable.has(base) && !bases.has(base) && !known.has(deal)) return deal
  }
  return dealAt(mode, seed % count)
}
