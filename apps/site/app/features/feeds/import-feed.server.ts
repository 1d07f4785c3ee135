/**
 * Imports a provider's feed: read as a stream, mapped, decided, staged; then published in one short transaction.
 * Whatever goes wrong before that transaction leaves the catalogue as it was.
 */
import { setImmediate } from 'node:timers/promises'
import { titleKey } from '#server/ledger/games.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { OWN_PROVIDER } from '../catalogue/own-games.server.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import { listMissingKeys, type FeedAdapter } from './adapter.ts'
import { readFeed } from './feed-source.server.ts'
import type { FeedProgress, OpenStream } from './feed-source.server.ts'
import { ImportPlan } from './import-plan.ts'
import type { ImportCounts, LedgerView, RecordNote } from './import-plan.ts'
import { FeedFault } from './feed-fault.ts'
import type { FeedRecord } from './json-records.ts'
import { mapRecord, type MappingRules } from './map-record.ts'
import { FEED_ADAPTERS, findAdapter } from './providers.ts'
import { countFinishedImports, publishImport } from './publish.server.ts'
import { stageRelinks } from './relink.server.ts'
import { clearStaged, Staging } from './staging.server.ts'

const PAGE_ROWS = 5000
/** How long records are worked on at a stretch. */
const TURN_MS = 5
/** After this many records without the provider's keys the file is somebody else's. */
const STRANGE_RECORDS = 20

export interface ImportOptions {
  ledger: Ledger
  rules: MappingRules
  provider: string
  /** A file's path or an https address of the provider's. */
  origin: string
  /** Takes a feed that shrank by more than half. */
  isForced?: boolean
  nowMs?: number
  onProgress?: (progress: FeedProgress) => void
  openStream?: OpenStream
  /** Ends the import early; nothing is changed then. */
  signal?: AbortSignal
}

export interface ImportReport extends ImportCounts {
  provider: string
  origin: string
  importId: number
  durationMs: number
  /** How long the publishing transaction took. */
  publishMs: number
  details: { duplicate: RecordNote[]; filtered: RecordNote[]; broken: RecordNote[] }
}

/** Throws `FeedFault` when there is nothing to import from; the message says what, where and that nothing changed. */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  const adapter = findAdapter(options.provider)
  if (!adapter) {
    const known = FEED_ADAPTERS.map(({ provider }) => provider).join(', ')
    throw new FeedFault('wrong-provider', `There is no provider “${options.provider}”; known are ${known}`)
  }
  const { ledger } = options
  await clearLeftovers(ledger, adapter.provider)
  const importId = await startImport(options, adapter)
  try {
    return await runImport(options, adapter, importId)
  } catch (error) {
    await clearStaged(ledger, importId)
    await ledger.db.deleteFrom('imports').where('id', '=', importId).execute()
    if (!(error instanceof FeedFault || error instanceof OutboundError)) throw error
    const message = `Importing ${adapter.label} from ${options.origin} failed: ${error.message}. Nothing was changed.`
    throw new FeedFault(error instanceof FeedFault ? error.code : 'unreachable', message)
  }
}

async function runImport(
  options: ImportOptions,
  adapter: FeedAdapter,
  importId: number,
): Promise<ImportReport> {
  const { ledger, provider, origin, nowMs = Date.now() } = options
  const startedAtMs = performance.now()
  const finishedBefore = await countFinishedImports(ledger.db)
  const view = await readLedgerView(ledger, provider)
  const plan = new ImportPlan({ provider, ownProvider: OWN_PROVIDER, view, titleKey })
  const staging = new Staging(ledger, importId, nowMs)
  const last = await stageRecords(options, adapter, plan, staging)
  refuseUseless(plan)
  if (!options.isForced) await refuseShrunk(ledger, provider, plan.counts.fetched)

  const vanishedIds = plan.listVanished()
  const promotions = await stageRelinks({
    ledger,
    staging,
    importId,
    provider,
    ownProvider: OWN_PROVIDER,
    slugs: [...plan.relinked],
    vanishedIds: new Set(vanishedIds),
    firstNumber: last + 1,
  })
  const publishedAtMs = performance.now()
  await publishImport({
    ledger,
    importId,
    provider,
    ownProvider: OWN_PROVIDER,
    nowMs,
    counts: plan.counts,
    stagedRows: staging.rows,
    finishedBefore,
    vanishedIds,
    promotions,
  })
  const publishMs = Math.round(performance.now() - publishedAtMs)
  await clearStaged(ledger, importId)
  const { duplicate, filtered, broken } = plan
  return {
    provider,
    origin,
    importId,
    ...plan.counts,
    durationMs: Math.round(performance.now() - startedAtMs),
    publishMs,
    details: { duplicate, filtered, broken },
  }
}

