/** Move suggestions: where a tapped card goes, and what to try next. */
import { isUp, rankOf } from './cards.ts'
import { applyMove, canLift, findDraw, listMoves, listTargets } from './moves.ts'
import { rate, solve } from './solver.ts'
import { PLACES } from '../state.ts'
import type { Move, Table } from '../state.ts'

/** Few enough tables that a hint comes at once. */
const HINT_WIDTH = 3
const HINT_DEPTH = 24

/** Where the card at `index` of a pile goes when it is tapped; null when nowhere. */
export function findTapMove(table: Table, pile: number, index: number): Move | null {
  const { kind, piles } = table
  const { stock, home, columns } = PLACES[kind]
  if (pile === stock) return findDraw(table)
  const count = piles[pile]!.length - index
  if (!canLift(table, pile, count)) return null
  const isMoreThanAll = index === 0 && columns.includes(pile)
  const targets = listTargets(table, pile, count).filter(
    (to) => !(isMoreThanAll && columns.includes(to) && piles[to]!.length === 0 && kind !== 'pyramid'),
  )
  const worth = (to: number) => {
    if (home.includes(to)) return 1000
    if (piles[to]!.length === 0) return columns.includes(to) ? -50 : -100
    return rate(applyMove(table, [pile, to, count]))
  }
  const fallback = listTargets(table, pile, count)[0]
  const [best = fallback] = targets.sort((a, b) => worth(b) - worth(a))
  return best === undefined || (home.includes(pile) && home.includes(best)) ? null : [pile, best, count]
}

/** A finger on a narrow web that hit a card which is held fast means the cards at the column's end. */
export function findTailMove(table: Table, pile: number): Move | null {
  if (table.kind !== 'spider' || !PLACES.spider.columns.includes(pile)) return null
  let count = 0
  while (canLift(table, pile, count + 1)) count++
  for (; count > 0; count--) {
    const move = findTapMove(table, pile, table.piles[pile]!.length - count)
    if (move) return move
  }
  return null
}

/** A move worth trying: the first of a way to win where one is found quickly, else the best to see. Null: nothing is left but undo. */
export function findHint(table: Table): Move | null {
  const safe = findSafeHome(table)
  if (safe) return safe
  const way = solve(table, { width: HINT_WIDTH, depth: table.kind === 'spider' ? HINT_DEPTH : 120 })
  return way ? way[0]! : findBestLooking(table)
}

/** The move that looks best where no way to win is known. */
export function findBestLooking(table: Table): Move | null {
  const moves = listMoves(table)
    .map((move) => ({ move, gain: judgeMove(table, move) }))
    .sort((a, b) => b.gain - a.gain)
  const draw = findDraw(table)
  const [best] = moves
  if (best && (best.gain > 0 || !draw)) return best.move
  return draw
}

/** Aces and twos lose nothing by going home, and a beginner expects it. */
export function findSafeHome(table: Table): Move | null {
  if (table.kind !== 'klondike' && table.kind !== 'freecell') return null
  const { home, columns, cells, waste } = PLACES[table.kind]
  for (const from of [...columns, ...cells, ...(waste < 0 ? [] : [waste])]) {
    const card = table.piles[from]!.at(-1)
    if (card === undefined || !isUp(card) || rankOf(card) > 1) continue
    const to = listTargets(table, from, 1).find((target) => home.includes(target))
    if (to !== undefined) return [from, to, 1]
  }
  return null
}

/** What a move gains by itself. */
export function judgeMove(table: Table, move: Move): number {
  return rate(applyMove(table, move)) - rate(table) + bonusFor(table, move)
}

function bonusFor(table: Table, [from, to, count]: Move): number {
  const { home, columns } = PLACES[table.kind]
  const pile = table.piles[from]!
  const under = pile[pile.length - count - 1]
  if (home.includes(to)) return rankOf(pile.at(-1)!) < 2 ? 20 : 4
  return columns.includes(from) && under !== undefined && !isUp(under) ? 12 : 0
}

/** Nothing can be moved and nothing drawn that would change that. */
export function isStuck(table: Table): boolean {
  if (listMoves(table).length > 0) return false
  let at = table
  const rounds = (table.piles[0]?.length ?? 0) + (table.piles[1]?.length ?? 0) + 2
  for (let i = 0; i < rounds; i++) {
    const draw = findDraw(at)
    if (!draw) return true
    at = applyMove(at, draw)
    if (listMoves(at).length > 0) return false
  }
  return true
}
