/** The cut of a skirt: edges, hem, folds. */
import type { Box, Dye, Fold } from './cloth.ts'
import type { SkirtCut } from '../../data/cuts.ts'
import { at, curve, dark, mid } from '../pen.ts'
import type { G, Point } from '../pen.ts'
import { contour, legWidth, limbAt, torso } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'

export const WAIST_Y = 388
const flareAt = (t: number, style: SkirtCut['style']) =>
  style === 'circle' || style === 'tutu' || style === 'petals'
    ? t ** 0.62
    : style === 'mermaid'
      ? Math.max(0, t - 0.62) ** 1.3 * 3.4
      : style === 'bubble'
        ? Math.sin(Math.min(1, t * 1.06) * 2.5) * 1.3
        : style === 'tulip'
          ? Math.sin(t * 2.9) * 0.9
          : t

/** Left and right edge of a skirt, from the hips to its hem. */
function skirtEdges(
  rig: Rig,
  { style, long, flare }: SkirtCut,
  from = 450,
): { left: Point[]; right: Point[] } {
  const sides = [0, 1].map((i) => {
    const limb = rig.legs[i as 0 | 1]
    const side = i === 0 ? -1 : 1
    const points = contour(rig, side, WAIST_Y - 2, from, 2.5)
    const steps = Math.max(3, Math.round(long * 6))
    for (let s = 1; s <= steps; s++) {
      const t = s / steps
      const f = 0.08 + t * Math.max(0.1, long - 0.08)
      const spot = limbAt(limb, f)
      const open = flareAt(t, style) * flare
      // Cloth does not hug the legs below the hips: it falls from them.
      const hang = torso(rig, side * (rig.body.hip + 3), 470)
      const skin = spot.x + spot.nx * (legWidth(rig, f)[0] + 4)
      const fall = hang.x + side * open
      const isClose = style === 'mermaid' || style === 'straight' || style === 'tulip' || style === 'slit'
      const x = isClose
        ? skin * 0.72 + (fall - side * open) * 0.28 * (1 - t * 0.35) + side * open
        : fall * 0.78 + (skin + side * open) * 0.22
      const loose = (isClose ? 0.3 : 1) * Math.min(1, 0.35 + long * 0.4) * t ** 1.3
      const moved = x + (rig.swing + side * rig.flare) * loose
      const lifted = spot.y - rig.flare * 0.3 * loose
      points.push(at(side > 0 ? Math.max(moved, skin) : Math.min(moved, skin), lifted))
    }
    return points
  })
  return { left: sides[0]!, right: sides[1]! }
}

type Hem = (u: number, i: number) => number
const HEMS: Partial<Record<SkirtCut['style'], Hem>> = {
  circle: (u, i) => (i % 2 ? 9 : -4) + 14 * (1 - u * u),
  tutu: (_, i) => (i % 2 ? 7 : -5),
  points: (_, i) => (i % 2 ? 30 : -16),
  petals: (_, i) => (i % 2 ? 18 : -12),
  tiers: (u, i) => (i % 2 ? 6 : -2) + 9 * (1 - u * u),
  ruffle: (u, i) => (i % 2 ? 6 : -2) + 9 * (1 - u * u),
  mermaid: (u, i) => (i % 2 ? 8 : -2) + 12 * (1 - u * u),
  tulip: (u) => 12 * (1 - u * u) - 10 * Math.abs(u),
}

export type Panel = { shape: Path2D; edge: Path2D; hem: Point[]; waist: Point[]; box: Box }
export function panelOf(rig: Rig, cut: SkirtCut): Panel {
  const { left, right } = skirtEdges(rig, cut)
  const count = cut.style === 'circle' || cut.style === 'points' ? 11 : cut.style === 'tutu' ? 15 : 9
  const drop = HEMS[cut.style] ?? ((u: number) => 9 * (1 - u * u))
  const [a, b] = [left.at(-1)!, right.at(-1)!]
  const hem = Array.from({ length: count }, (_, i) => {
    const k = i / (count - 1)
    const p = mid(a, b, k)
    const isEnd = i === 0 || i === count - 1
    return at(p.x, p.y + (isEnd ? 0 : drop(k * 2 - 1, i) * Math.min(1, 0.35 + cut.long)))
  })
  const waist = [-1, -0.5, 0, 0.5, 1].map((k) =>
    torso(rig, k * (rig.body.waist + 2.5), WAIST_Y - 2 + 6 * (1 - k * k)),
  )
  const shape = curve(new Path2D(), left)
  curve(shape, hem, false, cut.style === 'points' ? 0.1 : 0.5)
  curve(shape, [...right].reverse(), false)
  curve(shape, [...waist].reverse(), false)
  shape.closePath()
  const edge = curve(new Path2D(), left)
  curve(edge, hem, false, cut.style === 'points' ? 0.1 : 0.5)
  curve(edge, [...right].reverse(), false)
  const xs = [...left, ...right].map(({ x }) => x)
  const x = Math.min(...xs) - 10
  return {
    shape,
    edge,
    hem,
    waist,
    box: { x, y: 380, w: Math.max(...xs) - x + 10, h: Math.max(a.y, b.y) - 360 },
  }
}

export function skirtFolds({ hem, waist }: Panel, count: number, width: number, reach = 0.12): Fold[] {
  const along = (points: Point[], k: number) => {
    const t = k * (points.length - 1)
    const i = Math.min(points.length - 2, Math.floor(t))
    return mid(points[i]!, points[i + 1]!, t - i)
  }
  return Array.from({ length: count }, (_, i): Fold => {
    const k = (i + 0.6) / (count + 0.2)
    const [top, bottom] = [along(waist, k), along(hem, k)]
    const start = mid(top, bottom, i % 2 ? reach : reach + 0.16)
    return [
      start,
      at(start.x * 0.55 + bottom.x * 0.45, (start.y + bottom.y) / 2),
      bottom,
      width * (i % 2 ? 1 : 0.75),
    ]
  })
}

export const raised = (hem: Point[], up: number) =>
  curve(
    new Path2D(),
    hem.slice(0).map(({ x, y }, i) => at(x * (i === 0 || i === hem.length - 1 ? 0.99 : 1), y - up)),
  )
/** The far side of the hem, seen from below. */
export function drawInside(g: G, { hem }: Panel, { a }: Dye): void {
  const first = hem[0]!
  const last = hem.at(-1)!
  const shape = curve(new Path2D(), hem)
  shape.quadraticCurveTo((first.x + last.x) / 2, (first.y + last.y) / 2 - 16, first.x, first.y)
  g.fillStyle = dark(a, 0.46)
  g.fill(shape)
}
