/** Positions of the room's things during play. */
import type { Layout } from './layout-rects.ts'
import type { ThingId } from './things.ts'

/** From one thing to the next, in sizes. */
const STEP = 1.12

export type Standing = { id: ThingId; x: number; y: number; size: number }

/** Where each thing stands. The newest always does; where there is no room for all, the others take turns. */
export function standThings({ ledges }: Layout, things: readonly ThingId[], turn = 0): Standing[] {
  const room = ledges.map(({ w, size, most }) => Math.min(most, Math.floor(w / (size * STEP))))
  const places = room.reduce((sum, count) => sum + count, 0)
  const [newest, ...others] = things.toReversed()
  if (!newest) return []
  const first = others.length >= places ? (turn * (places - 1)) % others.length : 0
  const waiting = [newest, ...others.slice(first), ...others.slice(0, first)]
  return ledges.flatMap(({ x, y, w, size }, i) => {
    const some = waiting.splice(0, room[i]!)
    const step = Math.min(size * 1.5, w / Math.max(1, some.length))
    const left = x + (w - step * some.length) / 2
    return some.map((id, at) => ({ id, x: left + step * (at + 0.5), y, size }))
  })
}
