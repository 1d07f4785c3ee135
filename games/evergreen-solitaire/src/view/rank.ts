/** The player's rank: every win counts, a hard table's more than a gentle one's, and every acorn a little. */
import { countFirs } from '../data/firs.ts'
import type { Standing } from '../rules/forest.ts'

/** A win by its table's firs, from one to five; a day's deal is worth a game of two. With a golden leaf it is worth the least. */
const WIN_POINTS = [2, 3, 5, 8, 14]
const DAY_POINTS = 3
/** From rank to rank so many points, each time one more step than before. */
const FIRST_STEP = 3
const MORE = 2

export type Rank = { rank: number; done: number; need: number }

export function countPoints({ tallies, acorns }: Pick<Standing, 'tallies' | 'acorns'>): number {
  const wins = Object.entries(tallies).reduce((sum, [mode, { won, led = 0 }]) => {
    const worth = mode === 'daily' || mode === 'past' ? DAY_POINTS : WIN_POINTS[countFirs(mode) - 1]!
    return sum + (won - led) * worth + led * WIN_POINTS[0]!
  }, 0)
  return wins + acorns
}

/** The rank, and how far on the way to the next one is. */
export function findRank(standing: Pick<Standing, 'tallies' | 'acorns'>): Rank {
  let done = countPoints(standing)
  let need = FIRST_STEP
  let rank = 1
  while (done >= need) {
    done -= need
    need += MORE
    rank++
  }
  return { rank, done, need }
}

/** Days in a row whose deal was won, up to today or yesterday. */
export function countDaysInRow(leaves: readonly string[], today: string): number {
  const won = new Set(leaves)
  const before = (day: string) =>
    new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  let day = won.has(today) ? today : before(today)
  let count = 0
  for (; won.has(day); day = before(day)) count++
  return count
}
