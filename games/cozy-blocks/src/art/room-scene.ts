/** The room as one image: collected things, and a reserved place for the next one. */
import { drawLight } from '../ui/menu-elements.ts'
import { drawCat } from './cat.ts'
import { ROOM } from './palette.ts'
import { drawThing } from './thing-art.ts'
import type { ThingId } from '../view/things.ts'

type Pen = CanvasRenderingContext2D
export const SCENE = { w: 400, h: 190 }
/** Feet and size of each place: on the mantel, then on the floor. */
const PLACES = [
  [206, 88, 50],
  [258, 88, 50],
  [310, 88, 50],
  [362, 88, 50],
  [40, 172, 66],
  [238, 174, 48],
  [298, 177, 48],
  [358, 174, 48],
] as const

export function paintScene(g: Pen, out: readonly ThingId[], waiting: readonly ThingId[]): void {
  const { w, h } = SCENE
  const wall = g.createLinearGradient(0, 0, w, h)
  wall.addColorStop(0, '#e39a63')
  wall.addColorStop(0.5, '#b8685f')
  wall.addColorStop(1, '#7d4468')
  g.fillStyle = wall
  g.fillRect(0, 0, w, h)
  g.fillStyle = 'rgba(255,226,180,.1)'
  for (let x = 0; x < w; x += 40) g.fillRect(x, 0, 20, h)
  g.fillStyle = '#8a5136'
  g.fillRect(0, h - 44, w, 44)
  g.fillStyle = '#a9683f'
  g.fillRect(0, h - 44, w, 5)
  paintNightWindow(g)
  paintRug(g)
  g.fillStyle = ROOM.woodDark
  g.fillRect(180, 90, 212, 7)
  g.fillStyle = ROOM.woodLight
  g.fillRect(178, 86, 216, 7)
  // The newest stand there, then what will come, then empty places.
  const shown = out.slice(-PLACES.length)
  PLACES.forEach(([x, y, size], i) => {
    const id = shown[i]
    const next = waiting[i - shown.length]
    if (id) return drawThing(g, id, x, y, size)
    if (next) drawLight(g, next, x, y, size * 0.92)
    reservePlace(g, x, y, size)
  })
  drawCat(
    g,
    { x: 92, y: 112, w: 116, h: 68 },
    { breath: 0, awake: out.length > 0 ? 1 : 0, twitch: 0, hop: 0, look: { x: 0.6, y: -0.4 } },
  )
}

/** A dashed line where something will stand. */
function reservePlace(g: Pen, x: number, y: number, size: number): void {
  g.strokeStyle = 'rgba(255,240,205,.75)'
  g.lineWidth = 2
  g.setLineDash([5, 5])
  g.beginPath()
  g.roundRect(x - size * 0.4, y - size * 0.86, size * 0.8, size * 0.84, 10)
  g.stroke()
  g.setLineDash([])
}

function paintNightWindow(g: Pen): void {
  g.fillStyle = ROOM.woodDark
  g.beginPath()
  g.roundRect(44, 16, 108, 86, [40, 40, 6, 6])
  g.fill()
  const night = g.createLinearGradient(0, 20, 0, 100)
  night.addColorStop(0, ROOM.nightTop)
  night.addColorStop(1, ROOM.nightLow)
  g.fillStyle = night
  g.beginPath()
  g.roundRect(51, 23, 94, 72, [34, 34, 2, 2])
  g.fill()
  g.fillStyle = ROOM.moon
  g.beginPath()
  g.arc(116, 50, 16, 0, 7)
  g.fill()
  g.fillStyle = '#fff'
  for (const [x, y] of [
    [66, 52],
    [80, 38],
    [92, 72],
    [70, 80],
    [132, 84],
  ] as const)
    g.fillRect(x, y, 2.4, 2.4)
  g.fillStyle = ROOM.woodLight
  g.fillRect(96, 23, 5, 72)
  g.fillRect(38, 96, 120, 8)
}

function paintRug(g: Pen): void {
  for (const [grow, colour] of [
    [0, '#d9798c'],
    [-14, '#f3c9a5'],
    [-28, '#c9607b'],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    g.ellipse(200, 172, 170 + grow * 1.6, 20 + grow * 0.4, 0, 0, 7)
    g.fill()
  }
}
