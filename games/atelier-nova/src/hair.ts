/** Hair is combed out of caps, locks and extras; every style is a row of numbers and words. Drawn around the middle of the head. */
import {
  alpha,
  at,
  bend,
  blob,
  chance,
  curve,
  dark,
  ellipse,
  light,
  lineOf,
  mix,
  stroke,
  taper,
  fillOdd,
} from './pen.ts'
import type { G, Point } from './pen.ts'

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
type Tint = { a: string; b: string }

/** A lock along a line of points, thick to thin, with strands that follow it. */
function lock(
  g: G,
  spine: readonly Point[],
  widths: readonly number[],
  { a, b }: Tint,
  top = -90,
  bottom = 240,
  strands = 3,
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

function fillHair(g: G, path: Path2D, { a, b }: Tint, top: number, bottom: number): void {
  const tone = g.createLinearGradient(-14, top, 14, bottom)
  tone.addColorStop(0, light(a, 0.14))
  tone.addColorStop(0.3, a)
  tone.addColorStop(0.55, mix(a, b, 0.35))
  tone.addColorStop(1, a === b ? dark(b, 0.16) : b)
  g.fillStyle = tone
  g.fill(path)
}

/** Soft dark along the inside of an outline, so that masses look round. */
function roundOff(g: G, path: Path2D, a: string): void {
  g.save()
  g.clip(path)
  for (const [width, o] of [
    [26, 0.1],
    [14, 0.12],
  ] as const)
    stroke(g, path, alpha(dark(a, 0.75), o), width)
  g.restore()
}

const WAVES = { straight: 0, wavy: 1, curly: 2, braids: 0, locs: 0 } as const

/** Everything behind shoulders and clothes. */
export function drawHairBack(g: G, style: HairStyle, tint: Tint): void {
  const { back, long, volume: v, extra } = style
  if (extra === 'hijab') return drawHijabBack(g, tint)
  if (extra === 'turban') return
  if (extra === 'ponytail')
    lock(
      g,
      [at(8, -84), at(64, -92), at(84, -20), at(70, 70), at(92, 150), at(74, 208)],
      [12, 26, 30, 27, 17, 2],
      tint,
      -90,
      210,
      5,
    )
  if (extra === 'pigtails')
    for (const s of [-1, 1])
      lock(
        g,
        [at(s * 44, -52), at(s * 84, -40), at(s * 94, 26), at(s * 82, 90), at(s * 92, 140)],
        [9, 20, 24, 17, 2],
        tint,
        -60,
        140,
        4,
      )
  if (extra === 'puffs') for (const s of [-1, 1]) cloud(g, s * 56, -66, 40, tint, 31 + s)
  if (extra === 'buns') for (const s of [-1, 1]) bun(g, s * 48, -82, 24, tint)
  if (extra === 'bun') bun(g, 0, -112, 32, tint)
  if (extra === 'lowbun') bun(g, 34, 76, 26, tint)
  if (extra === 'mohawk') cloud(g, 0, -78, 44, tint, 5)
  if (back === 'none' || back === 'short') return
  if (back === 'afro') return cloud(g, 0, -14, 92 + v, tint, 7)
  if (back === 'bob') return drawBob(g, style, tint)
  if (back === 'braids' || back === 'locs') return drawRopes(g, style, tint)
  const wave = WAVES[back]
  const w = 62 + v
  const edge = (s: number): Point[] => {
    const points: Point[] = [at(s * w * 0.62, -84 - v * 0.3), at(s * w * 0.93, -50), at(s * w, 0)]
    const steps = Math.max(3, Math.round(long / 34))
    for (let i = 1; i <= steps; i++) {
      const t = i / steps
      const swing = wave === 0 ? 0 : (i % 2 ? 1 : -1) * (wave === 2 ? 9 : 7)
      points.push(at(s * (w + 6 + t * (wave ? 18 : 4) + swing - (t > 0.86 ? 20 : 0)), t * long))
    }
    return points
  }
  const left = edge(-1)
  const right = edge(1)
  const hem = Array.from({ length: 6 }, (_, i) => at(44 - i * 17.6, long + 12 + (i % 2 ? 10 : -6)))
  const path = curve(new Path2D(), left.reverse().concat([at(0, -98)], right))
  curve(path, hem, false)
  path.closePath()
  fillHair(g, path, { a: dark(tint.a, 0.22), b: dark(tint.b, 0.16) }, -90, long)
  roundOff(g, path, tint.a)
  g.save()
  g.clip(path)
  const next = chance(long)
  for (let i = 0; i < 26; i++) {
    const x = -w - 10 + (i / 25) * (w * 2 + 20)
    const sway = wave * 14 * (next() - 0.5)
    const colour = i % 3 === 0 ? alpha(light(tint.a, 0.5), 0.22) : alpha(dark(tint.a, 0.65), 0.4)
    taper(g, at(x * 0.6, -60), at(x * 1.15 + sway, long * 0.4), at(x * 0.92 - sway, long + 8), 3, colour)
  }
  g.restore()
  stroke(g, path, lineOf(tint.a), 2.2)
  if (back === 'curly')
    for (const s of [-1, 1])
      for (let i = 0; i < 4; i++) curl(g, s * (w - 2 + (i % 2) * 10), 20 + (i * long) / 4.2, 17, tint, s)
}

function drawBob(g: G, { volume: v, long }: HairStyle, tint: Tint): void {
  const w = 62 + v
  const path = blob([
    at(0, -98),
    at(-42, -88),
    at(-w, -48),
    at(-w - 6, 6),
    at(-w - 8, long * 0.6),
    at(-w + 4, long),
    at(-30, long + 4),
    at(0, long - 8),
    at(30, long + 4),
    at(w - 4, long),
    at(w + 8, long * 0.6),
    at(w + 6, 6),
    at(w, -48),
    at(42, -88),
  ])
  fillHair(g, path, { a: dark(tint.a, 0.24), b: dark(tint.b, 0.2) }, -90, long)
  roundOff(g, path, tint.a)
  stroke(g, path, lineOf(tint.a), 2.2)
}

function drawRopes(g: G, { volume: v, long, back }: HairStyle, tint: Tint): void {
  const count = 12
  for (let i = 0; i < count; i++) {
    const k = (i / (count - 1)) * 2 - 1
    const end = long - Math.abs(k) * 12 + (i % 3) * 8
    const spine = [at(k * 40, -70), at(k * (60 + v), -10), at(k * (66 + v), end * 0.5), at(k * (62 + v), end)]
    lock(g, spine, [6, 7.5, 7, 4], { a: dark(tint.a, 0.12), b: tint.b }, -80, long, 0)
    rope(g, spine, tint, back === 'locs')
  }
}

/** The twists of a braid. */
function rope(g: G, spine: readonly Point[], { a }: Tint, isLoose: boolean): void {
  densify(spine, [1, 1]).forEach(({ x, y, nx, ny }, i) => {
    if (i % (isLoose ? 3 : 2)) return
    taper(
      g,
      at(x - nx * 6, y - ny * 6 - 3),
      at(x, y + 2),
      at(x + nx * 6, y + ny * 6 + 3),
      2,
      alpha(dark(a, 0.72), 0.6),
    )
    taper(
      g,
      at(x - nx * 3, y - ny * 3 - 5),
      at(x, y - 2),
      at(x + nx * 3, y + ny * 3 - 1),
      1.5,
      alpha(light(a, 0.6), 0.4),
    )
  })
}

function cloud(g: G, x: number, y: number, r: number, tint: Tint, seed: number): void {
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

function curl(g: G, x: number, y: number, r: number, tint: Tint, s: number): void {
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

function bun(g: G, x: number, y: number, r: number, tint: Tint): void {
  const path = ellipse(x, y, r * 1.06, r)
  fillHair(g, path, tint, y - r, y + r)
  roundOff(g, path, tint.a)
  g.save()
  g.clip(path)
  for (let i = 0; i < 7; i++) {
    const k = -1 + i * 0.33
    taper(
      g,
      at(x + k * r, y + r),
      at(x + k * r * 1.5 - 6, y),
      at(x + k * r * 0.6 + 10, y - r),
      3,
      alpha(i % 3 === 1 ? light(tint.a, 0.6) : dark(tint.a, 0.65), 0.42),
    )
  }
  g.restore()
  stroke(g, path, lineOf(tint.a), 2.2)
}

/** Everything over the face and in front of the shoulders. */
export function drawHairFront(g: G, style: HairStyle, tint: Tint): void {
  const { extra, front, volume: v, back } = style
  if (extra === 'hijab') return drawHijabFront(g, tint)
  if (extra === 'turban') return drawTurban(g, tint)
  if (front) {
    for (const s of [-1, 1]) {
      const c = front.curl
      const l = front.long
      const x = 56 + v * 0.7
      lock(
        g,
        [
          at(s * 46, -46),
          at(s * x, 4),
          at(s * (x + 4 + c), l * 0.35),
          at(s * (x - c), l * 0.62),
          at(s * (x + c * 0.8), l * 0.84),
          at(s * (x - 8), l),
        ],
        [8, 15, 20, 19, 13, 1.5],
        tint,
        -80,
        l,
        4,
      )
    }
  }
  if (back === 'afro') return drawAfroLine(g, tint, v)
  drawCap(g, style, tint)
  if (extra === 'sidebraid')
    braid(g, [at(-40, 58), at(-62, 96), at(-66, 150), at(-58, 214), at(-60, 246)], tint)
  if (extra === 'braids')
    for (const s of [-1, 1])
      braid(g, [at(s * 54, 42), at(s * 68, 90), at(s * 66, 150), at(s * 64, 206), at(s * 62, 232)], tint)
  if (extra === 'crown')
    braid(g, [at(-60, -8), at(-52, -52), at(-20, -78), at(20, -78), at(52, -52), at(60, -8)], tint, false)
  if (extra === 'bow') drawBow(g, 40, -74, 26, tint.b === tint.a ? '#d7576b' : tint.b)
}

function drawAfroLine(g: G, tint: Tint, v: number): void {
  const next = chance(11)
  const path = new Path2D()
  for (let i = 0; i <= 16; i++) {
    const turn = Math.PI * (1.04 + (i / 16) * 0.92)
    path.addPath(ellipse(Math.cos(turn) * (57 + v * 0.1), -16 + Math.sin(turn) * 58, 14))
  }
  fillHair(g, path, tint, -90, 60)
  g.save()
  g.clip(path)
  for (let i = 0; i < 90; i++) {
    g.strokeStyle = alpha(i % 2 ? dark(tint.a, 0.7) : light(tint.a, 0.45), 0.4)
    g.lineWidth = 1.7
    g.beginPath()
    g.arc(-74 + next() * 148, -90 + next() * 90, 4 + next() * 3, next() * 6, 6)
    g.stroke()
  }
  g.restore()
}

/** Hair over the skull: an outer arc, a hairline, strands from the parting, and a band of shine. */
function drawCap(g: G, { part, fringe, volume: v, back, extra }: HairStyle, tint: Tint): void {
  const isTight = back === 'short' && fringe === 'short'
  const w = 59 + v * (isTight ? 0.25 : 0.75)
  const up = 90 + v * 0.9
  const low = extra === 'bun' || extra === 'ponytail' || extra === 'buns' ? 4 : fringe === 'short' ? 16 : 30
  const root = at(part, -86 - v * 0.4)
  const skull = (turn: number) => at(Math.sin(turn) * w, -22 - Math.cos(turn) * (up - 22))
  // The ends taper off in front of the ears.
  const outer = [
    at(-53, low + 8),
    at(-w + 3, low - 20),
    ...Array.from({ length: 9 }, (_, i) => skull(((i - 4) / 4) * 1.62)),
    at(w - 3, low - 20),
    at(53, low + 8),
  ]
  const inner = HAIRLINES[fringe](part, low)
  const path = curve(new Path2D(), outer)
  curve(path, inner, false)
  path.closePath()
  g.save()
  g.clip(ellipse(0, 4, 57, 84))
  g.translate(2, 7)
  stroke(g, path, alpha('#4a1626', 0.16), 9)
  g.restore()
  fillHair(g, path, { a: tint.a, b: mix(tint.a, tint.b, 0.25) }, -up, 90)
  roundOff(g, path, tint.a)
  g.save()
  g.clip(path)
  const ends = [
    ...inner.slice(0, -1),
    ...inner.slice(1).map(({ x, y }) => at(x * 1.08, y - 3)),
    at(-w, -30),
    at(w, -30),
    at(-w, 0),
    at(w, 0),
  ]
  ends.forEach((end, i) => {
    const side = Math.sign(end.x - root.x || 1)
    const control = at((root.x + end.x) / 2 + side * 20, Math.min(root.y, end.y) + 2)
    taper(g, at(root.x + side * 2, root.y + 6), control, end, 2.6, alpha(dark(tint.a, 0.62), 0.45))
    const shine = i % 2 ? 0.4 : 0.24
    const from = bend(root, control, end, 0.34)
    const to = bend(root, control, end, 0.68)
    taper(
      g,
      at(from.x + 3, from.y),
      at((from.x + to.x) / 2 + side * 5, (from.y + to.y) / 2 - 3),
      to,
      4.6,
      alpha(light(tint.a, 0.7), shine),
    )
  })
  if (Math.abs(part) < 40 && fringe !== 'full' && !isTight)
    taper(g, at(root.x, root.y - 8), at(root.x - 1, -78), at(part, -58), 2.4, alpha(dark(tint.a, 0.7), 0.6))
  g.restore()
  stroke(g, path, lineOf(tint.a), 2.2)
}

/** The lower edge of the cap, from the right ear to the left one. */
const HAIRLINES: Record<HairStyle['fringe'], (part: number, low: number) => Point[]> = {
  none: (part, low) => [
    at(52, low - 6),
    at(51, -16),
    at(40, -46),
    at(part + 14, -60),
    at(part, -63),
    at(part - 14, -60),
    at(-40, -46),
    at(-51, -16),
    at(-52, low - 6),
  ],
  short: (part, low) => [
    at(53, low - 2),
    at(52, -14),
    at(45, -40),
    at(20, -54),
    at(part * 0.4, -56),
    at(-20, -54),
    at(-45, -40),
    at(-52, -14),
    at(-53, low - 2),
  ],
  full: (_, low) => [
    at(54, low),
    at(49, -2),
    at(44, -12),
    at(33, -8),
    at(24, -15),
    at(12, -9),
    at(1, -15),
    at(-11, -9),
    at(-22, -15),
    at(-33, -8),
    at(-44, -12),
    at(-49, -2),
    at(-54, low),
  ],
  wispy: (_, low) => [
    at(54, low + 6),
    at(48, 0),
    at(45, -30),
    at(34, -16),
    at(27, -34),
    at(14, -14),
    at(8, -34),
    at(-6, -12),
    at(-12, -34),
    at(-26, -14),
    at(-34, -32),
    at(-45, -6),
    at(-50, 4),
    at(-54, low + 6),
  ],
  side: (part, low) => [
    at(55, low + 10),
    at(50, 10),
    at(42, -16),
    at(20, -32),
    at(part + 4, -62),
    at(part - 12, -58),
    at(-42, -36),
    at(-50, -10),
    at(-53, low),
  ],
  curtain: (part, low) => [
    at(55, low + 12),
    at(49, 18),
    at(45, -2),
    at(30, -26),
    at(part + 8, -50),
    at(part, -62),
    at(part - 8, -50),
    at(-30, -26),
    at(-45, -2),
    at(-49, 18),
    at(-55, low + 12),
  ],
}

function braid(g: G, spine: readonly Point[], tint: Tint, hasTail = true): void {
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
        at(p.x + p.nx * p.w * s * 0.7, p.y + p.ny * p.w * s * 0.7),
        at((p.x + q.x) / 2 + p.nx * p.w * s * 0.5, (p.y + q.y) / 2 + p.ny * p.w * s * 0.5),
        q,
        2,
        alpha(light(tint.a, 0.6), 0.45),
      )
      stroke(g, leaf, lineOf(tint.a), 1.7)
    }
  }
  if (!hasTail) return
  const end = dense.at(-1)!
  lock(
    g,
    [at(end.x, end.y - 2), at(end.x + 3, end.y + 16), at(end.x - 2, end.y + 32)],
    [7, 10, 1],
    tint,
    100,
    260,
    2,
  )
  stroke(g, ellipse(end.x, end.y, 7, 4), '#d7576b', 5)
}

