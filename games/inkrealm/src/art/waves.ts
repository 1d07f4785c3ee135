/**
 * New land floods in from its rim, where the trail ran, to its middle. What was there before lies over the land and shrinks, ring by ring,
 * behind an edge of foam: light ink with a thin bright rim of bubbles.
 */
import type { Ink } from './inks.ts'
import { CELLS, SIZE } from '../state.ts'

type G = CanvasRenderingContext2D
type Pen = CanvasPattern | string
/** The cells that are still covered, and those at its edge. */
type Ring = { cells: readonly number[]; rim: readonly number[] }
/** A ring traced: all of it, and what has another owner than most of it. */
type Cover = { all: Path2D; patches: readonly (readonly [CanvasPattern, Path2D])[] }
type Wave = {
  /** From the rim to the middle. */
  rings: readonly Ring[]
  /** Traced as they are needed. */
  covers: Cover[]
  /** By cell, whose it was. */
  before: ReadonlyMap<number, number>
  most: number
  penOf(owner: number): CanvasPattern
  /** All of it: foam is seen here only, never beyond the coast. */
  region: Path2D
  at: number
  ms: number
  ink: Ink
}
type Place = { left: number; top: number; cell: number }

const MAX_WAVES = 3
const MIN_MS = 300
export const MAX_MS = 460
const MS_A_RING = 18
/** Of the circles around what changes. */
const COAST = 0.85
/** The cover is a ring further in, grown by so much at least: its corners are always round. */
const MIN_GROWTH = 1.5
/** So many rings are ink at once: where the trail was. */
const BEGIN = 0.9
/** Of the cells at the edge one in so many stays for another ring: the ink runs in uneven tongues. */
const LUMP_IN = 5
/** Beyond what is still covered, in cells: the wet strip, the bubbles' bright rim, the bubbles, and the dark line they push along. */
const WET = 1.7
const BRIGHT = 0.86
const FOAM = 0.72
const LINE = 0.12
/** How far apart the foam's bubbles are, and for how long a way the foam comes up. */
const BUBBLES = [0, 0.95]
const COME_RINGS = 1.1
/** Single bubbles behind the foam: one to so many cells of a rim; how far they lag, and their size. */
const ONE_IN = 5
const LAG = 2.6
const BUBBLE_R = 0.26

/** Cells as lines through their middles, row by row: drawn with a round pen. */
function traceCells(cells: readonly number[]): Path2D {
  const path = new Path2D()
  for (let i = 0; i < cells.length; i++) {
    const first = cells[i]!
    const column = first % SIZE
    let run = 1
    while (cells[i + 1] === first + run && (first + run) % SIZE > 0) {
      run++
      i++
    }
    const y = (first - column) / SIZE + 0.5
    path.moveTo(column + 0.5, y)
    // A line of no length is not drawn.
    path.lineTo(column + run - 0.49, y)
  }
  return path
}

/** All cells with a round coast. */
function traceRegion({ cells, rim }: Ring): Path2D {
  const edge = new Set(rim)
  const path = new Path2D()
  for (const cell of cells)
    if (!edge.has(cell)) path.rect((cell % SIZE) - 0.5, Math.floor(cell / SIZE) - 0.5, 2, 2)
  for (const cell of rim) {
    const x = (cell % SIZE) + 0.5
    const y = Math.floor(cell / SIZE) + 0.5
    path.moveTo(x + COAST, y)
    path.arc(x, y, COAST, 0, 7)
  }
  return path
}

const hash = (value: number) => Math.imul(value + 1, 2654435761) >>> 8

/** The ring a cell is gone with; 0: not covered. Refilled by every call. */
const depth = new Uint8Array(CELLS + SIZE * 2)
/** The covered area after each ring is removed; the first is the whole area. */
function listRings(cells: readonly number[]): Ring[] {
  const rings: Ring[] = []
  depth.fill(0)
  let covered = cells
  for (let ring = 1; covered.length > 0; ring++) {
    for (const cell of covered) depth[cell + SIZE] = ring
    const further: number[] = []
    const rim: number[] = []
    for (const cell of covered) {
      const at = cell + SIZE
      const isInside =
        depth[at - 1]! >= ring &&
        depth[at + 1]! >= ring &&
        depth[at - SIZE]! >= ring &&
        depth[at + SIZE]! >= ring
      const isLump = ring > 2 && hash(cell * 7 + ring) % LUMP_IN === 0
      if (!isInside) rim.push(cell)
      if (isInside || isLump) further.push(cell)
    }
    rings.push({ cells: covered, rim })
    // Lumps alone are gone at once.
    covered = rim.length < covered.length ? further : []
  }
  return rings
}

