/** When the last backup was made or failed, and which process of a fleet makes the next. */
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Ledger } from './ledger.ts'

/** Of `meta`: a time in milliseconds since 1970, and JSON. */
const CLAIM_KEY = 'backupClaimedAt'
const LAST_KEY = 'lastBackup'
const FAILED_KEY = 'failedBackup'

const LastBackupSchema = v.object({
  name: v.string(),
  place: v.string(),
  bytes: v.number(),
  atMs: v.number(),
})
export type LastBackup = v.InferOutput<typeof LastBackupSchema>

const FailedBackupSchema = v.object({ atMs: v.number(), reason: v.string() })
export type FailedBackup = v.InferOutput<typeof FailedBackupSchema>
const MAX_REASON_LENGTH = 400

/**
 * True for one caller of all processes once in `everyMs`. Clocks differ: a claim may be as far in the future. One further on is of a clock that
 * was wrong, and does not count.
 */
export async function claimBackup({ db }: Ledger, nowMs: number, everyMs: number): Promise<boolean> {
  const value = String(nowMs)
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('meta')
    .values({ key: CLAIM_KEY, value })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value })
        .where(
          sql<boolean>`cast(meta.value as bigint) not between cast(${nowMs - everyMs + 1} as bigint) and cast(${nowMs + everyMs} as bigint)`,
        ),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export async function storeLastBackup(ledger: Ledger, backup: LastBackup): Promise<void> {
  await storeMeta(ledger, LAST_KEY, JSON.stringify(backup))
}

/** The next one is made after `retryAfterMs`; without this it would be after the whole time of the claim. */
export async function storeFailedBackup(
  ledger: Ledger,
  { atMs, reason }: FailedBackup,
  { everyMs, retryAfterMs }: { everyMs: number; retryAfterMs: number },
): Promise<void> {
  const failed: FailedBackup = { atMs, reason: reason.slice(0, MAX_REASON_LENGTH) }
  await storeMeta(ledger, FAILED_KEY, JSON.stringify(failed))
  await storeMeta(ledger, CLAIM_KEY, String(atMs - everyMs + retryAfterMs))
}

async function storeMeta({ db }: Ledger, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

export async function findLastBackup(ledger: Ledger): Promise<LastBackup | null> {
  const value = await readMeta(ledger, LAST_KEY)
  return value === undefined ? null : v.parse(LastBackupSchema, JSON.parse(value))
}

/** The daily backup that failed after the last one that was made, by whatever way; null when there is none. */
export async function findFailedBackup(ledger: Ledger): Promise<FailedBackup | null> {
  const value = await readMeta(ledger, FAILED_KEY)
  if (value === undefined) return null
  const failed = v.parse(FailedBackupSchema, JSON.parse(value))
  const last = await findLastBackup(ledger)
  return last !== null && last.atMs >= failed.atMs ? null : failed
}

async function readMeta({ db }: Ledger, key: string): Promise<string | undefined> {
  return (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value
}