export function drawBow(g: G, x: number, y: number, r: number, colour: string): void {
  for (const s of [-1, 1]) {
    const wing = blob([
      at(x, y),
      at(x + s * r * 0.7, y - r * 0.62),
      at(x + s * r * 1.15, y - r * 0.2),
      at(x + s * r * 1.05, y + r * 0.46),
      at(x + s * r * 0.5, y + r * 0.36),
    ])
    const tail = blob([
      at(x, y),
      at(x + s * r * 0.5, y + r * 0.7),
      at(x + s * r * 0.62, y + r * 1.2),
      at(x + s * r * 0.2, y + r * 1.05),
    ])
    for (const path of [tail, wing]) {
      const tone = g.createLinearGradient(x - r, y - r, x + r, y + r)
      tone.addColorStop(0, light(colour, 0.3))
      tone.addColorStop(1, dark(colour, 0.2))
      g.fillStyle = tone
      g.fill(path)
      stroke(g, path, lineOf(colour), 2)
    }
    taper(
      g,
      at(x + s * 5, y),
      at(x + s * r * 0.5, y - 4),
      at(x + s * r * 0.8, y - r * 0.2),
      3,
      alpha(dark(colour, 0.6), 0.4),
    )
  }
  g.fillStyle = colour
  const knot = ellipse(x, y, r * 0.24, r * 0.28)
  g.fill(knot)
  stroke(g, knot, lineOf(colour), 2)
}

