/** The day of a site: it begins at midnight UTC, for all visitors. */
const DAY_MS = 24 * 3_600_000

/** Days since 1970. */
export function utcDay(now = Date.now()): number {
  return Math.floor(now / DAY_MS)
}
