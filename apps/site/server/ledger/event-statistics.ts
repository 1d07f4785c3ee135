/** Sums of events over a period: by day and event, by subject, by source. Whole months and days are read from totals where there are some. */
import { sql, type RawBuilder } from 'kysely'
import { ALL_SITES, findTotalsDay, listDays, toMonth } from './event-totals.ts'
import type { Ledger } from './ledger.ts'

type Reads = Pick<Ledger, 'db'>

export interface EventScope {
  /** Days since 1970, both included. */
  fromDay: number
  toDay: number
  /** Null: all sites together. */
  sites: readonly string[] | null
  events: readonly string[]
  subject?: string
  source?: string
}

export interface DaySum {
  day: number
  event: string
  count: number
}

export interface KeySum {
  key: string
  count: number
}

interface Days {
  fromDay: number
  toDay: number
}

interface Rows extends EventScope {
  /** Where the rows are read, so that an index finds them. */
  only?: { key: KeyQuery['key']; keys: readonly string[] }
}

/** Days without any count are absent. */
export async function sumByDay({ db }: Reads, scope: EventScope): Promise<DaySum[]> {
  const { totals, counts } = await splitDays({ db }, scope)
  const parts = [
    ...(scope.subject === undefined ? [fromSums(scope, totals)] : fromDayTotals(scope, totals)),
    fromCounts(scope, counts),
  ]
  const { rows } = await sql<DaySum>`
    select day, event, sum(count) as count from (${union(parts)}) as counted group by day, event
  `.execute(db)
  return rows.map(({ day, event, count }) => ({ day, event, count: Number(count) }))
}

export interface KeyQuery {
  key: 'subject' | 'source'
  /** Only these keys; otherwise the most frequent ones. */
  keys?: readonly string[]
  limit: number
}

/** Most first, equals by name. What has no subject or source is left out. */
export async function sumByKey({ db }: Reads, scope: EventScope, query: KeyQuery): Promise<KeySum[]> {
  const { key, keys, limit } = query
  if (keys?.length === 0) return []
  const { totals, counts } = await splitDays({ db }, scope)
  const isOfSums = key === 'source' && scope.subject === undefined
  const narrowed = { ...scope, ...(keys && { only: { key, keys } }) }
  const parts = [
    ...(isOfSums ? [fromSums(narrowed, totals)] : fromMonths(narrowed, totals)),
    fromCounts(narrowed, counts),
  ]
  const column = sql.ref(key)
  const { rows } = await sql<KeySum>`
    select ${column} as key, sum(count) as count from (${union(parts)}) as counted where ${column} <> ''
    group by ${column} order by sum(count) desc, ${column} limit ${limit}
  `.execute(db)
  return rows.map(({ key: name, count }) => ({ key: name, count: Number(count) }))
}

/** Days that are added up, and those after them. */
async function splitDays(reads: Reads, { fromDay, toDay }: Days): Promise<{ totals: Days; counts: Days }> {
  const done = (await findTotalsDay(reads)) ?? fromDay - 1
  return {
    totals: { fromDay, toDay: Math.min(toDay, done) },
    counts: { fromDay: Math.max(fromDay, done + 1), toDay },
  }
}

/** The sums of each day; they have no subject. */
function fromSums(scope: Rows, { fromDay, toDay }: Days): RawBuilder<unknown> {
  return fromTotals(scope, 'sum', sql`between ${sql.lit(fromDay)} and ${sql.lit(toDay)}`)
}

function fromDayTotals(scope: Rows, days: Days): RawBuilder<unknown>[] {
  if (days.fromDay > days.toDay) return []
  if (scope.sites !== null) return [fromCounts(scope, days)]
  return [fromTotals(scope, 'day', sql`in (${listDays(days.fromDay, days.toDay)})`)]
}

/** Whole months, and the days before and after them. */
function fromMonths(scope: Rows, { fromDay, toDay }: Days): RawBuilder<unknown>[] {
  const months = listMonths({ fromDay, toDay })
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return fromDayTotals(scope, { fromDay, toDay })
  return [
    fromTotals(scope, 'month', sql`in (${sql.raw(months.map((month) => month.first).join(', '))})`),
    ...fromDayTotals(scope, { fromDay, toDay: first.first - 1 }),
    ...fromDayTotals(scope, { fromDay: last.last + 1, toDay }),
  ]
}

function listMonths({ fromDay, toDay }: Days) {
  const months = []
  for (let day = fromDay; day <= toDay;) {
    const month = toMonth(day)
    if (month.first >= fromDay && month.last <= toDay) months.push(month)
    day = month.last + 1
  }
  return months
}

function fromTotals(scope: Rows, span: string, starts: RawBuilder<unknown>): RawBuilder<unknown> {
  const sites = sql`site in (${listTexts(scope.sites ?? [ALL_SITES])})`
  return sql`
    select start as day, event, subject, source, count from event_totals
    where ${sites} and span = ${span} and start ${starts} ${byRest(scope)}`
}

function fromCounts(scope: Rows, { fromDay, toDay }: Days): RawBuilder<unknown> {
  const sites = scope.sites === null ? sql`` : sql`and site in (${listTexts(scope.sites)})`
  return sql`
    select day, event, subject, source, count from event_days
    where day in (${listDays(fromDay, toDay)}) ${sites} ${byRest(scope)}`
}

function byRest({ events, subject, source, only }: Rows): RawBuilder<unknown> {
  return sql`
    and event in (${listTexts(events)}) ${subject === undefined ? sql`` : sql`and subject = ${subject}`}
    ${source === undefined ? sql`` : sql`and source = ${source}`}
    ${only === undefined ? sql`` : sql`and ${sql.ref(only.key)} in (${listTexts(only.keys)})`}`
}

const union = (parts: readonly RawBuilder<unknown>[]) => sql.join([...parts], sql` union all `)

/** An empty list matches nothing. */
const listTexts = (texts: readonly string[]) => (texts.length > 0 ? sql.join([...texts]) : sql`null`)
