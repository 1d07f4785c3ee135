/** Pictures of what a run brought: a sticker, a keepsake. */
import type { Sticker } from './album.ts'
import { GARLAND_AT, GOLD_AT } from './album.ts'
import { drawSticker } from '../art/sticker-art.ts'
import { openCanvas } from './menu-canvas.ts'

const STICKER = 132
const KEEPSAKE = 48

const TIMES: Record<Sticker, number> = { new: 1, gold: GOLD_AT, garland: GARLAND_AT }

/** An animal's sticker as it is in the album. */
export function paintSticker(animal: number, sticker: Sticker): HTMLCanvasElement {
  const [canvas, g] = openCanvas(STICKER, STICKER)
  const rect = { index: animal, x: 4, y: 4, w: STICKER - 8, h: STICKER - 8 }
  drawSticker(g, rect, { times: TIMES[sticker], poked: { index: -1, at: -1e6 }, now: 900, calm: true })
  return canvas
}

/** A stone of the path, or a flag on its string. */
export function paintKeepsake(keepsake: 'stone' | 'flag'): HTMLCanvasElement {
  const [canvas, g] = openCanvas(KEEPSAKE, KEEPSAKE)
  g.lineWidth = 3
  g.strokeStyle = '#6b4426'
  g.beginPath()
  if (keepsake === 'stone') {
    g.fillStyle = '#d8d2c4'
    g.ellipse(24, 27, 19, 13, -0.1, 0, 7)
    g.fill()
    g.stroke()
    g.fillStyle = '#ffffffa0'
    g.beginPath()
    g.ellipse(18, 22, 7, 3.4, -0.2, 0, 7)
    g.fill()
    return canvas
  }
  g.moveTo(2, 12)
  g.quadraticCurveTo(24, 20, 46, 12)
  g.stroke()
  g.fillStyle = '#ff7a7a'
  g.beginPath()
  g.moveTo(10, 15)
  g.lineTo(38, 15)
  g.lineTo(24, 42)
  g.closePath()
  g.fill()
  g.stroke()
  return canvas
}
