/** Help after shows without a star: gold on every fitting piece after the first try, and the next show opens after the second. */
import { isIntegerIn, isRecordOf } from '@playhouse/game-kit/rules'
import type { Kit } from '@playhouse/game-kit'
import type { Data, TryCounts } from './save-data.ts'
import type { Game, State } from '../state.ts'
import { THEMES } from '../data/themes.ts'

export const ENOUGH = 2
const MAX_TRIES = 99

export const areTries = (value: unknown): value is TryCounts =>
  isRecordOf(
    value,
    (count, level) => isIntegerIn(Number(level), 1, THEMES.length) && isIntegerIn(count, 1, MAX_TRIES),
  )

/** One more, or the same counts where there was a star or never is one to win. */
function addTry(
  counts: TryCounts,
  { mode, level, score, goals }: Pick<State, 'mode' | 'level' | 'score' | 'goals'>,
): TryCounts {
  if (mode !== 'shows' || score >= goals[0]) return counts
  return { ...counts, [level]: Math.min(MAX_TRIES, (counts[level] ?? 0) + 1) }
}

export type Tries = {
  /** This show was tried and has no star yet. */
  isHelped(): boolean
  /** It was tried so often that the next one is open. */
  isOpened(): boolean
  /** At the end of a show. */
  count(): void
}
const NONE: TryCounts = {}
export function createTries(kit: Kit<Game, Data>): Tries {
  const count = () => kit.data.tries?.[kit.state.level] ?? 0
  const isLost = () => kit.state.mode === 'shows' && !kit.record.stars.shows?.[kit.state.level]
  return {
    isHelped: () => isLost() && count() > 0,
    isOpened: () => isLost() && count() >= ENOUGH,
    count() {
      const before = kit.data.tries ?? NONE
      const after = addTry(before, kit.state)
      if (after === before) return
      kit.data.tries = after
      // Passed without a star: the next show is open.
      if (isLost() && count() >= ENOUGH) (kit.record.stars.shows ??= {})[kit.state.level] = 0
      kit.save()
    },
  }
}
