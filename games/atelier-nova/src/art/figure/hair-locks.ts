/** Building blocks of hair: locks, ropes, clouds, curls, buns and braids. */
import { alpha, at, blob, chance, curve, dark, ellipse, light, lineOf, mix, stroke, taper } from '../pen.ts'
import type { G, Point, Circle } from '../pen.ts'

export type HairStyle = {
  /** Where it is parted, -30 to 30. */
  part: number
  fringe: 'none' | 'full' | 'side' | 'curtain' | 'wispy' | 'short'
  /** How far it stands off the head. */
  volume: number
  back: 'none' | 'straight' | 'wavy' | 'curly' | 'afro' | 'bob' | 'short' | 'braids' | 'locs'
  /** Where the back ends; the chin is at 86, the waist at 270. */
  long: number
  /** Locks in front of the shoulders: how long, how curly. */
  front?: { long: number; curl: number }
  extra?:
    | 'ponytail'
    | 'bun'
    | 'lowbun'
    | 'buns'
    | 'puffs'
    | 'sidebraid'
    | 'braids'
    | 'crown'
    | 'bow'
    | 'hijab'
    | 'turban'
    | 'pigtails'
    | 'mohawk'
}
export type Tint = { a: string; b: string }
type LockShading = { top?: number; bottom?: number; strands?: number }

/** A lock along a line of points, thick to thin, with strands that follow it. */
export function lock(
  g: G,
  spine: readonly Point[],
  widths: readonly number[],
  { a, b }: Tint,
  { top = -90, bottom = 240, strands = 3 }: LockShading = {},
): void {
  const left: Point[] = []
  const right: Point[] = []
  const dense = densify(spine, widths)
  dense.forEach(({ x, y, w, nx, ny }) => {
    left.push(at(x + nx * w, y + ny * w))
    right.push(at(x - nx * w, y - ny * w))
  })
  const path = curve(new Path2D(), left)
  curve(path, [...right].reverse(), false)
  path.closePath()
  fillHair(g, path, { a, b }, top, bottom)
  g.save()
  g.clip(path)
  for (let i = 0; i < strands; i++) {
    const k = ((i + 0.7) / (strands + 0.4)) * 2 - 1
    const line = curve(
      new Path2D(),
      dense.map(({ x, y, w, nx, ny }) => at(x + nx * w * k, y + ny * w * k)),
    )
    stroke(g, line, alpha(dark(a, 0.6), 0.34), 1.7)
    const shine = curve(
      new Path2D(),
      dense
        .slice(1, Math.ceil(dense.length * 0.55))
        .map(({ x, y, w, nx, ny }) => at(x + nx * w * (k - 0.2), y + ny * w * (k - 0.2))),
    )
    stroke(g, shine, alpha(light(a, 0.65), 0.3), 1.6)
  }
  g.restore()
  stroke(g, path, lineOf(a), 2)
}

function densify(spine: readonly Point[], widths: readonly number[]) {
  const out: { x: number; y: number; w: number; nx: number; ny: number }[] = []
  const n = spine.length - 1
  const get = (i: number) => spine[Math.max(0, Math.min(n, i))]!
  const steps = n * 5
  const point = (t: number) => {
    const i = Math.min(n - 1, Math.floor(t * n))
    const u = t * n - i
    const [p, q, r, s] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const f = (a: number, b: number, c: number, d: number) =>
      0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u * u * u)
    return at(f(p.x, q.x, r.x, s.x), f(p.y, q.y, r.y, s.y))
  }
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const { x, y } = point(t)
    const [c, d] = [point(Math.min(1, t + 0.01)), point(Math.max(0, t - 0.01))]
    const length = Math.hypot(c.x - d.x, c.y - d.y) || 1
    const at2 = t * (widths.length - 1)
    const j = Math.min(widths.length - 2, Math.floor(at2))
    out.push({
      x,
      y,
      w: widths[j]! + (widths[j + 1]! - widths[j]!) * (at2 - j),
      nx: (c.y - d.y) / length,
      ny: -(c.x - d.x) / length,
    })
  }
  return out
}

export function fillHair(g: G, path: Path2D, { a, b }: Tint, top: number, bottom: number): void {
  const tone = g.createLinearGradient(-14, top, 14, bottom)
  tone.addColorStop(0, light(a, 0.14))
  tone.addColorStop(0.3, a)
  tone.addColorStop(0.55, mix(a, b, 0.35))
  tone.addColorStop(1, a === b ? dark(b, 0.16) : b)
  g.fillStyle = tone
  g.fill(path)
}

/** Soft dark along the inside of an outline, so that masses look round. */
export function roundOff(g: G, path: Path2D, a: string): void {
  g.save()
  g.clip(path)
  for (const [width, o] of [
    [26, 0.1],
    [14, 0.12],
  ] as const)
    stroke(g, path, alpha(dark(a, 0.75), o), width)
  g.restore()
}

