/** Laces, bows, buckles and sparks on shoes. */
import type { Dye } from './cloth.ts'
import type { ShoeCut } from '../../data/cuts.ts'
import { alpha, at, blob, ellipse, light, lineOf, star, stroke, taper, twinkle } from '../pen.ts'
import type { G, Point } from '../pen.ts'
import { legWidth, limbEdges } from '../figure/rig.ts'
import type { Limb, Rig } from '../figure/rig.ts'

export type Leg = { rig: Rig; limb: Limb }

export function drawShoeDetails(
  g: G,
  { rig, limb }: Leg,
  { details = [], shaft, shoe }: ShoeCut,
  dye: Dye,
  f: (x: number, y: number) => Point,
): void {
  const top =
    shaft === undefined ? f(0, 0) : limbEdges(limb, shaft, shaft + 0.1, (v) => legWidth(rig, v)).outer[0]!
  if (details.includes('laces'))
    for (const y of shoe === 'sneaker' || shoe === 'skate' ? [-2, 8, 18, 28] : [-54, -40, -26, -12, 2, 16]) {
      taper(g, { from: f(-8, y), bend: f(0, y + 5), to: f(8, y + 6) }, 2.8, '#fffaf2')
      taper(g, { from: f(8, y), bend: f(0, y + 5), to: f(-8, y + 6) }, 2.8, '#fffaf2')
    }
  if (details.includes('bow')) {
    const c = f(0, shoe === 'flat' || shoe === 'pump' ? 46 : 24)
    for (const s of [-1, 1]) {
      const wing = blob([c, at(c.x + s * 12, c.y - 8), at(c.x + s * 15, c.y + 4), at(c.x + s * 8, c.y + 6)])
      g.fillStyle = dye.b
      g.fill(wing)
      stroke(g, wing, lineOf(dye.b), 1.8)
    }
    g.fillStyle = light(dye.b, 0.3)
    g.fill(ellipse(c.x, c.y, 3.2))
  }
  if (details.includes('buckle')) {
    const c = f(0, shoe === 'loafer' ? 35 : 6)
    g.strokeStyle = '#f4cf7a'
    g.lineWidth = 3.2
    g.strokeRect(c.x - 6, c.y - 5, 12, 9)
  }
  if (details.includes('star')) {
    const c = f(4, shaft === undefined ? 44 : -20)
    g.fillStyle = light(dye.b, 0.2)
    g.fill(star({ x: c.x, y: c.y, r: 8.5 }))
    stroke(g, star({ x: c.x, y: c.y, r: 8.5 }), lineOf(dye.b), 1.5)
  }
  if (details.includes('fur'))
    for (let i = -4; i <= 4; i++) {
      const base = shaft === undefined ? f(i * 3.4, 0) : at(limb.end.x + i * 5, top.y + Math.abs(i))
      g.fillStyle = i % 2 ? '#fff6ea' : '#f2e2d2'
      g.fill(ellipse(base.x, base.y, 7.4))
      stroke(g, ellipse(base.x, base.y, 7.4), alpha('#b99a8a', 0.5), 1.2)
    }
  if (details.includes('stripe'))
    for (const k of [-1, 1])
      taper(g, { from: f(k * 12, 14), bend: f(k * 14, 28), to: f(k * 11, 42) }, 4, dye.b)
  if (details.includes('spark'))
    for (const [x, y, r] of [
      [-9, 34, 6],
      [7, 44, 5],
      [-2, 54, 4],
    ] as const) {
      const c = f(x, y)
      g.fillStyle = '#ffffffe0'
      g.fill(twinkle(c.x, c.y, r))
    }
  if (details.includes('flower')) {
    const c = f(0, 42)
    for (let i = 0; i < 5; i++) {
      g.fillStyle = light(dye.b, 0.1)
      g.fill(ellipse(c.x + Math.cos(i * 1.257) * 5.4, c.y + Math.sin(i * 1.257) * 5.4, 4.6))
    }
    g.fillStyle = '#f4cf7a'
    g.fill(ellipse(c.x, c.y, 3.2))
  }
}
