/** The cursor of keyboard and gamepad: the next button in a direction, and the path between two buttons. */
export type Stop = { id: string; x: number; y: number; w: number; h: number }
export type Direction = 'left' | 'right' | 'up' | 'down' | 'next'
const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down', 'next']

/** The nearest stop in a direction; stops straight ahead count as nearer. */
export function findNextStop(stops: readonly Stop[], from: Stop, direction: Direction): Stop {
  // One after the other, for whatever no arrow leads to.
  if (direction === 'next')
    return stops[(stops.findIndex(({ id }) => id === from.id) + 1) % stops.length] ?? from
  const isAcross = direction === 'left' || direction === 'right'
  const sign = direction === 'left' || direction === 'up' ? -1 : 1
  let best = from
  let bestCost = Infinity
  for (const stop of stops) {
    const dx = stop.x + stop.w / 2 - (from.x + from.w / 2)
    const dy = stop.y + stop.h / 2 - (from.y + from.h / 2)
    const ahead = (isAcross ? dx : dy) * sign
    if (ahead < 6) continue
    const cost = ahead + Math.abs(isAcross ? dy : dx) * 2.2
    if (cost < bestCost) {
      bestCost = cost
      best = stop
    }
  }
  return best
}

/** The presses that lead from one stop to another, or null when none do. */
export function findPath(stops: readonly Stop[], from: Stop, to: string): Direction[] | null {
  const seen = new Set([from.id])
  let front: { stop: Stop; path: Direction[] }[] = [{ stop: from, path: [] }]
  while (front.length > 0) {
    const next: typeof front = []
    for (const { stop, path } of front) {
      if (stop.id === to) return path
      for (const direction of DIRECTIONS) {
        const reached = findNextStop(stops, stop, direction)
        if (seen.has(reached.id)) continue
        seen.add(reached.id)
        next.push({ stop: reached, path: [...path, direction] })
      }
    }
    front = next
  }
  return null
}
