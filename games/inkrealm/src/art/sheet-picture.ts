/** The painted sheet, cached in square images at screen resolution; only visible and changed parts are repainted. */
import type { Camera } from '../view/camera.ts'
import type { Dress } from '../view/dress.ts'
import { RIM } from './ground.ts'
import { SEA_INK, drawSwatch } from './inks.ts'
import type { Ink } from './inks.ts'
import { createPieces, PIECE, PIECES } from '../view/pieces.ts'
import type { Piece } from '../view/pieces.ts'
import { listAround, soakPaper } from './pool-picture.ts'
import { createTileBatch, isPlain, WINDOW } from './tiles.ts'
import type { TilePens } from './tiles.ts'
import { inkOf, isPlainly } from '../view/seen-owner.ts'
import { CELLS, SEA, SIZE } from '../state.ts'
import type { Pool, State } from '../state.ts'
import { createWaves } from './waves.ts'

/** Fewer new cells than this need no wave. */
const MIN_WAVE_CELLS = 20
/** `drawImage` throws on a 0×0 canvas. */
const MIN_CELL_PX = 2
/** Paint budget per frame: for visible changes, and for areas that are not visible yet. A tile with a border costs one unit, others little. */
const WORK_SEEN = 28
const WORK_AHEAD = 20
const MORE_WORK = 1.5
/** Where nothing hides it, a change begins with as much as after so many pictures. */
const BARE_BEHIND = 4
const PLAIN_WORK = 0.25
/** To touch a picture at all, and to lay its paper. */
const PIECE_WORK = 4
const LAY_WORK = WORK_AHEAD
/** Cells around what is seen that are painted before they are needed. */
const AHEAD = 6
type Near = { px: number; py: number; isSeen: boolean; piece: Piece }

/** The bare paper: makes it what is filled with, the sheet's corner at (0, 0); and as a pen, in cells. */
export type Paper = {
  take(g: OffscreenCanvasRenderingContext2D, cell: number): void
  make(g: CanvasRenderingContext2D): CanvasPattern
}

