/** Hints after the first loop: one at a time, short, each shown a few times at most; in danger the way home comes first. */
import type { Kit } from '@playhouse/game-kit'
import type { Career } from './career.ts'
import { findTrail, isAtPeace, isThreatened } from '../rules/rival-ai.ts'
import type { Event, Game, State } from '../state.ts'
import { texts } from '../texts.ts'

type Tip = keyof typeof texts.tips
const STAY_TICKS = 150
const EVERY_TICKS = 20
/** First the loop, then what others draw. */
const FIRST_TICKS = 14 * 60
/** A player with this much play time no longer needs the cut hint. */
const LAST_TICKS = 2400
/** A trail this near, in cells, can be seen on every screen. */
const NEAR = 7
/** Wet cells from which one's own trail is the thing to think of. */
const LONG = 14
/** A rival this near to it, in cells, is a danger. */
const DANGER = 6
const REST_TICKS = 15 * 60
/** How often a hint is given in all. */
const TIMES: Record<Tip, number> = { cut: 1, boon: 1, home: 4, peace: 1 }

/** Whether a bubble can be seen. */
function hasBoonNear({ boons = [], painters }: State): boolean {
  const me = painters[0]!
  return boons.some(({ x, y }) => Math.max(Math.abs(x - me.x), Math.abs(y - me.y)) <= NEAR + 1)
}
const isFarOut = ({ painters }: State) => painters[0]!.trail.length >= LONG
/** Without rivals that can cut there is no danger to show. */
const isInDanger = (state: State) =>
  !isAtPeace(state) && state.painters[0]!.safe === 0 && isThreatened(state, 0, DANGER)

export function createTips(kit: Kit<Game, Career>) {
  let until = 0
  let tip: Tip | null = null
  let isSeen = false
  /** The tick from which the way home may be shown again. */
  let homeFrom = 0
  const mayGive = (wanted: Tip) =>
    kit.record.knowsHow && kit.data.told.filter((given) => given === wanted).length < TIMES[wanted]
  const give = (wanted: Tip, { ticks }: State) => {
    if (!mayGive(wanted)) return
    kit.data.told.push(wanted)
    kit.save()
    tip = wanted
    isSeen = false
    until = ticks + STAY_TICKS
  }
  /** What it speaks of is no longer so. */
  const isPast = (state: State) =>
    tip === 'boon'
      ? !hasBoonNear(state)
      : tip === 'home'
        ? state.painters[0]!.trail.length === 0
        : tip === 'peace'
          ? !isAtPeace(state)
          : isFarOut(state)
  const end = () => {
    tip = null
    if (isSeen) kit.setHint('')
    isSeen = false
  }
  return {
    reset() {
      tip = null
      isSeen = false
      homeFrom = 0
    },
    isShown: () => isSeen,
    follow(event: Event, state: State) {
      if (event.type === 'offered' && tip === null) give('boon', state)
      // The reason why nothing was cut is shown first.
      if (event.type === 'passed' && tip !== 'peace' && isAtPeace(state) && mayGive('peace')) {
        end()
        give('peace', state)
      }
    },
    /** `isTelling`: a ribbon is shown; `isTaken`: the hint area is occupied. A hint waits for both, except in danger. */
    control(state: State, { isTelling, isTaken }: { isTelling: boolean; isTaken(): boolean }) {
      const { ticks } = state
      if (tip && (ticks >= until || isPast(state))) end()
      if (tip) {
        const isHidden = isTelling || (tip !== 'home' && isTaken())
        if (isSeen === isHidden) {
          isSeen = !isHidden
          kit.setHint(isSeen ? texts.tips[tip] : '')
        }
      }
      if (ticks <= FIRST_TICKS || ticks % EVERY_TICKS !== 0) return
      if (tip !== 'home' && ticks >= homeFrom && isFarOut(state) && mayGive('home')) {
        if (!isInDanger(state)) return
        end()
        homeFrom = ticks + REST_TICKS
        give('home', state)
      } else if (tip === null && ticks < LAST_TICKS && !isFarOut(state) && mayGive('cut'))
        if (findTrail(state, 0, NEAR) >= 0) give('cut', state)
    },
  }
}
