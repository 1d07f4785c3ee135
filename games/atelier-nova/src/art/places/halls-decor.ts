/** Wall decorations of a hall, cached for each side of the gate. */
import { alpha, at, blob, curve, ellipse, fill, light, poly, star, stroke, taper, twinkle } from '../pen.ts'
import type { G } from '../pen.ts'

/** One side: from the wall's edge at 0 to the gate at `w`, from the ceiling to `h`, where the crowd begins. */
export type Decor = (g: G, w: number, h: number, next: () => number) => void

const pick = <T>(list: readonly T[], next: () => number): T => list[Math.floor(next() * list.length)]!

export const DECOR = {
  /** Bolts of cloth in bows below the ceiling. */
  swags(g, w, h) {
    for (const [row, colour] of ['#a84a5c', '#e39a5c', '#7c4f9a'].entries()) {
      const y = h * (0.02 + row * 0.15)
      for (let i = 0; i < 3; i++) {
        const [a, b] = [(w * i) / 3 - 4, (w * (i + 1)) / 3 + 4]
        const low = y + h * 0.2
        const shape = new Path2D()
        shape.moveTo(a, y)
        shape.quadraticCurveTo((a + b) / 2, low, b, y)
        shape.lineTo(b, y + h * 0.05)
        shape.quadraticCurveTo((a + b) / 2, low + h * 0.13, a, y + h * 0.05)
        shape.closePath()
        g.fillStyle = alpha(colour, 0.55)
        fill(g, shape)
        const fold = new Path2D()
        fold.moveTo(a, y + h * 0.02)
        fold.quadraticCurveTo((a + b) / 2, low + h * 0.05, b, y + h * 0.02)
        stroke(g, fold, alpha(light(colour, 0.5), 0.4), 3)
      }
    }
    for (let i = 0; i < 4; i++) {
      const x = (w * (i + 0.5)) / 4
      g.fillStyle = alpha('#f2c46a', 0.55)
      g.fillRect(x - 7, h * 0.7, 14, h * 0.16)
      g.fillStyle = alpha(['#7fd0c4', '#e88aa8', '#ffd45e', '#9ab0f0'][i]!, 0.75)
      g.fillRect(x - 10, h * 0.73, 20, h * 0.1)
    }
  },
  /** Houses with lit windows, and a moon. */
  skyline(g, w, h, next) {
    g.fillStyle = alpha('#fff2c8', 0.7)
    g.fill(ellipse(w * 0.3, h * 0.2, Math.min(w, h) * 0.09))
    for (const [back, colour] of [
      [0.62, '#1b2c5c'],
      [0.42, '#131f46'],
    ] as const)
      for (let x = -6; x < w;) {
        const wide = 26 + next() * 30
        const tall = h * (back + (next() - 0.5) * 0.3)
        g.fillStyle = colour
        g.fillRect(x, h - tall, wide - 3, tall)
        if (next() > 0.6) g.fillRect(x + wide / 2 - 1.5, h - tall - 22, 3, 24)
        for (let wy = h - tall + 8; wy < h - 6; wy += 13)
          for (let wx = x + 6; wx < x + wide - 10; wx += 10)
            if (next() > 0.45) {
              g.fillStyle = alpha(pick(['#ffd98a', '#ffb870', '#a0e4ff'], next), 0.8)
              g.fillRect(wx, wy, 4.5, 7)
            }
        x += wide
      }
  },
  /** Vines with leaves and blossoms. */
  vines(g, w, h, next) {
    for (let i = 0; i < 7; i++) {
      const x = (w * (i + 0.5)) / 7
      const end = h * (0.4 + next() * 0.5)
      const sway = (next() - 0.5) * 30
      taper(g, { from: at(x, -6), bend: at(x + sway, end * 0.5), to: at(x - sway * 0.4, end) }, 4, '#3f7a44')
      for (let y = 8; y < end; y += 15) {
        const s = (y / 15) % 2 < 1 ? 1 : -1
        g.fillStyle = pick(['#5fa052', '#7fbf62', '#4c8a4a'], next)
        g.fill(ellipse(x + sway * (y / h) + s * 8, y, 8, 4.4, s * 0.6))
        if (next() > 0.72) {
          const [bx, by] = [x + sway * (y / h) - s * 7, y + 4]
          g.fillStyle = pick(['#f4a0b8', '#ffd98a', '#fff2ee'], next)
          for (let k = 0; k < 5; k++)
            g.fill(ellipse(bx + Math.cos(k * 1.256) * 4.6, by + Math.sin(k * 1.256) * 4.6, 3.4))
          g.fillStyle = '#e8863c'
          g.fill(ellipse(bx, by, 2.6))
        }
      }
    }
  },
  /** Books from the floor to the ceiling. */
  shelves(g, w, h, next) {
    const deep = h / 5
    for (let y = 0; y < h; y += deep) {
      g.fillStyle = '#1d0e0a'
      g.fillRect(-4, y, w + 4, deep)
      for (let x = 0; x < w - 6;) {
        const wide = 7 + next() * 9
        const tall = deep * (0.58 + next() * 0.28)
        g.fillStyle = pick(['#8a3c34', '#3f6b5c', '#b98a4a', '#4a4a7c', '#7a5a86', '#c9a27a'], next)
        g.fillRect(x, y + deep - 8 - tall, wide - 1.5, tall)
        g.fillStyle = alpha('#ffe2b0', 0.5)
        g.fillRect(x, y + deep - 8 - tall * 0.82, wide - 1.5, 2)
        x += next() > 0.92 ? wide + 16 : wide
      }
      g.fillStyle = '#7a4a2a'
      g.fillRect(-4, y + deep - 8, w + 8, 8)
      g.fillStyle = alpha('#ffcf9a', 0.35)
      g.fillRect(-4, y + deep - 8, w + 8, 1.6)
    }
  },
  /** Strings of pennants above the waves. */
  pennants(g, w, h, next) {
    for (let i = 0; i < 5; i++) {
      const wave = new Path2D()
      const y = h * (0.62 + i * 0.09)
      wave.moveTo(-10, y)
      for (let x = -10; x < w + 30; x += 30) wave.quadraticCurveTo(x + 15, y - 11, x + 30, y)
      stroke(g, wave, alpha('#9af0e0', 0.16 + i * 0.05), 5)
    }
    for (let row = 0; row < 3; row++) {
      const y = h * (0.04 + row * 0.17)
      const dip = h * 0.13
      const pointAt = (t: number) => at(t * (w + 8) - 4, y + Math.sin(t * Math.PI) * dip)
      stroke(g, curve(new Path2D(), [0, 0.25, 0.5, 0.75, 1].map(pointAt)), '#fff0d2', 1.6)
      for (let i = 0; i < 8; i++) {
        const [a, b] = [pointAt((i + 0.15) / 8), pointAt((i + 0.85) / 8)]
        g.fillStyle = pick(['#f7886a', '#ffd45e', '#fff6e4', '#54c8c0', '#f2a0b0'], next)
        g.fill(poly([a, b, at((a.x + b.x) / 2, (a.y + b.y) / 2 + 19)]))
      }
    }
  },
  /** Ice from the ceiling, flakes in the air. */
  icicles(g, w, h, next) {
    for (let x = 0; x < w; x += 11) {
      const long = h * (0.08 + next() ** 2 * 0.36)
      g.fillStyle = alpha('#e6f5ff', 0.62)
      g.fill(poly([at(x - 6, 0), at(x + 7, 0), at(x + 1, long)]))
      g.fillStyle = alpha('#ffffff', 0.6)
      g.fill(poly([at(x - 4, 0), at(x - 1, 0), at(x, long * 0.7)]))
    }
    for (let i = 0; i < 16; i++) {
      const [x, y, r] = [next() * w, h * (0.25 + next() * 0.65), 4 + next() * 8]
      for (let k = 0; k < 3; k++) {
        const line = new Path2D()
        const a = (k * Math.PI) / 3
        line.moveTo(x - Math.cos(a) * r, y - Math.sin(a) * r)
        line.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r)
        stroke(g, line, alpha('#ffffff', 0.65), 1.7)
      }
    }
    g.fillStyle = alpha('#dcecff', 0.5)
    g.fill(
      blob([
        at(-20, h + 30),
        at(-10, h * 0.9),
        at(w * 0.4, h * 0.84),
        at(w + 10, h * 0.92),
        at(w + 10, h + 30),
      ]),
    )
  },
  /** Constellations, a ringed planet, a comet. */
  stars(g, w, h, next) {
    for (let i = 0; i < 60; i++) {
      g.fillStyle = alpha(pick(['#ffffff', '#ffd8f4', '#b8e8ff'], next), 0.4 + next() * 0.6)
      const r = next() > 0.85 ? 5 : 1.4
      g.fill(r > 2 ? twinkle(next() * w, next() * h, r) : ellipse(next() * w, next() * h, r))
    }
    const line = Array.from({ length: 5 }, (_, i) => at(w * (0.12 + i * 0.19), h * (0.2 + next() * 0.3)))
    stroke(g, poly([...line, ...line.slice(1, -1).reverse()]), alpha('#ffffff', 0.32), 1.4)
    for (const { x, y } of line) {
      g.fillStyle = '#fff6d8'
      g.fill(star({ x, y, r: 5 }, { points: 5, inner: 0.5 }))
    }
    const [x, y, r] = [w * 0.42, h * 0.7, Math.min(w, h) * 0.12]
    g.fillStyle = '#f29a7a'
    g.fill(ellipse(x, y, r))
    g.fillStyle = alpha('#b04a78', 0.5)
    g.fill(ellipse(x + r * 0.3, y + r * 0.3, r * 0.7))
    stroke(g, ellipse(x, y, r * 1.8, r * 0.42, -0.4), alpha('#ffe2b0', 0.85), 3)
  },
  /** Heavy velvet at both sides, bulbs down the seam. */
  drapes(g, w, h) {
    const folds = Math.max(4, Math.round(w / 26))
    for (let i = 0; i < folds; i++) {
      const x = (w * 0.86 * i) / folds
      const wide = (w * 0.86) / folds
      const tone = g.createLinearGradient(x, 0, x + wide, 0)
      tone.addColorStop(0, '#5a0c1c')
      tone.addColorStop(0.5, '#b8303e')
      tone.addColorStop(1, '#5a0c1c')
      g.fillStyle = tone
      g.fillRect(x, 0, wide + 1, h)
    }
    for (let i = 0; i < 4; i++) {
      const shape = new Path2D()
      const [a, b] = [(w * i) / 4, (w * (i + 1)) / 4]
      shape.moveTo(a, 0)
      shape.lineTo(b, 0)
      shape.lineTo(b, h * 0.08)
      shape.quadraticCurveTo((a + b) / 2, h * 0.26, a, h * 0.08)
      shape.closePath()
      g.fillStyle = '#8e1a2c'
      fill(g, shape)
      stroke(g, shape, '#f2c46a', 2.4)
    }
    for (let y = h * 0.14; y < h; y += 20) {
      g.fillStyle = alpha('#fff0b8', 0.3)
      g.fill(ellipse(w * 0.92, y, 8))
      g.fillStyle = '#fff4d0'
      g.fill(ellipse(w * 0.92, y, 3.4))
    }
  },
} satisfies Record<string, Decor>
