/** Golden leaves lead back to a known solution and light a part of it: in every deal at first, later in some. */
import { EASY_WINS, LATER_WINS } from './deal-chooser.ts'
import { applyMove } from './moves.ts'
import { dealTable } from '../state.ts'
import type { Move, State, Table } from '../state.ts'
import { TWIST } from './twists.ts'

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
/** Later not every deal has leaves, but help never ends: so many deals of twelve, after EASY_WINS and after LATER_WINS. */
const DEALS_OF_TWELVE: Record<string, readonly [number, number]> = {
  klondike: [12, 12],
  klondike3: [12, 9],
  spider1: [12, 8],
  spider2: [10, 6],
  spider4: [10, 4],
  freecell: [12, 11],
  pyramid: [12, 6],
  tripeaks: [12, 12],
}
/** The twelfth a deal is of: neighbours and twists are of different ones. */
const twelfthOf = (deal: number): number => ((deal % TWIST) * 5 + Math.floor(deal / TWIST) * 7) % 12

/** Leaves a deal of this table has after so many wins at it. */
export function leavesAfter(mode: string, won: number, deal: number): number {
  const all = LEAVES[mode] ?? 0
  if (won < EASY_WINS) return all
  return twelfthOf(deal) < DEALS_OF_TWELVE[mode]![won < LATER_WINS ? 0 : 1] ? all : 0
}
export const MAX_LEADS = Math.max(...Object.values(LEAVES))
/** A leaf leads along this share of the whole way; all of a game together leave the end to the player. */
const STRETCH = 0.155

/** So many moves to take back, and those to play then. */
export type Lead = { back: number; moves: Move[] }

const keyOf = ({ piles }: Table): string => JSON.stringify(piles)

/** The last table on a winning path: how many moves back it is, and the moves that follow. */
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
