/** The hint hand on a card: its colours, its size and its place. */
import { HAND_REACH } from '@playhouse/game-kit'

export const HAND_COLOURS = { paper: '#fff8e6', ink: '#173f38' }
/** Where on a card its fingertip lies. */
export const FINGER = 0.88
export const sizeHand = (cw: number): number => Math.max(30, Math.min(54, cw * 0.6))
/** How far it lies over the table below the card it taps. */
export const reachOfHand = (cw: number, ch: number): number => sizeHand(cw) * HAND_REACH - ch * (1 - FINGER)
