/** Small icons: of styles, and on buttons. Drawn in a square of 24 around 0 0. */
import { at, blob, curve, ellipse, heart, poly, star, stroke, twinkle, fillOdd } from './pen.ts'
import type { G } from './pen.ts'
import type { Tag } from '../rules/tags.ts'

export const TAG_COLOURS: Record<Tag, string> = {
  cosy: '#b5502f',
  bold: '#c2187a',
  sporty: '#0f7d5f',
  elegant: '#6a2b62',
  magical: '#6a45b8',
  playful: '#b36a00',
  romantic: '#c8324d',
  retro: '#96591a',
  natural: '#4f7a2c',
  mysterious: '#34426e',
}
const moon = () => {
  const path = new Path2D()
  path.arc(0, 0, 9, 0.7, 5.4)
  path.quadraticCurveTo(-4, 0, 6.9, 5.8)
  return path
}
const TAG_SHAPES: Record<Tag, () => Path2D> = {
  cosy: () => blob([at(-9, 2), at(-8, -5), at(0, -8), at(8, -5), at(9, 2), at(5, 8), at(-5, 8)]),
  bold: () => poly([at(3, -11), at(-8, 2), at(-1, 2), at(-4, 11), at(8, -2), at(1, -2)]),
  sporty: () => poly([at(-9, -9), at(1, 0), at(-9, 9), at(-3, 9), at(8, 0), at(-3, -9)]),
  elegant: () => poly([at(0, -10), at(9, -3), at(0, 11), at(-9, -3)]),
  magical: () => twinkle(0, 0, 12),
  playful: () => star({ x: 0, y: 0, r: 11 }, { points: 7, inner: 0.66 }),
  romantic: () => heart(0, 0, 9.4),
  retro: () => {
    const path = ellipse(0, 0, 10)
    path.addPath(ellipse(0, 0, 3.4))
    return path
  },
  natural: () => blob([at(-8, 9), at(-7, -3), at(2, -10), at(10, -10), at(9, -1), at(2, 7)]),
  mysterious: moon,
}
export type IconPlace = { x: number; y: number; size: number }

export function drawTag(g: G, tag: Tag, { x, y, size }: IconPlace, colour = TAG_COLOURS[tag]): void {
  g.save()
  g.translate(x, y)
  g.scale(size / 24, size / 24)
  g.fillStyle = colour
  fillOdd(g, TAG_SHAPES[tag]())
  g.restore()
}

export type IconName =
  | 'undo'
  | 'shuffle'
  | 'pose'
  | 'camera'
  | 'book'
  | 'prev'
  | 'next'
  | 'dye'
  | 'pattern'
  | 'star'
  | 'check'
  | 'back'
  | 'save'
  | 'close'
  | 'plus'
  | 'bin'
  | 'model'
  | 'place'
  | 'mood'
  | 'frame'
  | 'gift'
  | 'skin'
  | 'eye'
  | 'hair'
  | 'wheel'
  | 'wheelHues'
  | 'thumb'
  | 'question'
  | 'heart'
