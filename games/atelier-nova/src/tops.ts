/** Tops and bodices: a body cut along the silhouette, necklines, sleeves that follow the arms, and what is sewn on. */
import { roundTube, tubePath } from './body.ts'
import { cloth } from './cloth.ts'
import type { Box, Dye, Fold } from './cloth.ts'
import type { Neck, Sleeve, TopCut } from './cuts.ts'
import { drawDetails } from './details.ts'
import { alpha, at, blob, curve, dark, light, lineOf, stroke } from './pen.ts'
import type { G, Point } from './pen.ts'
import { armWidth, contour, limbAt, limbEdges, torso } from './rig.ts'
import type { Rig } from './rig.ts'

/** Right half of the neckline, from the shoulder to the middle; mirrored for the left. */
const NECKS: Record<Neck, readonly (readonly [number, number])[]> = {
  crew: [
    [27, 239],
    [20, 256],
    [0, 263],
  ],
  turtle: [
    [27, 239],
    [20, 250],
    [0, 254],
  ],
  hood: [
    [28, 239],
    [22, 258],
    [0, 268],
  ],
  peter: [
    [27, 239],
    [20, 256],
    [0, 262],
  ],
  bow: [
    [27, 239],
    [20, 256],
    [0, 262],
  ],
  shirt: [
    [26, 239],
    [15, 258],
    [0, 282],
  ],
  scoop: [
    [34, 241],
    [28, 274],
    [0, 289],
  ],
  v: [
    [28, 239],
    [15, 268],
    [0, 300],
  ],
  wrap: [
    [30, 240],
    [18, 270],
    [0, 306],
  ],
  boat: [
    [48, 246],
    [24, 258],
    [0, 261],
  ],
  square: [
    [40, 244],
    [38, 282],
    [0, 284],
  ],
  off: [
    [66, 284],
    [32, 291],
    [0, 294],
  ],
  sweet: [
    [52, 286],
    [26, 276],
    [0, 294],
  ],
  strap: [
    [38, 282],
    [24, 280],
    [0, 293],
  ],
  halter: [
    [20, 234],
    [17, 262],
    [0, 285],
  ],
  oneshoulder: [
    [40, 246],
    [10, 268],
    [-20, 284],
  ],
}
const BARE: readonly Neck[] = ['off', 'sweet', 'strap', 'halter']

/** Outline of the body, the part of it that is drawn, and the box around it. */
export function bodyCut(
  rig: Rig,
  { neck, sleeve, end, ease }: TopCut,
): { shape: Path2D; edge: Path2D; box: Box } {
  const isBare = BARE.includes(neck)
  const hasSleeve = sleeve !== 'none' && neck !== 'off'
  const width = rig.body.shoulder
  const collar = NECKS[neck]
  const armhole = (side: number): Point[] => {
    if (isBare) return [torso(rig, side * (neck === 'halter' ? 34 : rig.body.bust - 2), 284)]
    if (neck === 'oneshoulder' && side < 0) return [torso(rig, side * (rig.body.bust - 2), 288)]
    return hasSleeve
      ? [
          torso(rig, side * 34, 242),
          torso(rig, side * (width - 14), 248),
          torso(rig, side * (width - 2), 262),
          torso(rig, side * (width - 3), 286),
        ]
      : [
          torso(rig, side * 38, 243),
          torso(rig, side * (width - 17), 249),
          torso(rig, side * (width - 18), 270),
          torso(rig, side * (rig.body.bust - 3), 292),
        ]
  }
  const bottomEase = (y: number) => ease * (0.35 + 0.65 * Math.min(1, (y - 290) / 90))
  const sides = [-1, 1].map((side) => contour(rig, side, 300, end, bottomEase))
  const line = (side: number) => collar.map(([x, y]) => torso(rig, side * x, y))
  const hem = Array.from({ length: 5 }, (_, i) => {
    const k = 1 - i * 0.5
    const y = end + 5 * (1 - k * k)
    return torso(rig, k * (Math.abs(sides[1]!.at(-1)!.x - sides[0]!.at(-1)!.x) / 2) * 0.995, y)
  })
  const neckline =
    neck === 'oneshoulder' ? [...line(1).slice(0, 2), ...[torso(rig, -20, 284), torso(rig, -46, 288)]] : null
  const right = [...armhole(1), ...sides[1]!]
  const left = [...armhole(-1), ...sides[0]!]
  const shape = new Path2D()
  const neckPoints = neckline ?? [...line(1), ...line(-1).reverse().slice(1)]
  // The neckline from right to left, down the left side, along the hem, up the right side.
  curve(shape, neckPoints)
  curve(shape, left, false)
  curve(shape, [...hem].reverse(), false)
  curve(shape, right.reverse(), false)
  shape.closePath()
  const edge = curve(new Path2D(), neckPoints)
  const open = hasSleeve ? 4 : 0
  edge.addPath(curve(new Path2D(), left.slice(open)))
  edge.addPath(curve(new Path2D(), right.slice(0, right.length - open)))
  edge.addPath(curve(new Path2D(), hem))
  const tops = [torso(rig, -width, 240), torso(rig, width, end + 6)]
  const box = { x: tops[0]!.x - 20, y: tops[0]!.y - 10, w: width * 2 + 60, h: end - 230 }
  return { shape, edge, box }
}

