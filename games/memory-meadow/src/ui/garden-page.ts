/** The garden page: an image that fills with planted objects, residents and keepsakes. */
import type { Rect } from '@playhouse/game-kit'
import type { Album } from './album.ts'
import { drawThing } from '../art/garden-art.ts'
import { SPOTS, THINGS, findThingAt, fitsSpot, getGarden, spotOf } from '../view/garden.ts'
import type { Garden, ThingId } from '../view/garden-state.ts'
import type { GardenSpot, Thing } from '../view/garden.ts'
import { paintLawn } from '../art/garden-lawn.ts'
import { drawGhosts } from '../art/garden-ghosts.ts'
import { drawTray, layOutTray } from './garden-tray.ts'
import { drawResidents } from '../view/garden-residents.ts'
import { drawGardenButterfly, drawWelcome } from '../view/garden-welcome.ts'
import { drawHeading } from './page-heading.ts'
import { box } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { drawIcon } from '../art/signs.ts'
import { texts } from '../texts.ts'

const FONT = "'Meadow Nunito', ui-rounded, system-ui, sans-serif"
/** Things are drawn for a picture of this size. */
const DESIGN = { w: 430, h: 600 }
const MIN_TILE_SIZE = 48
const MAX_FLAGS = 14
const GROW_MS = 700
/** The heading's plate in heights of its letters; smaller on a narrow page. */
const TITLE_W = 10.2
const NARROW = 500

/** The picture, and beside or under it what is on offer. */
export function layOutGarden(w: number, h: number) {
  const room = { w: Math.min(w - 20, 1000), h: Math.min(h - 78, 780) }
  const whole = { x: (w - room.w) / 2, y: Math.max(66, (h - room.h) / 2), ...room }
  const { panel, cards } = layOutTray(whole)
  const zoom = Math.min(panel.w / DESIGN.w, panel.h / DESIGN.h)
  const spots = SPOTS.map(({ x, y }, index) => {
    const side = Math.max(MIN_TILE_SIZE, 76 * zoom)
    const middle = panel.y + y * panel.h - Math.min(side / 2, 34 * zoom)
    return { index, x: panel.x + x * panel.w - side / 2, y: middle - side / 2, w: side, h: side }
  })
  const tiles = [...spots, ...cards.map((card, i) => ({ index: SPOTS.length + i, ...card }))]
  // Inside: over it are the round buttons.
  const cross = { x: panel.x + panel.w - 62, y: panel.y + 10, w: 52, h: 52 }
  return { columns: 1, whole, panel, tiles, cards, cross, zoom }
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
  /** The carried object. */
  held: ThingId | null
  calm: boolean
}

export function drawGarden(drawing: GardenDrawing): void {
  const { g, w, h, now, album, calm, held } = drawing
  const garden = getGarden(album)
  const { panel, whole, cards, zoom, tiles } = layOutGarden(w, h)
  const seconds = calm ? 1.2 : now / 1000
  box(g, whole, '#a8713f', { r: 26 })
  g.save()
  g.beginPath()
  g.roundRect(panel.x, panel.y, panel.w, panel.h, 26)
  g.clip()
  g.drawImage(paintLawn(panel, garden), panel.x, panel.y, panel.w, panel.h)
  drawFlags(g, panel, garden.days, seconds)
  const place = { garden, panel, zoom, seconds }
  const planted = garden.planted
    .map((id) => THINGS.find((thing) => thing.id === id)!)
    .toSorted((a, b) => rank(garden, a) - rank(garden, b))
  if (!held) drawGhosts(g, place)
  for (const thing of planted) drawPlot(drawing, place, thing)
  drawGardenButterfly(g, panel, zoom, now, calm)
  if (garden.planted.length === 0 && !held) drawWelcome(g, panel, zoom, now, calm)
  drawResidents(g, { panel, zoom, album, now, calm }, drawing.poked)
  if (held) for (const tile of tiles) drawFree(g, garden, held, tile, seconds)
  const on = tiles[drawing.cursor]
  if (on && drawing.cursor < SPOTS.length) drawRing(g, on)
  g.restore()
  box(g, whole, '#0000', { r: 26, line: '#8a5a34', width: 6 })
  drawTray({ g, cards, garden, held, cursor: drawing.cursor - SPOTS.length, seconds, calm })
  drawPurse(g, panel, garden.flowers)
  drawTitle(g, panel, `${garden.planted.length} / ${THINGS.length}`)
}

