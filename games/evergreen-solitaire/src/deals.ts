/** Written by make/gather.ts: numbers of deals that the solver played to the end, each as the step from the one before, in base 36. */
const DEALS: Record<string, string> = {
  klondike:
    '1 2 1 2 5 1 1 1 2 2 1 3 1 2 1 1 4 1 1 2 1 3 2 1 1 1 1 2 2 1 1 1 1 1 2 8 1 2 1 4 3 1 1 1 1 1 3 2 4 2 3 1 2 1 3 1 2 1 3 1 2 2 2 1 3 2 2 3 5 2 1 2 1 1 4 1 2 1 1 2 3 3 1 5 3 1 5 3 1 2 1 1 3 1 2 3 1 1 1 1 2 1 1 2 1 1 4 1',
  klondike3:
    '1 2 1 2 5 5 7 2 6 5 5 1 1 1 3 2 1 1 4 1 3 b 5 2 1 2 3 2 4 5 4 5 1 2 1 2 3 1 3 6 1 7 1 2 1 3 1 2 2 1 3 1 2 i 3 7 4 6 1 1 2 3 1 1 1 9 2 2 2 2 2 2 3 8 1 1 2 1 2 1 1 1 1 1 1 2 2 1 1 1 1 2 5 3 1 2 1 1 2 8 1',
  spider1:
    '1 1 1 2 1 3 2 1 1 2 2 1 1 1 1 1 1 1 2 1 2 5 2 1 1 2 1 2 1 1 1 3 2 2 1 1 1 1 2 1 1 1 1 2 1 2 1 2 2 1 1 1 1 3 4 1 2 2 2 1 1 1 2 1 1 1 1 1 1 1 2 1 2 3 1 1 1 2 1 1 3 1 1 1 2 1 5 1 1 1 1 1 1 3 1 2 1 1 2 1 1 2 3 2',
  spider2:
    '4 5 2 3 m 7 3 b 4 j 5 p 1 3 3 5 2 4 4 5 g 4 7 6 3 4 2 2 a 8 8 3 3 b i 3 4 2 6 3 3 5 6 6 b 6 6 c 2',
  spider4: 'z a 5 9 5 13 4 3 2 1 9 h 7 2 2 6 1',
  freecell:
    '1 1 2 1 1 2 1 1 1 2 1 3 1 1 1 1 1 1 1 1 1 2 1 3 1 1 1 2 1 1 1 1 1 1 1 1 1 1 2 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 3 1 1 2 1 1 1 1 1 1 2 2 1 1 1 1 4 1 1 1 2 1 1 2 4 1 2 1 1 3 1 2 1 1 1 1 3 1 1 1 2 1',
  pyramid:
    '4 1 2 4 2 4 3 3 4 3 2 1 4 1 1 1 5 5 5 2 3 5 a 1 1 1 2 2 1 2 1 2 8 4 6 2 2 4 2 2 1 4 1 1 2 5 3 1 1 1 1 4 5 1 2 1 4 1 5 4',
  tripeaks:
    '1 1 1 1 1 1 1 1 1 1 1 2 1 2 1 1 1 1 1 2 1 1 1 1 1 4 1 1 1 2 1 1 1 1 2 1 3 2 2 1 4 1 1 1 1 2 1 1 2 1 1 1 1 1 1 2 1 1 1 1 3 1 1 1 5 1 1 2 2 2 1 1 1 1 1 3 5 1 1 2 1 1 1 1 1 3 2 1 1 1 1 2 1 1 1 1 1 1 1 1 1 2 1 1 2 1 1 1 1 2 2 3 1 1 5 2 1 1 2 1 1 1 1 1 2 1 1 1 1 1 1 1 4 1 1 3 1 2 1 2 1 1 1 1 2 2 3 1 1 2',
}

/** Where the solver was slow, what it won comes in several twists. */
const TWISTS: Record<string, number> = { spider2: 4, spider4: 20 }

export function listDeals(mode: string): number[] {
  let deal = 0
  const solved = (DEALS[mode] ?? '1').split(' ').map((gap) => (deal += Number.parseInt(gap, 36)))
  const twists = Array.from({ length: TWISTS[mode] ?? 1 }, (_, i) => i * 100_000)
  return twists.flatMap((twist) => solved.map((number) => number + twist))
}

/** A deal that can be won; the same for the same seed. */
export function findDeal(mode: string, seed: number): number {
  const deals = listDeals(mode)
  return deals[seed % deals.length]!
}
