/** Coats and jackets: open or closed in front, with a skirt of their own, collars and hoods. */
import { cloth } from './cloth.ts'
import type { Dye, Fold } from './cloth.ts'
import { BOX, drawCoatCollar, drawCoatDetails, isClosed } from './coat-details.ts'
import type { CoatCut } from '../../data/cuts.ts'
import { alpha, at, blob, curve, dark, ellipse, lineOf, mid, stroke } from '../pen.ts'
import type { G, Point } from '../pen.ts'
import { contour, legWidth, limbAt, torso } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'

/** One side of the silhouette, from under the arm to the hem. */
function sideOf(rig: Rig, { long, ease, flare }: CoatCut, side: number): Point[] {
  const end = long < 0 ? 470 + long * 160 : 470
  const points = contour(
    rig,
    side,
    298,
    end,
    (y) => ease * (0.6 + 0.4 * Math.min(1, (y - 300) / 120)) + (y > 400 ? 3 : 0),
  )
  if (long < 0) return points
  const limb = rig.legs[side < 0 ? 0 : 1]
  const steps = Math.max(2, Math.round(long * 6))
  for (let i = 1; i <= steps; i++) {
    const t = i / steps
    const spot = limbAt(limb, 0.06 + t * long)
    const fall = torso(rig, side * (rig.body.hip + ease + 5), 470).x + side * flare * t
    const skin = spot.x + spot.nx * (legWidth(rig, t * long)[0] + 8) + side * flare * t * 0.7
    // Long ones are dragged along and fly out like skirts, but heavier.
    const loose = Math.min(1, long * 0.6) * t ** 1.4 * 0.8
    const x = fall * 0.6 + skin * 0.4 + (rig.swing + side * rig.flare) * loose
    points.push(at(side > 0 ? Math.max(skin, x) : Math.min(skin, x), spot.y - rig.flare * 0.2 * loose))
  }
  return points
}

/** Lining behind the legs. */
export function drawCoatBack(g: G, rig: Rig, cut: CoatCut, dye: Dye): void {
  const left = sideOf(rig, cut, -1)
  const right = sideOf(rig, cut, 1)
  const [a, b] = [left.at(-1)!, right.at(-1)!]
  const shape = curve(new Path2D(), left)
  shape.quadraticCurveTo((a.x + b.x) / 2, Math.max(a.y, b.y) + 10, b.x, b.y)
  curve(shape, [...right].reverse(), false)
  shape.closePath()
  cloth(g, { shape, box: BOX, dye: { ...dye, a: dark(dye.b, 0.35), pattern: 'plain', fabric: 'satin' } })
  if (cut.collar === 'hood' || cut.collar === 'fur') {
    const hood = blob([
      torso(rig, -48, 262),
      torso(rig, -58, 226),
      torso(rig, -40, 200),
      torso(rig, 0, 196),
      torso(rig, 40, 200),
      torso(rig, 58, 226),
      torso(rig, 48, 262),
    ])
    cloth(g, { shape: hood, box: BOX, dye: { ...dye, a: dark(dye.a, 0.2), pattern: 'plain' } })
  }
}

/** A dark band along a patterned coat's edges. */
function bind(g: G, shape: Path2D, edge: Path2D, { a }: Dye): void {
  g.save()
  g.clip(shape)
  stroke(g, edge, dark(a, 0.45), 13)
  g.restore()
  stroke(g, edge, lineOf(a), 2.4)
}

