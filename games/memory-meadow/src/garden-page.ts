/** The garden's page: a picture that fills with what was planted, who came to live there, and keepsakes. */
import type { Rect } from '@playhouse/game-kit'
import type { Album } from './album.ts'
import { drawThing } from './garden-art.ts'
import { THINGS, canPlant, getGarden, listOffered } from './garden.ts'
import type { Garden, Thing } from './garden.ts'
import { paintLawn } from './garden-lawn.ts'
import { drawResidents } from './garden-residents.ts'
import { drawGardenButterfly, drawWelcome } from './garden-welcome.ts'
import { drawHeading } from './heading.ts'
import { createSheet } from './home-sheets.ts'
import type { G } from './pen.ts'
import { drawIcon } from './signs.ts'
import { texts } from './texts.ts'

const FONT = "'Meadow Nunito', ui-rounded, system-ui, sans-serif"
/** Things are drawn for a picture of this size. */
const DESIGN = { w: 430, h: 600 }
const LEAST_TILE = 48
const MOST_FLAGS = 14
const GROW_MS = 700
/** The heading's plate in heights of its letters; smaller on a narrow page. */
const TITLE_W = 9.7
const NARROW = 500

export function layOutGarden(w: number, h: number) {
  const room = { w: Math.min(w - 20, 1000), h: Math.min(h - 78, 780) }
  const panel = { x: (w - room.w) / 2, y: Math.max(66, (h - room.h) / 2), ...room }
  const zoom = Math.min(panel.w / DESIGN.w, panel.h / DESIGN.h)
  const tiles = THINGS.map(({ x, y, size }, index) => {
    const side = Math.max(LEAST_TILE, 84 * zoom * size)
    const middle = panel.y + y * panel.h - Math.min(side / 2, 40 * zoom * size)
    return { index, x: panel.x + x * panel.w - side / 2, y: middle - side / 2, w: side, h: side }
  })
  // Inside: over it are the round buttons.
  const cross = { x: panel.x + panel.w - 62, y: panel.y + 10, w: 52, h: 52 }
  return { columns: 1, panel, tiles, cross, zoom }
}

export type GardenDrawing = {
  g: G
  w: number
  h: number
  now: number
  album: Album
  /** Which thing the cursor is on, or -1. */
  cursor: number
  poked: { index: number; at: number }
  calm: boolean
}

export function drawGarden(drawing: GardenDrawing): void {
  const { g, w, h, now, album, calm } = drawing
  const garden = getGarden(album)
  const { panel, zoom } = layOutGarden(w, h)
  const seconds = calm ? 1.2 : now / 1000
  g.save()
  g.beginPath()
  g.roundRect(panel.x, panel.y, panel.w, panel.h, 26)
  g.fillStyle = '#8a5a34'
  g.fill()
  g.clip()
  g.drawImage(paintLawn(panel, garden), panel.x, panel.y, panel.w, panel.h)
  drawFlags(g, panel, garden.days, seconds)
  const place = { garden, panel, zoom, seconds }
  const offered = listOffered(garden)
  const isSeen = ({ thing: { id } }: Plot) => garden.planted.includes(id) || offered.includes(id)
  for (const plot of PLOTS) (isSeen(plot) ? drawPlot : drawSprout)(drawing, place, plot)
  drawGardenButterfly(g, panel, zoom, now, calm)
  if (garden.planted.length === 0) drawWelcome(g, panel, zoom, now, calm)
  drawResidents(g, { panel, zoom, album, now, calm }, drawing.poked)
  // Prices stand over whoever strolls by.
  for (const plot of PLOTS) if (offered.includes(plot.thing.id)) drawPrice(drawing, place, plot)
  g.restore()
  g.strokeStyle = '#8a5a34'
  g.lineWidth = 6
  g.beginPath()
  g.roundRect(panel.x, panel.y, panel.w, panel.h, 26)
  g.stroke()
  drawPurse(g, panel, garden.flowers)
  drawTitle(g, panel, `${garden.planted.length} / ${THINGS.length}`)
}

