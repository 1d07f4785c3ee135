/** What an operator does with scheduled feeds and the lists of files: add, run, pause, resume, remove, set. */
import {
  addFeed,
  claimFeed,
  deleteFeed,
  findFeed,
  listFeeds,
  releaseFeed,
  setFeedPaused,
} from '#server/ledger/feeds.ts'
import type { Feed } from '#server/ledger/feeds.ts'
import { deletePages, deleteValidators } from '#server/ledger/feed-pages.ts'
import { closeWaiting, listWaitingImports } from '#server/ledger/imports.ts'
import type { ImportEntry } from '#server/ledger/imports.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import {
  ensureSlice,
  findFeedId,
  findSlice,
  listSlices,
  setSliceReviewed,
  setSliceRolling,
  toFeedSlice,
} from '#server/ledger/slices.ts'
import type { Slice, SliceSummary } from '#server/ledger/slices.ts'
import { clearStaged } from '#server/ledger/staged-rows.ts'
import { getVanishedRule } from '#server/ledger/vanished-games.ts'
import type { VanishedRule } from '#server/ledger/vanished-games.ts'
import { OperationFault } from './feed-fault.ts'
import { runFeed } from './feed-run.server.ts'
import type { FeedRun } from './feed-run.server.ts'
import { endSlice } from './import-operations.server.ts'
import type { OperationContext } from './import-operations.server.ts'
import type { ImportReport } from './import-run.server.ts'

/** A scheduled feed by its id, or any list by its provider and name. */
export type FeedName = { id: number } | { provider: string; slice: string }

export const SLICE_NAME_RE = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const MAX_SLICE_NAME_LENGTH = 40

/** Why a list of an operator's cannot have this name, or null. */
export async function findSliceNameFault(ledger: Ledger, name: string): Promise<string | null> {
  if (!SLICE_NAME_RE.test(name) || name.length > MAX_SLICE_NAME_LENGTH)
    return `a list’s name is lower-case letters, digits and hyphens, at most ${MAX_SLICE_NAME_LENGTH}, not “${name}”`
  const feedId = findFeedId(name)
  if (feedId === null || (await findFeed(ledger, feedId))) return null
  return `“${name}” is the name of a scheduled feed’s list, and there is no feed ${feedId}; take another name`
}

export interface FeedState extends Feed {
  slice: string
  isRolling: boolean
  isReviewed: boolean
  /** Ids on its list. */
  records: number
  waiting: WaitingImport | null
}

export interface WaitingImport {
  importId: number
  sinceMs: number
  reason: string
}

/** A list without a schedule. */
export interface FileListState extends SliceSummary {
  waiting: WaitingImport | null
}

export interface FeedOverview {
  feeds: FeedState[]
  /** Lists of files, and of feeds that were removed and whose games stay. */
  lists: FileListState[]
  vanishedRule: VanishedRule
}

export async function getFeedOverview(ledger: Ledger): Promise<FeedOverview> {
  const [feeds, slices, waiting] = [
    await listFeeds(ledger),
    await listSlices(ledger),
    await listWaitingImports(ledger),
  ]
  const findWaiting = (sliceId: number | undefined): WaitingImport | null => {
    const entry = waiting.find((one) => one.sliceId === sliceId)
    return entry ? toWaiting(entry) : null
  }
  const findSliceOf = (feed: Feed) =>
    slices.find((one) => one.provider === feed.provider && one.name === toFeedSlice(feed.id))
  const scheduled = new Set(feeds.map((feed) => findSliceOf(feed)?.id))
  return {
    feeds: feeds.map((feed) => {
      const slice = findSliceOf(feed)
      return {
        ...feed,
        slice: toFeedSlice(feed.id),
        isRolling: slice?.isRolling ?? false,
        isReviewed: slice?.isReviewed ?? false,
        records: slice?.records ?? 0,
        waiting: findWaiting(slice?.id),
      }
    }),
    lists: slices
      .filter((slice) => !scheduled.has(slice.id))
      .map((slice) => ({ ...slice, waiting: findWaiting(slice.id) }))
      .filter((slice) => slice.records > 0 || slice.waiting !== null || slice.isRolling),
    vanishedRule: await getVanishedRule(ledger),
  }
}

function toWaiting({ id, startedAtMs, reason }: ImportEntry): WaitingImport {
  return { importId: id, sinceMs: startedAtMs, reason: reason ?? '' }
}

export interface NewFeed {
  provider: string
  url: string
  everyMs: number
  isRolling?: boolean
  /** Whether each import waits for approval, the first one too. */
  isReviewed?: boolean
}

/** Returns the feed's id; the server imports it within a minute. The same address again changes its interval and ends a pause. */
export async function scheduleFeed(
  { ledger, nowMs = Date.now() }: Pick<OperationContext, 'ledger' | 'nowMs'>,
  { isRolling, isReviewed, ...feed }: NewFeed,
): Promise<number> {
  // Not due before its list is marked: the server may look at any moment.
  const id = await addFeed(ledger, { ...feed, nextAtMs: nowMs + feed.everyMs })
  const slice = await ensureSlice(ledger, feed.provider, toFeedSlice(id))
  if (isRolling !== undefined) await setSliceRolling(ledger, slice.id, isRolling)
  if (isReviewed !== undefined) await setSliceReviewed(ledger, slice.id, isReviewed)
  await addFeed(ledger, { ...feed, nextAtMs: nowMs })
  return id
}

