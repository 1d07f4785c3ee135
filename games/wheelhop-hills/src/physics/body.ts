/** Rigid bodies of circles and convex polygons. Plain values only, so that a run can be cloned, hashed and replayed. */
import { cos, sin } from '@playhouse/game-kit/rules'

/** Which kinds of bodies collide. */
export const KIND = { chassis: 1, wheel: 2, cargo: 4, loose: 8, plank: 16 } as const
const TOUCHES: Record<number, number> = {
  [KIND.chassis]: KIND.cargo | KIND.loose | KIND.plank,
  [KIND.wheel]: KIND.loose | KIND.plank,
  [KIND.cargo]: KIND.chassis | KIND.cargo | KIND.loose | KIND.plank,
  [KIND.loose]: KIND.chassis | KIND.wheel | KIND.cargo | KIND.loose | KIND.plank,
  [KIND.plank]: KIND.chassis | KIND.wheel | KIND.cargo | KIND.loose,
}

/** A circle, or a convex polygon whose corners go round clockwise on the screen (y points down): [x, y, x, y, …]. In the body's own frame. */
export type Part = { x: number; y: number; r: number } | { points: readonly number[] }

export type Body = {
  kind: number
  parts: readonly Part[]
  /** The farthest any part reaches from the middle. */
  reach: number
  x: number
  y: number
  angle: number
  /** Metres and radians a second. */
  vx: number
  vy: number
  spin: number
  /** One over mass and inertia; 0 stands still. */
  inverseMass: number
  inverseInertia: number
  grip: number
  bounce: number
  /** Where it was a tick ago, for smooth drawing. */
  x0: number
  y0: number
  angle0: number
  /** Too far away to matter: not moved, touches nothing. */
  asleep: boolean
}

export type BodySpec = {
  kind: number
  parts: readonly Part[]
  x: number
  y: number
  angle?: number
  mass: number
  /** Times the inertia a box of its size would have. */
  inertia?: number
  grip?: number
  bounce?: number
}

export function createBody({
  kind,
  parts,
  x,
  y,
  angle = 0,
  mass,
  inertia = 1,
  grip = 0.6,
  bounce = 0.05,
}: BodySpec): Body {
  const reach = Math.max(...parts.map(reachOf))
  const own = mass * reach * reach * 0.5 * inertia
  return {
    kind,
    parts,
    reach,
    x,
    y,
    angle,
    vx: 0,
    vy: 0,
    spin: 0,
    inverseMass: mass > 0 ? 1 / mass : 0,
    inverseInertia: own > 0 ? 1 / own : 0,
    grip,
    bounce,
    x0: x,
    y0: y,
    angle0: angle,
    asleep: false,
  }
}

function reachOf(part: Part): number {
  if ('r' in part) return Math.sqrt(part.x * part.x + part.y * part.y) + part.r
  let max = 0
  for (let i = 0; i < part.points.length; i += 2) {
    const [x = 0, y = 0] = [part.points[i], part.points[i + 1]]
    max = Math.max(max, Math.sqrt(x * x + y * y))
  }
  return max
}

/** A box as a part: half its width and height, moved by (x, y). */
export function box(w: number, h: number, x = 0, y = 0): Part {
  return { points: [x - w, y - h, x + w, y - h, x + w, y + h, x - w, y + h] }
}

export const canTouch = (a: Body, b: Body): boolean => (TOUCHES[a.kind]! & b.kind) !== 0

/** A point of the body's own frame in the world. */
export function toWorld(
  { x, y, angle }: Pick<Body, 'x' | 'y' | 'angle'>,
  px: number,
  py: number,
): { x: number; y: number } {
  const c = cos(angle)
  const s = sin(angle)
  return { x: x + px * c - py * s, y: y + px * s + py * c }
}

/** A part with its corners in the world: circles as one point with a radius, polygons with a thin skin. */
export type Placed = { points: number[]; normals: number[]; r: number }

export function place(body: Body, part: Part): Placed {
  const c = cos(body.angle)
  const s = sin(body.angle)
  if ('r' in part)
    return {
      points: [body.x + part.x * c - part.y * s, body.y + part.x * s + part.y * c],
      normals: [],
      r: part.r,
    }
  const points: number[] = []
  for (let i = 0; i < part.points.length; i += 2) {
    const [px, py] = [part.points[i]!, part.points[i + 1]!]
    points.push(body.x + px * c - py * s, body.y + px * s + py * c)
  }
  return { points, normals: normalsOf(points), r: 0 }
}

/** Outward normals, edge by edge. */
function normalsOf(points: readonly number[]): number[] {
  const normals: number[] = []
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length
    const dx = points[j]! - points[i]!
    const dy = points[j + 1]! - points[i + 1]!
    const far = Math.sqrt(dx * dx + dy * dy) || 1
    normals.push(dy / far, -dx / far)
  }
  return normals
}
