/** Closed trails: one that reaches home, and one that crosses itself. */
import { countLoop } from './round-goals.ts'
import { dryTrail, splash } from './cuts.ts'
import { fillLoop, isOnSheet, recount, widen } from './land.ts'
import { brushOf } from './realm.ts'
import { SIZE } from '../state.ts'
import type { Event, State, Place } from '../state.ts'

type Emit = (event: Event) => void

/** Fewer cells are no loop. */
const MIN_LOOP_CELLS = 4

/** A ring drawn on the own trail has to enclose so many cells: a twist in danger is no home. */
const MIN_RING_CELLS = 12

/** Crossing one's own trail is harmless: a large ring claims its area, a smaller one is dropped. Returns whether it was a ring. */
export function closeRing(state: State, who: number, cell: number, emit: Emit): boolean {
  const painter = state.painters[who]!
  const from = painter.trail.indexOf(cell)
  if (from < 0 || from === painter.trail.length - 1) return false
  const x = cell % SIZE
  const y = (cell - x) / SIZE
  if (countWithin(painter.trail.slice(from)) >= MIN_RING_CELLS) {
    const stem = painter.trail.slice(0, from + 1)
    const isClosed = fillTrail(state, who, { x, y }, emit, false)
    // Over water, or on a friend's land, the way home stays wet.
    painter.trail = stem.slice(stem.findLastIndex((wet) => state.cells[wet] === who + 1) + 1)
    for (const wet of painter.trail) state.trails[wet] ??= who + 1
    return isClosed
  }
  const loose = painter.trail.splice(from + 1)
  for (const dry of loose) if (state.trails[dry] === who + 1) delete state.trails[dry]
  // A bend so narrow that it touches itself is no loop.
  if (loose.length >= MIN_LOOP_CELLS) emit({ type: 'looped', who, x, y })
  return false
}

/** Cells inside a closed way, without those it is drawn on: half its area, by the corners, less half its length. */
function countWithin(way: readonly number[]): number {
  let twice = 0
  way.forEach((cell, i) => {
    const next = way[(i + 1) % way.length]!
    const [x, nextX] = [cell % SIZE, next % SIZE]
    twice += x * ((next - nextX) / SIZE) - nextX * ((cell - x) / SIZE)
  })
  return (Math.abs(twice) - way.length) / 2 + 1
}

/** From so many cells on a loop's line is a cell wider to both sides: bold loops are conquests. */
const WIDE_LOOPS = [40, 100, 200] as const

/** Tells whether it was a loop. */
export function closeLoop(state: State, who: number, x: number, y: number, emit: Emit): boolean {
  return fillTrail(state, who, { x, y }, emit, true)
}

/** The player has drawn a loop: from now on its land can be taken. */
export function learn(state: State, emit: Emit): void {
  delete state.isNew
  emit({ type: 'drew' })
}

/** `isWide`: a loop closed at home has a wider line; a ring far out gets only the enclosed area. */
function fillTrail(state: State, who: number, { x, y }: Place, emit: Emit, isWide: boolean): boolean {
  const painter = state.painters[who]!
  const before = painter.land
  const brush = brushOf(state, painter)
  const { trail } = painter
  const filled = fillLoop(state, who)
  dryTrail(state, who)
  if (filled === 0) return false
  const wide = state.twist === 'relax' ? 0 : WIDE_LOOPS.filter((min) => filled >= min).length
  if (isWide && brush + wide > 0) widen(state, who, trail, brush + wide)
  recount(state)
  // Along the own coast now and then a cell is won.
  if (filled < MIN_LOOP_CELLS) emit({ type: 'grazed', who, x, y })
  else {
    const count = Math.max(filled, painter.land - before)
    if (who === 0) countLoop(state, count)
    emit({ type: 'claimed', who, count, x, y })
    if (state.twist === 'relax') state.ink++
  }
  state.painters.forEach(({ land, backIn, px, py }, i) => {
    if (land > 0 || backIn > 0) return
    splash(state, { who: i, by: who }, { x: Math.round(px / 1000), y: Math.round(py / 1000) }, emit)
  })
  return filled >= MIN_LOOP_CELLS
}

/** Land that grew over the trail is home: the part before the last such cell counts as closed, and the trail restarts behind it. */
export function rootTrail(state: State, who: number, emit: Emit): void {
  const painter = state.painters[who]!
  for (;;) {
    const last = painter.trail.findLastIndex((cell) => state.cells[cell] === who + 1)
    if (last < 0) return
    const cell = painter.trail[last]!
    const wet = painter.trail.splice(last + 1)
    closeLoop(state, who, cell % SIZE, Math.floor(cell / SIZE), emit)
    painter.trail = wet
  }
}

/** Whether some land of a painter's lies at most `far` cells away. */
export function isNearHome({ cells }: State, who: number, x: number, y: number, far: number): boolean {
  for (let dy = -far; dy <= far; dy++)
    for (let dx = -far; dx <= far; dx++)
      if (
        dx * dx + dy * dy <= far * far &&
        isOnSheet(x + dx, y + dy) &&
        cells[(y + dy) * SIZE + x + dx] === who + 1
      )
        return true
  return false
}
