/** The difficulty of each table as measured by make/measure.ts: one fir for a game whose "any" deals a novice often wins, more for harder ones. */

/** Share of "any" deals that the novice wins, in percent, and how far it comes with them (0 to 1). */
export const MEASURED: Record<string, { won: number; way: number }> = {
  klondike: { won: 36, way: 0.57 },
  klondike3: { won: 9, way: 0.3 },
  spider1: { won: 24, way: 0.42 },
  spider2: { won: 0, way: 0.08 },
  spider4: { won: 0, way: 0.05 },
  freecell: { won: 20, way: 0.29 },
  pyramid: { won: 53, way: 0.76 },
  tripeaks: { won: 29, way: 0.83 },
}
export const MAX_FIRS = 5
/** Won at least so often: one fir, two, three. */
const WON_FOR = [50, 15, 1]
/** Where the bot wins nothing, its progress distinguishes four from five. */
const WAY_FOR_FOUR = 0.06

export function countFirs(mode: string): number {
  const { won, way } = MEASURED[mode]!
  const step = WON_FOR.findIndex((min) => won >= min)
  return step >= 0 ? step + 1 : way >= WAY_FOR_FOUR ? 4 : 5
}
