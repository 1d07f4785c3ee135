/** Hats with a crown and a brim, or at least a rim. */
import { drawBow } from '../figure/hair-wraps.ts'
import { cloth } from './cloth.ts'
import type { Dye } from './cloth.ts'
import { BOX, GOLD } from './hat-shapes.ts'
import type { Draw } from './hat-shapes.ts'
import { at, blob, curve, ellipse, fill, light, stroke, taper, twinkle } from '../pen.ts'
import type { G } from '../pen.ts'

type HatBand = { y: number; w: number; h: number; sag: number }

const band = (g: G, { y, w, h, sag }: HatBand, dye: Dye) =>
  cloth(g, {
    shape: blob([
      at(-w, y),
      at(-w * 0.5, y + sag * 0.8),
      at(0, y + sag),
      at(w * 0.5, y + sag * 0.8),
      at(w, y),
      at(w - 2, y + h),
      at(w * 0.5, y + h + sag * 0.8),
      at(0, y + h + sag),
      at(-w * 0.5, y + h + sag * 0.8),
      at(-w + 2, y + h),
    ]),
    box: BOX,
    dye: { ...dye, pattern: 'plain' },
    isTrim: true,
  })
export const BRIMMED = {
  beret(g, dye, lift) {
    g.save()
    g.translate(0, -lift)
    g.rotate(-0.13)
    cloth(g, {
      shape: blob([
        at(-62, -52),
        at(-94, -74),
        at(-82, -112),
        at(-20, -128),
        at(52, -118),
        at(78, -86),
        at(58, -58),
        at(0, -50),
      ]),
      box: BOX,
      dye,
      folds: [
        [at(-70, -76), at(-30, -100), at(10, -122), 8],
        [at(60, -80), at(30, -104), at(0, -122), 6],
      ],
    })
    band(g, { y: -62, w: 60, h: 13, sag: 10 }, dye)
    taper(g, { from: at(-4, -126), bend: at(-8, -138), to: at(-2, -148) }, 7, dye.a)
    g.restore()
  },
  sunhat(g, dye, lift) {
    g.save()
    g.translate(0, -lift)
    cloth(g, {
      shape: blob([
        at(-58, -54),
        at(-56, -100),
        at(-28, -124),
        at(0, -128),
        at(28, -124),
        at(56, -100),
        at(58, -54),
        at(0, -42),
      ]),
      box: BOX,
      dye,
      folds: [[at(-30, -118), at(-46, -90), at(-48, -60), 6]],
    })
    band(g, { y: -72, w: 59, h: 17, sag: 10 }, dye)
    const brim = curve(new Path2D(), [
      at(-134, -44),
      at(-80, -70),
      at(-56, -58),
      at(0, -46),
      at(56, -58),
      at(80, -70),
      at(134, -44),
    ])
    curve(brim, [at(90, -18), at(30, -16), at(0, -14), at(-30, -16), at(-90, -18)], false)
    brim.closePath()
    cloth(g, {
      shape: brim,
      box: BOX,
      dye,
      folds: [
        [at(-90, -58), at(-70, -40), at(-76, -22), 6],
        [at(60, -56), at(80, -40), at(70, -20), 7],
      ],
    })
    drawBow(g, 52, -58, 20, dye.b)
    g.restore()
  },
  bucket(g, dye, lift) {
    g.save()
    g.translate(0, -lift * 0.7)
    cloth(g, {
      shape: blob([
        at(-56, -56),
        at(-50, -108),
        at(-28, -118),
        at(28, -118),
        at(50, -108),
        at(56, -56),
        at(0, -46),
      ]),
      box: BOX,
      dye,
    })
    cloth(g, {
      shape: blob([
        at(-58, -62),
        at(0, -52),
        at(58, -62),
        at(88, -28),
        at(40, -14),
        at(0, -12),
        at(-40, -14),
        at(-88, -28),
      ]),
      box: BOX,
      dye,
      seams: [curve(new Path2D(), [at(-72, -40), at(0, -28), at(72, -40)])],
    })
    g.restore()
  },
  top(g, dye, lift) {
    g.save()
    g.translate(30, -62 - lift)
    g.rotate(0.22)
    cloth(g, {
      shape: blob([
        at(-24, -4),
        at(-27, -52),
        at(-30, -62),
        at(0, -66),
        at(30, -62),
        at(27, -52),
        at(24, -4),
        at(0, 2),
      ]),
      box: BOX,
      dye,
    })
    cloth(g, {
      shape: blob([at(-25, -18), at(0, -12), at(25, -18), at(24, -2), at(0, 4), at(-24, -2)]),
      box: BOX,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
    cloth(g, { shape: ellipse(0, 0, 44, 11), box: BOX, dye: { ...dye, pattern: 'plain' } })
    taper(g, { from: at(22, -14), bend: at(46, -44), to: at(38, -76) }, 9, light(dye.b, 0.2))
    g.restore()
  },
  witch(g, dye, lift) {
    g.save()
    g.translate(0, -lift)
    cloth(g, {
      shape: blob([
        at(-58, -54),
        at(-44, -104),
        at(-20, -160),
        at(30, -192),
        at(56, -178),
        at(34, -166),
        at(30, -130),
        at(48, -98),
        at(58, -54),
        at(0, -42),
      ]),
      box: BOX,
      dye,
      folds: [
        [at(-30, -120), at(0, -112), at(28, -124), 7],
        [at(-14, -156), at(8, -150), at(30, -158), 5],
      ],
    })
    band(g, { y: -74, w: 58, h: 18, sag: 10 }, dye)
    cloth(g, {
      shape: blob([
        at(-118, -52),
        at(-58, -62),
        at(0, -48),
        at(58, -62),
        at(118, -52),
        at(60, -30),
        at(0, -24),
        at(-60, -30),
      ]),
      box: BOX,
      dye,
    })
    const moon = new Path2D()
    moon.arc(0, -60, 13, 0.5, 5.6)
    moon.quadraticCurveTo(-4, -61, 11, -53)
    g.fillStyle = GOLD
    fill(g, moon)
    stroke(g, moon, '#7a4c12', 1.6)
    for (const [x, y, r] of [
      [-22, -108, 8],
      [14, -96, 6],
      [8, -136, 7],
    ] as const) {
      g.fillStyle = dye.b
      g.fill(twinkle(x, y, r))
    }
    g.restore()
  },
  cowboy(g, dye, lift) {
    g.save()
    g.translate(0, -lift)
    cloth(g, {
      shape: blob([
        at(-52, -56),
        at(-50, -108),
        at(-24, -124),
        at(0, -112),
        at(24, -124),
        at(50, -108),
        at(52, -56),
        at(0, -46),
      ]),
      box: BOX,
      dye,
      folds: [[at(0, -112), at(-4, -92), at(0, -76), 8]],
    })
    band(g, { y: -72, w: 53, h: 14, sag: 9 }, dye)
    cloth(g, {
      shape: blob([
        at(-116, -78),
        at(-86, -60),
        at(-50, -56),
        at(0, -44),
        at(50, -56),
        at(86, -60),
        at(116, -78),
        at(92, -38),
        at(40, -24),
        at(0, -20),
        at(-40, -24),
        at(-92, -38),
      ]),
      box: BOX,
      dye,
    })
    g.restore()
  },
} satisfies Record<string, Draw>
