/** The window: the night behind it, with the moon as a board for the score. */
import { createRng } from '@playhouse/game-kit/rules'
import type { Rect } from '../view/layout-rects.ts'
import { ROOM } from './palette.ts'

/** The score is written into this window's night. */
export function paintWindow(g: CanvasRenderingContext2D, { x, y, w, h }: Rect): void {
  const rim = Math.max(6, Math.min(12, w * 0.05))
  const arch = Math.min(w, h) * 0.34
  g.save()
  g.shadowColor = 'rgba(20,6,26,.6)'
  g.shadowBlur = 18
  g.shadowOffsetY = 6
  g.fillStyle = ROOM.woodDark
  g.beginPath()
  g.roundRect(x, y, w, h, [arch, arch, 10, 10])
  g.fill()
  g.restore()
  const wood = g.createLinearGradient(x, y, x, y + h)
  wood.addColorStop(0, ROOM.woodLight)
  wood.addColorStop(1, ROOM.wood)
  g.fillStyle = wood
  g.beginPath()
  g.roundRect(x + 1.5, y + 1.5, w - 3, h - 3, [arch, arch, 9, 9])
  g.fill()
  const night = g.createLinearGradient(x, y, x, y + h)
  night.addColorStop(0, ROOM.nightTop)
  night.addColorStop(1, ROOM.nightLow)
  g.fillStyle = night
  g.beginPath()
  g.roundRect(x + rim, y + rim, w - rim * 2, h - rim * 2, [arch - rim * 0.6, arch - rim * 0.6, 4, 4])
  g.fill()
  g.save()
  g.clip()
  paintNight(g, { x: x + rim, y: y + rim, w: w - rim * 2, h: h - rim * 2 })
  g.restore()
  g.fillStyle = ROOM.woodLight
  g.beginPath()
  g.roundRect(x - 6, y + h - rim, w + 12, rim + 3, 5)
  g.fill()
  g.fillStyle = ROOM.woodDark
  g.fillRect(x - 2, y + h + 1, w + 4, 2)
}

function paintNight(g: CanvasRenderingContext2D, { x, y, w, h }: Rect): void {
  const random = createRng(21).next
  g.fillStyle = '#fff'
  for (let i = 0; i < 26; i++) {
    g.globalAlpha = 0.25 + random() * 0.5
    const at = random()
    // None behind the words: it would look like an accent.
    const side = at < 0.5 ? at * 0.3 : 1 - (1 - at) * 0.3
    g.beginPath()
    g.arc(x + side * w, y + random() * h * 0.8, 0.6 + random() * 0.9, 0, 7)
    g.fill()
  }
  paintMoon(g, x + w / 2, y + h * 0.5, Math.min(w, h) * 0.44)
  g.fillStyle = 'rgba(20,18,60,.55)'
  g.beginPath()
  g.moveTo(x, y + h)
  g.quadraticCurveTo(x + w * 0.25, y + h * 0.72, x + w * 0.55, y + h * 0.9)
  g.quadraticCurveTo(x + w * 0.8, y + h * 0.74, x + w, y + h * 0.86)
  g.lineTo(x + w, y + h)
  g.fill()
}

/** Large and pale, so that the score stays easy to read on it. */
function paintMoon(g: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  const halo = g.createRadialGradient(x, y, r * 0.8, x, y, r * 1.8)
  halo.addColorStop(0, 'rgba(255,241,196,.22)')
  halo.addColorStop(1, 'rgba(255,241,196,0)')
  g.globalAlpha = 1
  g.fillStyle = halo
  g.fillRect(x - r * 2, y - r * 2, r * 4, r * 4)
  g.globalAlpha = 0.2
  g.fillStyle = ROOM.moon
  g.beginPath()
  g.arc(x, y, r, 0, 7)
  g.fill()
  g.globalAlpha = 0.12
  g.fillStyle = ROOM.nightTop
  for (const [dx, dy, share] of [
    [-0.4, -0.35, 0.2],
    [0.45, 0.1, 0.26],
    [-0.25, 0.5, 0.15],
    [0.3, -0.55, 0.12],
  ] as const) {
    g.beginPath()
    g.arc(x + dx * r, y + dy * r, share * r, 0, 7)
    g.fill()
  }
  g.globalAlpha = 1
}
