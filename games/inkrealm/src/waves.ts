/**
 * New land comes in as a wave with a round, wobbling front. A picture of what was there before lies over the land and is uncovered from where
 * the loop was closed.
 */
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
  colour: string
  /** The cells that change. */
  land: Path2D
}
type Place = { left: number; top: number; cell: number }

const MOST = 3
const LEAST_MS = 260
const MOST_MS = 720
const MS_A_CELL = 24
const MARGIN = 2
const POINTS = 44
const FRONT_WIDE = 0.95

export function createWaves() {
  let waves: Wave[] = []
  const spare: OffscreenCanvas[] = []
  return {
    reset: () => void (waves = []),
    isRunning: () => waves.length > 0,
    /** `paint` draws the sheet as it is now, its corner at (left, top). */
    add(
      changed: readonly number[],
      { x, y, at, colour }: { x: number; y: number; at: number; colour: string },
      cell: number,
      paint: (g: G, left: number, top: number) => void,
    ) {
      if (waves.length >= MOST) return
      const land = new Path2D()
      let [west, north, east, south, reach] = [SIZE, SIZE, 0, 0, 0]
      for (let i = 0; i < changed.length; i++) {
        const first = changed[i]!
        const column = first % SIZE
        const row = (first - column) / SIZE
        let run = 1
        while (changed[i + 1] === first + run && (first + run) % SIZE > 0) {
          run++
          i++
        }
        land.rect(column, row, run, 1.02)
        west = Math.min(west, column)
        east = Math.max(east, column + run)
        north = Math.min(north, row)
        south = Math.max(south, row + 1)
        for (const end of [column, column + run])
          reach = Math.max(reach, Math.hypot(end - x - 0.5, row + 0.5 - y - 0.5))
      }
      const left = Math.max(0, west - MARGIN)
      const top = Math.max(0, north - MARGIN)
      const wide = Math.min(SIZE, east + MARGIN) - left
      const tall = Math.min(SIZE, south + MARGIN) - top
      const canvas = spare.pop() ?? new OffscreenCanvas(1, 1)
      canvas.width = Math.ceil(wide * cell)
      canvas.height = Math.ceil(tall * cell)
      paint(canvas.getContext('2d') as unknown as G, -left * cell, -top * cell)
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
        colour,
        land,
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
  g.clip(wave.land)
  g.globalAlpha = 0.9 * (1 - t * t)
  g.strokeStyle = wave.colour
  g.lineWidth = FRONT_WIDE
  g.stroke(front)
  g.globalAlpha = 0.8 * (1 - t * t)
  g.strokeStyle = '#fff'
  g.lineWidth = 0.22
  g.stroke(front)
  g.restore()
}