/** Between the purse and the cross. */
function drawTitle(g: G, panel: Rect, count: string): void {
  const isNarrow = panel.w < NARROW
  const size = isNarrow ? 16 : 22
  const wide = size * TITLE_W
  const x = isNarrow ? panel.x + panel.w - 68 - wide / 2 : panel.x + panel.w / 2
  const y = panel.y + 33
  g.fillStyle = '#fff8e6'
  g.strokeStyle = '#8a5a34'
  g.lineWidth = 3
  g.beginPath()
  g.roundRect(x - wide / 2, y - 21, wide, 42, 21)
  g.fill()
  g.stroke()
  drawHeading(g, texts.garden, count, x, y, size)
}

type Place = { garden: Garden; panel: Rect; zoom: number; seconds: number }
type Plot = { thing: Thing; index: number }

/** The rainbow stands behind all. */
const rank = ({ id, y }: Thing) => (id === 'rainbow' ? -1 : y)
/** From the back to the front. */
const PLOTS: readonly Plot[] = THINGS.map((thing, index) => ({ thing, index })).toSorted(
  (a, b) => rank(a.thing) - rank(b.thing),
)

function drawPlot(
  { g, now, cursor, poked, calm }: GardenDrawing,
  { garden, panel, zoom, seconds }: Place,
  { thing, index }: Plot,
): void {
  const [x, y] = [panel.x + thing.x * panel.w, panel.y + thing.y * panel.h]
  const scale = zoom * thing.size
  const since = poked.index === index ? now - poked.at : Infinity
  g.save()
  g.translate(x, y)
  if (garden.planted.includes(thing.id)) {
    const t = calm ? 1 : Math.min(1, since / GROW_MS)
    const grown = 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2
    g.scale(scale * Math.max(0.01, grown), scale * Math.max(0.01, grown))
    drawThing(g, thing.id, seconds)
    g.restore()
  } else {
    const ghost = paintGhost(thing, scale)
    g.globalAlpha = 0.42
    g.drawImage(ghost, -GHOST.x * scale, -GHOST.y * scale, GHOST.w * scale, GHOST.h * scale)
    g.globalAlpha = 1
    g.restore()
  }
  if (cursor === index) drawRing(g, panel, zoom, thing)
}

/** Something will grow there one day. */
function drawSprout(
  { g, cursor }: GardenDrawing,
  { panel, zoom, seconds }: Place,
  { thing, index }: Plot,
): void {
  // The sky keeps its secrets.
  const isAloft = thing.y < 0.42
  g.save()
  g.translate(panel.x + thing.x * panel.w, panel.y + thing.y * panel.h)
  g.scale(zoom, zoom)
  if (!isAloft) {
    g.fillStyle = '#8a5a34'
    g.beginPath()
    g.ellipse(0, 0, 17, 6, 0, 0, 7)
    g.fill()
    g.rotate(Math.sin(seconds * 1.4 + index) * 0.06)
    g.strokeStyle = '#3f8038'
    g.fillStyle = '#7fcb58'
    g.lineWidth = 2.4
    for (const side of [-1, 1]) {
      g.beginPath()
      g.moveTo(0, -2)
      g.quadraticCurveTo(side * 4, -17, side * 15, -17)
      g.quadraticCurveTo(side * 13, -5, 0, -2)
      g.fill()
      g.stroke()
    }
  }
  g.restore()
  if (cursor === index) drawRing(g, panel, zoom, thing)
}

function drawRing(g: G, panel: Rect, zoom: number, thing: Thing): void {
  g.strokeStyle = '#d8442f'
  g.lineWidth = 5
  g.beginPath()
  g.arc(
    panel.x + thing.x * panel.w,
    panel.y + thing.y * panel.h - 40 * zoom * thing.size,
    52 * zoom * thing.size,
    0,
    7,
  )
  g.stroke()
}

function drawPrice(
  { g, calm }: GardenDrawing,
  { garden, panel, zoom, seconds }: Place,
  { thing, index }: Plot,
): void {
  g.save()
  g.translate(panel.x + thing.x * panel.w, panel.y + thing.y * panel.h)
  drawTag(g, thing, Math.max(0.86, zoom * thing.size), canPlant(garden, thing), calm ? 0 : seconds + index)
  g.restore()
}

