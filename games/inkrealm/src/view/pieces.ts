/** The cached images of the sheet: squares of tiles, as many as are visible now and next. */
import { SIZE } from '../state.ts'

/** Tiles per side of one cached image. */
export const PIECE = 7
export const PIECES = Math.ceil((SIZE + 1) / PIECE)
const MAX_CACHED = 160

type Canvas = {
  canvas: OffscreenCanvas
  g: OffscreenCanvasRenderingContext2D
  /** At the edge of the sheet, where the desk shows beside the paper. */
  isRim: boolean
}
export type Piece = Canvas & {
  /** Tiles to repaint. */
  stale: Set<number>
  /** Tiles that show paper only. */
  bare: Set<number>
  /** Nothing is painted on it yet. */
  isNew: boolean
  /** Painted completely: its stale tiles show the previous state. */
  isComplete: boolean
  /** Painted on, and not drawn since. */
  isFresh: boolean
  /** The image in the size in which the resting camera shows it, in the upper left corner of its canvas. */
  reduced: (Canvas & { side: number }) | null
  usedAt: number
}

/** Scratch buffer, refilled by every call. */
const marked = new Uint8Array((SIZE + 1) ** 2)

/** The reusable parts of a piece. */
const listCanvases = ({ canvas, g, isRim, reduced }: Piece): Canvas[] =>
  [{ canvas, g }, ...(reduced ? [reduced] : [])].map((one) => ({ canvas: one.canvas, g: one.g, isRim }))

export function markPainted(piece: Piece): void {
  piece.isFresh = true
  if (piece.reduced) piece.reduced.side = 0
}

/** Unused canvases for reuse: allocating one is slow. */
function createSpareCanvases() {
  let spare: Canvas[] = []
  return {
    add: (canvases: readonly Canvas[]) => void spare.push(...canvases),
    take(side: number, isRim: boolean): Canvas {
      // Of another size they are of no use any more.
      if (spare[0]?.canvas.width !== side) spare = []
      const at = spare.findIndex((one) => one.isRim === isRim)
      const [found] = at < 0 ? [] : spare.splice(at, 1)
      if (found) {
        found.g.resetTransform()
        return found
      }
      const canvas = new OffscreenCanvas(side, side)
      return { canvas, g: canvas.getContext('2d', { alpha: isRim })!, isRim }
    },
  }
}

export function createPieces() {
  const pieces = new Map<number, Piece>()
  const keyOf = (px: number, py: number) => py * PIECES + px
  const spare = createSpareCanvases()
  return {
    clear() {
      // Cleared and unused canvases for reuse.
      spare.add([...pieces.values()].flatMap(listCanvases))
      pieces.clear()
    },
    find: (px: number, py: number): Piece | undefined => pieces.get(keyOf(px, py)),
    /** `cell`: canvas pixels to a cell; `now`: counts pictures. The one used longest ago goes where there are too many. */
    make(px: number, py: number, cell: number, now: number): Piece {
      if (pieces.size >= MAX_CACHED) {
        const [oldest, old] = [...pieces].toSorted(([, a], [, b]) => a.usedAt - b.usedAt)[0]!
        // A very large window needs more: what it shows is not taken from it.
        if (old.usedAt < now - 1) {
          pieces.delete(oldest)
          spare.add(listCanvases(old))
        }
      }
      const isRim = [px, py].some((at) => at === 0 || at === PIECES - 1)
      const { canvas, g } = spare.take(PIECE * cell, isRim)
      if (isRim) g.clearRect(0, 0, canvas.width, canvas.height)
      g.translate(-(px * PIECE - 0.5) * cell, -(py * PIECE - 0.5) * cell)
      const stale = new Set<number>()
      for (let y = py * PIECE; y < Math.min(SIZE + 1, (py + 1) * PIECE); y++)
        for (let x = px * PIECE; x < Math.min(SIZE + 1, (px + 1) * PIECE); x++) stale.add(y * (SIZE + 1) + x)
      const piece: Piece = {
        canvas,
        g,
        stale,
        bare: new Set(),
        isNew: true,
        isComplete: false,
        isFresh: false,
        reduced: null,
        isRim,
        usedAt: now,
      }
      pieces.set(keyOf(px, py), piece)
      return piece
    },
    /** The piece `side` pixels wide and high, in the upper left corner of the canvas; painted once. A scaled image costs several times a copy. */
    reduce(piece: Piece, side: number): OffscreenCanvas {
      const reduced = (piece.reduced ??= { ...spare.take(piece.canvas.width, piece.isRim), side: 0 })
      if (reduced.side !== side) {
        if (piece.isRim) reduced.g.clearRect(0, 0, side, side)
        reduced.g.drawImage(piece.canvas, 0, 0, side, side)
        reduced.side = side
      }
      return reduced.canvas
    },
    /** The paper itself is another. */
    forgetBare() {
      for (const { bare } of pieces.values()) bare.clear()
    },
    /** Cells changed: so do the tiles their blur reaches. */
    markStale(cells: readonly number[]) {
      marked.fill(0)
      for (const cell of cells) {
        const x = cell % SIZE
        const y = (cell - x) / SIZE
        for (let ty = Math.max(0, y - 2); ty <= Math.min(SIZE, y + 3); ty++) {
          // It hardly reaches the tiles at the corners.
          const less = ty === y - 2 || ty === y + 3 ? 1 : 0
          const row = ty * (SIZE + 1)
          marked.fill(1, row + Math.max(0, x - 2 + less), row + Math.min(SIZE, x + 3 - less) + 1)
        }
      }
      for (let tile = marked.indexOf(1); tile >= 0; tile = marked.indexOf(1, tile + 1)) {
        const x = tile % (SIZE + 1)
        const y = (tile - x) / (SIZE + 1)
        pieces.get(keyOf(Math.floor(x / PIECE), Math.floor(y / PIECE)))?.stale.add(tile)
      }
    },
  }
}
