/** Operations on imports: approve or reject a waiting one, undo one, end a slice's list. */
import { closeWaiting, findImport, findLastPublished } from '#server/ledger/imports.ts'
import type { ImportEntry } from '#server/ledger/imports.ts'
import { setFeedPaused } from '#server/ledger/feeds.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { findFeedId, getSlice } from '#server/ledger/slices.ts'
import type { Slice } from '#server/ledger/slices.ts'
import { clearStaged } from '#server/ledger/staged-rows.ts'
import type { Trx } from '#server/ledger/staged-rows.ts'
import { findLaterImport, inChunks, undoChanges } from '#server/ledger/undo-import.ts'
import type { UndoCounts } from '#server/ledger/undo-import.ts'
import { bumpVersion } from '#server/ledger/versions.ts'
import { EMBED_PROVIDER } from '#app/domain/game.ts'
import { rateRecord } from '../audience/rerate-games.server.ts'
import { FeedFault, OperationFault } from './feed-fault.ts'
import { runImport } from './import-run.server.ts'
import type { ImportReport, ImportRun } from './import-run.server.ts'
import type { MappingRules } from './map-record.ts'
import { listAdapters } from './added-providers.server.ts'
import { toEmbedAdapter } from './embed-address.ts'
import { getAdapter } from './providers.ts'
import { StagedFeed } from './staged-feed.server.ts'

export interface OperationContext {
  ledger: Ledger
  rules: MappingRules
  nowMs?: number
}

/** Publishes an import that waits: what it read is decided upon again, because other feeds may have changed the catalogue since. */
export async function approveImport(context: OperationContext, importId: number): Promise<ImportReport> {
  const { ledger, rules, nowMs = Date.now() } = context
  const entry = await getWaiting(ledger, importId)
  const feed = new StagedFeed(ledger, entry)
  return runOperation({
    ledger,
    rules,
    adapter: getAdapter(entry.provider, await listAdapters(ledger)),
    slice: await getSlice(ledger.db, entry.sliceId!),
    kind: 'feed',
    origin: entry.origin,
    open: ({ view }) => feed.read(view),
    check: async ({ counts }) => feed.completeCounts(counts),
    isUnguarded: true,
    approves: importId,
    nowMs,
  })
}

/** Drops an import that waits. The same list waits again when it is imported again. */
export async function rejectImport({ ledger }: OperationContext, importId: number): Promise<ImportEntry> {
  const entry = await getWaiting(ledger, importId)
  const closed = await closeWaiting(ledger.db, entry.sliceId!, { state: 'rejected' })
  if (closed !== importId) throw describeNotWaiting((await findImport(ledger, importId))!)
  await clearStaged(ledger, importId)
  return { ...entry, state: 'rejected' }
}

async function getWaiting(ledger: Ledger, importId: number): Promise<ImportEntry> {
  const entry = await getImport(ledger, importId)
  if (entry.state !== 'waiting') throw describeNotWaiting(entry)
  return entry
}

async function getImport(ledger: Ledger, importId: number): Promise<ImportEntry> {
  const entry = await findImport(ledger, importId)
  if (entry) return entry
  throw new OperationFault('unknown', `There is no import ${importId}. List them: feed imports`)
}

function describeNotWaiting({ id, state, replacedBy }: ImportEntry): OperationFault {
  const why = {
    running: 'is still running. Wait for its end: feed imports',
    waiting: 'waits. Run the command again',
    published: 'is published already. To take it back: feed undo ' + id,
    undone: 'was published and undone. To import the list again: feed run or feed import',
    approved: `was approved already, and published as import ${replacedBy}. To take it back: feed undo ${replacedBy}`,
    rejected: 'was rejected. To import the list again: feed run or feed import',
    replaced: `is outdated: import ${replacedBy} of the same list came after it. See what became of that one: feed imports`,
  }[state]
  return new OperationFault('not-waiting', `Import ${id} ${why}`)
}

export interface UndoReport extends UndoCounts {
  importId: number
  provider: string
  slice: string
  /** The scheduled feed that is paused now, so that it does not bring the same again; null where the slice has no schedule. */
  pausedFeedId: number | null
  /** An import of the slice that waited: it was compared with what is undone now. */
  rejectedImportId: number | null
}

