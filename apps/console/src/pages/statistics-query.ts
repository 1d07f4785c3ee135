/** Which period, site, game or source the statistics are of, from the page's address: it can be stored as a bookmark and sent to others. */
import { useSearchParams } from 'react-router'
import type { InputOf, ResultOf } from '#server/operations/registry.ts'

export type Statistics = ResultOf<'getStatistics'>
export type StatisticsRow = Statistics['sources']['rows'][number]
export type Metric = keyof Statistics['total']

const DAY_MS = 86_400_000

/** Days up to today, today included. */
export const PERIODS = [
  { id: '1', text: 'Today', days: 1 },
  { id: '7', text: '7 days', days: 7 },
  { id: '28', text: '28 days', days: 28 },
  { id: '91', text: '3 months', days: 91 },
  { id: '365', text: '12 months', days: 365 },
] as const
/** A period of its own, beside those up to today. */
export const LAST_MONTH = 'month'
const DEFAULT_PERIOD = '28'

export interface StatisticsQuery {
  /** One of `PERIODS`, `LAST_MONTH`, or `days` for the two below. */
  period: string
  from: string
  to: string
  site: string
  game: string
  source: string
}

export const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export function useStatisticsQuery(): [
  query: StatisticsQuery,
  change: (values: Partial<StatisticsQuery>) => void,
] {
  const [params, setParams] = useSearchParams()
  const read = (name: string) => params.get(name) ?? ''
  const isOfDays = read('from') !== '' || read('to') !== ''
  const given = read('period')
  const isKnown = given === LAST_MONTH || PERIODS.some(({ id }) => id === given)
  const known = isKnown ? given : DEFAULT_PERIOD
  const days = listDays(known)
  const query: StatisticsQuery = {
    period: isOfDays ? 'days' : known,
    from: read('from') || days.from,
    to: read('to') || days.to,
    ...{ site: read('site'), game: read('game'), source: read('source') },
  }
  function change(values: Partial<StatisticsQuery>) {
    const { period, from, to, site, game, source } = { ...query, ...values }
    const entries: [string, string][] = [
      ['period', period === 'days' || period === DEFAULT_PERIOD ? '' : period],
      ['from', period === 'days' ? from : ''],
      ['to', period === 'days' ? to : ''],
      ...Object.entries({ site, game, source }),
    ]
    setParams(entries.filter(([, value]) => value !== ''))
  }
  return [query, change]
}

/** The whole month before this one, UTC. */
export function findLastMonth(nowMs: number = Date.now()): { from: string; to: string } {
  const now = new Date(nowMs)
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)
  const last = first - DAY_MS
  return { from: `${toDay(last).slice(0, 7)}-01`, to: toDay(last) }
}

function listDays(id: string): { from: string; to: string } {
  if (id === LAST_MONTH) return findLastMonth()
  const { days } = PERIODS.find((period) => period.id === id)!
  const nowMs = Date.now()
  return { from: toDay(nowMs - (days - 1) * DAY_MS), to: toDay(nowMs) }
}

export function toInput({ from, to, site, game, source }: StatisticsQuery): InputOf<'getStatistics'> {
  return { from, to, site: site || undefined, game: game || undefined, source: source || undefined }
}