function drawHijabBack(g: G, tint: Tint): void {
  const path = blob([
    at(0, -100),
    at(-50, -80),
    at(-72, -20),
    at(-70, 60),
    at(-84, 128),
    at(-50, 160),
    at(0, 150),
    at(52, 162),
    at(86, 128),
    at(70, 60),
    at(72, -20),
    at(50, -80),
  ])
  fillHair(g, path, { a: dark(tint.a, 0.3), b: dark(tint.a, 0.4) }, -90, 160)
  stroke(g, path, lineOf(tint.a), 2.2)
}

function drawHijabFront(g: G, tint: Tint): void {
  const path = new Path2D()
  path.addPath(
    blob([
      at(0, -100),
      at(-52, -82),
      at(-72, -24),
      at(-66, 44),
      at(-78, 106),
      at(-46, 150),
      at(6, 160),
      at(58, 142),
      at(78, 104),
      at(66, 44),
      at(72, -24),
      at(52, -82),
    ]),
  )
  const opening = blob([
    at(0, -58),
    at(-34, -46),
    at(-48, -8),
    at(-44, 40),
    at(-24, 76),
    at(0, 90),
    at(24, 76),
    at(44, 40),
    at(48, -8),
    at(34, -46),
  ])
  path.addPath(opening)
  g.save()
  g.clip(ellipse(0, 8, 57, 86))
  g.translate(2, 6)
  stroke(g, opening, alpha('#4a1626', 0.2), 10)
  g.restore()
  const tone = g.createLinearGradient(-70, -90, 80, 150)
  tone.addColorStop(0, light(tint.a, 0.24))
  tone.addColorStop(0.5, tint.a)
  tone.addColorStop(1, dark(tint.a, 0.24))
  g.fillStyle = tone
  fillOdd(g, path)
  g.save()
  g.clip(path, 'evenodd')
  const folds: [Point, Point, Point][] = [
    [at(-20, -96), at(-66, -50), at(-58, 40)],
    [at(-50, 60), at(-10, 116), at(60, 96)],
    [at(-62, 84), at(-20, 146), at(56, 124)],
    [at(24, -94), at(64, -40), at(56, 44)],
    [at(-56, 40), at(-20, 100), at(48, 78)],
    [at(-30, 150), at(10, 140), at(40, 108)],
  ]
  for (const [a, c, b] of folds) {
    taper(g, a, c, b, 6, alpha(dark(tint.a, 0.6), 0.3))
    taper(
      g,
      at(a.x - 5, a.y - 2),
      at(c.x - 5, c.y - 3),
      at(b.x - 5, b.y - 2),
      4,
      alpha(light(tint.a, 0.7), 0.34),
    )
  }
  stroke(g, opening, alpha(dark(tint.a, 0.5), 0.3), 12)
  g.restore()
  stroke(g, path, lineOf(tint.a), 2.2)
  if (tint.b !== tint.a) {
    g.fillStyle = tint.b
    g.fill(ellipse(-52, 62, 6))
    stroke(g, ellipse(-52, 62, 6), lineOf(tint.b), 1.6)
  }
}

