/** Wings in pairs. */
import { cloth } from './cloth.ts'
import { alpha, at, blob, dark, ellipse, light, twinkle } from '../pen.ts'
import type { Point } from '../pen.ts'
import { torso } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'
import { BOX, vein } from './wing-shapes.ts'
import type { Draw } from './wing-shapes.ts'

/** One wing for the right, mirrored for the left; drawn from the spine. */
const pair = (rig: Rig, draw: (p: (x: number, y: number) => Point, side: number) => void) => {
  for (const s of [-1, 1]) draw((x, y) => shift(rig, s * x, y), s)
}
const shift = (rig: Rig, x: number, y: number): Point => {
  const c = torso(rig, 0, 320)
  return at(c.x + x * 1.22, c.y + (y - 312) * 1.22)
}
type Feather = { rx: number; ry: number; tx: number; ty: number; w: number }

export const PAIRS = {
  fairy(g, rig, dye) {
    pair(rig, (p) => {
      for (const [shape, a] of [
        [blob([p(10, 300), p(70, 210), p(150, 120), p(196, 130), p(190, 220), p(110, 300)]), 0.8],
        [blob([p(10, 320), p(80, 330), p(150, 380), p(156, 440), p(104, 440), p(40, 380)]), 0.75],
      ] as const) {
        g.save()
        g.globalAlpha *= a
        cloth(g, { shape, box: BOX, dye: { ...dye, fabric: 'sheer' } })
        g.restore()
      }
      for (const [x, y] of [
        [186, 150],
        [150, 140],
        [180, 210],
        [140, 400],
      ] as const)
        vein(g, { from: p(12, 310), bend: p(x * 0.5, y + 40), to: p(x, y) }, alpha(light(dye.b, 0.5), 0.7))
      for (const [x, y, r] of [
        [150, 170, 9],
        [110, 230, 6],
        [120, 400, 8],
      ] as const) {
        const c = p(x, y)
        g.fillStyle = '#ffffffd0'
        g.fill(twinkle(c.x, c.y, r))
      }
    })
  },
  butterfly(g, rig, dye) {
    pair(rig, (p) => {
      const upper = blob([
        p(8, 296),
        p(60, 190),
        p(150, 120),
        p(214, 150),
        p(208, 240),
        p(130, 316),
        p(40, 330),
      ])
      const lower = blob([
        p(10, 330),
        p(90, 326),
        p(156, 360),
        p(160, 430),
        p(110, 470),
        p(70, 430),
        p(30, 390),
      ])
      for (const shape of [lower, upper]) cloth(g, { shape, box: BOX, dye: { ...dye, pattern: 'plain' } })
      for (const [x, y, r] of [
        [150, 190, 34],
        [104, 254, 22],
        [112, 400, 26],
      ] as const) {
        const c = p(x, y)
        g.fillStyle = dye.b
        g.fill(ellipse(c.x, c.y, r, r * 1.1))
        g.fillStyle = light(dye.b, 0.6)
        g.fill(ellipse(c.x - r * 0.14, c.y - r * 0.2, r * 0.45))
      }
      for (const [x, y] of [
        [190, 150],
        [204, 220],
        [140, 300],
        [150, 420],
      ] as const)
        vein(g, { from: p(14, 316), bend: p(x * 0.5, y + 30), to: p(x, y) }, alpha(dark(dye.a, 0.6), 0.6), 5)
      for (const [x, y] of [
        [176, 138],
        [204, 168],
        [210, 206],
        [200, 250],
      ] as const) {
        const c = p(x, y)
        g.fillStyle = '#fff8ea'
        g.fill(ellipse(c.x, c.y, 5))
      }
    })
  },
  angel(g, rig, dye) {
    pair(rig, (p) => {
      const feather = ({ rx, ry, tx, ty, w }: Feather, colour: string) => {
        const [root, tip] = [p(rx, ry), p(tx, ty)]
        const [dx, dy] = [tip.x - root.x, tip.y - root.y]
        const length = Math.hypot(dx, dy) || 1
        const [nx, ny] = [(-dy / length) * w, (dx / length) * w]
        const along = (t: number, k: number) => at(root.x + dx * t + nx * k, root.y + dy * t + ny * k)
        const shape = blob([
          root,
          along(0.35, 0.9),
          along(0.75, 0.95),
          along(0.96, 0.35),
          tip,
          along(0.94, -0.4),
          along(0.7, -0.9),
          along(0.3, -0.8),
        ])
        cloth(g, { shape, box: BOX, dye: { ...dye, a: colour, pattern: 'plain' }, width: 1.8 })
        vein(g, { from: root, bend: along(0.5, 0.1), to: along(0.92, 0) }, alpha(dark(colour, 0.35), 0.5), 2)
      }
      for (let i = 0; i < 9; i++)
        feather(
          {
            rx: 26 + i * 17,
            ry: 236 - Math.sin(i / 3) * 62 + i * 3,
            tx: 74 + i * 20,
            ty: 436 - i * 24,
            w: 13,
          },
          i % 2 ? light(dye.b, 0.2) : dye.b,
        )
      for (let i = 0; i < 8; i++)
        feather(
          { rx: 20 + i * 17, ry: 236 - Math.sin(i / 2.8) * 62, tx: 52 + i * 19, ty: 340 - i * 21, w: 12 },
          dye.a,
        )
      for (let i = 0; i < 7; i++)
        feather(
          { rx: 14 + i * 18, ry: 244 - Math.sin(i / 2.5) * 62, tx: 36 + i * 19, ty: 286 - i * 20, w: 11 },
          light(dye.a, 0.3),
        )
    })
  },
  dragonfly(g, rig, dye) {
    pair(rig, (p) => {
      for (const [shape, tip] of [
        [blob([p(8, 300), p(90, 226), p(200, 176), p(246, 186), p(230, 216), p(120, 284)]), p(240, 190)],
        [blob([p(8, 314), p(100, 290), p(196, 300), p(230, 326), p(200, 344), p(90, 336)]), p(224, 322)],
      ] as const) {
        g.save()
        g.globalAlpha *= 0.85
        cloth(g, { shape, box: BOX, dye: { ...dye, fabric: 'sheer' } })
        g.restore()
        vein(g, { from: p(10, 308), bend: at((p(10, 308).x + tip.x) / 2, tip.y), to: tip }, dye.b, 4)
        g.fillStyle = dye.b
        g.fill(ellipse(tip.x, tip.y, 7, 5))
      }
    })
  },
  bat(g, rig, dye) {
    pair(rig, (p) => {
      const shape = new Path2D()
      const start = p(10, 300)
      shape.moveTo(start.x, start.y)
      for (const [cx, cy, x, y] of [
        [70, 190, 130, 150],
        [180, 150, 226, 200],
        [190, 220, 190, 282],
        [160, 262, 138, 320],
        [110, 292, 84, 350],
        [60, 320, 14, 350],
      ] as const) {
        const [c, e] = [p(cx, cy), p(x, y)]
        shape.quadraticCurveTo(c.x, c.y, e.x, e.y)
      }
      shape.closePath()
      cloth(g, { shape, box: BOX, dye })
      for (const [x, y] of [
        [226, 200],
        [190, 282],
        [138, 320],
      ] as const)
        vein(g, { from: p(130, 152), bend: p((130 + x) / 2 + 8, (152 + y) / 2), to: p(x, y) }, dye.b, 5)
    })
  },
} satisfies Record<string, Draw>
