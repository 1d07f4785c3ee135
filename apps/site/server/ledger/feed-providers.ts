/** Definitions of the feed providers that the operator added. A reader checks it: a later version may know other keys. */
import type { Ledger } from './ledger.ts'
import { bumpVersion } from './versions.ts'

export interface StoredProvider {
  provider: string
  /** As it was given. */
  definition: unknown
  addedAtMs: number
  updatedAtMs: number
}

export async function listStoredProviders({ db }: Pick<Ledger, 'db'>): Promise<StoredProvider[]> {
  const rows = await db.selectFrom('feed_providers').selectAll().orderBy('provider').execute()
  return rows.map((row) => ({
    provider: row.provider,
    definition: JSON.parse(row.definition),
    addedAtMs: row.added_at,
    updatedAtMs: row.updated_at,
  }))
}

/** Adds a definition or replaces the one of that name; true when there was none. Running servers read it at once. */
export async function setStoredProvider(
  { db }: Ledger,
  provider: string,
  definition: object,
  nowMs: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const existing = await trx
      .selectFrom('feed_providers')
      .select('provider')
      .where('provider', '=', provider)
      .executeTakeFirst()
    const row = { definition: JSON.stringify(definition), updated_at: nowMs }
    await trx
      .insertInto('feed_providers')
      .values({ provider, added_at: nowMs, ...row })
      .onConflict((conflict) => conflict.column('provider').doUpdateSet(row))
      .execute()
    await bumpVersion(trx, 'catalogueVersion')
    return existing === undefined
  })
}

/** False when there was none. */
export async function deleteStoredProvider({ db }: Ledger, provider: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('feed_providers')
      .where('provider', '=', provider)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await bumpVersion(trx, 'catalogueVersion')
    return numDeletedRows > 0n
  })
}

export interface ProviderUse {
  /** Games that are played from it, or could be. */
  games: number
  /** Scheduled feeds. */
  feeds: number
}

export async function countProviderUse({ db }: Ledger, provider: string): Promise<ProviderUse> {
  const [records, feeds] = await Promise.all([
    db
      .selectFrom('provider_records as r')
      .innerJoin('games as g', 'g.slug', 'r.game_slug')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('r.provider', '=', provider)
      .where('r.vanished_at', 'is', null)
      .where('r.refused_reason', 'is', null)
      .where('g.status', '=', 'published')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('feeds')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('provider', '=', provider)
      .executeTakeFirstOrThrow(),
  ])
  return { games: Number(records.total), feeds: Number(feeds.total) }
}
