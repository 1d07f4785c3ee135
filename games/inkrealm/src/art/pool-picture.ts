/** Swift pools: water soaks into the bare paper under the ink; over ink only rims, ripples and arrows are drawn, so that every ink keeps its colour. */
import type { Sight } from '../view/cast.ts'
import { SIZE } from '../state.ts'
import type { Pool } from '../state.ts'

type G = CanvasRenderingContext2D
const SOAKED = 'rgba(20,132,232,0.46)'
const DEEP = 'rgba(18,84,168,0.7)'
const FOAM = 'rgba(255,255,255,0.85)'
const BUMPS = 5
const POINTS = 40
const SWELL = 0.22
const ARROWS = 3
/** Of the radius, where the arrows run; and how long each is, in radians. */
const ARROW_OUT = 0.6
const ARROW_LONG = 1.3
const RIPPLE_MS = 2600

/** Water on bare paper, within a path; the sheet's corner at (0, 0), `cell` pixels to a cell. */
export function soakPaper(
  g: OffscreenCanvasRenderingContext2D,
  path: Path2D,
  pools: readonly Pool[],
  cell: number,
): void {
  g.save()
  g.clip(path)
  g.fillStyle = SOAKED
  for (const { x, y, r } of pools) {
    g.beginPath()
    g.arc((x + 0.5) * cell, (y + 0.5) * cell, r * cell, 0, 7)
    g.fill()
  }
  g.restore()
}

/** The cells a pool can wet. */
export function listAround({ x, y, r }: Pool): number[] {
  const cells: number[] = []
  for (let row = Math.max(0, y - r - 1); row <= Math.min(SIZE - 1, y + r + 1); row++)
    for (let at = Math.max(0, x - r - 1); at <= Math.min(SIZE - 1, x + r + 1); at++)
      cells.push(row * SIZE + at)
  return cells
}

/** In cells. A swirl with arrows: recognisable by shape, not only by colour. */
export function drawPools(g: G, pools: readonly Pool[], sight: Sight, now: number, isCalm: boolean): void {
  for (const { x, y, r } of pools) {
    const isSeen =
      x + r > sight.left - 1 && x - r < sight.right + 1 && y + r > sight.top - 1 && y - r < sight.bottom + 1
    if (isSeen) drawPool(g, x + 0.5, y + 0.5, r, isCalm ? 0 : now)
  }
}

function drawPool(g: G, x: number, y: number, r: number, now: number): void {
  const time = now / 1000
  g.save()
  g.translate(x, y)
  g.beginPath()
  for (let i = 0; i <= POINTS; i++) {
    const angle = (i / POINTS) * Math.PI * 2
    const reach = r + Math.sin(angle * BUMPS + time) * SWELL
    g.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  strokeTwice(g, 0.34, 0.16)
  // A ripple runs out to the rim and is gone.
  const far = (now % RIPPLE_MS) / RIPPLE_MS
  g.globalAlpha = 0.55 * (1 - far)
  g.beginPath()
  g.arc(0, 0, r * (0.25 + far * 0.7), 0, 7)
  strokeTwice(g, 0.2, 0.1)
  g.globalAlpha = 1
  g.rotate(time * 0.8)
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.beginPath()
  const out = r * ARROW_OUT
  for (let i = 0; i < ARROWS; i++) {
    const from = (i * Math.PI * 2) / ARROWS
    const to = from + ARROW_LONG
    g.moveTo(Math.cos(from) * out, Math.sin(from) * out)
    g.arc(0, 0, out, from, to)
    // Both barbs point back along the way.
    for (const side of [0.62, -0.62]) {
      g.moveTo(Math.cos(to) * out, Math.sin(to) * out)
      const angle = to - 0.5 / out
      g.lineTo(Math.cos(angle) * (out + side), Math.sin(angle) * (out + side))
    }
  }
  strokeTwice(g, 0.5, 0.27)
  g.restore()
}

/** Light with a dark rim: seen on every ink. */
function strokeTwice(g: G, wide: number, light: number): void {
  g.lineWidth = wide
  g.strokeStyle = DEEP
  g.stroke()
  g.lineWidth = light
  g.strokeStyle = FOAM
  g.stroke()
}
