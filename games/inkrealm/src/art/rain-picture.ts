/** Draws free paint drops on the sheet: round pearls without an ink. In cells. */
import { openSheet } from '@playhouse/game-kit/canvas'
import type { Sight } from '../view/cast.ts'
import type { State } from '../state.ts'
import type { Circle } from './circle.ts'

type G = CanvasRenderingContext2D
const RADIUS = 0.82
/** A pearl's radius in its picture. */
const BALL = 1.16
/** From the light to the shade. */
const LUSTRE = [
  ['#ffffff', 0],
  ['#fff0ea', 0.34],
  ['#ffc9e6', 0.66],
  ['#bfa2f0', 0.9],
  ['#9277d8', 1],
] as const
/** Colours that shimmer in it, and how far out. */
const BANDS = [
  ['rgba(255,170,214,0.6)', 0.56],
  ['rgba(255,226,150,0.62)', 0.76],
  ['rgba(140,235,214,0.66)', 0.96],
  ['rgba(126,178,255,0.6)', 1.16],
] as const
const RIM = '#5b4488'
const GLOW = 'rgba(255,218,110,0.9)'
const SPARK_MS = 1500
let pearl: OffscreenCanvas | null = null
/** Pixels per radius of the cached image, and the radius as a share of half the image. */
const SHARP = 64
const HALF = 2
const FALL_TICKS = 26
/** Cells around a bubble that are its own. */
const BUBBLE = 2.6
const FALL = 9
type RainTime = { fellAt: number; now: number; isCalm: boolean }

/** `fellAt`: the tick of the last rain. */
export function drawRain(
  g: G,
  { rain = [], boons = [], ticks }: Pick<State, 'rain' | 'boons' | 'ticks'>,
  sight: Sight,
  { fellAt, now, isCalm }: RainTime,
): void {
  rain.forEach(({ x, y }, i) => {
    if (x < sight.left - 1 || x > sight.right + 1 || y < sight.top - FALL || y > sight.bottom + 1) return
    // Under a bubble it is not seen: two gifts would look like one.
    if (boons.some((boon) => Math.hypot(boon.x - x, boon.y - y) < BUBBLE)) return
    // One after the other they come down.
    const t = isCalm ? 1 : Math.max(0, Math.min(1, (ticks - fellAt - i * 4) / FALL_TICKS))
    const sway = isCalm ? 0 : Math.sin(now / 260 + x) * 0.16
    const shine = isCalm ? 0.5 : ((now + i * 430) % SPARK_MS) / SPARK_MS
    drawPearl(
      g,
      { x: x + 0.5, y: y + 0.5 - FALL * (1 - t * t) + sway, r: RADIUS * (0.4 + 0.6 * t) },
      t,
      shine,
    )
  })
}

/** Painted once: a soft halo, a round pearl with a pale rim, its lustre, a glint. Nothing else on the sheet is a ball without a face. */
function paintPearl(): OffscreenCanvas {
  const [canvas, g] = openSheet(HALF * 2, HALF * 2, SHARP)
  g.translate(HALF, HALF)
  const glow = g.createRadialGradient(0, 0, BALL * 0.8, 0, 0, HALF)
  glow.addColorStop(0, GLOW)
  glow.addColorStop(1, 'rgba(255,224,130,0)')
  g.fillStyle = glow
  g.fillRect(-HALF, -HALF, HALF * 2, HALF * 2)
  const disc = (x: number, y: number, r: number) => {
    g.beginPath()
    g.arc(x, y, r, 0, 7)
  }
  disc(0, 0, BALL)
  g.lineWidth = 0.3
  g.strokeStyle = RIM
  g.stroke()
  const body = g.createRadialGradient(-0.4, -0.5, 0.1, 0, 0, BALL)
  for (const [tone, at] of LUSTRE) body.addColorStop(at, tone)
  g.fillStyle = body
  g.fill()
  g.save()
  g.clip()
  // Light in thin layers: bands of colour along the shaded side.
  g.lineWidth = 0.22
  for (const [tone, r] of BANDS) {
    g.strokeStyle = tone
    g.beginPath()
    g.arc(-0.12, -0.16, r, 0.1, 1.7)
    g.stroke()
  }
  g.restore()
  g.lineCap = 'round'
  g.lineWidth = 0.1
  g.strokeStyle = 'rgba(255,255,255,0.95)'
  g.beginPath()
  g.arc(0, 0, BALL * 0.87, 0.35, 1.3)
  g.stroke()
  g.fillStyle = '#ffffff'
  g.beginPath()
  g.ellipse(-0.44, -0.5, 0.36, 0.24, -0.75, 0, 7)
  g.fill()
  disc(-0.78, -0.08, 0.09)
  g.fill()
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
export function drawPearl(g: G, { x, y, r }: Circle, landed: number, shine: number): void {
  g.fillStyle = 'rgba(40,15,60,0.34)'
  g.beginPath()
  g.ellipse(x + 0.1, y + r * 1.2 * landed + r * 0.12, r * 0.92, r * 0.36, 0, 0, 7)
  g.fill()
  const half = HALF * r
  g.drawImage((pearl ??= paintPearl()), x - half, y - half, half * 2, half * 2)
  drawSpark(g, x + r * 0.7, y - r * 0.85, Math.sin(shine * Math.PI) * 0.62 * r)
}
