/** Bags, and things to carry. Held items hang from the right hand. */
import { cloth } from './cloth.ts'
import type { Box, Dye } from './cloth.ts'
import type { BagCut } from '../../data/cuts.ts'
import { alpha, at, blob, curve, dark, ellipse, light, lineOf, stroke, taper, twinkle } from '../pen.ts'
import type { G } from '../pen.ts'
import { torso } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'

const BOX: Box = { x: -70, y: -30, w: 140, h: 200 }
const cord = (g: G, path: Path2D, colour: string, width = 6) => {
  stroke(g, path, lineOf(colour), width + 3)
  stroke(g, path, colour, width)
}

export function drawBagBack(g: G, rig: Rig, { bag }: BagCut, dye: Dye): void {
  if (bag === 'backpack') {
    const p = (x: number, y: number) => torso(rig, x, y)
    cloth(g, {
      shape: blob([
        p(-76, 270),
        p(-60, 240),
        p(60, 240),
        p(76, 270),
        p(88, 400),
        p(70, 430),
        p(-70, 430),
        p(-88, 400),
      ]),
      box: { x: -100, y: 230, w: 200, h: 210 },
      dye,
    })
  }
}

export function drawBagFront(g: G, rig: Rig, { bag }: BagCut, dye: Dye, hand: () => void): void {
  const p = (x: number, y: number) => torso(rig, x, y)
  if (bag === 'backpack') {
    for (const s of [-1, 1])
      cord(g, curve(new Path2D(), [p(s * 40, 243), p(s * 47, 290), p(s * 54, 350), p(s * 62, 392)]), dye.b, 9)
    return hand()
  }
  if (bag === 'cross') {
    cord(g, curve(new Path2D(), [p(36, 243), p(0, 320), p(-44, 410), p(-58, 446)]), dye.b, 6)
    const c = p(-64, 470)
    g.save()
    g.translate(c.x, c.y)
    g.rotate(0.08)
    cloth(g, {
      shape: blob([at(-38, -30), at(38, -30), at(42, 26), at(30, 36), at(-30, 36), at(-42, 26)]),
      box: BOX,
      dye,
    })
    cloth(g, {
      shape: blob([at(-40, -32), at(40, -32), at(40, -6), at(0, 12), at(-40, -6)]),
      box: BOX,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
    lock(g, 0, 8)
    g.restore()
    return hand()
  }
  const { end } = rig.arms[1]
  const isUp = end.y < rig.arms[1].root.y
  g.save()
  g.translate(end.x + 3, end.y + (isUp ? -24 : 30))
  HELD[bag](g, dye)
  g.restore()
  hand()
}

const lock = (g: G, x: number, y: number) => {
  g.fillStyle = '#f4cf7a'
  g.fill(ellipse(x, y, 5.4))
  stroke(g, ellipse(x, y, 5.4), '#8a5a1c', 1.8)
}
type Held = Exclude<BagCut['bag'], 'backpack' | 'cross'>
const HELD: Record<Held, (g: G, dye: Dye) => void> = {
  tote(g, dye) {
    cord(g, curve(new Path2D(), [at(-24, 44), at(-16, 8), at(0, -2), at(16, 8), at(24, 44)]), dye.b, 6)
    cloth(g, {
      shape: blob([at(-44, 40), at(0, 46), at(44, 40), at(50, 120), at(40, 132), at(-40, 132), at(-50, 120)]),
      box: BOX,
      dye,
      folds: [[at(-20, 50), at(-26, 90), at(-20, 126), 7]],
    })
    lock(g, 0, 58)
  },
  clutch(g, dye) {
    cloth(g, {
      shape: blob([at(-46, 2), at(44, -4), at(50, 34), at(44, 44), at(-44, 48), at(-50, 38)]),
      box: BOX,
      dye,
    })
    cloth(g, {
      shape: blob([at(-46, 0), at(46, -5), at(40, 14), at(0, 30), at(-40, 18)]),
      box: BOX,
      dye: { ...dye, pattern: 'plain' },
      isTrim: true,
    })
    lock(g, 0, 26)
  },
  basket(g, dye) {
    cord(g, curve(new Path2D(), [at(-40, 50), at(-30, 10), at(0, -4), at(30, 10), at(40, 50)]), '#b98650', 7)
    for (const [x, c] of [
      [-24, dye.b],
      [0, light(dye.b, 0.3)],
      [24, dye.b],
    ] as const) {
      for (let i = 0; i < 5; i++) {
        g.fillStyle = i % 2 ? c : light(c, 0.2)
        g.fill(ellipse(x + Math.cos(i * 1.26) * 9, 40 + Math.sin(i * 1.26) * 9, 8))
      }
      g.fillStyle = '#f9d77a'
      g.fill(ellipse(x, 40, 4.4))
    }
    cloth(g, {
      shape: blob([at(-48, 48), at(0, 56), at(48, 48), at(40, 100), at(0, 108), at(-40, 100)]),
      box: BOX,
      dye,
    })
    for (let y = 60; y < 104; y += 11)
      stroke(
        g,
        curve(new Path2D(), [at(-44, y - 6), at(0, y), at(44, y - 6)]),
        alpha(dark(dye.a, 0.5), 0.5),
        2,
      )
    for (let x = -36; x <= 36; x += 12)
      taper(
        g,
        { from: at(x, 54), bend: at(x * 0.96, 78), to: at(x * 0.88, 102) },
        2.6,
        alpha(dark(dye.a, 0.5), 0.45),
      )
  },
  moon(g, dye) {
    cord(g, curve(new Path2D(), [at(-22, 46), at(-14, 12), at(0, 0), at(16, 14), at(30, 40)]), dye.b, 4.4)
    const moon = new Path2D()
    moon.arc(0, 78, 44, -0.62, Math.PI + 0.9)
    moon.quadraticCurveTo(2, 92, 35.8, 52.4)
    cloth(g, { shape: moon, box: BOX, dye: { ...dye, fabric: 'glitter' } })
    g.fillStyle = '#fff'
    g.fill(twinkle(-26, 94, 9))
  },
  books(g, dye) {
    for (const [i, colour] of [dye.a, dye.b, light(dye.a, 0.3)].entries()) {
      const y = 6 + i * 20
      cloth(g, {
        shape: blob([at(-42 + i * 3, y), at(42, y - 2), at(44, y + 16), at(-40 + i * 3, y + 18)]),
        box: BOX,
        dye: { ...dye, a: colour, pattern: 'plain' },
      })
      taper(g, { from: at(-30, y + 13), bend: at(0, y + 13), to: at(40, y + 11) }, 4, '#fff6e4')
    }
    cord(g, curve(new Path2D(), [at(-4, 0), at(-3, 34), at(-4, 66)]), '#8a4a3a', 4)
  },
  umbrella(g, dye) {
    cord(g, curve(new Path2D(), [at(0, -6), at(0, 60), at(0, 190)]), '#7a4c2a', 4)
    cloth(g, {
      shape: blob([
        at(-4, 24),
        at(-22, 52),
        at(-18, 120),
        at(-2, 190),
        at(2, 190),
        at(18, 120),
        at(22, 52),
        at(4, 24),
      ]),
      box: { ...BOX, h: 240 },
      dye,
      folds: [
        [at(-6, 40), at(-12, 100), at(-2, 176), 6],
        [at(8, 40), at(10, 100), at(1, 176), 6],
      ],
    })
    cord(g, curve(new Path2D(), [at(-15, 88), at(0, 94), at(15, 88)]), dye.b, 5)
    cord(g, curve(new Path2D(), [at(0, -4), at(0, -22), at(10, -32), at(20, -24)]), '#b4622f', 6)
  },
  lantern(g, dye) {
    const glow = g.createRadialGradient(0, 74, 4, 0, 74, 74)
    glow.addColorStop(0, alpha('#ffe7a0', 0.85))
    glow.addColorStop(1, alpha('#ffe7a0', 0))
    g.fillStyle = glow
    g.fillRect(-76, 0, 152, 150)
    cord(g, ellipse(0, 22, 15, 20), dye.a, 3.4)
    cloth(g, {
      shape: blob([at(-24, 44), at(24, 44), at(30, 58), at(26, 96), at(-26, 96), at(-30, 58)]),
      box: BOX,
      dye: { ...dye, a: '#ffe9b0', pattern: 'plain' },
    })
    for (const x of [-27, 0, 27])
      taper(g, { from: at(x * 0.9, 44), bend: at(x * 1.08, 70), to: at(x * 0.95, 98) }, 5, dye.a)
    for (const [y, w] of [
      [36, 26],
      [94, 28],
    ] as const)
      cloth(g, {
        shape: blob([at(-w, y), at(w, y), at(w + 3, y + 12), at(-w - 3, y + 12)]),
        box: BOX,
        dye: { ...dye, pattern: 'plain' },
      })
    taper(g, { from: at(0, 88), bend: at(-9, 72), to: at(0, 56) }, 11, '#ff9a3c')
    taper(g, { from: at(0, 88), bend: at(3, 76), to: at(0, 66) }, 6, '#fff3b0')
  },
  bouquet(g, dye) {
    for (const [x, y] of [
      [-20, -38],
      [0, -52],
      [22, -40],
      [-34, -18],
      [34, -20],
    ] as const)
      taper(g, { from: at(0, 34), bend: at(x * 0.5, 0), to: at(x, y) }, 4, '#4f8a55')
    cloth(g, {
      shape: blob([at(-34, -10), at(0, -2), at(34, -10), at(12, 40), at(16, 68), at(-16, 68), at(-12, 40)]),
      box: BOX,
      dye: { ...dye, a: '#fbeedd', pattern: 'plain' },
    })
    for (const [i, [x, y, r]] of (
      [
        [-34, -22, 15],
        [34, -24, 15],
        [-20, -44, 16],
        [22, -46, 16],
        [0, -28, 19],
        [0, -62, 14],
      ] as const
    ).entries()) {
      const colour = i % 2 ? dye.b : dye.a
      for (let k = 0; k < 6; k++) {
        const petal = ellipse(
          x + Math.cos(k * 1.047 + i) * r * 0.58,
          y + Math.sin(k * 1.047 + i) * r * 0.58,
          r * 0.52,
        )
        g.fillStyle = k % 2 ? colour : light(colour, 0.24)
        g.fill(petal)
        stroke(g, petal, alpha(lineOf(colour), 0.55), 1.3)
      }
      g.fillStyle = '#f9d77a'
      g.fill(ellipse(x, y, r * 0.3))
    }
    cord(g, curve(new Path2D(), [at(-13, 40), at(0, 45), at(13, 40)]), dye.a, 5)
  },
}
