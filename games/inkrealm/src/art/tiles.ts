/**
 * Tiles of the painted land: squares between the middles of four cells. An owner's cells are blurred a little, and where the blur passes a
 * certain height is the border: one smooth line from tile to tile, whatever steps the cells make. A lower height is the rim, a shifted blur
 * the shadow and the glint. The blur is set right where it would lose a narrow strip or gap, so that every cell shows whose it is. All tiles that are due are traced first and filled together: one fill an ink and layer, not some for every tile.
 */
import { SEA } from '../state.ts'

/** The visible content of a tile: paper only, one ink only, or more. */
type Tile = 'bare' | 'full' | 'border'
export type TilePens = {
  fill: CanvasPattern
  deep: string
  light: string
}
type G = OffscreenCanvasRenderingContext2D
type Place = { left: number; top: number; size: number }

/** Owners around a tile are asked for in rows of so many: two cells more than the tile on every side. */
export const WINDOW = 6
/** Places in a tile where the blur is measured, along a side. */
const SAMPLES = [0, 1 / 3, 2 / 3, 1] as const
const SIDE = SAMPLES.length
const EDGE = 0.42
const INNER = 0.49
/** The blur in the middle of a cell, at least where it is the owner's and at most where it is not: round corners are left as they are. */
const OWN_MIN = 0.58
const OTHER_MAX = 0.34
/** How far a cell of a strip, a tip or a gap is brought there. */
const SET_RIGHT = 0.8
/** How far the shadow falls and the glint reaches, in cells. */
const SHADOW = [0.13, 0.2] as const
const GLINT = [0.07, 0.11] as const
const SHADOW_EDGE = 0.37
const SHADOW_TONE = 'rgba(50,25,70,0.2)'

/** A cubic spline, nothing from two cells on. */
function spline(far: number): number {
  const at = Math.abs(far)
  if (at >= 2) return 0
  return at < 1 ? 2 / 3 - at * at + (at * at * at) / 2 : (2 - at) ** 3 / 6
}
/** What a cell so far away gives: three splines in one, so wide that the steps of a coast drawn at any angle are lost in it. */
const reach = (far: number) => spline(far) / 2 + (spline(far - 1) + spline(far + 1)) / 4

