/** The burst of a hard hit: a paper star with rays, for a moment. */
import { ease } from '@playhouse/game-kit'
import { sheet } from './paper.ts'
import type { G } from './paper.ts'

const LASTS_MS = 620
const RAYS = 12

/** Uneven, so that no two rays are alike. */
function star(r: number, inner: number): Path2D {
  const path = new Path2D()
  for (let i = 0; i < RAYS * 2; i++) {
    const angle = (i * Math.PI) / RAYS
    const far = i % 2 ? inner : r * (0.86 + ((i * 7) % 5) * 0.07)
    path.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
  }
  path.closePath()
  return path
}
const OUTER = star(128, 74)
const INNER = star(92, 50)

export type Pow = { x: number; y: number; at: number }

export function drawPow(
  g: G,
  { at }: Pow,
  place: { x: number; y: number },
  now: number,
  calm: boolean,
): void {
  const t = (now - at) / LASTS_MS
  if (t < 0 || t >= 1) return
  const size = calm ? 1 : ease.back(Math.min(1, t / 0.24)) * (1 + t * 0.16)
  g.save()
  g.translate(place.x, place.y)
  g.rotate(calm ? 0 : -0.2 + t * 0.25)
  g.scale(size, size)
  g.globalAlpha = Math.min(1, (1 - t) / 0.4)
  sheet(g, OUTER, '#ff8a4c', 7, { shadow: '#00000038' })
  sheet(g, INNER, '#ffe08a', 0)
  g.strokeStyle = '#3b2b45'
  g.lineWidth = 5
  g.lineCap = 'round'
  for (let i = 0; i < RAYS; i++) {
    const angle = ((i + 0.5) * Math.PI * 2) / RAYS
    const [from, to] = [138 + t * 60, 164 + t * 84]
    g.beginPath()
    g.moveTo(Math.cos(angle) * from, Math.sin(angle) * from)
    g.lineTo(Math.cos(angle) * to, Math.sin(angle) * to)
    g.stroke()
  }
  g.restore()
}
