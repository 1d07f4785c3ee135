/** The placement of a name, a word or a face, by its centre. */
export type Spot = { x: number; y: number; w: number; h: number }

export const isOver = (a: Spot, b: Spot): boolean =>
  Math.abs(a.x - b.x) * 2 < a.w + b.w && Math.abs(a.y - b.y) * 2 < a.h + b.h
