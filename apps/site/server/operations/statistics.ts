/** `getStatistics`: one period of the sites, of one game or of one source, beside the period before. */
import * as v from 'valibot'
import { PAGE_EVENTS, PLAY_MINUTES } from '#app/features/analytics/events.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { sumByDay, sumByKey, type DaySum, type EventScope, type KeySum } from '../ledger/event-statistics.ts'
import { dayOf, firstStoredDay, PLAY_EVENT } from '../ledger/events.ts'
import { listTitles } from '../ledger/game-list.ts'
import { defineOperation, OperationError, type OperationContext } from './operation.ts'
import { HostTextSchema } from './sites.ts'
import { nameDay } from './summarise-events.ts'

/** A smaller sum could be of one visitor: it is only part of “other”. */
export const MIN_SHOWN = 5
const LIST_LENGTH = 50
const DAY_MS = 86_400_000

export const METRICS = ['visits', 'plays', 'completion', 'minutes', 'screens', 'missedSearches'] as const
export type Metric = (typeof METRICS)[number]

/** A number of each metric; null where it is not counted by what is asked for, or there is nothing to divide. */
export type Metrics = Record<Metric, number | null>

export interface StatisticsRow {
  key: string
  /** What people read. */
  label: string
  count: number
  /** In the period before; null when that is unknown or below `MIN_SHOWN`. */
  before: number | null
}

export interface StatisticsList {
  rows: StatisticsRow[]
  /** All that are not listed. */
  other: number
}

export interface Statistics {
  from: string
  to: string
  /** The days before, as many; null when they are no longer stored. */
  previous: { from: string; to: string } | null
  total: Metrics
  before: Metrics | null
  /** The oldest first; UTC. */
  days: (Metrics & { day: string })[]
  /** Of the same days of the period before. */
  daysBefore: Metrics[] | null
  games: StatisticsList | null
  sources: StatisticsList
  missedTerms: StatisticsList | null
  /** True for a game or a source with less than `MIN_SHOWN` of everything: then nothing is shown of it. */
  isTooRare: boolean
  /** Whether `plays` are games that appeared: plays are counted without the source. */
  playsAreStarts: boolean
}

const DaySchema = v.pipe(
  v.string(),
  v.isoDate('A day is written as in 2026-11-29'),
  v.check((day) => !Number.isNaN(Date.parse(day)), 'There is no such day'),
)

export const getStatisticsOperation = defineOperation({
  name: 'getStatistics',
  permission: 'statistics',
  schema: v.object({
    from: DaySchema,
    to: DaySchema,
    site: v.optional(HostTextSchema),
    game: v.optional(SlugSchema),
    source: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(130))),
  }),
  async run(context, input): Promise<Statistics> {
    const scope = toScope(context, input)
    const { fromDay, toDay } = scope
    const length = toDay - fromDay + 1
    const earlier = { ...scope, fromDay: fromDay - length, toDay: fromDay - 1 }
    const hasEarlier = earlier.fromDay >= firstStoredDay(context.nowMs)
    const days = await readDays(context, scope)
    const daysBefore = hasEarlier ? await readDays(context, earlier) : null
    const total = toMetrics(scope, days.flat())
    const answer = {
      ...{ from: nameDay(fromDay), to: nameDay(toDay), total },
      previous: hasEarlier ? { from: nameDay(earlier.fromDay), to: nameDay(earlier.toDay) } : null,
      before: daysBefore && toMetrics(scope, daysBefore.flat()),
      playsAreStarts: scope.source !== undefined,
      isTooRare: isFiltered(scope) && METRICS.every((name) => (total[name] ?? 0) < MIN_SHOWN),
    }
    if (answer.isTooRare) return { ...answer, ...NOTHING_SHOWN }
    const lists = await readLists(context, { scope, earlier: hasEarlier ? earlier : null, sums: days.flat() })
    return {
      ...answer,
      ...lists,
      days: days.map((sums, place) => ({ day: nameDay(fromDay + place), ...toMetrics(scope, sums) })),
      daysBefore: daysBefore?.map((sums) => toMetrics(scope, sums)) ?? null,
    }
  },
})

const NO_METRICS = Object.fromEntries(METRICS.map((name) => [name, null])) as Metrics
const NOTHING_SHOWN = {
  ...{ total: NO_METRICS, before: null, days: [], daysBefore: null, games: null, missedTerms: null },
  sources: { rows: [], other: 0 },
}

type Scope = Omit<EventScope, 'events'>

const isFiltered = ({ subject, source }: Scope) => subject !== undefined || source !== undefined

interface Asked {
  from: string
  to: string
  site?: string
  game?: string
  source?: string
}

/** Throws `OperationError` for days that are not stored, and for other sites than a person's own. */
function toScope({ actor, nowMs }: OperationContext, { from, to, site, game, source }: Asked): Scope {
  const [fromDay, toDay] = [from, to].map((day) => Math.floor(Date.parse(day) / DAY_MS)) as [number, number]
  if (toDay < fromDay) throw new OperationError('invalid', 'The last day is before the first', 'to')
  if (toDay > dayOf(nowMs)) throw new OperationError('invalid', 'This day has not begun (UTC)', 'to')
  if (fromDay < firstStoredDay(nowMs))
    throw new OperationError('invalid', `Figures begin on ${nameDay(firstStoredDay(nowMs))}`, 'from')
  const host = site?.toLowerCase()
  if (host !== undefined && actor.sites !== null && !actor.sites.includes(host))
    throw new OperationError('forbidden', 'Your role is for other sites')
  return { fromDay, toDay, sites: host === undefined ? actor.sites : [host], subject: game, source }
}

