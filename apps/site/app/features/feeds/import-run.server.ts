/**
 * One run of an import: records are mapped, decided and staged; then published in one short transaction, or held for approval.
 * A failure before that transaction leaves the catalogue unchanged.
 */
import { setImmediate } from 'node:timers/promises'
import { startPolling } from '#server/base/polling.ts'
import { pruneChangeLog } from '#server/ledger/change-log.ts'
import { titleKey } from '#server/ledger/games.ts'
import {
  clearLeftovers,
  createImport,
  deleteImport,
  ALIVE_EVERY_MS,
  setImportAlive,
  setImportProgress,
  setImportWaiting,
} from '#server/ledger/imports.ts'
import type { ImportKind } from '#server/ledger/imports.ts'
import { listStagedTitles } from '#server/ledger/import-titles.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { MAX_REFUSED_RECORDS, pruneRefusals } from '#server/ledger/refused-records.ts'
import type { Slice } from '#server/ledger/slices.ts'
import { clearStaged } from '#server/ledger/staged-rows.ts'
import { applyVanishedRule } from '#server/ledger/vanished-games.ts'
import { OWN_PROVIDER } from '#app/domain/game.ts'
import type { FeedAdapter } from './adapter.ts'
import { FeedFault } from './feed-fault.ts'
import { findGuardReason, type ListChange } from './growth-guard.ts'
import { digestStaged } from './digest.server.ts'
import { ImportPlan } from './import-plan.ts'
import type { ImportCounts, RecordNote } from './import-plan.ts'
import type { StagedChange } from './staged-change.ts'
import type { LedgerView } from './ledger-view.ts'
import { readLedgerView } from './ledger-view.server.ts'
import { mapRecord } from './map-record.ts'
import type { MappingOutcome, MappingRules } from './map-record.ts'
import { publishImport } from './publish.server.ts'
import { stageRelinks } from './relink.server.ts'
import { Staging } from './staging.server.ts'
import { DuplicateFinder } from './duplicate-records.server.ts'

/** How often a running import says how far it is, and learns that it was cancelled. */
const PROGRESS_MS = 500
/** How long records are worked on at a stretch. */
const TURN_MS = 5
const MAX_SAMPLE_TITLES = 20

/** The raw record. `value` undefined: its bytes are not UTF-8. */
export interface SourceRecord {
  number: number
  value: unknown
  text: string
  /** Why it cannot be used, where the reader sees that. */
  fault?: string
}

/** What is known of a run when its source is opened. */
export interface RunContext {
  view: LedgerView
}

export interface ImportRun {
  ledger: Ledger
  rules: MappingRules
  adapter: FeedAdapter
  /** Null for a change of single records. */
  slice: Slice | null
  kind: ImportKind
  origin: string
  /** The records, or ids of which only is known that they are listed as before. */
  open(context: RunContext): AsyncIterable<SourceRecord | { listedId: string }>
  /** Throws when what was read cannot be a feed of this slice. */
  check?(plan: ImportPlan): Promise<void>
  /** Publishes any changes. */
  isUnguarded: boolean
  /** Counts what would change, and stores nothing. */
  isDryRun?: boolean
  /** The waiting import that this one publishes. */
  approves?: number
  nowMs: number
  signal?: AbortSignal
}

export interface ImportReport extends ImportCounts {
  provider: string
  /** Null for a change of single records. */
  slice: string | null
  origin: string
  importId: number
  /** `waiting`: nothing was published; the import waits for approval. `unmodified`: the provider has no newer list than the published one. `checked`: a dry run. */
  state: 'published' | 'waiting' | 'unmodified' | 'checked'
  /** Why it waits. */
  reason: string | null
  durationMs: number
  /** How long the publishing transaction took. */
  publishMs: number
  /** Games that went off because the filter refuses their records, and games that came back. */
  unpublished: number
  returned: number
  details: { duplicate: RecordNote[]; filtered: RecordNote[]; broken: RecordNote[] }
  /** Of a dry run: titles of the first new games. */
  titles?: string[]
}

