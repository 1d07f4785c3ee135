/** Golden leaves: in the first games of a table the fox leads back to the way that wins, and a stretch along it. */
import { EASY_WINS } from './chooser.ts'
import { applyMove } from './moves.ts'
import { dealTable } from './state.ts'
import type { Move, State, Table } from './state.ts'

/** How many a gentle game has: the harder the table is for a novice, the more (make/measure.ts). */
export const LEAVES: Record<string, number> = {
  klondike: 1,
  klondike3: 2,
  spider1: 2,
  spider2: 6,
  spider4: 6,
  freecell: 1,
  pyramid: 1,
  tripeaks: 1,
}
/** Help ends in steps and not at once: gentle deals with all leaves, easy ones with as many, any deals with fewer, and at last none. */
export const HELPED_WINS = 10
const FEWER = 0.6

/** Leaves a game of this table has after so many wins at it. */
export function leavesAfter(mode: string, won: number): number {
  const all = LEAVES[mode] ?? 0
  if (won < EASY_WINS) return all
  return won < HELPED_WINS ? Math.ceil(all * FEWER) : 0
}
export const MOST_LEADS = Math.max(...Object.values(LEAVES))
/** A leaf leads along this share of the whole way; all of a game together leave the end to the player. */
const STRETCH = 0.155

/** So many moves to take back, and those to play then. */
export type Lead = { back: number; moves: Move[] }

const keyOf = ({ piles }: Table): string => JSON.stringify(piles)

/** From the last table on the way to win: how far back it lies, and how the way goes on. */
export function findLead(
  { mode, deal, moves }: Pick<State, 'mode' | 'deal' | 'moves'>,
  way: readonly Move[],
): Lead {
  const places = new Map<string, number>()
  let table = dealTable(mode, deal)
  way.forEach((move, i) => {
    places.set(keyOf(table), i)
    table = applyMove(table, move)
  })
  let at = dealTable(mode, deal)
  let found = { back: moves.length, from: 0 }
  moves.forEach((move, i) => {
    at = applyMove(at, move)
    const from = places.get(keyOf(at))
    if (from !== undefined) found = { back: moves.length - i - 1, from }
  })
  return { back: found.back, moves: way.slice(found.from, found.from + Math.ceil(way.length * STRETCH)) }
}
