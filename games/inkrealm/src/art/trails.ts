/** Wet trails: a glossy rope of ink through the centres of the cells, with droplets beside it. */
import type { Sight } from './desk-backdrop.ts'
import { BRUSHES } from './brushes.ts'
import type { Ink } from './inks.ts'
import { SIZE } from '../state.ts'

export type WetTrail = ReturnType<typeof createWetTrail>

/** Two places nearer than this are one. */
const MIN_STEP = 0.4
/** So far into the land, and out of it, the ink of rope and land runs together. */
const ROOT = 0.5
const EVERYWHERE: Sight = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
/** More new cells than this in one frame are not a walk: a resumed round, or a lesson. */
const MAX_NEW_CELLS = 3

type WetTrailState = {
  cells: number[]
  xs: number[]
  ys: number[]
  settled: Path2D
  drops: Path2D
  /** The last bend of the cached line, and the number of cells it covers. */
  lastX: number
  lastY: number
  traced: number
  /** The first cells may be land by now: there nothing is wet. */
  first: number
}

/** The real path, one point per cell. Only the end of a trail moves: the rest is cached. */
export function createWetTrail() {
  const current: WetTrailState = {
    cells: [],
    xs: [],
    ys: [],
    settled: new Path2D(),
    drops: new Path2D(),
    lastX: 0,
    lastY: 0,
    traced: 0,
    first: 0,
  }
  const learn = createTrailCells(current)
  /** The box around all of it, in cells. */
  const box = { left: 0, top: 0, right: 0, bottom: 0 }
  const trace = createTrailTrace(box, current)
  /** Where the rope grows out of the land: a little behind its first place. */
  const rootOf = (headX: number, headY: number): Path2D => {
    const root = new Path2D()
    const [x, y] = [current.xs[current.first]!, current.ys[current.first]!]
    const next = current.xs.findIndex(
      (at, i) => i > current.first && Math.abs(at - x) + Math.abs(current.ys[i]! - y) >= MIN_STEP,
    )
    const dx = x - (next < 0 ? headX : current.xs[next]!)
    const dy = y - (next < 0 ? headY : current.ys[next]!)
    const far = Math.hypot(dx, dy)
    if (far < 0.05) return root
    root.moveTo(x - (dx / far) * ROOT, y - (dy / far) * ROOT)
    root.lineTo(x + (dx / far) * ROOT, y + (dy / far) * ROOT)
    return root
  }
  return {
    /** The head: where the painter is drawn; everything in cells. `dry`: how many of the first cells are own land by now; `brush`: which of brushes.ts. */
    draw(
      g: CanvasRenderingContext2D,
      trail: readonly number[],
      { x: headX, y: headY }: Head,
      rope: Rope,
      { sight = EVERYWHERE, dry = 0 }: { sight?: Sight; dry?: number } = {},
    ) {
      if (trail.length <= dry) return
      learn(trail, headX, headY)
      if (dry !== current.first) current.traced = 0
      current.first = dry
      trace()
      if (
        Math.max(box.right, headX) < sight.left - 1 ||
        Math.min(box.left, headX) > sight.right + 1 ||
        Math.max(box.bottom, headY) < sight.top - 1 ||
        Math.min(box.top, headY) > sight.bottom + 1
      )
        return
      const path = new Path2D(current.settled)
      path.quadraticCurveTo(
        current.lastX,
        current.lastY,
        (current.lastX + headX) / 2,
        (current.lastY + headY) / 2,
      )
      path.lineTo(headX, headY)
      drawRope(g, path, rootOf(headX, headY), rope)
      g.fillStyle = rope.ink.fill
      g.fill(current.drops)
    },
  }
}

/** The cells of a trail as a line. */
function createTrailCells(current: WetTrailState) {
  /** Places for the cells that came since the last picture: on the way to the painter, or where there is none, in their middles. */
  const learn = (trail: readonly number[], headX: number, headY: number) => {
    // What became land at its beginning is no longer part of it; the rest lies where it lay.
    const gone = current.cells.indexOf(trail[0]!)
    if (gone > 0) {
      current.cells = current.cells.slice(gone)
      current.xs = current.xs.slice(gone)
      current.ys = current.ys.slice(gone)
      current.traced = 0
    }
    let same = Math.min(current.cells.length, trail.length)
    while (same > 0 && current.cells[same - 1] !== trail[same - 1]) same--
    if (same < current.cells.length) {
      current.cells = current.cells.slice(0, same)
      current.xs = current.xs.slice(0, same)
      current.ys = current.ys.slice(0, same)
      current.traced = 0
    }
    const fresh = trail.length - same
    if (fresh === 0) return
    if (fresh > MAX_NEW_CELLS || (same === 0 && fresh > 1)) {
      const places = listPlaces(trail)
      current.xs = soften(places.xs)
      current.ys = soften(places.ys)
      current.traced = 0
    } else {
      const fromX = current.xs[same - 1] ?? headX
      const fromY = current.ys[same - 1] ?? headY
      for (let i = 1; i <= fresh; i++) {
        current.xs.push(fromX + ((headX - fromX) * i) / fresh)
        current.ys.push(fromY + ((headY - fromY) * i) / fresh)
      }
    }
    current.cells = [...trail]
  }
  return learn
}