/** Takes back what an import changed, but for what an operator changed since. Slugs, votes and plays stay. */
export async function undoImport(context: OperationContext, importId: number): Promise<UndoReport> {
  const { ledger, nowMs = Date.now() } = context
  const entry = await getImport(ledger, importId)
  const slice = await getUndoableSlice(ledger, entry)
  const feedId = findFeedId(slice.name)
  const report = await ledger.db.transaction().execute(async (trx) => {
    // Imports that are running now decided by what is undone here.
    await bumpVersion(trx, 'recordsVersion')
    await refuseUnlessLast(trx, entry, slice)
    const undone = { entry: { ...entry, sliceId: slice.id }, nowMs }
    const { counts, restoredSlugs } = await undoChanges(trx, undone)
    await rateRestored(trx, restoredSlugs, context.rules)
    await trx
      .updateTable('imports')
      .set({ state: 'undone', is_logged: 0 })
      .where('id', '=', importId)
      .execute()
    const rejectedImportId = await closeWaiting(trx, slice.id, { state: 'rejected' })
    const isPaused = feedId !== null && (await setFeedPaused({ ...ledger, db: trx }, feedId, nowMs))
    await bumpVersion(trx, 'catalogueVersion')
    return { ...counts, rejectedImportId, pausedFeedId: isPaused ? feedId : null }
  })
  if (report.rejectedImportId !== null) await clearStaged(ledger, report.rejectedImportId)
  return { importId, provider: slice.provider, slice: slice.name, ...report }
}

/** The words may be others than when the game was stored; a site must not list it by those of then. */
async function rateRestored(trx: Trx, restoredSlugs: string[], { words }: MappingRules): Promise<void> {
  await inChunks(restoredSlugs, async (slugs) => {
    const rows = await trx.selectFrom('games').select(['slug', 'record']).where('slug', 'in', slugs).execute()
    for (const { slug, record } of rows) {
      const rated = rateRecord(record, words)
      if (rated !== null)
        await trx.updateTable('games').set({ record: rated }).where('slug', '=', slug).execute()
    }
  })
}

async function getUndoableSlice(ledger: Ledger, entry: ImportEntry): Promise<Slice> {
  const refuse = (why: string) =>
    new OperationFault('not-undoable', `Import ${entry.id} cannot be undone: ${why}`)
  if (entry.kind === 'allow') throw refuse('it let a refused record in. To take that back: feed disallow')
  if (entry.kind === 'disallow')
    throw refuse('it refused a record that was let in. To let it in again: feed allow')
  if (entry.state === 'undone')
    throw refuse('it is undone already. To import the list again: feed run or feed import')
  if (entry.state === 'waiting')
    throw refuse(`nothing of it is published; it waits. To drop it: feed reject ${entry.id}`)
  if (entry.state !== 'published') throw refuse('nothing of it was published. See which was: feed imports')
  if (entry.sliceId === null)
    throw refuse(
      'it is older than the lists that tell what an import changed. Unpublish its games: games unpublish',
    )
  if (entry.changes === 0) throw refuse('it changed nothing. See which import did: feed imports')
  return getSlice(ledger.db, entry.sliceId)
}

async function refuseUnlessLast(trx: Trx, entry: ImportEntry, slice: Slice): Promise<void> {
  const refuse = (why: string) =>
    new OperationFault('not-undoable', `Import ${entry.id} cannot be undone: ${why}`)
  const last = await findLastPublished(trx, slice.id, 'changed')
  if (last && last.id !== entry.id)
    throw refuse(
      `import ${last.id} of the same list came after it. Undo that one first: feed undo ${last.id}`,
    )
  if (!last?.isLogged)
    throw refuse(
      'what it changed is not stored any more. Import the list as it should be: feed import … --force',
    )
  const later = await findLaterImport(trx, entry)
  if (later !== null)
    throw refuse(
      `import ${later} changed some of the same games after it. Undo that one first: feed undo ${later}`,
    )
}

/** Ends a slice's list: games that no other list has are unpublished; `undoImport` restores them. */
export async function endSlice(context: OperationContext, slice: Slice): Promise<ImportReport> {
  const { ledger, rules, nowMs = Date.now() } = context
  return runOperation({
    ledger,
    rules,
    adapter:
      slice.provider === EMBED_PROVIDER
        ? toEmbedAdapter([])
        : getAdapter(slice.provider, await listAdapters(ledger)),
    slice,
    kind: 'removal',
    origin: slice.origin,
    open: async function* () {},
    isUnguarded: true,
    nowMs,
  })
}

/** Runs the import of an operation; what another process was faster with is a refusal. */
export async function runOperation(run: ImportRun): Promise<ImportReport> {
  try {
    return await runImport(run)
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error
    throw new OperationFault('busy', `Nothing was changed: ${error.message}. Run the command again`)
  }
}