/** Between the purse and the cross. */
function drawTitle(g: G, panel: Rect, count: string): void {
  const isNarrow = panel.w < NARROW
  const size = isNarrow ? 16 : 22
  const wide = size * TITLE_W
  const x = isNarrow ? panel.x + panel.w - 76 - wide / 2 : panel.x + panel.w / 2
  const y = panel.y + 33
  g.fillStyle = '#fff8e6'
  g.strokeStyle = '#8a5a34'
  g.lineWidth = 3
  g.beginPath()
  g.roundRect(x - wide / 2, y - 21, wide, 42, 21)
  g.fill()
  g.stroke()
  drawHeading(g, texts.garden, count, { x, y, size })
}

type Place = { garden: Garden; panel: Rect; zoom: number; seconds: number }
/** The rainbow stands behind all; then from the back to the front. */
const rank = (garden: Garden, { id }: Thing) => (id === 'rainbow' ? -1 : SPOTS[spotOf(garden, id)]!.y)
/** Objects farther away are smaller. */
const depthOf = ({ y, isAloft }: GardenSpot) => (isAloft ? 1 : 0.84 + Math.max(0, y - 0.42) * 0.3)

function drawPlot(
  { g, now, poked, held, calm }: GardenDrawing,
  { garden, panel, zoom, seconds }: Place,
  thing: Thing,
): void {
  const index = spotOf(garden, thing.id)
  const spot = SPOTS[index]!
  const isHeld = held === thing.id
  const t = calm || poked.index !== index ? 1 : Math.min(1, (now - poked.at) / GROW_MS)
  const grown = 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2
  const scale = zoom * thing.size * depthOf(spot) * Math.max(0.01, grown)
  g.save()
  g.translate(panel.x + spot.x * panel.w, panel.y + spot.y * panel.h - (isHeld ? 12 * zoom : 0))
  if (isHeld && !calm) g.rotate(Math.sin(seconds * 9) * 0.05)
  g.scale(scale, scale)
  drawThing(g, thing.id, seconds)
  g.restore()
}

/** Where what is carried could go. */
function drawFree(
  g: G,
  garden: Garden,
  held: ThingId,
  { index, ...tile }: Rect & { index: number },
  seconds: number,
) {
  if (!fitsSpot(held, index) || (spotOf(garden, held) === index && garden.planted.includes(held))) return
  const there = findThingAt(garden, index)
  if (there && !garden.planted.includes(held)) return
  const [x, y] = [tile.x + tile.w / 2, tile.y + tile.h * 0.62]
  const r = tile.w * (0.36 + Math.sin(seconds * 5 + index) * 0.03)
  g.fillStyle = there ? '#ffffff60' : '#fff6a8c0'
  g.strokeStyle = '#b8741a'
  g.lineWidth = 3.5
  g.beginPath()
  g.arc(x, y, r, 0, 7)
  g.fill()
  g.stroke()
  if (there) return
  // A plus: something goes here.
  g.lineWidth = 5
  g.beginPath()
  g.moveTo(x - r * 0.42, y)
  g.lineTo(x + r * 0.42, y)
  g.moveTo(x, y - r * 0.42)
  g.lineTo(x, y + r * 0.42)
  g.stroke()
}

function drawRing(g: G, tile: Rect): void {
  g.strokeStyle = '#d8442f'
  g.lineWidth = 5
  g.beginPath()
  g.arc(tile.x + tile.w / 2, tile.y + tile.h / 2, tile.w / 2, 0, 7)
  g.stroke()
}

/** A flag for each meadow of the day. */
function drawFlags(g: G, { x, y, w }: Rect, days: number, seconds: number): void {
  const count = Math.min(MAX_FLAGS, days)
  if (count === 0) return
  const top = y + 62
  g.strokeStyle = '#6b4426'
  g.lineWidth = 3
  g.beginPath()
  g.moveTo(x, top)
  g.quadraticCurveTo(x + w / 2, top + 34, x + w, top)
  g.stroke()
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / MAX_FLAGS
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
  drawIcon(g, 'flower', { x: panel.x + 35, y: panel.y + 33, r: 13 }, '#ff6f9d')
  g.fillStyle = '#4a2a16'
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.fillText(words, panel.x + 54, panel.y + 34)
}
