/** The counts of rate limits that the processes of a fleet share, on PostgreSQL. Times are those of the database: the machines' clocks differ. */
import { sql } from 'kysely'
import type { Ledger } from './ledger.ts'

export interface Bucket {
  perMinute: number
  burst: number
}

/** Longer than any bucket takes to refill, and any window lasts. The privacy page promises that it is no longer. */
const MAX_BUCKET_AGE_MS = 10 * 60_000
const SLOT_SECONDS = 300
/** The intervals of one hour and the current one. */
export const WINDOW_SLOTS = 13

const NOW_MS = sql`(extract(epoch from clock_timestamp()) * 1000)::double precision`
const CURRENT_SLOT = sql`floor(extract(epoch from clock_timestamp()) / ${sql.lit(SLOT_SECONDS)})::bigint`

/** What a stored bucket holds now. */
const refill = ({ perMinute, burst }: Bucket) =>
  sql`least(${burst}::double precision, b.tokens + greatest(0, excluded.updated_at - b.updated_at) * ${perMinute / 60_000}::double precision)`

export interface Grant {
  /** How many of those that were asked for are allowed. */
  granted: number
  /** For the others. */
  waitSeconds: number
}

/** Takes up to `count` tokens. */
export async function takeTokens({ db }: Ledger, key: string, count: number, bucket: Bucket): Promise<Grant> {
  const full = Math.min(count, bucket.burst)
  const { rows } = await sql<{ tokens: number; granted: number }>`
    insert into limit_buckets as b (key, tokens, updated_at, granted)
    values (${key}, ${bucket.burst - full}::double precision, ${NOW_MS}, ${full}::integer)
    on conflict (key) do update set (tokens, updated_at, granted) = (
      select t.available - t.taken, excluded.updated_at, t.taken
      from (
        select r.available, greatest(0, least(${count}::integer, floor(r.available)))::integer as taken
        from (select ${refill(bucket)} as available) r
      ) t
    )
    returning tokens, granted
  `.execute(db)
  const { tokens, granted } = rows[0]!
  return { granted, waitSeconds: Math.max(1, Math.ceil(((1 - tokens) * 60) / bucket.perMinute)) }
}

export interface Use {
  key: string
  count: number
}

/** Takes what this process has allowed already; returns what is left, which may be less than nothing. */
export async function reportUses(
  { db }: Ledger,
  uses: readonly Use[],
  bucket: Bucket,
): Promise<Map<string, number>> {
  // In one order: two processes that lock the same rows must not wait for each other.
  const sorted = uses.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const { rows } = await sql<{ key: string; tokens: number }>`
    insert into limit_buckets as b (key, tokens, updated_at, granted)
    select u.key, ${bucket.burst}::double precision - u.used, ${NOW_MS}, 0
    from unnest(${sorted.map(({ key }) => key)}::text[], ${sorted.map(({ count }) => count)}::double precision[]) as u (key, used)
    on conflict (key) do update set
      tokens = greatest(${-bucket.burst}::double precision, ${refill(bucket)} - (${bucket.burst}::double precision - excluded.tokens)),
      updated_at = excluded.updated_at
    returning key, tokens
  `.execute(db)
  return new Map(rows.map(({ key, tokens }) => [key, tokens]))
}

/** Counts up to `count` actions, at most `limit` within any hour. */
export async function takeInWindow(
  { db }: Ledger,
  key: string,
  count: number,
  limit: number,
): Promise<Grant> {
  const slots = sql.lit(WINDOW_SLOTS)
  const full = Math.min(count, limit)
  const { rows } = await sql<{ counts: number[]; granted: number; slot_seconds: number }>`
    insert into limit_windows as w (key, slot, counts, granted)
    values (${key}, ${CURRENT_SLOT}, array_fill(0, array[${slots} - 1]) || ${full}::integer, ${full}::integer)
    on conflict (key) do update set (slot, counts, granted) = (
      select excluded.slot, t.kept[1:${slots} - 1] || (t.kept[${slots}] + t.taken), t.taken
      from (
        select s.kept,
          greatest(0, least(${count}::integer, ${limit}::integer - (select sum(n) from unnest(s.kept) n)))::integer as taken
        from (
          select (w.counts || array_fill(0, array[p.passed]))[p.passed + 1:p.passed + ${slots}] as kept
          from (select least(${slots}, greatest(0, excluded.slot - w.slot))::integer as passed) p
        ) s
      ) t
    )
    returning counts, granted,
      ((slot + 1) * ${sql.lit(SLOT_SECONDS)} - extract(epoch from clock_timestamp()))::double precision as slot_seconds
  `.execute(db)
  const { counts, granted, slot_seconds } = rows[0]!
  // The oldest count leaves the window with its interval.
  const slotsToWait = counts.findIndex((each) => each > 0)
  return { granted, waitSeconds: Math.max(1, Math.ceil(slot_seconds + slotsToWait * SLOT_SECONDS)) }
}

export async function deleteIdleLimits({ db }: Ledger): Promise<void> {
  await sql`delete from limit_buckets where updated_at < ${NOW_MS} - ${sql.lit(MAX_BUCKET_AGE_MS)}`.execute(
    db,
  )
  await sql`delete from limit_windows where slot <= ${CURRENT_SLOT} - ${sql.lit(WINDOW_SLOTS)}`.execute(db)
}
