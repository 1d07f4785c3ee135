/** Tubes around arms and legs, feet, and how skin is painted. */
import type { Skin } from './eyes.ts'
import { alpha, at, blob, curve, light, mix, stroke } from '../pen.ts'
import type { G, Point } from '../pen.ts'
import type { Limb } from './rig.ts'

type Edges = { outer: Point[]; inner: Point[] }
export function tubePath({ outer, inner }: Edges): { shape: Path2D; edge: Path2D } {
  const shape = curve(new Path2D(), outer)
  curve(shape, [...inner].reverse(), false)
  shape.closePath()
  const edge = curve(new Path2D(), outer)
  edge.addPath(curve(new Path2D(), inner))
  return { shape, edge }
}

/** The same with a round top that lies on the chest without a line of its own, but for the shoulder's outer quarter. */
export function roundTube({ outer, inner }: Edges): { shape: Path2D; edge: Path2D } {
  const [a, b] = [outer[0]!, inner[0]!]
  const c = at((a.x + b.x) / 2, (a.y + b.y) / 2)
  const [dx, dy] = [a.x - c.x, a.y - c.y]
  // Backwards along the limb, whichever side it hangs on.
  const ahead = at(outer[1]!.x - a.x, outer[1]!.y - a.y)
  const turn = dx * ahead.y - dy * ahead.x > 0 ? -1 : 1
  const arc = Array.from({ length: 9 }, (_, i) => {
    const angle = (turn * Math.PI * i) / 8
    return at(
      c.x + dx * Math.cos(angle) - dy * Math.sin(angle),
      c.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    )
  })
  const shape = curve(new Path2D(), [...[...arc].reverse(), ...outer.slice(1)])
  curve(shape, [...inner].reverse(), false)
  shape.closePath()
  const edge = curve(new Path2D(), [...arc.slice(0, 4).reverse(), ...outer.slice(1)])
  edge.addPath(curve(new Path2D(), inner.slice(1)))
  return { shape, edge }
}
type SkinOutline = { shape: Path2D; edge: Path2D | null }

export function paintSkin(g: G, skin: Skin, { shape, edge }: SkinOutline, from: Point, to: Point): void {
  const tone = g.createLinearGradient(from.x, from.y, to.x, to.y)
  tone.addColorStop(0, light(skin.base, 0.2))
  tone.addColorStop(0.45, skin.base)
  tone.addColorStop(1, mix(skin.base, skin.shade, 0.7))
  g.fillStyle = tone
  g.fill(shape)
  g.save()
  g.clip(shape)
  for (const [width, a] of [
    [16, 0.12],
    [8, 0.16],
  ] as const) {
    g.save()
    g.translate(-width * 0.3, -width * 0.1)
    stroke(g, shape, alpha(skin.shade, a), width)
    g.restore()
  }
  g.restore()
  if (edge) stroke(g, edge, skin.line, 2.1)
}

const FOOT = [
  [-11, -8],
  [-12, 8],
  [-13, 18],
  [-17, 38],
  [-14, 55],
  [0, 60],
  [13, 55],
  [15, 40],
  [12, 18],
  [11, 8],
  [11, -8],
] as const
/** Feet that carry such long legs. */
const FOOT_WIDTH = 1.16
const FOOT_LENGTH = 1.08
/** A point of the foot: x outwards, y from the ankle to the toes. */
export function toFoot({ end, mid, side, turn, foot }: Limb, across: number, along: number): Point {
  const lean = Math.atan2(end.x - mid.x, end.y - mid.y) * 0.35 + side * 0.13 + turn * 0.9
  const [x, y] = [across * FOOT_WIDTH, along > 0 ? along * FOOT_LENGTH * foot : along]
  const dx = side * x
  return at(
    end.x + dx * Math.cos(lean) + y * Math.sin(lean),
    end.y + y * Math.cos(lean) - dx * Math.sin(lean),
  )
}

export const openFoot = (limb: Limb): Path2D =>
  curve(
    new Path2D(),
    FOOT.slice(1, -1).map(([x, y]) => toFoot(limb, x, y)),
  )

export function footShape(limb: Limb, ease: number): Path2D {
  const e = ease
  return blob(FOOT.map(([x, y]) => toFoot(limb, x + Math.sign(x) * e, y > 50 ? y + e : y)))
}
