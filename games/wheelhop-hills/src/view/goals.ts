/** The next goals: hats for carrots, paint for stars, golden carrots and metres. */
import type { SaveData } from './ghost.ts'
import { countCarrots, HAT_AT } from '../art/hats.ts'
import { isOpen, PAINTS } from '../art/paints.ts'
import type { Wins } from '../art/paints.ts'

export type Goal = { kind: 'hat' | 'paint'; needs: keyof Wins; at: number; have: number; index: number }

export const readWins = (
  stars: Record<number, number> = {},
  { golden = {}, road = {}, carrots }: Pick<SaveData, 'golden' | 'road' | 'carrots'>,
): Wins => ({
  stars: Object.values(stars).reduce((sum, count) => sum + count, 0),
  golden: Object.keys(golden).length,
  metres: road.metres ?? 0,
  carrots: countCarrots(carrots),
})

/** All goals that are not reached yet, the nearest first. */
export function listGoals(wins: Wins): Goal[] {
  const hat = HAT_AT.findIndex((at) => at > wins.carrots)
  const goals: Goal[] =
    hat < 0 ? [] : [{ kind: 'hat', needs: 'carrots', at: HAT_AT[hat]!, have: wins.carrots, index: hat + 1 }]
  PAINTS.forEach((paint, i) => {
    const { needs, at } = paint
    if (!isOpen(paint, wins)) goals.push({ kind: 'paint', needs, at, have: wins[needs], index: i + 1 })
  })
  return goals.toSorted((a, b) => b.have / b.at - a.have / a.at)
}
