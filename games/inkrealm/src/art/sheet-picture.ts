/** The painted sheet, cached in square images at screen resolution; only visible and changed parts are repainted. */
import type { Camera } from '../view/camera.ts'
import type { Dress } from '../view/dress.ts'
import type { Ink } from './inks.ts'
import { createPieces, PIECE, PIECES } from '../view/pieces.ts'
import type { Piece } from '../view/pieces.ts'
import { createPiecePainter, LAY_WORK } from './piece-painter.ts'
import { listAround } from './pool-picture.ts'
import { createSheetInks } from './sheet-inks.ts'
import type { Paper } from './sheet-inks.ts'
import { inkOf, isPlainly } from '../view/seen-owner.ts'
import { CELLS, SEA, SIZE } from '../state.ts'
import type { Pool, State } from '../state.ts'
import { createWaves } from './waves.ts'

/** Fewer new cells than this need no wave. */
const MIN_WAVE_CELLS = 20
/** `drawImage` throws on a 0×0 canvas. */
const MIN_CELL_PX = 2
/** Paint budget per frame: for visible changes, and for areas that are not visible yet. */
const WORK_SEEN = 28
const WORK_AHEAD = LAY_WORK
const MORE_WORK = 1.5
/** Where nothing hides it, a change begins with as much as after so many pictures. */
const BARE_BEHIND = 4
/** To touch a picture at all. */
const PIECE_WORK = 4
/** Images per frame that are scaled once, for a camera that came to rest. */
const REDUCTIONS = 8
/** Cells around what is seen that are painted before they are needed. */
const AHEAD = 6
type Near = { px: number; py: number; isSeen: boolean; piece: Piece }
type Pieces = ReturnType<typeof createPieces>

export function createSheetPicture(dress: Dress, paper: Paper) {
  const sheet = {
    /** What the images show already, and what waits to be painted. */
    shown: new Uint8Array(CELLS),
    cell: MIN_CELL_PX,
    hasStrong: false,
    beyond: -1,
    pools: [] as readonly Pool[],
  }
  const { shown } = sheet
  const waves = createWaves()
  const pieces = createPieces()
  const inks = createSheetInks(dress, paper, sheet)
  const near = createNearPieces(pieces, sheet, createPiecePainter(sheet, inks))
  const clear = () => {
    waves.reset()
    near.clear()
    pieces.clear()
    inks.clear()
  }
  return {
    shown,
    /** Shows a new round at once. */
    reset(state: State) {
      for (let i = 0; i < CELLS; i++) shown[i] = inkOf(state, i)
      sheet.pools = state.pools
      sheet.beyond = state.twist === 'islands' || state.twist === 'relax' ? SEA : -1
      clear()
    },
    /** The pools lie elsewhere now. */
    movePools(next: readonly Pool[]) {
      const before = sheet.pools
      sheet.pools = next
      near.hurry()
      pieces.forgetBare()
      for (const pool of [...before, ...next]) pieces.markStale(listAround(pool))
    },
    /** `size`: canvas pixels to a cell, even; none while the frame around the game has no size. `isStrong`: patterns stand out more. */
    resize(size: number, isStrong: boolean) {
      const pixels = size > MIN_CELL_PX ? size : MIN_CELL_PX
      if (pixels === sheet.cell && isStrong === sheet.hasStrong) return
      sheet.cell = pixels
      sheet.hasStrong = isStrong
      clear()
    },
    /** Shows what changed; as a wave with foam of that colour, if there is one. */
    flood(state: State, wave: { at: number; ink: Ink } | null) {
      const before = new Map<number, number>()
      const changed: number[] = []
      for (let i = 0; i < CELLS; i++) {
        const was = shown[i]!
        if (isPlainly(state, i, was)) continue
        const next = inkOf(state, i)
        if (was === next) continue
        if (near.isInSight(i)) before.set(i, was)
        shown[i] = next
        changed.push(i)
      }
      pieces.markStale(changed)
      near.change()
      if (!wave) near.hurry()
      else if (near.hasSome() && before.size >= MIN_WAVE_CELLS) waves.add(before, wave, inks.coverOf)
    },
    workAhead: near.workAhead,
    /** Draws what is seen; the sheet's corner lies at (left, top), all in canvas pixels. */
    draw(g: CanvasRenderingContext2D, camera: Camera, now: number) {
      near.find(camera)
      near.work()
      near.draw(g, camera)
      waves.draw(g, camera, now)
    },
  }
}

