/** Which deal a new game gets: as easy or hard as the player wishes, and for beginners one that begins with a card. */
import { listDeals } from './deals.ts'
import type { Wish } from './forest.ts'
import { GRADES } from './grades.ts'
import { TWIST } from './state.ts'

/** In grades.ts: from here on the first good move is the stock. */
const OPENS_WITH_STOCK = 3
const GRADE_OF: Record<Wish, number | null> = { easy: 0, any: null, hard: 2 }

/** The deals of a mode that are as wished for; twists are as hard as what they twist. */
export function listWished(mode: string, wish: Wish, isFirst: boolean): number[] {
  const deals = listDeals(mode)
  const plain = deals.filter((deal) => deal < TWIST)
  const grades = GRADES[mode] ?? ''
  const digitOf = (deal: number) => Number(grades[plain.indexOf(deal % TWIST)])
  const grade = isFirst ? 0 : GRADE_OF[wish]
  return deals.filter((deal) => {
    const digit = digitOf(deal)
    const isGrade = grade === null || digit % OPENS_WITH_STOCK === grade
    return isGrade && !(isFirst && digit >= OPENS_WITH_STOCK)
  })
}

/** The same for the same seed. */
export function chooseDeal(mode: string, seed: number, wish: Wish, isFirst: boolean): number | null {
  if (wish === 'any' && !isFirst) return null
  const wished = listWished(mode, wish, isFirst)
  return wished[seed % wished.length] ?? null
}
