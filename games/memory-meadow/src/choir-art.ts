/** The little cloud friends ride on, and the notes over the singers. */
import { drawAnimal } from './animals.ts'
import type { G } from './pen.ts'

export const FLIGHT_MS = 820
type Point = { x: number; y: number }

/** They ride on a little cloud: of most animals there is only the upper half. */
function drawPuff(g: G): void {
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

/** A friend on the way to its seat. */
export function drawFlight(
  g: G,
  singer: { animal: number; leftAt: number },
  from: Point,
  to: Point & { scale: number },
  now: number,
  calm: boolean,
): void {
  const t = Math.max(0, Math.min(1, (now - singer.leftAt) / FLIGHT_MS))
  const x = from.x + (to.x - from.x) * t
  const arc = Math.sin(t * Math.PI) * Math.min(180, Math.abs(to.y - from.y) * 0.35 + 40)
  const y = from.y + (to.y - from.y) * t - arc
  g.save()
  g.translate(x, y)
  const turn = calm ? 0 : Math.sin(t * Math.PI * 2) * 0.35 * (from.x < to.x ? 1 : -1)
  g.rotate(turn)
  const stretch = calm ? 0 : Math.cos(t * Math.PI) ** 2 * 0.14
  g.scale(to.scale * (1 - stretch), to.scale * (1 + stretch))
  g.beginPath()
  g.rect(-90, -140, 180, 158)
  g.clip()
  drawAnimal(g, singer.animal, { blink: 0, lookX: 0, lookY: 0.6, ear: Math.sin(t * 20), mouth: 0.8 })
  g.restore()
  g.save()
  g.translate(x, y)
  g.rotate(turn)
  g.scale(to.scale, to.scale)
  drawPuff(g)
  g.restore()
}
