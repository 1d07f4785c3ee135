/** When the last backup was made, and which process of a fleet makes the next. */
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Ledger } from './ledger.ts'

/** Of `meta`: a time in milliseconds since 1970, and JSON. */
const CLAIM_KEY = 'backupClaimedAt'
const LAST_KEY = 'lastBackup'

const LastBackupSchema = v.object({
  name: v.string(),
  place: v.string(),
  bytes: v.number(),
  atMs: v.number(),
})
export type LastBackup = v.InferOutput<typeof LastBackupSchema>

/** True for one caller of all processes once in `everyMs`. A claim in the future, of a clock that was wrong, does not count. */
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
          sql<boolean>`cast(meta.value as bigint) not between cast(${nowMs - everyMs + 1} as bigint) and cast(${nowMs} as bigint)`,
        ),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export async function storeLastBackup({ db }: Ledger, backup: LastBackup): Promise<void> {
  const value = JSON.stringify(backup)
  await db
    .insertInto('meta')
    .values({ key: LAST_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

export async function findLastBackup({ db }: Ledger): Promise<LastBackup | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', LAST_KEY).executeTakeFirst()
  return row ? v.parse(LastBackupSchema, JSON.parse(row.value)) : null
}
