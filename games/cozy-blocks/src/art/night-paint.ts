/** Visuals of dream nights: the kitten's basket in the quilt, the drifting quilt, and an image for each night. */
import { ease } from '@playhouse/game-kit'
import { drawCharmOver, drawCharmUnder } from './charm-art.ts'
import { CAP } from '../rules/charms.ts'
import { clamp01 } from '../view/curves.ts'
import { drawCushion } from './cushion.ts'
import { BASKET, getNight, ruleOf } from '../rules/nights.ts'
import { ROOM } from './palette.ts'
import type { Scene } from '../view/scene.ts'
import { SIZE } from '../rules/shapes.ts'
import { drawThing } from './thing-art.ts'

type Pen = CanvasRenderingContext2D
export const DRIFT_MS = 520

/** How far, in squares, the quilt still has to go. */
export function driftOf({ driftAt, now, calm }: Scene): number {
  const t = clamp01((now - driftAt) / DRIFT_MS)
  return calm || t >= 1 ? 0 : 1 - ease.out(t)
}

export function drawBasket(g: Pen, { game, layout: { board, cell } }: Scene): void {
  if (ruleOf(game) !== 'basket') return
  const [first] = BASKET
  const x = board.x + ((first! % SIZE) + 1) * cell
  const y = board.y + (Math.floor(first! / SIZE) + 1) * cell
  for (const [grow, colour] of [
    [0.98, '#6b3d25'],
    [0.9, '#b9783f'],
    [0.76, '#7d4a2c'],
    [0.7, '#d98ba0'],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    g.ellipse(x, y, cell * grow, cell * grow, 0, 0, 7)
    g.fill()
  }
  g.strokeStyle = 'rgba(255,226,178,.55)'
  g.lineWidth = Math.max(1.5, cell * 0.05)
  g.setLineDash([cell * 0.14, cell * 0.12])
  g.beginPath()
  g.arc(x, y, cell * 0.83, 0, 7)
  g.stroke()
  g.setLineDash([])
  drawThing(g, 'kitten', x, y + cell * 0.5, cell * 1.15)
}

/** A night's rule as a picture, before the night sky unless there is one already; dim until it was dreamt. */
export function paintNight(g: Pen, number: number, size: number, isWon: boolean, hasSky = true): void {
  const { rule } = getNight(number)
  if (hasSky) {
    const sky = g.createLinearGradient(0, 0, 0, size)
    sky.addColorStop(0, isWon ? '#2f3a8c' : ROOM.nightTop)
    sky.addColorStop(1, isWon ? '#8a6fc0' : ROOM.nightLow)
    g.fillStyle = sky
    g.beginPath()
    g.roundRect(0, 0, size, size, size * 0.2)
    g.fill()
  }
  const cushion = (colour: number, charm: number, x: number, y: number, part: number) => {
    g.save()
    g.translate(x * size, y * size)
    drawCharmUnder(g, charm, part * size)
    drawCushion(g, { colour, links: 0, mood: 'asleep', patterns: false }, part * size)
    drawCharmOver(g, charm, part * size)
    g.restore()
  }
  const pictures: Record<typeof rule, () => void> = {
    calm: () => drawMoon(g, size),
    fort: () => {
      cushion(5, 0, 0.1, 0.5, 0.4)
      cushion(2, 0, 0.5, 0.5, 0.4)
      cushion(1, 0, 0.3, 0.14, 0.4)
    },
    stars: () => drawStar(g, size),
    basket: () => drawThing(g, 'kitten', size / 2, size * 0.86, size * 0.7),
    snow: () => drawFlakes(g, size),
    caps: () => cushion(4, CAP, 0.18, 0.24, 0.62),
    drift: () => drawArrows(g, size),
  }
  pictures[rule]()
}

function drawStar(g: Pen, size: number): void {
  g.strokeStyle = 'rgba(255,226,150,.6)'
  g.lineWidth = size * 0.05
  g.lineCap = 'round'
  g.beginPath()
  for (const shift of [0, 0.14, 0.28]) {
    g.moveTo(size * (0.1 + shift), size * (0.3 - shift * 0.5))
    g.lineTo(size * (0.34 + shift), size * (0.54 - shift * 0.5))
  }
  g.stroke()
  g.fillStyle = '#ffd24d'
  g.strokeStyle = '#a8641a'
  g.lineWidth = size * 0.04
  g.lineJoin = 'round'
  g.beginPath()
  for (let i = 0; i < 10; i++) {
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    const reach = size * (i % 2 ? 0.14 : 0.29)
    g.lineTo(size * 0.6 + Math.cos(angle) * reach, size * 0.62 + Math.sin(angle) * reach)
  }
  g.closePath()
  g.fill()
  g.stroke()
}

function drawMoon(g: Pen, size: number): void {
  g.fillStyle = ROOM.moon
  g.beginPath()
  g.arc(size * 0.5, size * 0.5, size * 0.3, 0, 7)
  g.fill()
  g.fillStyle = 'rgba(200,160,110,.5)'
  g.beginPath()
  g.arc(size * 0.4, size * 0.42, size * 0.08, 0, 7)
  g.arc(size * 0.6, size * 0.6, size * 0.06, 0, 7)
  g.fill()
}

function drawFlakes(g: Pen, size: number): void {
  g.strokeStyle = '#f2f6ff'
  g.lineCap = 'round'
  for (const [x, y, r] of [
    [0.36, 0.4, 0.24],
    [0.72, 0.7, 0.17],
    [0.74, 0.22, 0.1],
  ] as const) {
    g.lineWidth = Math.max(1.5, r * size * 0.2)
    g.beginPath()
    for (let i = 0; i < 3; i++) {
      const angle = (i * Math.PI) / 3
      const [dx, dy] = [Math.cos(angle) * r * size, Math.sin(angle) * r * size]
      g.moveTo(x * size - dx, y * size - dy)
      g.lineTo(x * size + dx, y * size + dy)
    }
    g.stroke()
  }
}

function drawArrows(g: Pen, size: number): void {
  g.strokeStyle = '#ffd98f'
  g.lineWidth = size * 0.08
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.beginPath()
  for (const y of [0.32, 0.66]) {
    g.moveTo(size * 0.2, size * y)
    g.lineTo(size * 0.78, size * y)
    g.moveTo(size * 0.62, size * (y - 0.13))
    g.lineTo(size * 0.8, size * y)
    g.lineTo(size * 0.62, size * (y + 0.13))
  }
  g.stroke()
}