/** The pieces that are seen or will be soon, and the work that is left on them. */
function createNearPieces(
  pieces: Pieces,
  sheet: { cell: number },
  refresh: (piece: Piece, budget: number) => number,
) {
  let frames = 0
  /** Something changed since the last picture: painting begins with the next one. */
  let isChanged = false
  /** Pictures in a row that left something seen unpainted. */
  let behind = 0
  /** Images that become visible next and have not been started. */
  let missing: [px: number, py: number][] = []
  /** What was drawn last, and where. */
  let near: Near[] = []
  const sight = { left: 0, top: 0, right: SIZE, bottom: SIZE }
  const isAtRest = createRestCheck()
  return {
    clear: () => void (near = []),
    hasSome: () => near.length > 0,
    change: () => void (isChanged = true),
    /** Where nothing hides the change. */
    hurry: () => void (behind = BARE_BEHIND),
    isInSight(index: number) {
      const x = index % SIZE
      const y = Math.floor(index / SIZE)
      return x >= sight.left && x <= sight.right && y >= sight.top && y <= sight.bottom
    },
    find(camera: Camera) {
      frames++
      const { left, top, w, h, cell } = camera
      Object.assign(sight, {
        left: -left / cell - 1,
        top: -top / cell - 1,
        right: (w - left) / cell,
        bottom: (h - top) / cell,
      })
      near = []
      missing = []
      for (const { px, py, isSeen } of listPlaces(camera)) {
        const cached = pieces.find(px, py)
        if (!cached && !isSeen) {
          missing.push([px, py])
          continue
        }
        const piece = cached ?? pieces.make(px, py, sheet.cell, frames)
        // An image that was not near in the last frame is completed before it is shown.
        if (piece.usedAt < frames - 1 && piece.stale.size > 0) piece.isComplete = false
        piece.usedAt = frames
        near.push({ px, py, isSeen, piece })
      }
    },
    /** A newly visible area is painted completely; many changes take several frames, with a growing budget. */
    work() {
      // The picture in which something happens has enough to do; the next one has not, even if more happens.
      let left = isChanged && behind === 0 ? 0 : WORK_SEEN * MORE_WORK ** behind
      isChanged = false
      for (const { piece, isSeen } of near) {
        if (!isSeen || piece.stale.size === 0) continue
        if (!piece.isComplete) refresh(piece, Infinity)
        else if (left > 0) left = refresh(piece, left) - PIECE_WORK
      }
      behind = near.some(({ piece, isSeen }) => isSeen && piece.stale.size > 0) ? behind + 1 : 0
    },
    draw: (g: CanvasRenderingContext2D, camera: Camera) =>
      drawPieces(g, near, camera, isAtRest(camera) ? pieces : null),
    /** Paints of what is not seen yet a little before it is needed. */
    workAhead() {
      const [next] = missing
      if (next) {
        const [px, py] = next
        const piece = pieces.make(px, py, sheet.cell, frames)
        near.push({ px, py, isSeen: false, piece })
        return void refresh(piece, LAY_WORK)
      }
      let left = WORK_AHEAD
      for (const { piece, isSeen } of near)
        if (!isSeen && piece.stale.size > 0 && left > 0) left = refresh(piece, left) - PIECE_WORK
    },
  }
}

/** Whether the camera shows what it showed in the last picture, in a size whose images are worth a cache. */
function createRestCheck(): (camera: Camera) => boolean {
  let lastCell = 0
  return ({ cell, base }) => {
    const isAtRest = Number.isInteger(cell) && cell < base && cell === lastCell
    lastCell = cell
    return isAtRest
  }
}

/** Edges lie on whole pixels, so that pieces meet without seams at any size. `pieces`: where images of this size may be cached. */
function drawPieces(
  g: CanvasRenderingContext2D,
  near: readonly Near[],
  { left, top, cell }: Camera,
  pieces: Pick<Pieces, 'reduce'> | null,
): void {
  const side = PIECE * cell
  const edge = (corner: number, at: number) => Math.round(corner + at * side - cell / 2)
  let reductions = REDUCTIONS
  for (const { px, py, isSeen, piece } of near) {
    // Only drawn images are painted: those beyond the edge before they are needed.
    if (!isSeen && !piece.isFresh) continue
    piece.isFresh = false
    const x = edge(left, px)
    const y = edge(top, py)
    if (pieces && (piece.reduced?.side === side || reductions-- > 0))
      g.drawImage(pieces.reduce(piece, side), 0, 0, side, side, x, y, side, side)
    else g.drawImage(piece.canvas, x, y, edge(left, px + 1) - x, edge(top, py + 1) - y)
  }
}

/** The places of pieces around what is seen. */
function listPlaces({ left, top, w, h, cell }: Camera): { px: number; py: number; isSeen: boolean }[] {
  const side = PIECE * cell
  const from = (at: number) => Math.max(0, Math.floor((-at + cell / 2) / side))
  const to = (at: number, size: number) => Math.min(PIECES - 1, Math.floor((size - at + cell / 2) / side))
  const ahead = AHEAD * cell
  const places: { px: number; py: number; isSeen: boolean }[] = []
  for (let py = from(top + ahead); py <= to(top - ahead, h); py++)
    for (let px = from(left + ahead); px <= to(left - ahead, w); px++) {
      const isSeen = px >= from(left) && px <= to(left, w) && py >= from(top) && py <= to(top, h)
      places.push({ px, py, isSeen })
    }
  return places
}
