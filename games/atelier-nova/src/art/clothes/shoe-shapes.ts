/** The shapes of shoes, toes towards us; the shafts of boots are drawn apart. */
import { cloth } from './cloth.ts'
import type { Box, Dye } from './cloth.ts'
import type { ShoeCut } from '../../data/cuts.ts'
import { footShape } from '../figure/limbs.ts'
import { blob, curve, dark, ellipse, lineOf, stroke, taper } from '../pen.ts'
import type { G, Point } from '../pen.ts'
import type { Limb } from '../figure/rig.ts'

type Draw = (g: G, limb: Limb, dye: Dye, f: (x: number, y: number) => Point, box: Box) => void
const SOLE = '#fff4e4'

const vamp = (g: G, limb: Limb, dye: Dye, box: Box, ease = 3) =>
  cloth(g, { shape: footShape(limb, ease), box, dye, folds: [] })
const soleOf = (f: (x: number, y: number) => Point, deep: number, wide = 20): Path2D =>
  blob([
    f(-wide, 44),
    f(-wide + 1, 58),
    f(-10, 64 + deep),
    f(8, 64 + deep),
    f(wide - 2, 58),
    f(wide - 1, 44),
    f(8, 56),
    f(-8, 56),
  ])
const shine = (g: G, f: (x: number, y: number) => Point) =>
  taper(g, { from: f(-10, 30), bend: f(-12, 42), to: f(-7, 52) }, 4, '#ffffff8c')
/** The opening a foot is seen through. */
const opening = (g: G, f: (x: number, y: number) => Point, to: number, line: string) => {
  const hole = curve(new Path2D(), [f(-11, 4), f(-10, to * 0.7), f(0, to), f(10, to * 0.7), f(11, 4)])
  stroke(g, hole, line, 2)
}

