/** Detects that the player won or lost the crown. It waits until the lead has lasted, so that the ranking shows the same. */
import { listRanking } from '../rules/places.ts'
import type { State } from '../state.ts'

/** Who leads before this is no news. */
const FIRST_TICKS = 600
/** Looks, two a second, after which a lead is a lead. */
const STEADY = 3

/** `by`: the painter who has it now. */
export type CrownNews = { isMine: true } | { isMine: false; by: number }

export function createCrownWatch() {
  let wasMine = false
  let steady = 0
  let hasCrown = false
  return {
    reset() {
      wasMine = false
      steady = 0
      hasCrown = false
    },
    /** Whether the player wears a reported crown. */
    isWorn: () => hasCrown,
    /** Whether the player leads now, and the news to report. A painter that is away neither wins nor loses a crown. */
    look(state: State): { leads: boolean; news: CrownNews | null } {
      if (state.painters.length < 2 || state.twist === 'teams' || state.ticks <= FIRST_TICKS)
        return { leads: false, news: null }
      if (state.painters[0]!.backIn > 0) {
        steady = 0
        return { leads: false, news: null }
      }
      const [first, second] = listRanking(state)
      // In a tie the current holder keeps the crown.
      const leads = first!.id === 0 && (hasCrown || first!.land > second!.land)
      steady = leads === wasMine ? steady + 1 : 0
      wasMine = leads
      if (steady < STEADY || leads === hasCrown) return { leads, news: null }
      hasCrown = leads
      return { leads, news: leads ? { isMine: true } : { isMine: false, by: first!.id } }
    },
  }
}
