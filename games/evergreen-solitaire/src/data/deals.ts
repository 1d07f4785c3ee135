import { TWIST } from '../rules/twists.ts'

/** Written by make/gather.ts: numbers of deals that the solver played to the end, each as the step from the one before, in base 36. */
const DEALS: Record<string, string> = {
  klondike:
    '1 2 1 2 5 1 1 1 2 2 1 3 1 2 1 1 4 1 1 2 1 3 2 1 1 1 1 2 2 1 1 1 1 1 2 8 1 2 1 4 3 1 1 1 1 1 3 2 4 2 3 1 2 1 3 1 2 1 3 1 2 2 2 1 3 2 2 3 5 2 1 2 1 1 4 1 2 1 1 2 3 3 1 5 3 1 5 3 1 2 1 1 3 1 2 3 1 1 1 1 2 1 1 2 1 1 4 1 2 1 1 2 1 1 1 1 1 1 2 4 1 3 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 2 1 1 1 2 3 1 1 2 1 1 1 1 2 1 1 1 3 4 1 3 1 1 1 1 2 1 1 1 2 1 3 1 1 1 2 2 3 1 1 2 1 2 1 1 1 3 1 4 1 1 1 1 1 1 1 1 6 1 1 1 1 2 2 1 1 1 3 3 1 1 2 2 2 3 4 2 1 1 2 1 1 1 2 1 2 1 3 1 1 2 1 1 1 1 2 1 2 2 1 2 1 1 1 6 1 2 2 5 1 1 1 1 1 1 1 1 1 1 3 2 1 1 2 2 2 3 2 6 1 3 1 1 1 2 1 1 1 1 1 1 2 1 2 2 2 1 2 2 2 2 2 1 2 2 1 1 3 1 2 1 1 3 1 1 1 2 1 1 1 1 4 2 1 5 1 3 2 2 1 1 1 1 2 1 1 3 1 1 2 1 1 1 2 1 2 1 1 1 1 1 1 1 3 1 1 1 1 2 1 1 1 1 b 1 3 1 1 2 2 1 1 1 1 2 2 5 2 3 3 3 2 2 2 1 1 1 1 1 1 1 3 1 1 2 3 2 1 2 1 1 2 1 1 1 2 1 1 1 1 1 3 1 1 2 1 3 2 1 1 1 5 2 3 1 1',
  klondike3:
    '1 2 1 2 5 5 7 2 6 5 5 1 1 1 3 2 1 1 4 1 3 b 5 2 1 2 3 2 4 5 4 5 1 2 1 2 3 1 3 6 1 7 1 2 1 3 1 2 2 1 3 1 2 i 3 7 4 6 1 1 2 3 1 1 1 9 2 2 2 2 2 2 3 8 1 1 2 1 2 1 1 1 1 1 1 2 2 1 1 1 1 2 5 3 1 2 1 1 2 8 1 4 1 5 1 1 2 1 2 2 1 3 1 1 1 4 a 1 1 3 1 8 3 2 2 7 1 4 1 2 3 2 1 2 4 2 9 1 3 3 2 1 3 2 3 5 1 7 1 5 1 5 1 b 5 1 1 1 5 1 2 3 3 2 2 1 5 1 3 2 1 2 2 1 1 2 1 1 3 2 2 1 2 2 2 1 1 2 3 2 1 5 2 1 1 1 4 1 2 1 1 6 3 2 4 3 1 2 2 1 1 4 1 4 2 3 1 1 1 1 2 1 1 1 1 2 1 1 2 3 1 2 4 3 8 1 2 1 1 3 4 1 1 4 6 1 3 8 2 1 2 1 2 2 1 5 5 5 1 1 3 1 3 2',
  spider1:
    '1 1 1 2 1 3 2 1 1 2 2 1 1 1 1 1 1 1 2 1 2 5 2 1 1 2 1 2 1 1 1 3 2 2 1 1 1 1 2 1 1 1 1 2 1 2 1 2 2 1 1 1 1 3 4 1 2 2 2 1 1 1 2 1 1 1 1 1 1 1 2 1 2 3 1 1 1 2 1 1 3 1 1 1 2 1 5 1 1 1 1 1 1 3 1 2 1 1 2 1 1 2 3 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
  spider2:
    '4 5 2 3 m 7 3 b 4 j 5 p 1 3 3 5 2 4 4 5 g 4 7 6 3 4 2 2 a 8 8 3 3 b i 3 4 2 6 3 3 5 6 6 b 6 6 c 2',
  spider4: 'z a 5 9 5 13 4 3 2 1 9 h 7 2 2 6 1',
  freecell:
    '1 1 2 1 1 2 1 1 1 2 1 3 1 1 1 1 1 1 1 1 1 2 1 3 1 1 1 2 1 1 1 1 1 1 1 1 1 1 2 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 3 1 1 2 1 1 1 1 1 1 2 2 1 1 1 1 4 1 1 1 2 1 1 2 4 1 2 1 1 3 1 2 1 1 1 1 3 1 1 1 2 1 1 1 1 1 2 1 1 1 1 1 3 2 1 1 1 1 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 1 1 1 2 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 2 1 1 1 1 1 1 1 2 1 1 2 3 1 1 1 1 1 1 1 1 1 2 3 1 1 1 2 1 1 1 3 1 1 1 1 1 2 1 1 1 1 1 1 1 2 1 1 1 1 1 1 2 1 1 3 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 1 1 1 1 1 3 1 2 1 1 1 2 1 1 1 1 1 2 1 2 1 1 1 1 1 1 1 1 1 1 2 1 1 2 1 1 1 1 2 1 1 1 1 1 1 2 1 1 1 1 1 2 2 1 1 1 1 2 1 1 1 2 2 1 1 1 4 2 1 1 1 1 1 1 1 1 2 1 2 1 1 1 1 1 1 2',
  pyramid:
    '4 1 2 4 2 4 3 3 4 3 2 1 4 1 1 1 5 5 5 2 3 5 a 1 1 1 2 2 1 2 1 2 8 4 6 2 2 4 2 2 1 4 1 1 2 5 3 1 1 1 1 4 5 1 2 1 4 1 5 4 3 a 1 1 1 2 2 1 1 2 2 1 3 3 4 1 1 2 2 1 2 6 6 1 1 1 2 2 7 1 1 2 2 2 2 1 2 1 1 4 1 3 1 2 2 2 1 1 1 2 3 4 5 5 2 1 1 2 1 2 3 2 2 1 1 2 1 1 3 2 1 1 2 2 2 5 3 1 2 3 1 2 1 4 6 8 1 1 3 1 2 8 1 2 1 3 1 2 2 1 5 3 5 1 6 3 1 1 1 3 2 1 3 2 1 1 2 2 1 1 7 7 5 1 1 1 1 1 2 4 3 3 1 1 2 1 1',
  tripeaks:
    '1 1 1 1 1 1 1 1 1 1 1 2 1 2 1 1 1 1 1 2 1 1 1 1 1 4 1 1 1 2 1 1 1 1 2 1 3 2 2 1 4 1 1 1 1 2 1 1 2 1 1 1 1 1 1 2 1 1 1 1 3 1 1 1 5 1 1 2 2 2 1 1 1 1 1 3 5 1 1 2 1 1 1 1 1 3 2 1 1 1 1 2 1 1 1 1 1 1 1 1 1 2 1 1 2 1 1 1 1 2 2 3 1 1 5 2 1 1 2 1 1 1 1 1 2 1 1 1 1 1 1 1 4 1 1 3 1 2 1 2 1 1 1 1 2 2 3 1 1 2 3 3 1 2 1 1 1 1 2 1 1 1 1 1 2 1 1 4 1 1 1 1 1 1 1 1 1 1 2 1 3 1 1 1 1 1 3 1 2 2 1 1 1 1 1 2 1 1 1 1 1 2 2 1 1 2 1 1 1 1 2 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 2 1 1 2 1 4 1 1 3 1 1 1 1 1 3 1 1 1 2 1 1 1 1 1 1 2 1 2 4 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 2 1 1 2 1 1 2 2 2 1 1 1 1 1 2 1 1 1 1 2 3 2 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 2 5 1 2 1 2 2 1 1 3 1 1 1 1 1 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 1 3 1 2 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 2 1 1 2 1 1 1 1 1 1 1 1 1',
}

