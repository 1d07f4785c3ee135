/** Drawing primitives: colours, smooth curves, tapered lines. */
import { brightnessOf as brightness, mixColours, withAlpha as alpha } from '@playhouse/game-kit/colour'
import { createRng, lerp } from '@playhouse/game-kit/rules'

/** Under the names that all drawings use. */
export { alpha, brightness, lerp }

export type G = CanvasRenderingContext2D
export type Oval = { x: number; y: number; rx: number; ry: number }
export type Circle = { x: number; y: number; r: number }
export type Point = { x: number; y: number }

const INK = '#32102c'
const GLOW = '#fff3e2'

export const at = (x: number, y: number): Point => ({ x, y })
export const mid = (a: Point, b: Point, t = 0.5): Point => at(lerp(a.x, b.x, t), lerp(a.y, b.y, t))

const mixed = new Map<string, string>()
/** As the kit's, with the latest mixtures in memory. */
export function mix(a: string, b: string, t: number): string {
  const key = a + b + t
  const known = mixed.get(key)
  if (known) return known
  const hex = mixColours(a, b, t)
  if (mixed.size > 900) mixed.clear()
  mixed.set(key, hex)
  return hex
}

/** Darker towards plum ink, never towards grey. */
export const dark = (hex: string, t: number) => mix(hex, INK, t)
/** Lighter towards candlelight. */
export const light = (hex: string, t: number) => mix(hex, GLOW, t)
/** One shade darker than what it surrounds; lighter inks keep very dark cloth readable. */
export const lineOf = (hex: string) => (brightness(hex) < 0.2 ? mix(hex, '#8d6a86', 0.28) : dark(hex, 0.52))

/** A curve through all the points; joins an open path. */
export function curve(path: Path2D, points: readonly Point[], isFirst = true, tension = 0.5): Path2D {
  if (points.length === 0) return path
  const first = points[0]!
  if (isFirst) path.moveTo(first.x, first.y)
  else path.lineTo(first.x, first.y)
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[i - 1] ?? points[i]!
    const b = points[i]!
    const c = points[i + 1]!
    const d = points[i + 2] ?? c
    const k = tension / 3 + tension / 6
    path.bezierCurveTo(
      b.x + (c.x - a.x) * k * 0.66,
      b.y + (c.y - a.y) * k * 0.66,
      c.x - (d.x - b.x) * k * 0.66,
      c.y - (d.y - b.y) * k * 0.66,
      c.x,
      c.y,
    )
  }
  return path
}

/** A smooth closed shape through the points. */
export function blob(points: readonly Point[]): Path2D {
  const path = new Path2D()
  const n = points.length
  const get = (i: number) => points[(i + n) % n]!
  path.moveTo(get(0).x, get(0).y)
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    path.bezierCurveTo(
      b.x + (c.x - a.x) / 6,
      b.y + (c.y - a.y) / 6,
      c.x - (d.x - b.x) / 6,
      c.y - (d.y - b.y) / 6,
      c.x,
      c.y,
    )
  }
  path.closePath()
  return path
}

/** Corners, not curves. */
export function poly(points: readonly Point[]): Path2D {
  const path = new Path2D()
  points.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
  path.closePath()
  return path
}

export function ellipse(x: number, y: number, rx: number, ry = rx, turn = 0): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, Math.max(0.1, rx), Math.max(0.1, ry), turn, 0, Math.PI * 2)
  return path
}

export function bend(a: Point, c: Point, b: Point, t: number): Point {
  const k = 1 - t
  return at(k * k * a.x + 2 * k * t * c.x + t * t * b.x, k * k * a.y + 2 * k * t * c.y + t * t * b.y)
}
export type Curve = { from: Point; bend: Point; to: Point }

/** A stroke that swells in the middle, as a pen leaves it. */
export function taper(g: G, { from: a, bend: c, to: b }: Curve, width: number, style: string): void {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 8; i++) {
    const t = i / 8
    const p = bend(a, c, b, t)
    const q = bend(a, c, b, Math.min(1, t + 0.02))
    const o = bend(a, c, b, Math.max(0, t - 0.02))
    const d = Math.hypot(q.x - o.x, q.y - o.y) || 1
    const w = (width / 2) * Math.sin(Math.PI * (0.08 + t * 0.88)) ** 0.8
    left.push(at(p.x - ((q.y - o.y) / d) * w, p.y + ((q.x - o.x) / d) * w))
    right.push(at(p.x + ((q.y - o.y) / d) * w, p.y - ((q.x - o.x) / d) * w))
  }
  g.fillStyle = style
  g.fill(poly([...left, ...right.reverse()]))
}

export function stroke(g: G, path: Path2D, style: string, width: number): void {
  g.strokeStyle = style
  g.lineWidth = width
  g.lineJoin = 'round'
  g.lineCap = 'round'
  g.stroke(path)
}

/** Fill and outline, with a soft vertical light. */
export function gem(g: G, path: Path2D, colour: string, width = 2): void {
  g.fillStyle = colour
  g.fill(path)
  stroke(g, path, lineOf(colour), width)
}
type StarShape = { points?: number; inner?: number; turn?: number }

export function star({ x, y, r }: Circle, { points = 5, inner = 0.46, turn = 0 }: StarShape = {}): Path2D {
  return poly(
    Array.from({ length: points * 2 }, (_, i) => {
      const a = turn + (i * Math.PI) / points - Math.PI / 2
      const radius = i % 2 ? r * inner : r
      return at(x + Math.cos(a) * radius, y + Math.sin(a) * radius)
    }),
  )
}

export function heart(x: number, y: number, r: number): Path2D {
  const path = new Path2D()
  path.moveTo(x, y + r * 0.9)
  path.bezierCurveTo(x - r * 1.5, y - r * 0.1, x - r * 0.8, y - r * 1.1, x, y - r * 0.4)
  path.bezierCurveTo(x + r * 0.8, y - r * 1.1, x + r * 1.5, y - r * 0.1, x, y + r * 0.9)
  path.closePath()
  return path
}

/** Two light crossing points: a twinkle. */
export const twinkle = (x: number, y: number, r: number) => star({ x, y, r }, { points: 4, inner: 0.22 })

/** Repeatable chance for strands and sequins. */
export const chance = (seed: number): (() => number) => createRng(seed).next

/** Fills what lies inside an odd number of outlines: shapes with holes. */
export const fillOdd = (g: G, path: Path2D): void => g.fill(path, 'evenodd')
export const fill = (g: G, path: Path2D): void => g.fill(path)
