/** The start of an endless run: a row that lacks only one piece, so that the first drag clears it. */
import { hashText } from '@playhouse/game-kit/rules'
import { SHAPES, SIZE, colourOf } from './shapes.ts'
import { layPiece } from '../state.ts'
import type { Piece } from '../state.ts'

const GAP = 3

const shapeOf = (...rows: number[]) => SHAPES.findIndex((shape) => shape.rows.join() === rows.join())
const pieceOf = (shape: number): Piece => ({ shape, colour: colourOf(shape) })
const bar = (length: number) => pieceOf(shapeOf((1 << length) - 1))

/** All of them have a side of three: whichever comes first fills the gap, from above or from below. */
const FILLERS = [shapeOf(0b111), shapeOf(0b001, 0b111), shapeOf(0b111, 0b010)]
const OTHERS = [shapeOf(0b111), shapeOf(0b111, 0b100), shapeOf(0b010, 0b111)]

/** Places the starting pieces, and returns the hand: each of the three fills the gap. */
export function layOpening(board: number[], seed: number): Piece[] {
  const chance = hashText(`opening ${seed}`)
  const row = 3 + (chance % 3)
  const left = 2 + ((chance >>> 4) % 2)
  layPiece(board, bar(left), row, 0)
  layPiece(board, bar(SIZE - GAP - left), row, left + GAP)
  return ((chance >>> 8) % 2 ? FILLERS : OTHERS).map(pieceOf)
}
