/** An image for each mode. */
import { drawCushion } from '../art/cushion.ts'
import { drawCharmOver } from '../art/charm-art.ts'
import { CAP } from '../rules/charms.ts'
import { paintNight } from '../art/night-paint.ts'
import { FONT, ROOM } from '../art/palette.ts'
import { paintPatch } from '../art/patch.ts'
import { drawThing } from '../art/thing-art.ts'

type Pen = CanvasRenderingContext2D
export const MODE_SIZE = 76

/** The player data that the images show. */
export type ModeNews = { day: number; isDayDone: boolean; solved: readonly number[] }

export function drawMode(g: Pen, mode: string, news: ModeNews): void {
  g.beginPath()
  g.roundRect(0, 0, MODE_SIZE, MODE_SIZE, 16)
  g.clip()
  g.fillStyle =
    mode === 'daily' || mode === 'night' ? ROOM.nightTop : mode === 'puzzle' ? '#f3dcbc' : '#6b3d5c'
  g.fillRect(0, 0, MODE_SIZE, MODE_SIZE)
  if (mode === 'daily') drawNight(g, news)
  else if (mode === 'puzzle') drawPatches(g, news.solved)
  else if (mode === 'night') drawDream(g)
  else if (mode === 'room') drawRoom(g)
  else drawHeap(g)
}

/** Cushions that pile up. */
function drawHeap(g: Pen): void {
  const glow = g.createRadialGradient(10, 0, 0, 10, 0, 90)
  glow.addColorStop(0, 'rgba(255,190,110,.8)')
  glow.addColorStop(1, 'rgba(255,170,90,0)')
  g.fillStyle = glow
  g.fillRect(0, 0, MODE_SIZE, MODE_SIZE)
  for (const [x, y, size, colour, links, mood, charm] of [
    [3, 42, 34, 2, 0, 'asleep', 0],
    [39, 42, 34, 5, 0, 'happy', 0],
    [20, 8, 36, 1, 0, 'asleep', CAP],
  ] as const) {
    g.save()
    g.translate(x, y)
    drawCushion(g, { colour, links, mood, patterns: false }, size)
    drawCharmOver(g, charm, size)
    g.restore()
  }
}

/** Tonight's moon with the date on it, and a tick once it was played. */
function drawNight(g: Pen, { day, isDayDone }: ModeNews): void {
  g.fillStyle = '#fff'
  for (const [x, y] of [
    [10, 14],
    [64, 12],
    [68, 58],
    [9, 60],
    [20, 70],
  ] as const) {
    g.beginPath()
    g.arc(x, y, 1.6, 0, 7)
    g.fill()
  }
  g.fillStyle = ROOM.moon
  g.beginPath()
  g.arc(38, 38, 27, 0, 7)
  g.fill()
  g.fillStyle = ROOM.ink
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.font = `900 32px ${FONT}`
  g.fillText(String(day), 38, 40)
  if (!isDayDone) return
  g.fillStyle = '#4c9a3c'
  g.beginPath()
  g.arc(60, 60, 13, 0, 7)
  g.fill()
  g.strokeStyle = '#fff'
  g.lineWidth = 4
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.beginPath()
  g.moveTo(53, 60)
  g.lineTo(58, 65)
  g.lineTo(67, 55)
  g.stroke()
}

/** A cloud with a sleeping cushion. */
function drawDream(g: Pen): void {
  paintNight(g, 0, MODE_SIZE, true)
  g.fillStyle = '#e9e4ff'
  g.beginPath()
  for (const [x, y, r] of [
    [18, 60, 14],
    [38, 56, 19],
    [58, 61, 14],
  ] as const) {
    g.moveTo(x + r, y)
    g.arc(x, y, r, 0, 7)
  }
  g.fill()
  drawThing(g, 'kitten', 38, 58, 36)
}

/** The last four that were solved; before, four that wait. */
function drawPatches(g: Pen, solved: readonly number[]): void {
  const shown = [...solved, 24, 21, 34, 12].slice(0, 4)
  shown.forEach((number, i) =>
    paintPatch(
      g,
      number,
      { x: 5 + (i % 2) * 34, y: 5 + Math.floor(i / 2) * 34, size: 32 },
      i < solved.length || i === 0,
    ),
  )
}

function drawRoom(g: Pen): void {
  const light = g.createRadialGradient(8, 0, 4, 20, 0, 90)
  light.addColorStop(0, 'rgba(255,200,120,.7)')
  light.addColorStop(1, 'rgba(255,180,110,0)')
  g.fillStyle = light
  g.fillRect(0, 0, MODE_SIZE, MODE_SIZE)
  g.fillStyle = ROOM.woodLight
  g.fillRect(0, 62, MODE_SIZE, 6)
  drawThing(g, 'plant', 20, 63, 40)
  drawThing(g, 'kitten', 52, 63, 44)
}
