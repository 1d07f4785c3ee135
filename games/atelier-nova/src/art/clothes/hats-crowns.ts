/** Crowns, ears, flowers and bows. */
import { drawBow } from '../figure/hair-wraps.ts'
import { cloth } from './cloth.ts'
import { BOX, bloom } from './hat-shapes.ts'
import type { Draw } from './hat-shapes.ts'
import { alpha, at, blob, curve, ellipse, light, lineOf, stroke, twinkle } from '../pen.ts'

export const CROWNS = {
  tiara(g, dye, lift) {
    g.save()
    g.translate(0, -lift * 0.9)
    const crown = curve(
      new Path2D(),
      [
        at(-56, -64),
        at(-44, -92),
        at(-34, -74),
        at(-20, -106),
        at(-9, -82),
        at(0, -124),
        at(9, -82),
        at(20, -106),
        at(34, -74),
        at(44, -92),
        at(56, -64),
      ],
      true,
      0.2,
    )
    curve(crown, [at(28, -74), at(0, -80), at(-28, -74)], false)
    crown.closePath()
    cloth(g, { shape: crown, box: BOX, dye: { ...dye, fabric: 'satin', pattern: 'plain' } })
    for (const [x, y, r] of [
      [0, -98, 7],
      [-20, -90, 5],
      [20, -90, 5],
      [-42, -78, 4],
      [42, -78, 4],
    ] as const) {
      const jewel = ellipse(x, y, r, r * 1.25)
      g.fillStyle = dye.b
      g.fill(jewel)
      stroke(g, jewel, lineOf(dye.b), 1.6)
      g.fillStyle = '#ffffffc0'
      g.fill(ellipse(x - r * 0.3, y - r * 0.4, r * 0.3))
    }
    g.fillStyle = '#fff'
    g.fill(twinkle(0, -126, 10))
    g.restore()
  },
  flowers(g, dye, lift) {
    for (let i = 0; i <= 6; i++) {
      const k = i / 3 - 1
      const y = -58 - (1 - k * k) * 32 - lift * 0.8
      for (const s of [-1, 1]) {
        const leaf = blob([
          at(k * 60, y),
          at(k * 60 + s * 13, y + 9),
          at(k * 60 + s * 22, y + 4),
          at(k * 60 + s * 12, y - 5),
        ])
        g.fillStyle = '#5c9a62'
        g.fill(leaf)
        stroke(g, leaf, '#24573f', 1.5)
      }
    }
    for (const i of [0, 6, 1, 5, 2, 4, 3]) {
      const k = i / 3 - 1
      bloom(
        g,
        { x: k * 58, y: -58 - (1 - k * k) * 32 - lift * 0.8, r: 13 + (1 - Math.abs(k)) * 6 },
        i % 2 ? dye.b : dye.a,
      )
    }
  },
  cat(g, dye, lift) {
    const arc = curve(new Path2D(), [
      at(-60, -20),
      at(-50, -70 - lift),
      at(0, -100 - lift),
      at(50, -70 - lift),
      at(60, -20),
    ])
    stroke(g, arc, lineOf(dye.a), 11)
    stroke(g, arc, dye.a, 7)
    for (const s of [-1, 1]) {
      cloth(g, {
        shape: blob([
          at(s * 20, -92 - lift),
          at(s * 40, -136 - lift),
          at(s * 56, -140 - lift),
          at(s * 58, -82 - lift),
          at(s * 40, -78 - lift),
        ]),
        box: BOX,
        dye,
      })
      cloth(g, {
        shape: blob([at(s * 32, -96 - lift), at(s * 46, -124 - lift), at(s * 52, -92 - lift)]),
        box: BOX,
        dye: { ...dye, pattern: 'plain' },
        isTrim: true,
      })
    }
  },
  phones(g, dye, lift) {
    const arc = curve(new Path2D(), [
      at(-66, 0),
      at(-62, -62 - lift),
      at(0, -104 - lift),
      at(62, -62 - lift),
      at(66, 0),
    ])
    stroke(g, arc, lineOf(dye.a), 15)
    stroke(g, arc, dye.a, 10)
    stroke(
      g,
      curve(new Path2D(), [at(-60, -50 - lift), at(-30, -88 - lift), at(0, -100 - lift)]),
      alpha('#ffffff', 0.5),
      3,
    )
    for (const s of [-1, 1]) {
      cloth(g, { shape: ellipse(s * 64, 14, 14, 26), box: BOX, dye: { ...dye, fabric: 'leather' } })
      cloth(g, { shape: ellipse(s * 69, 14, 8, 18), box: BOX, dye, isTrim: true })
    }
  },
  bow: (g, dye, lift) => drawBow(g, 20, -96 - lift, 46, dye.a),
  veil(g, dye, lift) {
    g.save()
    g.translate(0, -lift)
    for (const [x, y, r] of [
      [-34, -78, 13],
      [-14, -90, 15],
      [10, -92, 16],
      [32, -80, 13],
    ] as const)
      bloom(g, { x, y, r }, dye.b, 7)
    g.restore()
  },
  halo(g, dye) {
    const { a } = dye
    g.fillStyle = light(a, 0.3)
    g.fill(twinkle(0, -88, 15))
  },
  antlers(g, dye, lift) {
    for (const s of [-1, 1]) {
      const branch = (points: [number, number][], w: number) => {
        const path = curve(
          new Path2D(),
          points.map(([x, y]) => at(s * x, y - lift)),
        )
        stroke(g, path, lineOf(dye.a), w + 4)
        stroke(g, path, dye.a, w)
      }
      branch(
        [
          [24, -86],
          [38, -118],
          [62, -136],
          [70, -168],
        ],
        8,
      )
      branch(
        [
          [44, -124],
          [40, -146],
          [46, -162],
        ],
        6,
      )
      branch(
        [
          [58, -132],
          [78, -138],
          [90, -156],
        ],
        6,
      )
    }
    for (const [x, r] of [
      [-30, 12],
      [0, 15],
      [30, 12],
    ] as const)
      bloom(g, { x, y: -84 - lift + Math.abs(x) * 0.3, r }, dye.b)
  },
} satisfies Record<string, Draw>
