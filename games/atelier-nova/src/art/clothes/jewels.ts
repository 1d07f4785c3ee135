/** Glasses, necklaces, earrings and bangles. */
import { cloth } from './cloth.ts'
import type { Dye } from './cloth.ts'
import type { JewelCut } from '../../data/cuts.ts'
import {
  alpha,
  at,
  blob,
  curve,
  dark,
  ellipse,
  light,
  lineOf,
  mix,
  star,
  stroke,
  taper,
  twinkle,
} from '../pen.ts'
import type { G, Point } from '../pen.ts'
import { armWidth, limbAt, torso } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'

const pearl = (g: G, { x, y }: Point, r: number, colour: string) => {
  const tone = g.createRadialGradient(x - r * 0.35, y - r * 0.4, 0.3, x, y, r)
  tone.addColorStop(0, '#ffffff')
  tone.addColorStop(0.5, light(colour, 0.2))
  tone.addColorStop(1, dark(colour, 0.26))
  g.fillStyle = tone
  g.fill(ellipse(x, y, r))
  stroke(g, ellipse(x, y, r), alpha(lineOf(colour), 0.8), 1.2)
}
const drape = (p: (x: number, y: number) => Point, w: number, top: number, deep: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const k = (i / (count - 1)) * 2 - 1
    return p(k * w, top + (1 - k * k) * deep)
  })
const chain = (g: G, points: Point[], colour: string, width = 2.4) => {
  const path = curve(new Path2D(), points)
  stroke(g, path, lineOf(colour), width + 2)
  stroke(g, path, light(colour, 0.25), width)
}

export function drawNecklace(g: G, rig: Rig, { jewel }: JewelCut, dye: Dye): void {
  const p = (x: number, y: number) => torso(rig, x, y)
  if (jewel === 'pearls')
    for (const [w, d, r] of [
      [30, 22, 4.6],
      [34, 40, 5.2],
    ] as const)
      for (const c of drape(p, w, 238, d, 15)) pearl(g, c, r, dye.a)
  else if (jewel === 'choker') {
    const band = blob([p(-25, 218), p(0, 226), p(25, 218), p(26, 230), p(0, 239), p(-26, 230)])
    cloth(g, { shape: band, box: { x: -40, y: 200, w: 80, h: 50 }, dye })
    const c = p(0, 240)
    pearl(g, c, 6, dye.b)
  } else if (jewel === 'pendant') {
    chain(g, drape(p, 30, 238, 66, 9), dye.a)
    const c = p(0, 314)
    const gem = star({ x: c.x, y: c.y, r: 15 }, { points: 5, inner: 0.5 })
    g.fillStyle = dye.b
    g.fill(gem)
    stroke(g, gem, lineOf(dye.b), 2)
    g.fillStyle = '#ffffffb0'
    g.fill(twinkle(c.x - 3, c.y - 4, 6))
  } else if (jewel === 'layers') {
    for (const [w, d] of [
      [26, 28],
      [32, 54],
      [37, 84],
    ] as const)
      chain(g, drape(p, w, 238, d, 9), dye.a, 2)
    for (const [y, r] of [
      [266, 5],
      [292, 6],
      [324, 8],
    ] as const)
      pearl(g, p(0, y + 2), r, dye.b)
  } else if (jewel === 'bib') {
    for (let row = 0; row < 3; row++)
      for (const [i, c] of drape(p, 32 + row * 5, 238 + row * 3, 24 + row * 17, 9 + row * 2).entries()) {
        const drop = ellipse(c.x, c.y, 6.2, 8)
        g.fillStyle = (i + row) % 2 ? dye.a : dye.b
        g.fill(drop)
        stroke(g, drop, lineOf((i + row) % 2 ? dye.a : dye.b), 1.6)
        g.fillStyle = '#ffffff90'
        g.fill(ellipse(c.x - 2, c.y - 3, 1.8))
      }
  } else if (jewel === 'scarf') {
    const box = { x: -60, y: 200, w: 130, h: 200 }
    for (const [dx, long] of [
      [-12, 372],
      [16, 356],
    ] as const)
      cloth(g, {
        shape: blob([
          p(4, 250),
          p(22, 252),
          p(26 + dx, 310),
          p(24 + dx, long),
          p(-8 + dx, long - 8),
          p(-2 + dx, 300),
        ]),
        box,
        dye,
        folds: [[p(8, 258), p(8 + dx, 310), p(6 + dx, long - 10), 6]],
      })
    cloth(g, {
      shape: blob([p(-34, 226), p(0, 240), p(34, 226), p(40, 246), p(14, 270), p(-14, 268), p(-40, 246)]),
      box,
      dye,
      folds: [
        [p(-34, 236), p(0, 256), p(34, 236), 6],
        [p(-26, 252), p(0, 264), p(26, 250), 5],
      ],
    })
    cloth(g, { shape: blob([p(0, 250), p(22, 248), p(26, 264), p(8, 272)]), box, dye })
  }
}

