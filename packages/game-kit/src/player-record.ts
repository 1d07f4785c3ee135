/** What a finished run adds to the player's record. */
import type { GameTypes, Outcome, RuleSet, Start } from './game-types.ts'
import type { Result } from './overlay/menu-types.ts'
import { countStreak } from './period.ts'
import type { PlayerRecord } from './save.ts'

/** Changes the record; returns what the result card says of it. */
export function recordOutcome(
  record: PlayerRecord,
  { modes }: Pick<RuleSet<GameTypes>, 'modes'>,
  { mode, level, day }: Start,
  { won, score, stars, hasNoMoves }: Outcome,
): Result & { isNewBest: boolean } {
  const { every, levels = 0 } = modes[mode]!
  const key = level > 0 ? `${mode}/${level}` : day ? `${mode}/${day}` : mode
  const best = record.best[key]
  const isNewBest = score !== undefined && best !== undefined && score > best
  if (score !== undefined) record.best[key] = Math.max(score, best ?? score)
  if (won && level > 0) {
    const modeStars = (record.stars[mode] ??= {})
    modeStars[level] = Math.max(modeStars[level] ?? 0, stars ?? 0)
  }
  if (every === 'day' && !record.days.includes(day)) record.days.push(day)
  const hasNext = level > 0 && level < levels
  const streak = every === 'day' ? countStreak(record.days, day) : 0
  return { won, score, stars, best: record.best[key], isNewBest, streak, every, hasNext, hasNoMoves }
}
