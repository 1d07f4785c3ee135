/** Scheduled feeds: `listFeeds`, `getFeedOptions`, `checkFeed`, `addFeed`, `runFeed`, `removeFeed`. */
import * as v from 'valibot'
import { listAdapters } from '#app/features/feeds/added-providers.server.ts'
import type { FeedAdapter } from '#app/features/feeds/adapter.ts'
import {
  getFeed,
  getFeedOverview,
  removeFeed,
  runFeedNow,
  scheduleFeed,
  type FeedOverview,
  type FeedState,
  type RemovedFeed,
} from '#app/features/feeds/feed-operations.server.ts'
import { importFeed } from '#app/features/feeds/import-feed.server.ts'
import type { ImportReport } from '#app/features/feeds/import-run.server.ts'
import { loadRules } from '#app/features/feeds/load-rules.server.ts'
import { describeProvider, findAdapter, listProviderNames } from '#app/features/feeds/providers.ts'
import { checkAddress } from '#app/features/outbound/checked-address.server.ts'
import { importInProcess } from '../import-process.ts'
import type { Feed } from '../ledger/feeds.ts'
import { groupRefused, type RefusedTitles } from '../ledger/import-titles.ts'
import { listRunningImports, type ImportEntry } from '../ledger/imports.ts'
import { toFeedSlice } from '../ledger/slices.ts'
import { listVanishedGames } from '../ledger/vanished-games.ts'
import { explainFaults } from './feed-faults.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'

const MINUTE_MS = 60_000
export const MIN_EVERY_MS = 15 * MINUTE_MS
export const MAX_EVERY_MS = 90 * 24 * 60 * MINUTE_MS

const IdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))
const EveryMsSchema = v.pipe(v.number(), v.integer(), v.minValue(MIN_EVERY_MS), v.maxValue(MAX_EVERY_MS))
const ProviderSchema = v.pipe(v.string(), v.maxLength(100))
const UrlSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000))
/** A feed by its id, or a list by its provider and name. */
export const FeedNameSchema = v.union([
  v.object({ id: IdSchema }),
  v.object({ provider: ProviderSchema, slice: v.pipe(v.string(), v.maxLength(40)) }),
])

export interface FeedList extends Omit<FeedOverview, 'feeds'> {
  feeds: (FeedState & { label: string; running: ImportEntry | null })[]
  /** Every import that runs now, in any process; `counts` has how far it is. */
  running: (ImportEntry & { label: string })[]
  /** How many games no list contains any more, published or not. */
  vanishedGames: number
}

export const listFeedsOperation = defineOperation({
  name: 'listFeeds',
  permission: 'feeds.read',
  schema: v.object({}),
  async run({ ledger }): Promise<FeedList> {
    const [overview, running, adapters] = [
      await getFeedOverview(ledger),
      await listRunningImports(ledger),
      await listAdapters(ledger),
    ]
    const labelOf = (provider: string) => describeProvider(provider, adapters)
    return {
      ...overview,
      feeds: overview.feeds.map((feed) => ({
        ...feed,
        label: labelOf(feed.provider),
        running:
          running.find(({ provider, slice }) => provider === feed.provider && slice === feed.slice) ?? null,
      })),
      running: running.map((entry) => ({ ...entry, label: labelOf(entry.provider) })),
      vanishedGames: (await listVanishedGames(ledger, { limit: 1, offset: 0 })).total,
    }
  },
})

export interface FeedProviderOption {
  provider: string
  label: string
  /** Where its feeds are; a feed of another host is refused. */
  feedHosts: readonly string[]
  /** Whether its play addresses carry the publisher's id, which the setting `providerIds` of a site has. */
  takesPublisherId: boolean
  isOwn: boolean
}

export const getFeedOptionsOperation = defineOperation({
  name: 'getFeedOptions',
  permission: 'feeds.read',
  schema: v.object({}),
  async run({ ledger }): Promise<{ providers: FeedProviderOption[] }> {
    const adapters = await listAdapters(ledger)
    return {
      providers: adapters.map(({ provider, label, feedHosts, publisher, licence }) => ({
        ...{ provider, label, feedHosts },
        takesPublisherId: publisher !== undefined,
        isOwn: licence !== undefined,
      })),
    }
  },
})

async function getAdapterOf({ ledger }: OperationContext, provider: string): Promise<FeedAdapter> {
  const adapters = await listAdapters(ledger)
  const adapter = findAdapter(provider, adapters)
  if (adapter) return adapter
  throw new OperationError(
    'invalid',
    `There is no provider “${provider}”; known are ${listProviderNames(adapters)}. To add one: feed provider add <file>`,
    'provider',
  )
}

function refuseAddress(adapter: FeedAdapter, url: string): void {
  try {
    checkAddress(url, adapter.feedHosts)
  } catch (error) {
    throw new OperationError('invalid', (error as Error).message, 'url')
  }
}

