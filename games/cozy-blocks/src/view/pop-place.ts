/** Places the points of a clear so that they do not cover waking cushions. */
import { SIZE } from '../rules/shapes.ts'

/** How far words rise while they are to be seen, in squares. */
export const RISE = 0.45
/** A covered sleeper weighs as much as so many squares of distance. */
const COVERED = 3
const STEP = 0.5

/** The middle of a box of words, in board squares: near what was cleared, and over as little of it as can be. */
export function findPopPlace(cells: readonly number[], w: number, h: number): { x: number; y: number } {
  const places = cells.map((index) => ({ x: index % SIZE, y: Math.floor(index / SIZE) }))
  const mean = (of: (place: { x: number; y: number }) => number) =>
    places.reduce((sum, place) => sum + of(place) + 0.5, 0) / Math.max(1, places.length)
  const [middleX, middleY] = [mean(({ x }) => x), mean(({ y }) => y)]
  const left = Math.min(SIZE / 2, w / 2)
  let best = { x: middleX, y: middleY }
  let min = Infinity
  for (let y = h / 2 + RISE; y <= SIZE - h / 2; y += STEP)
    for (let x = left; x <= SIZE - left; x += STEP) {
      const covers = (place: { x: number; y: number }) =>
        place.x < x + w / 2 &&
        place.x + 1 > x - w / 2 &&
        place.y < y + h / 2 &&
        place.y + 1 > y - h / 2 - RISE
      const cost = places.filter(covers).length * COVERED + Math.hypot(x - middleX, y - middleY)
      if (cost >= min) continue
      min = cost
      best = { x, y }
    }
  return best
}
