/** The hills in the background: four sheets with parallax, each cached as a row of tiles. */
import type { Grid, Rect } from '@playhouse/game-kit'
import { chanceAt, ink } from './paper.ts'
import type { G } from './paper.ts'
import { drawTree } from './trees.ts'
import type { Palette } from './worlds.ts'

export type Look = {
  visible: Rect
  /** The camera's place in metres, and what a metre measures. */
  x: number
  y: number
  zoom: number
  now: number
  calm: boolean
  /** Another number, another row of hills and another hour. */
  seed?: number
}

export type Painter = {
  g: G
  grid: Grid
  palette: Palette
  look: Look
  /** A drawing that stays as it is, with its origin at a place. */
  draw(key: string, place: { x: number; y: number }, draw: (g: G) => void, box: () => Rect): void
}

/** How far down the sky can be seen beneath the farthest ridge. */
export const SKY_SHARE = 0.72
/** How far away each ridge is: it moves that share of the way. */
const DEPTH = [0.06, 0.13, 0.24, 0.4] as const
const SIZE = [70, 84, 78, 64] as const
const TILE_PIXELS = 512
const STEP = 16
/** How far its shadow reaches on what is behind. */
const SHADE = 14

/** `round`: the pattern repeats after this many units, so that no tile has to be painted while driving. */
type Ridge = { i: number; high: number; seed: number; round: number; grown: number }

const heightOf = ({ i, high, seed, round }: Ridge, along: number): number => {
  const times = Math.max(1, Math.round(round / (Math.PI * 2 * (230 - i * 22))))
  const at = (along / round) * Math.PI * 2
  const from = i * 9.7 + seed * 2.9
  const swell = Math.sin(at * times + from) * 0.55
  const wave = Math.sin(at * Math.round(times * 2.3) + from * 2.3 + i) * 0.3
  const peak =
    Math.abs(Math.sin((at * Math.max(1, Math.round(times * 0.94))) / 2 + from * 0.47 + i * 2)) * 0.7
  return -(swell + wave + peak) * high
}

const baseOf = (i: number, { visible, y, zoom }: Look): number => {
  const { y: top, w, h } = visible
  const lift = Math.max(-60, Math.min(60, y * zoom * DEPTH[i]! * 0.35))
  return top + h * (h > w ? 0.43 + i * 0.07 : 0.46 + i * 0.085) - lift
}

const sizeOf = (i: number, { visible: { w, h } }: Look): number => SIZE[i]! * (h > w ? 1.55 : 1)

type Tree = { along: number; size: number; kind: number }

function listTrees({ i, round, grown }: Ridge, from: number, to: number): Tree[] {
  if (i === 0) return []
  const count = Math.max(1, Math.round(round / ((118 - i * 14) * grown)))
  const every = round / count
  const trees: Tree[] = []
  for (let cell = Math.floor(from / every) - 2; cell <= to / every + 2; cell++) {
    const kind = ((cell % count) + count) % count
    if (chanceAt(kind, i * 11) > 0.62) continue
    const size = (18 + i * 13) * (0.7 + chanceAt(kind, i * 11 + 2) * 0.7) * grown
    trees.push({ along: (cell + chanceAt(kind, i * 11 + 1) * 0.7) * every, size, kind })
  }
  return trees
}

export function drawRidge({ g, grid, palette, look, draw }: Painter, i: number): void {
  const { visible, x, zoom, seed = 0 } = look
  const wide = TILE_PIXELS / grid.scale
  const count = Math.ceil(visible.w / wide) + 1
  const grown = visible.h > visible.w ? 1.35 : 1
  const ridge: Ridge = { i, high: sizeOf(i, look), seed, round: count * wide, grown }
  const base = baseOf(i, look)
  const shift = x * zoom * DEPTH[i]!
  const last = Math.floor((visible.x + visible.w + shift) / wide)
  for (let at = Math.floor((visible.x + shift) / wide); at <= last; at++) {
    const tile = ((at % count) + count) % count
    draw(
      `ridge ${i} ${tile}`,
      { x: (at - tile) * wide - shift, y: base },
      (own) => paintTile(own, palette, ridge, tile * wide, wide),
      () => boxOf(ridge, tile * wide, wide),
    )
  }
  // Beneath its tiles a ridge is plain, down to where the next one hides it.
  g.fillStyle = palette.ridges[i]!
  const from = base + ridge.high * 0.86
  const to = i < 3 ? baseOf(i + 1, look) + sizeOf(i + 1, look) * 0.9 : visible.y + visible.h
  if (to > from) g.fillRect(visible.x, from, visible.w, to - from)
}

function boxOf(ridge: Ridge, from: number, wide: number): Rect {
  let top = 1e9
  for (let along = from; along <= from + wide + STEP; along += STEP)
    top = Math.min(top, heightOf(ridge, along) - SHADE)
  for (const { along, size } of listTrees(ridge, from, from + wide))
    if (along > from - size && along < from + wide + size)
      top = Math.min(top, heightOf(ridge, along) - size * 1.7)
  return { x: from, y: top, w: wide, h: ridge.high * 0.88 - top }
}

function paintTile(g: G, palette: Palette, ridge: Ridge, from: number, wide: number): void {
  const { i, high } = ridge
  const path = new Path2D()
  path.moveTo(from - 40, high)
  for (let along = from - 40; along <= from + wide + 40; along += STEP)
    path.lineTo(along, heightOf(ridge, along))
  path.lineTo(from + wide + 60, high)
  // Its soft shadow on what is behind: strokes, as whole sheets four times over cost too much.
  g.strokeStyle = `${palette.shadow}0d`
  for (const width of [26, 18, 12, 6]) {
    g.lineWidth = width
    g.stroke(path)
  }
  // Trees stand behind the edge of their own sheet.
  for (const { along, size, kind } of listTrees(ridge, from, from + wide))
    drawTree(
      g,
      palette,
      { x: along, y: heightOf(ridge, along) + size * 0.16, size },
      { cell: kind, near: i, now: 0 },
    )
  g.fillStyle = palette.ridges[i]!
  ink(g, path)
  g.strokeStyle = '#ffffff38'
  g.lineWidth = 2
  g.stroke(path)
}