export function drawTopBody(g: G, rig: Rig, cut: TopCut, dye: Dye): void {
  const { shape, edge, box } = bodyCut(rig, cut)
  const { neck, end, ease } = cut
  if (neck === 'hood') drawHoodBack(g, rig, dye)
  if (neck === 'strap' || neck === 'halter') drawStraps(g, rig, neck, dye)
  cloth(g, {
    shape,
    edge,
    box,
    dye,
    folds: bodyFolds(rig, end, ease),
    turn: Math.atan2(rig.chest.sin, rig.chest.cos),
  })
  drawHemBand(g, rig, cut, dye)
  drawDetails(g, rig, cut, dye)
  drawCollar(g, rig, neck, dye)
}

function bodyFolds(rig: Rig, end: number, ease: number): Fold[] {
  const p = (x: number, y: number) => torso(rig, x, y)
  const { bust, waist } = rig.body
  const folds: Fold[] = [
    [p(-bust + 8, 318), p(-bust + 20, 336), p(-18, 338), 5],
    [p(bust - 4, 322), p(bust - 16, 340), p(16, 342), 6],
    [p(bust - 14, 300), p(bust - 22, 318), p(bust - 18, 340), 5],
    [p(-bust + 12, 302), p(-bust + 18, 314), p(-bust + 16, 330), 4],
  ]
  if (end > 396)
    folds.push(
      [p(waist + ease * 0.4, 384), p(18, 396), p(-8, 392), 6],
      [p(-waist - ease * 0.3, 392), p(-16, 402), p(2, 398), 5],
    )
  if (end > 430)
    folds.push(
      [p(waist - 4, 398), p(waist - 2, 430), p(waist + 8, end), 7],
      [p(-14, 400), p(-22, 432), p(-20, end), 6],
    )
  if (ease > 12)
    folds.push([p(20, 350), p(30, 390), p(24, end), 8], [p(-36, 350), p(-40, 390), p(-44, end - 4), 7])
  return folds
}

function drawStraps(g: G, rig: Rig, neck: Neck, dye: Dye): void {
  for (const side of [-1, 1]) {
    const path = new Path2D()
    const [a, b, c] =
      neck === 'strap'
        ? [torso(rig, side * 32, 288), torso(rig, side * 36, 264), torso(rig, side * 35, 242)]
        : [torso(rig, side * 28, 286), torso(rig, side * 25, 260), torso(rig, side * 18, 230)]
    path.moveTo(a.x, a.y)
    path.quadraticCurveTo(b.x, b.y, c.x, c.y)
    stroke(g, path, lineOf(dye.a), 8)
    stroke(g, path, dye.a, 4.6)
  }
}

function drawHoodBack(g: G, rig: Rig, dye: Dye): void {
  const shape = blob([
    torso(rig, -34, 250),
    torso(rig, -46, 228),
    torso(rig, -34, 208),
    torso(rig, 0, 204),
    torso(rig, 34, 208),
    torso(rig, 46, 228),
    torso(rig, 34, 250),
    torso(rig, 0, 258),
  ])
  cloth(g, {
    shape,
    box: { x: -60, y: 200, w: 120, h: 60 },
    dye: { ...dye, a: dark(dye.a, 0.22), pattern: 'plain' },
  })
}

function drawHemBand(g: G, rig: Rig, { end, ease, details = [] }: TopCut, dye: Dye): void {
  if (!details.includes('ribs') && !details.includes('band')) return
  const edges = [-1, 1].map((side) => contour(rig, side, end - 16, end + 2, ease - 2))
  const shape = curve(new Path2D(), edges[0]!)
  curve(shape, [torso(rig, 0, end + 7), ...[...edges[1]!].reverse(), torso(rig, 0, end - 11)], false)
  shape.closePath()
  cloth(g, {
    shape,
    box: { x: -90, y: end - 20, w: 180, h: 30 },
    dye: { ...dye, pattern: 'plain', fabric: 'matte' },
    isTrim: details.includes('band'),
  })
  for (let x = -66; x <= 66; x += 6) {
    const [a, b] = [torso(rig, x, end - 12), torso(rig, x, end + 2)]
    const line = new Path2D()
    line.moveTo(a.x, a.y)
    line.lineTo(b.x, b.y)
    g.save()
    g.clip(shape)
    stroke(g, line, alpha(dark(dye.a, 0.6), 0.3), 1.4)
    g.restore()
  }
}

