/** Free paint drops: some at the start, more during rain. Any painter that runs over one gets a small blot there. */
import { createRng } from '@playhouse/game-kit/rules'
import { isOnSheet } from './land.ts'
import { SEA, SIZE } from '../state.ts'
import type { Event, Place, State } from '../state.ts'

/** Where there is rain, and when: other sheets have something else. */
const RAIN_TICKS: Partial<Record<State['twist'], readonly number[]>> = {
  none: [30 * 60, 75 * 60, 120 * 60],
  teams: [60 * 60, 110 * 60],
}
/** Around the player at the start: in sight of a phone and of a desktop. In fog there are only the first few. */
const FIRST: readonly (readonly [x: number, y: number])[] = [
  [-6, -4],
  [5, -7],
  [7, 1],
  [-5, 6],
  [1, -9],
  [-9, -1],
  [-1, 9],
  [10, -4],
  [-8, 9],
]
const FIRST_IN_FOG = 3
const DROPS = 9
/** Cells from the player, at most. */
const FAR = 15
const NEAR = 4
const TRIES = 60
/** How near, in cells, is near enough to take one. */
const REACH = 1
export const RAIN_BLOT = 2

const isFree = ({ cells }: State, x: number, y: number) => {
  const owner = isOnSheet(x, y) ? cells[y * SIZE + x]! : SEA
  return owner === 0
}

/** The drops at the start of a round. */
export function layFirst(state: State): void {
  const { x, y } = state.painters[0]!
  const first = FIRST.slice(0, state.twist === 'fog' ? FIRST_IN_FOG : FIRST.length)
  state.rain = first.map(([dx, dy]) => ({ x: x + dx, y: y + dy })).filter((at) => isFree(state, at.x, at.y))
}

export function ageRain(state: State, emit: (event: Event) => void): void {
  // On the player's own land a drop is worth nothing, so it is gone.
  const { rain = [], cells } = state
  if (rain.some(({ x, y }) => cells[y * SIZE + x] === 1))
    state.rain = rain.filter(({ x, y }) => cells[y * SIZE + x] !== 1)
  if (!RAIN_TICKS[state.twist]?.includes(state.ticks)) return
  const rng = createRng(state.rng)
  const me = state.painters[0]!
  const drops: Place[] = []
  for (let i = 0; i < TRIES && drops.length < DROPS; i++) {
    const x = me.x + rng.int(FAR * 2 + 1) - FAR
    const y = me.y + rng.int(FAR * 2 + 1) - FAR
    const isNear = Math.max(Math.abs(x - me.x), Math.abs(y - me.y)) < NEAR
    const isCrowded = drops.some((drop) => Math.abs(drop.x - x) + Math.abs(drop.y - y) < 5)
    if (!isNear && !isCrowded && isFree(state, x, y)) drops.push({ x, y })
  }
  state.rain = drops
  emit({ type: 'event', kind: 'rain' })
}

/** Whether a painter at this cell has a drop now. */
export function takeDrop(state: State, x: number, y: number): boolean {
  const at = state.rain?.findIndex((drop) => Math.abs(drop.x - x) <= REACH && Math.abs(drop.y - y) <= REACH)
  if (at === undefined || at < 0) return false
  state.rain!.splice(at, 1)
  return true
}
