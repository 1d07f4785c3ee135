/** The cursor of keyboard and gamepad: the stops on the table, and the next one in a direction. */
import { canLift } from './moves.ts'
import { PLACES } from '../state.ts'
import type { Table } from '../state.ts'

export type Stop = {
  pile: number
  /** Place in the pile; 0 in an empty one. */ index: number
  x: number
  y: number
  w: number
  h: number
}
export type Direction = 'left' | 'right' | 'up' | 'down' | 'next'

/** Whether the cursor may stand there: on what can be lifted, on upper cards, and on empty places. */
export function isStop(table: Table, pile: number, index: number): boolean {
  const { kind, piles } = table
  const count = piles[pile]!.length
  if (count === 0) return kind !== 'pyramid' && kind !== 'tripeaks' ? true : pile < PLACES[kind].columns[0]!
  return index === count - 1 || (PLACES[kind].columns.includes(pile) && canLift(table, pile, count - index))
}

/** The nearest stop in a direction; stops straight ahead count as nearer. */
export function findNextStop(stops: readonly Stop[], from: Stop, direction: Direction): Stop {
  // Card after card, for whatever no arrow leads to.
  if (direction === 'next') {
    const at = stops.findIndex(({ pile, index }) => pile === from.pile && index === from.index)
    return stops[(at + 1) % stops.length] ?? from
  }
  const isAcross = direction === 'left' || direction === 'right'
  const sign = direction === 'left' || direction === 'up' ? -1 : 1
  let best = from
  let bestCost = Infinity
  for (const stop of stops) {
    const dx = stop.x + stop.w / 2 - (from.x + from.w / 2)
    const dy = stop.y - from.y
    const ahead = (isAcross ? dx : dy) * sign
    const aside = Math.abs(isAcross ? dy : dx)
    if (ahead < (isAcross ? from.w * 0.3 : 3)) continue
    const cost = ahead + aside * (isAcross ? 1.4 : 3)
    if (cost < bestCost) {
      bestCost = cost
      best = stop
    }
  }
  return best
}

/** The presses that lead from one stop to another, or null when none do. */
export function findPath(
  stops: readonly Stop[],
  from: Stop,
  pile: number,
  index: number,
): Direction[] | null {
  const keyOf = (stop: Stop) => `${stop.pile}/${stop.index}`
  const seen = new Set([keyOf(from)])
  let front: { stop: Stop; path: Direction[] }[] = [{ stop: from, path: [] }]
  while (front.length > 0) {
    const next: typeof front = []
    for (const { stop, path } of front) {
      if (stop.pile === pile && stop.index === index) return path
      for (const direction of ['left', 'right', 'up', 'down', 'next'] as const) {
        const to = findNextStop(stops, stop, direction)
        if (seen.has(keyOf(to))) continue
        seen.add(keyOf(to))
        next.push({ stop: to, path: [...path, direction] })
      }
    }
    front = next
  }
  return null
}