function drawCollar(g: G, rig: Rig, neck: Neck, dye: Dye): void {
  const trim: Dye = { ...dye, pattern: 'plain' }
  const p = (x: number, y: number) => torso(rig, x, y)
  const box = { x: -60, y: 200, w: 120, h: 110 }
  if (neck === 'turtle') {
    const shape = blob([
      p(-27, 246),
      p(-26, 222),
      p(-23, 212),
      p(0, 216),
      p(23, 212),
      p(26, 222),
      p(27, 246),
      p(0, 257),
    ])
    cloth(g, { shape, box, dye: trim, folds: [[p(-22, 232), p(0, 240), p(24, 230), 5]] })
  } else if (neck === 'shirt') {
    for (const side of [-1, 1])
      cloth(g, {
        shape: leaf([
          p(side * 24, 230),
          p(side * 37, 250),
          p(side * 26, 276),
          p(side * 2, 272),
          p(side * 14, 246),
        ]),
        box,
        dye: trim,
        isTrim: true,
      })
  } else if (neck === 'peter') {
    for (const side of [-1, 1])
      cloth(g, {
        shape: blob([
          p(side * 24, 232),
          p(side * 42, 244),
          p(side * 46, 264),
          p(side * 30, 280),
          p(side * 8, 280),
          p(side * 1, 264),
          p(side * 15, 252),
        ]),
        box,
        dye: trim,
        isTrim: true,
      })
  } else if (neck === 'bow') {
    for (const side of [-1, 1]) {
      cloth(g, {
        shape: blob([p(0, 268), p(side * 14, 290), p(side * 24, 334), p(side * 9, 330), p(side * 2, 292)]),
        box,
        dye: trim,
        isTrim: true,
      })
      cloth(g, {
        shape: blob([p(0, 266), p(side * 22, 252), p(side * 38, 262), p(side * 34, 284), p(side * 18, 280)]),
        box,
        dye: trim,
        isTrim: true,
        folds: [[p(side * 6, 268), p(side * 18, 264), p(side * 28, 262), 3]],
      })
    }
    cloth(g, { shape: blob([p(-7, 260), p(7, 260), p(8, 276), p(-8, 276)]), box, dye: trim, isTrim: true })
  } else if (neck === 'hood') {
    for (const side of [-1, 1]) {
      cloth(g, {
        shape: blob([
          p(side * 25, 228),
          p(side * 42, 240),
          p(side * 36, 262),
          p(side * 4, 282),
          p(side * 2, 268),
          p(side * 18, 254),
        ]),
        box,
        dye: trim,
      })
      const cord = curve(new Path2D(), [p(side * 10, 274), p(side * 12, 296), p(side * 9, 322)])
      stroke(g, cord, lineOf(dye.b), 4.6)
      stroke(g, cord, light(dye.b, 0.3), 2.6)
    }
  } else if (neck === 'wrap') {
    const seam = curve(new Path2D(), [p(18, 270), p(-6, 318), p(-40, 372)])
    stroke(g, seam, lineOf(dye.a), 2)
  } else if (neck === 'crew' || neck === 'scoop' || neck === 'v' || neck === 'boat' || neck === 'square') {
    const line = [
      ...NECKS[neck].map(([x, y]) => p(x, y + 5)),
      ...NECKS[neck]
        .slice(0, -1)
        .map(([x, y]) => p(-x, y + 5))
        .reverse(),
    ]
    stroke(g, curve(new Path2D(), line), alpha(lineOf(dye.a), 0.55), 1.5)
  } else if (neck === 'off') {
    const frill = [-66, -44, -22, 0, 22, 44, 66]
    const shape = curve(
      new Path2D(),
      frill.map((x) => p(x * (rig.body.shoulder / 64), 280 + 14 * (1 - (x / 66) ** 2))),
    )
    curve(
      shape,
      frill
        .map((x, i) => p(x * (rig.body.shoulder / 62), 318 + (i % 2 ? 8 : -4) + 10 * (1 - (x / 66) ** 2)))
        .reverse(),
      false,
    )
    shape.closePath()
    cloth(g, {
      shape,
      box,
      dye,
      folds: [-40, -12, 16, 44].map((x): Fold => [p(x, 292), p(x + 2, 304), p(x + 3, 320), 4]),
    })
  }
}
const leaf = (points: Point[]) => {
  const path = new Path2D()
  points.forEach(({ x, y }, i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)))
  path.closePath()
  return path
}

