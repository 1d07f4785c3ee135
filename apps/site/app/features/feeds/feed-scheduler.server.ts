/** Imports the feeds that are due, inside the running server, one at a time, and applies the rule for vanished games. */
import { claimFeed, listDueFeeds, releaseFeed, resumeInterruptedFeed } from '#server/ledger/feeds.ts'
import type { Feed } from '#server/ledger/feeds.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { applyVanishedRule } from '#server/ledger/vanished-games.ts'
import { runFeed } from './feed-run.server.ts'
import type { ImportOptions } from './import-feed.server.ts'
import type { ImportReport } from './import-run.server.ts'
import type { MappingRules } from './map-record.ts'

const DEFAULT_INTERVAL_MS = 60_000
/** Soon: this process may have taken over from one that died during an import. */
const FIRST_LOOK_MS = 2000

export interface FeedLog {
  info(event: string, fields?: Record<string, unknown>): void
  warn(event: string, fields?: Record<string, unknown>): void
}

export interface FeedSchedulerOptions {
  ledger: Ledger
  rules: MappingRules
  importFeed: (options: ImportOptions) => Promise<ImportReport>
  log?: FeedLog
  /** The check interval; a minute by default. */
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
  const { ledger, rules, importFeed, log, intervalMs = DEFAULT_INTERVAL_MS, now = Date.now } = options
  let running: Promise<void> | null = null
  let isResumed = false
  const stop = new AbortController()

  async function runDue(): Promise<void> {
    if (!isResumed) await resume()
    const feeds = await listDueFeeds(ledger, now())
    for (const feed of feeds) {
      if (stop.signal.aborted) return
      if (await claimFeed(ledger, feed, now())) await runOne(feed)
    }
    const slugs = await applyVanishedRule(ledger, now())
    if (slugs.length > 0) log?.info('unpublished games that no feed lists', { slugs })
  }

  async function resume(): Promise<void> {
    const feed = await resumeInterruptedFeed(ledger, now())
    if (feed) log?.warn('an import was interrupted', { provider: feed.provider, url: feed.url })
    isResumed = true
  }

  async function runOne(feed: Feed): Promise<void> {
    const { provider, url } = feed
    try {
      const report = await runFeed({ ledger, rules, feed, importFeed, signal: stop.signal, now })
      const { details: _, ...counts } = report
      if (report.state === 'published') log?.info('feed imported', { ...counts })
      else log?.warn('import waits for approval: feed approve', { ...counts })
    } catch (cause) {
      if (stop.signal.aborted) return
      log?.warn('feed failed', {
        provider,
        url,
        error: cause instanceof Error ? cause.message : String(cause),
      })
    } finally {
      await releaseFeed(ledger, feed, stop.signal.aborted)
    }
  }

  function look(): Promise<void> {
    running ??= runDue()
      .catch((cause: Error) => log?.warn('checking feeds failed', { error: cause.message }))
      .finally(() => (running = null))
    return running
  }

  const timers = [setTimeout(look, FIRST_LOOK_MS).unref(), setInterval(look, intervalMs).unref()]
  return {
    runDue: look,
    async close() {
      stop.abort()
      timers.forEach(clearTimeout)
      await running
    },
  }
}
