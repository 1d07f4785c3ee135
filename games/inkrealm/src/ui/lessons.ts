/** The animations of "How to play": a few seconds each, from 0 to 1. In cells, nine wide and five and a half tall. */
import { drawSign } from '../art/boon-picture.ts'
import { INKS } from '../art/inks.ts'
import type { Ink } from '../art/inks.ts'
import type { Mood } from '../art/blob.ts'
import { CROWN } from '../view/moments.ts'
import type { Hat } from '../rules/personalities.ts'
import { drawPortrait } from './portrait.ts'
import { drawPearl } from '../art/rain-picture.ts'
import { SIZE } from '../state.ts'
import { createWetTrail } from '../art/trails.ts'

export type G = CanvasRenderingContext2D
type Way = readonly (readonly [x: number, y: number])[]

const MINE = INKS[0]!
const FOE = INKS[1]!
const PAPER = '#fffaf0'
const STAR = 'M12 2l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.7l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z'
const R = 0.92

/** Cells of a way from corner to corner. */
function listCells(corners: Way): Way {
  const cells: [number, number][] = []
  corners.forEach(([x, y], i) => {
    const [toX, toY] = corners[i + 1] ?? [x, y]
    const steps = Math.max(1, Math.abs(toX - x), Math.abs(toY - y))
    for (let step = 0; step < (corners[i + 1] ? steps : 1); step++)
      cells.push([x + Math.sign(toX - x) * step, y + Math.sign(toY - y) * step])
  })
  return cells
}

/** From 0 to 1 while the lesson goes from one part to another. */
const during = (t: number, from: number, to: number) => Math.min(1, Math.max(0, (t - from) / (to - from)))
type Oval = { x: number; y: number; rx: number; ry: number }

function drawLand(g: G, { fill, deep, light }: Ink, { x, y, rx, ry }: Oval): void {
  g.save()
  g.beginPath()
  g.ellipse(x, y, rx, ry, 0, 0, 7)
  g.fillStyle = fill
  g.fill()
  g.lineWidth = 0.2
  g.strokeStyle = deep
  g.stroke()
  g.clip()
  g.fillStyle = light
  for (let row = -4; row <= 4; row++)
    for (let at = -4; at <= 4; at++) {
      g.beginPath()
      g.arc(x + at * 1.1 + (row % 2 ? 0.55 : 0), y + row * 0.7, 0.17, 0, 7)
      g.fill()
    }
  g.restore()
}
type FacePlace = { x: number; y: number; r?: number }

type Face = { ink: Ink; mood: Mood; hat?: Hat }

function drawFace(g: G, { ink, mood, hat = 'none' }: Face, { x, y, r = R }: FacePlace): void {
  drawPortrait(g, { ink, hat, mood }, { x, y, r })
}

/** The wet trail so far, and where its painter is. */
function drawWay(g: G, way: Way, share: number, ink: Ink, wide = 1): { x: number; y: number } {
  const at = share * (way.length - 1)
  const cell = Math.floor(at)
  const [x, y] = way[cell]!
  const [nextX, nextY] = way[Math.min(way.length - 1, cell + 1)]!
  const head = { x: x + (nextX - x) * (at - cell) + 0.5, y: y + (nextY - y) * (at - cell) + 0.5 }
  const trail = way.slice(0, cell + 1).map(([cx, cy]) => cy * SIZE + cx)
  createWetTrail().draw(g, trail, head, { ink, isSafe: false, wide })
  return head
}

const shapes = new Map<string, Path2D>()
type IconColours = { fill: string; rim: string }

type IconPlace = { x: number; y: number; size: number }

function drawIcon(g: G, path: string, { x, y, size }: IconPlace, { fill, rim }: IconColours): void {
  const shape = shapes.get(path) ?? new Path2D(path)
  shapes.set(path, shape)
  g.save()
  g.translate(x - size / 2, y - size / 2)
  g.scale(size / 24, size / 24)
  g.lineJoin = 'round'
  // Large icons need no fat rim.
  g.lineWidth = size > 3 ? 1.5 : 4
  g.strokeStyle = rim
  g.stroke(shape)
  g.fillStyle = fill
  g.fill(shape, 'evenodd')
  g.restore()
}

/** Drops of ink that fly apart. */
function drawSpray(g: G, x: number, y: number, t: number, ink: Ink): void {
  if (t <= 0 || t >= 1) return
  g.fillStyle = ink.fill
  g.globalAlpha = 1 - t
  for (let i = 0; i < 9; i++) {
    const far = 0.5 + t * (1.2 + (i % 3) * 0.4)
    g.beginPath()
    g.arc(x + Math.cos(i * 0.7) * far, y + Math.sin(i * 0.7) * far, 0.22, 0, 7)
    g.fill()
  }
  g.globalAlpha = 1
}

const LOOP = listCells([[3, 3], [7, 3], [7, 1], [2, 1], [2, 2]]) // prettier-ignore
const OUT = listCells([[7, 2], [1, 2]]) // prettier-ignore
const FAR = listCells([[2, 2], [8, 2]]) // prettier-ignore

