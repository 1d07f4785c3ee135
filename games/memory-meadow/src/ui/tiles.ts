/** The picture of a meadow on the page of levels: its season and who lives there. */
import { openCanvas } from '@playhouse/game-kit/canvas'
import { drawAnimal } from '../art/animals.ts'
import type { Level } from '../rules/levels.ts'
import { box } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { THEMES } from '../art/themes.ts'

const SIZE = { w: 60, h: 54 }
/** Sharp on every screen. */
const RATIO = 2
const STILL = { blink: 1, lookX: 0, lookY: 0, ear: 0, mouth: 0 }
export const SEASON = 6

/** Who looks over the hill of a tile: first each of the newest animals, then one of those from before; no picture twice in a season. */
export function hostOf({ guests, pool, theme }: Level, level: number): number {
  const step = (level - 1) % SEASON
  if (guests.length === 0) return (level - 1) % pool
  return step < guests.length ? guests[0]! : (theme - 1) * guests.length + step - guests.length
}

/** The season's sky and hill, and who lives there: a shadow until it was met; behind a lock a pale one. */
export function paintTile({ theme: index }: Level, host: number, isKnown: boolean, isOpen: boolean) {
  const [canvas, g] = openCanvas(SIZE.w, SIZE.h, RATIO)
  const theme = THEMES[index]!
  const sky = g.createLinearGradient(0, 0, 0, SIZE.h)
  theme.sky.forEach((colour, i) => sky.addColorStop(i / 2, colour))
  g.fillStyle = sky
  g.fillRect(0, 0, SIZE.w, SIZE.h)
  g.globalAlpha = isOpen ? 1 : 0.4
  g.drawImage(paintHost(host, isKnown, index), 4, 2, 52, 52)
  g.globalAlpha = 1
  const ground = g.createLinearGradient(0, SIZE.h - 14, 0, SIZE.h)
  ground.addColorStop(0, theme.ground[0])
  ground.addColorStop(1, theme.ground[1])
  g.fillStyle = ground
  g.beginPath()
  g.ellipse(SIZE.w / 2, SIZE.h + 26, 62, 34, 0, 0, 7)
  g.fill()
  if (!isOpen) drawLock(g, SIZE.w / 2, SIZE.h - 15)
  return canvas
}

function drawLock(g: G, x: number, y: number): void {
  g.save()
  g.translate(x, y)
  g.scale(0.68, 0.68)
  for (const [colour, width] of [
    ['#4a2a16', 10],
    ['#fff3cf', 5],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = width
    g.beginPath()
    g.arc(0, -6, 8, Math.PI, 0)
    g.lineTo(8, 0)
    g.moveTo(-8, -6)
    g.lineTo(-8, 0)
    g.stroke()
  }
  box(g, { x: -14, y: -3, w: 28, h: 22 }, '#ffd65c', { r: 6, line: '#4a2a16', width: 3 })
  g.fillStyle = '#4a2a16'
  g.beginPath()
  g.arc(0, 8, 3.6, 0, 7)
  g.fill()
  g.restore()
}

function paintHost(animal: number, isKnown: boolean, theme: number): HTMLCanvasElement {
  const [canvas, g] = openCanvas(132, 132)
  g.translate(66, 122)
  g.scale(0.98, 0.98)
  drawAnimal(g, animal, STILL)
  if (isKnown) return canvas
  g.globalCompositeOperation = 'source-atop'
  // A shadow by day, a pale shape by night; its features shimmer through.
  g.fillStyle = THEMES[theme]!.light.isMoon ? '#c8d8ffd8' : '#35505ad8'
  g.fillRect(-80, -140, 160, 160)
  return canvas
}
