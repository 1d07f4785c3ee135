/** Sums of events by day and subject, for the plots of several games, searches or measurements at once. */
import { sql } from 'kysely'
import type { EventScope } from './event-statistics.ts'
import { ALL_SITES, findTotalsDay, listDays } from './event-totals.ts'
import type { Ledger } from './ledger.ts'

export interface SubjectDaySum {
  day: number
  event: string
  subject: string
  count: number
}

export interface SubjectDays extends Pick<EventScope, 'fromDay' | 'toDay' | 'sites' | 'events'> {
  /** Only these; otherwise all. */
  subjects?: readonly string[]
}

/** Days without any count are absent. */
export async function sumBySubjectDay(
  { db }: Pick<Ledger, 'db'>,
  scope: SubjectDays,
): Promise<SubjectDaySum[]> {
  const { fromDay, toDay, sites, events, subjects } = scope
  if (subjects?.length === 0 || sites?.length === 0) return []
  const isOf = sql`event in (${sql.join([...events])}) ${
    subjects ? sql`and subject in (${sql.join([...subjects])})` : sql``
  }`
  // Totals of a day by subject are of all sites together.
  const done = sites === null ? ((await findTotalsDay({ db })) ?? fromDay - 1) : fromDay - 1
  const bySite = sites === null ? sql`` : sql`and site in (${sql.join([...sites])})`
  const { rows } = await sql<SubjectDaySum>`
    select day, event, subject, sum(count) as count from (
      select start as day, event, subject, count from event_totals
      where site = ${ALL_SITES} and span = 'day' and start in (${listDays(fromDay, Math.min(toDay, done))}) and ${isOf}
      union all
      select day, event, subject, count from event_days
      where day in (${listDays(Math.max(fromDay, done + 1), toDay)}) ${bySite} and ${isOf}
    ) as counted group by day, event, subject
  `.execute(db)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}
