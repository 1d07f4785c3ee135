/** Paints a cut of cloth: colour, pattern, light, folds, seams and an outline a shade darker. */
import { createRng } from '@playhouse/game-kit/rules'
import {
  alpha,
  at,
  brightness,
  dark,
  heart,
  light,
  lineOf,
  mix,
  poly,
  star,
  stroke,
  taper,
  fill,
} from '../pen.ts'
import type { G, Point } from '../pen.ts'
import type { PatternName } from './cloth-names.ts'

export type Fabric =
  | 'matte'
  | 'satin'
  | 'knit'
  | 'denim'
  | 'leather'
  | 'sheer'
  | 'glitter'
  | 'quilt'
  | 'fur'
  | 'tulle'

export type Dye = { a: string; b: string; pattern: PatternName; fabric: Fabric }
export type Fold = readonly [from: Point, control: Point, to: Point, width?: number]
export type Box = { x: number; y: number; w: number; h: number }

export type Cut = {
  shape: Path2D
  /** What of the outline is drawn; seams that run into other cuts are left open. */
  edge?: Path2D | null
  box: Box
  dye: Dye
  /** The second colour instead of the first, without pattern. */
  isTrim?: boolean
  folds?: readonly Fold[]
  /** Turns the pattern, in radians. */
  turn?: number
  seams?: readonly Path2D[]
  /** Outline in units. */
  width?: number
}

const SOFT = [
  [34, 0.075],
  [22, 0.085],
  [11, 0.09],
] as const

export function cloth(g: G, cut: Cut): void {
  const { shape, box, dye, isTrim, folds = [] } = cut
  const colour = isTrim ? dye.b : dye.a
  const line = lineOf(colour)
  g.save()
  if (dye.fabric === 'sheer' && !isTrim) g.globalAlpha *= 0.72
  g.fillStyle = baseOf(g, colour, box)
  g.fill(shape)
  g.save()
  g.clip(shape)
  if (!isTrim) drawPattern(g, dye, box, cut.turn ?? 0)
  drawTexture(g, dye.fabric, colour, box)
  drawForm(g, cut.edge ?? shape, colour, dye.fabric)
  for (const [from, control, to, width = 7] of folds) {
    taper(g, { from, bend: control, to }, width, alpha(dark(colour, 0.6), 0.3))
    const shift = width * 0.55
    taper(
      g,
      {
        from: at(from.x - shift, from.y),
        bend: at(control.x - shift, control.y),
        to: at(to.x - shift, to.y),
      },
      width * 0.6,
      alpha(light(colour, 0.6), dye.fabric === 'satin' ? 0.42 : 0.17),
    )
  }
  for (const seam of cut.seams ?? []) drawSeam(g, seam, colour, dye.fabric)
  g.restore()
  g.restore()
  if (cut.edge !== null) stroke(g, cut.edge ?? shape, line, cut.width ?? 2.4)
}

/** Light comes from the upper left on everything, so that neighbouring cuts meet without a seam. */
function baseOf(g: G, colour: string, { y, h }: Box): CanvasGradient {
  const base = g.createLinearGradient(-110, y, 130, y + h * 0.25)
  base.addColorStop(0, light(colour, 0.2))
  base.addColorStop(0.42, colour)
  base.addColorStop(1, dark(colour, 0.2))
  return base
}

/** Shadow along the right and lower edge, a rim of light along the left one. */
function drawForm(g: G, shape: Path2D, colour: string, fabric: Fabric): void {
  const shade = dark(colour, 0.7)
  const isShiny = fabric === 'satin' || fabric === 'leather' || fabric === 'glitter'
  for (const [width, a] of SOFT) {
    g.save()
    g.translate(-width * 0.28, -width * 0.2)
    stroke(g, shape, alpha(shade, isShiny ? a * 1.25 : a), width)
    g.restore()
  }
  g.save()
  g.translate(4, 3)
  stroke(g, shape, alpha(light(colour, 0.75), isShiny ? 0.34 : 0.16), isShiny ? 4 : 6)
  g.restore()
}

