/** Imports a provider's feed, from a file or from the provider's own host. */
import { findLastPublished } from '#server/ledger/imports.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { listFeeds } from '#server/ledger/feeds.ts'
import { DEFAULT_SLICE, ensureSlice, findFeedId, toFeedSlice } from '#server/ledger/slices.ts'
import type { Slice } from '#server/ledger/slices.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import { listMissingKeys } from './adapter.ts'
import type { FeedAdapter } from './adapter.ts'
import { adviseOn, FeedFault } from './feed-fault.ts'
import { readFeed } from './feed-source.server.ts'
import type { FeedProgress, OpenStream } from './feed-source.server.ts'
import type { ImportPlan, RecordNote } from './import-plan.ts'
import { runImport } from './import-run.server.ts'
import type { ImportReport } from './import-run.server.ts'
import type { FeedRecord } from './json-records.ts'
import type { MappingRules } from './map-record.ts'
import { FEED_ADAPTERS, getAdapter } from './providers.ts'

/** After this many records without the provider's keys the file is another provider's. */
const MAX_UNRECOGNISED = 20

export interface ImportOptions {
  ledger: Ledger
  rules: MappingRules
  provider: string
  /** A file's path or an https address of the provider's. */
  origin: string
  /** Which of the provider's lists it is; the scheduled feed of the same address, or `default`, unless named. */
  slice?: string
  /** Takes a feed that shrank by more than half, and publishes what would wait for approval. */
  isForced?: boolean
  nowMs?: number
  onProgress?: (progress: FeedProgress) => void
  openStream?: OpenStream
  /** Ends the import early; nothing is changed then. */
  signal?: AbortSignal
}

/** Throws `FeedFault` when there is nothing to import from; the message has the source, the cause, that nothing changed, and what to do. */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  const { ledger, provider, origin, rules, isForced = false, nowMs = Date.now(), signal } = options
  const adapter = getAdapter(provider)
  const slice = await ensureSlice(ledger, provider, options.slice ?? (await findSliceName(options)))
  const source = new FeedReader(options, adapter)
  try {
    return await runImport({
      ledger,
      rules,
      adapter,
      slice,
      kind: 'feed',
      origin,
      open: () => source.read(),
      check: async (plan) => {
        rejectPlanWithoutGames(plan)
        if (!isForced) await refuseShrunk(ledger, slice, plan.counts.fetched)
      },
      isUnguarded: isForced,
      nowMs,
      signal,
    })
  } catch (error) {
    if (!(error instanceof FeedFault || error instanceof OutboundError)) throw error
    const code = error instanceof FeedFault ? error.code : 'unreachable'
    throw new FeedFault(
      code,
      `Importing ${adapter.label} from ${origin} failed: ${error.message}. Nothing was changed. ${adviseOn(code, findFeedId(slice.name))}.`,
    )
  }
}

/** The address of a scheduled feed is that feed's list, for every import. */
async function findSliceName({ ledger, provider, origin }: ImportOptions): Promise<string> {
  const feeds = await listFeeds(ledger)
  const feed = feeds.find((one) => one.provider === provider && one.url === origin)
  return feed ? toFeedSlice(feed.id) : DEFAULT_SLICE
}

/** Reads the feed's records and refuses one that is another provider's. */
class FeedReader {
  readonly #options: ImportOptions
  readonly #adapter: FeedAdapter

  constructor(options: ImportOptions, adapter: FeedAdapter) {
    this.#options = options
    this.#adapter = adapter
  }

  async *read(): AsyncGenerator<FeedRecord> {
    const { origin, openStream, onProgress, signal } = this.#options
    const adapter = this.#adapter
    let isFromProvider = false
    let firstUnrecognised: FeedRecord | null = null
    let records = 0
    for await (const record of readFeed({ adapter, origin, openStream, onProgress, signal })) {
      records++
      if (!isFromProvider) {
        isFromProvider = listMissingKeys(record.value, adapter).length === 0
        firstUnrecognised ??= isFromProvider ? null : record
        if (!isFromProvider && records >= MAX_UNRECOGNISED) break
      }
      yield record
    }
    if (records === 0) throw new FeedFault('empty', 'it has no records')
    if (!isFromProvider)
      throw new FeedFault('wrong-provider', describeWrongProvider(firstUnrecognised!, adapter))
  }
}

function describeWrongProvider({ number, byteOffset, value }: FeedRecord, adapter: FeedAdapter): string {
  const missing = listMissingKeys(value, adapter).map((key) => `“${key}”`)
  const real = FEED_ADAPTERS.find((other) => listMissingKeys(value, other).length === 0)
  const guess = real ? `; it looks like one of ${real.label}’s (${real.provider})` : ''
  return `it is not a ${adapter.label} feed: record ${number} (from byte ${byteOffset}) has no ${missing.join(', ')}${guess}`
}

function rejectPlanWithoutGames(plan: ImportPlan): void {
  const [first] = plan.broken
  const hasNoGames =
    plan.counts.broken > 0 &&
    plan.broken.length + plan.duplicate.filter(isRepeat).length === plan.counts.fetched
  if (!hasNoGames || !first) return
  const text = `none of its ${plan.counts.fetched} records is usable; record ${first.record}: ${first.reason}`
  throw new FeedFault('wrong-shape', text)
}

const isRepeat = (note: RecordNote) => note.kept === undefined

async function refuseShrunk({ db }: Ledger, slice: Slice, fetched: number): Promise<void> {
  const last = await findLastPublished(db, slice.id)
  const before = last?.counts?.fetched ?? 0
  if (fetched * 2 >= before) return
  throw new FeedFault('shrunk', `it has ${fetched} records and had ${before} the last time, less than half`)
}
