/** Special cushions: they depend on seed and hand only, so that a daily board is the same for all players. */
import { hashText } from '@playhouse/game-kit/rules'
import type { Grid } from './grid.ts'
import { SIZE } from './shapes.ts'
import { readCushion } from './cushion-cell.ts'
import type { Piece } from '../state.ts'

/** Opens when it is cleared. */
export const GIFT = 1
/** Sleeps so soundly that the first clear only takes its cap off. */
export const CAP = 2
/** Bursts when it is cleared, and takes the eight around it along. */
export const BURST = 3
export const CHARMS = [GIFT, CAP, BURST]

/** The hand in which each is met for the first time. */
const FIRST_HANDS = new Map([
  [3, GIFT],
  [7, CAP],
  [11, BURST],
])
const LAST_LESSON = 11
/** Hands from one charm to the next: in a long run they come closer. */
const everyAt = (hand: number) => (hand < 60 ? 3 : 2)
/** Late in a run there are more caps. */
const LATE = 48

/** What one of a hand's pieces brings; 0 is nothing. */
export function charmOfHand(seed: number, hand: number): number {
  if (hand <= LAST_LESSON) return FIRST_HANDS.get(hand) ?? 0
  if ((hand - LAST_LESSON) % everyAt(hand) !== 0) return 0
  const chance = hashText(`charm ${seed} ${hand}`)
  const bag = hand < LATE ? [GIFT, GIFT, BURST, CAP] : [GIFT, BURST, CAP, CAP]
  return bag[chance % bag.length]!
}

/** Puts the hand's charm, if there is one, on one of its pieces. `always`: this one in every hand. */
export function charm(pieces: Piece[], seed: number, hand: number, always: number | null = null): Piece[] {
  const kind = always ?? charmOfHand(seed, hand)
  const slot = hashText(`slot ${seed} ${hand}`) % Math.max(1, pieces.length)
  return kind === 0 ? pieces : pieces.map((piece, i) => (i === slot ? { ...piece, charm: kind } : piece))
}

/** What a clear reaches. */
export type Swept = {
  /** Squares that are free after it. */
  gone: number[]
  /** Squares whose cushion only lost its cap. */
  woken: number[]
  gifts: number[]
  bursts: number[]
  /** Cushions reached beyond the lines themselves. */
  blown: number
}

export function sweep(board: readonly number[], covered: readonly number[]): Swept {
  const reached = new Set<number>()
  const queue = [...covered]
  for (const index of queue) {
    if (reached.has(index) || board[index]! <= 0) continue
    reached.add(index)
    if (charmAt(board, index) === BURST) queue.push(...listAround(index))
  }
  const withCharm = (kind: number) => [...reached].filter((index) => charmAt(board, index) === kind)
  const woken = withCharm(CAP)
  return {
    gone: [...reached].filter((index) => !woken.includes(index)),
    woken,
    gifts: withCharm(GIFT),
    bursts: withCharm(BURST),
    blown: reached.size - covered.length,
  }
}

/** The squares a clear leaves filled, as row masks. */
export function findShielded(board: readonly number[]): Grid {
  const shielded: Grid = Array.from({ length: SIZE }, () => 0)
  board.forEach((cell, index) => {
    if (cell > 0 && readCushion(cell).charm === CAP)
      shielded[Math.floor(index / SIZE)]! |= 1 << (index % SIZE)
  })
  return shielded
}

const charmAt = (board: readonly number[], index: number) => readCushion(board[index]!).charm

function listAround(index: number): number[] {
  const row = Math.floor(index / SIZE)
  const col = index % SIZE
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((right) => {
      const [r, c] = [row + down, col + right]
      return r >= 0 && c >= 0 && r < SIZE && c < SIZE ? [r * SIZE + c] : []
    }),
  )
}
