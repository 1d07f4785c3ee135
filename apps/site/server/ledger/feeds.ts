/** Feeds the server imports by itself, and when. */
import type { Selectable } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { FeedRow } from './schema.ts'

export interface Feed {
  id: number
  provider: string
  url: string
  everyMs: number
  nextAtMs: number
  lastAtMs: number | null
  lastError: string | null
}

function toFeed(row: Selectable<FeedRow>): Feed {
  return {
    id: row.id,
    provider: row.provider,
    url: row.url,
    everyMs: row.every_ms,
    nextAtMs: row.next_at,
    lastAtMs: row.last_at,
    lastError: row.last_error,
  }
}

/** Returns the feed's id. The same provider and address again changes its interval. */
export async function addFeed(
  { db }: Ledger,
  feed: Pick<Feed, 'provider' | 'url' | 'everyMs' | 'nextAtMs'>,
): Promise<number> {
  const schedule = { every_ms: feed.everyMs, next_at: feed.nextAtMs }
  const { id } = await db
    .insertInto('feeds')
    .values({ provider: feed.provider, url: feed.url, ...schedule })
    .onConflict((conflict) => conflict.columns(['provider', 'url']).doUpdateSet(schedule))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function listFeeds({ db }: Ledger): Promise<Feed[]> {
  const rows = await db.selectFrom('feeds').selectAll().orderBy('id').execute()
  return rows.map(toFeed)
}

/** How far the clocks of a fleet's machines may differ. */
const CLOCK_TOLERANCE_MS = 10 * 60_000

/** The longest waiting first. A time farther off than the interval was set before the clock went back: such a feed is due. */
export async function listDueFeeds({ db }: Ledger, nowMs: number): Promise<Feed[]> {
  const rows = await db
    .selectFrom('feeds')
    .selectAll()
    .where((is) =>
      is.or([
        is('next_at', '<=', nowMs),
        is('next_at', '>', is('every_ms', '+', nowMs + CLOCK_TOLERANCE_MS)),
      ]),
    )
    .orderBy('next_at')
    .orderBy('id')
    .execute()
  return rows.map(toFeed)
}

/**
 * Takes a due feed for this process by moving its next time; false when another process of the fleet was first.
 * A process that dies while importing leaves the feed for its next time.
 */
export async function claimFeed({ db }: Ledger, feed: Feed, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feeds')
    .set({ next_at: nowMs + feed.everyMs })
    .where('id', '=', feed.id)
    .where('next_at', '=', feed.nextAtMs)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Notes how a run ended (`error` null when well) and sets the next time. */
export async function setFeedRun(
  { db }: Ledger,
  id: number,
  { atMs, error }: { atMs: number; error: string | null },
): Promise<void> {
  await db
    .updateTable('feeds')
    .set((set) => ({ last_at: atMs, last_error: error, next_at: set('every_ms', '+', atMs) }))
    .where('id', '=', id)
    .execute()
}
