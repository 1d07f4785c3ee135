/** The game's bots. */
import type { Bot, BotName, InputDriver, BotInput } from '@playhouse/game-kit/rules'
import { BASKET } from './state.ts'
import type { Game, State } from './state.ts'

/** Moves below the star that will land first. */
function chase({ stars, x }: State, blur: number, care: number): BotInput<Game> {
  const next = stars.reduce<(typeof stars)[number] | null>(
    (low, star) => (low && low.y > star.y ? low : star),
    null,
  )
  if (!next) return {}
  const gap = next.x + blur - x
  return { axes: { move: Math.max(-1, Math.min(1, gap / care)) } }
}

export const bots: Record<BotName, Bot<Game>> = {
  random: { play: (_, rng, tick) => (tick % 30 < 15 ? {} : { axes: { move: rng.pick([-1, 0, 1]) } }) },
  novice: {
    reactionMs: 350,
    play: (state, rng) => chase(state, rng.chance(0.15) ? rng.range(-160, 160) : 0, 420),
  },
  expert: { play: (state) => chase(state, 0, 40) },
}

/** The basket follows the touch, so the bot holds it at the target. */
export const hands: InputDriver<Game> = {
  point: ({ axes }, state) => ({ x: state.x + (axes?.move ?? 0) * 90, y: BASKET.y }),
}