export function drawCoatFront(g: G, rig: Rig, cut: CoatCut, dye: Dye): void {
  const { body } = rig
  const p = (x: number, y: number) => torso(rig, x, y)
  const closed = isClosed(cut)
  if (cut.collar === 'cape') return drawCapelet(g, rig, cut, dye)
  for (const side of [-1, 1]) {
    const outer = sideOf(rig, cut, side)
    const hemY = outer.at(-1)!.y
    const gap = closed ? -6 : 20
    // In front of a turned body the opening goes along.
    const front = rig.pelvis.turn * Math.max(0, 46 + cut.flare * 0.5)
    const hemIn = at(
      (closed
        ? outer.at(-1)!.x * 0.02 + side * 2
        : outer.at(-1)!.x - side * Math.max(26, (Math.abs(outer.at(-1)!.x) - 24) * 0.78)) + front,
      hemY + 8,
    )
    const inner: Point[] = [
      p(side * 30, 240),
      p(side * (closed ? 12 : 26), 290),
      p(side * (closed ? 0 : gap + 4), 350),
      p(side * gap, 410),
    ]
    if (cut.long >= 0) inner.push(mid(p(side * gap, 440), hemIn, 0.5))
    inner.push(hemIn)
    const shoulder = [
      p(side * 38, 240),
      p(side * (body.shoulder - 12), 246),
      p(side * (body.shoulder + cut.ease * 0.3), 262),
      p(side * (body.shoulder + cut.ease * 0.2), 288),
    ]
    const shape = curve(new Path2D(), [...shoulder, ...outer])
    curve(shape, [...inner].reverse(), false)
    shape.closePath()
    const edge = curve(new Path2D(), outer)
    edge.addPath(curve(new Path2D(), [outer.at(-1)!, at((outer.at(-1)!.x + hemIn.x) / 2, hemY + 7), hemIn]))
    edge.addPath(curve(new Path2D(), inner))
    const mids = outer.at(-1)!
    const folds: Fold[] = [
      [p(side * (body.bust - 2), 312), p(side * 40, 340), p(side * 22, 344), 6],
      [p(side * (body.waist + 6), 392), p(side * 30, 404), p(side * 18, 398), 6],
    ]
    if (cut.long > 0)
      folds.push(
        [
          p(side * (body.waist - 4), 406),
          at((mids.x * 2 + hemIn.x) / 3, (470 + hemY) / 2),
          at((mids.x * 2 + hemIn.x) / 3, hemY),
          9,
        ],
        [
          p(side * 24, 420),
          at((mids.x + hemIn.x * 2) / 3, (470 + hemY) / 2),
          at((mids.x + hemIn.x * 2) / 3, hemY),
          7,
        ],
      )
    const inside = curve(new Path2D(), inner)
    // A pattern on a pattern would be one mass: the coat throws a shadow on what is below, and its edge is bound.
    const isBusy = dye.pattern !== 'plain'
    if (isBusy) for (const width of [26, 16]) stroke(g, inside, alpha(dark(dye.a, 0.8), 0.2), width)
    cloth(g, { shape, edge, box: BOX, dye, folds, turn: side * -0.04 })
    if (isBusy) bind(g, shape, edge, dye)
    if (cut.details?.includes('trim'))
      stroke(
        g,
        curve(
          new Path2D(),
          inner.map(({ x, y }) => at(x + side * 4, y)),
        ),
        dye.b,
        7,
      )
  }
  drawCoatDetails(g, rig, cut, dye)
  drawCoatCollar(g, rig, cut, dye)
}

function drawCapelet(g: G, rig: Rig, { long, flare, details = [] }: CoatCut, dye: Dye): void {
  const p = (x: number, y: number) => torso(rig, x, y)
  const y = 360 + long * 90
  const w = rig.body.shoulder + flare
  const hem = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((k, i) => p(k * w, y + (i % 2 ? 10 : -2) + 14 * (1 - k * k)))
  const shape = curve(new Path2D(), [
    p(-26, 236),
    p(-rig.body.shoulder - 4, 256),
    p(-rig.body.shoulder - flare * 0.6, 310),
    hem[0]!,
  ])
  curve(shape, hem, false)
  curve(
    shape,
    [
      hem.at(-1)!,
      p(rig.body.shoulder + flare * 0.6, 310),
      p(rig.body.shoulder + 4, 256),
      p(26, 236),
      p(0, 258),
    ],
    false,
  )
  shape.closePath()
  cloth(g, {
    shape,
    box: BOX,
    dye,
    folds: [-0.7, -0.35, 0.05, 0.4, 0.75].map((k): Fold => [
      p(k * 40, 264),
      p(k * (w - 20), 310),
      p(k * w, y),
      9,
    ]),
  })
  if (details.includes('trim'))
    stroke(
      g,
      curve(
        new Path2D(),
        hem.map((c) => at(c.x, c.y - 5)),
      ),
      dye.b,
      7,
    )
  if (details.includes('buttons'))
    for (const dy of [276, 304]) {
      const c = p(0, dy)
      g.fillStyle = dye.b
      g.fill(ellipse(c.x, c.y, 6))
      stroke(g, ellipse(c.x, c.y, 6), lineOf(dye.b), 1.8)
    }
  for (const s of [-1, 1])
    cloth(g, {
      shape: blob([p(s * 22, 226), p(s * 40, 240), p(s * 40, 264), p(s * 16, 276), p(s * 18, 250)]),
      box: BOX,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
}
