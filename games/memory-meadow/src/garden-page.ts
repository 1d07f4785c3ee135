/** The garden's page: a picture that fills with what was planted, who came to live there, and keepsakes. */
import { createRng } from '@playhouse/game-kit'
import type { Rect } from '@playhouse/game-kit'
import type { Album } from './album.ts'
import { drawThing } from './garden-art.ts'
import { THINGS, canPlant, getGarden } from './garden.ts'
import type { Garden, Thing } from './garden.ts'
import { drawResidents } from './garden-residents.ts'
import { createSheet } from './home-sheets.ts'
import type { G } from './pen.ts'
import { paintBlossom, paintTuft } from './plants.ts'
import { drawIcon } from './signs.ts'
import { THEMES } from './themes.ts'

const FONT = "'Meadow Nunito', ui-rounded, system-ui, sans-serif"
/** Things are drawn for a picture of this size. */
const DESIGN = { w: 430, h: 600 }
const LEAST_TILE = 48
const MOST_BLOSSOMS = 260
const MOST_STONES = 12
const MOST_FLAGS = 14
const GROW_MS = 700

export function layOutGarden(w: number, h: number) {
  const room = { w: Math.min(w - 20, 1000), h: Math.min(h - 78, 780) }
  const panel = { x: (w - room.w) / 2, y: Math.max(66, (h - room.h) / 2), ...room }
  const zoom = Math.min(panel.w / DESIGN.w, panel.h / DESIGN.h)
  const tiles = THINGS.map(({ x, y, size }, index) => {
    const side = Math.max(LEAST_TILE, 84 * zoom * size)
    const middle = panel.y + y * panel.h - Math.min(side / 2, 40 * zoom * size)
    return { index, x: panel.x + x * panel.w - side / 2, y: middle - side / 2, w: side, h: side }
  })
  const cross = { x: panel.x + panel.w - 44, y: panel.y - 14, w: 52, h: 52 }
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
  for (const plot of PLOTS) drawPlot(drawing, place, plot)
  drawResidents(g, { panel, zoom, album, now, calm }, drawing.poked)
  // Prices stand over whoever strolls by.
  for (const plot of PLOTS) if (!garden.planted.includes(plot.thing.id)) drawPrice(drawing, place, plot)
  g.restore()
  g.strokeStyle = '#8a5a34'
  g.lineWidth = 6
  g.beginPath()
  g.roundRect(panel.x, panel.y, panel.w, panel.h, 26)
  g.stroke()
  drawPurse(g, panel, garden.flowers)
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
    g.globalAlpha = 0.3
    g.drawImage(ghost, -GHOST.x * scale, -GHOST.y * scale, GHOST.w * scale, GHOST.h * scale)
    g.globalAlpha = 1
    g.restore()
  }
  if (cursor !== index) return
  g.strokeStyle = '#d8442f'
  g.lineWidth = 5
  g.beginPath()
  g.arc(x, y - 40 * scale, 52 * scale, 0, 7)
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
  const w = 40 + g.measureText(words).width
  g.fillStyle = isReady ? '#ffd65c' : '#f4e3bd'
  g.strokeStyle = isReady ? '#b8741a' : '#9a7a4e'
  g.lineWidth = 3
  g.beginPath()
  g.roundRect(-w / 2, -16, w, 32, 12)
  g.fill()
  g.stroke()
  drawIcon(g, 'flower', -w / 2 + 17, 0, 9.5, '#ff6f9d')
  g.fillStyle = '#4a2a16'
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.fillText(words, -w / 2 + 30, 1)
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

let lawn: { key: string; canvas: HTMLCanvasElement } | null = null
/** Sky, hills, grass, the path with a stone for each walk, and a blossom for every few flowers ever won. */
function paintLawn(panel: Rect, { all, walks }: Garden): HTMLCanvasElement {
  const key = [panel.w, panel.h, all, walks].join()
  if (lawn?.key === key) return lawn.canvas
  const [canvas, g] = createSheet(panel.w, panel.h, 2)
  const { w, h } = panel
  const theme = THEMES[0]!
  const fill = (y0: number, y1: number, colours: readonly string[]) => {
    const made = g.createLinearGradient(0, y0, 0, y1)
    colours.forEach((colour, i) => made.addColorStop(i / (colours.length - 1), colour))
    g.fillStyle = made
  }
  fill(0, h * 0.4, theme.sky)
  g.fillRect(0, 0, w, h)
  g.fillStyle = '#fff3b0'
  g.beginPath()
  g.arc(w * 0.82, h * 0.14, Math.min(w, h) * 0.07, 0, 7)
  g.fill()
  for (const [y, lift, colour, shift] of [
    [0.33, 0.07, '#a9d7b0', 0],
    [0.37, 0.05, '#8fcf8a', 2],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    g.moveTo(0, h)
    for (let i = 0; i <= 24; i++) g.lineTo((i / 24) * w, h * (y - lift * Math.sin(i * 0.42 + shift)))
    g.lineTo(w, h)
    g.fill()
  }
  fill(h * 0.38, h, theme.ground)
  g.beginPath()
  g.moveTo(0, h)
  g.lineTo(0, h * 0.4)
  g.quadraticCurveTo(w * 0.5, h * 0.34, w, h * 0.41)
  g.lineTo(w, h)
  g.fill()
  const rng = createRng('garden')
  for (let i = 0; i < 90; i++) {
    const depth = rng.next()
    paintTuft(g, rng.range(0, w), h * (0.42 + depth * 0.57), 5 + depth * 6, i % 3 ? theme.grass : theme.blade)
  }
  paintPath(g, w, h, walks)
  const colours = ['#ffffff', '#ffb3cf', '#ffe173', '#ff9a76', '#b9a7ff']
  for (let i = 0; i < Math.min(MOST_BLOSSOMS, all / 3); i++) {
    const depth = rng.next()
    paintBlossom(g, rng.range(4, w - 4), h * (0.43 + depth * 0.56), 1.8 + depth * 2, colours[i % 5]!, theme)
  }
  lawn = { key, canvas }
  return canvas
}

function paintPath(g: G, w: number, h: number, walks: number): void {
  for (let i = 0; i < Math.min(MOST_STONES, walks); i++) {
    const t = i / (MOST_STONES - 1)
    const size = Math.min(w, h) * (0.05 - t * 0.026)
    g.fillStyle = '#e9e3d6'
    g.strokeStyle = '#9a8f7c'
    g.lineWidth = 2.4
    g.beginPath()
    g.ellipse(
      w * (0.32 + Math.sin(t * 5) * 0.1 + t * 0.14),
      h * (0.985 - t * 0.55),
      size,
      size * 0.5,
      0,
      0,
      7,
    )
    g.fill()
    g.stroke()
  }
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
