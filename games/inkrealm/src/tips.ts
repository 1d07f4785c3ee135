/** Hints for what comes after the first loop: one at a time, each given once. */
import type { Kit } from '@playhouse/game-kit'
import type { Career } from './career.ts'
import { findTrail } from './minds.ts'
import { SEA, SIZE } from './state.ts'
import type { Event, Game, State } from './state.ts'
import { texts } from './texts.ts'

const STAY_TICKS = 280
const WET_TICKS = 100
const EVERY_TICKS = 20
/** First the loop, then what others draw. */
const FIRST_TICKS = 14 * 60
/** Nobody who plays this long still needs to be told. */
const LAST_TICKS = 2400
/** A trail this near, in cells, can be seen on every screen. */
const NEAR = 7

/** Whether a bubble can be seen. */
function hasBoonNear({ boons = [], painters }: State): boolean {
  const me = painters[0]!
  return boons.some(({ x, y }) => Math.max(Math.abs(x - me.x), Math.abs(y - me.y)) <= NEAR + 1)
}

export function createTips(kit: Kit<Game, Career>) {
  let until = 0
  let isOfBoons = false
  /** The hint that stands or waits, and whether it is seen. */
  let words = ''
  let isSeen = false
  const give = (tip: 'cut' | 'boon', { ticks }: State) => {
    const { told } = kit.data
    if (until > 0 || !kit.record.knowsHow || told.includes(tip)) return
    told.push(tip)
    kit.keep()
    words = texts.tips[tip]
    isSeen = false
    until = ticks + STAY_TICKS
    isOfBoons = tip === 'boon'
  }
  /** Ticks on water in the quiet round, where nothing but paper takes ink. */
  let wet = 0
  const watchWater = ({ twist, cells, painters }: State) => {
    if (twist !== 'relax') return
    const { x, y } = painters[0]!
    const isWet = cells[y * SIZE + x] === SEA
    if (isWet && ++wet === WET_TICKS) kit.setHint(texts.tips.water)
    if (isWet) return
    if (wet >= WET_TICKS) kit.setHint('')
    wet = 0
  }
  return {
    reset() {
      until = 0
      wet = 0
    },
    follow(event: Event, state: State) {
      if (event.type === 'offered') give('boon', state)
    },
    /** `isBusy`: a ribbon is told; a hint waits for it. */
    control(state: State, isBusy: boolean) {
      const { ticks } = state
      watchWater(state)
      const isPast = isOfBoons && !hasBoonNear(state)
      if (until > 0 && (isPast || ticks >= until)) {
        until = 0
        kit.setHint('')
      } else if (until > 0 && isSeen === isBusy) {
        isSeen = !isBusy
        kit.setHint(isSeen ? words : '')
      }
      const isTime = until === 0 && ticks > FIRST_TICKS && ticks < LAST_TICKS && ticks % EVERY_TICKS === 0
      if (isTime && !kit.data.told.includes('cut') && findTrail(state, 0, NEAR) >= 0) give('cut', state)
    },
  }
}
