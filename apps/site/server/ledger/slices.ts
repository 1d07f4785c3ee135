/** Slices are the lists of a provider's records. Each has its own list of ids; a game vanishes only when no slice lists it. */
import type { Selectable, Transaction } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { FeedSliceRow, LedgerTables } from './schema.ts'

type Db = Ledger['db'] | Transaction<LedgerTables>

export interface Slice {
  id: number
  provider: string
  name: string
  /** Where it was read from the last time; empty before the first. */
  origin: string
  /** Whether its source exchanges the list by design. */
  isRolling: boolean
  /** Whether each import of it waits for approval. */
  isReviewed: boolean
}

/** Files that are imported without a name. */
export const DEFAULT_SLICE = 'default'

const FEED_SLICE_RE = /^feed-(\d{1,9})$/

export function toFeedSlice(feedId: number): string {
  return `feed-${feedId}`
}

/** The scheduled feed a slice's name belongs to, or null. */
export function findFeedId(sliceName: string): number | null {
  const match = FEED_SLICE_RE.exec(sliceName)
  return match ? Number(match[1]) : null
}

function toSlice(row: Selectable<FeedSliceRow>): Slice {
  const { id, provider, name, origin } = row
  return { id, provider, name, origin, isRolling: row.is_rolling === 1, isReviewed: row.is_reviewed === 1 }
}

export async function findSlice({ db }: Ledger, provider: string, name: string): Promise<Slice | null> {
  const row = await db
    .selectFrom('feed_slices')
    .selectAll()
    .where('provider', '=', provider)
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? toSlice(row) : null
}

export async function getSlice(db: Db, id: number): Promise<Slice> {
  const row = await db.selectFrom('feed_slices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return toSlice(row)
}

/** Creates the slice unless it exists. */
export async function ensureSlice(ledger: Ledger, provider: string, name: string): Promise<Slice> {
  await ledger.db
    .insertInto('feed_slices')
    .values({ provider, name })
    .onConflict((conflict) => conflict.columns(['provider', 'name']).doNothing())
    .execute()
  return (await findSlice(ledger, provider, name))!
}

export async function setSliceRolling({ db }: Ledger, id: number, isRolling: boolean): Promise<void> {
  await db
    .updateTable('feed_slices')
    .set({ is_rolling: isRolling ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

export async function setSliceReviewed({ db }: Ledger, id: number, isReviewed: boolean): Promise<void> {
  await db
    .updateTable('feed_slices')
    .set({ is_reviewed: isReviewed ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

/** A feed that is added again takes over its earlier list; otherwise that list would hold its games forever. */
export async function reuseSlice(
  ledger: Ledger,
  provider: string,
  origin: string,
  feedId: number,
): Promise<void> {
  const { db } = ledger
  const rows = await db
    .selectFrom('feed_slices')
    .selectAll()
    .where('provider', '=', provider)
    .where('origin', '=', origin)
    .execute()
  const feeds = await db.selectFrom('feeds').select('id').execute()
  const isTaken = new Set(feeds.map(({ id }) => id))
  const orphan = rows.find(({ name }) => {
    const id = findFeedId(name)
    return id !== null && !isTaken.has(id)
  })
  if (!orphan || (await findSlice(ledger, provider, toFeedSlice(feedId)))) return
  await db
    .updateTable('feed_slices')
    .set({ name: toFeedSlice(feedId) })
    .where('id', '=', orphan.id)
    .execute()
}

export interface SliceSummary extends Slice {
  /** How many ids it listed at its last published import. */
  records: number
}

/** Slices that list records or will do so; unused names are left out. */
export async function listSlices({ db }: Ledger): Promise<SliceSummary[]> {
  const rows = await db
    .selectFrom('feed_slices as s')
    .selectAll('s')
    .select((select) =>
      select
        .selectFrom('slice_records as r')
        .select(({ fn }) => fn.countAll<number>().as('records'))
        .whereRef('r.slice_id', '=', 's.id')
        .as('records'),
    )
    .orderBy('provider')
    .orderBy('id')
    .execute()
  return rows
    .map((row) => ({ ...toSlice(row), records: Number(row.records) }))
    .filter((slice) => slice.records > 0 || slice.isRolling || findFeedId(slice.name) !== null)
}

/** The places of an outer table's record on the provider's lists. */
export function selectListings(
  trx: Transaction<LedgerTables>,
  provider: string,
  outer: 'refused_records' | 'provider_records',
) {
  return trx
    .selectFrom('slice_records as listing')
    .innerJoin('feed_slices', 'feed_slices.id', 'listing.slice_id')
    .select('listing.provider_id')
    .where('feed_slices.provider', '=', provider)
    .whereRef('listing.provider_id', '=', `${outer}.provider_id` as never)
}
