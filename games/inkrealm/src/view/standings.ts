/** The current standings, updated a few times a second: often enough to read, rarely enough to be cheap. */
import { listRanking } from '../rules/places.ts'
import type { State } from '../state.ts'

const EVERY_TICKS = 24
/** Too early to speak of a leader. */
const FIRST_TICKS = 300

export type Ranking = ReturnType<typeof listRanking>

export function createStandings() {
  let ranking: Ranking = []
  let countedAt = -1e9
  const read = (state: State): Ranking => {
    const age = state.ticks - countedAt
    if (age < 0 || age >= EVERY_TICKS) {
      ranking = listRanking(state)
      countedAt = state.ticks
    }
    return ranking
  }
  return {
    read,
    reset: () => void (countedAt = -1e9),
    /** The painter with the crown, or -1. */
    findLeader(state: State): number {
      const isRace = state.painters.length > 1 && state.twist !== 'teams'
      return isRace && state.ticks > FIRST_TICKS ? read(state)[0]!.id : -1
    },
  }
}

/** Of the sheet, in hundredths. */
export function toShare(land: number, room: number): string {
  return ((land / room) * 100).toFixed(1)
}
