/** Icons of a meadow's twists, beside its number. */
import { openCanvas } from '@playhouse/game-kit/canvas'
import { LESSONS } from '../rules/levels.ts'
import type { Lesson, Level } from '../rules/levels.ts'
import type { G } from '../art/pen.ts'
import { drawIcon } from '../art/signs.ts'

/** With several twists, the first of this list is shown. */
const RANK: readonly Lesson[] = [
  'ear',
  'newcomers',
  'family',
  'echo',
  'whirl',
  'breeze',
  'snow',
  'jar',
  'young',
  'request',
  'butterfly',
  'bell',
]

export function signOf({ kind, twists }: Level, level: number): Lesson | null {
  if (kind === 'listen') return 'ear'
  const lesson = LESSONS[level]
  if (lesson) return lesson
  const all: readonly string[] = twists
  return RANK.find((twist) => all.includes(twist)) ?? null
}

const INK = '#4a2a16'
const BIG = 24
const RATIO = 2

export function paintTwist(sign: Lesson): HTMLCanvasElement {
  const [canvas, g] = openCanvas(BIG, BIG, RATIO)
  canvas.className = 'mm-twist'
  g.translate(BIG / 2, BIG / 2)
  g.lineCap = g.lineJoin = 'round'
  g.fillStyle = g.strokeStyle = INK
  g.lineWidth = 2.2
  g.beginPath()
  DRAWN[sign](g)
  return canvas
}

const head = (g: G, x: number, y: number, r: number) => {
  g.beginPath()
  g.arc(x, y, r, 0, 7)
  for (const side of [-1, 1]) {
    g.moveTo(x + side * r * 0.75 + r * 0.45, y - r * 0.8)
    g.arc(x + side * r * 0.75, y - r * 0.8, r * 0.45, 0, 7)
  }
  g.fill()
}
/** A line that rolls up at its end, as wind is drawn. */
const gust = (g: G, y: number, reach: number, up: number) => {
  g.moveTo(-10, y)
  g.lineTo(reach, y)
  g.arc(reach, y - 3.4 * up, 3.4, (up * Math.PI) / 2, -Math.PI * up, up > 0)
}

const DRAWN: Record<Lesson, (g: G) => void> = {
  ear: (g) => drawIcon(g, 'ear', { x: 0, y: 0, r: 9.5 }, INK),
  young(g) {
    head(g, -4, 2, 6.6)
    head(g, 7.4, 6, 3.8)
  },
  family(g) {
    head(g, 0, -4, 4.8)
    head(g, -6, 6, 4)
    head(g, 6, 6, 4)
  },
  butterfly(g) {
    g.fillStyle = '#7a3fb0'
    for (const side of [-1, 1]) {
      g.beginPath()
      g.ellipse(side * 5.4, -3.6, 5.4, 4.4, side * -0.5, 0, 7)
      g.ellipse(side * 4.2, 5, 3.8, 3.4, side * 0.5, 0, 7)
      g.fill()
    }
    g.lineWidth = 2.6
    g.beginPath()
    g.moveTo(0, -6)
    g.lineTo(0, 8)
    g.stroke()
  },
  lantern(g) {
    g.fillStyle = '#c83c26'
    g.ellipse(0, 1, 8, 7, 0, 0, 7)
    g.fill()
    g.fillStyle = INK
    g.fillRect(-4.5, -9.5, 9, 3.4)
    g.fillRect(-4.5, 7.6, 9, 3.2)
  },
  bell(g) {
    g.fillStyle = '#b8741a'
    g.moveTo(-9, 6)
    g.bezierCurveTo(-4, 2, -8, -9, 0, -9)
    g.bezierCurveTo(8, -9, 4, 2, 9, 6)
    g.fill()
    g.beginPath()
    g.arc(0, 8, 3, 0, 7)
    g.fill()
  },
  request: (g) => drawIcon(g, 'heart', { x: 0, y: 1, r: 9 }, '#d02a58'),
  echo(g) {
    g.arc(-7, 0, 2.6, 0, 7)
    g.fill()
    for (const r of [6.5, 11, 15.5]) {
      g.beginPath()
      g.arc(-7, 0, r, -0.75, 0.75)
      g.stroke()
    }
  },
  breeze(g) {
    gust(g, -1, 4, 1)
    gust(g, 4, 6, -1)
    g.stroke()
  },
  whirl(g) {
    for (let i = 0; i < 3; i++) {
      const turn = i * 2.094
      g.beginPath()
      g.arc(0, 0, 8.4, turn, turn + 1.35)
      g.stroke()
      const [x, y] = [Math.cos(turn + 1.45) * 8.4, Math.sin(turn + 1.45) * 8.4]
      g.beginPath()
      g.arc(x, y, 2.8, 0, 7)
      g.fill()
    }
  },
  jar(g) {
    g.fillStyle = '#e8a800'
    g.arc(0, 3, 4, 0, 7)
    g.fill()
    g.beginPath()
    g.roundRect(-7.4, -5, 14.8, 15, 4)
    g.moveTo(-5.5, -9)
    g.lineTo(5.5, -9)
    g.stroke()
  },
  snow(g) {
    g.strokeStyle = '#1f6aa8'
    for (let i = 0; i < 3; i++) {
      const [x, y] = [Math.cos(i * 1.047 + 0.52) * 10, Math.sin(i * 1.047 + 0.52) * 10]
      g.moveTo(-x, -y)
      g.lineTo(x, y)
    }
    g.stroke()
  },
  newcomers(g) {
    head(g, -4, 2, 6)
    g.lineWidth = 3
    g.beginPath()
    g.moveTo(7, -3)
    g.lineTo(7, 7)
    g.moveTo(2.6 + 0.6, 2)
    g.lineTo(11, 2)
    g.strokeStyle = '#2c7a1e'
    g.stroke()
  },
}
