/** Items on the sheet: bubbles, golden drops, pearls. Most of them give a blot of the painter's own ink. */
import { SHIELD_TICKS, SWIFT_TICKS, takeBoon } from './boons.ts'
import { GOLD_BLOT, takeGold } from './gold.ts'
import { recount, splat } from './land.ts'
import { closeLoop, isNearHome, learn, rootTrail } from './loops.ts'
import { isBold } from './rival-ai.ts'
import { RAIN_BLOT, takeDrop } from './rain.ts'
import { rankOf } from './realm.ts'
import { SIZE } from '../state.ts'
import type { Event, State } from '../state.ts'

type Emit = (event: Event) => void

/** A bubble's blot: small at first, then as large as the realm deserves. */
const FIRST_BLOT = 3
const FIRST_TICKS = 30 * 60
const MIN_BLOT = 4
const MAX_BLOT = 6
/** A home is usually a blot of 2. */
const HOME_BLOT = 4
/** Cells of a loop closed by a blot from which on it is no accident. */
const LESSON_LOOP = 24

export function blotOf(state: State, who: number): number {
  if (state.ticks < FIRST_TICKS) return FIRST_BLOT
  return Math.min(MAX_BLOT, MIN_BLOT + Math.floor(rankOf(state, state.painters[who]!.land) / 2))
}

/** The daily sheet is the same for all players, and rivals do not hurry on the quiet one. */
export const hasGifts = ({ isDaily, twist }: State): boolean => !isDaily && twist !== 'relax'

export function enlargeHome(state: State, emit: Emit): void {
  if (!hasGifts(state) || state.isGifted) return
  state.isGifted = true
  const me = state.painters[0]!
  const before = me.land
  blotHere(state, 0, HOME_BLOT, emit)
  emit({ type: 'taken', who: 0, kind: 'blot', count: me.land - before, x: me.x, y: me.y })
}

export function collectGifts(state: State, who: number, emit: Emit): void {
  if (state.boons?.length) collectBoon(state, who, emit)
  if (state.gold) collectGold(state, who, emit)
  if (state.rain?.length) collectDrop(state, who, emit)
}

function collectBoon(state: State, who: number, emit: Emit): void {
  const painter = state.painters[who]!
  const { x, y } = painter
  const boon = takeBoon(state, x, y)
  if (!boon) return
  const before = painter.land
  if (who === 0 && state.tally) state.tally.boons++
  if (boon.kind === 'swift') painter.swift = SWIFT_TICKS
  else if (boon.kind === 'shield') painter.safe = Math.max(painter.safe, SHIELD_TICKS)
  else blotHere(state, who, blotOf(state, who), emit)
  emit({ type: 'taken', who, kind: boon.kind, count: painter.land - before, x, y })
}

function collectGold(state: State, who: number, emit: Emit): void {
  const painter = state.painters[who]!
  const { x, y } = painter
  if (!takeGold(state, x, y)) return
  const before = painter.land
  blotHere(state, who, GOLD_BLOT[who === 0 || isBold(state) ? 0 : 1], emit)
  emit({ type: 'golden', who, count: painter.land - before, x, y })
}

function collectDrop(state: State, who: number, emit: Emit): void {
  const painter = state.painters[who]!
  const { x, y } = painter
  if (!takeDrop(state, x, y)) return
  const before = painter.land
  blotHere(state, who, RAIN_BLOT, emit)
  emit({ type: 'drop', who, count: painter.land - before, x, y })
}

/**
 * Land right under the painter, who is home then. Far out, where it would join none of the player's land, the ink runs back along the
 * wet trail and the land grows where that began: own land is always home.
 */
function blotHere(state: State, who: number, r: number, emit: Emit): void {
  const { x, y, trail } = state.painters[who]!
  const [start] = trail
  if (who === 0 && start !== undefined && !isNearHome(state, who, x, y, r + 1)) {
    splat(state, who, start % SIZE, Math.floor(start / SIZE), r)
    recount(state)
    rootTrail(state, who, emit)
    return
  }
  splat(state, who, x, y, r)
  recount(state)
  if (start === undefined) return
  const before = state.painters[who]!.land
  const isClosed = closeLoop(state, who, x, y, emit)
  // Whatever closed it, a loop was drawn.
  if (who === 0 && isClosed && state.painters[who]!.land - before >= LESSON_LOOP) learn(state, emit)
}
