/** Round statistics of the player, and the comeback goal: doubling the land earns a star at any place. */
import { placeOf, starPlacesIn } from './places.ts'
import type { Event, State, Tally } from '../state.ts'

/** Ticks before the end at which a player far behind is given an aim. */
const AIM_TICKS = [105 * 60, 75 * 60, 50 * 60] as const
/** The least that has to be won for it, and the most there has to be, in thousandths of the sheet. */
const MIN_PARTS = 90
/** In the fog, the last sheet to open, rivals find less to cut. */
const MIN_PARTS_IN_FOG = 95
const MAX_PARTS = 120
const LAST_TEAM = 4
const EVERY_TICKS = 60

export const freshTally = (): Tally => ({ loop: 0, boons: 0, cuts: 0, lead: 0, most: 0 })

export function countLoop({ tally }: State, count: number): void {
  if (tally) tally.loop = Math.max(tally.loop, count)
}

/** A rival was cut by the player; `isOnOwnLand`: over the player's own land. */
export function countSplash({ tally }: State, isOnOwnLand: boolean): void {
  if (!tally) return
  tally.row = (tally.row ?? 0) + 1
  tally.chain = Math.max(tally.chain ?? 0, tally.row)
  if (isOnOwnLand) tally.guard = (tally.guard ?? 0) + 1
}

const isFarBehind = (state: State) =>
  state.twist === 'teams' ? placeOf(state, 0) === LAST_TEAM : placeOf(state, 0) > starPlacesIn(state)[2]

export function updateGoals(state: State, emit: (event: Event) => void): void {
  const { painters, left, tally, twist, room } = state
  const me = painters[0]!
  if (tally && left % EVERY_TICKS === 0) {
    tally.most = Math.max(tally.most, me.land)
    const leads = painters.every(({ land }, i) => i === 0 || land < me.land)
    if (leads) tally.lead += EVERY_TICKS
    tally.reign = leads ? (tally.reign ?? 0) + EVERY_TICKS : 0
    tally.hold = Math.max(tally.hold ?? 0, tally.reign)
  }
  if (twist === 'relax' || left <= 0) return
  if (!state.aim && AIM_TICKS.some((ticks) => ticks === left) && isFarBehind(state)) {
    const min = me.land + Math.floor((room * (twist === 'fog' ? MIN_PARTS_IN_FOG : MIN_PARTS)) / 1000)
    const target = Math.max(min, Math.min(me.land * 2, Math.floor((room * MAX_PARTS) / 1000)))
    state.aim = { target, isReached: false }
    emit({ type: 'aimed', target })
  }
  if (!state.aim || state.aim.isReached || me.land < state.aim.target) return
  state.aim.isReached = true
  emit({ type: 'reached', x: me.x, y: me.y })
}
