/** The notes over the singers. */
import type { G } from './pen.ts'

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

export function drawNote(g: G, x: number, y: number, t: number, step: number, size: number): void {
  if (t < 0 || t > 1) return
  g.save()
  g.translate(x + Math.sin(t * 6) * 7 * size, y - (t * 34 + step * 1.4) * size)
  const pop = size * Math.min(1, 0.5 + t * 5)
  g.scale(pop, pop)
  g.globalAlpha = Math.min(1, (1 - t) * 2)
  paintNote(g, NOTE_COLOURS[(step + 15) % 5]!)
  g.restore()
}
