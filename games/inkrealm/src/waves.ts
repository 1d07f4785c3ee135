/**
 * New land comes in as a wave with a round, wobbling front. A picture of what was there before lies over the land and is uncovered from where
 * the loop was closed.
 */
import type { Ink } from './inks.ts'
import { SIZE } from './state.ts'

type G = CanvasRenderingContext2D
/** In cells: where the picture of before lies, and how far the front has to run. */
type Wave = {
  canvas: OffscreenCanvas
  left: number
  top: number
  wide: number
  tall: number
  x: number
  y: number
  reach: number
  at: number
  ms: number
  ink: Ink
  /** Of the cells that change, those well inside the new land: the front is seen there only, never on the coast. */
  inside: Path2D
}
type Place = { left: number; top: number; cell: number }

const MOST = 3
const LEAST_MS = 260
const MOST_MS = 720
const MS_A_CELL = 24
/** Cells around a changed one whose picture changes with it. */
const MARGIN = 2
const POINTS = 44
const FRONT_WIDE = 1.1
/** The front's dark rim, as every coast has one, and from when on it goes. */
const RIM_WIDE = 0.42
const RIM_UNTIL = 0.88
/** How far beyond the inner cells the front is seen: nearly to the coast. */
const COAST = 0.7

/** Cells as rows of rectangles, grown by so much on every side. */
function traceCells(cells: readonly number[], more: number): Path2D {
  const path = new Path2D()
  for (let i = 0; i < cells.length; i++) {
    const first = cells[i]!
    const column = first % SIZE
    let run = 1
    while (cells[i + 1] === first + run && (first + run) % SIZE > 0) {
      run++
      i++
    }
    path.roundRect(column - more, (first - column) / SIZE - more, run + more * 2, 1.02 + more * 2, more)
  }
  return path
}

/** The box of cells around those, and how far from a place they reach. */
function measure(cells: readonly number[], x: number, y: number) {
  let [west, north, east, south, reach] = [SIZE, SIZE, 0, 0, 0]
  for (const cell of cells) {
    const column = cell % SIZE
    const row = (cell - column) / SIZE
    west = Math.min(west, column)
    east = Math.max(east, column + 1)
    north = Math.min(north, row)
    south = Math.max(south, row + 1)
    const dx = Math.max(Math.abs(column - x - 0.5), Math.abs(column + 0.5 - x))
    reach = Math.max(reach, Math.hypot(dx, row - y))
  }
  const left = Math.max(0, west - MARGIN)
  const top = Math.max(0, north - MARGIN)
  return {
    left,
    top,
    wide: Math.min(SIZE, east + MARGIN) - left,
    tall: Math.min(SIZE, south + MARGIN) - top,
    reach,
  }
}

export function createWaves() {
  let waves: Wave[] = []
  const spare: OffscreenCanvas[] = []
  return {
    reset: () => void (waves = []),
    /** `paint` draws the sheet as it is now, its corner at (left, top). */
    add(
      changed: readonly number[],
      inside: readonly number[],
      { x, y, at, ink }: { x: number; y: number; at: number; ink: Ink },
      cell: number,
      paint: (g: G, left: number, top: number) => void,
    ) {
      if (waves.length >= MOST) return
      const { left, top, wide, tall, reach } = measure(changed, x, y)
      const canvas = spare.pop() ?? new OffscreenCanvas(1, 1)
      canvas.width = Math.ceil(wide * cell)
      canvas.height = Math.ceil(tall * cell)
      const g = canvas.getContext('2d') as unknown as G
      // Only what changes is covered: whatever else happens nearby is seen at once.
      g.save()
      g.scale(cell, cell)
      g.translate(-left, -top)
      g.clip(traceCells(changed, MARGIN - 0.5))
      g.setTransform(1, 0, 0, 1, 0, 0)
      paint(g, -left * cell, -top * cell)
      g.restore()
      const ms = Math.min(MOST_MS, LEAST_MS + reach * MS_A_CELL)
      waves.push({
        canvas,
        left,
        top,
        wide,
        tall,
        x: x + 0.5,
        y: y + 0.5,
        reach: reach + 1,
        at,
        ms,
        ink,
        inside: traceCells(inside, COAST),
      })
    },
    draw(g: G, { left, top, cell }: Place, now: number) {
      const past = waves.filter(({ at, ms }) => now - at >= ms || now < at)
      for (const { canvas } of past) spare.push(canvas)
      if (past.length > 0) waves = waves.filter((wave) => !past.includes(wave))
      for (const wave of waves) drawWave(g, wave, { left, top, cell }, now)
    },
  }
}

function drawWave(g: G, wave: Wave, { left, top, cell }: Place, now: number): void {
  const t = (now - wave.at) / wave.ms
  const far = wave.reach * (1 - (1 - t) ** 1.7)
  const front = new Path2D()
  for (let i = 0; i < POINTS; i++) {
    const angle = (i / POINTS) * Math.PI * 2
    const wobble = Math.sin(angle * 7 + now / 90) * 0.32 + Math.sin(angle * 3 - now / 140) * 0.28
    const r = Math.max(0.05, far + wobble * Math.min(1, far / 3))
    front.lineTo(wave.x + Math.cos(angle) * r, wave.y + Math.sin(angle) * r)
  }
  front.closePath()
  const outside = new Path2D()
  outside.rect(wave.left, wave.top, wave.wide, wave.tall)
  outside.addPath(front)
  g.save()
  g.translate(left, top)
  g.scale(cell, cell)
  g.save()
  g.clip(outside, 'evenodd')
  g.drawImage(wave.canvas, wave.left, wave.top, wave.wide, wave.tall)
  g.restore()
  g.clip(wave.inside)
  g.globalAlpha = 0.9 * (1 - t * t)
  g.strokeStyle = wave.ink.light
  g.lineWidth = FRONT_WIDE
  g.stroke(front)
  g.globalAlpha = Math.min(1, (1 - t) / (1 - RIM_UNTIL))
  g.strokeStyle = wave.ink.deep
  g.lineWidth = RIM_WIDE
  g.stroke(front)
  g.globalAlpha = 0.8 * (1 - t * t)
  g.strokeStyle = '#fff'
  g.lineWidth = 0.14
  g.stroke(front)
  g.restore()
}
