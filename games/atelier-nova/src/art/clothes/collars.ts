/** Collars, bows and frills at the neck. */
import { cloth } from './cloth.ts'
import type { Dye, Fold } from './cloth.ts'
import type { Neck } from '../../data/cuts.ts'
import { alpha, blob, curve, light, lineOf, stroke } from '../pen.ts'
import type { G, Point } from '../pen.ts'
import { torso } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'

/** Right half of the neckline, from the shoulder to the middle; mirrored for the left. */
export const NECKS: Record<Neck, readonly (readonly [number, number])[]> = {
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
export function drawCollar(g: G, rig: Rig, neck: Neck, dye: Dye): void {
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
  } else drawClothCollar(g, { neck, p, box, trim, dye, rig })
}

type ClothCollarScene = {
  neck: Neck
  p: (x: number, y: number) => Point
  box: { x: number; y: number; w: number; h: number }
  trim: Dye
  dye: Dye
  rig: Rig
}

/** Collars of cloth. */
function drawClothCollar(g: G, { neck, p, box, trim, dye, rig }: ClothCollarScene): void {
  if (neck === 'hood') {
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
