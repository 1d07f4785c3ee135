/** Counts of events on the sites per day. Each event is counted once, even when its batch arrives repeatedly within the window. */
import { sql, type Transaction } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { LedgerTables } from './schema.ts'

const DAY_MS = 86_400_000
/** How long an id is stored. A page stops retrying an event well before. */
export const ID_WINDOW_MS = 15 * 60_000
const RETENTION_DAYS = 400
/** Keeps a statement's parameters far below both engines' limits. */
const MAX_ROWS_PER_STATEMENT = 500

/** A play as `counters.ts` counts it: once a visit and half hour. `Play` is the screen. */
export const PLAY_EVENT = 'PlayCounted'

export interface CountedEvent {
  site: string
  event: string
  subject: string
  source: string
}

export interface IdentifiedEvent extends CountedEvent {
  id: string
  /** Counted together with the event, and therefore once. */
  also?: readonly CountedEvent[]
}

export interface EventCount extends CountedEvent {
  day: number
  count: number
}

export function dayOf(atMs: number): number {
  return Math.floor(atMs / DAY_MS)
}

/** Writes one batch in one transaction. Returns the number of events that were new. */
export async function recordEvents(
  ledger: Ledger,
  events: readonly IdentifiedEvent[],
  atMs: number,
): Promise<number> {
  if (events.length === 0) return 0
  return ledger.db.transaction().execute(async (trx) => {
    const fresh = await insertNewIds(ledger, trx, events, atMs)
    const total = fresh.size
    // An id that occurs twice in a batch counts for its first event.
    const counted = events.filter(({ id }) => fresh.delete(id))
    await addEventCounts(
      trx,
      counted.flatMap((event) => [event, ...(event.also ?? [])]),
      atMs,
    )
    return total
  })
}

/** Sorted, so that two processes with the same ids wait for each other in one order. */
async function insertNewIds(
  { engine }: Ledger,
  trx: Transaction<LedgerTables>,
  events: readonly IdentifiedEvent[],
  atMs: number,
): Promise<Set<string>> {
  const ids = JSON.stringify([...new Set(events.map(({ id }) => id))].sort())
  const listed =
    engine === 'sqlite'
      ? sql`select value, ${atMs} from json_each(${ids}) where true`
      : sql`select value, cast(${atMs} as bigint) from json_array_elements_text(cast(${ids} as json))`
  const { rows } = await sql<{ id: string }>`
    insert into event_ids (id, at) ${listed} on conflict (id) do nothing returning id
  `.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/** Adds to the day's counts, within the caller's transaction. */
export async function addEventCounts(
  trx: Transaction<LedgerTables>,
  events: readonly CountedEvent[],
  atMs: number,
): Promise<void> {
  const rows = new Map<string, EventCount>()
  for (const { site, event, subject, source } of events) {
    const key = JSON.stringify([site, event, subject, source])
    const row = rows.get(key)
    if (row) row.count += 1
    else rows.set(key, { site, day: dayOf(atMs), event, subject, source, count: 1 })
  }
  // In a fixed order, so that two processes that update the same rows do not deadlock.
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  for (let start = 0; start < sorted.length; start += MAX_ROWS_PER_STATEMENT) {
    await trx
      .insertInto('event_days')
      .values(sorted.slice(start, start + MAX_ROWS_PER_STATEMENT))
      .onConflict((conflict) =>
        conflict.columns(['day', 'site', 'event', 'subject', 'source']).doUpdateSet({
          count: sql`event_days.count + excluded.count`,
        }),
      )
      .execute()
  }
}

export interface EventQuery {
  fromDay: number
  site?: string
}

/** Every count since a day, of all traffic sources. */
export async function listEventCounts(
  { db }: Pick<Ledger, 'db'>,
  { fromDay, site }: EventQuery,
): Promise<Omit<EventCount, 'source'>[]> {
  let query = db
    .selectFrom('event_days')
    .select(({ fn }) => ['site', 'day', 'event', 'subject', fn.sum<number>('count').as('count')])
    .where('day', '>=', fromDay)
    .groupBy(['site', 'day', 'event', 'subject'])
  if (site !== undefined) query = query.where('site', '=', site)
  return query.orderBy('site').orderBy('day').orderBy('event').orderBy('subject').execute()
}

/** Deletes ids that no page sends any more. */
export async function pruneEventIds({ db }: Ledger, nowMs: number): Promise<void> {
  await db
    .deleteFrom('event_ids')
    .where('at', '<', nowMs - ID_WINDOW_MS)
    .execute()
}

/** Counts of earlier days are deleted. */
export function firstStoredDay(nowMs: number): number {
  return dayOf(nowMs) - RETENTION_DAYS
}

/** Deletes counts older than the period on the privacy page; returns the number of rows. */
export async function pruneEventDays({ db }: Ledger, nowMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('event_days')
    .where('day', '<', firstStoredDay(nowMs))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
