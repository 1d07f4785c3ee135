/** Houses, towers and keeps of a realm in its ink: lit from the left, with three families of roofs, and windows. Painted once per ink and rank. */
import { mixColours } from '@playhouse/game-kit/colour'
import { INKS } from './inks.ts'
import type { Ink } from './inks.ts'
import { traceRoof } from './roofs.ts'
import type { Family } from './roofs.ts'

type G = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
export type Part = readonly [
  kind: 'house' | 'tower' | 'keep',
  x: number,
  y: number,
  wide: number,
  tall: number,
]
type Point = readonly [x: number, y: number]
type Wall = { left: number; top: number; wide: number; foot: number }

const CREAM = '#fff8ea'
const BLACK = '#18082c'
const FLAG = '#ffc62e'
const WINDOW = '#ffe79a'
const LINE = 0.05
/** How much of the ink is in a wall, on its lit and its shaded side. */
const LIT = 0.14
const SHADED = 0.42
/** The shaded part of a wall and of a roof. */
const SHADE_FROM = 0.66
const TILE = 0.13

function trace(g: G, points: readonly Point[]): void {
  g.beginPath()
  for (const [x, y] of points) g.lineTo(x, y)
  g.closePath()
}

function fillAndRim(g: G, points: readonly Point[], colour: string): void {
  trace(g, points)
  g.fillStyle = colour
  g.fill()
  g.stroke()
}

function drawWall(g: G, { fill }: Ink, { left, top, wide, foot }: Wall): void {
  const right = left + wide
  const shade = left + wide * SHADE_FROM
  const walls: readonly Point[] = [
    [left, foot],
    [left, top],
    [right, top],
    [right, foot],
  ]
  trace(g, walls)
  g.fillStyle = mixColours(CREAM, fill, LIT)
  g.fill()
  g.fillStyle = mixColours(CREAM, fill, SHADED)
  g.fillRect(shade, top, right - shade, foot - top)
  trace(g, walls)
  g.stroke()
}

const FAMILIES: readonly Family[] = ['gable', 'dome', 'pagoda']
/** How the people of an ink build. */
export function familyOf({ deep }: Ink): Family {
  const at = INKS.findIndex((ink) => ink.deep === deep)
  return FAMILIES[Math.max(0, at) % FAMILIES.length]!
}

/** A roof with rows of tiles; its right side lies in the shade. */
function drawRoof(
  g: G,
  ink: Ink,
  { x, top, left, wide, foot }: { x: number; top: number; left: number; wide: number; foot: number },
) {
  const { fill, light } = ink
  const right = left + wide
  const family = familyOf(ink)
  const roof = traceRoof(family, { x, top, left, wide, foot })
  g.save()
  trace(g, roof)
  g.fillStyle = mixColours(BLACK, fill, 0.86)
  g.fill()
  g.clip()
  g.fillStyle = mixColours(BLACK, fill, 0.66)
  g.beginPath()
  g.moveTo(x, top)
  g.lineTo(x + wide * 0.08, foot)
  g.lineTo(right + 0.2, foot)
  g.lineTo(right + 0.2, top)
  g.fill()
  g.strokeStyle = light
  g.globalAlpha = 0.6
  g.lineWidth = LINE * 0.6
  g.beginPath()
  if (family === 'gable')
    for (let row = 0, y = foot - TILE * 0.15; y > top; row++, y -= TILE * 0.8)
      for (let at = left - (row % 2 ? TILE / 2 : 0); at < right; at += TILE) {
        g.moveTo(at + TILE, y)
        g.arc(at + TILE / 2, y, TILE / 2, 0, Math.PI)
      }
  // Ribs run from the tip to the rim.
  else
    for (const part of [-0.36, -0.12, 0.12, 0.36]) {
      g.moveTo(x, top)
      g.quadraticCurveTo(
        x + wide * part * (family === 'dome' ? 1.5 : 0.6),
        (top + foot) / 2,
        x + wide * part,
        foot,
      )
    }
  g.stroke()
  g.restore()
  trace(g, roof)
  g.stroke()
  if (family === 'gable') return
  g.fillStyle = FLAG
  g.beginPath()
  g.arc(x, top - 0.02, 0.055, 0, 7)
  g.fill()
  g.stroke()
}
type Opening = { x: number; y: number; wide: number; tall: number }

function drawOpening(g: G, { x, y, wide, tall }: Opening, colour: string): void {
  g.beginPath()
  g.roundRect(x - wide / 2, y - tall, wide, tall, [wide / 2, wide / 2, 0, 0])
  g.fillStyle = colour
  g.fill()
}

/** In halves of the whole, y the foot. */
export function drawPart(g: G, [kind, x, y, wide, tall]: Part, ink: Ink): void {
  const { deep } = ink
  const left = x - wide / 2
  const wall = kind === 'house' ? tall * 0.55 : kind === 'tower' ? tall * 0.68 : tall
  const top = y - wall
  g.lineJoin = 'round'
  g.lineWidth = LINE
  g.strokeStyle = deep
  g.fillStyle = 'rgba(30,12,50,0.3)'
  g.beginPath()
  g.ellipse(x + 0.07, y + 0.01, wide * 0.62, 0.08, 0, 0, 7)
  g.fill()
  drawWall(g, ink, { left, top, wide, foot: y })
  const door = Math.min(0.16, wide * 0.22)
  if (kind === 'keep') {
    for (let i = 0; i < 5; i++)
      drawWall(g, ink, { left: left + (i * wide) / 5, top: top - 0.12, wide: wide / 9, foot: top })
    for (const side of [-0.3, 0.3])
      drawOpening(g, { x: x + wide * side, y: y - wall * 0.5, wide: 0.1, tall: 0.16 }, WINDOW)
  } else {
    const over = kind === 'house' ? 0.09 : 0.06
    drawRoof(g, ink, { x, top: y - tall, left: left - over, wide: wide + over * 2, foot: top })
  }
  if (kind === 'house')
    drawOpening(g, { x: x + wide * 0.26, y: y - wall * 0.35, wide: 0.1, tall: 0.11 }, WINDOW)
  if (kind === 'tower') {
    drawOpening(g, { x, y: y - wall * 0.55, wide: 0.1, tall: 0.17 }, WINDOW)
    fillAndRim(
      g,
      [
        [x, y - tall],
        [x, y - tall - 0.22],
        [x + 0.22, y - tall - 0.14],
        [x, y - tall - 0.07],
      ],
      FLAG,
    )
  }
  const at = kind === 'house' ? x - wide * 0.12 : x
  drawOpening(g, { x: at, y, wide: door, tall: door * 1.6 }, deep)
}
