/** Where everybody is on the three covers. */
export type Shape = 'square' | 'wide' | 'tall'
export const SIZES: Record<Shape, { w: number; h: number }> = {
  square: { w: 640, h: 640 },
  wide: { w: 1024, h: 640 },
  tall: { w: 640, h: 960 },
}

/** Where the two stand; `y` is where the lawn is measured from. */
export type Point = { x: number; y: number }
type Pair = { y: number; scale: number; left: Point; right: Point; heart: Point }
const at = (x: number, y: number): Point => ({ x, y })
export const HEROES: Record<Shape, Pair> = {
  square: { y: 374, scale: 3, left: at(168, 374), right: at(474, 368), heart: at(322, 132) },
  wide: { y: 374, scale: 3.3, left: at(292, 374), right: at(742, 372), heart: at(516, 120) },
  tall: { y: 400, scale: 3.35, left: at(222, 618), right: at(432, 384), heart: at(214, 226) },
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
  square: [{ at: 0.5, dy: -64, size: 0.95, home: 10, look: 0, animal: 8, rise: 0 }],
  wide: [
    { at: 0.095, dy: -74, size: 1.25, home: 9, look: 1, animal: 0, rise: 0.86 },
    { at: 0.5, dy: -56, size: 1.25, home: 10, look: 0, animal: 2, rise: 0 },
    { at: 0.905, dy: -74, size: 1.25, home: 11, look: 0, animal: 8, rise: 0.8 },
  ],
  tall: [
    { at: 0.13, dy: 20, size: 1.3, home: 9, look: 1, animal: 0, rise: 0.86 },
    { at: 0.82, dy: 205, size: 1.3, home: 10, look: 0, animal: 2, rise: 0 },
  ],
}