export function createSheetPicture(dress: Dress, paper: Paper) {
  /** What the images show already, and what waits to be painted. */
  const shown = new Uint8Array(CELLS)
  const waves = createWaves()
  const batch = createTileBatch()
  const pieces = createPieces()
  const pens = new Map<number, TilePens>()
  /** Fill patterns of land that floods in, in cells. */
  const covers = new Map<number, CanvasPattern>()
  const patterns = document.createElement('canvas').getContext('2d')!
  let cell = MIN_CELL_PX
  let hasStrong = false
  /** What lies outside the sheet: the desk, or more water. */
  let beyond = -1
  const around = new Int16Array(WINDOW * WINDOW)
  let frames = 0
  /** Something changed since the last picture: painting begins with the next one. */
  let isChanged = false
  /** Pictures in a row that left something seen unpainted. */
  let behind = 0
  /** Images that become visible next and have not been started. */
  let missing: [px: number, py: number][] = []
  /** What was drawn last, and where. */
  let near: Near[] = []
  /** Where the bare paper is wet. */
  let pools: readonly Pool[] = []
  const sight = { left: 0, top: 0, right: SIZE, bottom: SIZE }

  const pensOf = (owner: number): TilePens => {
    const cached = pens.get(owner)
    if (cached) return cached
    const ink = owner === SEA ? SEA_INK : dress.list()[owner - 1]!
    const made = {
      fill: patterns.createPattern(drawSwatch(ink, cell * 2, hasStrong), 'repeat')!,
      deep: ink.deep,
      light: ink.light,
    }
    pens.set(owner, made)
    return made
  }
  const coverOf = (owner: number): CanvasPattern => {
    const cached = covers.get(owner)
    if (cached) return cached
    const ink = owner === SEA ? SEA_INK : dress.list()[owner - 1]
    const made = ink
      ? patterns.createPattern(drawSwatch(ink, cell * 2, hasStrong), 'repeat')!
      : paper.make(patterns)
    if (ink) made.setTransform(new DOMMatrix().scale(1 / cell))
    covers.set(owner, made)
    return made
  }
  const ownerAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= SIZE || y >= SIZE ? beyond : shown[y * SIZE + x]!
  /** Where pools may soak the paper. */
  let bare = new Path2D()
  /** A square of paper: at the edge of the sheet it ends with it. */
  const layPaper = (g: OffscreenCanvasRenderingContext2D, left: number, top: number, side: number) => {
    const min = beyond === SEA ? -cell : Math.round(-RIM * cell)
    const max = SIZE * cell - min
    const x = Math.max(min, left)
    const y = Math.max(min, top)
    const w = Math.min(max, left + side) - x
    const h = Math.min(max, top + side) - y
    g.fillRect(x, y, w, h)
    if (pools.length > 0) bare.rect(x, y, w, h)
  }
  const look = (tile: number) => {
    const x = tile % (SIZE + 1)
    const y = (tile - x) / (SIZE + 1)
    for (let i = 0; i < around.length; i++)
      around[i] = ownerAt(x - 3 + (i % WINDOW), y - 3 + Math.floor(i / WINDOW))
  }
  /** A new piece is paper in one go: only tiles with ink remain to be painted. */
  const lay = (piece: Piece) => {
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
  const refresh = (piece: Piece, budget: number): number => {
    let left = budget
    paper.take(piece.g, cell)
    if (piece.isNew) {
      lay(piece)
      left -= LAY_WORK
    }
    for (const tile of piece.stale) {
      if (left <= 0) break
      piece.stale.delete(tile)
      left -= trace(piece, tile)
    }
    if (pools.length > 0) {
      soakPaper(piece.g, bare, pools, cell)
      bare = new Path2D()
    }
    batch.fill(piece.g, pensOf)
    piece.isFresh = true
    if (piece.stale.size === 0) piece.isComplete = true
    return left
  }
  /** A newly visible area is painted completely; many changes take several frames, with a growing budget. */
  const work = () => {
    // The picture in which something happens has enough to do; the next one has not, even if more happens.
    let left = isChanged && behind === 0 ? 0 : WORK_SEEN * MORE_WORK ** behind
    isChanged = false
    for (const { piece, isSeen } of near) {
      if (!isSeen || piece.stale.size === 0) continue
      if (!piece.isComplete) refresh(piece, Infinity)
      else if (left > 0) left = refresh(piece, left) - PIECE_WORK
    }
    behind = near.some(({ piece, isSeen }) => isSeen && piece.stale.size > 0) ? behind + 1 : 0
  }
  /** Edges lie on whole pixels, so that pieces meet without seams at any size. */
  const drawLand = (g: CanvasRenderingContext2D, left: number, top: number, shownCell: number) => {
    const side = PIECE * shownCell
    const edge = (corner: number, at: number) => Math.round(corner + at * side - shownCell / 2)
    for (const { px, py, isSeen, piece } of near) {
      // Only drawn images are painted: those beyond the edge before they are needed.
      if (!isSeen && !piece.isFresh) continue
      piece.isFresh = false
      const x = edge(left, px)
      const y = edge(top, py)
      g.drawImage(piece.canvas, x, y, edge(left, px + 1) - x, edge(top, py + 1) - y)
    }
  }
  const isInSight = (index: number) => {
    const x = index % SIZE
    const y = Math.floor(index / SIZE)
    return x >= sight.left && x <= sight.right && y >= sight.top && y <= sight.bottom
  }
  return {
    shown,
    /** Shows a new round at once. */
    reset(state: State) {
      for (let i = 0; i < CELLS; i++) shown[i] = inkOf(state, i)
      waves.reset()
      near = []
      pools = state.pools
      beyond = state.twist === 'islands' || state.twist === 'relax' ? SEA : -1
      pieces.clear()
      pens.clear()
      covers.clear()
    },
    /** The pools lie elsewhere now. */
    movePools(next: readonly Pool[]) {
      const before = pools
      pools = next
      behind = BARE_BEHIND
      pieces.forgetBare()
      for (const pool of [...before, ...next]) pieces.markStale(listAround(pool))
    },
    /** `size`: canvas pixels to a cell, even; none while the frame around the game has no size. `isStrong`: patterns stand out more. */
    resize(size: number, isStrong: boolean) {
      const pixels = size > MIN_CELL_PX ? size : MIN_CELL_PX
      if (pixels === cell && isStrong === hasStrong) return
      cell = pixels
      hasStrong = isStrong
      waves.reset()
      near = []
      pieces.clear()
      pens.clear()
      covers.clear()
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
        if (isInSight(i)) before.set(i, was)
        shown[i] = next
        changed.push(i)
      }
      pieces.markStale(changed)
      isChanged = true
      if (!wave) behind = BARE_BEHIND
      else if (near.length > 0 && before.size >= MIN_WAVE_CELLS) waves.add(before, wave, coverOf)
    },
    /** Paints of what is not seen yet a little before it is needed. */
    workAhead() {
      const [next] = missing
      if (next) {
        const [px, py] = next
        const piece = pieces.make(px, py, cell, frames)
        near.push({ px, py, isSeen: false, piece })
        return void refresh(piece, LAY_WORK)
      }
      let left = WORK_AHEAD
      for (const { piece, isSeen } of near)
        if (!isSeen && piece.stale.size > 0 && left > 0) left = refresh(piece, left) - PIECE_WORK
    },
    /** Draws what is seen; the sheet's corner lies at (left, top), all in canvas pixels. */
    draw(g: CanvasRenderingContext2D, { left, top, w, h, cell: shownCell }: Camera, now: number) {
      frames++
      const side = PIECE * shownCell
      const from = (at: number) => Math.max(0, Math.floor((-at + shownCell / 2) / side))
      const to = (at: number, size: number) =>
        Math.min(PIECES - 1, Math.floor((size - at + shownCell / 2) / side))
      const ahead = AHEAD * shownCell
      Object.assign(sight, {
        left: -left / shownCell - 1,
        top: -top / shownCell - 1,
        right: (w - left) / shownCell,
        bottom: (h - top) / shownCell,
      })
      near = []
      missing = []
      for (let py = from(top + ahead); py <= to(top - ahead, h); py++) {
        for (let px = from(left + ahead); px <= to(left - ahead, w); px++) {
          const isSeen = px >= from(left) && px <= to(left, w) && py >= from(top) && py <= to(top, h)
          const cached = pieces.find(px, py)
          if (!cached && !isSeen) {
            missing.push([px, py])
            continue
          }
          const piece = cached ?? pieces.make(px, py, cell, frames)
          // An image that was not near in the last frame is completed before it is shown.
          if (piece.usedAt < frames - 1 && piece.stale.size > 0) piece.isComplete = false
          piece.usedAt = frames
          near.push({ px, py, isSeen, piece })
        }
      }
      work()
      drawLand(g, left, top, shownCell)
      waves.draw(g, { left, top, cell: shownCell }, now)
    },
  }
}
