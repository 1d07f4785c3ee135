/** The visible part of the ground, and objects derived from it that are cached over many frames. */
import type { Point } from './buried.ts'
import type { WorldFrame } from '../view/camera.ts'
import type { Course } from '../rules/course.ts'
import { UNIT } from './paper.ts'

/** Metres: the window moves on in such steps, so what is made from its lines is made seldom. */
const STEP = 10
const BEYOND = 4

/** The lines of the ground between two places, in drawing units. */
function listStrips({ lines }: Course, left: number, right: number): Point[][] {
  return lines.flatMap(({ points, half }) => {
    if (half !== undefined || points.at(-1)!.x < left || points[0]!.x > right) return []
    const seen = points.filter(({ x }) => x > left && x < right)
    return seen.length > 1 ? [seen.map(({ x, y, surface }) => ({ x: x * UNIT, y: y * UNIT, surface }))] : []
  })
}

/** Makes something of the strips in sight; again only when the window has moved on, or the course or its colours changed. */
export function createStripCache<Made>(make: (strips: Point[][], of: unknown) => Made) {
  let made: Made | null = null
  let course: Course | null = null
  let of: unknown
  let from = 0
  let to = 0
  let count = 0
  const countPoints = ({ lines }: Course) => lines.length * 1e5 + (lines.at(-1)?.points.length ?? 0)
  return (now: Course, { left, right }: WorldFrame, colours: unknown): Made => {
    const isIn = left - BEYOND >= from && right + BEYOND <= to && to - from < (right - left) * 2 + STEP * 4
    if (made && course === now && of === colours && isIn && count === countPoints(now)) return made
    course = now
    of = colours
    // A road without an end grows.
    count = countPoints(now)
    from = Math.floor((left - BEYOND) / STEP) * STEP
    to = Math.ceil((right + BEYOND) / STEP) * STEP + STEP
    made = make(listStrips(now, from, to), colours)
    return made
  }
}
