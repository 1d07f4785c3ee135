/** Adaptive music: a second voice joins a combo and continues with every piece, a low one plays when the board is nearly full. */
import type { Kit } from '@playhouse/game-kit'
import { timesOf } from '../rules/clearing.ts'
import type { Cozy } from '../rules.ts'
import { rateOf } from './sounds.ts'
import type { GameState } from '../state.ts'

/** A tune in steps of the scale: each piece that is placed sings the next notes of it. */
const ANSWER = [0, 2, 4, 5, 4, 2, 3, 1, 0, 2, 5, 7, 6, 4, 5, 3, 4, 6, 7, 9, 7, 5, 6, 4]
const BETWEEN_S = 0.16
const LOW_MS = 2200
/** Filled squares from which it is tight, and from which it is very tight. */
const TIGHT = 40
const TIGHTER = 48

/** How close it is: 0 there is room, 1 it is tight, 2 very tight. */
export function dangerOf({ board, goal }: Pick<GameState, 'board' | 'goal'>): 0 | 1 | 2 {
  const filled = goal === 'score' ? board.filter((cell) => cell > 0).length : 0
  return filled >= TIGHTER ? 2 : filled >= TIGHT ? 1 : 0
}

/** How many notes of the second voice a piece sings: none before the points double. */
export const notesOf = (combo: number) => (timesOf(combo) > 1 ? timesOf(combo) + 1 : 0)

export function createAccompaniment(kit: Kit<Cozy, unknown>) {
  let at = 0
  /** Picture time until which each of the two still sounds: they do not pile up. */
  let sungUntil = 0
  let lowUntil = 0
  return {
    /** A piece was placed; `after` in seconds. */
    follow(game: GameState, after: number) {
      const wanted = notesOf(game.combo)
      if (wanted === 0) at = 0
      const notes = kit.now < sungUntil ? 0 : wanted
      if (notes > 0) sungUntil = kit.now + notes * BETWEEN_S * 1000
      for (let i = 0; i < notes; i++) {
        const rate = rateOf(ANSWER[at++ % ANSWER.length]!)
        const delay = after + 0.12 + i * BETWEEN_S
        kit.audio.play('answer', { rate, delay, vary: 0, pan: 0.25 })
        // From the third depth on brushes keep time under it, from the fourth a bass does.
        if (notes > 3) kit.audio.play('brush', { delay, vary: 0.05, pan: -0.25, volume: i % 2 ? 0.6 : 1 })
        if (notes > 4 && i % 2 === 0) kit.audio.play('thumb', { rate: rate / 2, delay, vary: 0 })
      }
      const danger = dangerOf(game)
      if (danger === 0 || game.outcome || kit.now < lowUntil) return
      lowUntil = kit.now + LOW_MS
      kit.audio.play('low', {
        rate: danger > 1 ? 0.84 : 1,
        delay: after,
        volume: danger > 1 ? 1 : 0.7,
        vary: 0,
      })
    },
  }
}
