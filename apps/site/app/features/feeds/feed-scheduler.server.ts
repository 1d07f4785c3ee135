/** Imports the feeds that are due, inside the running server, one at a time. */
import { claimFeed, listDueFeeds, setFeedRun } from '#server/ledger/feeds.ts'
import type { Feed } from '#server/ledger/feeds.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import type { MappingRules } from './map-record.ts'
import type { ImportOptions, ImportReport } from './import-feed.server.ts'

const DEFAULT_INTERVAL_MS = 60_000

export interface FeedLog {
  info(event: string, fields?: Record<string, unknown>): void
  warn(event: string, fields?: Record<string, unknown>): void
}

export interface FeedSchedulerOptions {
  ledger: Ledger
  rules: MappingRules
  importFeed: (options: ImportOptions) => Promise<ImportReport>
  log?: FeedLog
  /** How often it looks; a minute unless told. */
  intervalMs?: number
  now?: () => number
}

export interface FeedScheduler {
  /** Looks now; resolves when all that was due has been imported or has failed. Looks never overlap. */
  runDue(): Promise<void>
  /** Starts no further import, stops the running one (which changes nothing then) and resolves when it has ended. */
  close(): Promise<void>
}

export function startFeedScheduler(options: FeedSchedulerOptions): FeedScheduler {
  const { ledger, log, intervalMs = DEFAULT_INTERVAL_MS, now = Date.now } = options
  let running: Promise<void> | null = null
  const stop = new AbortController()

  async function runDue(): Promise<void> {
    const feeds = await listDueFeeds(ledger, now())
    for (const feed of feeds) {
      if (stop.signal.aborted) return
      // Another process of the fleet may have been first.
      if (await claimFeed(ledger, feed, now())) await runFeed(feed)
    }
  }

  async function runFeed(feed: Feed): Promise<void> {
    let error: string | null = null
    try {
      const report = await options.importFeed({
        ledger,
        rules: options.rules,
        provider: feed.provider,
        origin: feed.url,
        signal: stop.signal,
      })
      const { details: _, ...counts } = report
      log?.info('feed imported', { ...counts })
    } catch (cause) {
      // It was not the feed's fault: it stays as it is and has its next time already.
      if (stop.signal.aborted) return
      error = cause instanceof Error ? cause.message : String(cause)
      log?.warn('feed failed', { provider: feed.provider, url: feed.url, error })
    }
    await setFeedRun(ledger, feed.id, { atMs: now(), error })
  }

  function look(): Promise<void> {
    running ??= runDue()
      .catch((cause: Error) => log?.warn('feeds not looked at', { error: cause.message }))
      .finally(() => (running = null))
    return running
  }

  const timer = setInterval(look, intervalMs)
  timer.unref()
  return {
    runDue: look,
    async close() {
      stop.abort()
      clearInterval(timer)
      await running
    },
  }
}
