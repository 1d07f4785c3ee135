/** Drops of free paint as they lie on the sheet: pearls of no ink yet. In cells. */
import type { Sight } from './cast.ts'
import type { State } from './state.ts'

type G = CanvasRenderingContext2D
const RADIUS = 0.62
const FALL_TICKS = 26
const FALL = 9

/** `fellAt`: the tick of the last rain. */
export function drawRain(
  g: G,
  { rain = [], ticks }: State,
  sight: Sight,
  fellAt: number,
  now: number,
  isCalm: boolean,
): void {
  rain.forEach(({ x, y }, i) => {
    if (x < sight.left - 1 || x > sight.right + 1 || y < sight.top - FALL || y > sight.bottom + 1) return
    // One after the other they come down.
    const t = isCalm ? 1 : Math.max(0, Math.min(1, (ticks - fellAt - i * 4) / FALL_TICKS))
    const sway = isCalm ? 0 : Math.sin(now / 300 + x) * 0.07
    drawPearl(g, x + 0.5, y + 0.5 - FALL * (1 - t * t) + sway, RADIUS * (0.4 + 0.6 * t), t)
  })
}

function drawPearl(g: G, x: number, y: number, r: number, landed: number): void {
  g.save()
  g.translate(x, y)
  g.fillStyle = 'rgba(40,15,60,0.22)'
  g.beginPath()
  g.ellipse(0.05, r * 1.05 * landed + r * 0.1, r * 0.9, r * 0.34, 0, 0, 7)
  g.fill()
  g.lineJoin = 'round'
  g.lineWidth = 0.26
  g.strokeStyle = '#4b3a78'
  g.fillStyle = '#ffffff'
  g.beginPath()
  g.moveTo(0, -r * 1.5)
  g.quadraticCurveTo(r, -r * 0.3, r, r * 0.2)
  g.arc(0, r * 0.2, r, 0, Math.PI)
  g.quadraticCurveTo(-r, -r * 0.3, 0, -r * 1.5)
  g.closePath()
  g.stroke()
  g.fill()
  g.lineWidth = r * 0.26
  g.lineCap = 'round'
  for (const [tone, at] of [
    ['#ff6fae', 0.2],
    ['#ffc62e', 1.1],
    ['#35b6f0', 2],
  ] as const) {
    g.strokeStyle = tone
    g.beginPath()
    g.arc(0, r * 0.2, r * 0.62, at, at + 0.8)
    g.stroke()
  }
  g.restore()
}