/** For every sample, what each of the six cells in line gives. */
const weigh = (shift: number): readonly (readonly number[])[] =>
  SAMPLES.map((at) => {
    const parts = [-2, -1, 0, 1, 2, 3].map((middle) => reach(at - shift - middle))
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

const offsets = new Float64Array(4)
/** Places of the tile's corners among the samples and in its window: these are the middles of cells. */
const CORNER_SAMPLES = [0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1] as const
const CORNER_CELLS = [WINDOW * 2 + 2, WINDOW * 2 + 3, WINDOW * 3 + 2, WINDOW * 3 + 3] as const

/** The missing amount in the centres of the four cells for a strip to be visible; returns whether any is missing. */
function measureOffsets(owners: ArrayLike<number>, owner: number): boolean {
  let isAny = false
  for (let corner = 0; corner < 4; corner++) {
    const value = body[CORNER_SAMPLES[corner]!]!
    const isOwn = owners[CORNER_CELLS[corner]!] === owner
    const missing = isOwn ? Math.max(0, OWN_MIN - value) : Math.min(0, OTHER_MAX - value)
    offsets[corner] = missing * SET_RIGHT
    if (Math.abs(missing) > 0.01) isAny = true
  }
  return isAny
}

/** Spreads the corners' offsets over a blur: the same along a side in both tiles that share it. */
function setRight(out: Float64Array): void {
  const [a, b, c, d] = offsets as unknown as [number, number, number, number]
  for (let j = 0; j < SIDE; j++) {
    const down = SAMPLES[j]!
    const left = a + (c - a) * down
    const right = b + (d - b) * down
    for (let i = 0; i < SIDE; i++) out[j * SIDE + i]! += left + (right - left) * SAMPLES[i]!
  }
}

/** Points of a strip from left to right: along its upper side, and along its lower one. */
const upper = new Float64Array(SIDE * 4)
const lower = new Float64Array(SIDE * 4)
const trimmed = { upper: 0, lower: 0 }

function closeStrip(path: Path2D): void {
  path.moveTo(upper[0]!, upper[1]!)
  for (let i = 2; i < trimmed.upper; i += 2) path.lineTo(upper[i]!, upper[i + 1]!)
  for (let i = trimmed.lower - 2; i >= 0; i -= 2) path.lineTo(lower[i]!, lower[i + 1]!)
  path.closePath()
  trimmed.upper = trimmed.lower = 0
}

/** Traces where the blur is above a height, strip by strip between rows of samples: every point is named once. Tells whether there is such a place. */
function traceAbove(path: Path2D, field: Float64Array, height: number, { left, top, size }: Place): boolean {
  const side = size / (SIDE - 1)
  let isAny = false
  for (let j = 0; j < SIDE - 1; j++) {
    const y = top + j * side
    const below = y + side
    let isOpen = false
    for (let i = 0; i < SIDE; i++) {
      const a = field[j * SIDE + i]!
      const b = field[(j + 1) * SIDE + i]!
      const isA = a > height
      const isB = b > height
      const x = left + i * side
      if (i > 0) {
        const a0 = field[j * SIDE + i - 1]!
        const b0 = field[(j + 1) * SIDE + i - 1]!
        if (a0 > height !== isA) {
          upper[trimmed.upper++] = x - side + ((height - a0) / (a - a0)) * side
          upper[trimmed.upper++] = y
        }
        if (b0 > height !== isB) {
          lower[trimmed.lower++] = x - side + ((height - b0) / (b - b0)) * side
          lower[trimmed.lower++] = below
        }
        if (isOpen && !isA && !isB) {
          closeStrip(path)
          isOpen = false
        }
      }
      if (!isA && !isB) continue
      isOpen = isAny = true
      // Between its ends a strip is straight where it is whole.
      const isEnd = i === 0 || i === SIDE - 1
      if (!isA || isEnd) {
        upper[trimmed.upper++] = x
        upper[trimmed.upper++] = isA ? y : y + ((height - a) / (b - a)) * side
      }
      if (!isB || isEnd) {
        lower[trimmed.lower++] = x
        lower[trimmed.lower++] = isB ? below : y + ((height - a) / (b - a)) * side
      }
    }
    if (isOpen) closeStrip(path)
  }
  return isAny
}

/** Whether all cells are one owner's. */
export const isPlain = (owners: ArrayLike<number>): boolean => {
  for (let i = 1; i < WINDOW * WINDOW; i++) if (owners[i] !== owners[0]) return false
  return true
}

/** `plain`: whole tiles side by side as [left, top, wide, tall], which cost far less than a path. */
type Layers = { deep: Path2D; light: Path2D; fill: Path2D; plain: [number, number, number, number][] }
const createLayers = (): Layers => ({
  deep: new Path2D(),
  light: new Path2D(),
  fill: new Path2D(),
  plain: [],
})

function addPlain({ plain }: Layers, { left, top, size }: Place): void {
  const last = plain.at(-1)
  if (last && last[1] === top && last[0] + last[2] === left) last[2] += size
  else plain.push([left, top, size, size])
}

/** Tiles traced, to be filled in one go. */
export function createTileBatch() {
  let shadow = new Path2D()
  let layers = new Map<number, Layers>()
  const layersOf = (owner: number): Layers => {
    let found = layers.get(owner)
    if (!found) layers.set(owner, (found = createLayers()))
    return found
  }
  return {
    /** `owners`: of the cells around a tile, row by row. 0 is paper, -1 lies off the sheet. */
    add(place: Place, owners: ArrayLike<number>): Tile {
      if (isPlain(owners)) {
        if (owners[0]! <= 0) return 'bare'
        addPlain(layersOf(owners[0]!), place)
        return 'full'
      }
      const found: number[] = []
      let isBare = false
      for (let i = 0; i < WINDOW * WINDOW; i++) {
        const owner = owners[i]!
        if (owner <= 0 || owner === SEA) isBare = true
        if (owner > 0 && !found.includes(owner)) found.push(owner)
      }
      let isInked = false
      let isFull = false
      for (const owner of found) {
        // Shadows fall on paper and water only.
        if (isBare && owner !== SEA) {
          blur(owners, owner, FALLEN, body)
          if (traceAbove(shadow, body, SHADOW_EDGE, place)) isInked = true
        }
        const tile = traceOwner(layersOf(owner), place, owners, owner)
        if (tile !== 'bare') isInked = true
        if (tile === 'full') isFull = true
      }
      return isFull ? 'full' : isInked ? 'border' : 'bare'
    },
    /** Water lies under everything, then always in the same order, so that borders meet from tile to tile. */
    fill(g: G, pensOf: (owner: number) => TilePens) {
      const order = [...layers.keys()].toSorted((a, b) => (a === SEA ? -1 : b === SEA ? 1 : a - b))
      const fillOwner = (owner: number) => {
        const pens = pensOf(owner)
        const { deep, light, fill, plain } = layers.get(owner)!
        g.fillStyle = pens.deep
        g.fill(deep)
        g.fillStyle = pens.light
        g.fill(light)
        g.fillStyle = pens.fill
        g.fill(fill)
        for (const rect of plain) g.fillRect(...rect)
      }
      if (order[0] === SEA) fillOwner(SEA)
      g.fillStyle = SHADOW_TONE
      g.fill(shadow)
      for (const owner of order) if (owner !== SEA) fillOwner(owner)
      shadow = new Path2D()
      layers = new Map()
    },
  }
}

/** How near to a height the blur must come for its line to be seen in a tile. */
const NEAR = 0.06

/** Rim, glint and ink, each only where it will be seen. */
function traceOwner(layers: Layers, place: Place, owners: ArrayLike<number>, owner: number): Tile {
  const { deep, light, fill } = layers
  blur(owners, owner, PLAIN, body)
  const isNarrow = measureOffsets(owners, owner)
  if (isNarrow) setRight(body)
  let min = 1
  let max = 0
  for (const value of body) {
    min = Math.min(min, value)
    max = Math.max(max, value)
  }
  if (max <= EDGE) return 'bare'
  if (min <= INNER) traceAbove(deep, body, EDGE, place)
  if (max <= INNER) return 'border'
  blur(owners, owner, LIT, glint)
  if (isNarrow) setRight(glint)
  let isLit = false
  for (let i = 0; i < glint.length; i++) {
    if (glint[i]! < body[i]! - 0.02 && glint[i]! < INNER + NEAR && body[i]! > INNER - NEAR) isLit = true
    glint[i] = Math.min(glint[i]!, body[i]!)
  }
  if (min > INNER && !isLit) {
    addPlain(layers, place)
    return 'full'
  }
  if (isLit) traceAbove(light, body, INNER, place)
  traceAbove(fill, isLit ? glint : body, INNER, place)
  return 'border'
}