export async function getFeed(ledger: Ledger, id: number): Promise<Feed> {
  const feed = await findFeed(ledger, id)
  if (feed) return feed
  throw new OperationFault('unknown', `There is no feed ${id}. List them: feed list`)
}

async function getNamedSlice(ledger: Ledger, name: FeedName): Promise<{ slice: Slice; feed: Feed | null }> {
  if ('id' in name) {
    const feed = await getFeed(ledger, name.id)
    return { feed, slice: await ensureSlice(ledger, feed.provider, toFeedSlice(feed.id)) }
  }
  const slice = await findSlice(ledger, name.provider, name.slice)
  if (!slice)
    throw new OperationFault(
      'unknown',
      `There is no list ${name.provider}/${name.slice}. See them: feed list`,
    )
  const feedId = findFeedId(slice.name)
  return { slice, feed: feedId === null ? null : await findFeed(ledger, feedId) }
}

export interface FeedHandling {
  provider: string
  slice: string
  /** Null for a list without a schedule. */
  isPaused: boolean | null
  isRolling: boolean
  isReviewed: boolean
}

export async function getFeedHandling(ledger: Ledger, name: FeedName): Promise<FeedHandling> {
  const { slice, feed } = await getNamedSlice(ledger, name)
  const { provider, isRolling, isReviewed } = slice
  return { provider, slice: slice.name, isPaused: feed && feed.pausedAtMs !== null, isRolling, isReviewed }
}

/** False when it was so already. */
export async function pauseFeed(
  { ledger, nowMs = Date.now() }: Pick<OperationContext, 'ledger' | 'nowMs'>,
  id: number,
): Promise<boolean> {
  const feed = await getFeed(ledger, id)
  if (feed.pausedAtMs !== null) return false
  await setFeedPaused(ledger, id, nowMs)
  return true
}

/** The feed is due at once then. False when it was not paused. */
export async function resumeFeed({ ledger }: Pick<OperationContext, 'ledger'>, id: number): Promise<boolean> {
  const feed = await getFeed(ledger, id)
  if (feed.pausedAtMs === null) return false
  await setFeedPaused(ledger, id, null)
  return true
}

/** Imports a scheduled feed now, also a paused one; the server then skips it until its next time. */
export async function runFeedNow(run: Omit<FeedRun, 'feed'> & { id: number }): Promise<ImportReport> {
  const { ledger, id, now = Date.now } = run
  const feed = await getFeed(ledger, id)
  await claimFeed(ledger, feed, now())
  try {
    return await runFeed({ ...run, feed })
  } finally {
    await releaseFeed(ledger, feed, run.signal?.aborted ?? false)
  }
}

export interface RemovedFeed {
  provider: string
  slice: string
  /** Whether a schedule ended. */
  wasScheduled: boolean
  /** How the list's end was published; null where the games stay. */
  ended: ImportReport | null
}

/** Ends a schedule; with `endsList`, games that no other list has are unpublished too. */
export async function removeFeed(
  context: OperationContext,
  name: FeedName,
  { endsList }: { endsList: boolean },
): Promise<RemovedFeed> {
  const { ledger } = context
  const { slice, feed } = await getNamedSlice(ledger, name)
  if (!feed && !endsList)
    throw new OperationFault(
      'unknown',
      `${slice.provider}/${slice.name} has no schedule. To unpublish the games only it lists: feed remove ${slice.provider}/${slice.name} --games`,
    )
  const ended = endsList ? await endPausedSlice(context, slice, feed) : null
  if (feed) await deleteFeed(ledger, feed.id)
  const waitingId = await closeWaiting(ledger.db, slice.id, { state: 'rejected' })
  if (waitingId !== null) await clearStaged(ledger, waitingId)
  await deletePages(ledger, slice.id)
  await deleteValidators(ledger, slice.id)
  return { provider: slice.provider, slice: slice.name, wasScheduled: feed !== null, ended }
}

/** The feed is paused meanwhile, or the server might fill the list again. */
async function endPausedSlice(
  context: OperationContext,
  slice: Slice,
  feed: Feed | null,
): Promise<ImportReport> {
  const { ledger, nowMs = Date.now() } = context
  if (feed) await setFeedPaused(ledger, feed.id, nowMs)
  try {
    return await endSlice(context, slice)
  } catch (error) {
    if (feed && feed.pausedAtMs === null) await setFeedPaused(ledger, feed.id, null)
    throw error
  }
}

/** Whether a list's source exchanges it by design. */
export async function setRolling(
  { ledger }: Pick<OperationContext, 'ledger'>,
  name: FeedName,
  isRolling: boolean,
): Promise<Slice> {
  const { slice } = await getNamedSlice(ledger, name)
  await setSliceRolling(ledger, slice.id, isRolling)
  return { ...slice, isRolling }
}

/** Whether each import of a list waits for approval. */
export async function setReviewed(
  { ledger }: Pick<OperationContext, 'ledger'>,
  name: FeedName,
  isReviewed: boolean,
): Promise<Slice> {
  const { slice } = await getNamedSlice(ledger, name)
  await setSliceReviewed(ledger, slice.id, isReviewed)
  return { ...slice, isReviewed }
}