/** Whose most of the cells were. */
function findMost(before: ReadonlyMap<number, number>): number {
  const counts = new Map<number, number>()
  for (const owner of before.values()) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

function traceCover({ before, most, penOf }: Wave, { cells }: Ring): Cover {
  const others = new Map<number, number[]>()
  for (const cell of cells) {
    const owner = before.get(cell)!
    if (owner === most) continue
    const list = others.get(owner)
    if (list) list.push(cell)
    else others.set(owner, [cell])
  }
  return {
    all: traceCells(cells),
    patches: [...others].map(([owner, list]) => [penOf(owner), traceCells(list)]),
  }
}

export function createWaves() {
  let waves: Wave[] = []
  return {
    reset: () => void (waves = []),
    /** `before`: by cell that changes, row by row, whose it was; `penOf`: what an owner's land is filled with, in cells. */
    add(
      before: ReadonlyMap<number, number>,
      { at, ink }: { at: number; ink: Ink },
      penOf: (owner: number) => CanvasPattern,
    ) {
      if (waves.length >= MAX_WAVES) return
      const rings = listRings([...before.keys()])
      // Only a strip: it appears at once.
      if (rings.length < 2) return
      waves.push({
        rings,
        covers: [],
        before,
        most: findMost(before),
        penOf,
        region: traceRegion(rings[0]!),
        at,
        ms: Math.min(MAX_MS, MIN_MS + rings.length * MS_A_RING),
        ink,
      })
    },
    draw(g: G, { left, top, cell }: Place, now: number) {
      waves = waves.filter(({ at, ms }) => now >= at && now - at < ms)
      for (const wave of waves) drawWave(g, wave, { left, top, cell }, now)
    },
  }
}

function drawWave(g: G, wave: Wave, { left, top, cell }: Place, now: number): void {
  const { rings, ink } = wave
  const t = Math.min(1, (now - wave.at) / wave.ms)
  const far = Math.min(BEGIN, rings.length * 0.3) + t * (rings.length - BEGIN)
  const ring = Math.min(rings.length - 1, Math.ceil(far + MIN_GROWTH))
  const { all, patches } = (wave.covers[ring] ??= traceCover(wave, rings[ring]!))
  const grown = Math.max(0.05, ring - far)
  // It comes up where the trail was, and is thin where there is little room.
  const much = Math.min(1, far / COME_RINGS) * Math.min(1, (rings.length + 1) / 5)
  const stroke = (pen: Pen, more: number, path = all) => {
    g.strokeStyle = pen
    g.lineWidth = (0.5 + grown + more) * 2
    g.stroke(path)
  }
  g.save()
  g.translate(left, top)
  g.scale(cell, cell)
  g.lineJoin = 'round'
  g.lineCap = 'round'
  g.clip(wave.region)
  g.globalAlpha = 0.5
  stroke(ink.light, WET * much)
  g.globalAlpha = 0.9
  g.setLineDash(BUBBLES)
  stroke('#ffffff', BRIGHT * much)
  g.globalAlpha = 1
  stroke(ink.light, FOAM * much)
  g.setLineDash([])
  stroke(ink.deep, LINE)
  const bubbles = traceBubbles(wave, far)
  g.lineWidth = 0.16
  g.strokeStyle = '#ffffff'
  g.stroke(bubbles)
  g.fillStyle = ink.light
  g.fill(bubbles)
  stroke(wave.penOf(wave.most), 0)
  for (const [pen, path] of patches) stroke(pen, 0, path)
  g.restore()
}

/** Bubbles stay behind where the foam was, and burst. */
function traceBubbles({ rings }: Wave, far: number): Path2D {
  const path = new Path2D()
  for (let ring = Math.max(0, Math.floor(far - LAG)); ring < far - 0.4 && ring < rings.length; ring++) {
    const age = (far - ring) / LAG
    for (const cell of rings[ring]!.rim) {
      const chance = hash(cell)
      if (chance % ONE_IN > 0) continue
      const x = (cell % SIZE) + 0.2 + ((chance >>> 4) % 60) / 100
      const y = Math.floor(cell / SIZE) + 0.2 + ((chance >>> 10) % 60) / 100
      const r = BUBBLE_R * (0.6 + ((chance >>> 3) % 5) / 7) * (1 - age * age)
      if (r < 0.05) continue
      path.moveTo(x + r, y)
      path.arc(x, y, r, 0, 7)
    }
  }
  return path
}
