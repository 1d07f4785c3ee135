/** The figures of `getToday`: whole days beside the same days a week before, because a day that is not over has less of everything. */
import { PAGE_EVENTS, VITAL_NAMES, type VitalName } from '#app/features/analytics/events.ts'
import { summariseVital, type VitalSummary } from '#app/features/analytics/vital-buckets.ts'
import { sumPlayHours } from '../ledger/counters.ts'
import { sumBySubjectDay, type SubjectDaySum } from '../ledger/event-series.ts'
import { sumByDay, sumByKey, type DaySum, type EventScope } from '../ledger/event-statistics.ts'
import { dayOf, PLAY_EVENT } from '../ledger/events.ts'
import { listTitles } from '../ledger/game-list.ts'
import type { OperationContext } from './operation.ts'
import { MIN_SHOWN } from './statistics.ts'
import { nameDay } from './summarise-events.ts'

const HOUR_MS = 3_600_000
const HOURS_A_DAY = 24
const WEEK = 7
const SERIES_DAYS = 28
/** Of the small plots in lists. */
const ROW_DAYS = 14
const TOP = 10
/** Of the most played ones; a game below them is not about to be among the first. */
const RISING_AMONG = 500
const SERIES_NAMES = ['visits', 'plays', 'screens', 'missedSearches'] as const
const SERIES: Record<(typeof SERIES_NAMES)[number], readonly string[]> = {
  visits: ['Visit'],
  plays: [PLAY_EVENT],
  screens: PAGE_EVENTS,
  missedSearches: ['SearchMiss'],
}

/** A number of a day, UTC; null where it is not known, or too small to be shown. */
export interface DayValue {
  day: string
  value: number | null
}

export interface Series {
  name: (typeof SERIES_NAMES)[number]
  /** Whole days, the oldest first; the last one is yesterday. */
  days: DayValue[]
  yesterday: number
  /** The same day of the week before yesterday's. */
  weekBefore: number
  /** So far. */
  today: number
  /** Of the hours of today that are over, and of the same hours a week ago; null where hours are not counted. */
  hours: { until: number; now: number; weekBefore: number } | null
}

/** A game or a search. */
export interface RankedRow {
  key: string
  label: string
  /** Of the seven whole days before today. */
  count: number
  /** Of the seven days before those; null when it is too small to be shown. */
  before: number | null
  days: DayValue[]
}

export interface VitalRow {
  name: VitalName
  /** Of seven whole days, three of four measurements are at most this; milliseconds, or none for `CLS`. */
  p75: number
  /** Of the seven days before those; null when nothing was measured. */
  before: number | null
  /** The share that is good, from 0 to 1. */
  good: number
  days: DayValue[]
}

export interface TodayStatistics {
  /** The whole day that the series show, and the one that it stands beside. */
  yesterday: string
  weekBefore: string
  series: Series[]
  topGames: RankedRow[]
  /** Whose plays are the most above those of the seven days before. */
  risingGames: RankedRow[]
  missedTerms: RankedRow[]
  vitals: VitalRow[]
}

type Days = Omit<EventScope, 'events'>

export async function readTodayStatistics(context: OperationContext): Promise<TodayStatistics> {
  const { reads, actor, nowMs } = context
  const today = dayOf(nowMs)
  const span = (fromDay: number, toDay: number): Days => ({ fromDay, toDay, sites: actor.sites })
  const sums = await sumByDay(reads, {
    ...span(today - SERIES_DAYS, today),
    events: Object.values(SERIES).flat(),
  })
  const hours = await comparePlayHours(context)
  const series = SERIES_NAMES.map((name) => toSeries(name, sums, today))
  return {
    ...{ yesterday: nameDay(today - 1), weekBefore: nameDay(today - 1 - WEEK) },
    series: series.map((one) => (one.name === 'plays' ? { ...one, hours } : one)),
    ...(await readGames(reads, span, today)),
    missedTerms: await readTerms(reads, span, today),
    vitals: await readVitals(reads, span(today - ROW_DAYS, today - 1)),
  }
}

/** Plays of all sites are counted by hour, too. */
async function comparePlayHours({ reads, actor, nowMs }: OperationContext): Promise<Series['hours']> {
  const first = dayOf(nowMs) * HOURS_A_DAY
  const last = Math.floor(nowMs / HOUR_MS) - 1
  if (actor.sites !== null || last < first) return null
  const sumBefore = (days: number) =>
    sumPlayHours(reads, { fromHour: first - days * HOURS_A_DAY, toHour: last - days * HOURS_A_DAY })
  return { until: last + 1 - first, now: await sumBefore(0), weekBefore: await sumBefore(WEEK) }
}

