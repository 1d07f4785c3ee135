/**
 * New land floods in from its rim, where the trail ran, to its middle. A picture of what was there before lies over the land and shrinks, ring
 * by ring, behind an edge of foam.
 */
import type { Ink } from './inks.ts'
import { SIZE } from './state.ts'

type G = CanvasRenderingContext2D
/** Its cells at the edge, and the rest. */
type Ring = { rim: readonly number[]; inner: Path2D }
/** In cells: where the picture of before lies, and the rings of what it covers, from the rim to the middle. */
type Wave = {
  canvas: OffscreenCanvas
  left: number
  top: number
  wide: number
  tall: number
  rings: readonly Ring[]
  /** All of it: foam is seen here only, never beyond the coast. */
  region: Path2D
  at: number
  ms: number
  ink: Ink
}
type Place = { left: number; top: number; cell: number }

const MOST = 3
const LEAST_MS = 270
const MOST_MS = 400
const MS_A_RING = 14
/** Cells around a changed one whose picture changes with it. */
const MARGIN = 2
/** Of the circles: around what changes, and of the cover as it shrinks by a cell. */
const COAST = 0.85
const LEAST_ROUND = 0.3
/** The foam's light and its crest, in cells beyond what is still covered. */
const FOAM = [
  ['light', 1.1],
  ['#ffffff', 0.65],
] as const

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

/** The box of cells around those. */
function measure(cells: readonly number[]) {
  let [west, north, east, south] = [SIZE, SIZE, 0, 0]
  for (const cell of cells) {
    const column = cell % SIZE
    const row = (cell - column) / SIZE
    west = Math.min(west, column)
    east = Math.max(east, column + 1)
    north = Math.min(north, row)
    south = Math.max(south, row + 1)
  }
  const left = Math.max(0, west - MARGIN)
  const top = Math.max(0, north - MARGIN)
  return {
    left,
    top,
    wide: Math.min(SIZE, east + MARGIN) - left,
    tall: Math.min(SIZE, south + MARGIN) - top,
  }
}

/** A ring's outline in circles along its rim; what lies further in is traced already. */
function traceRound({ rim, inner }: Ring, r: number): Path2D {
  const path = new Path2D(inner)
  for (const cell of rim) {
    const x = (cell % SIZE) + 0.5
    const y = Math.floor(cell / SIZE) + 0.5
    path.moveTo(x + r, y)
    path.arc(x, y, r, 0, 7)
  }
  return path
}

const STEPS = [1, -1, SIZE, -SIZE] as const
/** What is covered still when one ring after the other is gone; the first is all of it. */
function listRings(cells: readonly number[]): Ring[] {
  const rings: Ring[] = []
  let covered: readonly number[] = cells
  while (covered.length > 0) {
    const all = new Set(covered)
    const isInside = (cell: number) => STEPS.every((step) => all.has(cell + step))
    const further = covered.filter(isInside)
    rings.push({ rim: covered.filter((cell) => !isInside(cell)), inner: traceCells(further, 0.5) })
    covered = further
  }
  return rings
}

export function createWaves() {
  let waves: Wave[] = []
  const spare: OffscreenCanvas[] = []
  return {
    reset: () => void (waves = []),
    /** `paint` draws the sheet as it is now, its corner at (left, top). */
    add(
      changed: readonly number[],
      { at, ink }: { at: number; ink: Ink },
      cell: number,
      paint: (g: G, left: number, top: number) => void,
    ) {
      if (waves.length >= MOST) return
      const { left, top, wide, tall } = measure(changed)
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
      const rings = listRings(changed)
      const ms = Math.min(MOST_MS, LEAST_MS + rings.length * MS_A_RING)
      waves.push({
        canvas,
        left,
        top,
        wide,
        tall,
        rings,
        region: traceRound(rings[0]!, COAST),
        at,
        ms,
        ink,
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
  const t = Math.min(1, (now - wave.at) / wave.ms)
  const far = t * wave.rings.length
  const ring = Math.min(wave.rings.length - 1, Math.floor(far))
  const cover = wave.rings[ring]!
  // Between two rings the cover shrinks by a cell.
  const r = LEAST_ROUND + Math.max(0, 1 - (far - ring))
  g.save()
  g.translate(left, top)
  g.scale(cell, cell)
  g.save()
  g.clip(wave.region)
  for (const [tone, wide] of FOAM) {
    g.fillStyle = tone === 'light' ? wave.ink.light : tone
    g.fill(traceRound(cover, r + wide))
  }
  g.restore()
  g.clip(traceRound(cover, r))
  g.drawImage(wave.canvas, wave.left, wave.top, wave.wide, wave.tall)
  g.restore()
}