export interface CheckedFeed {
  counts: Pick<
    ImportReport,
    'fetched' | 'new' | 'updated' | 'unchanged' | 'duplicate' | 'filtered' | 'broken'
  >
  /** Of the first new games. */
  titles: readonly string[]
  /** By reason: what the filter refuses, and records that cannot be used. */
  refused: RefusedTitles[]
}

/** Slices of dry runs list nothing, so no page shows them. */
const CHECK_SLICE = 'check'

/** A dry run: reads the whole feed, decides about every record, and stores nothing. */
export const checkFeedOperation = defineOperation({
  name: 'checkFeed',
  permission: 'feeds.edit',
  schema: v.object({ provider: ProviderSchema, url: UrlSchema }),
  async run(context, { provider, url }): Promise<CheckedFeed> {
    const { ledger, config } = context
    refuseAddress(await getAdapterOf(context, provider), url)
    const rules = await loadRules(config.rootDir)
    const run = { ledger, rules, provider, origin: url, slice: CHECK_SLICE, isDryRun: true }
    return toChecked(await explainFaults(context, () => importFeed(run), 'url'))
  },
})

export function toChecked(report: ImportReport): CheckedFeed {
  const { fetched, new: added, updated, unchanged, duplicate, filtered, broken, details } = report
  return {
    counts: { fetched, new: added, updated, unchanged, duplicate, filtered, broken },
    titles: report.titles ?? [],
    refused: groupRefused([...details.filtered, ...details.broken]),
  }
}

export interface AddedFeed {
  id: number
  provider: string
  label: string
  url: string
  everyMs: number
}

/** The server imports it within a minute. */
export const addFeedOperation = defineOperation({
  name: 'addFeed',
  permission: 'feeds.edit',
  schema: v.object({
    provider: ProviderSchema,
    url: UrlSchema,
    everyMs: EveryMsSchema,
    isRolling: v.optional(v.boolean()),
    isReviewed: v.optional(v.boolean()),
  }),
  async run(context, feed): Promise<AddedFeed> {
    const { ledger, nowMs } = context
    const adapter = await getAdapterOf(context, feed.provider)
    refuseAddress(adapter, feed.url)
    const id = await scheduleFeed({ ledger, nowMs }, feed)
    const { provider, url, everyMs } = feed
    await recordAudit(context, 'addFeed', {
      target: `feed ${id}`,
      before: null,
      after: { provider, everyMs, isReviewed: feed.isReviewed ?? false },
    })
    return { id, provider, label: adapter.label, url, everyMs }
  },
})

export interface StartedFeed {
  id: number
  /** Null while it runs in the background: `listFeeds` has its progress. */
  report: ImportReport | null
}

/** Imports a feed now, also a paused one. In the server it goes on after the answer. */
export const runFeedOperation = defineOperation({
  name: 'runFeed',
  permission: 'feeds.edit',
  schema: v.object({ id: IdSchema, isForced: v.optional(v.boolean(), false) }),
  async run(context, { id, isForced }): Promise<StartedFeed> {
    const { ledger, config, background, onProgress } = context
    const rules = await loadRules(config.rootDir)
    const feed = await explainFaults(context, () => getFeed(ledger, id))
    if (background) await refuseSecondRun(context, feed)
    await recordAudit(context, 'runFeed', { target: `feed ${id}`, before: null, after: { isForced } })
    const run = { ledger, rules, id, isForced, onProgress }
    if (!background) return { id, report: await runFeedNow({ ...run, importFeed }) }
    background.start(`feed ${id}`, (signal) =>
      runFeedNow({ ...run, importFeed: importInProcess(config), signal }),
    )
    return { id, report: null }
  },
})

/** A run that was killed stays in the ledger until the next one: an old one does not count. */
const MAX_RUN_MS = 10 * MINUTE_MS

async function refuseSecondRun({ ledger, nowMs }: OperationContext, feed: Feed): Promise<void> {
  const running = (await listRunningImports(ledger)).some(
    ({ provider, slice, startedAtMs }) =>
      provider === feed.provider && slice === toFeedSlice(feed.id) && nowMs - startedAtMs < MAX_RUN_MS,
  )
  if (running) throw new OperationError('feed-fault', 'This feed is being imported already')
}

export const removeFeedOperation = defineOperation({
  name: 'removeFeed',
  permission: 'feeds.edit',
  needsFreshCheck: true,
  schema: v.intersect([
    FeedNameSchema,
    /** Also unpublishes the games that only this list has. */
    v.object({ endsList: v.optional(v.boolean(), false) }),
  ]),
  async run(context, { endsList, ...name }): Promise<RemovedFeed> {
    const { ledger, config } = context
    const rules = await loadRules(config.rootDir)
    return explainFaults(context, async () => {
      const removed = await removeFeed({ ledger, rules }, name, { endsList })
      await recordAudit(context, 'removeFeed', {
        target: 'id' in name ? `feed ${name.id}` : `list ${name.provider}/${name.slice}`,
        before: { provider: removed.provider },
        after: { unpublished: removed.ended?.unpublished ?? 0 },
      })
      return removed
    })
  },
})
