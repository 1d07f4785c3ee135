/** Small visitors over the meadow: the butterfly, the demonstrating paw, a new sticker on its way. */
import type { Rect } from '@playhouse/game-kit'
import { stampAnimal } from '../art/animal-sprites.ts'
import { STILL } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import type { Spot } from './layout-types.ts'
import { drawIcon } from '../art/signs.ts'

type ButterflyPlace = { x: number; y: number; scale: number }

/** The butterfly that lets others peek. */
export function drawButterfly(g: G, { x, y, scale }: ButterflyPlace, now: number, calm: boolean): void {
  const flap = calm ? 0.9 : 0.35 + Math.abs(Math.sin(now * 0.011)) * 0.65
  g.save()
  g.translate(x, y)
  g.rotate(0.25)
  g.scale(scale, scale)
  g.lineWidth = 2.4
  g.strokeStyle = '#6a2a78'
  for (const side of [-1, 1]) {
    g.fillStyle = '#c98bff'
    g.beginPath()
    g.ellipse(side * 10 * flap, -7, 10 * flap, 10, side * 0.5, 0, 7)
    g.fill()
    g.stroke()
    g.fillStyle = '#ffb3e6'
    g.beginPath()
    g.ellipse(side * 8 * flap, 6, 7 * flap, 7, side * -0.4, 0, 7)
    g.fill()
    g.stroke()
  }
  g.fillStyle = '#4a2054'
  g.beginPath()
  g.ellipse(0, 0, 2.8, 11, 0, 0, 7)
  g.fill()
  g.beginPath()
  g.moveTo(0, -10)
  g.quadraticCurveTo(-2, -16, -6, -18)
  g.moveTo(0, -10)
  g.quadraticCurveTo(2, -16, 6, -18)
  g.stroke()
  g.restore()
}

/** How far its tip and its wrist lie below the point it shows. */
const PAW_TIP = 22
const PAW_END = PAW_TIP + 66 * 1.15
/** How much of a home's height a paw takes at most. */
const MAX_PAW_SHARE = 0.62

/** What the paw covers while it is pressed least. */
export function boxOfPaw(x: number, y: number, scale: number): Rect {
  const size = scale * 1.15
  return { x: x + 8 * scale - 24 * size, y: y + PAW_TIP * scale, w: 48 * size, h: 66 * size }
}

/** A paw at a home that ends where the home ends: the next one stays in sight. */
export function placePaw({ x, scale, rect }: Spot): { x: number; y: number; scale: number } {
  const max = (rect.h * MAX_PAW_SHARE) / (PAW_END - PAW_TIP)
  const size = Math.min(Math.max(0.7, Math.min(1.2, scale)), max)
  return { x, y: rect.y + rect.h - PAW_END * size, scale: size }
}

/** A paw that shows where to tap. */
export function drawPaw(g: G, x: number, y: number, scale: number, now: number): void {
  const press = Math.max(0, Math.sin(now * 0.005))
  g.save()
  g.translate(x + 8 * scale, y + (PAW_TIP - press * 12) * scale)
  g.scale(scale * 1.15, scale * 1.15)
  g.fillStyle = '#fff8ea'
  g.strokeStyle = '#7a5240'
  g.lineWidth = 4
  g.beginPath()
  g.moveTo(-15, 60)
  g.bezierCurveTo(-26, 26, -24, 0, 0, 0)
  g.bezierCurveTo(24, 0, 26, 26, 15, 60)
  g.quadraticCurveTo(0, 70, -15, 60)
  g.fill()
  g.stroke()
  g.fillStyle = '#ffb0b8'
  for (const [px, py, r] of [
    [0, 24, 9],
    [-12, 12, 4.4],
    [0, 8, 4.8],
    [12, 12, 4.4],
  ] as const) {
    g.beginPath()
    g.arc(px, py, r, 0, 7)
    g.fill()
  }
  g.restore()
}

/** A new sticker flies into the album. */
export function drawFlyingSticker(g: G, animal: number, x: number, y: number, size: number): void {
  g.save()
  g.translate(x, y)
  g.scale(size / 100, size / 100)
  g.fillStyle = '#fff3d6'
  g.strokeStyle = '#ffffff'
  g.lineWidth = 8
  g.beginPath()
  g.roundRect(-52, -52, 104, 104, 22)
  g.fill()
  g.stroke()
  g.clip()
  g.translate(0, 50)
  g.scale(0.85, 0.85)
  stampAnimal(g, animal, { ...STILL, mouth: 0.6 })
  g.restore()
}

/** The request sign: find this pair next for twice the flowers. */
export function drawRequest(g: G, sign: Rect, animal: number, t: number): void {
  const r = sign.h / 2
  const grown = Math.max(0, Math.min(1, t))
  const pop = 1 + 2.7 * (grown - 1) ** 3 + 1.7 * (grown - 1) ** 2
  g.save()
  g.translate(sign.x + r * 1.2, sign.y + r)
  g.scale(pop, pop)
  g.fillStyle = '#fff8e6'
  g.strokeStyle = '#e0607f'
  g.lineWidth = 3
  g.beginPath()
  g.roundRect(-r * 1.2, -r, r * 4, r * 2, r)
  g.fill()
  g.stroke()
  g.save()
  g.beginPath()
  g.arc(0, 0, r * 0.94, 0, 7)
  g.clip()
  g.translate(0, r * 0.95)
  g.scale(r / 62, r / 62)
  stampAnimal(g, animal, STILL)
  g.restore()
  drawIcon(g, 'heart', { x: -r * 0.72, y: -r * 0.72, r: r * 0.34 }, '#f0566f')
  drawIcon(g, 'flower', { x: r * 1.42, y: 0, r: r * 0.42 }, '#ff8fb8')
  g.fillStyle = '#4a2a16'
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.font = `900 ${Math.max(15, r * 0.66)}px 'Meadow Nunito', ui-rounded, system-ui, sans-serif`
  g.fillText('×2', r * 1.86, r * 0.06)
  g.restore()
}
