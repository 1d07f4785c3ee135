/** Wet trails: a glossy rope of ink through the middles of the cells, with droplets beside it. */
import type { Ink } from './inks.ts'
import { SIZE } from './state.ts'

/** `headX`, `headY`: where the painter is drawn; everything in cells. */
export function drawTrail(
  g: CanvasRenderingContext2D,
  trail: readonly number[],
  headX: number,
  headY: number,
  ink: Ink,
  isSafe: boolean,
): void {
  if (trail.length === 0) return
  const path = traceTrail(trail, headX, headY)
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.globalAlpha = 0.22
  g.strokeStyle = '#2a1040'
  g.lineWidth = 0.72
  g.translate(0.06, 0.12)
  g.stroke(path)
  g.translate(-0.06, -0.12)
  g.globalAlpha = 1
  g.strokeStyle = ink.deep
  g.lineWidth = 0.7
  g.stroke(path)
  g.strokeStyle = ink.fill
  g.lineWidth = 0.52
  g.stroke(path)
  g.strokeStyle = ink.light
  g.lineWidth = 0.26
  g.translate(-0.05, -0.07)
  g.stroke(path)
  g.strokeStyle = isSafe ? '#fff' : 'rgba(255,255,255,0.75)'
  g.lineWidth = 0.09
  g.setLineDash(isSafe ? [0.3, 0.4] : [0.9, 0.5, 0.12, 0.6])
  g.translate(-0.06, -0.07)
  g.stroke(path)
  g.translate(0.11, 0.14)
  g.setLineDash([])
  drawDrops(g, trail, ink)
}

function traceTrail(trail: readonly number[], headX: number, headY: number): Path2D {
  const path = new Path2D()
  const xs: number[] = []
  const ys: number[] = []
  trail.forEach((cell, i) => {
    const next = trail[i + 1] ?? cell
    // The corner of a slanting step: left out, so that a slanting line is straight.
    const dx = (next % SIZE) + 0.5 - xs.at(-1)!
    const dy = Math.floor(next / SIZE) + 0.5 - ys.at(-1)!
    if (i > 0 && Math.abs(dx) === 1 && Math.abs(dy) === 1) return
    xs.push((cell % SIZE) + 0.5)
    ys.push(Math.floor(cell / SIZE) + 0.5)
  })
  xs.push(headX)
  ys.push(headY)
  path.moveTo(xs[0]!, ys[0]!)
  for (let i = 1; i < xs.length - 1; i++) {
    path.quadraticCurveTo(xs[i]!, ys[i]!, (xs[i]! + xs[i + 1]!) / 2, (ys[i]! + ys[i + 1]!) / 2)
  }
  path.lineTo(headX, headY)
  return path
}

function drawDrops(g: CanvasRenderingContext2D, trail: readonly number[], ink: Ink): void {
  g.fillStyle = ink.fill
  g.beginPath()
  for (const cell of trail) {
    const chance = Math.imul(cell, 2654435761) >>> 0
    if (chance % 3) continue
    const x = (cell % SIZE) + 0.5 + ((chance >>> 8) % 100) / 70 - 0.7
    const y = Math.floor(cell / SIZE) + 0.5 + ((chance >>> 16) % 100) / 70 - 0.7
    const r = 0.06 + (chance % 7) * 0.016
    g.moveTo(x + r, y)
    g.arc(x, y, r, 0, 7)
  }
  g.fill()
}
