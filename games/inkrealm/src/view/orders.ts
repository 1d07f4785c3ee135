/** Orders: goals from round to round. Three are open at a time; a completed one earns stars and is replaced. */
import { placeOf } from '../rules/places.ts'
import type { State } from '../state.ts'
import { texts } from '../texts.ts'

export type OrderKind =
  | 'splash'
  | 'share'
  | 'boons'
  | 'loop'
  | 'lead'
  | 'place'
  | 'cuts'
  | 'hold'
  | 'guard'
  | 'chain'
export type Order = {
  kind: OrderKind
  /** Splashes, boons or cuts; hundredths of the sheet; seconds; a place. */
  target: number
  stars: number
}

export const ORDERS: readonly Order[] = [
  { kind: 'splash', target: 2, stars: 1 },
  { kind: 'share', target: 6, stars: 1 },
  { kind: 'boons', target: 4, stars: 1 },
  { kind: 'loop', target: 3, stars: 1 },
  { kind: 'splash', target: 4, stars: 1 },
  { kind: 'share', target: 8, stars: 1 },
  { kind: 'lead', target: 15, stars: 1 },
  { kind: 'place', target: 5, stars: 1 },
  { kind: 'boons', target: 5, stars: 1 },
  { kind: 'loop', target: 4, stars: 1 },
  { kind: 'splash', target: 6, stars: 1 },
  { kind: 'share', target: 10, stars: 1 },
  { kind: 'lead', target: 30, stars: 1 },
  { kind: 'cuts', target: 4, stars: 1 },
  { kind: 'place', target: 3, stars: 2 },
  { kind: 'splash', target: 8, stars: 2 },
  { kind: 'share', target: 13, stars: 2 },
  { kind: 'boons', target: 7, stars: 2 },
  { kind: 'loop', target: 5, stars: 2 },
  { kind: 'lead', target: 60, stars: 2 },
  { kind: 'place', target: 1, stars: 3 },
  { kind: 'splash', target: 12, stars: 3 },
  { kind: 'share', target: 18, stars: 3 },
  { kind: 'cuts', target: 1, stars: 3 },
  { kind: 'lead', target: 90, stars: 3 },
  { kind: 'loop', target: 8, stars: 3 },
  { kind: 'splash', target: 16, stars: 3 },
  { kind: 'share', target: 25, stars: 3 },
  // Saved careers store orders by index: only append to this list.
  { kind: 'guard', target: 1, stars: 1 },
  { kind: 'chain', target: 2, stars: 1 },
  { kind: 'hold', target: 20, stars: 1 },
  { kind: 'guard', target: 2, stars: 2 },
  { kind: 'chain', target: 3, stars: 2 },
  { kind: 'hold', target: 40, stars: 2 },
  { kind: 'cuts', target: 0, stars: 3 },
  { kind: 'guard', target: 4, stars: 3 },
  { kind: 'hold', target: 75, stars: 3 },
  { kind: 'chain', target: 4, stars: 3 },
]
/** In which order they open: from easy to hard, no kind twice in a row. What a novice hardly reaches comes last. */
const SEQUENCE: readonly number[] = [
  0, 1, 2, 28, 3, 4, 29, 5, 8, 7, 6, 9, 30, 13, 10, 11, 14, 32, 12, 31, 17, 18, 15, 16, 33, 20, 35, 19, 21,
  23, 25, 22, 36, 24, 34, 37, 26, 27,
]
const OPEN = 3
/** Judged when the round is over: till then they can be lost again. */
const AT_END: readonly OrderKind[] = ['place', 'cuts']

/** Indices of the orders that are open. */
export function listOpen(filled: readonly number[]): number[] {
  return SEQUENCE.filter((i) => !filled.includes(i)).slice(0, OPEN)
}

/** What the player has of an order's target by now. */
function countFor({ kind }: Order, state: State): number {
  const { painters, tally, room } = state
  if (kind === 'splash') return painters[0]!.splashes
  if (kind === 'place') return placeOf(state, 0)
  if (!tally) return kind === 'cuts' ? Infinity : 0
  if (kind === 'share') return (Math.max(tally.most, painters[0]!.land) * 100) / room
  if (kind === 'loop') return (tally.loop * 100) / room
  if (kind === 'lead' || kind === 'hold') return (kind === 'lead' ? tally.lead : (tally.hold ?? 0)) / 60
  return tally[kind] ?? 0
}

/** Progress of an order in a round, 0 to 1; null where the end decides. */
export function shareOf(order: Order, state: State): number | null {
  return AT_END.includes(order.kind) ? null : Math.min(1, countFor(order, state) / order.target)
}

/** Which of these orders are filled. `isOver`: no more can be lost. */
export function listFilled(orders: readonly number[], state: State, isOver: boolean): number[] {
  if (state.twist === 'relax') return []
  return orders.filter((i) => {
    const order = ORDERS[i]!
    if (!AT_END.includes(order.kind)) return countFor(order, state) >= order.target
    return isOver && state.twist !== 'teams' && countFor(order, state) <= order.target
  })
}

export const wordsOf = ({ kind, target }: Order): string => texts.order[kind](String(target))
