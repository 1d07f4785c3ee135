/** Timeline of the verdict in ticks: a card comes, its chips fly to it one after another, then its judge shows a face. */
import { listChips } from '../ui/chips.ts'
import { JUDGES } from '../art/figure/judges.ts'
import type { Judge } from '../rules/judging.ts'
import { SPEECH_TICKS } from '../state.ts'
import type { State } from '../state.ts'

const FIRST_CHIP = 14
const BETWEEN = 7
export const CHIP_TICKS = 16
/** Chips that have a time of their own; further ones come with the last of them. */
const MAX_CHIPS = 5

const startOf = (who: Judge) => JUDGES.indexOf(who) * SPEECH_TICKS
/** When a judge's chip begins to fly. */
export const fliesAt = (who: Judge, nth: number): number =>
  startOf(who) + FIRST_CHIP + Math.min(nth, MAX_CHIPS - 1) * BETWEEN
/** When the judge has counted everything. */
export const decidesAt = (who: Judge, chips: number): number =>
  fliesAt(who, Math.max(0, chips - 1)) + CHIP_TICKS

/** Points whose chips have landed. */
export function pointsAt(state: State, who: Judge, ticks: number): number {
  const chips = listChips(state, who)
  if (ticks >= decidesAt(who, chips.length)) return state.verdict?.totals[who] ?? 0
  return chips.reduce((sum, { points }, i) => sum + (ticks >= fliesAt(who, i) + CHIP_TICKS ? points : 0), 0)
}
/** Of all three, never below nothing. */
export const scoreAt = (state: State, ticks: number): number =>
  Math.max(
    0,
    JUDGES.reduce((sum, who) => sum + pointsAt(state, who, ticks), 0),
  )