const PLAY_TIMES = PLAY_MINUTES.map((minutes) => `PlayTime${minutes}`)
const GAME_SCREENS = ['Detail', 'Play']
const ALL_EVENTS = [
  ...PAGE_EVENTS,
  'Visit',
  PLAY_EVENT,
  'PlayPress',
  'PlayReady',
  ...PLAY_TIMES,
  'SearchMiss',
]
/** Of those, what is counted of a game. */
const GAME_EVENTS = [...GAME_SCREENS, PLAY_EVENT, 'PlayPress', 'PlayReady', ...PLAY_TIMES]

async function readDays({ reads }: OperationContext, scope: Scope): Promise<DaySum[][]> {
  const events = scope.subject === undefined ? ALL_EVENTS : GAME_EVENTS
  const sums = await sumByDay(reads, { ...scope, events })
  const byDay = Map.groupBy(sums, ({ day }) => day)
  const length = scope.toDay - scope.fromDay + 1
  return Array.from({ length }, (_, place) => byDay.get(scope.fromDay + place) ?? [])
}

function toMetrics({ subject, source }: Scope, sums: readonly DaySum[]): Metrics {
  const byEvent = new Map<string, number>()
  for (const { event, count } of sums) byEvent.set(event, (byEvent.get(event) ?? 0) + count)
  const of = (event: string) => byEvent.get(event) ?? 0
  const [pressed, ready] = [of('PlayPress'), of('PlayReady')]
  return {
    visits: subject === undefined ? of('Visit') : null,
    plays: source === undefined ? of(PLAY_EVENT) : ready,
    // A press just before midnight may have its first frame after it.
    completion: pressed === 0 ? null : Math.min(1, ready / pressed),
    minutes: Math.round(estimateMinutes(ready, of)),
    screens: PAGE_EVENTS.reduce((sum, event) => sum + of(event), 0),
    missedSearches: subject === undefined ? of('SearchMiss') : null,
  }
}

/** A play that reached two minutes and not five lasted for 3.5 on average; one that reached no minute, half of one. */
function estimateMinutes(ready: number, of: (event: string) => number): number {
  const edges = [0, ...PLAY_MINUTES]
  const reached = [ready, ...PLAY_TIMES.map(of)]
  return edges.reduce((sum, edge, place) => {
    const next = edges[place + 1]
    const ended = Math.max(0, reached[place]! - (reached[place + 1] ?? 0))
    return sum + ended * (next === undefined ? edge * 1.25 : (edge + next) / 2)
  }, 0)
}

type Lists = Pick<Statistics, 'games' | 'sources' | 'missedTerms'>

interface ListsQuery {
  scope: Scope
  earlier: Scope | null
  /** Of all days of the period. */
  sums: readonly DaySum[]
}

async function readLists({ reads }: OperationContext, { scope, earlier, sums }: ListsQuery): Promise<Lists> {
  const read = (events: readonly string[], key: 'subject' | 'source') =>
    readList(reads, {
      ...{ scope: { ...scope, events }, earlier: earlier && { ...earlier, events }, key },
      whole: sums.reduce((sum, { event, count }) => sum + (events.includes(event) ? count : 0), 0),
    })
  const isOfGame = scope.subject !== undefined
  const games = isOfGame
    ? null
    : await read([scope.source === undefined ? PLAY_EVENT : 'PlayReady'], 'subject')
  const titles = await listTitles(reads, games?.rows.map(({ key }) => key) ?? [])
  return {
    games: games && {
      ...games,
      rows: games.rows.map((row) => ({ ...row, label: titles.get(row.key) ?? row.key })),
    },
    sources: await read(isOfGame ? GAME_SCREENS : ['Visit'], 'source'),
    missedTerms: isFiltered(scope) ? null : await read(['SearchMiss'], 'subject'),
  }
}

interface ListQuery {
  scope: EventScope
  earlier: EventScope | null
  key: 'subject' | 'source'
  /** The sum of everything, listed or not. */
  whole: number
}

async function readList(
  reads: OperationContext['reads'],
  { scope, earlier, key, whole }: ListQuery,
): Promise<StatisticsList> {
  const all = await sumByKey(reads, scope, { key, limit: LIST_LENGTH })
  const shown = all.filter(({ count }) => count >= MIN_SHOWN)
  const keys = shown.map((row) => row.key)
  const before = earlier ? toCounts(await sumByKey(reads, earlier, { key, keys, limit: LIST_LENGTH })) : null
  return {
    rows: shown.map(({ key: name, count }) => ({
      ...{ key: name, label: name, count },
      before: toShown(before && (before.get(name) ?? 0)),
    })),
    other: whole - shown.reduce((sum, { count }) => sum + count, 0),
  }
}

const toCounts = (sums: readonly KeySum[]) => new Map(sums.map(({ key, count }) => [key, count]))

const toShown = (count: number | null) => (count === null || (count > 0 && count < MIN_SHOWN) ? null : count)
