/** Coats and jackets: open or closed in front, with a skirt of their own, collars and hoods. */
import { cloth } from './cloth.ts'
import type { Box, Dye, Fold } from './cloth.ts'
import type { CoatCut } from './cuts.ts'
import { alpha, at, blob, curve, dark, ellipse, light, lineOf, mid, star, stroke, taper } from './pen.ts'
import type { G, Point } from './pen.ts'
import { contour, legWidth, limbAt, torso } from './rig.ts'
import type { Rig } from './rig.ts'

const BOX: Box = { x: -150, y: 220, w: 300, h: 700 }
const isClosed = ({ details = [] }: CoatCut) => details.includes('belt') || details.includes('toggles')

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
    points.push(
      at(
        side > 0 ? Math.max(skin, fall * 0.6 + skin * 0.4) : Math.min(skin, fall * 0.6 + skin * 0.4),
        spot.y,
      ),
    )
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

export function drawCoatFront(g: G, rig: Rig, cut: CoatCut, dye: Dye): void {
  const { body } = rig
  const p = (x: number, y: number) => torso(rig, x, y)
  const closed = isClosed(cut)
  if (cut.collar === 'cape') return drawCapelet(g, rig, cut, dye)
  for (const side of [-1, 1]) {
    const outer = sideOf(rig, cut, side)
    const hemY = outer.at(-1)!.y
    const gap = closed ? -6 : 20
    const hemIn = at(
      closed
        ? outer.at(-1)!.x * 0.02 + side * 2
        : outer.at(-1)!.x - side * Math.max(26, (Math.abs(outer.at(-1)!.x) - 24) * 0.78),
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
    cloth(g, { shape, edge, box: BOX, dye, folds, turn: side * -0.04 })
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

function drawCoatDetails(g: G, rig: Rig, cut: CoatCut, dye: Dye): void {
  const { details = [], ease } = cut
  const p = (x: number, y: number) => torso(rig, x, y)
  const plain: Dye = { ...dye, pattern: 'plain' }
  const w = rig.body.waist + ease + 6
  const button = ({ x, y }: Point) => {
    g.fillStyle = dye.b
    g.fill(ellipse(x, y, 5))
    stroke(g, ellipse(x, y, 5), lineOf(dye.b), 1.8)
    g.fillStyle = '#ffffff90'
    g.fill(ellipse(x - 1.5, y - 1.6, 1.4))
  }
  if (details.includes('pockets'))
    for (const s of [-1, 1])
      cloth(g, {
        shape: blob([p(s * 34, 428), p(s * (w - 4), 424), p(s * (w - 2), 440), p(s * 35, 445)]),
        box: BOX,
        dye: plain,
        isTrim: false,
      })
  if (details.includes('belt')) {
    cloth(g, {
      shape: blob([p(-w, 382), p(0, 388), p(w, 382), p(w + 2, 400), p(0, 407), p(-w - 2, 400)]),
      box: BOX,
      dye: plain,
      isTrim: true,
    })
    cloth(g, {
      shape: blob([p(6, 402), p(16, 402), p(24, 452), p(10, 456)]),
      box: BOX,
      dye: plain,
      isTrim: true,
    })
    const { x, y } = p(8, 396)
    g.strokeStyle = '#f4cf7a'
    g.lineWidth = 4
    g.strokeRect(x - 9, y - 9, 18, 18)
  }
  if (details.includes('buttons')) {
    const columns = cut.details?.includes('belt') ? [-16, 16] : [cut.long > 0.4 ? 26 : 24]
    for (const y of cut.long < 0 ? [318, 350, 382] : [310, 346, 420, 452])
      for (const x of columns) button(p(x, y))
  }
  if (details.includes('toggles'))
    for (const y of [300, 336, 372, 408]) {
      taper(g, p(-22, y), p(0, y - 6), p(22, y), 4, light(dye.b, 0.2))
      const { x, y: cy } = p(10, y - 2)
      g.fillStyle = '#8a5a34'
      const peg = ellipse(x, cy, 9, 4, 0.1)
      g.fill(peg)
      stroke(g, peg, '#4a2a14', 1.6)
    }
  if (details.includes('zip')) {
    const line = curve(new Path2D(), [
      p(closedX(cut), 262),
      p(closedX(cut), 330),
      p(closedX(cut), cut.long < 0 ? 470 + cut.long * 160 : 470),
    ])
    stroke(g, line, lineOf(dye.b), 5)
    stroke(g, line, light(dye.b, 0.4), 2.4)
  }
  if (details.includes('stars'))
    for (const [x, y, r] of [
      [-44, 300, 8],
      [40, 330, 10],
      [-38, 360, 6],
      [46, 400, 8],
      [-48, 430, 9],
      [36, 462, 7],
    ] as const) {
      const c = p(x, y)
      g.fillStyle = dye.b
      g.fill(star(c.x, c.y, r))
    }
  if (details.includes('epaulettes'))
    for (const s of [-1, 1]) {
      cloth(g, {
        shape: blob([
          p(s * 40, 236),
          p(s * (rig.body.shoulder + 8), 244),
          p(s * (rig.body.shoulder + 10), 258),
          p(s * 42, 250),
        ]),
        box: BOX,
        dye: plain,
        isTrim: true,
      })
      for (let i = 0; i < 5; i++)
        taper(
          g,
          p(s * (rig.body.shoulder - 6 + i * 4), 256),
          p(s * (rig.body.shoulder - 5 + i * 4), 264),
          p(s * (rig.body.shoulder - 6 + i * 4), 274),
          3.4,
          dye.b,
        )
    }
  if (details.includes('fringe'))
    for (let x = -60; x <= 60; x += 7)
      if (Math.abs(x) > 22)
        taper(g, p(x, 330), p(x + 1, 348), p(x - 2, 366), 4.4, x % 2 ? dye.b : dark(dye.b, 0.25))
  if (details.includes('patch')) {
    const c = p(-42, 318)
    g.fillStyle = dye.b
    g.fill(ellipse(c.x, c.y, 13))
    stroke(g, ellipse(c.x, c.y, 13), lineOf(dye.b), 2)
    g.fillStyle = light(dye.a, 0.4)
    g.fill(star(c.x, c.y, 8))
  }
}
const closedX = (cut: CoatCut) => (isClosed(cut) ? 2 : 22)

function drawCoatCollar(g: G, rig: Rig, { collar, long }: CoatCut, dye: Dye): void {
  const p = (x: number, y: number) => torso(rig, x, y)
  const plain: Dye = { ...dye, pattern: 'plain' }
  for (const s of [-1, 1]) {
    if (collar === 'lapel') {
      const path = new Path2D()
      for (const [i, [x, y]] of (
        [
          [24, 228],
          [42, 246],
          [56, 276],
          [40, 284],
          [48, 294],
          [20, 352],
          [14, 340],
          [26, 280],
        ] as const
      ).entries()) {
        const c = p(s * x, y)
        if (i) path.lineTo(c.x, c.y)
        else path.moveTo(c.x, c.y)
      }
      path.closePath()
      cloth(g, { shape: path, box: BOX, dye: plain, isTrim: long < 0.4 })
    } else if (collar === 'shawl')
      cloth(g, {
        shape: blob([
          p(s * 22, 228),
          p(s * 44, 248),
          p(s * 52, 290),
          p(s * 34, 360),
          p(s * 20, 400),
          p(s * 16, 340),
          p(s * 26, 276),
        ]),
        box: BOX,
        dye: plain,
        isTrim: true,
      })
    else if (collar === 'stand' || collar === 'bomber')
      cloth(g, {
        shape: blob([p(s * 26, 218), p(s * 36, 232), p(s * 34, 262), p(s * 16, 274), p(s * 20, 248)]),
        box: BOX,
        dye: plain,
        isTrim: collar === 'bomber',
      })
    else if (collar === 'round')
      cloth(g, {
        shape: blob([
          p(s * 24, 230),
          p(s * 48, 244),
          p(s * 58, 274),
          p(s * 42, 298),
          p(s * 16, 288),
          p(s * 24, 258),
        ]),
        box: BOX,
        dye: plain,
        isTrim: true,
      })
    else if (collar === 'hood')
      cloth(g, {
        shape: blob([
          p(s * 24, 226),
          p(s * 46, 232),
          p(s * 50, 262),
          p(s * 22, 296),
          p(s * 18, 276),
          p(s * 30, 252),
        ]),
        box: BOX,
        dye: plain,
        folds: [[p(s * 34, 236), p(s * 42, 256), p(s * 26, 284), 4]],
      })
    else if (collar === 'fur')
      drawFur(g, [p(s * 24, 230), p(s * 42, 240), p(s * 46, 262), p(s * 38, 288), p(s * 28, 314)], 15, dye.b)
  }
  if (collar === 'bomber') {
    const y = 470 + long * 160
    cloth(g, {
      shape: blob([
        p(-rig.body.hip - 6, y - 14),
        p(0, y - 8),
        p(rig.body.hip + 6, y - 14),
        p(rig.body.hip + 2, y + 4),
        p(0, y + 10),
        p(-rig.body.hip - 2, y + 4),
      ]),
      box: BOX,
      dye: plain,
      isTrim: true,
    })
  }
}

/** Tufts along a line. */
export function drawFur(g: G, points: readonly Point[], r: number, colour: string): void {
  points.forEach(({ x, y }, i) => {
    const tuft = star(x, y, r, 11, 0.74, i)
    g.fillStyle = i % 2 ? light(colour, 0.3) : light(colour, 0.14)
    g.fill(tuft)
    stroke(g, tuft, alpha(lineOf(colour), 0.6), 1.6)
    for (let k = 0; k < 4; k++)
      taper(
        g,
        at(x, y),
        at(x + Math.cos(k * 1.6 + i) * r * 0.4, y + Math.sin(k * 1.6 + i) * r * 0.4),
        at(x + Math.cos(k * 1.6 + i) * r * 0.8, y + Math.sin(k * 1.6 + i) * r * 0.8),
        2,
        alpha(dark(colour, 0.4), 0.4),
      )
  })
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
