/** The title lettering: high-contrast capitals, drawn in a square of 100. */
import { fill } from '../src/art/pen.ts'

type G = CanvasRenderingContext2D
type Letter = { width: number; draw(p: Path2D): void }

const poly = (p: Path2D, ...points: readonly (readonly [number, number])[]) => {
  points.forEach(([x, y], i) => (i ? p.lineTo(x, y) : p.moveTo(x, y)))
  p.closePath()
}
const LETTERS: Record<string, Letter> = {
  A: {
    width: 90,
    draw(p) {
      poly(p, [4, 98], [42, 0], [50, 0], [12, 98])
      poly(p, [36, 0], [52, 0], [90, 98], [64, 98])
      p.rect(22, 63, 42, 6)
      p.rect(-3, 94, 26, 6)
      p.rect(55, 94, 40, 6)
    },
  },
  T: {
    width: 80,
    draw(p) {
      p.rect(29, 0, 22, 100)
      poly(p, [3, 0], [77, 0], [77, 27], [72, 27], [66, 7], [14, 7], [8, 27], [3, 27])
      p.rect(18, 94, 44, 6)
    },
  },
  E: {
    width: 70,
    draw(p) {
      p.rect(10, 0, 21, 100)
      poly(p, [2, 0], [64, 0], [64, 25], [59, 25], [53, 6], [2, 6])
      poly(p, [30, 46], [46, 46], [49, 34], [53, 34], [53, 65], [49, 65], [46, 52], [30, 52])
      poly(p, [2, 94], [54, 94], [62, 72], [67, 72], [66, 100], [2, 100])
    },
  },
  L: {
    width: 66,
    draw(p) {
      p.rect(10, 0, 21, 100)
      p.rect(2, 0, 38, 6)
      poly(p, [2, 94], [50, 94], [58, 68], [63, 68], [62, 100], [2, 100])
    },
  },
  I: {
    width: 42,
    draw(p) {
      p.rect(10, 0, 21, 100)
      p.rect(2, 0, 38, 6)
      p.rect(2, 94, 38, 6)
    },
  },
  R: {
    width: 86,
    draw(p) {
      p.rect(10, 0, 21, 100)
      p.rect(2, 94, 38, 6)
      p.moveTo(2, 0)
      p.lineTo(42, 0)
      p.bezierCurveTo(86, 0, 86, 54, 42, 54)
      p.lineTo(30, 54)
      p.lineTo(30, 48)
      p.lineTo(38, 48)
      p.bezierCurveTo(62, 48, 62, 6, 38, 6)
      p.lineTo(2, 6)
      p.closePath()
      poly(p, [38, 50], [58, 50], [82, 94], [90, 94], [90, 100], [64, 100])
    },
  },
  N: {
    width: 96,
    draw(p) {
      p.rect(12, 4, 7, 94)
      poly(p, [4, 0], [32, 0], [82, 100], [72, 100], [14, 6], [4, 6])
      p.rect(75, 4, 7, 96)
      p.rect(62, 0, 32, 6)
      p.rect(2, 94, 28, 6)
    },
  },
  O: {
    width: 100,
    draw(p) {
      p.ellipse(50, 50, 48, 53, 0, 0, Math.PI * 2)
      p.closePath()
      p.ellipse(50, 50, 25, 47, 0, 0, Math.PI * 2, true)
      p.closePath()
    },
  },
  V: {
    width: 90,
    draw(p) {
      poly(p, [2, 0], [30, 0], [54, 76], [48, 100])
      poly(p, [46, 100], [76, 0], [84, 0], [54, 100])
      poly(p, [8, 0], [30, 0], [56, 82], [50, 100], [44, 100])
      p.rect(-4, 0, 42, 6)
      p.rect(64, 0, 32, 6)
    },
  },
}
const GAP = 9

export const widthOf = (text: string, size: number, gap = GAP) =>
  ([...text].reduce((sum, letter) => sum + LETTERS[letter]!.width + gap, -gap) * size) / 100
type Lettering = { x: number; y: number; size: number; gap?: number }

/** A line with its middle at x and its feet at y. */
export function drawLine(g: G, text: string, { x, y, size, gap = GAP }: Lettering, ink: string): void {
  const whole = new Path2D()
  let left = 0
  for (const letter of text) {
    const { width, draw } = LETTERS[letter]!
    const one = new Path2D()
    draw(one)
    whole.addPath(one, new DOMMatrix().translate(left, 0))
    left += width + gap
  }
  g.save()
  g.translate(x - widthOf(text, size, gap) / 2, y - size)
  g.scale(size / 100, size / 100)
  g.lineJoin = 'round'
  g.strokeStyle = g.fillStyle = ink
  g.lineWidth = 24
  g.save()
  g.translate(0, 7)
  g.stroke(whole)
  g.restore()
  g.stroke(whole)
  const shine = g.createLinearGradient(0, 0, 0, 100)
  shine.addColorStop(0, '#fffdf4')
  shine.addColorStop(0.5, '#ffeccb')
  shine.addColorStop(1, '#f9c489')
  g.strokeStyle = g.fillStyle = shine
  g.lineWidth = 3.4
  g.stroke(whole)
  fill(g, whole)
  g.restore()
}
