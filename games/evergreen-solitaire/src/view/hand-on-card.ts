/** The hint hand on a card: its colours, its size and its place. */
import { HAND_REACH } from '@playhouse/game-kit'
import type { Rect } from '@playhouse/game-kit'

export const HAND_COLOURS = { paper: '#fff8e6', ink: '#173f38' }
/** Where on a card its fingertip lies. */
export const FINGER = 0.88
export const sizeHand = (cw: number): number => Math.max(30, Math.min(54, cw * 0.6))
/** How far it lies over the table below the card it taps. */
export const reachOfHand = (cw: number, ch: number): number => sizeHand(cw) * HAND_REACH - ch * (1 - FINGER)
/** The palm and the thumb, turned as they are drawn; of the finger only the tip lies higher, on the card that it taps. */
export function boxOfHand({ x, y }: { x: number; y: number }, size: number, side: number): Rect {
  const [left, right, top] = [-0.1 * size, 1.22 * size, 0.3 * size]
  return { x: side > 0 ? x + left : x - right, y: y + top, w: right - left, h: size * HAND_REACH - top }
}