/** What the solver won comes in so many twists: the fewer deals, the more. */
const TWISTS: Record<string, number> = {
  klondike: 8,
  klondike3: 8,
  spider1: 8,
  spider2: 24,
  spider4: 60,
  freecell: 8,
  pyramid: 12,
  tripeaks: 8,
}
/** So many numbers and twists there were while days before `GROWN_ON` were dealt: those days keep their cards. */
const FIRST_PACK: Record<string, number> = {
  klondike: 108,
  freecell: 104,
  spider1: 104,
  pyramid: 60,
  tripeaks: 150,
}

const solved = new Map<string, readonly number[]>()

/** The deals the solver won, untwisted. */
export function listSolved(mode: string): readonly number[] {
  const known = solved.get(mode)
  if (known) return known
  let deal = 0
  const list = DEALS[mode]!.split(' ').map((gap) => (deal += Number.parseInt(gap, 36)))
  solved.set(mode, list)
  return list
}

export const countDeals = (mode: string): number => listSolved(mode).length * TWISTS[mode]!

/** The deals of a mode by place: first all that the solver won, then all of them in the first twist, and so on. */
export function dealAt(mode: string, place: number): number {
  const list = listSolved(mode)
  return list[place % list.length]! + Math.floor(place / list.length) * TWIST
}

export const hasDeal = (mode: string, deal: number): boolean =>
  deal < TWISTS[mode]! * TWIST && listSolved(mode).includes(deal % TWIST)

/** A deal that can be won; the same for the same seed. */
export const findDeal = (mode: string, seed: number): number => dealAt(mode, seed % countDeals(mode))

/** The same out of the first pack only. */
export const findFirstDeal = (mode: string, seed: number): number => dealAt(mode, seed % FIRST_PACK[mode]!)
