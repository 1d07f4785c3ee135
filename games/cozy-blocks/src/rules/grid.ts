/** The board as eight row masks: fast enough to search thousands of placements ahead. */
import { SIZE, getShape } from './shapes.ts'

export type Grid = number[]
export type Lines = { rows: number[]; cols: number[]; zones: number[] }
export type Spot = { row: number; col: number }

const FULL = (1 << SIZE) - 1
const HALF = SIZE / 2
const LEFT = (1 << HALF) - 1
/** Nothing on any row. */
const NONE: Grid = Array.from({ length: SIZE }, () => 0)

export function toGrid(board: readonly number[]): Grid {
  const grid: Grid = []
  for (let row = 0; row < SIZE; row++) {
    let bits = 0
    for (let col = 0; col < SIZE; col++) if (board[row * SIZE + col] !== 0) bits |= 1 << col
    grid.push(bits)
  }
  return grid
}

export function fits(grid: Grid, shape: number, row: number, col: number): boolean {
  const { rows, w, h } = getShape(shape)
  if (!Number.isInteger(row) || !Number.isInteger(col)) return false
  if (row < 0 || col < 0 || row + h > SIZE || col + w > SIZE) return false
  for (let i = 0; i < h; i++) if (grid[row + i]! & (rows[i]! << col)) return false
  return true
}

export function fitsAnywhere(grid: Grid, shape: number): boolean {
  const { w, h } = getShape(shape)
  for (let row = 0; row + h <= SIZE; row++) {
    for (let col = 0; col + w <= SIZE; col++) if (fits(grid, shape, row, col)) return true
  }
  return false
}

export function listSpots(grid: Grid, shape: number): Spot[] {
  const spots: Spot[] = []
  const { w, h } = getShape(shape)
  for (let row = 0; row + h <= SIZE; row++) {
    for (let col = 0; col + w <= SIZE; col++) if (fits(grid, shape, row, col)) spots.push({ row, col })
  }
  return spots
}

/** The grid with the shape on it, nothing cleared yet. */
export function withShape(grid: Grid, shape: number, row: number, col: number): Grid {
  const next = grid.slice()
  const { rows } = getShape(shape)
  for (let i = 0; i < rows.length; i++) next[row + i]! |= rows[i]! << col
  return next
}

/** Full rows, columns and 4×4 patches (0 top left, 1 top right, 2 bottom left, 3 bottom right). */
export function findFullLines(grid: Grid): Lines {
  const rows: number[] = []
  const cols: number[] = []
  const zones: number[] = []
  let allRows = FULL
  for (let row = 0; row < SIZE; row++) {
    if (grid[row] === FULL) rows.push(row)
    allRows &= grid[row]!
  }
  for (let col = 0; col < SIZE; col++) if ((allRows >> col) & 1) cols.push(col)
  for (let zone = 0; zone < 4; zone++) {
    const top = zone < 2 ? 0 : HALF
    const mask = zone % 2 === 0 ? LEFT : LEFT << HALF
    const shared = grid[top]! & grid[top + 1]! & grid[top + 2]! & grid[top + 3]!
    if ((shared & mask) === mask) zones.push(zone)
  }
  return { rows, cols, zones }
}

export function countLines({ rows, cols, zones }: Lines): number {
  return rows.length + cols.length + zones.length
}

/** A mask of everything the lines cover. */
export function coverOf({ rows, cols, zones }: Lines): Grid {
  const cover: Grid = NONE.slice()
  for (const row of rows) cover[row] = FULL
  for (const col of cols) for (let row = 0; row < SIZE; row++) cover[row]! |= 1 << col
  for (const zone of zones) {
    const top = zone < 2 ? 0 : HALF
    for (let i = 0; i < HALF; i++) cover[top + i]! |= zone % 2 === 0 ? LEFT : LEFT << HALF
  }
  return cover
}

export type Played = { grid: Grid; lines: Lines; shielded: Grid }

/** Places a shape and clears the full lines, except for shielded squares. */
export function play(grid: Grid, shape: number, row: number, col: number, shielded: Grid = NONE): Played {
  const filled = withShape(grid, shape, row, col)
  const lines = findFullLines(filled)
  if (countLines(lines) === 0) return { grid: filled, lines, shielded }
  const cover = coverOf(lines)
  const next: Grid = []
  const still: Grid = []
  for (let i = 0; i < SIZE; i++) {
    next.push(filled[i]! & ~(cover[i]! & ~shielded[i]!))
    still.push(shielded[i]! & ~cover[i]!)
  }
  return { grid: next, lines, shielded: still }
}

export function countFilled(grid: Grid): number {
  let filled = 0
  for (const bits of grid) for (let rest = bits; rest; rest &= rest - 1) filled++
  return filled
}