/** The twists of a braid. */
export function rope(g: G, spine: readonly Point[], { a }: Tint, isLoose: boolean): void {
  densify(spine, [1, 1]).forEach(({ x, y, nx, ny }, i) => {
    if (i % (isLoose ? 3 : 2)) return
    taper(
      g,
      { from: at(x - nx * 6, y - ny * 6 - 3), bend: at(x, y + 2), to: at(x + nx * 6, y + ny * 6 + 3) },
      2,
      alpha(dark(a, 0.72), 0.6),
    )
    taper(
      g,
      { from: at(x - nx * 3, y - ny * 3 - 5), bend: at(x, y - 2), to: at(x + nx * 3, y + ny * 3 - 1) },
      1.5,
      alpha(light(a, 0.6), 0.4),
    )
  })
}

export function cloud(g: G, { x, y, r }: Circle, tint: Tint, seed: number): void {
  const next = chance(seed)
  const count = Math.round(r / 4.4)
  const path = new Path2D()
  path.arc(x, y, r * 0.9, 0, Math.PI * 2)
  const curls = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2
    return at(x + Math.cos(turn) * r * 0.84, y + Math.sin(turn) * r * 0.84)
  })
  const edge = lineOf(tint.a)
  for (const c of curls) stroke(g, ellipse(c.x, c.y, r * 0.2), edge, 4)
  for (const c of curls) path.addPath(ellipse(c.x, c.y, r * 0.2))
  fillHair(g, path, tint, y - r, y + r)
  g.save()
  g.clip(path)
  for (let i = 0; i < r * 1.7; i++) {
    const turn = next() * 6.28
    const d = Math.sqrt(next()) * r
    const cx = x + Math.cos(turn) * d
    const cy = y + Math.sin(turn) * d
    const isLit = cx - x + (cy - y) * 1.4 < -r * 0.1
    g.strokeStyle = alpha(isLit ? light(tint.a, 0.5) : dark(tint.a, 0.7), isLit ? 0.38 : 0.5)
    g.lineWidth = 1.8
    g.beginPath()
    g.arc(cx, cy, 4 + next() * 5, turn, turn + 3.6)
    g.stroke()
  }
  g.restore()
}

export function curl(g: G, { x, y, r }: Circle, tint: Tint, s: number): void {
  const path = blob([
    at(x - s * r * 0.6, y - r),
    at(x + s * r * 0.7, y - r * 0.6),
    at(x + s * r, y + r * 0.5),
    at(x, y + r),
    at(x - s * r * 0.8, y + r * 0.3),
  ])
  fillHair(g, path, tint, y - r, y + r)
  stroke(g, path, lineOf(tint.a), 1.8)
  for (const k of [0.35, 0.65]) {
    g.strokeStyle = alpha(k < 0.5 ? light(tint.a, 0.6) : dark(tint.a, 0.6), 0.5)
    g.lineWidth = 1.7
    g.beginPath()
    g.arc(x, y, r * k, -1, 2.6)
    g.stroke()
  }
}

export function bun(g: G, x: number, y: number, r: number, tint: Tint): void {
  const path = ellipse(x, y, r * 1.06, r)
  fillHair(g, path, tint, y - r, y + r)
  roundOff(g, path, tint.a)
  g.save()
  g.clip(path)
  for (let i = 0; i < 7; i++) {
    const k = -1 + i * 0.33
    taper(
      g,
      { from: at(x + k * r, y + r), bend: at(x + k * r * 1.5 - 6, y), to: at(x + k * r * 0.6 + 10, y - r) },
      3,
      alpha(i % 3 === 1 ? light(tint.a, 0.6) : dark(tint.a, 0.65), 0.42),
    )
  }
  g.restore()
  stroke(g, path, lineOf(tint.a), 2.2)
}

export function braid(g: G, spine: readonly Point[], tint: Tint, hasTail = true): void {
  const dense = densify(spine, [15, 15, 13, 9])
  for (let i = 0; i < dense.length - 2; i += 2) {
    const p = dense[i]!
    const q = dense[Math.min(dense.length - 1, i + 3)]!
    for (const s of [-1, 1]) {
      const leaf = blob([
        at(p.x + p.nx * p.w * s, p.y + p.ny * p.w * s),
        at((p.x + q.x) / 2 + p.nx * p.w * s * 1.1, (p.y + q.y) / 2 + p.ny * p.w * s * 1.1),
        at(q.x, q.y),
        at(p.x - p.nx * 3 * s, p.y - p.ny * 3 * s),
      ])
      fillHair(g, leaf, tint, -60, 230)
      taper(
        g,
        {
          from: at(p.x + p.nx * p.w * s * 0.7, p.y + p.ny * p.w * s * 0.7),
          bend: at((p.x + q.x) / 2 + p.nx * p.w * s * 0.5, (p.y + q.y) / 2 + p.ny * p.w * s * 0.5),
          to: q,
        },
        2,
        alpha(light(tint.a, 0.6), 0.45),
      )
      stroke(g, leaf, lineOf(tint.a), 1.7)
    }
  }
  if (!hasTail) return
  const end = dense.at(-1)!
  lock(g, [at(end.x, end.y - 2), at(end.x + 3, end.y + 16), at(end.x - 2, end.y + 32)], [7, 10, 1], tint, {
    top: 100,
    bottom: 260,
    strands: 2,
  })
  stroke(g, ellipse(end.x, end.y, 7, 4), '#d7576b', 5)
}