export const SHOES: Record<ShoeCut['shoe'], Draw> = {
  sneaker(g, limb, dye, f, box) {
    vamp(g, limb, dye, box, 4.5)
    cloth(g, {
      shape: blob([f(-9, -10), f(9, -10), f(10, 22), f(6, 34), f(-6, 34), f(-10, 22)]),
      box,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
    cloth(g, { shape: soleOf(f, 6), box, dye: { a: SOLE, b: SOLE, pattern: 'plain', fabric: 'matte' } })
    cloth(g, {
      shape: blob([f(-15, 44), f(0, 38), f(14, 44), f(10, 58), f(-10, 58)]),
      box,
      dye: { a: SOLE, b: SOLE, pattern: 'plain', fabric: 'matte' },
    })
  },
  pump(g, _, dye, f, box) {
    cloth(g, {
      shape: blob([
        f(-12, 20),
        f(-18, 34),
        f(-13, 56),
        f(0, 70),
        f(11, 56),
        f(16, 36),
        f(12, 20),
        f(7, 38),
        f(0, 44),
        f(-7, 38),
      ]),
      box,
      dye,
    })
    taper(g, { from: f(-13, 4), bend: f(-14, 16), to: f(-14, 30) }, 4, dye.a)
    taper(g, { from: f(12, 4), bend: f(13, 16), to: f(14, 30) }, 4, dark(dye.a, 0.2))
    shine(g, f)
  },
  boot(g, limb, dye, f, box) {
    vamp(g, limb, dye, box, 4)
    cloth(g, {
      shape: blob([f(-15, 54), f(0, 66), f(13, 54), f(12, 64), f(0, 72), f(-14, 64)]),
      box,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
    shine(g, f)
  },
  sandal(g, _, dye, f, box) {
    cloth(g, {
      shape: blob([f(-19, 40), f(-15, 62), f(0, 68), f(14, 62), f(18, 42), f(12, 58), f(0, 62), f(-12, 58)]),
      box,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
    for (const [y, w] of [
      [4, 12],
      [22, 15],
      [44, 18],
    ] as const)
      cloth(g, {
        shape: blob([f(-w, y - 5), f(0, y - 1), f(w, y - 5), f(w, y + 4), f(0, y + 8), f(-w, y + 4)]),
        box,
        dye,
      })
  },
  flat(g, _, dye, f, box) {
    cloth(g, {
      shape: blob([
        f(-14, 24),
        f(-19, 42),
        f(-13, 58),
        f(0, 64),
        f(12, 58),
        f(17, 42),
        f(13, 24),
        f(9, 40),
        f(0, 46),
        f(-9, 40),
      ]),
      box,
      dye,
    })
    shine(g, f)
  },
  loafer(g, limb, dye, f, box) {
    vamp(g, limb, dye, box, 3)
    cloth(g, {
      shape: blob([f(-13, 26), f(0, 32), f(12, 26), f(12, 38), f(0, 43), f(-13, 38)]),
      box,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
    cloth(g, { shape: soleOf(f, 3, 18), box, dye: { ...dye, a: dark(dye.a, 0.5), pattern: 'plain' } })
    opening(g, f, 24, lineOf(dye.a))
    shine(g, f)
  },
  mary(g, limb, dye, f, box) {
    SHOES.flat(g, limb, dye, f, box)
    cloth(g, {
      shape: blob([f(-13, 12), f(0, 17), f(13, 12), f(13, 20), f(0, 25), f(-13, 20)]),
      box,
      dye: { ...dye, pattern: 'plain' },
    })
    const { x, y } = f(9, 16)
    g.fillStyle = dye.b
    g.fill(ellipse(x, y, 3.6))
    stroke(g, ellipse(x, y, 3.6), lineOf(dye.b), 1.4)
  },
  platform(g, limb, dye, f, box) {
    vamp(g, limb, dye, box, 4)
    cloth(g, {
      shape: blob([
        f(-21, 42),
        f(-20, 66),
        f(-10, 76),
        f(9, 76),
        f(19, 66),
        f(20, 42),
        f(10, 56),
        f(-10, 56),
      ]),
      box,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
    shine(g, f)
  },
  rain(g, limb, dye, f, box) {
    vamp(g, limb, { ...dye, fabric: 'leather' }, box, 6)
    cloth(g, { shape: soleOf(f, 5, 23), box, dye: { ...dye, pattern: 'plain' }, isTrim: true })
    taper(g, { from: f(-12, -60), bend: f(-14, -20), to: f(-12, 30) }, 5, '#ffffff90')
  },
  skate(g, limb, dye, f, box) {
    for (const x of [-12, 0, 11]) {
      const { x: cx, y } = f(x, 72)
      g.fillStyle = dye.b
      g.fill(ellipse(cx, y, 7.6, 8.4))
      stroke(g, ellipse(cx, y, 7.6, 8.4), lineOf(dye.b), 2)
      g.fillStyle = '#fff6ea'
      g.fill(ellipse(cx, y, 2.8))
    }
    SHOES.sneaker(g, limb, dye, f, box)
  },
  slipper(g, limb, dye, f, box) {
    cloth(g, { shape: footShape(limb, 7), box, dye: { ...dye, fabric: 'fur' } })
    for (const s of [-1, 1]) {
      cloth(g, {
        shape: blob([f(s * 5, 28), f(s * 14, 16), f(s * 18, 2), f(s * 12, 0), f(s * 5, 16)]),
        box,
        dye: { ...dye, pattern: 'plain' },
      })
      const { x, y } = f(s * 6, 46)
      g.fillStyle = '#3a1c30'
      g.fill(ellipse(x, y, 2.4))
    }
    const nose = f(0, 52)
    g.fillStyle = dye.b
    g.fill(ellipse(nose.x, nose.y, 3.6, 2.6))
  },
  gladiator(g, limb, dye, f, box) {
    SHOES.sandal(g, limb, dye, f, box)
  },
  winged(g, limb, dye, f, box) {
    vamp(g, limb, dye, box, 3)
    opening(g, f, 20, lineOf(dye.a))
    for (const [i, length] of [34, 27, 19].entries()) {
      const shape = blob([
        f(10, 10 + i * 8),
        f(22, -8 + i * 8),
        f(12 + length, -22 + i * 12),
        f(8 + length, -4 + i * 10),
        f(18, 12 + i * 8),
      ])
      cloth(g, {
        shape,
        box: { ...box, x: box.x - 30, w: 200 },
        dye: { ...dye, pattern: 'plain' },
        isTrim: true,
      })
    }
    shine(g, f)
  },
  cowboy(g, _, dye, f, box) {
    cloth(g, {
      shape: blob([f(-13, -8), f(-18, 30), f(-15, 54), f(0, 76), f(13, 54), f(16, 32), f(12, -8)]),
      box,
      dye,
    })
    cloth(g, {
      shape: blob([f(-13, 52), f(0, 58), f(11, 52), f(6, 68), f(0, 76), f(-7, 68)]),
      box,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
    for (const s of [-1, 1])
      taper(g, { from: f(s * 2, 0), bend: f(s * 13, 16), to: f(s * 3, 40) }, 2.4, dye.b)
    shine(g, f)
  },
  clog(g, _, dye, f, box) {
    cloth(g, {
      shape: soleOf(f, 8, 21),
      box,
      dye: { a: '#c58b5a', b: '#c58b5a', pattern: 'plain', fabric: 'matte' },
    })
    cloth(g, {
      shape: blob([f(-17, 22), f(-19, 44), f(-12, 60), f(0, 64), f(12, 60), f(18, 44), f(15, 22), f(0, 30)]),
      box,
      dye,
    })
    for (const x of [-14, -7, 0, 7, 13]) {
      const p = f(x, 56)
      g.fillStyle = '#f4cf7a'
      g.fill(ellipse(p.x, p.y, 1.8))
    }
  },
}
