/** Capes, trains and ribbons. */
import { cloth } from './cloth.ts'
import type { Dye, Fold } from './cloth.ts'
import { alpha, at, blob, curve, light, lineOf, star, stroke, taper } from '../pen.ts'
import type { G } from '../pen.ts'
import { torso } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'
import { BOX } from './wing-shapes.ts'
import type { Draw } from './wing-shapes.ts'

type CapeShape = { long: number; wide: number; points?: boolean }

function cape(g: G, rig: Rig, dye: Dye, { long, wide, points = false }: CapeShape): void {
  const p = (x: number, y: number) => torso(rig, x, y)
  const n = points ? 11 : 7
  const hem = Array.from({ length: n }, (_, i) => {
    const k = (i / (n - 1)) * 2 - 1
    return at(
      p(0, 400).x + k * wide,
      long + (i % 2 ? (points ? -26 : 12) : points ? 16 : -6) + 20 * (1 - k * k),
    )
  })
  const shape = curve(new Path2D(), [
    p(-30, 236),
    p(-rig.body.shoulder - 8, 258),
    p(-rig.body.shoulder - 30, 340),
    at(p(0, 400).x - wide * 0.8, (340 + long) / 2),
    hem[0]!,
  ])
  curve(shape, hem, false, points ? 0.2 : 0.5)
  curve(
    shape,
    [
      hem.at(-1)!,
      at(p(0, 400).x + wide * 0.8, (340 + long) / 2),
      p(rig.body.shoulder + 30, 340),
      p(rig.body.shoulder + 8, 258),
      p(30, 236),
    ],
    false,
  )
  shape.closePath()
  const folds = [-0.85, -0.6, 0.58, 0.86].map((k): Fold => [
    p(k * 60, 270),
    at(p(0, 0).x + k * wide * 0.7, (270 + long) / 2),
    at(k * wide, long),
    13,
  ])
  cloth(g, { shape, box: BOX, dye, folds })
  stroke(
    g,
    curve(
      new Path2D(),
      hem.map(({ x, y }) => at(x * 0.985, y - 7)),
      true,
      points ? 0.2 : 0.5,
    ),
    dye.b,
    5,
  )
}

export const CAPES = {
  starcape(g, rig, dye) {
    cape(g, rig, dye, { long: 900, wide: 190 })
    for (const [x, y, r] of [
      [-150, 800, 12],
      [150, 760, 15],
      [-120, 640, 9],
      [130, 600, 11],
      [-110, 500, 8],
      [118, 470, 7],
      [164, 860, 9],
      [-166, 870, 8],
    ] as const) {
      g.fillStyle = light(dye.b, 0.2)
      g.fill(star({ x, y, r }, { points: 5, inner: 0.46, turn: x }))
      stroke(g, star({ x, y, r }, { points: 5, inner: 0.46, turn: x }), lineOf(dye.b), 1.4)
    }
  },
  leafcape(g, rig, dye) {
    cape(g, rig, dye, { long: 760, wide: 170, points: true })
    for (let i = 0; i < 16; i++) {
      const s = i % 2 ? 1 : -1
      const y = 330 + Math.floor(i / 2) * 52
      const x = s * (96 + (y - 330) * 0.16)
      const leaf = blob([at(x, y), at(x + s * 18, y + 12), at(x + s * 22, y + 34), at(x + s * 4, y + 26)])
      g.fillStyle = i % 3 ? light(dye.a, 0.2) : dye.b
      g.fill(leaf)
      stroke(g, leaf, lineOf(dye.a), 1.5)
    }
  },
  velvet: (g, rig, dye) => cape(g, rig, { ...dye, fabric: 'satin' }, { long: 930, wide: 170 }),
  comet(g, rig, dye) {
    cape(g, rig, { ...dye, fabric: 'glitter' }, { long: 940, wide: 130 })
    for (const [x, w] of [
      [-150, 26],
      [150, 30],
      [-186, 14],
      [190, 16],
    ] as const)
      taper(
        g,
        { from: at(x * 0.5, 340), bend: at(x, 620), to: at(x * 1.2, 930) },
        w,
        alpha(light(dye.b, 0.3), 0.6),
      )
  },
  ribbons(g, rig, dye) {
    const p = (x: number, y: number) => torso(rig, x, y)
    for (const s of [-1, 1])
      for (const [i, out] of [70, 130].entries()) {
        const shape = curve(new Path2D(), [
          p(s * 4, 392),
          p(s * out, 440),
          p(s * (out + 40), 560),
          p(s * (out - 10), 700),
          at(s * (out + 50), 850),
        ])
        curve(
          shape,
          [
            at(s * (out + 16), 862),
            p(s * (out - 46), 706),
            p(s * (out + 2), 566),
            p(s * (out - 26), 460),
            p(s * 2, 412),
          ],
          false,
        )
        shape.closePath()
        cloth(g, {
          shape,
          box: BOX,
          dye: { ...dye, pattern: 'plain' },
          isTrim: i === 1,
          folds: [[p(s * 30, 424), p(s * (out + 20), 520), p(s * out, 640), 8]],
        })
      }
    for (const s of [-1, 1])
      cloth(g, {
        shape: blob([p(0, 392), p(s * 70, 350), p(s * 110, 380), p(s * 96, 440), p(s * 50, 432)]),
        box: BOX,
        dye,
        folds: [[p(s * 10, 396), p(s * 60, 376), p(s * 90, 390), 6]],
      })
  },
} satisfies Record<string, Draw>