function toSeries(name: Series['name'], sums: readonly DaySum[], today: number): Series {
  const events: readonly string[] = SERIES[name]
  const byDay = new Map<number, number>()
  for (const { day, event, count } of sums)
    if (events.includes(event)) byDay.set(day, (byDay.get(day) ?? 0) + count)
  const of = (day: number) => byDay.get(day) ?? 0
  return {
    name,
    days: listDaysBefore(today, SERIES_DAYS).map((day) => ({ day: nameDay(day), value: of(day) })),
    ...{ yesterday: of(today - 1), weekBefore: of(today - 1 - WEEK), today: of(today), hours: null },
  }
}

const listDaysBefore = (today: number, length: number) =>
  Array.from({ length }, (_, place) => today - length + place)

/** A smaller sum could be of one visitor. */
const toShown = (count: number) => (count > 0 && count < MIN_SHOWN ? null : count)

type Reads = OperationContext['reads']
type Span = (fromDay: number, toDay: number) => Days

async function readGames(
  reads: Reads,
  span: Span,
  today: number,
): Promise<Pick<TodayStatistics, 'topGames' | 'risingGames'>> {
  const events = [PLAY_EVENT]
  const played = { key: 'subject', limit: RISING_AMONG } as const
  const sums = await sumByKey(reads, { ...span(today - WEEK, today - 1), events }, played)
  const now = sums.filter(({ count }) => count >= MIN_SHOWN)
  const keys = now.map(({ key }) => key)
  const earlier = await sumByKey(
    reads,
    { ...span(today - 2 * WEEK, today - 1 - WEEK), events },
    { ...played, keys },
  )
  const before = new Map(earlier.map(({ key, count }) => [key, count]))
  const rows = now.map((sum) => ({ ...sum, before: before.get(sum.key) ?? 0 }))
  const top = rows.slice(0, TOP)
  const rising = rows
    .filter((game) => game.count > game.before)
    .sort((a, b) => b.count - b.before - (a.count - a.before) || (a.key < b.key ? -1 : 1))
    .slice(0, TOP)
  const shown = [...new Set([...top, ...rising].map(({ key }) => key))]
  const titles = await listTitles(reads, shown)
  const scope = { ...span(today - ROW_DAYS, today - 1), events, subjects: shown }
  const days = Map.groupBy(await sumBySubjectDay(reads, scope), ({ subject }) => subject)
  const toRow = ({ key, count, before: was }: (typeof rows)[number]): RankedRow => ({
    ...{ key, label: titles.get(key) ?? key, count, before: toShown(was) },
    days: toDays(days.get(key), today),
  })
  return { topGames: top.map(toRow), risingGames: rising.map(toRow) }
}

async function readTerms(reads: Reads, span: Span, today: number): Promise<RankedRow[]> {
  const events = ['SearchMiss']
  const sums = await sumByKey(
    reads,
    { ...span(today - WEEK, today - 1), events },
    { key: 'subject', limit: TOP },
  )
  const now = sums.filter(({ count }) => count >= MIN_SHOWN)
  const scope = { ...span(today - ROW_DAYS, today - 1), events, subjects: now.map(({ key }) => key) }
  const days = Map.groupBy(await sumBySubjectDay(reads, scope), ({ subject }) => subject)
  return now.map(({ key, count }) => {
    const ofTerm = days.get(key) ?? []
    const before = ofTerm.reduce((sum, one) => sum + (one.day < today - WEEK ? one.count : 0), 0)
    return { key, label: key, count, before: toShown(before), days: toDays(ofTerm, today) }
  })
}

function toDays(sums: readonly SubjectDaySum[] = [], today: number): DayValue[] {
  const byDay = new Map(sums.map(({ day, count }) => [day, count]))
  return listDaysBefore(today, ROW_DAYS).map((day) => ({
    day: nameDay(day),
    value: toShown(byDay.get(day) ?? 0),
  }))
}

async function readVitals(reads: Reads, days: Days): Promise<VitalRow[]> {
  const sums = await sumBySubjectDay(reads, { ...days, events: VITAL_NAMES })
  const today = days.toDay + 1
  return VITAL_NAMES.flatMap((name) => {
    const ofName = sums.filter(({ event }) => event === name)
    const between = (fromDay: number, toDay: number) =>
      summarise(
        name,
        ofName.filter(({ day }) => day >= fromDay && day <= toDay),
      )
    const now = between(today - WEEK, today - 1)
    if (!now) return []
    return {
      ...{ name, p75: now.p75, good: now.good },
      before: between(today - 2 * WEEK, today - 1 - WEEK)?.p75 ?? null,
      days: listDaysBefore(today, ROW_DAYS).map((day) => ({
        day: nameDay(day),
        value: between(day, day)?.p75 ?? null,
      })),
    }
  })
}

/** Null when it could be the measurement of one visitor. */
function summarise(name: VitalName, sums: readonly SubjectDaySum[]): VitalSummary | null {
  const buckets = new Map<string, number>()
  for (const { subject, count } of sums) buckets.set(subject, (buckets.get(subject) ?? 0) + count)
  const summary = summariseVital(name, buckets)
  return summary && summary.count >= MIN_SHOWN ? summary : null
}
