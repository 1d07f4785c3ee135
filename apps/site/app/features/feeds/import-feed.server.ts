/** Imports a provider's feed, from a file or from the provider's own host. */
import { deletePages } from '#server/ledger/feed-pages.ts'
import { findLastPublished } from '#server/ledger/imports.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { listFeeds } from '#server/ledger/feeds.ts'
import { DEFAULT_SLICE, ensureSlice, findFeedId, toFeedSlice } from '#server/ledger/slices.ts'
import type { Slice } from '#server/ledger/slices.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import { listAdapters } from './added-providers.server.ts'
import { listMissingKeys } from './adapter.ts'
import type { FeedAdapter } from './adapter.ts'
import { describeFeed } from './describe-feed.ts'
import { adviseOn, FeedFault, FeedUnmodified } from './feed-fault.ts'
import type { FeedFaultCode } from './feed-fault.ts'
import { readFeed } from './feed-source.server.ts'
import type { FeedProgress, FeedReading, OpenStream } from './feed-reading.server.ts'
import { createPageStore, FeedVersion } from './feed-version.server.ts'
import type { ImportPlan, RecordNote } from './import-plan.ts'
import { runImport } from './import-run.server.ts'
import type { ImportReport } from './import-run.server.ts'
import type { FeedRecord } from './json-records.ts'
import type { MappingRules } from './map-record.ts'
import { getAdapter } from './providers.ts'

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
  /** Counts what would change, and stores nothing. */
  isDryRun?: boolean
  /** What the import is said to come from; a file that was sent has a name of its own. */
  originName?: string
  nowMs?: number
  onProgress?: (progress: FeedProgress) => void
  openStream?: OpenStream
  /** Tests: instead of real time between two requests. */
  wait?: FeedReading['wait']
  /** Ends the import early; nothing is changed then. */
  signal?: AbortSignal
}

/** Throws `FeedFault` when there is nothing to import from; the message has the source, the cause, that nothing changed, and what to do. */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  const { ledger, provider, origin, isForced = false, nowMs = Date.now() } = options
  const adapters = await listAdapters(ledger)
  const adapter = getAdapter(provider, adapters)
  const slice = await ensureSlice(ledger, provider, options.slice ?? (await findSliceName(options)))
  const version = new FeedVersion({ ...options, adapter, slice })
  const validators = isForced || options.isDryRun ? null : await version.find()
  const source = new FeedReader({ ...options, nowMs }, { adapter, slice, version, validators })
  try {
    const report = await runSource({ ...options, nowMs }, { adapter, slice, source })
    if (!options.isDryRun) await deletePages(ledger, slice.id)
    if (report.state === 'published') await version.store(report.importId)
    return report
  } catch (error) {
    if (error instanceof FeedUnmodified) return version.report()
    if (!(error instanceof FeedFault || error instanceof OutboundError)) throw error
    const code = error instanceof FeedFault ? error.code : 'unreachable'
    // A feed that cannot be reached now is read on from where it was.
    if (code !== 'unreachable' && code !== 'outdated') await deletePages(ledger, slice.id)
    const found = await source.describe(code, adapters)
    throw new FeedFault(
      code,
      `Importing ${adapter.label} from ${options.originName ?? origin} failed: ${error.message}${found}. Nothing was changed. ${adviseOn(code, findFeedId(slice.name))}.`,
    )
  }
}

interface SourceParts {
  adapter: FeedAdapter
  slice: Slice
  source: FeedReader
}

function runSource(
  options: ImportOptions & { nowMs: number },
  { adapter, slice, source }: SourceParts,
): Promise<ImportReport> {
  const { ledger, rules, origin, originName = origin, nowMs, signal, isForced = false } = options
  return runImport({
    ledger,
    rules,
    adapter,
    slice,
    kind: 'feed',
    origin: originName,
    open: () => source.read(),
    check: async (plan) => {
      rejectPlanWithoutGames(plan)
      if (!isForced) await refuseShrunk(ledger, slice, plan.counts.fetched)
    },
    isUnguarded: isForced,
    isDryRun: options.isDryRun,
    nowMs,
    signal,
  })
}

/** The address of a scheduled feed is that feed's list, for every import. */
async function findSliceName({ ledger, provider, origin }: ImportOptions): Promise<string> {
  const feeds = await listFeeds(ledger)
  const feed = feeds.find((one) => one.provider === provider && one.url === origin)
  return feed ? toFeedSlice(feed.id) : DEFAULT_SLICE
}

interface ReaderParts {
  adapter: FeedAdapter
  slice: Slice
  version: FeedVersion
  validators: FeedReading['validators']
}

/** Faults of a feed that is something else than it should be. */
const SHAPE_FAULTS: readonly FeedFaultCode[] = ['not-json', 'malformed', 'wrong-shape', 'wrong-provider']

/** Reads the feed's records and refuses one that is another provider's. */
class FeedReader {
  readonly #options: ImportOptions & { nowMs: number }
  readonly #parts: ReaderParts
  /** The first bytes of the feed. */
  #start: Uint8Array | null = null

  constructor(options: ImportOptions & { nowMs: number }, parts: ReaderParts) {
    this.#options = options
    this.#parts = parts
  }

  async *read(): AsyncGenerator<FeedRecord> {
    const { ledger, origin, openStream, onProgress, signal, wait, nowMs } = this.#options
    const { adapter, slice, version, validators } = this.#parts
    let isFromProvider = false
    let firstUnrecognised: FeedRecord | null = null
    let records = 0
    const reading: FeedReading = {
      ...{ adapter, origin, openStream, onProgress, signal, wait, validators },
      store: createPageStore(ledger, slice.id, nowMs),
      onStart: (bytes) => (this.#start ??= bytes),
      onValidators: (found) => version.note(found),
    }
    for await (const record of readFeed(reading)) {
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

  /** What was found instead, and the providers whose feeds are written like that; empty where the fault is another one. */
  async describe(code: FeedFaultCode, adapters: readonly FeedAdapter[]): Promise<string> {
    if (this.#start === null || !SHAPE_FAULTS.includes(code)) return ''
    return describeFeed(this.#start, { adapters, wanted: this.#parts.adapter })
  }
}

function describeWrongProvider({ number, byteOffset, value }: FeedRecord, adapter: FeedAdapter): string {
  const missing = listMissingKeys(value, adapter).map((path) =>
    [path]
      .flat()
      .map((key) => `“${key}”`)
      .join(' or '),
  )
  return `it is not a ${adapter.label} feed: record ${number} (from byte ${byteOffset}) has no ${missing.join(', ')}`
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
