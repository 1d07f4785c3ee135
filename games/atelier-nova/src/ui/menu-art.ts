/** Small images for the menus: a show's place with its requirements, and a piece from the wardrobe for each mode. */
import { findBestLook } from '../rules/best.ts'
import { findPiece } from '../data/catalogue.ts'
import { drawDoll } from '../art/figure/doll.ts'
import { EMBLEMS } from '../art/clothes/emblems.ts'
import { drawTag, TAG_COLOURS } from '../art/icons.ts'
import type { Look } from '../rules/look.ts'
import { wornAs } from '../rules/outfit.ts'
import { box } from '../art/paper.ts'
import { hexOf } from '../rules/palette.ts'
import { alpha, dark, ellipse, stroke } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { drawPiece } from '../art/clothes/pieces-draw.ts'
import { drawPlace } from '../art/places/places.ts'
import { TAGS } from '../rules/tags.ts'
import { dyesOf } from '../data/themes.ts'
import type { PlaceName, Theme } from '../data/themes.ts'

/** Sharp on every screen. */
const RATIO = 2
export const CARD = { w: 176, h: 104 }

export function makeCanvas(w: number, h: number, className: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.className = className
  canvas.ariaHidden = 'true'
  canvas.width = w * RATIO
  canvas.height = h * RATIO
  return canvas
}
export function inkOf(canvas: HTMLCanvasElement): G {
  const g = canvas.getContext('2d')!
  g.setTransform(RATIO, 0, 0, RATIO, 0, 0)
  return g
}

/** Eight places, each drawn once. */
const places = new Map<PlaceName, HTMLCanvasElement>()
function placeOf(place: PlaceName): HTMLCanvasElement {
  const known = places.get(place)
  if (known) return known
  const canvas = makeCanvas(CARD.w, CARD.h, '')
  drawPlace(inkOf(canvas), place, CARD.w, CARD.h)
  places.set(place, canvas)
  return canvas
}

/** The most typical piece of a theme: from the best outfit without prizes. */
function pieceOf(theme: Theme) {
  const { wear } = findBestLook(theme, 0)
  const [must] = theme.musts
  const worn = (must && wear[must]) ?? wear.dress ?? wear.top
  if (!worn) return wornAs(EMBLEMS.dress)
  return theme.palette ? worn : wornAs(worn.piece)
}

