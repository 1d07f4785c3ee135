/** When the retention job last ran: the only way to notice that a machine's clock has jumped ahead before the job deletes anything. */
import { sql } from 'kysely'
import type { Ledger } from './ledger.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Of `meta`; its value is milliseconds since 1970. */
const LAST_RUN_KEY = 'retentionRunAt'

/** Null before the first run of a version that stores it. */
export async function findLastRetentionRun({ db }: Ledger): Promise<number | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', LAST_RUN_KEY).executeTakeFirst()
  const ms = Number(row?.value ?? NaN)
  return Number.isSafeInteger(ms) ? ms : null
}

/** Only increases, so that one process with a slow clock does not make the other clocks appear fast. */
export async function storeRetentionRun({ db }: Ledger, nowMs: number): Promise<void> {
  const value = String(nowMs)
  await db
    .insertInto('meta')
    .values({ key: LAST_RUN_KEY, value })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value })
        .where(sql<boolean>`cast(meta.value as bigint) < cast(${nowMs} as bigint)`),
    )
    .execute()
}

/** The operator confirms that this time is right; it replaces what was stored. */
export async function confirmRetentionClock({ db }: Ledger, nowMs: number): Promise<void> {
  const value = String(nowMs)
  await db
    .insertInto('meta')
    .values({ key: LAST_RUN_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** The newest time that anything was recorded at; null in a ledger that holds nothing to delete. */
export async function findNewestRecord({ db }: Ledger): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select max(ms) as ms from (
      select max(created_at) as ms from messages
      union all select max(created_at) from reports
      union all select max(updated_at) from votes
      union all select max(started_at) from imports
      union all select max(updated_at) from sites
      union all select max(updated_at) from articles
      union all select cast(max(day) as bigint) * ${sql.lit(DAY_MS)} from event_days
      union all select cast(max(hour) as bigint) * ${sql.lit(HOUR_MS)} from play_hours
    ) as newest
  `.execute(db)
  return rows[0]?.ms ?? null
}
