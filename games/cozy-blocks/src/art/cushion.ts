/** Draws one square of a piece: a stuffed cushion with a woven pattern, a seam to its neighbours and perhaps a face. */
import { createCache, openSheet } from '@playhouse/game-kit/canvas'
import { drawCharmOver, drawCharmUnder, hidesFace } from './charm-art.ts'
import { drawFace } from './face.ts'
import type { Mood } from './face.ts'
import { CLOTHS } from './palette.ts'
import type { Cloth } from './palette.ts'
import { drawPattern } from './pattern.ts'

export type CushionLook = {
  colour: number
  links: number
  mood: Mood | null
  patterns: boolean
  charm?: number
}

/** How far, in squares, a sewn one reaches under its neighbour while the piece is off the grid. */
export const BLEED = 0.03
const UP = 1
const RIGHT = 2
const DOWN = 4
const LEFT = 8

export type CushionPlace = { x: number; y: number; size: number }

/** Cushions and faces are painted once and then copied: apart from each other, so that there are few of them. */
export function createCushionSprites() {
  const sprites = createCache<string, OffscreenCanvas>()
  let boardSize = 0

  const find = (id: string, pixels: number, from: number, draw: (g: CanvasRenderingContext2D) => void) =>
    sprites.find(`${id}.${pixels}`, () => {
      const [canvas, g] = openSheet(pixels, pixels)
      g.scale(pixels / from, pixels / from)
      draw(g)
      return canvas
    })
  const findCharm = (isOver: boolean, charm: number, pixels: number, from: number) =>
    find(`${isOver ? 'over' : 'under'}.${charm}`, pixels, from, (sheet) =>
      (isOver ? drawCharmOver : drawCharmUnder)(sheet, charm, from),
    )
  const findFace = (mood: Mood, colour: number, pixels: number, from: number) => {
    const { line } = CLOTHS[colour] ?? CLOTHS[1]!
    return find(`${mood}.${line}`, pixels, from, (sheet) =>
      drawFace(sheet, { x: from / 2, y: from * 0.53, r: from * 0.5 }, mood, line),
    )
  }
  const findCushion = (look: CushionLook, pixels: number, from: number) =>
    find(`${look.colour}.${look.links}.${look.patterns ? 1 : 0}`, pixels, from, (sheet) =>
      drawCushion(sheet, { ...look, mood: null }, from),
    )
  return {
    /** Clears the cache for a new window or board size. */
    begin(cell: number) {
      boardSize = cell
      sprites.clear()
    },
    /** Draws a cushion with its top left corner at x, y; small ones are scaled from the board's size or half of it. `bleed`: see below. */
    draw(
      g: CanvasRenderingContext2D,
      look: CushionLook,
      { x, y, size }: CushionPlace,
      scale: number,
      bleed = 0,
    ): void {
      const { colour, links, mood, charm = 0 } = look
      const from = size > boardSize * 0.55 ? boardSize : boardSize / 2
      const pixels = Math.max(1, Math.round(from * scale))
      // Off the grid of pixels sewn squares would show a seam of light between them: they overlap a little.
      const over = bleed * size
      const [w, h] = [size + (links & RIGHT ? over : 0), size + (links & DOWN ? over : 0)]
      g.drawImage(findCushion(look, pixels, from), x, y, w, h)
      if (charm !== 0) g.drawImage(findCharm(false, charm, pixels, from), x, y, size, size)
      if (mood && !hidesFace(charm)) g.drawImage(findFace(mood, colour, pixels, from), x, y, size, size)
      if (charm !== 0) g.drawImage(findCharm(true, charm, pixels, from), x, y, size, size)
    },
    /** Only the face, over whatever lies on the cushion. */
    drawFace(
      g: CanvasRenderingContext2D,
      mood: Mood,
      { colour, charm = 0 }: Pick<CushionLook, 'colour' | 'charm'>,
      { x, y, size }: CushionPlace,
      scale: number,
    ): void {
      const from = size > boardSize * 0.55 ? boardSize : boardSize / 2
      const pixels = Math.max(1, Math.round(from * scale))
      if (!hidesFace(charm)) g.drawImage(findFace(mood, colour, pixels, from), x, y, size, size)
    },
  }
}
export type CushionSprites = ReturnType<typeof createCushionSprites>

