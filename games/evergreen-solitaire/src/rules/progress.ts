/** The progress of a game, from 0 to 1: cards home or cleared, and cards turned up. */
import { isUp } from './cards.ts'
import { PLACES } from '../state.ts'
import type { Kind, Table } from '../state.ts'

const POINTS_HOME = 10
const POINTS_TURNED = 5
/** Cards that lie face down in the columns when a game begins. */
const DOWNS: Partial<Record<Kind, number>> = { klondike: 21, spider: 44 }
/** How many cards lie in each row of a pyramid or of the peaks, from the top. */
const ROWS: Partial<Record<Kind, number[]>> = { pyramid: [1, 2, 3, 4, 5, 6, 7], tripeaks: [3, 6, 9, 10] }

/** What counts as put away: at home, or cleared from the peaks. */
export function countHome({ kind, piles }: Table): number {
  const { home, columns } = PLACES[kind]
  if (kind === 'tripeaks') return 28 - columns.filter((pile) => piles[pile]!.length > 0).length
  return home.reduce((sum, pile) => sum + piles[pile]!.length, 0)
}

/** Cards face down in the columns. */
export function countDown({ kind, piles }: Table): number {
  return PLACES[kind].columns.reduce(
    (sum, pile) => sum + piles[pile]!.filter((card) => !isUp(card)).length,
    0,
  )
}

export function measureProgress(table: Table): number {
  const rows = ROWS[table.kind]
  if (rows) return measureRows(table, rows)
  const downs = DOWNS[table.kind] ?? 0
  const cards = table.kind === 'spider' ? 104 : 52
  const points = countHome(table) * POINTS_HOME + (downs - countDown(table)) * POINTS_TURNED
  return points / (cards * POINTS_HOME + downs * POINTS_TURNED)
}

/** The higher a row, the more its cards are worth. */
function measureRows({ kind, piles }: Table, rows: readonly number[]): number {
  const { columns } = PLACES[kind]
  let place = 0
  let points = 0
  let max = 0
  rows.forEach((count, i) => {
    const worth = (rows.length - i) ** 2
    for (let j = 0; j < count; j++) {
      max += worth
      if (piles[columns[place++]!]!.length === 0) points += worth
    }
  })
  return points / max
}
