/** Flowers earned by a pair: a number with a dark rim over its home. */
import type { G } from '../art/pen.ts'
import { drawIcon } from '../art/signs.ts'

export type Gain = { x: number; y: number; size: number; flowers: number; at: number }

export const GAIN_MS = 1300
/** How far it goes up. */
export const RISE = 30

export function drawGain(g: G, { x, y, size, flowers, at }: Gain, now: number, calm: boolean): void {
  const t = (now - at) / GAIN_MS
  if (t < 0 || t > 1) return
  const grown = Math.min(1, t / 0.16)
  const pop = calm ? 1 : 1 + 2.7 * (grown - 1) ** 3 + 1.7 * (grown - 1) ** 2
  // It disappears by shrinking: a faded number is unreadable.
  const left = calm ? 1 : Math.min(1, (1 - t) / 0.12)
  const words = `+${flowers}`
  g.save()
  g.translate(x, y - (calm ? 0 : (1 - (1 - t) ** 3) * RISE))
  g.scale(Math.max(0.01, pop * left), Math.max(0.01, pop * left))
  g.font = `900 ${size}px 'Meadow Nunito', ui-rounded, system-ui, sans-serif`
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.lineJoin = 'round'
  const wide = g.measureText(words).width
  const r = size * 0.4
  const start = -(wide + r * 2.3) / 2
  g.strokeStyle = '#3a1c10'
  g.fillStyle = '#fffbe0'
  g.lineWidth = size * 0.34
  g.strokeText(words, start, 0)
  g.fillText(words, start, 0)
  const [fx, fy] = [start + wide + r * 1.3, -size * 0.02]
  drawIcon(g, 'flower', { x: fx, y: fy, r: r * 1.3 }, '#3a1c10')
  drawIcon(g, 'flower', { x: fx, y: fy, r }, '#ff7fae')
  g.restore()
}
