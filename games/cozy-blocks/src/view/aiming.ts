/** Snaps a piece that is held or tapped slightly off to its intended place. */
import { countLines, listSpots, toGrid } from '../rules/grid.ts'
import type { Spot } from '../rules/grid.ts'
import { previewLines } from '../rules.ts'
import { getShape } from '../rules/shapes.ts'
import type { GameState } from '../state.ts'

/** How far, in squares, a piece may be off and still slip into place. */
const REACH = 1.1
/** A spot that clears pulls a piece from further off; most of all the very first. */
const PULL = 0.45
const FIRST_PULL = 2
const FIRST_REACH = 2.4
/** What a spot over the tapped square is worth in squares of distance, and again one that clears. */
const TAPPED = 2

/** The gap a run begins with is still open. */
const isFirst = ({ mode, cleared, handNumber }: GameState) =>
  mode === 'endless' && cleared === 0 && handNumber === 1

const clears = (game: GameState, slot: number, { row, col }: Spot) =>
  countLines(previewLines(game, slot, row, col)) > 0

const findCheapest = (game: GameState, slot: number, costOf: (spot: Spot) => number): Spot | null => {
  const piece = game.hand[slot]
  let best: Spot | null = null
  let min = Infinity
  for (const spot of piece ? listSpots(toGrid(game.board), piece.shape) : []) {
    const cost = costOf(spot)
    if (cost >= min) continue
    min = cost
    best = spot
  }
  return best
}

/** For a piece held at a place between the squares: the nearest spot within reach, one that clears rather than another. */
export function findNear(game: GameState, slot: number, row: number, col: number): Spot | null {
  const pull = isFirst(game) ? FIRST_PULL : PULL
  return findCheapest(game, slot, (spot) => {
    const distance = Math.hypot(spot.row - row, spot.col - col)
    if (distance >= FIRST_REACH) return Infinity
    const isWanted = clears(game, slot, spot)
    const reach = isWanted && isFirst(game) ? FIRST_REACH : REACH
    return distance < reach ? distance - (isWanted ? pull : 0) : Infinity
  })
}

/** For a tap: `centred` is the piece with its middle there. A tap in a gap means the gap; null leaves it where it is. */
export function findMeant(
  game: GameState,
  slot: number,
  centred: Spot & { fits: boolean },
  tapped: Spot,
): Spot | null {
  const { cells } = getShape(game.hand[slot]!.shape)
  const covers = (spot: Spot) =>
    cells.some((cell) => spot.row + cell.row === tapped.row && spot.col + cell.col === tapped.col)
  return findCheapest(game, slot, (spot) => {
    const distance = Math.hypot(spot.row - centred.row, spot.col - centred.col)
    const isOver = covers(spot)
    const isWanted = isOver && clears(game, slot, spot)
    // What fits as it was tapped stays, but for the first of all.
    if (centred.fits && !(isWanted && isFirst(game))) return Infinity
    if (!isOver && distance >= REACH) return Infinity
    return distance - (isOver ? TAPPED : 0) - (isWanted ? TAPPED : 0)
  })
}