/** What a show asks for, in signs on its place. */
export function drawShowCard(g: G, theme: Theme, isOpen: boolean): void {
  const { w, h } = CARD
  g.drawImage(placeOf(theme.place), 0, 0, w, h)
  const side = h * 0.86
  g.save()
  g.shadowColor = '#2c103090'
  g.shadowBlur = 10
  g.translate(w - side - 4, (h - side) / 2)
  drawPiece(g, pieceOf(theme), side, side)
  g.restore()
  drawAsk(g, theme, h)
  if (isOpen) return
  // Its colours stay: dusk lies over it, and a lock hangs in the corner.
  g.fillStyle = '#3a123052'
  g.fillRect(0, 0, w, h)
  g.fillStyle = '#fff8ee'
  g.fill(ellipse(w - 20, 20, 16))
  g.save()
  g.translate(w - 20, 20)
  g.scale(0.58, 0.58)
  drawLock(g, 0, 0)
  g.restore()
}
function drawAsk(g: G, theme: Theme, h: number): void {
  const signs = TAGS.filter((tag) => theme.tags[tag])
    .sort((a, b) => theme.tags[b]! - theme.tags[a]!)
    .flatMap((tag) => Array.from({ length: theme.tags[tag]! }, () => tag))
  if (signs.length === 0) return
  const size = 19
  const bar = { x: 6, y: h - size - 13, w: signs.length * size + 10, h: size + 8 }
  g.fillStyle = '#fff8eef2'
  box(g, bar, 14)
  g.fill()
  signs.forEach((tag, i) =>
    drawTag(g, tag, { x: bar.x + 5 + size * (i + 0.5), y: bar.y + bar.h / 2, size }, TAG_COLOURS[tag]),
  )
  let x = 12
  const top = bar.y - 12
  for (const dye of theme.palette ? dyesOf(theme.palette) : []) {
    const path = ellipse(x + 2, top, 7.5)
    g.fillStyle = hexOf(dye)
    g.fill(path)
    stroke(g, path, dark(hexOf(dye), 0.45), 1.4)
    x += 17
  }
  if (theme.late) {
    drawSealed(g, x + 4, top)
    x += 30
  }
  if (!theme.avoid) return
  const path = ellipse(x + 6, top, 10)
  g.fillStyle = '#fff8eef2'
  g.fill(path)
  drawTag(g, theme.avoid, { x: x + 6, y: top, size: 14 }, alpha(TAG_COLOURS[theme.avoid], 0.7))
  const slash = new Path2D()
  slash.moveTo(x, top + 7)
  slash.lineTo(x + 12, top - 7)
  stroke(g, slash, '#c8324d', 2.6)
}
/** A small envelope marks shows that reveal something later. */
function drawSealed(g: G, x: number, y: number): void {
  g.fillStyle = '#fff1dc'
  g.strokeStyle = '#7d4f6c'
  g.lineWidth = 1.6
  g.beginPath()
  g.roundRect(x - 8, y - 8, 24, 16, 3)
  g.fill()
  g.stroke()
  g.beginPath()
  g.moveTo(x - 7, y - 7)
  g.lineTo(x + 4, y + 2)
  g.lineTo(x + 15, y - 7)
  g.stroke()
  g.fillStyle = '#c8324d'
  g.fill(ellipse(x + 4, y + 2, 3.4))
}
function drawLock(g: G, x: number, y: number): void {
  g.strokeStyle = '#7d4f6c'
  g.lineWidth = 6
  g.beginPath()
  g.arc(x, y - 8, 10, Math.PI, 0)
  g.stroke()
  g.fillStyle = '#7d4f6c'
  box(g, { x: x - 17, y: y - 8, w: 34, h: 26 }, 7)
  g.fill()
  g.fillStyle = '#fff8ee'
  g.fill(ellipse(x, y + 4, 4.4))
}

export function drawFreeCard(g: G, place: PlaceName): void {
  g.drawImage(placeOf(place), 0, 0, CARD.w, CARD.h)
}

/** The image of each mode: a place with pieces in front of it. */
const MODES: Record<string, readonly [place: PlaceName, ...pieces: string[]]> = {
  shows: ['stage', 'gala-gown'],
  free: ['garden', 'riviera-sunhat'],
  collection: ['atelier', 'tea-dress', 'hoodie', 'trench'],
  daily: ['beach', 'market-tote'],
  weekly: ['space', 'fairy-wings'],
}
export function drawModeCard(g: G, mode: string): void {
  const [place, ...pieces] = MODES[mode] ?? MODES.shows!
  g.drawImage(placeOf(place), 0, 0, CARD.w, CARD.h)
  const side = pieces.length > 1 ? CARD.h * 0.78 : CARD.h * 0.94
  const step = pieces.length > 1 ? 44 : 0
  g.shadowColor = '#2c103090'
  g.shadowBlur = 10
  pieces.forEach((name, i) => {
    g.save()
    g.translate(CARD.w / 2 + (i - (pieces.length - 1) / 2) * step - side / 2, (CARD.h - side) / 2)
    drawPiece(g, wornAs(findPiece(name).id), side, side)
    g.restore()
  })
}

export const PHOTO = { w: 132, h: 176 }
/** The outfit where it was shown. */
export function drawPhoto(g: G, look: Look, place: PlaceName): void {
  const { w, h } = PHOTO
  drawPlace(g, place, w, h)
  const scale = (h * 0.88) / 1000
  g.translate(w / 2, h * 0.955 - 985 * scale)
  g.scale(scale, scale)
  drawDoll(g, look, { mood: 'joy' })
}
