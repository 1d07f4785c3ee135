/**
 * One tile of the painted land: a square between the middles of four cells. An owner's cells are blurred a little, and where the blur passes a
 * certain height is the border: one smooth line from tile to tile, whatever steps the cells make. A lower height is the rim, a shifted blur
 * the shadow and the glint.
 */
import { SEA } from './state.ts'

export type TilePens = {
  fill: CanvasPattern
  deep: string
  light: string
}
type G = OffscreenCanvasRenderingContext2D
type Place = { left: number; top: number; size: number }

/** Owners around a tile are asked for in rows of so many: one cell more than the tile on every side. */
export const WINDOW = 4
/** Places in a tile where the blur is measured, along a side. */
const SAMPLES = [0, 1 / 3, 2 / 3, 1] as const
const SIDE = SAMPLES.length
const EDGE = 0.33
const INNER = 0.45
/** How far the shadow falls and the glint reaches, in cells. */
const SHADOW = [0.13, 0.2] as const
const GLINT = [0.07, 0.11] as const
const SHADOW_EDGE = 0.27
const SHADOW_TONE = 'rgba(50,25,70,0.2)'

/** What a cell so far away gives: a cubic spline, nothing from two cells on, so that tiles meet without a step. */
function reach(far: number): number {
  const at = Math.abs(far)
  if (at >= 2) return 0
  return at < 1 ? 2 / 3 - at * at + (at * at * at) / 2 : (2 - at) ** 3 / 6
}

/** For every sample, what each of the four cells in line gives. */
const weigh = (shift: number): readonly (readonly number[])[] =>
  SAMPLES.map((at) => {
    const parts = [-1, 0, 1, 2].map((middle) => reach(at - shift - middle))
    const whole = parts.reduce((sum, part) => sum + part, 0)
    return parts.map((part) => part / whole)
  })
const PLAIN = [weigh(0), weigh(0)] as const
const FALLEN = [weigh(SHADOW[0]), weigh(SHADOW[1])] as const
const LIT = [weigh(GLINT[0]), weigh(GLINT[1])] as const
type Weights = readonly [readonly (readonly number[])[], readonly (readonly number[])[]]

const rows = new Float64Array(SIDE * WINDOW)
const body = new Float64Array(SIDE * SIDE)
const glint = new Float64Array(SIDE * SIDE)

/** Fills `out` with the owner's blur at all samples. */
function blur(owners: ArrayLike<number>, owner: number, [across, down]: Weights, out: Float64Array): void {
  for (let y = 0; y < WINDOW; y++) {
    for (let i = 0; i < SIDE; i++) {
      let sum = 0
      for (let x = 0; x < WINDOW; x++) if (owners[y * WINDOW + x] === owner) sum += across[i]![x]!
      rows[y * SIDE + i] = sum
    }
  }
  for (let j = 0; j < SIDE; j++) {
    for (let i = 0; i < SIDE; i++) {
      let sum = 0
      for (let y = 0; y < WINDOW; y++) sum += rows[y * SIDE + i]! * down[j]![y]!
      out[j * SIDE + i] = sum
    }
  }
}

const STEP_X = [0, 1, 1, 0] as const
const STEP_Y = [0, 0, 1, 1] as const

/** Fills where the blur is above a height, square by square between samples. */
function fillAbove(g: G, field: Float64Array, height: number, { left, top, size }: Place): void {
  if (field.every((value) => value > height)) return g.fillRect(left, top, size, size)
  const half = size / (SIDE - 1)
  let hasAny = false
  for (let square = 0; square < (SIDE - 1) ** 2; square++) {
    const i = square % (SIDE - 1)
    const j = (square - i) / (SIDE - 1)
    let isOpen = false
    for (let k = 0; k < 4; k++) {
      const next = (k + 1) % 4
      const a = field[(j + STEP_Y[k]!) * SIDE + i + STEP_X[k]!]!
      const b = field[(j + STEP_Y[next]!) * SIDE + i + STEP_X[next]!]!
      const x = left + (i + STEP_X[k]!) * half
      const y = top + (j + STEP_Y[k]!) * half
      if (a > height) {
        if (!hasAny) g.beginPath()
        hasAny = true
        if (isOpen) g.lineTo(x, y)
        else g.moveTo(x, y)
        isOpen = true
      }
      if (a > height === b > height) continue
      const share = (height - a) / (b - a)
      const cx = x + (STEP_X[next]! - STEP_X[k]!) * share * half
      const cy = y + (STEP_Y[next]! - STEP_Y[k]!) * share * half
      if (!hasAny) g.beginPath()
      hasAny = true
      if (isOpen) g.lineTo(cx, cy)
      else g.moveTo(cx, cy)
      isOpen = true
    }
    if (isOpen) g.closePath()
  }
  if (hasAny) g.fill()
}

/** Whether all sixteen cells are one owner's. */
export const isPlain = (owners: ArrayLike<number>): boolean => {
  for (let i = 1; i < WINDOW * WINDOW; i++) if (owners[i] !== owners[0]) return false
  return true
}

/** Draws a tile; `owners`: of the sixteen cells around it, row by row. 0 is paper, -1 lies off the sheet. */
export function drawTile(
  g: G,
  place: Place,
  owners: ArrayLike<number>,
  pensOf: (owner: number) => TilePens,
): void {
  const { left, top, size } = place
  if (isPlain(owners)) {
    if (owners[0]! <= 0) return
    g.fillStyle = pensOf(owners[0]!).fill
    g.fillRect(left, top, size, size)
    return
  }
  // Water lies under everything, then always in the same order, so that borders meet from tile to tile.
  const found: number[] = []
  let isBare = false
  for (let i = 0; i < WINDOW * WINDOW; i++) {
    const owner = owners[i]!
    if (owner <= 0 || owner === SEA) isBare = true
    if (owner > 0 && !found.includes(owner)) found.push(owner)
  }
  found.sort((a, b) => (a === SEA ? -1 : b === SEA ? 1 : a - b))
  const hasSea = found[0] === SEA
  if (hasSea) drawOwner(g, place, owners, SEA, pensOf(SEA))
  const painters = hasSea ? found.slice(1) : found
  // Shadows fall on paper and water only.
  g.fillStyle = SHADOW_TONE
  for (const owner of isBare ? painters : []) {
    blur(owners, owner, FALLEN, body)
    fillAbove(g, body, SHADOW_EDGE, place)
  }
  for (const owner of painters) drawOwner(g, place, owners, owner, pensOf(owner))
}

/** How near to a height the blur must come for its line to be seen in a tile. */
const NEAR = 0.06

/** Rim, glint and ink, each only where it will be seen. */
function drawOwner(
  g: G,
  place: Place,
  owners: ArrayLike<number>,
  owner: number,
  { fill, deep, light }: TilePens,
): void {
  blur(owners, owner, PLAIN, body)
  let least = 1
  let most = 0
  for (const value of body) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  if (most <= EDGE) return
  if (least <= INNER) {
    g.fillStyle = deep
    fillAbove(g, body, EDGE, place)
  }
  if (most <= INNER) return
  blur(owners, owner, LIT, glint)
  let isLit = false
  for (let i = 0; i < glint.length; i++) {
    if (glint[i]! < body[i]! - 0.02 && glint[i]! < INNER + NEAR && body[i]! > INNER - NEAR) isLit = true
    glint[i] = Math.min(glint[i]!, body[i]!)
  }
  if (isLit) {
    g.fillStyle = light
    fillAbove(g, body, INNER, place)
  }
  g.fillStyle = fill
  fillAbove(g, isLit ? glint : body, INNER, place)
}
