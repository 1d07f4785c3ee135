/** The dressmaker's dummy of the atelier: linen over a turned stand, seams, pins, and a measuring tape round its neck. */
import { alpha, at, blob, curve, ellipse, fill, stroke, taper } from '../pen.ts'
import type { G } from '../pen.ts'

const WOOD = ['#6e4426', '#b17b48', '#7d4f2d'] as const
/** Points of one side, from the neck down: half widths and heights above the floor, in hundredths of the room. */
const SIDE = [
  [2.5, 61],
  [2.7, 58.4],
  [8.4, 55.6],
  [9.4, 51.5],
  [8.3, 46],
  [6.2, 39],
  [5.8, 36],
  [8.2, 29.5],
  [9, 25],
  [8.2, 22.6],
] as const

export function drawDummy(g: G, x: number, floor: number, u: number): void {
  const spot = (dx: number, up: number) => at(x + dx * u, floor - up * u)
  const wood = g.createLinearGradient(x - 2 * u, 0, x + 2 * u, 0)
  WOOD.forEach((colour, i) => wood.addColorStop(i / 2, colour))
  g.fillStyle = '#4a1f3e30'
  fill(g, ellipse(x, floor - 0.4 * u, 11 * u, 2 * u))
  for (const foot of [-8.6, 8.6, 1.5])
    taper(
      g,
      { from: spot(0, 6.5), bend: spot(foot * 0.7, 4.5), to: spot(foot, foot === 1.5 ? -0.4 : 1) },
      2.2 * u,
      WOOD[0],
    )
  g.fillStyle = wood
  g.fillRect(x - 0.75 * u, floor - 24 * u, 1.5 * u, 18.5 * u)
  for (const [up, r] of [
    [19, 1.5],
    [12, 1.25],
    [6.4, 1.9],
  ] as const) {
    fill(g, ellipse(x, floor - up * u, r * u, r * u * 0.8))
    stroke(g, ellipse(x, floor - up * u, r * u, r * u * 0.8), '#5c381f90', 0.22 * u)
  }
  const body = blob([
    ...SIDE.map(([dx, up]) => spot(-dx, up)),
    spot(0, 22),
    ...SIDE.map(([dx, up]) => spot(dx, up)).reverse(),
  ])
  const linen = g.createLinearGradient(x - 9 * u, 0, x + 9 * u, 0)
  for (const [stop, colour] of [
    [0, '#cf9f8c'],
    [0.32, '#fbe6d3'],
    [0.62, '#efcdb6'],
    [1, '#b98273'],
  ] as const)
    linen.addColorStop(stop, colour)
  g.fillStyle = linen
  fill(g, body)
  g.save()
  g.clip(body)
  g.fillStyle = alpha('#a3655c', 0.2)
  fill(g, ellipse(x, floor - 21 * u, 11 * u, 5 * u))
  for (const dx of [-4.4, 0, 4.4]) {
    const seam = curve(new Path2D(), [
      spot(dx * 0.9, 60),
      spot(dx * 1.25, 49),
      spot(dx * 0.7, 37),
      spot(dx * 1.15, 22),
    ])
    stroke(g, seam, '#a8705f90', 0.26 * u)
    g.save()
    g.setLineDash([0.9 * u, 0.7 * u])
    g.translate(0.5 * u, 0)
    stroke(g, seam, '#fff4e690', 0.18 * u)
    g.restore()
  }
  stroke(g, curve(new Path2D(), [spot(-7, 37.4), spot(0, 36.2), spot(7, 37.4)]), '#a8705f', 0.3 * u)
  g.restore()
  stroke(g, body, '#95614f', 0.42 * u)
  const cap = ellipse(x, floor - 61 * u, 2.6 * u, 0.9 * u)
  g.fillStyle = wood
  fill(g, cap)
  stroke(g, cap, '#5c381f', 0.25 * u)
  fill(g, ellipse(x, floor - 62.6 * u, 0.9 * u, 1.1 * u))
  drawTape(g, spot, u)
  for (const [dx, up, colour] of [
    [5.6, 51, '#c8324d'],
    [6.3, 49.2, '#127a7a'],
    [5, 48.6, '#6a2b62'],
  ] as const) {
    g.fillStyle = colour
    fill(g, ellipse(x + dx * u, floor - up * u, 0.55 * u))
    g.fillStyle = '#ffffffb0'
    fill(g, ellipse(x + (dx - 0.15) * u, floor - (up + 0.15) * u, 0.18 * u))
  }
}

/** Round the neck and down on both sides, with its marks. */
function drawTape(g: G, spot: (dx: number, up: number) => { x: number; y: number }, u: number): void {
  for (const [side, low] of [
    [-1, 33],
    [1, 41],
  ] as const) {
    const line = [spot(side * 2.2, 59.4), spot(side * 4.2, 55), spot(side * 3.7, 47), spot(side * 3.9, low)]
    const path = curve(new Path2D(), line)
    g.save()
    stroke(g, path, '#9a6a1e', 1.75 * u)
    stroke(g, path, '#f3c34e', 1.35 * u)
    // Marks across the band: dashes with straight ends.
    g.lineCap = 'butt'
    g.setLineDash([0.22 * u, 0.95 * u])
    g.strokeStyle = '#6d4512'
    g.lineWidth = 0.9 * u
    g.stroke(path)
    g.restore()
    const end = spot(side * 3.9, low)
    g.fillStyle = '#c9ced8'
    g.fillRect(end.x - 0.9 * u, end.y - 0.2 * u, 1.8 * u, 0.8 * u)
  }
}
