/** Respawns a painter after a splash: on its remaining land, or on a fresh blot where there is room. */
import { createRng } from '@playhouse/game-kit/rules'
import { isOnSheet, measureDepth, recount, splat } from './land.ts'
import { CELLS, SEA, SIZE } from '../state.ts'
import type { Event, Painter, State } from '../state.ts'

const BACK_TICKS = 60
/** A rival that lost all its land to the player stays away longer, so that the win is noticeable. */
const LONG_TICKS = 200
const SAFE_TICKS = [600, 90] as const
/** Less than this is washed away whole. */
const MIN_LAND = 9
/** Thousandths of the sheet: a player with less respawns on free paper with a wide blot, and keeps the rest. */
const SMALL_PARTS = 20
/** Radius of a rival's blot, and of the player's: less with every cut, and in the last seconds. */
const BLOT = 3
const WIDE_BLOT = 8
const MIN_BLOT = 5
const LATE_TICKS = 40 * 60
/** The player runs for a while after coming back to little land, and is let be for longer. */
const SWIFT_TICKS = 240
const POOR_SAFE_TICKS = 660
/** So far around a place paper is counted. */
const AROUND = 8

export function sendAway(victim: Painter, who: number, by: number): void {
  victim.backIn = who > 0 && by === 0 ? LONG_TICKS : BACK_TICKS
}

export function comeBack(state: State, who: number, emit: (event: Event) => void): void {
  const painter = state.painters[who]!
  const own = state.cells.flatMap((owner, cell) => (owner === who + 1 ? [cell] : []))
  const rng = createRng(state.rng)
  const isPlayer = who === 0
  const isPoor = isPlayer && own.length * 1000 < SMALL_PARTS * state.room
  const isHome = own.length >= MIN_LAND && !isPoor
  const cell = !isHome ? findFree(state, isPlayer) : isPlayer ? findWidest(state, own) : rng.pick(own)
  const x = cell % SIZE
  const y = (cell - x) / SIZE
  if (own.length < MIN_LAND) for (const lost of own) state.cells[lost] = 0
  if (isPoor || own.length < MIN_LAND) splat(state, who, x, y, isPlayer ? wideBlot(state) : BLOT)
  const safe = isPoor ? POOR_SAFE_TICKS : SAFE_TICKS[isPlayer ? 0 : 1]
  const swift = isPoor ? SWIFT_TICKS : 0
  Object.assign(painter, { x, y, way: 0, span: 1000, safe, swift })
  Object.assign(painter, { px: x * 1000, py: y * 1000, px0: x * 1000, py0: y * 1000 })
  painter.mind.plan = 'walk'
  painter.mind.left = 0
  recount(state)
  emit({ type: 'back', who, x, y })
}

const depth = new Uint8Array(CELLS)

/** Where the realm is widest: there its capital stands. */
function findWidest({ cells }: State, own: readonly number[]): number {
  measureDepth(cells, depth)
  return own.reduce((best, cell) => (depth[cell]! > depth[best]! ? cell : best))
}

const wideBlot = ({ tally, left }: State): number =>
  left < LATE_TICKS ? MIN_BLOT : Math.max(MIN_BLOT, WIDE_BLOT - (tally?.cuts ?? 1))

/** The emptiest of some places drawn by chance; for the player, the one with most free paper around. */
function findFree(state: State, isWide: boolean): number {
  const rng = createRng(state.rng)
  let best = 0
  let bestScore = -1
  for (let i = 0; i < 24; i++) {
    const cell = rng.int(CELLS)
    if (state.cells[cell] === SEA) continue
    const score = scorePlace(state, cell) + (isWide ? countPaper(state, cell) * 2 : 0)
    if (score > bestScore) [best, bestScore] = [cell, score]
  }
  return best
}

/** Cells without an owner near a place; one in four is sampled. */
function countPaper({ cells }: State, cell: number): number {
  const x = cell % SIZE
  const y = (cell - x) / SIZE
  let count = 0
  for (let dy = -AROUND; dy <= AROUND; dy += 2)
    for (let dx = -AROUND; dx <= AROUND; dx += 2)
      if (isOnSheet(x + dx, y + dy) && cells[(y + dy) * SIZE + x + dx] === 0) count++
  return count
}

function scorePlace({ cells, painters }: State, cell: number): number {
  const x = cell % SIZE
  const y = (cell - x) / SIZE
  const away = painters.map((painter) =>
    painter.backIn > 0 ? 40 : Math.abs(painter.x - x) + Math.abs(painter.y - y),
  )
  return Math.min(40, ...away) + (cells[cell] === 0 ? 20 : 0)
}
