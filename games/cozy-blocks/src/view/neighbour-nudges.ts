/** Pushes the neighbours of a newly placed piece a little, and lets them look up. */
import { SIZE, getShape } from '../rules/shapes.ts'
import { clamp01 } from './curves.ts'
import type { Push, Scene } from './scene.ts'
import type { Piece } from '../state.ts'
import { findSewnGroups } from '../rules/sewn-groups.ts'

const NUDGE_MS = 420
/** In squares. */
const PUSH = 0.13
const SIDES = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const

/** By square: the direction its piece is pushed. Sewn squares move together. */
export function findNudges(
  board: readonly number[],
  piece: Piece,
  row: number,
  col: number,
): Map<number, Push> {
  const wholes = findSewnGroups(board)
  const placed = getShape(piece.shape).cells.map((cell) => ({ row: row + cell.row, col: col + cell.col }))
  const own = new Set(placed.map((cell) => cell.row * SIZE + cell.col))
  const pushes = new Map<number, Push>()
  for (const cell of placed)
    for (const [down, right] of SIDES) {
      const [r, c] = [cell.row + down, cell.col + right]
      const index = r * SIZE + c
      const whole = r < 0 || c < 0 || r >= SIZE || c >= SIZE || own.has(index) ? undefined : wholes.get(index)
      if (whole && !pushes.has(whole.first)) pushes.set(whole.first, { x: right, y: down })
    }
  const found = new Map<number, Push>()
  for (const [index, { first }] of wholes) {
    const push = pushes.get(first)
    if (push && !own.has(index)) found.set(index, push)
  }
  return found
}

/** How far a square is pushed now, in squares; null where it lies still. */
export function nudgeOf({ nudges, now }: Scene, index: number): Push | null {
  const push = nudges.by.get(index)
  const t = clamp01((now - nudges.at) / NUDGE_MS)
  if (!push || t <= 0 || t >= 1) return null
  const reach = Math.sin(t * Math.PI * 2.5) * (1 - t) * PUSH
  return { x: push.x * reach, y: push.y * reach }
}
