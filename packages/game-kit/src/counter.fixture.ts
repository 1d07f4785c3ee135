/** A game of one number, for tests: it moves by axis, jumps by action, is set by command, and is idle without input. */
import { createRng, seedRng } from './rng.ts'
import type { RngState } from './rng.ts'
import type { RuleSet } from './game-types.ts'

export type Counter = {
  state: { x: number; jumps: number; lands: number; steps: number; rng: RngState }
  action: 'jump' | 'duck'
  axis: 'move'
  command: { set: number }
  event: { type: 'jumped' | 'set' }
}

export const counter: RuleSet<Counter> = {
  slug: 'counter',
  modes: { levels: { levels: 3 }, endless: {}, daily: { every: 'day' } },
  actions: ['jump', 'duck'],
  axes: ['move'],
  rewards: ['jumped'],
  init: ({ seed }) => ({ x: 0, jumps: 0, lands: 0, steps: 0, rng: seedRng(seed) }),
  step(state, input, emit) {
    state.steps++
    state.x += input.axis('move') + (input.down('duck') ? -0.5 : 0) + createRng(state.rng).next() * 0.001
    if (input.pressed('jump')) {
      state.jumps++
      emit({ type: 'jumped' })
    }
    if (input.released('jump')) state.lands++
    for (const { set } of input.commands) {
      state.x = set
      emit({ type: 'set' })
    }
  },
  getOutcome: ({ x, jumps }) => (x >= 100 ? { won: true, score: jumps } : x <= -100 ? { won: false } : null),
}

/** The same game, but nothing happens without input. */
export const quiet: RuleSet<Counter> = { ...counter, slug: 'quiet', isIdle: () => true }
export const start = { mode: 'endless', level: 0, seed: 5, day: '' }
