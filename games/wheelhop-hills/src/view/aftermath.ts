/** The aftermath of a run: a copy of the state rolls out or tumbles on, while the run itself stays as it ended. */
import type { StepInput } from '@playhouse/game-kit/rules'
import { rules } from '../rules.ts'
import type { Game, State } from '../state.ts'

const LET_GO: StepInput<Game> = {
  down: () => false,
  pressed: () => false,
  released: () => false,
  axis: () => 0,
  commands: [],
}
const MAX_TICKS = 240

export function createAftermath() {
  let copy: State | null = null
  let owed = 0
  let ticks = 0
  return {
    begin() {
      copy = null
    },
    /** What to show of a run that is over, and how far between its last two ticks. */
    follow(state: State, seconds: number): { state: State; alpha: number } {
      if (!copy) {
        copy = structuredClone(state)
        owed = ticks = 0
      }
      owed += seconds * 60
      for (; owed >= 1; owed--) if (ticks++ < MAX_TICKS) rules.step(copy, LET_GO, () => {})
      return { state: copy, alpha: ticks < MAX_TICKS ? owed : 1 }
    },
  }
}
