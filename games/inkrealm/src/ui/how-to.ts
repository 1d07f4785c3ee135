/** "How to play" as small animations, drawn by the game's own drawing code. */
import { LESSONS } from './lessons.ts'
import type { G } from './lessons.ts'

/** Units; and of them to a cell. */
const W = 162
const H = 99
const CELL = 18
const BORDER = 4
/** The frame of each card has an ink of its own. */
const TONES = ['#6d28d9', '#d4500f', '#b81d63', '#1462b4', '#b07a00']

export const HOW_TO = {
  size: { w: W, h: H },
  ms: 3600,
  /** Of a lesson, in calm pictures: what it comes to. */
  still: 0.86,
  drawers: LESSONS.map((draw, i) => (g: G, t: number) => {
    const frame = new Path2D()
    frame.roundRect(BORDER / 2, BORDER / 2, W - BORDER, H - BORDER, 18)
    g.save()
    g.clip(frame)
    g.fillStyle = '#fffaf0'
    g.fillRect(0, 0, W, H)
    drawSquares(g)
    g.save()
    g.scale(CELL, CELL)
    draw(g, t)
    g.restore()
    g.restore()
    g.strokeStyle = TONES[i % TONES.length]!
    g.lineWidth = BORDER
    g.stroke(frame)
  }),
} as const

function drawSquares(g: G): void {
  g.strokeStyle = 'rgba(80,120,140,0.16)'
  g.lineWidth = 1
  g.beginPath()
  for (let x = CELL; x < W; x += CELL) {
    g.moveTo(x, 0)
    g.lineTo(x, H)
  }
  for (let y = CELL; y < H; y += CELL) {
    g.moveTo(0, y)
    g.lineTo(W, y)
  }
  g.stroke()
}
