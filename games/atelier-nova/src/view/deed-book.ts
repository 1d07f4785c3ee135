/** Adds a show's deeds to the goals, and collects newly reached goals until they are shown. */
import type { Kit } from '@playhouse/game-kit'
import type { Data } from './save-data.ts'
import { addDeeds, listDeeds } from './deeds.ts'
import type { Goal } from './deeds.ts'
import type { Game } from '../state.ts'

export function createDeedBook(kit: Kit<Game, Data>) {
  let unseen: Goal[] = []
  return {
    record() {
      const { state, start } = kit
      if (!state.verdict) return
      const key = `${state.mode}/${start.level || start.day || start.seed}/${state.show}`
      const { deeds, reached } = addDeeds(
        kit.data.deeds ?? {},
        listDeeds({ ...state, verdict: state.verdict }, key),
      )
      kit.data.deeds = deeds
      kit.save()
      unseen = [...unseen, ...reached]
    },
    /** The goals reached since the last call. */
    take(): readonly Goal[] {
      const reached = unseen
      unseen = []
      return reached
    },
  }
}
