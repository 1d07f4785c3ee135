/** Back after a splash: on what is left of one's land, or on a fresh blot where there is room. */
import { createRng } from '@playhouse/game-kit/rules'
import { recount, splat } from './land.ts'
import { CELLS, SEA, SIZE } from './state.ts'
import type { Event, Painter, State } from './state.ts'

const BACK_TICKS = 60
/** Whom the player took all land from is away for longer: the realm is felt. */
const LONG_TICKS = 200
const SAFE_TICKS = [180, 90] as const
/** Less than this is washed away whole. */
const LEAST_LAND = 9
/** A player with less land than this gets a blot besides. */
const SMALL_LAND = 70
/** Radius of the blot to begin again on: the player's, and a rival's. */
const BLOT = [4, 3] as const
/** The player runs for a while after coming back to little land. */
const SWIFT_TICKS = 240

export function sendAway(victim: Painter, who: number, by: number): void {
  victim.backIn = who > 0 && by === 0 ? LONG_TICKS : BACK_TICKS
}

export function comeBack(state: State, who: number, emit: (event: Event) => void): void {
  const painter = state.painters[who]!
  const own = state.cells.flatMap((owner, cell) => (owner === who + 1 ? [cell] : []))
  const rng = createRng(state.rng)
  const cell = own.length >= LEAST_LAND ? rng.pick(own) : findFree(state)
  const x = cell % SIZE
  const y = (cell - x) / SIZE
  const isPlayer = who === 0
  const isPoor = isPlayer && own.length < SMALL_LAND
  if (own.length < LEAST_LAND) for (const lost of own) state.cells[lost] = 0
  if (isPoor || own.length < LEAST_LAND) splat(state, who, x, y, BLOT[isPlayer ? 0 : 1])
  const safe = SAFE_TICKS[isPlayer ? 0 : 1]
  const swift = isPoor ? SWIFT_TICKS : 0
  Object.assign(painter, { x, y, fromX: x, fromY: y, way: 0, span: 1000, safe, swift })
  Object.assign(painter, { px: x * 1000, py: y * 1000, px0: x * 1000, py0: y * 1000 })
  painter.mind.plan = 'walk'
  painter.mind.left = 0
  recount(state)
  emit({ type: 'back', who, x, y })
}

/** The emptiest of some places drawn by chance. */
function findFree(state: State): number {
  const rng = createRng(state.rng)
  let best = 0
  let bestScore = -1
  for (let i = 0; i < 24; i++) {
    const cell = rng.int(CELLS)
    if (state.cells[cell] === SEA) continue
    const score = scorePlace(state, cell)
    if (score > bestScore) [best, bestScore] = [cell, score]
  }
  return best
}

function scorePlace({ cells, painters }: State, cell: number): number {
  const x = cell % SIZE
  const y = (cell - x) / SIZE
  const away = painters.map((painter) =>
    painter.backIn > 0 ? 40 : Math.abs(painter.x - x) + Math.abs(painter.y - y),
  )
  return Math.min(40, ...away) + (cells[cell] === 0 ? 20 : 0)
}
