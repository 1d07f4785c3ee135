/** Positions of the animals on the three covers. */
export type Shape = 'square' | 'wide' | 'tall'
export const SIZES: Record<Shape, { w: number; h: number }> = {
  square: { w: 640, h: 640 },
  wide: { w: 1024, h: 640 },
  tall: { w: 640, h: 960 },
}

/** Where the two stand; `y` is where the lawn is measured from. */
export type Point = { x: number; y: number }
type Pair = { y: number; scale: number; left: Point; right: Point; note: Point }
const at = (x: number, y: number): Point => ({ x, y })
export const HEROES: Record<Shape, Pair> = {
  square: { y: 312, scale: 2.4, left: at(160, 314), right: at(478, 310), note: at(316, 124) },
  wide: { y: 356, scale: 2.9, left: at(306, 358), right: at(722, 356), note: at(506, 128) },
  tall: { y: 400, scale: 2.8, left: at(176, 548), right: at(450, 394), note: at(236, 120) },
}

export type Other = {
  at: number
  dy: number
  size: number
  home: number
  look: number
  animal: number
  rise: number
}
export const OTHERS: Record<Shape, readonly Other[]> = {
  square: [{ at: 0.472, dy: -46, size: 1.05, home: 1, look: 0, animal: 8, rise: 0 }],
  wide: [
    { at: 0.095, dy: -60, size: 1.25, home: 9, look: 0, animal: 0, rise: 0.86 },
    { at: 0.497, dy: -36, size: 1.4, home: 1, look: 0, animal: 2, rise: 0 },
    { at: 0.905, dy: -60, size: 1.25, home: 11, look: 0, animal: 5, rise: 0.84 },
  ],
  tall: [
    { at: 0.19, dy: -150, size: 1.15, home: 9, look: 0, animal: 0, rise: 0.84 },
    { at: 0.77, dy: 210, size: 1.45, home: 1, look: 0, animal: 2, rise: 0 },
  ],
}
