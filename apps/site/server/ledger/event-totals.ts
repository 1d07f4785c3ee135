/**
 * Totals of days that are over. A day's counts never change after it, so they are added up once, by one process; reads take the counts
 * themselves for days that are not added up yet. Each statement can be repeated, and none keeps a writer waiting for long.
 */
import { sql, type RawBuilder } from 'kysely'
import { dayOf } from './events.ts'
import type { Ledger } from './ledger.ts'

const DAY_MS = 86_400_000
/** A batch of the day before may still be on its way into the ledger. */
const SETTLED_AFTER_MS = 10 * 60_000
/** The `site` of totals of all sites together. */
export const ALL_SITES = ''

/** The last day up to which every day is added up; null for none. */
export async function findTotalsDay({ db }: Pick<Ledger, 'db'>): Promise<number | null> {
  const row = await db
    .selectFrom('event_totals')
    .select(({ fn }) => fn.max<number | null>('start').as('day'))
    .where('site', '=', ALL_SITES)
    .where('span', '=', 'done')
    .executeTakeFirst()
  return row?.day ?? null
}

/** Adds up the oldest day that is over and not added up; false when there is none. */
export async function addUpNextDay(ledger: Ledger, nowMs: number): Promise<boolean> {
  const range = await ledger.db
    .selectFrom('event_days')
    .select(({ fn }) => [fn.min<number | null>('day').as('first'), fn.max<number | null>('day').as('last')])
    .executeTakeFirstOrThrow()
  if (range.first === null || range.last === null) return false
  const done = await findTotalsDay(ledger)
  const day = done === null ? range.first : Math.max(done + 1, range.first)
  if (day >= Math.min(dayOf(nowMs - SETTLED_AFTER_MS), range.last)) return false
  await addUpDay(ledger, day)
  return true
}

async function addUpDay(ledger: Ledger, day: number): Promise<void> {
  await insertTotals(
    ledger,
    sql`
      select ${ALL_SITES}, 'day', ${sql.lit(day)}, event, subject, source, sum(count) from event_days
      where day = ${day} group by event, subject, source`,
  )
  await insertTotals(
    ledger,
    sql`
      select site, 'sum', ${sql.lit(day)}, event, '', source, sum(count) from event_days
      where day = ${day} group by site, event, source`,
  )
  await insertTotals(
    ledger,
    sql`
      select ${ALL_SITES}, 'sum', ${sql.lit(day)}, event, '', source, sum(count) from event_totals
      where site = ${ALL_SITES} and span = 'day' and start = ${day} group by event, source`,
  )
  const month = toMonth(day)
  if (day === month.last) await addUpMonth(ledger, month)
  await insertTotals(ledger, sql`select ${ALL_SITES}, 'done', ${sql.lit(day)}, '', '', '', 0`)
}

/** Site by site, and of all sites event by event. */
async function addUpMonth(ledger: Ledger, { first, last }: Month): Promise<void> {
  const days = listDays(first, last)
  const { rows: sites } = await sql<{ site: string }>`
    select distinct site from event_totals where span = 'sum' and start in (${days}) and site <> ${ALL_SITES}
  `.execute(ledger.db)
  for (const { site } of sites)
    await insertTotals(
      ledger,
      sql`
        select ${site}, 'month', ${sql.lit(first)}, event, subject, source, sum(count) from event_days
        where day in (${days}) and site = ${site} group by event, subject, source`,
    )
  const { rows: events } = await sql<{ event: string }>`
    select distinct event from event_totals where site = ${ALL_SITES} and span = 'sum' and start in (${days})
  `.execute(ledger.db)
  for (const { event } of events)
    await insertTotals(
      ledger,
      sql`
        select ${ALL_SITES}, 'month', ${sql.lit(first)}, ${event}, subject, source, sum(count) from event_totals
        where site = ${ALL_SITES} and span = 'day' and start in (${days}) and event = ${event}
        group by subject, source`,
    )
}

/** Numbers are literals in `rows`: PostgreSQL takes a parameter in a list of columns for text. */
async function insertTotals({ db }: Ledger, rows: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into event_totals (site, span, start, event, subject, source, count)
    select * from (${rows}) as added where true
    on conflict (site, span, start, event, subject, source) do update set count = excluded.count
  `.execute(db)
}

export interface Month {
  /** Days since 1970. */
  first: number
  last: number
}

/** The month of a day, UTC. */
export function toMonth(day: number): Month {
  const date = new Date(day * DAY_MS)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return { first: dayOf(Date.UTC(year, month, 1)), last: dayOf(Date.UTC(year, month + 1, 1)) - 1 }
}

/** Numbers, as the text of a statement: a list of parameters would be prepared anew for each length. */
export function listDays(first: number, last: number): RawBuilder<number> {
  const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)
  return sql.raw(days.length > 0 ? days.join(', ') : 'null')
}

export async function pruneEventTotals({ db }: Ledger, beforeDay: number): Promise<void> {
  await db.deleteFrom('event_totals').where('start', '<', beforeDay).where('span', '<>', 'done').execute()
  // Only the last of these is read.
  const done = await findTotalsDay({ db })
  if (done !== null)
    await db
      .deleteFrom('event_totals')
      .where('site', '=', ALL_SITES)
      .where('span', '=', 'done')
      .where('start', '<', done)
      .execute()
}