/** The settled part of the line. */
function createTrailTrace(
  box: { left: number; top: number; right: number; bottom: number },
  current: WetTrailState,
) {
  const trace = () => {
    if (current.traced === 0) {
      current.settled = new Path2D()
      current.drops = new Path2D()
      current.lastX = current.xs[current.first]!
      current.lastY = current.ys[current.first]!
      current.settled.moveTo(current.lastX, current.lastY)
      Object.assign(box, {
        left: current.lastX,
        top: current.lastY,
        right: current.lastX,
        bottom: current.lastY,
      })
    }
    for (let i = Math.max(current.traced, current.first); i < current.cells.length; i++) {
      addDrop(current.drops, current.cells[i]!)
      const x = current.xs[i]!
      const y = current.ys[i]!
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
      if (Math.abs(x - current.lastX) + Math.abs(y - current.lastY) < MIN_STEP) continue
      current.settled.quadraticCurveTo(
        current.lastX,
        current.lastY,
        (current.lastX + x) / 2,
        (current.lastY + y) / 2,
      )
      current.lastX = x
      current.lastY = y
    }
    current.traced = current.cells.length
  }
  return trace
}

type Head = { x: number; y: number }
type Rope = { ink: Ink; isSafe: boolean; wide: number; brush?: number }

function drawRope(
  g: CanvasRenderingContext2D,
  path: Path2D,
  root: Path2D,
  { ink, isSafe, wide, brush = 0 }: Rope,
): void {
  // No round end: at one there is the painter, at the other the land.
  g.lineCap = 'butt'
  g.lineJoin = 'round'
  g.globalAlpha = 0.22
  g.strokeStyle = '#2a1040'
  g.lineWidth = 0.72 * wide
  g.translate(0.06, 0.12)
  g.stroke(path)
  g.translate(-0.06, -0.12)
  g.globalAlpha = 1
  g.strokeStyle = ink.deep
  g.lineWidth = 0.7 * wide
  g.stroke(path)
  g.strokeStyle = ink.fill
  g.lineWidth = 0.7 * wide - 0.18
  g.stroke(path)
  g.lineCap = 'round'
  g.stroke(root)
  const core = brush > 0 ? BRUSHES[brush] : undefined
  g.strokeStyle = core?.colour ?? ink.light
  g.lineWidth = (core?.wide ?? 0.26) * wide
  if (core) {
    g.lineCap = core.isRound ? 'round' : 'butt'
    g.setLineDash(core.dash)
  }
  g.translate(-0.05, -0.07)
  g.stroke(path)
  // Pale and dashed: it cannot be cut now.
  g.strokeStyle = isSafe ? '#fff' : 'rgba(255,255,255,0.75)'
  g.lineWidth = isSafe ? 0.24 * wide : 0.09
  g.setLineDash(isSafe ? [0.42, 0.6] : [0.9, 0.5, 0.12, 0.6])
  g.translate(-0.06, -0.07)
  g.stroke(path)
  g.translate(0.11, 0.14)
  g.setLineDash([])
}

/** The middles of the cells; the corner of a slanting step lies on the line, so that it is straight. */
function listPlaces(trail: readonly number[]): { xs: number[]; ys: number[] } {
  const xs = trail.map((cell) => (cell % SIZE) + 0.5)
  const ys = trail.map((cell) => Math.floor(cell / SIZE) + 0.5)
  for (let i = 1; i < trail.length - 1; i++) {
    if (Math.abs(xs[i + 1]! - xs[i - 1]!) !== 1 || Math.abs(ys[i + 1]! - ys[i - 1]!) !== 1) continue
    xs[i] = (xs[i - 1]! + xs[i + 1]!) / 2
    ys[i] = (ys[i - 1]! + ys[i + 1]!) / 2
  }
  return { xs, ys }
}

/** Every place moved towards those around it: turns of the grid become curves. */
function soften(places: readonly number[]): number[] {
  const max = places.length - 1
  return places.map((at, i) => {
    const reach = Math.min(2, i, max - i)
    if (reach === 0) return at
    const next = (places[i - 1]! + places[i + 1]!) * 2
    return reach === 1 ? (at * 3 + next) / 7 : (at * 3 + next + places[i - 2]! + places[i + 2]!) / 9
  })
}

function addDrop(drops: Path2D, cell: number): void {
  const chance = Math.imul(cell, 2654435761) >>> 0
  if (chance % 3) return
  const x = (cell % SIZE) + 0.5 + ((chance >>> 8) % 100) / 70 - 0.7
  const y = Math.floor(cell / SIZE) + 0.5 + ((chance >>> 16) % 100) / 70 - 0.7
  const r = 0.06 + (chance % 7) * 0.016
  drops.moveTo(x + r, y)
  drops.arc(x, y, r, 0, 7)
}