type SleeveSpec = { to: number; cuff?: number; ease: (f: number) => number }
const bulge = (f: number, middle: number, reach: number) => Math.max(0, 1 - ((f - middle) / reach) ** 2)
const SLEEVES: Record<Exclude<Sleeve, 'none'>, SleeveSpec> = {
  cap: { to: 0.26, ease: (f) => 6 + f * 22 },
  short: { to: 0.5, ease: (f) => 6 + f * 6 },
  puff: { to: 0.6, cuff: 0.5, ease: (f) => 7 + 19 * bulge(f, 0.28, 0.34) },
  elbow: { to: 0.98, ease: (f) => 6 + f * 3 },
  long: { to: 1.95, ease: () => 4.4 },
  loose: { to: 1.96, cuff: 1.84, ease: (f) => 8 + 5 * bulge(f, 1.55, 0.5) },
  bell: { to: 1.9, ease: (f) => 4.6 + Math.max(0, f - 0.9) ** 1.6 * 26 },
  bishop: { to: 1.96, cuff: 1.82, ease: (f) => 6 + 19 * bulge(f, 1.5, 0.62) },
  lantern: { to: 1.95, ease: (f) => (f < 0.62 ? 6 + 20 * bulge(f, 0.3, 0.36) : 4.6) },
  ruffle: { to: 0.36, ease: (f) => 6 + f * 52 },
}

export function drawSleeve(
  g: G,
  rig: Rig,
  index: 0 | 1,
  sleeve: Sleeve,
  dye: Dye,
  extra = 0,
  isTrimmed = false,
): void {
  if (sleeve === 'none') return
  const { to, cuff, ease } = SLEEVES[sleeve]
  const limb = rig.arms[index]
  const width = (f: number): [number, number] => {
    const [o, n] = armWidth(rig, f)
    const e = ease(f) + extra
    return [o + e, n + e * 0.92]
  }
  const edges = limbEdges(limb, 0.02, cuff ?? to, width)
  const { shape, edge } = roundTube(edges)
  const hem = curve(new Path2D(), [
    edges.outer.at(-1)!,
    limbAt(limb, (cuff ?? to) + 0.03),
    edges.inner.at(-1)!,
  ])
  edge.addPath(hem)
  const turn = Math.atan2(limb.end.x - limb.root.x, limb.end.y - limb.root.y)
  const box = {
    x: Math.min(limb.root.x, limb.mid.x, limb.end.x) - 50,
    y: Math.min(limb.root.y, limb.mid.y, limb.end.y) - 30,
    w: 170,
    h: 290,
  }
  const folds: Fold[] = []
  const fold = (f: number, w: number, slope = 0.12) => {
    const [a, c, b] = [limbAt(limb, f), limbAt(limb, f + slope), limbAt(limb, f + slope * 0.3)]
    const [o, n] = width(f)
    folds.push([
      at(a.x - a.nx * n * 0.9, a.y - a.ny * n * 0.9),
      at(c.x, c.y),
      at(b.x + b.nx * o * 0.45, b.y + b.ny * o * 0.45),
      w,
    ])
  }
  if (to > 0.9) for (const f of [0.86, 1.0, 1.12]) fold(f, 5)
  if (to > 1.5) for (const f of [1.55, 1.72]) fold(f, 4.4)
  if (sleeve === 'puff' || sleeve === 'lantern')
    for (const k of [-0.6, -0.1, 0.4]) {
      const [a, b] = [limbAt(limb, 0.02), limbAt(limb, 0.48)]
      folds.push([
        at(a.x + a.nx * 14 * k, a.y + a.ny * 14 * k),
        at((a.x + b.x) / 2 + a.nx * 42 * k, (a.y + b.y) / 2 + a.ny * 42 * k),
        at(b.x + b.nx * 18 * k, b.y + b.ny * 18 * k),
        5,
      ])
    }
  cloth(g, { shape, edge, box, dye, folds, turn: -turn })
  if (cuff === undefined && !isTrimmed) return
  const from = cuff ?? to - 0.1
  const band = tubePath(
    limbEdges(limb, from - 0.02, to + 0.01, (f) => {
      const [o, n] = armWidth(rig, f)
      return cuff === undefined ? width(f) : [o + 5 + extra, n + 5 + extra]
    }),
  )
  cloth(g, { shape: band.shape, box, dye: { ...dye, pattern: 'plain' }, isTrim: true })
}
