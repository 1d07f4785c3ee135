/** Names, numbers and changes of the statistics, as people read them, and as a file of comma-separated values. */
import { formatNumber } from '../format.ts'
import type { Metric, Statistics } from './statistics-query.ts'

export const METRIC_TEXTS: Record<Metric, { name: string; hint: string }> = {
  visits: { name: 'Visits', hint: 'Pages that were opened from elsewhere' },
  plays: { name: 'Plays', hint: 'One per game, visit and half hour' },
  completion: { name: 'Completion', hint: 'Presses on Play after which the game appeared' },
  minutes: { name: 'Minutes played', hint: 'Estimated from how many reached 1, 2, 5, 10, 20 and 40 minutes' },
  screens: { name: 'Pages opened', hint: 'Home, categories, games, searches' },
  missedSearches: { name: 'Searches without results', hint: 'However often they were made' },
}
export const METRIC_NAMES = Object.keys(METRIC_TEXTS) as Metric[]

export function formatMetric(metric: Metric, value: number | null | undefined): string {
  if (value === null || value === undefined) return '–'
  return metric === 'completion' ? `${(value * 100).toFixed(1)} %` : formatNumber(value)
}

/** Where more is worse. */
const BAD_METRICS: readonly Metric[] = ['missedSearches']

export interface Change {
  text: string
  kind: 'better' | 'worse' | 'same'
}

/** `+12 %`; points of a share. Null where there is nothing to compare. */
export function describeChange(
  metric: Metric,
  now: number | null,
  before: number | null | undefined,
): Change | null {
  if (now === null || before === null || before === undefined) return null
  if (now === before) return { text: '±0', kind: 'same' }
  const kind = now > before === BAD_METRICS.includes(metric) ? 'worse' : 'better'
  const sign = now > before ? '+' : '−'
  if (metric === 'completion')
    return { text: `${sign}${Math.abs((now - before) * 100).toFixed(1)} points`, kind }
  if (before === 0) return { text: 'new', kind }
  return { text: `${sign}${formatNumber(Math.round((Math.abs(now - before) / before) * 100))} %`, kind }
}

/** A cell that a spreadsheet might take for a formula begins with an apostrophe. */
function toCell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const toLines = (rows: readonly (readonly (string | number | null)[])[]) =>
  rows.map((row) => row.map(toCell).join(',')).join('\r\n')

export function toCsv({ days, daysBefore, games, sources, missedTerms }: Statistics): string {
  const names = METRIC_NAMES.map((metric) => METRIC_TEXTS[metric].name)
  const rows = days.map((day, place) => [
    day.day,
    ...METRIC_NAMES.map((metric) => day[metric]),
    ...(daysBefore ? METRIC_NAMES.map((metric) => daysBefore[place]?.[metric] ?? null) : []),
  ])
  const head = ['Day', ...names, ...(daysBefore ? names.map((name) => `${name}, period before`) : [])]
  const lists = [
    ['Game', games] as const,
    ['Source', sources] as const,
    ['Search without results', missedTerms] as const,
  ].flatMap(([name, list]) =>
    list
      ? [
          toLines([
            [name, 'Count', 'Period before'],
            ...list.rows.map(({ label, count, before }) => [label, count, before]),
            ['Other', list.other, null],
          ]),
        ]
      : [],
  )
  return `${[toLines([head, ...rows]), ...lists].join('\r\n\r\n')}\r\n`
}
