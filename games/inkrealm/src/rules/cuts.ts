/** Cutting a wet trail: what its painter loses and the cutter wins. */
import { countSplash } from './round-goals.ts'
import { sendAway } from './coming-back.ts'
import { bite, recount, seize, splat, washRim } from './land.ts'
import { leaveBe } from './rival-ai.ts'
import { rungIn } from './rungs.ts'
import { SIZE } from '../state.ts'
import type { Event, State, Place } from '../state.ts'

const RIM_LAYERS = 1
const SPLAT_RADIUS = 3
/** So far around a cut a rival takes what was the victim's. */
const SEIZE_RADIUS = 8
/** A cut bites so far into the player's land, around where the trail left it. */
const BITE_RADIUS = 30
/** The longer the trail, the more it costs: a hundredth of the land for so many wet cells, up to some. */
const CELLS_A_PART = 10
const MAX_GREED = 4
/** No cut costs more of the sheet than this, in thousandths, and none more than leaves a home. */
const MAX_PARTS = 70
const MIN_HOME = 21
/** Friends beside the player hold a third of it. */
const FRIENDS_HOLD = 3
/** Whose the crown is has more to lose: hundredths of the player's land, cells around a rival. */
const CROWN_PART = 3
const CROWN_SEIZE = 4
/** After cutting the player, a rival ignores the player's trail this long, and so do all others for a while. */
const REVENGE_TICKS = 40 * 60
const TRUCE_TICKS = 30 * 60
/** Too early for a crown. */
const CROWN_TICKS = 20 * 60

/** Whether a painter has more land than all others: cutting it pays more. */
function hasBounty({ painters, twist, ticks }: State, who: number): boolean {
  if (twist === 'teams' || twist === 'relax' || ticks < CROWN_TICKS) return false
  const { land } = painters[who]!
  return painters.every((other, i) => i === who || other.land < land)
}

export function dryTrail(state: State, who: number): void {
  const painter = state.painters[who]!
  for (const cell of painter.trail) if (state.trails[cell] === who + 1) delete state.trails[cell]
  painter.trail = []
}

/** Cells of land that a cut would cost the player now. */
function costOf(state: State): number {
  const { land, trail } = state.painters[0]!
  if (state.isNew) return 0
  const greed = Math.min(MAX_GREED, Math.floor(trail.length / CELLS_A_PART))
  const part = rungIn(state).part + greed + (hasBounty(state, 0) ? CROWN_PART : 0)
  const whole = Math.min(Math.floor((land * part) / 100), Math.floor((state.room * MAX_PARTS) / 1000))
  const held = state.twist === 'teams' ? Math.floor(whole / FRIENDS_HOLD) : 0
  return Math.max(0, Math.min(whole - held, land - MIN_HOME))
}
type Cut = { who: number; by: number }

/** Who cuts a rival takes land around the cut; out of the player's land a bite goes where the trail left it. */
export function splash(state: State, { who, by }: Cut, { x, y }: Place, emit: (event: Event) => void): void {
  const victim = state.painters[who]!
  const winner = state.painters[by]!
  const before = winner.land
  const had = victim.land
  const first = victim.trail[0] ?? y * SIZE + x
  const foot = { x: first % SIZE, y: Math.floor(first / SIZE) }
  const cost = costOf(state)
  const isCrown = hasBounty(state, who)
  if (by === 0) countSplash(state, state.cells[y * SIZE + x] === 1)
  dryTrail(state, who)
  sendAway(victim, who, by)
  if (who === 0) {
    if (state.tally) {
      state.tally.cuts++
      state.tally.row = 0
    }
    for (let i = 1; i < state.painters.length; i++) leaveBe(state, i, i === by ? REVENGE_TICKS : TRUCE_TICKS)
    bite(state, who, rungIn(state).isCaptured ? by + 1 : 0, { ...foot, r: BITE_RADIUS }, cost)
  } else {
    const r = (by === 0 ? rungIn(state).seize : SEIZE_RADIUS) + (isCrown ? CROWN_SEIZE : 0)
    seize(state, who, by, { x, y, r })
    washRim(state, who, RIM_LAYERS)
  }
  winner.splashes++
  splat(state, by, x, y, SPLAT_RADIUS)
  recount(state)
  emit({
    type: 'splashed',
    who,
    by,
    x,
    y,
    count: winner.land - before,
    lost: had - victim.land,
    foot,
    ...(isCrown ? { isCrown } : {}),
  })
}