export async function runImport(run: ImportRun): Promise<ImportReport> {
  const { ledger, slice, kind, origin, nowMs } = run
  const { provider } = run.adapter
  const sliceId = slice?.id ?? null
  await clearLeftovers(ledger, sliceId, nowMs)
  const importId = await createImport(ledger, { provider, origin, sliceId, kind, nowMs })
  const alive = startPolling({
    everyMs: ALIVE_EVERY_MS,
    look: () => setImportAlive(ledger, importId, Date.now()),
    // The import itself fails when the ledger does.
    onError: () => {},
  })
  try {
    return await stageAndPublish(run, importId)
  } catch (error) {
    const isThere = await isRunning(ledger, importId)
    await deleteImport(ledger, importId)
    if (isThere || error instanceof FeedFault) throw error
    // Another run of the slice took this one for a killed one; what fails then is a matter of chance.
    throw new FeedFault('outdated', 'another import of the same list ran at the same time')
  } finally {
    await alive.close()
  }
}

async function isRunning({ db }: Ledger, importId: number): Promise<boolean> {
  const row = await db.selectFrom('imports').select('id').where('id', '=', importId).executeTakeFirst()
  return row !== undefined
}

async function stageAndPublish(run: ImportRun, importId: number): Promise<ImportReport> {
  const { ledger, adapter, rules, slice, nowMs } = run
  const startedAtMs = performance.now()
  const view = await readLedgerView(ledger, adapter.provider, slice?.id ?? null)
  const before = view.listed.size
  const plan = new ImportPlan({
    provider: adapter.provider,
    ownProvider: OWN_PROVIDER,
    view,
    titleKey,
    maxRefused: MAX_REFUSED_RECORDS,
  })
  const staging = new Staging({ ledger, adapter, rules, importId, nowMs })
  const last = await stageRecords(run, { importId, view, plan, staging })
  await run.check?.(plan)
  const left = slice === null ? [] : plan.listLeft()
  const change = { before, now: plan.seenIds, left: left.length, replaced: staging.replaced }
  const staged = { importId, view, plan, staging, left, last }
  const { reason, outcome } = await finish(run, staged, change)
  const { duplicate, filtered, broken } = plan
  return {
    provider: adapter.provider,
    slice: slice?.name ?? null,
    origin: run.origin,
    reason,
    ...plan.counts,
    ...outcome,
    durationMs: Math.round(performance.now() - startedAtMs),
    details: { duplicate, filtered, broken },
  }
}

async function finish(
  run: ImportRun,
  staged: Staged,
  change: ListChange,
): Promise<{ reason: string | null; outcome: Outcome }> {
  const { slice } = run
  if (run.isDryRun) return { reason: null, outcome: await discard(run, staged) }
  // Without a change there is nothing to review.
  const isChanging = staged.staging.rows > 0 || staged.left.length > 0
  const reason =
    run.isUnguarded || slice === null
      ? null
      : findGuardReason(change, { ...slice, isReviewed: slice.isReviewed && isChanging })
  if (reason === null) return { reason, outcome: await publish(run, staged) }
  return { reason, outcome: await holdBack(run, slice!.id, reason, staged) }
}

/** Of a dry run nothing stays. */
async function discard({ ledger }: ImportRun, { importId }: Staged): Promise<Outcome> {
  const titles = await listStagedTitles(ledger, importId, MAX_SAMPLE_TITLES)
  await deleteImport(ledger, importId)
  return { importId, state: 'checked', publishMs: 0, unpublished: 0, returned: 0, titles }
}

interface Stage {
  importId: number
  view: LedgerView
  plan: ImportPlan
  staging: Staging
}

/** Returns the last record's number. */
async function stageRecords(run: ImportRun, stage: Stage): Promise<number> {
  const { adapter, rules, signal, ledger } = run
  const { plan, staging, view } = stage
  const duplicates = new DuplicateFinder(ledger, view, staging)
  let last = 0
  let turnAtMs = performance.now()
  let progressAtMs = 0
  for await (const record of run.open({ view })) {
    signal?.throwIfAborted()
    last = 'listedId' in record ? last + 1 : record.number
    const change =
      'listedId' in record
        ? plan.takeUnread(last, record.listedId)
        : await decide(plan, duplicates, last, mapSource(record, adapter, rules))
    if (change) await staging.add(change, 'text' in record ? record.text : '')
    if (performance.now() - progressAtMs > PROGRESS_MS) {
      if (!(await setImportProgress(ledger, stage.importId, plan.counts)))
        throw new FeedFault('cancelled', 'it was cancelled')
      progressAtMs = performance.now()
    }
    if (performance.now() - turnAtMs > TURN_MS) {
      // Inside the server, pages are answered in between.
      await setImmediate()
      turnAtMs = performance.now()
    }
  }
  await staging.flush()
  return last
}