function drawSeam(g: G, seam: Path2D, colour: string, fabric: Fabric): void {
  stroke(g, seam, alpha(lineOf(colour), 0.75), 1.5)
  if (fabric !== 'denim' && fabric !== 'leather') return
  g.save()
  g.translate(2.6, 0)
  g.setLineDash([5, 4])
  stroke(g, seam, alpha(fabric === 'denim' ? '#f3c98a' : light(colour, 0.6), 0.8), 1.2)
  g.restore()
}

function drawTexture(g: G, fabric: Fabric, colour: string, { x, y, w, h }: Box): void {
  if (fabric === 'knit') {
    g.strokeStyle = alpha(dark(colour, 0.6), 0.2)
    g.lineWidth = 1.3
    g.beginPath()
    for (let i = x - 4; i < x + w + 8; i += 8)
      for (let j = y - 4; j < y + h + 6; j += 7) {
        g.moveTo(i, j)
        g.lineTo(i + 4, j + 5)
        g.lineTo(i + 8, j)
      }
    g.stroke()
  } else if (fabric === 'denim') {
    g.strokeStyle = alpha(light(colour, 0.5), 0.16)
    g.lineWidth = 1
    g.beginPath()
    for (let i = x - h; i < x + w; i += 5) {
      g.moveTo(i, y)
      g.lineTo(i + h * 0.7, y + h)
    }
    g.stroke()
  } else if (fabric === 'quilt') drawQuilt(g, colour, { x, y, w, h })
  else if (fabric === 'fur') drawPile(g, colour, { x, y, w, h })
  else if (fabric === 'glitter') drawGlitter(g, colour, { x, y, w, h })
  else if (fabric === 'tulle' || fabric === 'sheer') {
    g.strokeStyle = alpha(light(colour, 0.8), 0.22)
    g.lineWidth = 1
    g.beginPath()
    for (let i = x - h; i < x + w + h; i += 9) {
      g.moveTo(i, y)
      g.lineTo(i + h * 0.5, y + h)
      g.moveTo(i, y)
      g.lineTo(i - h * 0.5, y + h)
    }
    g.stroke()
  }
}

function drawQuilt(g: G, colour: string, { x, y, w, h }: Box): void {
  for (let j = y; j < y + h; j += 30) {
    const swell = g.createLinearGradient(0, j, 0, j + 30)
    swell.addColorStop(0, alpha(dark(colour, 0.5), 0.34))
    swell.addColorStop(0.24, alpha(light(colour, 0.7), 0.34))
    swell.addColorStop(1, alpha(dark(colour, 0.5), 0.2))
    g.fillStyle = swell
    g.fillRect(x - 10, j, w + 20, 30)
    g.fillStyle = alpha(dark(colour, 0.6), 0.4)
    g.fillRect(x - 10, j, w + 20, 1.6)
  }
}

function drawPile(g: G, colour: string, { x, y, w, h }: Box): void {
  const { next } = createRng('pile')
  const area = Math.min(h, 420)
  for (let i = 0; i < Math.min(900, (w * area) / 60); i++) {
    const [px, py] = [x + next() * w, y + next() * area]
    g.strokeStyle = next() > 0.5 ? alpha(light(colour, 0.6), 0.4) : alpha(dark(colour, 0.5), 0.28)
    g.lineWidth = 1.8
    g.beginPath()
    g.arc(px, py, 4, next() * 6, next() * 6 + 2)
    g.stroke()
  }
}

