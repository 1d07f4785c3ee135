/** Whether an important object is under a part of the screen: cards and texts must not cover it. */
import type { Screen } from '@playhouse/game-kit'
import type { Camera } from './camera.ts'
import type { Sight } from './cast.ts'
import type { Box } from '../ui/layer.ts'
import { SIZE } from '../state.ts'
import type { Place, State } from '../state.ts'

/** Cells around a thing, and beside a wet trail. */
const ROOM = 1.5
const TRAIL_ROOM = 0.8

/** A box of the screen in cells. */
export const sightOf = ({ x, y, w, h }: Box, { cell, left, top }: Camera, ratio: number): Sight => ({
  left: (x * ratio - left) / cell,
  top: (y * ratio - top) / cell,
  right: ((x + w) * ratio - left) / cell,
  bottom: ((y + h) * ratio - top) / cell,
})
type Cover = { head: Place; camera: Camera; box: Box }

/** A painter in sight, a bubble, a golden drop or, if that counts, the player's wet trail; `head`: where the player is drawn. */
export function liesUnder(
  { painters, boons = [], gold }: State,
  { head, camera, box }: Cover,
  { ratio }: Screen,
  hasTrail = true,
): boolean {
  const { left, top, right, bottom } = sightOf(box, camera, ratio)
  const isIn = (atX: number, atY: number, room: number) =>
    atX > left - room && atX < right + room && atY > top - room && atY < bottom + room
  if (isIn(head.x, head.y, ROOM)) return true
  if (gold && isIn(gold.x + 0.5, gold.y + 0.5, ROOM)) return true
  for (const boon of boons) if (isIn(boon.x + 0.5, boon.y + 0.5, ROOM)) return true
  for (let i = 1; i < painters.length; i++) {
    const rival = painters[i]!
    if (rival.backIn === 0 && isIn(rival.x + 0.5, rival.y + 0.5, ROOM)) return true
  }
  if (!hasTrail) return false
  const { trail } = painters[0]!
  for (let i = 0; i < trail.length; i += 2) {
    const at = trail[i]! % SIZE
    if (isIn(at + 0.5, (trail[i]! - at) / SIZE + 0.5, TRAIL_ROOM)) return true
  }
  return false
}
