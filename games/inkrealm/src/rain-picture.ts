/** Drops of free paint as they lie on the sheet: pearls of no ink yet. In cells. */
import type { Sight } from './cast.ts'
import type { State } from './state.ts'

type G = CanvasRenderingContext2D
const RADIUS = 0.82
/** From above to below, as light in a drop of oil. */
const SHEEN = [
  ['#fff6c8', 0],
  ['#ffd1ec', 0.35],
  ['#b9a2ff', 0.68],
  ['#58d2ff', 1],
] as const
const GLOW = 'rgba(255,196,40,0.85)'
const SPARK_MS = 1500
let pearl: OffscreenCanvas | null = null
/** Pixels of the kept picture to a radius, and how much of the picture's half a radius is. */
const SHARP = 64
const HALF = 2
const FALL_TICKS = 26
/** Cells around a bubble that are its own. */
const BUBBLE = 2.6
const FALL = 9

/** `fellAt`: the tick of the last rain. */
export function drawRain(
  g: G,
  { rain = [], boons = [], ticks }: Pick<State, 'rain' | 'boons' | 'ticks'>,
  sight: Sight,
  fellAt: number,
  now: number,
  isCalm: boolean,
): void {
  rain.forEach(({ x, y }, i) => {
    if (x < sight.left - 1 || x > sight.right + 1 || y < sight.top - FALL || y > sight.bottom + 1) return
    // Under a bubble it is not seen: two gifts would look like one.
    if (boons.some((boon) => Math.hypot(boon.x - x, boon.y - y) < BUBBLE)) return
    // One after the other they come down.
    const t = isCalm ? 1 : Math.max(0, Math.min(1, (ticks - fellAt - i * 4) / FALL_TICKS))
    const sway = isCalm ? 0 : Math.sin(now / 260 + x) * 0.16
    const shine = isCalm ? 0.5 : ((now + i * 430) % SPARK_MS) / SPARK_MS
    drawPearl(g, x + 0.5, y + 0.5 - FALL * (1 - t * t) + sway, RADIUS * (0.4 + 0.6 * t), t, shine)
  })
}

/** Painted once: a glow, a drop of all colours, a glint. */
function paintPearl(): OffscreenCanvas {
  const side = SHARP * HALF * 2
  const canvas = new OffscreenCanvas(side, side)
  const g = canvas.getContext('2d')!
  g.scale(SHARP, SHARP)
  g.translate(HALF, HALF)
  const glow = g.createRadialGradient(0, 0, 0.6, 0, 0, HALF)
  glow.addColorStop(0, GLOW)
  glow.addColorStop(1, 'rgba(255,214,84,0)')
  g.fillStyle = glow
  g.fillRect(-HALF, -HALF, HALF * 2, HALF * 2)
  // A halo that is seen on paper and on every ink.
  g.strokeStyle = 'rgba(255,255,255,0.9)'
  g.lineWidth = 0.16
  g.beginPath()
  g.arc(0, 0.05, 1.62, 0, 7)
  g.stroke()
  g.lineJoin = 'round'
  g.beginPath()
  g.moveTo(0, -1.5)
  g.quadraticCurveTo(1, -0.3, 1, 0.2)
  g.arc(0, 0.2, 1, 0, Math.PI)
  g.quadraticCurveTo(-1, -0.3, 0, -1.5)
  g.closePath()
  g.lineWidth = 0.42
  g.strokeStyle = '#3d1a80'
  g.stroke()
  const body = g.createLinearGradient(-0.6, -1.2, 0.6, 1.2)
  for (const [tone, at] of SHEEN) body.addColorStop(at, tone)
  g.fillStyle = body
  g.fill()
  g.fillStyle = '#ffffff'
  g.beginPath()
  g.ellipse(-0.38, -0.1, 0.2, 0.36, 0.35, 0, 7)
  g.fill()
  g.lineCap = 'round'
  g.lineWidth = 0.16
  g.strokeStyle = 'rgba(255,255,255,0.85)'
  g.beginPath()
  g.arc(0, 0.2, 0.7, 0.2, 1.2)
  g.stroke()
  return canvas
}

/** A star with four points, that comes and goes. */
function drawSpark(g: G, x: number, y: number, r: number): void {
  if (r < 0.05) return
  g.fillStyle = '#ffffff'
  g.strokeStyle = '#e09a00'
  g.lineWidth = 0.07
  g.beginPath()
  for (let i = 0; i < 8; i++) {
    const far = i % 2 ? r * 0.26 : r
    g.lineTo(x + Math.cos((i * Math.PI) / 4) * far, y + Math.sin((i * Math.PI) / 4) * far)
  }
  g.closePath()
  g.stroke()
  g.fill()
}

/** `shine`: where in its sparkle it is, 0 to 1. */
export function drawPearl(g: G, x: number, y: number, r: number, landed: number, shine: number): void {
  g.fillStyle = 'rgba(40,15,60,0.34)'
  g.beginPath()
  g.ellipse(x + 0.1, y + r * 1.2 * landed + r * 0.12, r * 0.92, r * 0.36, 0, 0, 7)
  g.fill()
  const half = HALF * r
  g.drawImage((pearl ??= paintPearl()), x - half, y - half, half * 2, half * 2)
  drawSpark(g, x + r * 0.75, y - r * 0.95, Math.sin(shine * Math.PI) * 0.62 * r)
}
