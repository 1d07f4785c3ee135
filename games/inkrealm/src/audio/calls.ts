/** Sounds of rivals: one per temper, at a different pitch for every rival. */
import type { Kit } from '@playhouse/game-kit'
import type { Career } from '../view/career.ts'
import { PERSONALITIES } from '../rules/personalities.ts'
import type { Game, State } from '../state.ts'

/** Cells from the player within which a rival is greeted by its call. */
const NEAR = 8
/** Minimum time before the same rival sounds again, and between any two rivals. */
const AGAIN_TICKS = 14 * 60
const GAP_TICKS = 90
/** Half tones between rivals of one temper. */
const STEP = 2
const TONES = 5

export type Call = 'callFierce' | 'callTimid' | 'callSly' | 'callMerry'

export function callOf(who: number): { call: Call; rate: number } {
  const { hunt, fear, lure } = PERSONALITIES[who]!
  const call = hunt > 5 ? 'callFierce' : fear >= 8 ? 'callTimid' : lure === 'leader' || lure === 'rival' ? 'callSly' : 'callMerry' // prettier-ignore
  return { call, rate: 2 ** (((who % TONES) * STEP - 4) / 12) }
}

export function createCalls({ audio }: Kit<Game, Career>) {
  let heardAt: number[] = []
  let lastAt = -1e9
  const play = (who: number, volume: number, delay = 0) => {
    const { call, rate } = callOf(who)
    audio.play(call, { volume, rate, delay, vary: 0 })
  }
  return {
    reset() {
      heardAt = []
      lastAt = -1e9
    },
    /** Its own call, as a cry. */
    cry: ({ painters }: State, i: number) => play(painters[i]!.mind.who, 0.9, 0.12),
    listen({ painters, ticks, twist }: State) {
      if (ticks - lastAt < GAP_TICKS || twist === 'relax') return
      const me = painters[0]!
      const i = painters.findIndex(
        ({ x, y, backIn, team }, k) =>
          team !== me.team &&
          backIn === 0 &&
          Math.max(Math.abs(x - me.x), Math.abs(y - me.y)) <= NEAR &&
          ticks - (heardAt[k] ?? -1e9) > AGAIN_TICKS,
      )
      if (i < 0) return
      heardAt[i] = lastAt = ticks
      play(painters[i]!.mind.who, 0.45)
    },
  }
}
