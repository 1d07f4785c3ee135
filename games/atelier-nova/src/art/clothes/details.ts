/** Sewn, knitted or printed details on the front of tops and bodices. */
import { cloth } from './cloth.ts'
import type { Box, Dye, Fold } from './cloth.ts'
import type { TopCut, TopDetail } from '../../data/cuts.ts'
import {
  alpha,
  at,
  blob,
  curve,
  dark,
  ellipse,
  heart,
  light,
  lineOf,
  star,
  stroke,
  taper,
  twinkle,
} from '../pen.ts'
import type { G, Point } from '../pen.ts'
import { contour, torso } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'

type Place = (x: number, y: number) => Point
type Draw = (g: G, p: Place, dye: Dye, cut: TopCut, rig: Rig) => void

export function drawDetails(g: G, rig: Rig, cut: TopCut, dye: Dye): void {
  const p: Place = (x, y) => torso(rig, x, y)
  for (const detail of cut.details ?? []) DETAILS[detail]?.(g, p, dye, cut, rig)
}

const BOX: Box = { x: -90, y: 230, w: 180, h: 260 }
const print = (g: G, path: Path2D, colour: string) => {
  g.fillStyle = colour
  g.fill(path)
  stroke(g, path, lineOf(colour), 2)
}
const button = (g: G, { x, y }: Point, colour: string, r = 3.6) => {
  g.fillStyle = light(colour, 0.2)
  g.fill(ellipse(x, y, r))
  stroke(g, ellipse(x, y, r), lineOf(colour), 1.4)
  g.fillStyle = '#ffffff90'
  g.fill(ellipse(x - r * 0.3, y - r * 0.35, r * 0.3))
}
type Ruffle = { y: number; w: number; deep: number }

const ruffle = (g: G, p: Place, dye: Dye, { y, w, deep }: Ruffle): void => {
  const xs = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1]
  const shape = curve(
    new Path2D(),
    xs.map((k) => p(k * w, y + 5 * (1 - k * k))),
  )
  curve(
    shape,
    xs.map((k, i) => p(k * (w + 5), y + deep + (i % 2 ? 6 : -3) + 5 * (1 - k * k))).reverse(),
    false,
  )
  shape.closePath()
  cloth(g, {
    shape,
    box: BOX,
    dye,
    isTrim: true,
    folds: xs
      .slice(1, -1)
      .map((k): Fold => [p(k * w, y + 5), p(k * w + 2, y + deep / 2), p(k * w + 4, y + deep), 3.4]),
  })
}

