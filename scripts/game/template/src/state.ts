/** The complete state of a run, which is hashed and replayed. Units: design pixels, 720 × 960. */
import { seedRng } from '@playhouse/game-kit/rules'
import type { RngState, Start } from '@playhouse/game-kit/rules'

export const FIELD = { w: 720, h: 960 }
export const BASKET = { y: 850, half: 74 }
/** Stars to catch in a level. */
export const GOAL = 12

export type Star = {
  x: number
  y: number
  /** Where it was a tick ago, for smooth drawing. */ y0: number
  speed: number
  colour: number
}

export type State = {
  rng: RngState
  /** 0 in runs without levels. */
  level: number
  /** Middle of the basket, and where it was a tick ago. */
  x: number
  x0: number
  stars: Star[]
  /** Ticks until the next star falls. */
  nextIn: number
  caught: number
  /** Stars that may still be missed. */
  lives: number
  ticks: number
}

export type Event = { type: 'caught'; x: number; y: number; colour: number } | { type: 'missed'; x: number }

export type Game = { state: State; action: never; axis: 'move'; command: never; event: Event }

export function initialState(start: Start): State {
  return {
    rng: seedRng(start.seed),
    level: start.level,
    x: 360,
    x0: 360,
    stars: [],
    nextIn: 30,
    caught: 0,
    lives: 3,
    ticks: 0,
  }
}
