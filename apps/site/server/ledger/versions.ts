/** Numbers that move when what is shown changes: a running server looks at them to know when to read anew. */
import { sql, type Kysely } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { LedgerTables } from './schema.ts'

/** `catalogueVersion`: what games are published. `articlesVersion`: what any site shows of the operator's articles. */
export type VersionKey = 'catalogueVersion' | 'articlesVersion'

export async function getVersion({ db }: Ledger, key: VersionKey): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return Number(row.value)
}

/** Call it inside the transaction that changes what is shown; returns the new version. */
export async function bumpVersion(db: Kysely<LedgerTables>, key: VersionKey): Promise<number> {
  const row = await db
    .updateTable('meta')
    .set({ value: sql<string>`cast(cast(value as bigint) + 1 as text)` })
    .where('key', '=', key)
    .returning('value')
    .executeTakeFirstOrThrow()
  return Number(row.value)
}

/** A small fact by its name, or null. */
export async function findFact({ db }: Ledger, key: string): Promise<string | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? null
}

export async function setFact({ db }: Ledger, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
