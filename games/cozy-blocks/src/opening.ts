/** How an endless run begins: a row that lacks only the first piece, so that the first drag wakes somebody. */
import { hashText } from '@playhouse/game-kit/rules'
import { SHAPES, SIZE, colourOf } from './shapes.ts'
import { layPiece } from './state.ts'
import type { Piece } from './state.ts'

const GAP = 3

const bar = (length: number): Piece => {
  const shape = SHAPES.findIndex(({ w, h }) => w === length && h === 1)
  return { shape, colour: colourOf(shape) }
}

/** Lays what is there already, and returns the piece that fills the gap. */
export function layOpening(board: number[], seed: number): Piece {
  const chance = hashText(`opening ${seed}`)
  const row = 3 + (chance % 3)
  const left = 2 + ((chance >>> 4) % 2)
  layPiece(board, bar(left), row, 0)
  layPiece(board, bar(SIZE - GAP - left), row, left + GAP)
  return bar(GAP)
}