function drawGlitter(g: G, colour: string, { x, y, w, h }: Box): void {
  const { next } = createRng(Math.round(w * 7 + h))
  const count = Math.min(420, (w * h) / 90)
  for (let i = 0; i < count; i++) {
    const r = 0.7 + next() * 1.5
    g.fillStyle = next() > 0.35 ? alpha(light(colour, 0.85), 0.85) : alpha(dark(colour, 0.4), 0.5)
    g.fillRect(x + next() * w, y + next() * h, r, r)
  }
  g.fillStyle = '#ffffffd0'
  for (let i = 0; i < count / 22; i++)
    g.fill(star({ x: x + next() * w, y: y + next() * h, r: 4.5 }, { points: 4, inner: 0.2 }))
}

function drawPattern(g: G, { a, b, pattern }: Dye, box: Box, turn: number): void {
  if (pattern === 'plain') return
  const cx = box.x + box.w / 2
  const cy = box.y + box.h / 2
  const r = Math.hypot(box.w, box.h) / 2 + 20
  g.save()
  g.translate(cx, cy)
  g.rotate(turn)
  g.fillStyle = b
  // Equal colours would hide what was chosen.
  if (a === b) g.fillStyle = brightness(a) > 0.5 ? dark(a, 0.35) : light(a, 0.4)
  if (pattern === 'stripes') for (let y = -r; y < r; y += 26) g.fillRect(-r, y, r * 2, 12)
  else if (pattern === 'pins') for (let x = -r; x < r; x += 15) g.fillRect(x, -r, 3, r * 2)
  else if (pattern === 'checks') {
    g.globalAlpha *= 0.5
    for (let y = -r; y < r; y += 32) g.fillRect(-r, y, r * 2, 15)
    for (let x = -r; x < r; x += 32) g.fillRect(x, -r, 15, r * 2)
    g.globalAlpha *= 0.8
    g.fillStyle = light(b, 0.55)
    for (let y = -r - 9; y < r; y += 32) g.fillRect(-r, y, r * 2, 1.8)
    for (let x = -r - 9; x < r; x += 32) g.fillRect(x, -r, 1.8, r * 2)
  } else scatter(g, pattern, r, b)
  g.restore()
}

function scatter(g: G, pattern: PatternName, r: number, b: string): void {
  const step = pattern === 'dots' ? 21 : 31
  let row = 0
  for (let y = -r; y < r; y += step * 0.86, row++) {
    for (let x = -r + (row % 2 ? step / 2 : 0); x < r; x += step) {
      if (pattern === 'dots') {
        g.beginPath()
        g.arc(x, y, 5.2, 0, Math.PI * 2)
        g.fill()
      } else if (pattern === 'stars') g.fill(star({ x, y, r: 8.5 }, { points: 5, inner: 0.46, turn: row }))
      else if (pattern === 'hearts') g.fill(heart(x, y, 7))
      else if (pattern === 'moons') drawMoon(g, x, y)
      else drawBloom(g, x, y, b, row + Math.round(x))
    }
  }
}

function drawMoon(g: G, x: number, y: number): void {
  const path = new Path2D()
  path.arc(x, y, 7.5, 0.6, Math.PI * 2 - 0.6)
  path.quadraticCurveTo(x - 3.5, y, x + 6.2, y + 4.3)
  fill(g, path)
}

function drawBloom(g: G, x: number, y: number, b: string, nth: number): void {
  const leaf = mix(b, '#2f7a5a', 0.7)
  g.fillStyle = leaf
  g.fill(poly([at(x + 4, y + 4), at(x + 13, y + 5), at(x + 8, y + 11)]))
  g.fillStyle = nth % 3 ? b : light(b, 0.35)
  for (let i = 0; i < 5; i++) {
    const turn = nth + (i * Math.PI * 2) / 5
    g.beginPath()
    g.arc(x + Math.cos(turn) * 5, y + Math.sin(turn) * 5, 4.4, 0, Math.PI * 2)
    g.fill()
  }
  g.fillStyle = light(b, 0.8)
  g.beginPath()
  g.arc(x, y, 3, 0, Math.PI * 2)
  g.fill()
}
