/** Version numbers that increase when published content changes; a running server polls them to know when to reload. */
import { sql, type Kysely } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { LedgerTables } from './schema.ts'

/**
 * `catalogueVersion`: the published games. `articlesVersion`: the published articles of the operator. `recordsVersion`:
 * providers' records and the games made from them, which an import decides by.
 */
export type VersionKey = 'catalogueVersion' | 'articlesVersion' | 'recordsVersion'

export async function getVersion({ db }: Ledger, key: VersionKey): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return Number(row.value)
}

/** Call it inside the transaction that changes published content; returns the new version. */
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
export async function findFact({ db }: Pick<Ledger, 'db'>, key: string): Promise<string | null> {
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

/** Stores what `change` makes of the fact; of two that change it at once, the second starts from what the first stored. */
export async function changeFact(
  ledger: Ledger,
  key: string,
  change: (value: string | null) => string,
): Promise<void> {
  for (;;) {
    const value = await findFact(ledger, key)
    const next = change(value)
    if (value === null) {
      if ((await createFact(ledger, key, next)) === next) return
      continue
    }
    const { numUpdatedRows } = await ledger.db
      .updateTable('meta')
      .set({ value: next })
      .where('key', '=', key)
      .where('value', '=', value)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) return
  }
}

/** The fact that is stored, or this value when there is none; the same for every process that asks at once. */
export async function createFact(ledger: Ledger, key: string, value: string): Promise<string> {
  await ledger.db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await findFact(ledger, key)) ?? value
}
