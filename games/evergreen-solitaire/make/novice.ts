/** Plays one deal with the novice bot and measures its progress. */
import { createRng } from '@playhouse/game-kit/rules'
import type { StepInput } from '@playhouse/game-kit/rules'
import { playAsNovice } from '../src/bots.ts'
import { measureProgress } from '../src/rules/progress.ts'
import { rules } from '../src/rules.ts'
import { dealTable, initialState } from '../src/state.ts'
import type { Game, State } from '../src/state.ts'

const MAX_STEPS = 700

/** `share`: from 0, nothing done, to 1, won. `leaves`: how many golden leaves it has. */
export function playNovice(
  mode: string,
  deal: number,
  seed: number,
  leaves = 0,
): { share: number; isWon: boolean } {
  const rng = createRng(`grade ${mode} ${deal} ${seed}`)
  const state: State = {
    ...initialState({ mode, level: 0, seed, day: '' }),
    deal,
    table: dealTable(mode, deal),
  }
  let max = 0
  for (let step = 0; step < MAX_STEPS * (1 + leaves); step++) {
    const { commands = [] } = playAsNovice(state, rng, leaves)
    const input = { commands, down: () => false, pressed: () => false, released: () => false, axis: () => 0 }
    rules.step(state, input as unknown as StepInput<Game>, () => {})
    max = Math.max(max, measureProgress(state.table))
    if (state.endIn >= 0) return { share: 1, isWon: true }
    if (state.hasGivenUp) break
  }
  return { share: max, isWon: false }
}
