/** Periods of runs that are the same for all players. A period is named by its first day, as `2026-11-21`; a week begins on Monday. */
import type { Period } from './game-types.ts'

const DAY_MS = 86_400_000

const toText = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The first day of the period that a day is in.
 * @example findPeriod('week', '2026-11-26') // '2026-11-23', a Monday
 */
export function findPeriod(period: Period, day: string): string {
  if (period === 'day') return day
  const ms = Date.parse(day)
  // The first of January 1970 was a Thursday.
  return toText(ms - ((ms / DAY_MS + 3) % 7) * DAY_MS)
}

/** How many days in a row were played, up to today or yesterday.
 * @example countStreak(['2026-11-20', '2026-11-21'], '2026-11-21') // 2
 */
export function countStreak(days: readonly string[], today: string): number {
  let at = Date.parse(today)
  if (!days.includes(today)) at -= DAY_MS
  let streak = 0
  for (; days.includes(toText(at)); at -= DAY_MS) streak++
  return streak
}
