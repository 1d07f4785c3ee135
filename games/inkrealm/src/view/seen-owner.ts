/** The ink a cell is drawn with: almost always its owner's. */
import { INKS } from '../art/inks.ts'
import { SEA, SIZE } from '../state.ts'
import type { State } from '../state.ts'

/** A slit of paper one cell wide between land of the same owner is not seen: it has that owner. */
function ownerOf(cells: readonly number[], index: number): number {
  const owner = cells[index]!
  if (owner !== 0) return owner
  const x = index % SIZE
  if (x > 0 && x < SIZE - 1 && isBetween(cells, index, 1)) return cells[index - 1]!
  return isBetween(cells, index, SIZE) ? cells[index - SIZE]! : 0
}

const isBetween = (cells: readonly number[], index: number, step: number): boolean =>
  cells[index - step]! > 0 && cells[index - step] !== SEA && cells[index - step] === cells[index + step]

/** On the quiet sheet the player paints with many inks. */
export function inkOf({ twist, cells, tints }: State, index: number): number {
  if (twist !== 'relax') return ownerOf(cells, index)
  const owner = cells[index]!
  return owner === 1 ? 1 + (tints[index]! % INKS.length) : owner
}

/** Most cells are drawn as before; this check avoids looking at all neighbours. */
export function isPlainly({ twist, cells }: State, index: number, shown: number): boolean {
  if (twist === 'relax' || cells[index] !== shown) return false
  return shown > 0 || (!cells[index - 1] && !cells[index - SIZE])
}