export function mapSource(
  { value, fault }: SourceRecord,
  adapter: FeedAdapter,
  rules: MappingRules,
): MappingOutcome {
  if (value === undefined) return { kind: 'broken', providerId: null, reason: 'its bytes are not UTF-8' }
  const outcome = mapRecord(value, adapter, rules)
  return fault === undefined ? outcome : toBroken(outcome, fault)
}

/** With its id, so that a record that cannot be used today does not end its game. */
function toBroken({ providerId }: MappingOutcome, reason: string): MappingOutcome {
  return providerId === null ? { kind: 'broken', providerId, reason } : { kind: 'broken', providerId, reason }
}

async function decide(
  plan: ImportPlan,
  duplicates: DuplicateFinder,
  recordNumber: number,
  outcome: MappingOutcome,
): Promise<StagedChange | null> {
  const candidates = plan.listCandidates(outcome)
  const isCompared = outcome.kind !== 'broken' && candidates.length > 0
  return plan.take(recordNumber, outcome, isCompared ? await duplicates.find(outcome.game, candidates) : null)
}

interface Staged extends Stage {
  left: StagedChange[]
  last: number
}

type Outcome = Pick<ImportReport, 'importId' | 'publishMs' | 'unpublished' | 'returned' | 'titles'> & {
  state: 'published' | 'waiting' | 'checked'
}

async function publish(
  run: ImportRun,
  { importId, view, plan, staging, left, last }: Staged,
): Promise<Outcome> {
  const { ledger, adapter, slice, kind, origin, nowMs } = run
  const { provider } = adapter
  const relinks = await stageRelinks({
    ledger,
    staging,
    importId,
    provider,
    ownProvider: OWN_PROVIDER,
    slugs: [...plan.relinked],
    endedIds: plan.endedIds,
    firstNumber: last + 1,
  })
  // After the relinks, which look through what is staged again and again.
  await stageLeft(staging, left, relinks.nextNumber)
  const startedAtMs = performance.now()
  const published = await publishImport({
    ledger,
    importId,
    kind,
    provider,
    sliceId: slice?.id ?? null,
    origin,
    ownProvider: OWN_PROVIDER,
    nowMs,
    counts: plan.counts,
    stagedRows: staging.rows,
    spans: staging.spans,
    changesCatalogue: staging.publishedRows > 0,
    version: view.version,
    hasRefusals: view.refused.size > 0,
    promotions: relinks.promotions,
    approves: run.approves ?? null,
  })
  const publishMs = Math.round(performance.now() - startedAtMs)
  await clearStaged(ledger, importId)
  if (run.approves !== undefined) await clearStaged(ledger, run.approves)
  if (slice) await pruneChangeLog(ledger, slice.id)
  if (plan.counts.filtered > 0 || view.refused.size > 0) await pruneRefusals(ledger, provider)
  await applyVanishedRule(ledger, nowMs)
  return { importId, state: 'published', publishMs, ...published }
}

async function holdBack(
  { ledger }: ImportRun,
  sliceId: number,
  reason: string,
  { importId, plan, staging, left, last }: Staged,
): Promise<Outcome> {
  await stageLeft(staging, left, last + 1)
  const digest = await digestStaged(ledger, importId)
  const waitingId = await setImportWaiting(ledger, { importId, sliceId, reason, digest, counts: plan.counts })
  return { importId: waitingId, state: 'waiting', publishMs: 0, unpublished: 0, returned: 0 }
}

async function stageLeft(staging: Staging, left: StagedChange[], firstNumber: number): Promise<void> {
  for (const [index, change] of left.entries())
    await staging.add({ ...change, recordNumber: firstNumber + index }, '')
  await staging.flush()
}