/** Returns the last record's number. */
async function stageRecords(
  { rules, origin, openStream, onProgress, signal }: ImportOptions,
  adapter: FeedAdapter,
  plan: ImportPlan,
  staging: Staging,
): Promise<number> {
  let last = 0
  let isTheirs = false
  let firstStrange: FeedRecord | null = null
  let turnAtMs = performance.now()
  for await (const record of readFeed({ adapter, origin, openStream, onProgress, signal })) {
    signal?.throwIfAborted()
    last = record.number
    if (!isTheirs) {
      isTheirs = listMissingKeys(record.value, adapter).length === 0
      firstStrange ??= isTheirs ? null : record
      if (!isTheirs && last >= STRANGE_RECORDS) break
    }
    const outcome =
      record.value === undefined
        ? ({ kind: 'broken', providerId: null, reason: 'its bytes are not UTF-8' } as const)
        : mapRecord(record.value, adapter, rules)
    const change = plan.take(record.number, outcome)
    if (change) await staging.add(change, record.text)
    if (performance.now() - turnAtMs > TURN_MS) {
      // Inside the server, pages are answered in between.
      await setImmediate()
      turnAtMs = performance.now()
    }
  }
  if (last === 0) throw new FeedFault('empty', 'it has no records')
  if (!isTheirs) throw new FeedFault('wrong-provider', describeStranger(firstStrange!, adapter))
  await staging.flush()
  return last
}

function describeStranger({ number, byteOffset, value }: FeedRecord, adapter: FeedAdapter): string {
  const missing = listMissingKeys(value, adapter).map((key) => `“${key}”`)
  const real = FEED_ADAPTERS.find((other) => listMissingKeys(value, other).length === 0)
  const guess = real ? `; it looks like one of ${real.label}’s (${real.provider})` : ''
  return `it is not a ${adapter.label} feed: record ${number} (from byte ${byteOffset}) has no ${missing.join(', ')}${guess}`
}

function refuseUseless(plan: ImportPlan): void {
  const [first] = plan.broken
  const isUseless =
    plan.counts.broken > 0 &&
    plan.broken.length + plan.duplicate.filter(isRepeat).length === plan.counts.fetched
  if (!isUseless || !first) return
  const text = `none of its ${plan.counts.fetched} records is usable; record ${first.record}: ${first.reason}`
  throw new FeedFault('wrong-shape', text)
}

const isRepeat = (note: RecordNote) => note.kept === undefined

async function refuseShrunk({ db }: Ledger, provider: string, fetched: number): Promise<void> {
  const row = await db
    .selectFrom('imports')
    .select('counts')
    .where('provider', '=', provider)
    .where('finished_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const before = row?.counts ? (JSON.parse(row.counts) as ImportCounts).fetched : 0
  if (fetched * 2 >= before) return
  const advice = 'it may be cut short; where that is right, import it with --force'
  throw new FeedFault(
    'shrunk',
    `it has ${fetched} records and had ${before} the last time, less than half: ${advice}`,
  )
}

/** What a process that was killed left behind. */
async function clearLeftovers(ledger: Ledger, provider: string): Promise<void> {
  const rows = await ledger.db
    .selectFrom('imports')
    .select(['id', 'finished_at'])
    .where('provider', '=', provider)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('finished_at', 'is', null),
        exists(
          selectFrom('staged_records')
            .select('record_number')
            .whereRef('staged_records.import_id', '=', 'imports.id'),
        ),
      ]),
    )
    .execute()
  for (const row of rows) {
    await clearStaged(ledger, row.id)
    if (row.finished_at === null) await ledger.db.deleteFrom('imports').where('id', '=', row.id).execute()
  }
}

async function startImport({ ledger, origin, nowMs = Date.now() }: ImportOptions, { provider }: FeedAdapter) {
  const { id } = await ledger.db
    .insertInto('imports')
    .values({ provider, origin, started_at: nowMs })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function readLedgerView({ db }: Ledger, provider: string): Promise<LedgerView> {
  const view: LedgerView = { records: new Map(), games: new Map(), slugByTitleKey: new Map() }
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('provider_records')
      .select(['provider_id', 'game_slug', 'content_hash', 'vanished_at'])
      .where('provider', '=', provider)
      .where('provider_id', '>', last)
      .orderBy('provider_id')
      .limit(PAGE_ROWS)
      .execute()
    for (const row of rows)
      view.records.set(row.provider_id, {
        gameSlug: row.game_slug,
        contentHash: row.content_hash,
        isVanished: row.vanished_at !== null,
      })
    if (rows.length < PAGE_ROWS) break
    last = rows.at(-1)!.provider_id
  }
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('games')
      .select(['slug', 'title_key', 'provider', 'provider_id', 'merged_into'])
      .where('slug', '>', last)
      .orderBy('slug')
      .limit(PAGE_ROWS)
      .execute()
    for (const row of rows) {
      view.games.set(row.slug, {
        titleKey: row.title_key,
        provider: row.provider,
        providerId: row.provider_id,
      })
      // A merged game leads elsewhere: its title is the survivor's matter.
      if (row.merged_into === null) view.slugByTitleKey.set(row.title_key, row.slug)
    }
    if (rows.length < PAGE_ROWS) return view
    last = rows.at(-1)!.slug
  }
}
