/** Scheduled feeds that the server imports, and their times. */
import type { Selectable } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { FeedRow } from './schema.ts'
import { reuseSlice } from './slices.ts'
import { findFact, setFact } from './versions.ts'

export interface Feed {
  id: number
  provider: string
  url: string
  everyMs: number
  nextAtMs: number
  lastAtMs: number | null
  lastError: string | null
  /** In a row, since the last success. */
  failures: number
  /** Set while the feed is paused. */
  pausedAtMs: number | null
}

/** A due feed waits for the server's next check and for the feeds before it. */
const OVERDUE_MS = 15 * 60_000

/** Whether it should have run: no server runs, or one is stuck. */
export function isOverdue({ pausedAtMs, nextAtMs }: Feed, nowMs: number): boolean {
  return pausedAtMs === null && nextAtMs < nowMs - OVERDUE_MS
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
    failures: row.failures,
    pausedAtMs: row.paused_at,
  }
}

/** Returns the feed's id. The same provider and address again changes its interval and ends a pause. */
export async function addFeed(
  ledger: Ledger,
  feed: Pick<Feed, 'provider' | 'url' | 'everyMs' | 'nextAtMs'>,
): Promise<number> {
  const schedule = { every_ms: feed.everyMs, next_at: feed.nextAtMs, paused_at: null }
  const { id } = await ledger.db
    .insertInto('feeds')
    .values({ provider: feed.provider, url: feed.url, ...schedule })
    .onConflict((conflict) => conflict.columns(['provider', 'url']).doUpdateSet(schedule))
    .returning('id')
    .executeTakeFirstOrThrow()
  await reuseSlice(ledger, feed.provider, feed.url, id)
  return id
}

export async function listFeeds({ db }: Ledger): Promise<Feed[]> {
  const rows = await db.selectFrom('feeds').selectAll().orderBy('id').execute()
  return rows.map(toFeed)
}

export async function findFeed({ db }: Ledger, id: number): Promise<Feed | null> {
  const row = await db.selectFrom('feeds').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toFeed(row) : null
}

/** False when there was none. */
export async function deleteFeed({ db }: Ledger, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('feeds').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** How far the clocks of a fleet's machines may differ. */
const CLOCK_TOLERANCE_MS = 10 * 60_000

/** The feed that waits longest comes first. A time further away than the interval was set before the clock was set back: such a feed is due. */
export async function listDueFeeds({ db }: Ledger, nowMs: number): Promise<Feed[]> {
  const rows = await db
    .selectFrom('feeds')
    .selectAll()
    .where('paused_at', 'is', null)
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

/** Of `meta`: the id of the feed that is being imported, else empty. */
const RUNNING_FEED_KEY = 'runningFeed'

/**
 * Claims a feed for this process by setting its next time; false when another process was first: one of an earlier version runs feeds
 * without being the owner of the jobs. `releaseFeed` follows, or `resumeInterruptedFeed` when the process died.
 */
export async function claimFeed(ledger: Ledger, feed: Feed, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await ledger.db
    .updateTable('feeds')
    .set({ next_at: nowMs + feed.everyMs })
    .where('id', '=', feed.id)
    .where('next_at', '=', feed.nextAtMs)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await setFact(ledger, RUNNING_FEED_KEY, String(feed.id))
  return numUpdatedRows > 0n
}

/** Its run has ended. One that was stopped is due again at once. */
export async function releaseFeed(ledger: Ledger, feed: Feed, isStopped: boolean): Promise<void> {
  if (isStopped) await ledger.db.updateTable('feeds').set({ next_at: 0 }).where('id', '=', feed.id).execute()
  await setFact(ledger, RUNNING_FEED_KEY, '')
}

/**
 * The feed whose import ended with its process is due at once; after it has happened twice, like a failed one: it may be what ends the
 * process. Null when there is none.
 */
export async function resumeInterruptedFeed(ledger: Ledger, nowMs: number): Promise<Feed | null> {
  const id = Number((await findFact(ledger, RUNNING_FEED_KEY)) || 0)
  const feed = id > 0 ? await findFeed(ledger, id) : null
  if (feed) {
    await setFeedRun(ledger, feed, { atMs: nowMs, error: 'the server ended during the import' })
    if (feed.failures === 0)
      await ledger.db.updateTable('feeds').set({ next_at: nowMs }).where('id', '=', id).execute()
  }
  if (id > 0) await setFact(ledger, RUNNING_FEED_KEY, '')
  return feed
}

const FIRST_RETRY_MS = 5 * 60_000

/** Soon after the first failure, then twice as long each time, never longer than the interval. */
export function getRetryDelayMs(failures: number, everyMs: number): number {
  return Math.min(everyMs, FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 20))
}

/** Stores the result of a run (`error` is null on success) and sets the next time. */
export async function setFeedRun(
  { db }: Ledger,
  feed: Pick<Feed, 'id' | 'everyMs' | 'failures'>,
  { atMs, error }: { atMs: number; error: string | null },
): Promise<void> {
  const failures = error === null ? 0 : feed.failures + 1
  const delayMs = error === null ? feed.everyMs : getRetryDelayMs(failures, feed.everyMs)
  await db
    .updateTable('feeds')
    .set({ last_at: atMs, last_error: error, failures, next_at: atMs + delayMs })
    .where('id', '=', feed.id)
    .execute()
}

/** `null` resumes: the feed is due at once then. False when there is no such feed. */
export async function setFeedPaused({ db }: Ledger, id: number, pausedAtMs: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feeds')
    .set({ paused_at: pausedAtMs, ...(pausedAtMs === null ? { next_at: 0, failures: 0 } : {}) })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
