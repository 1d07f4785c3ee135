/** One square of a placed piece, packed into a number. */

/** The bit that says who of a piece wears its face. */
export const FACE = 256

export type Cushion = { colour: number; links: number; hasFace: boolean; charm: number }

/** One square of a placed piece: its colour, which neighbours it is sewn to, whether it wears the face, and its charm. */
export function makeCushion(colour: number, links: number, hasFace: boolean, charm = 0): number {
  return colour | (links << 4) | (hasFace ? FACE : 0) | (charm << 9)
}

export function readCushion(cell: number): Cushion {
  return { colour: cell & 15, links: (cell >> 4) & 15, hasFace: (cell & FACE) !== 0, charm: (cell >> 9) & 3 }
}
