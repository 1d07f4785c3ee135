/** Trousers are tubes around the legs, with a seat over where they begin. */
import { tubePath } from '../figure/limbs.ts'
import { cloth } from './cloth.ts'
import type { Box, Dye, Fold } from './cloth.ts'
import type { LegCut } from '../../data/cuts.ts'
import { alpha, at, blob, curve, dark, ellipse, light, lineOf, star, stroke, taper } from '../pen.ts'
import type { G } from '../pen.ts'
import { contour, legWidth, limbAt, limbEdges, torso } from '../figure/rig.ts'
import type { Limb, Rig } from '../figure/rig.ts'
import { WAIST_Y } from './skirt-panels.ts'
import { drawWaistband, putButton } from './waist.ts'

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
    drawLegDetails(g, rig, i, cut, { dye, width, box })
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
type LegCloth = { dye: Dye; width: (f: number) => [number, number]; box: Box }

function drawLegDetails(
  g: G,
  rig: Rig,
  i: 0 | 1,
  { long, details = [], legs }: LegCut,
  { dye, width, box }: LegCloth,
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
  drawLegPatches(g, { details, limb, width, box, plain, i, dye })
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
      g.fill(star({ x: p.x + p.nx * width(f)[0] * k, y: p.y, r: 8 }, { points: 5, inner: 0.46, turn: f }))
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

type LegPatchesScene = {
  details: readonly (
    | 'turnup'
    | 'patch'
    | 'stripe'
    | 'belt'
    | 'pleat'
    | 'cargo'
    | 'lace'
    | 'stars'
    | 'bib'
    | 'drawstring'
  )[]
  limb: Limb
  width: LegCloth['width']
  box: LegCloth['box']
  plain: Dye
  i: 0 | 1
  dye: LegCloth['dye']
}

/** Pockets and patches on a leg. */
function drawLegPatches(g: G, { details, limb, width, box, plain, i, dye }: LegPatchesScene): void {
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
      taper(
        g,
        { from: p(s * 16, 406), bend: p(s * 19, 440), to: p(s * 24, 486) },
        4,
        alpha(dark(dye.a, 0.6), 0.4),
      )
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
