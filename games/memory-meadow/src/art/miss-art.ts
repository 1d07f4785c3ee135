/** A mismatch: lines around a shaken head, and dust when the animals sink. */
import type { G } from './pen.ts'

const INK = '#3b2a3a'
const PAPER = '#fffdf4'

/** Bows beside the head while it shakes, and a drop on the brow; `droop` from 0 to 1. */
export function drawHeadShake(g: G, since: number, droop: number, calm: boolean): void {
  const fade = 1 - droop
  if (fade <= 0) return
  g.save()
  g.globalAlpha = fade
  const swing = calm ? 0 : Math.sin(since * 0.0336) * 5
  for (const [colour, width] of [
    [PAPER, 8],
    [INK, 4],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = width
    g.beginPath()
    for (const side of [-1, 1])
      for (const [x, reach] of [
        [47, 15],
        [58, 10],
      ] as const) {
        g.moveTo(side * x + swing, -54 - reach)
        g.quadraticCurveTo(side * (x + 9) + swing, -54, side * x + swing, -54 + reach)
      }
    g.stroke()
  }
  g.translate(27, -86 + (calm ? 0 : Math.min(1, since / 700) * 10))
  g.fillStyle = '#7fd8ff'
  g.strokeStyle = '#1f5a8a'
  g.lineWidth = 2.6
  g.beginPath()
  g.moveTo(0, -11)
  g.bezierCurveTo(4, -4, 8, -1, 8, 4)
  g.bezierCurveTo(8, 13, -8, 13, -8, 4)
  g.bezierCurveTo(-8, -1, -4, -4, 0, -11)
  g.fill()
  g.stroke()
  g.restore()
}

/** Dust at both ends of the opening; `t` from 0 to 1. */
export function drawDust(g: G, t: number): void {
  if (t <= 0 || t >= 1) return
  g.save()
  g.globalAlpha = Math.min(1, (1 - t) * 1.8)
  for (const [colour, more] of [
    ['#a8885c', 2.4],
    ['#fff3d8', 0],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    for (const side of [-1, 1])
      for (const [x, y, r] of [
        [40, 6, 9],
        [53, 10, 11],
        [64, 5, 7],
      ] as const) {
        const [cx, cy] = [side * (x + t * 18), y - t * 12 * (r / 9)]
        g.moveTo(cx + r, cy)
        g.arc(cx, cy, r * (0.7 + t * 0.5) + more, 0, 7)
      }
    g.fill()
  }
  g.restore()
}
