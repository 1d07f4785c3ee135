/** Writes into the book of goals what a show has added, and remembers what it reached until that was told. */
import type { Kit } from '@playhouse/game-kit'
import type { Data } from './save-data.ts'
import { addDeeds, listDeeds } from './deeds.ts'
import type { Goal } from './deeds.ts'
import type { Game } from './state.ts'

export function createDeedBook(kit: Kit<Game, Data>) {
  let unseen: Goal[] = []
  return {
    keep() {
      const { state, start } = kit
      if (!state.verdict) return
      const key = `${state.mode}/${start.level || start.day || start.seed}/${state.show}`
      const { deeds, reached } = addDeeds(
        kit.data.deeds ?? {},
        listDeeds({ ...state, verdict: state.verdict }, key),
      )
      kit.data.deeds = deeds
      kit.keep()
      unseen = [...unseen, ...reached]
    },
    /** What was reached since this was asked last. */
    take(): readonly Goal[] {
      const reached = unseen
      unseen = []
      return reached
    },
  }
}
