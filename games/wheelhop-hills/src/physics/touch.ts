/** Finds contact points: circle with circle, circle with polygon, polygon with polygon. */
import { length } from '@playhouse/game-kit/rules'
import type { Placed } from './body.ts'

/** One touching point. The normal leads from the first to the second; `gap` is negative when they overlap. */
export type Touch = { x: number; y: number; nx: number; ny: number; gap: number; id: number }

/** Contacts nearer than this count: bodies that are about to touch are slowed in time. */
export const MARGIN = 0.12

export function findTouches(a: Placed, b: Placed): Touch[] {
  if (a.normals.length === 0 && b.normals.length === 0) return touchCircles(a, b)
  if (a.normals.length === 0) return touchRound(b, a.points[0]!, a.points[1]!, a.r).map(turn)
  if (b.normals.length === 0) return touchRound(a, b.points[0]!, b.points[1]!, b.r)
  return touchPolygons(a, b)
}

const turn = (touch: Touch): Touch => ({ ...touch, nx: -touch.nx, ny: -touch.ny })

function touchCircles(a: Placed, b: Placed): Touch[] {
  const dx = b.points[0]! - a.points[0]!
  const dy = b.points[1]! - a.points[1]!
  const far = Math.sqrt(dx * dx + dy * dy)
  const gap = far - a.r - b.r
  if (gap > MARGIN) return []
  const nx = far > 1e-9 ? dx / far : 0
  const ny = far > 1e-9 ? dy / far : -1
  const reach = a.r + gap / 2
  return [{ x: a.points[0]! + nx * reach, y: a.points[1]! + ny * reach, nx, ny, gap, id: 0 }]
}

/** A polygon with a circle around (x, y); the normal leads out of the polygon. */
export function touchRound({ points, normals }: Placed, x: number, y: number, r: number): Touch[] {
  let best = -Infinity
  let edge = 0
  for (let i = 0; i < points.length; i += 2) {
    const out = (x - points[i]!) * normals[i]! + (y - points[i + 1]!) * normals[i + 1]!
    if (out > best) {
      best = out
      edge = i
    }
  }
  if (best > r + MARGIN) return []
  const j = (edge + 2) % points.length
  const [ax, ay, bx, by] = [points[edge]!, points[edge + 1]!, points[j]!, points[j + 1]!]
  const along =
    ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
  let [nx, ny, gap] = [normals[edge]!, normals[edge + 1]!, best - r]
  if (best > 1e-6 && (along < 0 || along > 1)) {
    const [cx, cy] = along < 0 ? [ax, ay] : [bx, by]
    const far = length(x - cx, y - cy)
    if (far > r + MARGIN) return []
    nx = (x - cx) / far
    ny = (y - cy) / far
    gap = far - r
  }
  const reach = r + gap / 2
  return [{ x: x - nx * reach, y: y - ny * reach, nx, ny, gap, id: edge }]
}

/** The edge of one polygon with the largest separation from the other, and that separation. */
function findAxis(a: Placed, b: Placed): { gap: number; edge: number } {
  let found = { gap: -Infinity, edge: 0 }
  for (let i = 0; i < a.points.length; i += 2) {
    let min = Infinity
    for (let k = 0; k < b.points.length; k += 2) {
      const out =
        (b.points[k]! - a.points[i]!) * a.normals[i]! +
        (b.points[k + 1]! - a.points[i + 1]!) * a.normals[i + 1]!
      if (out < min) min = out
    }
    if (min > found.gap) found = { gap: min, edge: i }
  }
  return found
}

function touchPolygons(a: Placed, b: Placed): Touch[] {
  const ofA = findAxis(a, b)
  if (ofA.gap > MARGIN) return []
  const ofB = findAxis(b, a)
  if (ofB.gap > MARGIN) return []
  // A little preference for the first keeps the choice from flickering.
  return ofB.gap > ofA.gap + 0.005
    ? clip(b, a, ofB.edge).map((t) => turn({ ...t, id: t.id + 64 }))
    : clip(a, b, ofA.edge)
}

/** Cuts the edge of `b` that faces the given edge of `a` to that edge's length. */
function clip(a: Placed, b: Placed, edge: number): Touch[] {
  const [nx, ny] = [a.normals[edge]!, a.normals[edge + 1]!]
  let facing = 0
  let min = Infinity
  for (let i = 0; i < b.normals.length; i += 2) {
    const dot = b.normals[i]! * nx + b.normals[i + 1]! * ny
    if (dot < min) {
      min = dot
      facing = i
    }
  }
  const after = (edge + 2) % a.points.length
  const [ax, ay] = [a.points[edge]!, a.points[edge + 1]!]
  const long = length(a.points[after]! - ax, a.points[after + 1]! - ay)
  const [tx, ty] = [(a.points[after]! - ax) / long, (a.points[after + 1]! - ay) / long]
  const next = (facing + 2) % b.points.length
  const ends = [facing, next].map((i) => {
    const [dx, dy] = [b.points[i]! - ax, b.points[i + 1]! - ay]
    return { along: dx * tx + dy * ty, out: dx * nx + dy * ny }
  })
  const [p, q] = ends as [(typeof ends)[0], (typeof ends)[0]]
  if (Math.max(p.along, q.along) < 0 || Math.min(p.along, q.along) > long) return []
  return [p, q].flatMap((end, i) => {
    const along = Math.max(0, Math.min(long, end.along))
    const share = Math.abs(q.along - p.along) < 1e-9 ? i : (along - p.along) / (q.along - p.along)
    const gap = p.out + (q.out - p.out) * share
    if (gap > MARGIN) return []
    return [
      {
        x: ax + tx * along + (nx * gap) / 2,
        y: ay + ty * along + (ny * gap) / 2,
        nx,
        ny,
        gap,
        id: edge * 4 + i,
      },
    ]
  })
}
