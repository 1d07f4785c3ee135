/** The little cloud friends ride on, and the notes over the singers. */
import type { G } from './pen.ts'

/** They ride on a little cloud: of most animals there is only the upper half. */
export function drawPuff(g: G): void {
  for (const [colour, more] of [
    ['#9fb6cf', 3],
    ['#ffffff', 0],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    for (const [x, y, r] of [
      [-40, 14, 13],
      [-18, 8, 17],
      [10, 7, 18],
      [36, 13, 14],
      [-4, 20, 15],
      [20, 21, 12],
    ] as const) {
      g.moveTo(x + r + more, y)
      g.arc(x, y, r + more, 0, 7)
    }
    g.fill()
  }
}

/** Notes are of these colours. */
export const NOTE_COLOURS = ['#ffd84d', '#ff9ab8', '#8fe0ff', '#b8f08a', '#d8b3ff']

/** A note, its head at (0, 0). */
export function paintNote(g: G, colour: string): void {
  for (const [fill, width] of [
    ['#2a1b2e', 5],
    [colour, 0],
  ] as const) {
    g.strokeStyle = fill
    g.fillStyle = fill
    g.lineWidth = 3 + width
    g.beginPath()
    g.moveTo(6, 0)
    g.lineTo(6, -20)
    g.quadraticCurveTo(8, -14, 15, -13)
    g.stroke()
    g.beginPath()
    g.ellipse(0, 0, 7 + width / 2, 5.4 + width / 2, -0.3, 0, 7)
    g.fill()
  }
}

export function drawNote(g: G, x: number, y: number, t: number, step: number): void {
  if (t < 0 || t > 1) return
  g.save()
  g.translate(x + Math.sin(t * 6) * 7, y - t * 34 - step * 1.4)
  g.globalAlpha = Math.min(1, (1 - t) * 2)
  paintNote(g, NOTE_COLOURS[(step + 15) % 5]!)
  g.restore()
}
