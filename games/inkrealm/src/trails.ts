/** Wet trails: a glossy rope of ink through the middles of the cells, with droplets beside it. */
import type { Ink } from './inks.ts'
import { SIZE } from './state.ts'

export type WetTrail = ReturnType<typeof createWetTrail>

/** Only the end of a trail moves: the rest is traced anew when a cell is added. */
export function createWetTrail() {
  let key = ''
  let settled = new Path2D()
  let drops = new Path2D()
  /** The last cell on the path. */
  let lastX = 0
  let lastY = 0

  const trace = (trail: readonly number[]) => {
    settled = new Path2D()
    const places = listPlaces(trail)
    const xs = soften(places.xs)
    const ys = soften(places.ys)
    settled.moveTo(xs[0]!, ys[0]!)
    // The painter is drawn a little behind: the last cell may lie before it.
    const last = Math.max(0, xs.length - 2)
    for (let i = 1; i < last; i++)
      settled.quadraticCurveTo(xs[i]!, ys[i]!, (xs[i]! + xs[i + 1]!) / 2, (ys[i]! + ys[i + 1]!) / 2)
    lastX = xs[last]!
    lastY = ys[last]!
    drops = traceDrops(trail)
  }
  return {
    /** `headX`, `headY`: where the painter is drawn; everything in cells. */
    draw(
      g: CanvasRenderingContext2D,
      trail: readonly number[],
      headX: number,
      headY: number,
      ink: Ink,
      isSafe: boolean,
      wide: number,
    ) {
      if (trail.length === 0) return
      const now = `${trail.length} ${trail[0]} ${trail.at(-1)}`
      if (now !== key) {
        key = now
        trace(trail)
      }
      const path = new Path2D(settled)
      path.quadraticCurveTo(lastX, lastY, (lastX + headX) / 2, (lastY + headY) / 2)
      path.lineTo(headX, headY)
      drawRope(g, path, ink, isSafe, wide)
      g.fillStyle = ink.fill
      g.fill(drops)
    },
  }
}

function drawRope(g: CanvasRenderingContext2D, path: Path2D, ink: Ink, isSafe: boolean, wide: number): void {
  g.lineCap = 'round'
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
  g.strokeStyle = ink.light
  g.lineWidth = 0.26 * wide
  g.translate(-0.05, -0.07)
  g.stroke(path)
  g.strokeStyle = isSafe ? '#fff' : 'rgba(255,255,255,0.75)'
  g.lineWidth = 0.09
  g.setLineDash(isSafe ? [0.3, 0.4] : [0.9, 0.5, 0.12, 0.6])
  g.translate(-0.06, -0.07)
  g.stroke(path)
  g.translate(0.11, 0.14)
  g.setLineDash([])
}

/** The middles of the cells, without the corners of slanting steps, so that a slanting line is straight. */
function listPlaces(trail: readonly number[]): { xs: number[]; ys: number[] } {
  const xs: number[] = []
  const ys: number[] = []
  trail.forEach((cell, i) => {
    const next = trail[i + 1] ?? cell
    const dx = (next % SIZE) + 0.5 - xs.at(-1)!
    const dy = Math.floor(next / SIZE) + 0.5 - ys.at(-1)!
    if (i > 0 && Math.abs(dx) === 1 && Math.abs(dy) === 1) return
    xs.push((cell % SIZE) + 0.5)
    ys.push(Math.floor(cell / SIZE) + 0.5)
  })
  return { xs, ys }
}

/** Every place moved towards those around it: turns of the grid become curves. */
function soften(places: readonly number[]): number[] {
  const most = places.length - 1
  return places.map((at, i) => {
    const reach = Math.min(2, i, most - i)
    if (reach === 0) return at
    const next = (places[i - 1]! + places[i + 1]!) * 2
    return reach === 1 ? (at * 3 + next) / 7 : (at * 3 + next + places[i - 2]! + places[i + 2]!) / 9
  })
}

function traceDrops(trail: readonly number[]): Path2D {
  const drops = new Path2D()
  for (const cell of trail) {
    const chance = Math.imul(cell, 2654435761) >>> 0
    if (chance % 3) continue
    const x = (cell % SIZE) + 0.5 + ((chance >>> 8) % 100) / 70 - 0.7
    const y = Math.floor(cell / SIZE) + 0.5 + ((chance >>> 16) % 100) / 70 - 0.7
    const r = 0.06 + (chance % 7) * 0.016
    drops.moveTo(x + r, y)
    drops.arc(x, y, r, 0, 7)
  }
  return drops
}
