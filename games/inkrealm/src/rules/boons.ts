/** Boons: sometimes two of them appear near the player. Taking one removes the other. */
import { createRng } from '@playhouse/game-kit/rules'
import { isOnSheet } from './land.ts'
import { BOON_KINDS, DX, DY, SEA, SIZE } from '../state.ts'
import type { Boon, Event, State } from '../state.ts'

const FIRST_TICKS = 16 * 60
const EVERY_TICKS = 22 * 60
const STAY_TICKS = 13 * 60
/** Cells from the player, straight or slantwise. */
const FAR = 7
/** How near, in cells, is near enough to take one. */
const REACH = 1
export const SWIFT_TICKS = 6 * 60
export const SHIELD_TICKS = 9 * 60

export function ageBoons(state: State, emit: (event: Event) => void): void {
  if (state.twist === 'relax') return
  if (state.boons?.length) {
    for (const boon of state.boons) boon.left--
    state.boons = state.boons.filter(({ left }) => left > 0)
  }
  if (state.ticks >= FIRST_TICKS && (state.ticks - FIRST_TICKS) % EVERY_TICKS === 0) offer(state, emit)
}

/** To two sides of the player, so that one has to be left. */
function offer(state: State, emit: (event: Event) => void): void {
  const rng = createRng(state.rng)
  const { x, y } = state.painters[0]!
  const kinds = rng.shuffle([...BOON_KINDS])
  const first = rng.int(8)
  const places = Array.from({ length: 8 }, (_, i) => (first + i * 3) % 8)
    .map((d) => {
      const far = d % 2 ? Math.round(FAR * 0.7) : FAR
      return { x: x + DX[d]! * far, y: y + DY[d]! * far }
    })
    .filter((place) => isOnSheet(place.x, place.y) && state.cells[place.y * SIZE + place.x] !== SEA)
  const [one, other] = places
  if (!one || !other) return
  state.boons = [
    { kind: kinds[0]!, ...one, left: STAY_TICKS },
    { kind: kinds[1]!, ...other, left: STAY_TICKS },
  ]
  emit({ type: 'offered', x, y })
}

/** The boon a painter at this cell takes, if there is one; both of the pair are gone then. */
export function takeBoon(state: State, x: number, y: number): Boon | null {
  const found = state.boons?.find((boon) => Math.abs(boon.x - x) <= REACH && Math.abs(boon.y - y) <= REACH)
  if (!found) return null
  state.boons = []
  return found
}