function drawTurban(g: G, tint: Tint): void {
  const path = blob([
    at(-56, -18),
    at(-66, -58),
    at(-40, -104),
    at(4, -122),
    at(48, -104),
    at(66, -58),
    at(56, -18),
    at(24, -44),
    at(0, -50),
    at(-24, -44),
  ])
  fillHair(g, path, { a: tint.a, b: dark(tint.a, 0.2) }, -120, 0)
  roundOff(g, path, tint.a)
  g.save()
  g.clip(path)
  for (let i = 0; i < 6; i++) {
    const k = i / 5
    taper(
      g,
      at(-66 + k * 20, -70 + k * 46),
      at(-10, -118 + k * 62),
      at(30 + k * 30, -100 + k * 60),
      5,
      alpha(dark(tint.a, 0.6), 0.34),
    )
    taper(
      g,
      at(66 - k * 20, -74 + k * 46),
      at(10, -116 + k * 62),
      at(-10 - k * 40, -96 + k * 64),
      3.6,
      alpha(light(tint.a, 0.7), 0.36),
    )
  }
  g.restore()
  stroke(g, path, lineOf(tint.a), 2.2)
  const knot = blob([at(-10, -66), at(0, -84), at(12, -66), at(8, -46), at(-8, -46)])
  g.fillStyle = tint.b
  g.fill(knot)
  stroke(g, knot, lineOf(tint.b), 2)
}
