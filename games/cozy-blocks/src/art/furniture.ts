/** Furniture under the room's things and the cat, and the lamp beside her. */
import { PLANK } from '../view/layout-rects.ts'
import type { Layout } from '../view/layout-rects.ts'
import { ROOM } from './palette.ts'

/** Feet stand a little within the wood. */
const SINK_ON_PLANK = 3

/** Beside the cat, and lit: its light lies on the wall around it. */
function paintTableLamp(g: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  const glow = g.createRadialGradient(x, y - size * 0.7, 0, x, y - size * 0.7, size * 1.9)
  glow.addColorStop(0, 'rgba(255,214,140,.6)')
  glow.addColorStop(1, 'rgba(255,190,110,0)')
  g.fillStyle = glow
  g.fillRect(x - size * 2, y - size * 2.6, size * 4, size * 2.6)
  g.fillStyle = '#7c4630'
  g.beginPath()
  g.ellipse(x, y - size * 0.06, size * 0.24, size * 0.08, 0, 0, 7)
  g.fill()
  g.fillRect(x - size * 0.045, y - size * 0.5, size * 0.09, size * 0.46)
  const shade = g.createLinearGradient(x, y - size, x, y - size * 0.44)
  shade.addColorStop(0, '#ffd98f')
  shade.addColorStop(1, '#fff1c9')
  g.fillStyle = shade
  g.strokeStyle = '#b0703a'
  g.lineWidth = Math.max(1.5, size * 0.03)
  g.beginPath()
  g.moveTo(x - size * 0.2, y - size)
  g.lineTo(x + size * 0.2, y - size)
  g.lineTo(x + size * 0.4, y - size * 0.44)
  g.lineTo(x - size * 0.4, y - size * 0.44)
  g.closePath()
  g.fill()
  g.stroke()
}

/** What the room's things stand on: along a phone's lower edge, or a shelf on the wall. */
export function paintPlanks(g: CanvasRenderingContext2D, { ledges, portrait, h, w }: Layout): void {
  for (const { x, y, w: wide, plank } of ledges) {
    if (!plank) continue
    const [left, width] = portrait ? [0, w] : [x, wide]
    g.fillStyle = ROOM.woodDark
    g.fillRect(left, y, width, portrait ? h - y : PLANK)
    g.fillStyle = ROOM.woodLight
    g.fillRect(left, y - SINK_ON_PLANK, width, PLANK)
  }
}

/** What the cat lies on where there is no frame under her. */
export function paintShelf(g: CanvasRenderingContext2D, { cat, score }: Layout): void {
  const x = score.x - 4
  const w = score.w + 8
  const y = cat.y + cat.h - 2
  const free = score.x + score.w - cat.x - cat.w
  if (free > 40) paintTableLamp(g, cat.x + cat.w + free * 0.5, y, Math.min(free * 0.95, cat.h * 0.95))
  g.save()
  g.shadowColor = 'rgba(20,6,26,.5)'
  g.shadowBlur = 14
  g.shadowOffsetY = 6
  g.fillStyle = ROOM.woodDark
  g.beginPath()
  g.roundRect(x, y, w, 13, 6)
  g.fill()
  g.restore()
  g.fillStyle = ROOM.woodLight
  g.beginPath()
  g.roundRect(x, y, w, 8, 5)
  g.fill()
}
