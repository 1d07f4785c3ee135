/** Skirts hang from waist and hips and follow the legs; trousers are tubes around them. */
import { tubePath } from './body.ts'
import { cloth } from './cloth.ts'
import type { Box, Dye, Fold } from './cloth.ts'
import type { LegCut, SkirtCut } from './cuts.ts'
import {
  alpha,
  at,
  blob,
  curve,
  dark,
  ellipse,
  light,
  lineOf,
  mid,
  star,
  stroke,
  taper,
  fill,
} from './pen.ts'
import type { G, Point } from './pen.ts'
import { contour, legWidth, limbAt, limbEdges, torso } from './rig.ts'
import type { Rig } from './rig.ts'

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
      points.push(at(side > 0 ? Math.max(x, skin) : Math.min(x, skin), spot.y))
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

type Panel = { shape: Path2D; edge: Path2D; hem: Point[]; waist: Point[]; box: Box }
function panelOf(rig: Rig, cut: SkirtCut): Panel {
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

function skirtFolds({ hem, waist }: Panel, count: number, width: number, reach = 0.12): Fold[] {
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

export function drawSkirt(g: G, rig: Rig, cut: SkirtCut, dye: Dye, hasWaistband = true): void {
  const { style } = cut
  if (style === 'tutu') drawTutu(g, rig, cut, dye)
  else if (style === 'tiers') drawTiers(g, rig, cut, dye)
  else drawPlainSkirt(g, rig, cut, dye)
  if (hasWaistband) drawWaistband(g, rig, dye)
}

function drawPlainSkirt(g: G, rig: Rig, cut: SkirtCut, dye: Dye): void {
  const { style, long, flare } = cut
  const panel = panelOf(rig, cut)
  drawInside(g, panel, dye)
  const soft = flare > 20 ? 9 : 5
  const folds =
    style === 'pleats'
      ? []
      : skirtFolds(
          panel,
          style === 'circle' || style === 'points' ? 9 : style === 'straight' || style === 'slit' ? 3 : 6,
          soft + long * 2,
          style === 'mermaid' ? 0.6 : 0.12,
        )
  const seams: Path2D[] = []
  const joints = (k: number, from = 0) => {
    const i = k * (panel.hem.length - 1)
    const j = Math.min(panel.hem.length - 2, Math.floor(i))
    const b = mid(panel.hem[j]!, panel.hem[j + 1]!, i - j)
    const w = k * (panel.waist.length - 1)
    const v = Math.min(panel.waist.length - 2, Math.floor(w))
    const a = mid(panel.waist[v]!, panel.waist[v + 1]!, w - v)
    const p = new Path2D()
    const s = mid(a, b, from)
    p.moveTo(s.x, s.y)
    p.quadraticCurveTo(s.x * 0.5 + b.x * 0.5, (s.y + b.y) / 2 - 4, b.x, b.y)
    return p
  }
  if (style === 'pleats') for (let i = 1; i < 12; i++) seams.push(joints(i / 12))
  if (style === 'panels') for (const k of [0.25, 0.5, 0.75]) seams.push(joints(k))
  if (style === 'buttons') seams.push(joints(0.46), joints(0.54))
  if (style === 'slit') seams.push(joints(0.72, 0.34))
  if (style === 'wrap') seams.push(joints(0.3))
  cloth(g, { shape: panel.shape, edge: panel.edge, box: panel.box, dye, folds, seams, turn: 0 })
  if (style === 'pleats') shadePleats(g, panel, dye, joints)
  if (style === 'buttons')
    for (let t = 0.12; t < 0.94; t += 0.62 / Math.max(2, long * 5))
      putButton(g, mid(panel.waist[2]!, panel.hem[4]!, t), dye.b)
  if (style === 'ruffle' || style === 'mermaid') drawHemFrill(g, panel, dye, style === 'mermaid' ? 0 : 24)
  if (style === 'petals') drawPetals(g, panel, dye)
  if (style === 'slit') drawSlit(g, panel, rig, dye, long)
  if (style === 'circle' || style === 'panels') stroke(g, raised(panel.hem, 9), alpha(dye.b, 0.85), 4)
}

const raised = (hem: Point[], up: number) =>
  curve(
    new Path2D(),
    hem.slice(0).map(({ x, y }, i) => at(x * (i === 0 || i === hem.length - 1 ? 0.99 : 1), y - up)),
  )
function putButton(g: G, { x, y }: Point, colour: string): void {
  g.fillStyle = light(colour, 0.2)
  g.fill(ellipse(x, y, 4))
  stroke(g, ellipse(x, y, 4), lineOf(colour), 1.5)
}

/** The far side of the hem, seen from below. */
function drawInside(g: G, { hem }: Panel, { a }: Dye): void {
  const first = hem[0]!
  const last = hem.at(-1)!
  const shape = curve(new Path2D(), hem)
  shape.quadraticCurveTo((first.x + last.x) / 2, (first.y + last.y) / 2 - 16, first.x, first.y)
  g.fillStyle = dark(a, 0.46)
  g.fill(shape)
}

function shadePleats(g: G, { shape }: Panel, { a }: Dye, joints: (k: number) => Path2D): void {
  g.save()
  g.clip(shape)
  for (let i = 1; i < 12; i++) {
    g.save()
    g.translate(4, 0)
    stroke(g, joints(i / 12), alpha(dark(a, 0.6), 0.22), 7)
    g.translate(-10, 0)
    stroke(g, joints(i / 12), alpha(light(a, 0.6), 0.24), 5)
    g.restore()
  }
  g.restore()
}

function drawHemFrill(g: G, { hem, box }: Panel, dye: Dye, deep: number): void {
  const n = hem.length - 1
  const shape = curve(
    new Path2D(),
    hem.map(({ x, y }) => at(x, y - 6)),
  )
  const low = Array.from({ length: 15 }, (_, i) => {
    const t = (i / 14) * n
    const j = Math.min(n - 1, Math.floor(t))
    const p = mid(hem[j]!, hem[j + 1]!, t - j)
    return at(p.x * 1.05, p.y + deep + (i % 2 ? 9 : 0))
  })
  curve(shape, low.reverse(), false)
  shape.closePath()
  cloth(g, {
    shape,
    box: { ...box, h: box.h + 40 },
    dye,
    isTrim: true,
    folds: low
      .filter((_, i) => i % 2)
      .map(({ x, y }): Fold => [at(x * 0.97, y - deep), at(x, y - deep / 2), at(x, y), 4]),
  })
}

function drawPetals(g: G, { hem, waist, box }: Panel, dye: Dye): void {
  const [a, b] = [hem[0]!, hem.at(-1)!]
  for (const k of [0.12, 0.88, 0.3, 0.7, 0.5]) {
    const tip = at(a.x + (b.x - a.x) * k, Math.max(a.y, b.y) + 6)
    const root = mid(waist[0]!, waist.at(-1)!, k)
    const w = (b.x - a.x) * 0.15
    const shape = blob([
      at(root.x - 10, root.y + 4),
      at((root.x + tip.x) / 2 - w, (root.y + tip.y) / 2 + 10),
      at(tip.x - w * 0.5, tip.y - 16),
      at(tip.x, tip.y + 4),
      at(tip.x + w * 0.5, tip.y - 16),
      at((root.x + tip.x) / 2 + w, (root.y + tip.y) / 2 + 10),
      at(root.x + 10, root.y + 4),
    ])
    cloth(g, {
      shape,
      box,
      dye: { ...dye, a: k === 0.3 || k === 0.7 ? light(dye.a, 0.16) : dye.a },
      folds: [
        [
          at(root.x, root.y + 14),
          at((root.x + tip.x) / 2 + 3, (root.y + tip.y) / 2),
          at(tip.x, tip.y - 8),
          5,
        ],
      ],
    })
  }
}

function drawSlit(g: G, panel: Panel, rig: Rig, dye: Dye, long: number): void {
  const limb = rig.legs[1]
  const top = limbAt(limb, Math.max(0.4, long * 0.42))
  const end = panel.hem[Math.round((panel.hem.length - 1) * 0.72)]!
  const shape = new Path2D()
  shape.moveTo(top.x, top.y)
  shape.quadraticCurveTo(top.x + 2, (top.y + end.y) / 2, end.x - 6, end.y + 2)
  shape.quadraticCurveTo(end.x + 8, (top.y + end.y) / 2 + 20, top.x, top.y)
  g.fillStyle = dark(dye.a, 0.5)
  fill(g, shape)
}

function drawTutu(g: G, rig: Rig, cut: SkirtCut, dye: Dye): void {
  for (const [i, share] of [1, 0.93, 0.84].entries()) {
    const panel = panelOf(rig, { ...cut, long: cut.long * share, flare: cut.flare * (1.05 - i * 0.1) })
    if (i === 0) drawInside(g, panel, dye)
    g.save()
    g.globalAlpha *= i === 0 ? 0.9 : 0.72
    cloth(g, {
      shape: panel.shape,
      edge: panel.edge,
      box: panel.box,
      dye: {
        ...dye,
        fabric: 'tulle',
        a: light(dye.a, 0.24 - i * 0.12),
        pattern: i === 2 ? dye.pattern : 'plain',
      },
      folds: skirtFolds(panel, 13, 5, 0.1),
      width: 1.8,
    })
    g.restore()
    if (i === 2)
      for (let k = 0; k < 12; k++) {
        const p = mid(panel.waist[k % 5]!, panel.hem[k]!, 0.35 + ((k * 37) % 60) / 100)
        g.fillStyle = light(dye.b, 0.4)
        g.fill(star(p.x, p.y, 4.4, 4, 0.3))
      }
  }
}

function drawTiers(g: G, rig: Rig, cut: SkirtCut, dye: Dye): void {
  const count = cut.long > 1.2 ? 4 : 3
  const isShort = cut.long < 0.7
  for (let i = count; i >= 1; i--) {
    const share = i / count
    const panel = panelOf(rig, {
      ...cut,
      long: Math.max(0.1, cut.long * share - (isShort ? 0 : 0.02)),
      flare: cut.flare * (0.35 + 0.65 * share),
    })
    if (i === count) drawInside(g, panel, dye)
    cloth(g, {
      shape: panel.shape,
      edge: panel.edge,
      box: panel.box,
      dye: i % 2 === count % 2 ? dye : { ...dye, a: light(dye.a, 0.1) },
      folds: skirtFolds(panel, 8, 6, 0.5 + share * 0.2),
    })
    if (i < count) stroke(g, raised(panel.hem, 5), alpha(dye.b, 0.9), 3)
  }
}

function drawWaistband(g: G, rig: Rig, dye: Dye): void {
  const w = rig.body.waist + 3
  const shape = curve(
    new Path2D(),
    [-1, -0.5, 0, 0.5, 1].map((k) => torso(rig, k * w, WAIST_Y - 10 + 6 * (1 - k * k))),
  )
  curve(
    shape,
    [1, 0.5, 0, -0.5, -1].map((k) => torso(rig, k * (w + 3), WAIST_Y + 9 + 6 * (1 - k * k))),
    false,
  )
  shape.closePath()
  cloth(g, {
    shape,
    box: { x: -80, y: 370, w: 160, h: 40 },
    dye: { ...dye, pattern: 'plain', fabric: dye.fabric === 'tulle' ? 'satin' : dye.fabric },
    isTrim: true,
  })
}

const LEG_EASE: Record<LegCut['legs'], (f: number) => number> = {
  slim: () => 2.6,
  straight: (f) => 4 + f * 4,
  wide: (f) => 4 + Math.max(0, f - 0.1) * 17,
  flare: (f) => (f < 1 ? 3 : 3 + (f - 1) ** 1.5 * 34),
  balloon: (f) => 5 + 22 * Math.sin(Math.min(1, f / 1.9) * Math.PI),
  short: (f) => 5 + f * 12,
  cargo: (f) => 6 + f * 5,
  jogger: (f) => 6 + 5 * Math.sin(Math.min(1, f / 1.9) * Math.PI),
}

export function drawTrousers(g: G, rig: Rig, cut: LegCut, dye: Dye): void {
  const { legs, long, details = [] } = cut
  const ease = LEG_EASE[legs]
  const width = (f: number): [number, number] => {
    const [o, n] = legWidth(rig, f)
    return [o + ease(f), n + ease(f) * (f < 0.5 ? 0.6 : 0.9)]
  }
  const box = { x: -130, y: 380, w: 260, h: 580 }
  for (const i of [0, 1] as const) {
    const limb = rig.legs[i]
    const edges = limbEdges(limb, -0.05, long, width)
    const { shape } = tubePath(edges)
    // The seat covers where the legs begin.
    const edge = curve(new Path2D(), edges.outer.slice(2))
    edge.addPath(curve(new Path2D(), edges.inner.slice(1)))
    edge.addPath(curve(new Path2D(), [edges.outer.at(-1)!, limbAt(limb, long + 0.02), edges.inner.at(-1)!]))
    const folds = legFolds(rig, i, long, width)
    cloth(g, {
      shape,
      edge,
      box,
      dye,
      folds,
      seams: details.includes('stripe')
        ? []
        : [
            curve(
              new Path2D(),
              edges.outer.map(({ x, y }, k) => at(x - limb.side * 5, y + (k ? 0 : 1))),
            ),
          ],
    })
    drawLegDetails(g, rig, i, cut, dye, width, box)
  }
  drawSeat(g, rig, dye, details, box)
}

function legFolds(rig: Rig, i: 0 | 1, long: number, width: (f: number) => [number, number]): Fold[] {
  const limb = rig.legs[i]
  const folds: Fold[] = []
  const cross = (f: number, k0: number, k1: number, slope: number, w: number) => {
    const [a, b] = [limbAt(limb, f), limbAt(limb, f + slope)]
    const [, n] = width(f)
    folds.push([
      at(a.x - a.nx * n * k0, a.y - a.ny * n * k0),
      at((a.x + b.x) / 2, Math.max(a.y, b.y) + 4),
      at(b.x - b.nx * n * k1, b.y - b.ny * n * k1),
      w,
    ])
  }
  cross(0.06, 0.7, -0.5, 0.14, 7)
  if (long > 0.9) for (const f of [0.9, 1.03]) cross(f, 0.9, -0.1, 0.05, 5)
  if (long > 1.7) for (const f of [1.62, 1.78]) cross(f, 0.85, -0.3, 0.04, 4.4)
  if (long > 0.7) {
    const [a, c, b] = [limbAt(limb, 0.35), limbAt(limb, long * 0.6), limbAt(limb, long)]
    folds.push([at(a.x - 4, a.y), at(c.x + 2, c.y), at(b.x - 2, b.y), 5])
  }
  return folds
}

function drawLegDetails(
  g: G,
  rig: Rig,
  i: 0 | 1,
  { long, details = [], legs }: LegCut,
  dye: Dye,
  width: (f: number) => [number, number],
  box: Box,
): void {
  const limb = rig.legs[i]
  const plain: Dye = { ...dye, pattern: 'plain' }
  const band = (from: number, to: number, extra: number, isTrim = true) =>
    cloth(g, {
      shape: tubePath(limbEdges(limb, from, to, (f) => [width(f)[0] + extra, width(f)[1] + extra])).shape,
      box,
      dye: plain,
      isTrim,
    })
  if (details.includes('stripe')) {
    const edges = limbEdges(limb, 0, long, width)
    stroke(
      g,
      curve(
        new Path2D(),
        edges.outer.map(({ x, y }) => at(x - limb.side * 7, y)),
      ),
      dye.b,
      6,
    )
  }
  if (details.includes('cargo')) {
    const p = limbAt(limb, 0.66)
    const [o] = width(0.66)
    const c = at(p.x + p.nx * (o - 13), p.y + p.ny * (o - 13))
    cloth(g, {
      shape: blob([
        at(c.x - 13, c.y - 16),
        at(c.x + 13, c.y - 16),
        at(c.x + 14, c.y + 18),
        at(c.x - 14, c.y + 18),
      ]),
      box,
      dye: plain,
      folds: [[at(c.x - 13, c.y - 4), at(c.x, c.y), at(c.x + 13, c.y - 4), 3]],
    })
  }
  if (details.includes('patch') && i === 0) {
    const p = limbAt(limb, 0.94)
    g.save()
    g.translate(p.x, p.y)
    g.rotate(0.14)
    g.fillStyle = dye.b
    g.fillRect(-14, -14, 28, 28)
    g.setLineDash([4, 3])
    g.strokeStyle = lineOf(dye.b)
    g.lineWidth = 1.8
    g.strokeRect(-14, -14, 28, 28)
    g.setLineDash([])
    g.restore()
  }
  if (details.includes('stars'))
    for (const [f, k] of [
      [0.3, 0.3],
      [0.56, -0.4],
      [0.82, 0.2],
      [1.2, -0.2],
      [1.5, 0.3],
    ] as const) {
      if (f > long) continue
      const p = limbAt(limb, f)
      g.fillStyle = light(dye.b, 0.2)
      g.fill(star(p.x + p.nx * width(f)[0] * k, p.y, 8, 5, 0.46, f))
    }
  if (details.includes('turnup')) band(long - 0.07, long + 0.015, 3)
  if (details.includes('lace'))
    for (let k = -2; k <= 2; k++) {
      const p = limbAt(limb, long)
      g.fillStyle = dye.b
      const e = ellipse(p.x + k * (width(long)[0] / 2.2), p.y + 3, 6.4, 7)
      g.fill(e)
      stroke(g, e, lineOf(dye.b), 1.6)
    }
  if (legs === 'jogger' || legs === 'balloon')
    cloth(g, {
      shape: tubePath(
        limbEdges(limb, long - 0.05, long + 0.05, (f) => [legWidth(rig, f)[0] + 4, legWidth(rig, f)[1] + 4]),
      ).shape,
      box,
      dye: plain,
      isTrim: true,
    })
}

function drawSeat(g: G, rig: Rig, dye: Dye, details: NonNullable<LegCut['details']>, box: Box): void {
  const p = (x: number, y: number) => torso(rig, x, y)
  const left = contour(rig, -1, WAIST_Y - 4, 508, 3.4)
  const right = contour(rig, 1, WAIST_Y - 4, 508, 3.4)
  const crotch = rig.isSeated ? 528 : 536
  const shape = curve(new Path2D(), [...left, p(-rig.body.hip * 0.62, 530), p(-8, crotch)])
  curve(shape, [p(8, crotch), p(rig.body.hip * 0.62, 530), ...[...right].reverse()], false)
  shape.closePath()
  const edge = curve(new Path2D(), left)
  edge.addPath(curve(new Path2D(), right))
  cloth(g, {
    shape,
    edge,
    box,
    dye,
    folds: [
      [p(-4, 500), p(-24, 516), p(-46, 508), 6],
      [p(4, 500), p(24, 518), p(48, 508), 7],
    ],
    seams: [curve(new Path2D(), [p(2, 404), p(7, 450), p(4, 496), p(0, crotch)])],
  })
  for (const s of [-1, 1])
    stroke(
      g,
      curve(new Path2D(), [p(s * 22, 408), p(s * 30, 428), p(s * (rig.body.hip - 6), 436)]),
      alpha(lineOf(dye.a), 0.7),
      1.6,
    )
  if (details.includes('pleat'))
    for (const s of [-1, 1])
      taper(g, p(s * 16, 406), p(s * 19, 440), p(s * 24, 486), 4, alpha(dark(dye.a, 0.6), 0.4))
  drawWaistband(g, rig, details.includes('belt') ? dye : { ...dye, b: dark(dye.a, 0.08) })
  if (details.includes('belt')) {
    const { x, y } = p(0, 394)
    const buckle = new Path2D()
    buckle.roundRect(x - 11, y - 8, 22, 17, 4)
    stroke(g, buckle, '#8a5a1c', 6)
    stroke(g, buckle, '#f4cf7a', 3.4)
  }
  if (details.includes('drawstring'))
    for (const s of [-1, 1]) {
      const cord = curve(new Path2D(), [p(s * 2, 396), p(s * 10, 416), p(s * 7, 444)])
      stroke(g, cord, lineOf(dye.b), 4.4)
      stroke(g, cord, light(dye.b, 0.4), 2.4)
    }
  if (details.includes('bib')) drawBib(g, rig, dye, box)
}

function drawBib(g: G, rig: Rig, dye: Dye, box: Box): void {
  const p = (x: number, y: number) => torso(rig, x, y)
  for (const s of [-1, 1]) {
    const strap = curve(new Path2D(), [p(s * 30, 312), p(s * 36, 270), p(s * 36, 242)])
    stroke(g, strap, lineOf(dye.a), 13)
    stroke(g, strap, dye.a, 9)
  }
  cloth(g, {
    shape: blob([
      p(-36, 304),
      p(-18, 302),
      p(18, 302),
      p(36, 304),
      p(40, 350),
      p(44, 392),
      p(0, 398),
      p(-44, 392),
      p(-40, 350),
    ]),
    box,
    dye,
  })
  cloth(g, {
    shape: blob([p(-20, 326), p(20, 326), p(19, 352), p(0, 362), p(-19, 352)]),
    box,
    dye: { ...dye, pattern: 'plain' },
    isTrim: true,
  })
  for (const s of [-1, 1]) putButton(g, p(s * 30, 310), '#f4cf7a')
}
