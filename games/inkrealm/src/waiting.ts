/**
 * Tiles that changed and wait for their turn: what they will be, from their four corners alone. Ink, pattern and rim lie where they will lie,
 * so that nobody sees a hole or a square where the smooth outline is not painted yet.
 */
import { SEA, SIZE } from './state.ts'
import type { TilePens } from './tiles.ts'

/** How far the rim and the ink reach from an owned corner to one that is not. */
const RIM = 0.6
const INK = 0.43
const STEP_X = [0, 1, 1, 0] as const
const STEP_Y = [0, 0, 1, 1] as const
const TILES = SIZE + 1

type OwnerAt = (x: number, y: number) => number

/** Owners of the four cells around a tile's middle, clockwise; 0 and less have no ink. */
export function listCorners(tile: number, ownerAt: OwnerAt): number[] {
  const x = tile % TILES
  const y = (tile - x) / TILES
  return STEP_X.map((step, k) => ownerAt(x - 1 + step, y - 1 + STEP_Y[k]!))
}

/** The same number for the same four owners. */
export const signCorners = (corners: readonly number[]): number =>
  corners.reduce((sign, owner) => sign * 128 + owner + 1, 0)

/** The outline of what an owner has of a tile, in tiles from its upper left corner. */
export function outlineCorners(corners: readonly number[], owner: number, far: number): [number, number][] {
  const points: [number, number][] = []
  for (let k = 0; k < 4; k++) {
    const next = (k + 1) % 4
    const isMine = corners[k] === owner
    const isNextMine = corners[next] === owner
    if (isMine) points.push([STEP_X[k]!, STEP_Y[k]!])
    if (isMine === isNextMine) continue
    const share = isMine ? far : 1 - far
    points.push([
      STEP_X[k]! + (STEP_X[next]! - STEP_X[k]!) * share,
      STEP_Y[k]! + (STEP_Y[next]! - STEP_Y[k]!) * share,
    ])
  }
  return points
}

/** The sheet's corner lies at (0, 0); `cell`: canvas pixels. */
export function drawWaiting(
  g: CanvasRenderingContext2D,
  tiles: ReadonlyMap<number, readonly number[]>,
  cell: number,
  pensOf: (owner: number) => TilePens,
): void {
  const owners = [...new Set([...tiles.values()].flat())].filter((owner) => owner > 0)
  owners.sort((a, b) => (a === SEA ? -1 : b === SEA ? 1 : a - b))
  for (const owner of owners) {
    const { fill, deep } = pensOf(owner)
    for (const [pen, far] of [
      [deep, RIM],
      [fill, INK],
    ] as const) {
      g.fillStyle = pen
      g.beginPath()
      for (const [tile, corners] of tiles) {
        if (!corners.includes(owner)) continue
        const x = tile % TILES
        const left = (x - 0.5) * cell
        const top = ((tile - x) / TILES - 0.5) * cell
        outlineCorners(corners, owner, far).forEach(([px, py], i) =>
          i === 0 ? g.moveTo(left + px * cell, top + py * cell) : g.lineTo(left + px * cell, top + py * cell),
        )
        g.closePath()
      }
      g.fill()
    }
  }
}
