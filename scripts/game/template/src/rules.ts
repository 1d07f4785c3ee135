/** The rules: `step` changes the state it is given and touches nothing else. */
import { clamp, createRng } from '@playhouse/game-kit/rules'
import type { RuleSet } from '@playhouse/game-kit/rules'
import { BASKET, FIELD, GOAL, initialState } from './state.ts'
import type { Game, State } from './state.ts'

const BASKET_SPEED = 13
export const LEVELS = 30

export const rules: RuleSet<Game> = {
  slug: '__slug__',
  modes: { levels: { levels: LEVELS }, endless: {}, daily: { every: 'day' } },
  actions: [],
  axes: ['move'],
  rewards: ['caught'],
  init: initialState,
  step(state, input, emit) {
    state.ticks++
    state.x0 = state.x
    state.x = clamp(state.x + input.axis('move') * BASKET_SPEED, BASKET.half, FIELD.w - BASKET.half)
    if (--state.nextIn <= 0) dropStar(state)
    state.stars = state.stars.filter((star) => {
      star.y0 = star.y
      star.y += star.speed
      const isCaught =
        Math.abs(star.x - state.x) < BASKET.half && star.y > BASKET.y - 20 && star.y0 <= BASKET.y + 20
      if (isCaught) {
        state.caught++
        emit({ type: 'caught', x: star.x, y: BASKET.y, colour: star.colour })
      } else if (star.y > FIELD.h) {
        state.lives--
        emit({ type: 'missed', x: star.x })
      }
      return !isCaught && star.y <= FIELD.h
    })
  },
  getOutcome({ level, caught, lives }) {
    if (level > 0 && caught >= GOAL) return { won: true, score: caught, stars: lives }
    return lives <= 0 ? { won: false, score: caught } : null
  },
}

/** The speed increases with each level, or with each star in modes without levels. */
function dropStar(state: State): void {
  const rng = createRng(state.rng)
  const haste = state.level > 0 ? state.level / 2 : Math.sqrt(state.caught)
  const x = rng.range(60, FIELD.w - 60)
  state.stars.push({ x, y: -30, y0: -30, speed: 3.4 + haste * 0.3 + rng.next(), colour: rng.int(3) })
  state.nextIn = Math.round(Math.max(28, 84 - haste * 4))
}