/** What it costs, on a wooden label; it hops where there are flowers enough. */
function drawTag(g: G, { price, id }: Thing, scale: number, isReady: boolean, seconds: number): void {
  const words = String(price)
  const lift = isReady ? Math.abs(Math.sin(seconds * 3)) * 7 : 0
  g.save()
  g.translate(0, (id === 'rainbow' ? -18 : -34) * scale - lift)
  g.scale(scale, scale)
  g.font = `900 19px ${FONT}`
  const priced = 28 + g.measureText(words).width
  g.font = `800 15px ${FONT}`
  const name = texts.things[id]
  const w = Math.max(priced, g.measureText(name).width) + 20
  g.fillStyle = isReady ? '#ffd65c' : '#f4e3bd'
  g.strokeStyle = isReady ? '#b8741a' : '#9a7a4e'
  g.lineWidth = 3
  g.beginPath()
  g.roundRect(-w / 2, -24, w, 48, 13)
  g.fill()
  g.stroke()
  g.fillStyle = '#4a2a16'
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(name, 0, -12)
  drawIcon(g, 'flower', -priced / 2 + 10, 9, 9.5, '#ff6f9d')
  g.fillStyle = '#4a2a16'
  g.textAlign = 'left'
  g.font = `900 19px ${FONT}`
  g.fillText(words, -priced / 2 + 25, 10)
  g.restore()
}

const GHOST = { x: 170, y: 140, w: 340, h: 180 }
const ghosts = new Map<string, HTMLCanvasElement>()
/** Its shape in one colour. */
function paintGhost(thing: Thing, scale: number): HTMLCanvasElement {
  const key = `${thing.id} ${scale.toFixed(2)}`
  const kept = ghosts.get(key)
  if (kept) return kept
  const [canvas, g] = createSheet(GHOST.w, GHOST.h, scale)
  g.translate(GHOST.x, GHOST.y)
  drawThing(g, thing.id, 1.2)
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'source-in'
  g.fillStyle = '#1f5a38'
  g.fillRect(0, 0, canvas.width, canvas.height)
  ghosts.set(key, canvas)
  return canvas
}

/** A flag for each meadow of the day. */
function drawFlags(g: G, { x, y, w }: Rect, days: number, seconds: number): void {
  const count = Math.min(MOST_FLAGS, days)
  if (count === 0) return
  const top = y + 62
  g.strokeStyle = '#6b4426'
  g.lineWidth = 3
  g.beginPath()
  g.moveTo(x, top)
  g.quadraticCurveTo(x + w / 2, top + 34, x + w, top)
  g.stroke()
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / MOST_FLAGS
    const [fx, fy] = [x + w * t, top + 68 * t * (1 - t)]
    const size = Math.min(18, w / 34)
    g.fillStyle = ['#ff7a7a', '#ffd23f', '#6cc4f0', '#8fdc7a', '#d8a3ff'][i % 5]!
    g.beginPath()
    g.moveTo(fx - size * 0.7, fy)
    g.lineTo(fx + size * 0.7, fy)
    g.lineTo(fx + Math.sin(seconds * 2 + i) * 3, fy + size * 1.5)
    g.fill()
  }
}

function drawPurse(g: G, panel: Rect, flowers: number): void {
  const words = String(flowers)
  g.font = `900 24px ${FONT}`
  const w = 58 + g.measureText(words).width
  g.fillStyle = '#fff8e6'
  g.strokeStyle = '#8a5a34'
  g.lineWidth = 3
  g.beginPath()
  g.roundRect(panel.x + 12, panel.y + 12, w, 42, 21)
  g.fill()
  g.stroke()
  drawIcon(g, 'flower', panel.x + 35, panel.y + 33, 13, '#ff6f9d')
  g.fillStyle = '#4a2a16'
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.fillText(words, panel.x + 54, panel.y + 34)
}
