/** Paints the tiles of a cached square of the sheet: paper, and ink with its soft borders. */
import { markPainted, PIECE } from '../view/pieces.ts'
import type { Piece } from '../view/pieces.ts'
import { SEA, SIZE } from '../state.ts'
import type { Pool } from '../state.ts'
import { RIM } from './ground.ts'
import { soakPaper } from './pool-picture.ts'
import type { SheetInks } from './sheet-inks.ts'
import { createTileBatch, isPlain, WINDOW } from './tiles.ts'

/** In the budget a tile with a border costs one unit, others little. */
const PLAIN_WORK = 0.25
/** To lay a square's paper. */
export const LAY_WORK = 20

type G = OffscreenCanvasRenderingContext2D

/** What is to be painted; `cell`: canvas pixels to a cell. */
export type SheetState = {
  /** By cell, whose it is. */
  shown: Uint8Array
  cell: number
  /** What lies outside the sheet: the desk, or more water. */
  beyond: number
  /** Where the bare paper is wet. */
  pools: readonly Pool[]
}

export function createPiecePainter(sheet: SheetState, inks: SheetInks) {
  const batch = createTileBatch()
  const around = new Int16Array(WINDOW * WINDOW)
  /** Where pools may soak the paper. */
  let bare = new Path2D()

  const ownerAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= SIZE || y >= SIZE ? sheet.beyond : sheet.shown[y * SIZE + x]!
  const look = (tile: number) => {
    const x = tile % (SIZE + 1)
    const y = (tile - x) / (SIZE + 1)
    for (let i = 0; i < around.length; i++)
      around[i] = ownerAt(x - 3 + (i % WINDOW), y - 3 + Math.floor(i / WINDOW))
  }
  /** A square of paper: at the edge of the sheet it ends with it. */
  const layPaper = (g: G, left: number, top: number, side: number) => {
    const { beyond, cell, pools } = sheet
    const min = beyond === SEA ? -cell : Math.round(-RIM * cell)
    const max = SIZE * cell - min
    const x = Math.max(min, left)
    const y = Math.max(min, top)
    const w = Math.min(max, left + side) - x
    const h = Math.min(max, top + side) - y
    g.fillRect(x, y, w, h)
    if (pools.length > 0) bare.rect(x, y, w, h)
  }
  /** A new piece is paper in one go: only tiles with ink remain to be painted. */
  const lay = (piece: Piece) => {
    const { cell } = sheet
    piece.isNew = false
    const first = Math.min(...piece.stale)
    const x = first % (SIZE + 1)
    layPaper(piece.g, (x - 0.5) * cell, ((first - x) / (SIZE + 1) - 0.5) * cell, PIECE * cell)
    for (const tile of piece.stale) {
      piece.bare.add(tile)
      look(tile)
      if (around[0] === 0 && isPlain(around)) piece.stale.delete(tile)
    }
  }
  /** Traces a tile; returns its cost. */
  const trace = (piece: Piece, tile: number): number => {
    const { cell } = sheet
    const x = tile % (SIZE + 1)
    const y = (tile - x) / (SIZE + 1)
    const left = (x - 0.5) * cell
    const top = (y - 0.5) * cell
    look(tile)
    const kind = batch.add({ left, top, size: cell }, around)
    // No paper is seen under a tile full of ink, and what is bare already stays so.
    if (kind === 'border' || (kind === 'bare' && !piece.bare.has(tile))) {
      if (piece.isRim) piece.g.clearRect(left, top, cell, cell)
      layPaper(piece.g, left, top, cell)
    }
    if (kind === 'bare') piece.bare.add(tile)
    else piece.bare.delete(tile)
    return kind === 'border' ? 1 : PLAIN_WORK
  }
  /** Paints the pending tiles of a piece within the budget; returns the rest of the budget. */
  return (piece: Piece, budget: number): number => {
    let left = budget
    inks.takePaper(piece.g)
    if (piece.isNew) {
      lay(piece)
      left -= LAY_WORK
    }
    for (const tile of piece.stale) {
      if (left <= 0) break
      piece.stale.delete(tile)
      left -= trace(piece, tile)
    }
    if (sheet.pools.length > 0) {
      soakPaper(piece.g, bare, sheet.pools, sheet.cell)
      bare = new Path2D()
    }
    batch.fill(piece.g, inks.pensOf)
    markPainted(piece)
    if (piece.stale.size === 0) piece.isComplete = true
    return left
  }
}
