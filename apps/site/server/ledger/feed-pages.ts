/** Pages of a feed that is being read: an import that was interrupted continues with them. And what a server said of a feed it sent. */
import type { Ledger } from './ledger.ts'

export interface StoredPage {
  /** The address it is from, with the body of a POST request. */
  request: string
  /** Its text with gzip. */
  bytes: Uint8Array
}

/** In the order in which they were read, while they are young enough. */
export async function* readStoredPages(
  { db }: Ledger,
  sliceId: number,
  sinceMs: number,
): AsyncGenerator<StoredPage> {
  for (let page = 0; ; page++) {
    const row = await db
      .selectFrom('feed_pages')
      .select(['request', 'bytes', 'fetched_at'])
      .where('slice_id', '=', sliceId)
      .where('page', '=', page)
      .executeTakeFirst()
    if (!row || row.fetched_at < sinceMs) return
    yield { request: row.request, bytes: row.bytes }
  }
}

export async function storePage(
  { db }: Ledger,
  sliceId: number,
  page: number,
  { request, bytes, nowMs }: StoredPage & { nowMs: number },
): Promise<void> {
  const row = { request, bytes, fetched_at: nowMs }
  await db
    .insertInto('feed_pages')
    .values({ slice_id: sliceId, page, ...row })
    .onConflict((conflict) => conflict.columns(['slice_id', 'page']).doUpdateSet(row))
    .execute()
}

export async function deletePages({ db }: Ledger, sliceId: number): Promise<void> {
  await db.deleteFrom('feed_pages').where('slice_id', '=', sliceId).execute()
}

/** What the server said of the list that is published, so that it is asked only for a newer one. */
export interface FeedValidators {
  origin: string
  etag: string | null
  lastModified: string | null
  /** Of the adapter and the rules by which the list was read. */
  fingerprint: string
  /** The import that read it. */
  importId: number
}

export async function findValidators({ db }: Ledger, sliceId: number): Promise<FeedValidators | null> {
  const row = await db
    .selectFrom('feed_validators')
    .selectAll()
    .where('slice_id', '=', sliceId)
    .executeTakeFirst()
  if (!row) return null
  const { origin, etag, last_modified: lastModified, fingerprint, import_id: importId } = row
  return { origin, etag, lastModified, fingerprint, importId }
}

export async function storeValidators(
  { db }: Ledger,
  sliceId: number,
  validators: FeedValidators,
): Promise<void> {
  const { origin, etag, lastModified, fingerprint, importId } = validators
  const row = { origin, etag, last_modified: lastModified, fingerprint, import_id: importId }
  await db
    .insertInto('feed_validators')
    .values({ slice_id: sliceId, ...row })
    .onConflict((conflict) => conflict.column('slice_id').doUpdateSet(row))
    .execute()
}

export async function deleteValidators({ db }: Ledger, sliceId: number): Promise<void> {
  await db.deleteFrom('feed_validators').where('slice_id', '=', sliceId).execute()
}
