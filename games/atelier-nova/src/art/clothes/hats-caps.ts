/** Hats that sit close on the head. */
import { cloth } from './cloth.ts'
import { BOX } from './hat-shapes.ts'
import type { Draw } from './hat-shapes.ts'
import { alpha, at, blob, curve, dark, ellipse, light, lineOf, star, stroke, taper } from '../pen.ts'

export const CAPS = {
  beanie(g, dye, lift) {
    g.save()
    g.translate(0, -lift * 0.7)
    cloth(g, {
      shape: blob([
        at(-62, -40),
        at(-64, -86),
        at(-34, -122),
        at(0, -130),
        at(34, -122),
        at(64, -86),
        at(62, -40),
        at(0, -34),
      ]),
      box: BOX,
      dye: { ...dye, fabric: 'knit' },
    })
    cloth(g, {
      shape: blob([at(-66, -58), at(0, -50), at(66, -58), at(66, -26), at(0, -18), at(-66, -26)]),
      box: BOX,
      dye: { ...dye, pattern: 'plain', fabric: 'knit' },
      isTrim: true,
    })
    for (let i = -5; i <= 5; i++)
      taper(
        g,
        { from: at(i * 12, -52), bend: at(i * 12, -38), to: at(i * 12, -22) },
        2.6,
        alpha(dark(dye.b, 0.6), 0.35),
      )
    for (let i = 0; i < 9; i++) {
      const puff = ellipse(Math.cos(i * 0.7) * 11, -138 + Math.sin(i * 0.7) * 10, 10)
      g.fillStyle = light(dye.b, 0.12 + (i % 3) * 0.14)
      g.fill(puff)
      stroke(g, puff, alpha(lineOf(dye.b), 0.5), 1.5)
    }
    g.restore()
  },
  cap(g, dye, lift) {
    g.save()
    g.translate(0, -lift * 0.6)
    cloth(g, {
      shape: blob([
        at(-62, -44),
        at(-60, -88),
        at(-30, -116),
        at(0, -120),
        at(30, -116),
        at(60, -88),
        at(62, -44),
        at(0, -52),
      ]),
      box: BOX,
      dye,
      seams: [
        curve(new Path2D(), [at(-26, -48), at(-28, -84), at(-4, -120)]),
        curve(new Path2D(), [at(26, -48), at(28, -84), at(4, -120)]),
      ],
    })
    cloth(g, {
      shape: blob([
        at(-54, -56),
        at(0, -68),
        at(54, -56),
        at(72, -34),
        at(40, -30),
        at(0, -40),
        at(-40, -30),
        at(-72, -34),
      ]),
      box: BOX,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
    const badge = star({ x: 0, y: -86, r: 13 })
    g.fillStyle = light(dye.b, 0.15)
    g.fill(badge)
    stroke(g, badge, lineOf(dye.b), 1.8)
    g.restore()
  },
} satisfies Record<string, Draw>