const ICONS: Record<IconName, (g: G, ink: string) => void> = {
  undo(g, ink) {
    stroke(g, curve(new Path2D(), [at(-7, -3), at(2, -5), at(8, 1), at(4, 8), at(-4, 8)]), ink, 3)
    g.fill(poly([at(-11, -3), at(-4, -9), at(-4, 3)]))
  },
  shuffle(g) {
    for (const [x, y, turn] of [
      [-4, -3, -0.2],
      [5, 4, 0.3],
    ] as const) {
      g.save()
      g.translate(x, y)
      g.rotate(turn)
      g.beginPath()
      g.roundRect(-6.4, -6.4, 12.8, 12.8, 3)
      g.fill()
      g.fillStyle = '#fff'
      for (const [dx, dy] of [
        [-2.6, -2.6],
        [2.6, 2.6],
        [0, 0],
      ] as const)
        g.fill(ellipse(dx, dy, 1.3))
      g.restore()
    }
  },
  pose(g, ink) {
    g.fill(ellipse(0, -8, 3.4))
    stroke(g, curve(new Path2D(), [at(-9, -8), at(-5, -2), at(0, -2), at(5, -2), at(9, 3)]), ink, 2.8)
    stroke(g, curve(new Path2D(), [at(0, -3), at(1, 3), at(-5, 11)]), ink, 3)
    stroke(g, curve(new Path2D(), [at(1, 3), at(6, 6), at(6, 11)]), ink, 3)
  },
  camera(g) {
    g.beginPath()
    g.roundRect(-11, -6, 22, 16, 4)
    g.roundRect(-5, -10, 10, 6, 2)
    g.fill()
    g.fillStyle = '#fff'
    g.fill(ellipse(0, 2, 5))
    g.fillStyle = '#6a2b62'
    g.fill(ellipse(0, 2, 2.6))
  },
  book(g) {
    g.fill(blob([at(-11, -8), at(-5, -9), at(0, -6), at(0, 9), at(-5, 7), at(-11, 8)]))
    g.fill(blob([at(11, -8), at(5, -9), at(0, -6), at(0, 9), at(5, 7), at(11, 8)]))
    g.fillStyle = '#fff'
    g.fill(heart(5.6, -0.4, 2.8))
  },
  prev: (g, ink) => stroke(g, curve(new Path2D(), [at(4, -8), at(-5, 0), at(4, 8)], true, 0.05), ink, 3.6),
  next: (g, ink) => stroke(g, curve(new Path2D(), [at(-4, -8), at(5, 0), at(-4, 8)], true, 0.05), ink, 3.6),
  dye(g) {
    g.fill(
      blob([
        at(-10, 1),
        at(-7, -8),
        at(2, -11),
        at(10, -5),
        at(9, 1),
        at(3, 2),
        at(3, 7),
        at(-2, 10),
        at(-8, 7),
      ]),
    )
    for (const [x, y, c] of [
      [-5, -2, '#f7b27a'],
      [-1, -7, '#fff'],
      [5, -5, '#7fd6cf'],
      [-5, 4, '#f28aa0'],
    ] as const) {
      g.fillStyle = c
      g.fill(ellipse(x, y, 2.2))
    }
  },
  pattern(g) {
    for (let i = 0; i < 9; i++)
      if (i % 2 === 0) {
        g.beginPath()
        g.roundRect(-10 + (i % 3) * 7, -10 + Math.floor(i / 3) * 7, 6, 6, 1.4)
        g.fill()
      }
    g.globalAlpha *= 0.45
    for (let i = 0; i < 9; i++) if (i % 2) g.fill(ellipse(-7 + (i % 3) * 7, -7 + Math.floor(i / 3) * 7, 2.4))
  },
  star: (g) => g.fill(star({ x: 0, y: 0, r: 11 })),
  check: (g, ink) => stroke(g, curve(new Path2D(), [at(-8, 0), at(-2, 7), at(9, -7)], true, 0.05), ink, 4),
  back(g, ink) {
    stroke(g, curve(new Path2D(), [at(-7, -2), at(0, -9), at(7, -2)], true, 0.05), ink, 2.6)
    g.fill(blob([at(-8, -1), at(8, -1), at(10, 10), at(-10, 10)]))
  },
  save(g, ink) {
    stroke(g, curve(new Path2D(), [at(0, -10), at(0, -2), at(0, 3)]), ink, 3.4)
    g.fill(poly([at(-6, 0), at(6, 0), at(0, 7)]))
    stroke(g, curve(new Path2D(), [at(-9, 6), at(-9, 10), at(9, 10), at(9, 6)], true, 0.05), ink, 3)
  },
  close(g, ink) {
    stroke(g, curve(new Path2D(), [at(-7, -7), at(7, 7)]), ink, 3.4)
    stroke(g, curve(new Path2D(), [at(7, -7), at(-7, 7)]), ink, 3.4)
  },
  plus(g, ink) {
    stroke(g, curve(new Path2D(), [at(-9, 0), at(9, 0)]), ink, 4)
    stroke(g, curve(new Path2D(), [at(0, -9), at(0, 9)]), ink, 4)
  },
  bin(g, ink) {
    stroke(g, curve(new Path2D(), [at(-9, -7), at(9, -7)]), ink, 3)
    g.fill(poly([at(-7, -4), at(7, -4), at(5, 11), at(-5, 11)]))
  },
  model(g) {
    g.fill(ellipse(0, -5, 5.4, 6))
    g.fill(blob([at(-10, 11), at(-8, 4), at(0, 2), at(8, 4), at(10, 11)]))
  },
  place(g) {
    g.fill(blob([at(-11, 9), at(-5, -2), at(0, 4), at(4, -5), at(11, 9)]))
    g.fill(ellipse(-5, -7, 3))
  },
  mood(g) {
    g.fill(ellipse(0, 0, 10.6))
    g.fillStyle = '#fff'
    for (const s of [-1, 1]) g.fill(ellipse(s * 4, -3, 1.8, 2.4))
    stroke(g, curve(new Path2D(), [at(-5, 3), at(0, 7), at(5, 3)]), '#fff', 2)
  },
  frame(g, ink) {
    const path = new Path2D()
    path.roundRect(-10, -10, 20, 20, 2)
    stroke(g, path, ink, 3.4)
    g.fill(heart(0, 0, 4))
  },
  gift(g, ink) {
    g.beginPath()
    g.roundRect(-9.4, -1, 18.8, 12, 2)
    g.roundRect(-11, -5.4, 22, 5.4, 1.6)
    g.fill()
    stroke(g, curve(new Path2D(), [at(0, -5), at(-7, -11), at(-8, -6), at(0, -5)]), ink, 2.2)
    stroke(g, curve(new Path2D(), [at(0, -5), at(7, -11), at(8, -6), at(0, -5)]), ink, 2.2)
    g.fillStyle = '#f0a93c'
    g.fillRect(-1.9, -5.4, 3.8, 16.4)
  },
  skin(g) {
    g.fill(blob([at(0, -11), at(7, 0), at(6, 8), at(0, 11), at(-6, 8), at(-7, 0)]))
    g.fillStyle = '#f2b48a'
    g.fill(blob([at(0, -4), at(3.6, 3), at(3, 6.4), at(0, 8), at(-3, 6.4), at(-3.6, 3)]))
  },
  eye(g) {
    g.fill(blob([at(-12, 1), at(-6, -6), at(0, -8), at(6, -6), at(12, 1), at(6, 6), at(0, 8), at(-6, 6)]))
    g.fillStyle = '#fff'
    g.fill(ellipse(0, 0, 5))
    g.fillStyle = '#4a1f3e'
    g.fill(ellipse(0, 0, 2.7))
  },
  hair(g, ink) {
    g.beginPath()
    g.roundRect(-11, -8, 22, 7, 3)
    g.fill()
    for (const x of [-8.6, -4.3, 0, 4.3, 8.6]) stroke(g, curve(new Path2D(), [at(x, -3), at(x, 9)]), ink, 2.5)
  },
  wheel(g, ink) {
    stroke(g, ellipse(0, 0, 9.4), ink, 2.8)
    g.fill(heart(0, 0.6, 5))
  },
  wheelHues(g) {
    for (const [x, y, hue] of [
      [0, -5.6, '#e0457b'],
      [-5.2, 4, '#127a7a'],
      [5.2, 4, '#f0a93c'],
    ] as const) {
      g.fillStyle = hue
      g.fill(ellipse(x, y, 5))
    }
  },
  thumb(g) {
    g.fill(blob([at(-3, -1), at(1, -5), at(1.4, -11), at(5, -10.6), at(5.4, -4), at(4.4, 0), at(-1, 3)]))
    g.beginPath()
    g.roundRect(-4, -2, 14, 12, 4.4)
    g.roundRect(-11, -1, 5.4, 11, 2)
    g.fill()
  },
  question(g, ink) {
    stroke(
      g,
      curve(new Path2D(), [at(-5, -5), at(-2, -9.6), at(4, -8.6), at(5, -3.6), at(0.6, 0.4), at(0, 4)]),
      ink,
      3.8,
    )
    g.fill(ellipse(0, 9.4, 2.5))
  },
  heart: (g) => g.fill(heart(0, 0.6, 9)),
}
export function drawIcon(g: G, name: IconName, { x, y, size }: IconPlace, ink: string): void {
  g.save()
  g.translate(x, y)
  g.scale(size / 24, size / 24)
  g.fillStyle = ink
  ICONS[name](g, ink)
  g.restore()
}