const DETAILS: Partial<Record<TopDetail, Draw>> = {
  buttons(g, p, { a, b }, { end }) {
    stroke(g, curve(new Path2D(), [p(6, 284), p(6, 330), p(6, end + 4)]), alpha(lineOf(a), 0.6), 1.4)
    stroke(g, curve(new Path2D(), [p(-6, 284), p(-6, 330), p(-6, end + 4)]), alpha(lineOf(a), 0.6), 1.4)
    for (let y = 296; y < end - 4; y += 26) button(g, p(0, y), b)
  },
  zip(g, p, { b }, { end }) {
    const line = curve(new Path2D(), [p(0, 264), p(0, 330), p(0, end + 4)])
    stroke(g, line, lineOf(b), 6)
    g.setLineDash([2.4, 2.4])
    stroke(g, line, light(b, 0.5), 3.6)
    g.setLineDash([])
    const { x, y } = p(0, 282)
    print(g, ellipse(x, y, 3.4, 6.4), light(b, 0.3))
  },
  pocket(g, p, dye) {
    const shape = curve(new Path2D(), [p(14, 306), p(44, 304)])
    curve(shape, [p(43, 336), p(28, 344), p(16, 338)], false)
    shape.closePath()
    cloth(g, { shape, box: BOX, dye: { ...dye, pattern: 'plain' }, isTrim: true })
  },
  ribs(g, p, { a }, { end }, rig) {
    for (const x of [-40, -24, -8, 8, 24, 40])
      stroke(
        g,
        curve(new Path2D(), [p(x * 1.1, 288), p(x * (rig.body.waist / 46), 370), p(x * 1.06, end - 16)]),
        alpha(dark(a, 0.6), 0.2),
        2.4,
      )
  },
  ruffles(g, p, dye) {
    for (const y of [286, 312, 338]) ruffle(g, p, dye, { y, w: 34 - (y - 286) * 0.22, deep: 20 })
  },
  frill: (g, p, dye, { end }, rig) =>
    ruffle(g, p, dye, { y: end - 6, w: rig.body.waist + 10 + Math.max(0, end - 400) * 0.3, deep: 26 }),
  lace(g, p, { b }, { end }) {
    for (let i = -4; i <= 4; i++) {
      const { x, y } = p(i * 11, end - 2 + (1 - (i / 4) ** 2) * 5)
      print(g, ellipse(x, y, 6.4, 6), alpha(light(b, 0.3), 1) === b ? b : b)
      g.fillStyle = dark(b, 0.4)
      g.fill(ellipse(x, y, 2))
    }
  },
  sash(g, p, dye, _, rig) {
    const w = rig.body.waist
    const shape = blob([p(-w - 3, 384), p(0, 391), p(w + 3, 384), p(w + 5, 404), p(0, 412), p(-w - 5, 404)])
    for (const [dx, dy] of [
      [-16, 70],
      [4, 84],
    ] as const)
      cloth(g, {
        shape: blob([p(-20, 400), p(-8, 402), p(-6 + dx, 402 + dy), p(-26 + dx, 396 + dy)]),
        box: BOX,
        dye: { ...dye, pattern: 'plain' },
        isTrim: true,
      })
    cloth(g, {
      shape,
      box: BOX,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
      folds: [[p(-w, 394), p(0, 402), p(w, 394), 4]],
    })
    cloth(g, {
      shape: blob([p(-26, 388), p(-10, 388), p(-8, 408), p(-26, 410)]),
      box: BOX,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
  },
  star(g, p, { b }) {
    const { x, y } = p(0, 324)
    print(g, star({ x, y, r: 22 }, { points: 5, inner: 0.48 }), b)
    g.fillStyle = '#ffffff70'
    g.fill(star({ x: x - 2, y: y - 3, r: 10 }, { points: 5, inner: 0.48 }))
  },
  heart(g, p, { b }) {
    const { x, y } = p(0, 320)
    print(g, heart(x, y, 20), b)
    taper(g, { from: at(x - 13, y - 4), bend: at(x - 12, y - 12), to: at(x - 5, y - 12) }, 3.4, '#ffffff90')
  },
  moon(g, p, { b }) {
    const { x, y } = p(0, 322)
    const path = new Path2D()
    path.arc(x, y, 21, 0.5, Math.PI * 2 - 0.9)
    path.quadraticCurveTo(x - 8, y - 2, x + 18.4, y + 10)
    print(g, path, b)
    print(g, twinkle(x + 14, y - 6, 9), light(b, 0.3))
  },
  sun(g, p, { b }) {
    const { x, y } = p(0, 322)
    print(g, star({ x, y, r: 25 }, { points: 12, inner: 0.66 }), b)
    print(g, ellipse(x, y, 12), light(b, 0.35))
  },
  leaf(g, p, { b }) {
    for (const s of [-1, 1])
      print(
        g,
        blob([p(0, 346), p(s * 12, 330), p(s * 26, 322), p(s * 34, 306), p(s * 16, 308), p(s * 4, 322)]),
        b,
      )
    taper(g, { from: p(0, 352), bend: p(1, 336), to: p(0, 318) }, 4, dark(b, 0.5))
  },
  bolt(g, p, { b }) {
    const points = [
      [6, 292],
      [-18, 328],
      [-2, 328],
      [-8, 354],
      [18, 316],
      [2, 316],
    ].map(([x, y]) => p(x!, y!))
    const path = new Path2D()
    points.forEach(({ x, y }, i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)))
    path.closePath()
    print(g, path, b)
  },
  number(g, p, { b }) {
    const path = curve(new Path2D(), [p(-16, 300), p(16, 300), p(16, 306), p(-2, 346)], true, 0.1)
    stroke(g, path, lineOf(b), 12)
    stroke(g, path, b, 7.6)
  },
  peplum(g, p, dye, { end }, rig) {
    const w = rig.body.waist
    const xs = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1]
    const y = Math.min(end, 404) - 10
    const shape = curve(
      new Path2D(),
      xs.map((k) => p(k * (w + 2), y + 6 * (1 - k * k))),
    )
    curve(
      shape,
      xs.map((k, i) => p(k * (w + 42), y + 62 + (i % 2 ? 8 : -2) + 8 * (1 - k * k))).reverse(),
      false,
    )
    shape.closePath()
    cloth(g, {
      shape,
      box: BOX,
      dye,
      folds: xs.map((k): Fold => [p(k * w, y + 6), p(k * (w + 18), y + 30), p(k * (w + 38), y + 62), 6]),
    })
    stroke(
      g,
      curve(
        new Path2D(),
        xs.map((k) => p(k * (w + 2), y + 6 * (1 - k * k))),
      ),
      lineOf(dye.a),
      2,
    )
  },
  corset(g, p, { a, b }, { end }, rig) {
    for (const k of [-0.82, -0.45, 0.45, 0.82])
      stroke(
        g,
        curve(new Path2D(), [
          p(k * rig.body.bust, 296),
          p(k * rig.body.waist, 372),
          p(k * (rig.body.waist + 3), end),
        ]),
        alpha(lineOf(a), 0.65),
        1.6,
      )
    for (let y = 306; y < Math.min(end, 400) - 6; y += 18) {
      taper(g, { from: p(-9, y), bend: p(0, y + 3), to: p(9, y + 10) }, 3, light(b, 0.2))
      taper(g, { from: p(9, y), bend: p(0, y + 3), to: p(-9, y + 10) }, 3, light(b, 0.2))
      for (const x of [-10, 10]) button(g, p(x, y), b, 2.4)
    }
  },
  braces(g, p, dye, { end }) {
    for (const s of [-1, 1]) {
      const path = curve(new Path2D(), [p(s * 33, 244), p(s * 31, 310), p(s * 27, Math.max(398, end - 60))])
      stroke(g, path, lineOf(dye.b), 10.5)
      stroke(g, path, dye.b, 7)
      button(g, p(s * 28, 384), '#e8c06a')
    }
  },
  tie(g, p, dye) {
    cloth(g, {
      shape: blob([p(-5, 286), p(5, 286), p(12, 346), p(0, 364), p(-12, 346)]),
      box: BOX,
      dye,
      isTrim: true,
      folds: [[p(-4, 300), p(4, 310), p(8, 324), 3]],
    })
    cloth(g, { shape: blob([p(-9, 270), p(9, 270), p(5, 288), p(-5, 288)]), box: BOX, dye, isTrim: true })
  },
  fringe(g, p, { b }, { end }) {
    for (let x = -54; x <= 54; x += 6)
      taper(
        g,
        { from: p(x, end - 4), bend: p(x + 1, end + 14), to: p(x + ((x / 6) % 2 ? 3 : -2), end + 32) },
        4.4,
        x % 12 ? b : dark(b, 0.25),
      )
  },
  yoke(g, p, dye) {
    const shape = curve(new Path2D(), [p(-62, 258), p(-30, 292), p(0, 298), p(30, 292), p(62, 258)])
    curve(shape, [p(30, 242), p(18, 262), p(0, 268), p(-18, 262), p(-30, 242)], false)
    shape.closePath()
    cloth(g, { shape, box: BOX, dye: { ...dye, pattern: 'plain' }, isTrim: true })
    for (let i = -4; i <= 4; i++) {
      const { x, y } = p(i * 11, 288 - Math.abs(i) * 5)
      g.fillStyle = light(dye.a, 0.2)
      g.fill(star({ x, y: y - 2, r: 4.4 }, { points: 4, inner: 0.4 }))
    }
  },
  embroidery(g, p, { b }) {
    for (const s of [-1, 1])
      for (const [x, y, r] of [
        [16, 300, 6],
        [28, 316, 5],
        [20, 334, 4.4],
        [34, 298, 3.6],
      ] as const) {
        const c = p(s * x, y)
        for (let i = 0; i < 5; i++) {
          const turn = (i / 5) * 6.283 + x
          g.fillStyle = i % 2 ? b : light(b, 0.25)
          g.fill(ellipse(c.x + Math.cos(turn) * r * 0.8, c.y + Math.sin(turn) * r * 0.8, r * 0.62))
        }
        g.fillStyle = '#ffe9a8'
        g.fill(ellipse(c.x, c.y, r * 0.45))
      }
  },
}

export { contour, button }