/** Also used by the cover art's scale: everything is in parts of `size`. */
export function drawCushion(g: CanvasRenderingContext2D, look: CushionLook, size: number): void {
  const cloth = CLOTHS[look.colour] ?? CLOTHS[1]!
  const edge = Math.max(0.6, size * 0.02)
  const line = Math.max(1.2, size * 0.05)
  g.fillStyle = cloth.line
  tracePatch(g, look.links, size, edge, size * 0.3)
  g.fill()
  g.save()
  tracePatch(g, look.links, size, edge + line, size * 0.25)
  g.clip()
  fillCloth(g, cloth, size)
  drawPattern(g, look.colour, cloth, size, look.patterns)
  shade(g, cloth, look.links, size, edge + line)
  g.restore()
  drawSeams(g, cloth, look.links, size)
  if (look.mood) drawFace(g, { x: size / 2, y: size * 0.53, r: size * 0.5 }, look.mood, cloth.line)
}

/** The outline: sewn sides run to the very edge, free sides stay `inset` away and round their corners. */
function tracePatch(
  g: CanvasRenderingContext2D,
  links: number,
  size: number,
  inset: number,
  radius: number,
): void {
  const x0 = links & LEFT ? 0 : inset
  const x1 = links & RIGHT ? size : size - inset
  const y0 = links & UP ? 0 : inset
  const y1 = links & DOWN ? size : size - inset
  const round = (a: number, b: number) => (links & (a | b) ? 0 : radius)
  g.beginPath()
  g.roundRect(x0, y0, x1 - x0, y1 - y0, [
    round(UP, LEFT),
    round(UP, RIGHT),
    round(DOWN, RIGHT),
    round(DOWN, LEFT),
  ])
}

function fillCloth(g: CanvasRenderingContext2D, cloth: Cloth, size: number): void {
  const fill = g.createRadialGradient(
    size * 0.36,
    size * 0.26,
    size * 0.05,
    size * 0.5,
    size * 0.5,
    size * 0.78,
  )
  fill.addColorStop(0, cloth.light)
  fill.addColorStop(0.5, cloth.base)
  fill.addColorStop(1, cloth.deep)
  g.fillStyle = fill
  g.fillRect(0, 0, size, size)
}

/** Light comes from the lamp at the upper left; the lower edge lies in shadow. */
function shade(g: CanvasRenderingContext2D, cloth: Cloth, links: number, size: number, inset: number): void {
  if (!(links & UP)) {
    const sheen = g.createLinearGradient(0, inset, 0, inset + size * 0.3)
    sheen.addColorStop(0, 'rgba(255,255,255,.6)')
    sheen.addColorStop(1, 'rgba(255,255,255,0)')
    g.fillStyle = sheen
    const x0 = links & LEFT ? -size * 0.2 : size * 0.1
    const x1 = links & RIGHT ? size * 1.2 : size * 0.9
    g.beginPath()
    g.roundRect(x0, inset + size * 0.03, x1 - x0, size * 0.3, [
      size * 0.2,
      size * 0.2,
      size * 0.1,
      size * 0.1,
    ])
    g.fill()
  }
  if (!(links & DOWN)) {
    g.globalAlpha = 0.45
    g.fillStyle = cloth.line
    g.fillRect(0, size - inset - size * 0.075, size, size * 0.2)
    g.globalAlpha = 1
  }
}

function drawSeams(g: CanvasRenderingContext2D, cloth: Cloth, links: number, size: number): void {
  drawCorners(g, cloth, links, size)
  g.save()
  g.strokeStyle = cloth.line
  g.globalAlpha = 0.55
  g.lineWidth = Math.max(1, size * 0.035)
  g.lineCap = 'round'
  g.setLineDash([size * 0.07, size * 0.11])
  g.beginPath()
  if (links & RIGHT) {
    g.moveTo(size, size * 0.14)
    g.lineTo(size, size * 0.9)
  }
  if (links & LEFT) {
    g.moveTo(0, size * 0.14)
    g.lineTo(0, size * 0.9)
  }
  if (links & DOWN) {
    g.moveTo(size * 0.12, size)
    g.lineTo(size * 0.9, size)
  }
  if (links & UP) {
    g.moveTo(size * 0.12, 0)
    g.lineTo(size * 0.9, 0)
  }
  g.stroke()
  g.restore()
}

/** Closes the outline in inner corners; where four cushions meet it makes the button that holds the stuffing. */
function drawCorners(g: CanvasRenderingContext2D, cloth: Cloth, links: number, size: number): void {
  g.fillStyle = cloth.line
  const radius = Math.max(1.8, size * 0.07)
  for (const [a, b, x, y] of [
    [UP, LEFT, 0, 0],
    [UP, RIGHT, size, 0],
    [DOWN, RIGHT, size, size],
    [DOWN, LEFT, 0, size],
  ] as const) {
    if (!(links & a) || !(links & b)) continue
    g.beginPath()
    g.arc(x, y, radius, 0, 7)
    g.fill()
  }
}
