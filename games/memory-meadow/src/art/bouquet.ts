/** The flower bouquet of a found pair. */
import { createBitmaps, lay } from '@playhouse/game-kit'
import type { Grid } from '@playhouse/game-kit'
import { oval, stroke } from './brush.ts'
import type { G } from './pen.ts'

/** What grows where a pair has moved out; `grown` from 0 to 1. */
export function drawBouquet(g: G, kind: number, grown: number, sway: number): void {
  const colours = [
    ['#fff8ea', '#ffc93d'],
    ['#ffb3cf', '#ffe173'],
    ['#b9a7ff', '#fff0a8'],
    ['#ff9a76', '#8a3a2c'],
    ['#8fd0ff', '#fff4c2'],
  ][kind % KINDS]!
  for (const [x, h, r, delay] of [
    [-18, 34, 10, 0.25],
    [17, 30, 9.5, 0.4],
    [0, 46, 12.5, 0],
  ] as const) {
    const t = Math.max(0, Math.min(1, (grown - delay) / (1 - delay)))
    if (t <= 0) continue
    const [tx, ty] = [x * (0.6 + 0.4 * t) + sway * h * 0.06, 4 - h * t]
    stroke(g, '#3f8a3f', 4, () => {
      g.moveTo(x * 0.5, 8)
      g.quadraticCurveTo(x * 0.5, 4 - h * t * 0.5, tx, ty)
    })
    for (let i = 0; i < 6; i++) {
      const angle = i * 1.047 + x
      oval(
        g,
        {
          x: tx + Math.cos(angle) * r * 0.68 * t,
          y: ty + Math.sin(angle) * r * 0.68 * t,
          rx: r * 0.5 * t,
          ry: r * 0.5 * t,
        },
        colours[0]!,
        '#6a3c5a40',
      )
    }
    oval(g, { x: tx, y: ty, rx: r * 0.46 * t, ry: r * 0.46 * t }, colours[1]!)
  }
}

const KINDS = 5
/** What it takes at rest. */
const BOX = { x: -38, y: -62, w: 76, h: 74 }
/** Between the middle and the outermost, as fine as pixels. */
const SWAYS = 5
const bitmaps = createBitmaps(KINDS * (SWAYS * 2 + 1))

/** A whole one, from pictures; `sway` from -1 to 1. */
export function stampBouquet(g: G, grid: Grid, kind: number, sway: number): void {
  const step = Math.round(sway * SWAYS)
  const draw = (own: G) => {
    own.lineCap = own.lineJoin = 'round'
    drawBouquet(own, kind, 1, step / SWAYS)
  }
  lay(
    g,
    grid,
    bitmaps.find(String(grid.scale), `${kind % KINDS} ${step}`, grid, draw, () => BOX),
    0,
    0,
  )
}
