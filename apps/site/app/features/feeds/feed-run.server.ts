/** One run of a scheduled feed, by the server when it is due or by an operator now. */
import type { Feed } from '#server/ledger/feeds.ts'
import { setFeedRun } from '#server/ledger/feeds.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { toFeedSlice } from '#server/ledger/slices.ts'
import { FeedFault } from './feed-fault.ts'
import type { ImportOptions } from './import-feed.server.ts'
import type { ImportReport } from './import-run.server.ts'
import type { MappingRules } from './map-record.ts'

export interface FeedRun {
  ledger: Ledger
  rules: MappingRules
  feed: Feed
  importFeed: (options: ImportOptions) => Promise<ImportReport>
  isForced?: boolean
  onProgress?: ImportOptions['onProgress']
  openStream?: ImportOptions['openStream']
  signal?: AbortSignal
  now?: () => number
}

/** Imports the feed and notes how that went; a failure is noted and thrown. A run that was stopped or cancelled is not the feed's fault. */
export async function runFeed(run: FeedRun): Promise<ImportReport> {
  const { ledger, rules, feed, isForced, onProgress, openStream, signal, now = Date.now } = run
  let report: ImportReport
  try {
    report = await run.importFeed({
      ledger,
      rules,
      provider: feed.provider,
      origin: feed.url,
      slice: toFeedSlice(feed.id),
      isForced,
      onProgress,
      openStream,
      signal,
    })
  } catch (error) {
    const isCancelled = error instanceof FeedFault && error.code === 'cancelled'
    if (!signal?.aborted && !isCancelled) {
      const message = error instanceof Error ? error.message : String(error)
      await setFeedRun(ledger, feed, { atMs: now(), error: message })
    }
    throw error
  }
  await setFeedRun(ledger, feed, { atMs: now(), error: null })
  return report
}
