/** Draws boons on the sheet: a glossy bubble with an icon, and a ring that shows the remaining time. */
import type { Boon, BoonKind, State } from '../state.ts'

type G = CanvasRenderingContext2D
/** Radius, in cells. */
const RADIUS = 1.25
const WHOLE_TICKS = 13 * 60

const LOOKS: Record<BoonKind, { tones: readonly [string, string, string]; path: string; colour: string }> = {
  swift: {
    tones: ['#fff3b0', '#ffc629', '#b87503'],
    path: 'M13.5 1L4 13.6h5.8L8 23 20 9.6h-6.6z',
    colour: '#fff',
  },
  shield: {
    tones: ['#c9f0ff', '#3fa9f5', '#12569c'],
    path: 'M12 1.5c3 2 6 2.8 9 2.9 0 8.600-2.500 14.600-9 18.100C5.500 19 3 13 3 4.400c3-.1 6-.9 9-2.900z',
    colour: '#fff',
  },
  blot: {
    tones: ['#ffc4e6', '#f0459c', '#98124a'],
    path: 'M12 3c1.600 0 1.700 2.600 3.200 3.200s3.200-1.500 4.300-.4-1 2.700-.4 4.200 3.400 1.500 3.400 3.100-2.700 1.700-3.300 3.200 1.500 3.200.4 4.300-2.800-1-4.300-.4-1.500 2.800-3.200 2.800-1.700-2.200-3.200-2.800-3.200 1.500-4.300.4 1-2.800.4-4.300-3-1.600-3-3.200 2.400-1.600 3-3.100-1.500-3.100-.4-4.200 2.800 1 4.300.4S10.400 3 12 3z',
    colour: '#fff',
  },
}
const paths = new Map<BoonKind, Path2D>()

/** In cells. */
export function drawBoons(g: G, { boons = [] }: State, now: number, isCalm: boolean): void {
  for (const boon of boons) {
    const sway = isCalm ? 0 : Math.sin(now / 320 + boon.x) * 0.12
    drawBoon(g, boon, boon.x + 0.5, boon.y + 0.5 + sway)
  }
}

function drawBoon(g: G, { kind, left }: Boon, x: number, y: number): void {
  const age = WHOLE_TICKS - left
  // It pops up, and blinks before it dries.
  const size = RADIUS * Math.min(1, age / 12) * (left < 180 && left % 30 < 8 ? 0.86 : 1)
  if (size <= 0) return
  g.save()
  g.translate(x, y)
  g.fillStyle = 'rgba(40,15,60,0.25)'
  g.beginPath()
  g.ellipse(0.08, size * 0.95, size * 0.8, size * 0.28, 0, 0, 7)
  g.fill()
  drawSign(g, kind, size)
  g.strokeStyle = '#fff8ea'
  g.lineCap = 'round'
  g.lineWidth = 0.3
  g.beginPath()
  g.arc(0, 0, size * 1.16, 0, 7)
  g.stroke()
  g.strokeStyle = LOOKS[kind].tones[2]
  g.lineWidth = 0.17
  g.beginPath()
  g.arc(0, 0, size * 1.16, -Math.PI / 2, -Math.PI / 2 + (Math.PI * 2 * left) / WHOLE_TICKS)
  g.stroke()
  g.restore()
}

/** The bubble with its picture, around the origin. */
export function drawSign(g: G, kind: BoonKind, r: number): void {
  const { tones, path, colour } = LOOKS[kind]
  const shade = g.createRadialGradient(-r * 0.35, -r * 0.45, r * 0.1, 0, 0, r)
  shade.addColorStop(0, tones[0])
  shade.addColorStop(0.6, tones[1])
  shade.addColorStop(1, tones[2])
  g.fillStyle = shade
  g.beginPath()
  g.arc(0, 0, r, 0, 7)
  g.fill()
  const shape = paths.get(kind) ?? new Path2D(path)
  paths.set(kind, shape)
  g.save()
  g.scale(r / 19, r / 19)
  g.translate(-12, -12)
  g.lineJoin = 'round'
  g.lineWidth = 3
  g.strokeStyle = tones[2]
  g.stroke(shape)
  g.fillStyle = colour
  g.fill(shape)
  g.restore()
  g.strokeStyle = 'rgba(255,255,255,0.85)'
  g.lineCap = 'round'
  g.lineWidth = r * 0.12
  g.beginPath()
  g.arc(0, 0, r * 0.8, 3.5, 4.3)
  g.stroke()
}