function drawLoop(g: G, t: number): void {
  const isClosed = t > 0.62
  const grown = during(t, 0.62, 0.74)
  if (isClosed)
    drawLand(g, MINE, {
      x: 2.2 + grown * 2.3,
      y: 3 - grown * 0.3,
      rx: 1.8 + grown * 2.5,
      ry: 1.7 + grown * 0.5,
    })
  else drawLand(g, MINE, { x: 2.2, y: 3, rx: 1.8, ry: 1.7 })
  const head = isClosed ? { x: 2.6, y: 2.4 } : drawWay(g, LOOP, during(t, 0.05, 0.62), MINE)
  drawFace(g, { ink: MINE, mood: isClosed ? 'happy' : 'calm' }, { x: head.x, y: head.y })
}

function drawCut(g: G, t: number): void {
  const isCut = t > 0.52
  drawLand(g, isCut ? MINE : FOE, { x: 8, y: 2.5, rx: 1.9, ry: 2.1 })
  if (!isCut) {
    const head = drawWay(g, OUT, during(t, -0.3, 0.6), FOE)
    drawFace(g, { ink: FOE, mood: 'calm', hat: 'horns' }, { x: head.x, y: head.y })
  }
  drawSpray(g, 3.5, 2.5, during(t, 0.52, 0.85), FOE)
  drawFace(g, { ink: MINE, mood: isCut ? 'happy' : 'sly' }, { x: 4.5, y: 5.4 - during(t, 0.1, 0.9) * 4.2 })
}

function drawGuard(g: G, t: number): void {
  const isCut = t > 0.55
  drawLand(g, MINE, { x: 1.6, y: 2.6, rx: 2.3, ry: 2.2 })
  if (isCut) {
    g.fillStyle = PAPER
    g.beginPath()
    g.arc(3.7, 2.5, 1.6 * during(t, 0.55, 0.65), 0, 7)
    g.fill()
  } else {
    const head = drawWay(g, FAR, during(t, -0.2, 0.7), MINE)
    drawFace(g, { ink: MINE, mood: t > 0.35 ? 'scared' : 'calm' }, { x: head.x, y: head.y })
  }
  drawSpray(g, 5.5, 2.5, during(t, 0.55, 0.9), MINE)
  drawFace(g, { ink: FOE, mood: 'sly', hat: 'horns' }, { x: 5.5, y: 5.6 - during(t, 0.15, 0.95) * 4.6 })
}

/** What a pearl leaves: a blot of the own ink. */
function drawBlot(g: G, x: number, y: number, grown: number): void {
  drawLand(g, MINE, { x, y, rx: 1.5 * grown, ry: 1.05 * grown })
}

function drawGifts(g: G, t: number): void {
  const isTaken = t > 0.6
  const shine = (t * 3) % 1
  // The painter sets out on the lower one.
  if (t < 0.2) drawPearl(g, { x: 2.6, y: 4.1, r: 0.62 }, 1, shine)
  else drawBlot(g, 2.6, 4.1, during(t, 0.2, 0.3))
  drawPearl(g, { x: 1.5, y: 1.6, r: 0.62 }, 1, (shine + 0.4) % 1)
  g.save()
  g.globalAlpha = isTaken ? 1 - during(t, 0.6, 0.75) : 1
  g.translate(6.6, 1.5)
  drawSign(g, 'swift', 1)
  g.translate(0, 2.5)
  drawSign(g, 'shield', 1)
  g.restore()
  const x = 2.2 + during(t, 0.1, 0.6) * 4.2
  const y = 3.7 + during(t, 0.1, 0.6) * 0.3
  if (isTaken) {
    g.strokeStyle = '#3fa9f5'
    g.lineWidth = 0.2
    g.setLineDash([0.5, 0.3])
    g.beginPath()
    g.arc(x, y, 1.3, 0, 7)
    g.stroke()
    g.setLineDash([])
  }
  drawFace(g, { ink: MINE, mood: isTaken ? 'happy' : 'calm' }, { x, y })
}

function drawStars(g: G, t: number): void {
  const steps = [
    { x: 4.5, tall: 1.7, stars: 3, ink: MINE, hat: 'none' },
    { x: 1.7, tall: 1.1, stars: 2, ink: FOE, hat: 'horns' },
    { x: 7.3, tall: 0.7, stars: 1, ink: INKS[6]!, hat: 'cap' },
  ] as const
  steps.forEach(({ x, tall, stars, ink, hat }, i) => {
    g.fillStyle = ink.light
    g.strokeStyle = ink.deep
    g.lineWidth = 0.14
    g.beginPath()
    g.roundRect(x - 1.3, 5.7 - tall, 2.6, tall + 1, 0.3)
    g.fill()
    g.stroke()
    drawFace(g, { ink, mood: i === 0 ? 'happy' : 'calm', hat }, { x, y: 5 - tall, r: 0.7 })
    for (let star = 0; star < stars; star++)
      if (during(t, 0.1 + star * 0.15, 0.2 + star * 0.15) > 0)
        drawIcon(
          g,
          STAR,
          { x: x + (star - (stars - 1) / 2) * 0.95, y: 3.5 - tall, size: 0.95 },
          { fill: '#f7b91f', rim: '#7a4f00' },
        )
  })
  drawIcon(g, CROWN, { x: 4.5, y: 2.55, size: 0.7 }, { fill: '#ffc62e', rim: '#8f5a08' })
}

export const LESSONS = [drawLoop, drawCut, drawGuard, drawGifts, drawStars] as const
