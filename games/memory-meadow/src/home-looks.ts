/** What tells two homes of a kind apart: nothing, a striped cloth with a star, or a dotted one with a heart. Their own colours stay. */
import { OPENING } from './homes.ts'
import type { G } from './pen.ts'
import { drawIcon } from './signs.ts'

type Look = {
  cloth: string
  pattern: string
  line: string
  sign: 'star' | 'heart'
  draw(g: G): void
}

const LOOKS: readonly (Look | null)[] = [
  null,
  {
    cloth: '#fff4dc',
    pattern: '#3f74d8',
    line: '#1f3f86',
    sign: 'star',
    draw(g) {
      for (let x = -44; x < 48; x += 16) g.rect(x, -4, 8, 50)
    },
  },
  {
    cloth: '#e8507a',
    pattern: '#ffe9ee',
    line: '#8a1f46',
    sign: 'heart',
    draw(g) {
      for (const [row, y] of [6, 15, 24, 33].entries())
        for (let x = -42 + (row % 2) * 8; x < 48; x += 16) {
          g.moveTo(x + 3, y)
          g.arc(x, y, 3, 0, 7)
        }
    },
  },
]

/** Hangs over the near edge of the opening. */
export function drawCloth(g: G, look: number): void {
  const worn = LOOKS[look]
  if (!worn) return
  const { cloth, pattern, line } = worn
  g.save()
  g.beginPath()
  traceCloth(g)
  g.fillStyle = cloth
  g.fill()
  g.save()
  g.clip()
  g.fillStyle = pattern
  g.beginPath()
  worn.draw(g)
  g.fill()
  // Folds at both ends.
  g.fillStyle = '#2a1b2e20'
  g.fillRect(-46, -4, 14, 50)
  g.fillRect(32, -4, 14, 50)
  g.restore()
  g.strokeStyle = line
  g.lineWidth = 3
  g.beginPath()
  traceCloth(g)
  g.stroke()
  g.restore()
}

function traceCloth(g: G): void {
  const { rx, ry } = OPENING
  g.ellipse(0, 0, rx, ry, 0, Math.PI, 0, true)
  g.lineTo(rx + 2, 22)
  const scallop = (rx * 2 + 4) / 4
  for (let i = 0; i < 4; i++) {
    const x = rx + 2 - scallop * i
    const [from, to] = [depthAt(i), depthAt(i + 1)]
    g.quadraticCurveTo(x - scallop / 2, Math.max(from, to) + 9, x - scallop, to)
  }
  g.closePath()
}

/** The hem is lower in the middle, where the home bulges. */
const depthAt = (i: number) => 22 + (i === 2 ? 8 : i === 0 || i === 4 ? 0 : 6)

/** A round sign on the cloth, over the snow as well. */
export function drawBadge(g: G, look: number): void {
  const worn = LOOKS[look]
  if (!worn) return
  g.fillStyle = worn.line
  g.beginPath()
  g.arc(0, 23, 14, 0, 7)
  g.fill()
  drawIcon(g, worn.sign, 0, 23, 9.5, '#fff6d8')
}
