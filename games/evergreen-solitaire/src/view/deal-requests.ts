/** Requests another deal than the random one: a past day, or the difficulty the player chose. */
import type { Kit } from '@playhouse/game-kit'
import { chooseDeal, REMEMBERED, chooseDifficulty } from '../rules/deal-chooser.ts'
import { findUnwon } from '../rules/days.ts'
import type { Game } from '../state.ts'
import type { Data } from '../ui/stats.ts'

/** The current day in UTC, the same for all players. */
export const today = (): string => new Date().toISOString().slice(0, 10)

export function createDealRequests(kit: Kit<Game, Data>) {
  let requestedDay = ''
  let lastDay = ''
  /** Played again, a day that is won gives way to one that is not. */
  const dayAgain = () =>
    lastDay && !kit.data.leaves.includes(lastDay) ? lastDay : (findUnwon(kit.data.leaves, today()) ?? lastDay)
  /** A new run is on, or another day was asked for. */
  const ask = () => {
    const { deal, mode, moves, day } = kit.state
    if (kit.start.mode === 'past') {
      const wanted = requestedDay || (moves.length === 0 && dayAgain()) || day
      if (wanted !== day) kit.send({ type: 'day', day: wanted })
      lastDay = wanted
      requestedDay = ''
      return
    }
    if (kit.start.mode === 'daily' || moves.length > 0) return
    const { wish: difficulty, tallies, lately } = kit.data
    // Until the first win of a game its deals are easy, unless the player chose hard ones.
    const isFirst = !kit.record.knowsHow || (difficulty !== 'hard' && !tallies[mode]?.won)
    const recent = lately[mode] ?? []
    // After a reload the same cards are asked for once more.
    const before = recent.at(-1) === deal ? recent.slice(0, -1) : recent
    const { seed } = kit.start
    const chosen = chooseDeal(
      mode,
      seed,
      chooseDifficulty(difficulty, tallies[mode]?.won ?? 0, seed),
      isFirst,
      before,
    )
    lately[mode] = [...before, chosen].slice(-REMEMBERED)
    kit.save()
    if (chosen !== deal) kit.send({ type: 'deal', deal: chosen, instead: deal })
  }
  return {
    ask,
    playDay(day: string) {
      if (day === today()) return kit.choose('daily')
      requestedDay = day
      if (kit.start.mode !== 'past' || kit.phase === 'over') return kit.choose('past')
      ask()
      kit.invalidate()
    },
  }
}
