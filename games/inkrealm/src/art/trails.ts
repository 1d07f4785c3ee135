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

/** The real path, one point per cell. Only the end of a trail moves: the rest is cached. */
export function createWetTrail() {
  let cells: number[] = []
  let xs: number[] = []
  let ys: number[] = []
  let settled = new Path2D()
  let drops = new Path2D()
  /** The last bend of the cached line, and the number of cells it covers. */
  let lastX = 0
  let lastY = 0
  let traced = 0
  /** The first cells may be land by now: there nothing is wet. */
  let first = 0
  /** The box around all of it, in cells. */
  const box = { left: 0, top: 0, right: 0, bottom: 0 }

  /** Places for the cells that came since the last picture: on the way to the painter, or where there is none, in their middles. */
  const learn = (trail: readonly number[], headX: number, headY: number) => {
    // What became land at its beginning is no longer part of it; the rest lies where it lay.
    const gone = cells.indexOf(trail[0]!)
    if (gone > 0) {
      cells = cells.slice(gone)
      xs = xs.slice(gone)
      ys = ys.slice(gone)
      traced = 0
    }
    let same = Math.min(cells.length, trail.length)
    while (same > 0 && cells[same - 1] !== trail[same - 1]) same--
    if (same < cells.length) {
      cells = cells.slice(0, same)
      xs = xs.slice(0, same)
      ys = ys.slice(0, same)
      traced = 0
    }
    const fresh = trail.length - same
    if (fresh === 0) return
    if (fresh > MAX_NEW_CELLS || (same === 0 && fresh > 1)) {
      const places = listPlaces(trail)
      xs = soften(places.xs)
      ys = soften(places.ys)
      traced = 0
    } else {
      const fromX = xs[same - 1] ?? headX
      const fromY = ys[same - 1] ?? headY
      for (let i = 1; i <= fresh; i++) {
        xs.push(fromX + ((headX - fromX) * i) / fresh)
        ys.push(fromY + ((headY - fromY) * i) / fresh)
      }
    }
    cells = [...trail]
  }
  const trace = () => {
    if (traced === 0) {
      settled = new Path2D()
      drops = new Path2D()
      lastX = xs[first]!
      lastY = ys[first]!
      settled.moveTo(lastX, lastY)
      Object.assign(box, { left: lastX, top: lastY, right: lastX, bottom: lastY })
    }
    for (let i = Math.max(traced, first); i < cells.length; i++) {
      addDrop(drops, cells[i]!)
      const x = xs[i]!
      const y = ys[i]!
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
      if (Math.abs(x - lastX) + Math.abs(y - lastY) < MIN_STEP) continue
      settled.quadraticCurveTo(lastX, lastY, (lastX + x) / 2, (lastY + y) / 2)
      lastX = x
      lastY = y
    }
    traced = cells.length
  }
  /** Where the rope grows out of the land: a little behind its first place. */
  const rootOf = (headX: number, headY: number): Path2D => {
    const root = new Path2D()
    const [x, y] = [xs[first]!, ys[first]!]
    const next = xs.findIndex((at, i) => i > first && Math.abs(at - x) + Math.abs(ys[i]! - y) >= MIN_STEP)
    const dx = x - (next < 0 ? headX : xs[next]!)
    const dy = y - (next < 0 ? headY : ys[next]!)
    const far = Math.hypot(dx, dy)
    if (far < 0.05) return root
    root.moveTo(x - (dx / far) * ROOT, y - (dy / far) * ROOT)
    root.lineTo(x + (dx / far) * ROOT, y + (dy / far) * ROOT)
    return root
  }
  return {
    /** `headX`, `headY`: where the painter is drawn; everything in cells. `dry`: how many of the first cells are own land by now; `brush`: which of brushes.ts. */
    draw(
      g: CanvasRenderingContext2D,
      trail: readonly number[],
      headX: number,
      headY: number,
      ink: Ink,
      isSafe: boolean,
      wide: number,
      sight: Sight = EVERYWHERE,
      dry = 0,
      brush = 0,
    ) {
      if (trail.length <= dry) return
      learn(trail, headX, headY)
      if (dry !== first) traced = 0
      first = dry
      trace()
      if (
        Math.max(box.right, headX) < sight.left - 1 ||
        Math.min(box.left, headX) > sight.right + 1 ||
        Math.max(box.bottom, headY) < sight.top - 1 ||
        Math.min(box.top, headY) > sight.bottom + 1
      )
        return
      const path = new Path2D(settled)
      path.quadraticCurveTo(lastX, lastY, (lastX + headX) / 2, (lastY + headY) / 2)
      path.lineTo(headX, headY)
      drawRope(g, path, rootOf(headX, headY), { ink, isSafe, wide, brush })
      g.fillStyle = ink.fill
      g.fill(drops)
    },
  }
}
type Rope = { ink: Ink; isSafe: boolean; wide: number; brush: number }

function drawRope(
  g: CanvasRenderingContext2D,
  path: Path2D,
  root: Path2D,
  { ink, isSafe, wide, brush }: Rope,
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
