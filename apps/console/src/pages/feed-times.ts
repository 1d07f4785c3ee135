const HOUR_MS = 3_600_000

export const INTERVALS = [
  { everyMs: HOUR_MS, text: 'Every hour' },
  { everyMs: 6 * HOUR_MS, text: 'Every 6 hours' },
  { everyMs: 12 * HOUR_MS, text: 'Every 12 hours' },
  { everyMs: 24 * HOUR_MS, text: 'Every day' },
  { everyMs: 7 * 24 * HOUR_MS, text: 'Every week' },
] as const

/** `6 hours`, `2 days`. */
export function formatEvery(everyMs: number): string {
  const units = [
    ['day', 24 * HOUR_MS],
    ['hour', HOUR_MS],
    ['minute', 60_000],
  ] as const
  const [unit, unitMs] = units.find(([, ms]) => everyMs % ms === 0) ?? units[2]
  const count = Math.round(everyMs / unitMs)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