export function drawEarrings(g: G, { jewel }: JewelCut, dye: Dye): void {
  for (const s of [-1, 1]) {
    const x = s * 61
    if (jewel === 'hoops') {
      stroke(g, ellipse(x, 52, 15, 20), lineOf(dye.a), 6)
      stroke(g, ellipse(x, 52, 15, 20), light(dye.a, 0.2), 3.4)
    } else if (jewel === 'drops' || jewel === 'pendant' || jewel === 'layers') {
      pearl(g, at(x, 33), 3.4, dye.a)
      if (jewel !== 'drops') continue
      taper(g, { from: at(x, 36), bend: at(x, 44), to: at(x, 52) }, 2.4, dye.a)
      const drop = blob([at(x, 46), at(x + 7, 62), at(x, 74), at(x - 7, 62)])
      g.fillStyle = dye.b
      g.fill(drop)
      stroke(g, drop, lineOf(dye.b), 1.8)
      taper(g, { from: at(x - 3, 56), bend: at(x - 4, 62), to: at(x - 2, 67) }, 2.4, '#ffffffb0')
    } else if (jewel === 'feather') {
      for (const [i, turn] of [-0.3, 0.25].entries()) {
        g.save()
        g.translate(x, 34)
        g.rotate(turn * s)
        const feather = blob([at(0, 0), at(8, 20), at(7, 44), at(0, 60), at(-7, 44), at(-8, 20)])
        g.fillStyle = i ? dye.b : dye.a
        g.fill(feather)
        stroke(g, feather, lineOf(i ? dye.b : dye.a), 1.6)
        taper(g, { from: at(0, 2), bend: at(1, 30), to: at(0, 58) }, 2.4, light(dye.a, 0.6))
        g.restore()
      }
      pearl(g, at(x, 33), 4, '#e9b84e')
    } else if (jewel === 'pearls' || jewel === 'bib') pearl(g, at(x, 35), 5.4, dye.a)
  }
}

export function drawBangles(g: G, rig: Rig, index: 0 | 1, { jewel }: JewelCut, dye: Dye): void {
  if (jewel !== 'bangles') return
  const limb = rig.arms[index]
  for (const [i, f] of [1.66, 1.75, 1.84, 1.92].entries()) {
    const c = limbAt(limb, f)
    const [o, n] = armWidth(rig, f)
    const colour = i % 2 ? dye.b : dye.a
    const ring = new Path2D()
    ring.moveTo(c.x + c.nx * (o + 5), c.y + c.ny * (o + 5))
    ring.quadraticCurveTo(c.x + c.ny * 5, c.y + 5, c.x - c.nx * (n + 5), c.y - c.ny * (n + 5))
    stroke(g, ring, lineOf(colour), 7)
    stroke(g, ring, mix(colour, '#ffffff', 0.2), 4)
  }
}
