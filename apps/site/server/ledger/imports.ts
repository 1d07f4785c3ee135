/** Runs of imports: finished ones, those that wait for approval, and the remains of killed ones. */
import type { Selectable, Transaction } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { ImportRow, LedgerTables } from './schema.ts'
import { clearStaged } from './staged-rows.ts'

export type ImportKind = 'feed' | 'removal' | 'allow' | 'disallow'
export type ImportState =
  | 'running'
  | 'waiting'
  | 'published'
  | 'undone'
  | 'approved'
  | 'rejected'
  | 'replaced'

/** An operator's change of a single record; the undo of an import does not touch it. */
export const OPERATOR_KINDS: readonly ImportKind[] = ['allow', 'disallow']

export interface ImportEntry {
  id: number
  provider: string
  /** Null for a change of single records. */
  sliceId: number | null
  slice: string | null
  origin: string
  kind: ImportKind
  state: ImportState
  startedAtMs: number
  /** When it was published. */
  finishedAtMs: number | null
  /** Of a running one: so far. */
  counts: Record<string, number> | null
  /** Why it waits or waited for approval. */
  reason: string | null
  replacedBy: number | null
  changes: number
  isLogged: boolean
  /** While it runs: when its process last said so; null where that is not known. */
  aliveAtMs: number | null
}

type Db = Ledger['db'] | Transaction<LedgerTables>

function toEntry(row: Selectable<ImportRow> & { slice: string | null }): ImportEntry {
  return {
    id: row.id,
    provider: row.provider,
    sliceId: row.slice_id,
    slice: row.slice,
    origin: row.origin,
    kind: row.kind as ImportKind,
    state: row.state as ImportState,
    startedAtMs: row.started_at,
    finishedAtMs: row.finished_at,
    counts: row.counts === null ? null : (JSON.parse(row.counts) as Record<string, number>),
    reason: row.reason,
    replacedBy: row.replaced_by,
    changes: row.change_count,
    isLogged: row.is_logged === 1,
    aliveAtMs: row.state === 'running' ? row.alive_at : null,
  }
}

const selectImports = (db: Db) =>
  db
    .selectFrom('imports as i')
    .leftJoin('feed_slices as s', 's.id', 'i.slice_id')
    .selectAll('i')
    .select('s.name as slice')

/** The provider of those of these imports that there are. */
export async function listImportProviders(
  { db }: Pick<Ledger, 'db'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('imports').select(['id', 'provider']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, provider }) => [id, provider]))
}

export async function createImport(
  { db }: Ledger,
  run: { provider: string; origin: string; sliceId: number | null; kind: ImportKind; nowMs: number },
): Promise<number> {
  const { provider, origin, sliceId, kind, nowMs } = run
  const { id } = await db
    .insertInto('imports')
    .values({ provider, origin, started_at: nowMs, slice_id: sliceId, kind, alive_at: Date.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Of a running import. False when it is none any more: it was cancelled, or another run of its list removed it. */
export async function setImportProgress({ db }: Ledger, id: number, counts: object): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Said every few seconds, also while the import waits for its provider. */
export const ALIVE_EVERY_MS = 5000
/** Longer than a busy database or a paused process is silent. */
const DEAD_AFTER_MS = 60_000

export async function setImportAlive({ db }: Ledger, id: number, nowMs: number): Promise<void> {
  await db
    .updateTable('imports')
    .set({ alive_at: nowMs })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** Whether the process of a running import has ended without a word: it was killed, or its machine stopped. */
export function isDeadImport(
  { state, aliveAtMs }: Pick<ImportEntry, 'state' | 'aliveAtMs'>,
  nowMs: number,
): boolean {
  return state === 'running' && aliveAtMs !== null && nowMs - aliveAtMs > DEAD_AFTER_MS
}

/** Removes what killed imports left; returns their ids. */
export async function clearDeadImports(ledger: Ledger, nowMs: number): Promise<number[]> {
  const dead = (await listRunningImports(ledger)).filter((entry) => isDeadImport(entry, nowMs))
  for (const { id } of dead) await deleteImport(ledger, id)
  return dead.map(({ id }) => id)
}

export async function listRunningImports({ db }: Pick<Ledger, 'db'>): Promise<ImportEntry[]> {
  const rows = await selectImports(db).where('i.state', '=', 'running').orderBy('i.id').execute()
  return rows.map(toEntry)
}

/** Removes an import that ended without a result, and its staged rows; a published or waiting import stays. */
export async function deleteImport(ledger: Ledger, id: number): Promise<void> {
  const row = await ledger.db.selectFrom('imports').select('state').where('id', '=', id).executeTakeFirst()
  if (row?.state !== 'running') return
  await clearStaged(ledger, id)
  await ledger.db.deleteFrom('imports').where('id', '=', id).where('state', '=', 'running').execute()
}

export async function findImport({ db }: Ledger, id: number): Promise<ImportEntry | null> {
  const row = await selectImports(db).where('i.id', '=', id).executeTakeFirst()
  return row ? toEntry(row) : null
}

/** The latest first. */
export async function listImports(
  { db }: Pick<Ledger, 'db'>,
  { provider, sliceId, limit }: { provider?: string; sliceId?: number; limit: number },
): Promise<ImportEntry[]> {
  let query = selectImports(db)
  if (provider) query = query.where('i.provider', '=', provider)
  if (sliceId !== undefined) query = query.where('i.slice_id', '=', sliceId)
  const rows = await query.orderBy('i.id', 'desc').limit(limit).execute()
  return rows.map(toEntry)
}

export async function listWaitingImports({ db }: Ledger): Promise<ImportEntry[]> {
  const rows = await selectImports(db).where('i.state', '=', 'waiting').orderBy('i.id').execute()
  return rows.map(toEntry)
}

/** The slice's last published import that is not undone; `changed` leaves those out that changed nothing. */
export async function findLastPublished(
  db: Db,
  sliceId: number,
  which: 'any' | 'changed' = 'any',
): Promise<ImportEntry | null> {
  let query = selectImports(db).where('i.slice_id', '=', sliceId).where('i.state', '=', 'published')
  if (which === 'changed') query = query.where('i.change_count', '>', 0)
  const row = await query.orderBy('i.id', 'desc').limit(1).executeTakeFirst()
  return row ? toEntry(row) : null
}

/**
 * Turns a staged import into a waiting one. A slice has one at most: another one that waited is replaced, unless it would change the
 * same, which then keeps waiting. Returns the id of the waiting import.
 */
export async function setImportWaiting(
  ledger: Ledger,
  wait: { importId: number; sliceId: number; reason: string; digest: string; counts: object },
): Promise<number> {
  const { importId, sliceId, reason, digest, counts } = wait
  const earlier = await ledger.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('imports')
      .select(['id', 'digest'])
      .where('slice_id', '=', sliceId)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (row?.digest === digest) return row.id
    if (row) await closeWaiting(trx, sliceId, { state: 'replaced', replacedBy: importId })
    await trx
      .updateTable('imports')
      .set({ state: 'waiting', reason, digest, counts: JSON.stringify(counts) })
      .where('id', '=', importId)
      .execute()
    return null
  })
  if (earlier === null) return importId
  await deleteImport(ledger, importId)
  return earlier
}

/** Ends the waiting of a slice's import; its staged rows go with the next `clearLeftovers`. Returns its id, or null. */
export async function closeWaiting(
  db: Db,
  sliceId: number,
  { state, replacedBy = null }: { state: 'approved' | 'rejected' | 'replaced'; replacedBy?: number | null },
): Promise<number | null> {
  const row = await db
    .updateTable('imports')
    .set({ state, replaced_by: replacedBy })
    .where('slice_id', '=', sliceId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

const ABANDONED_AFTER_MS = 24 * 3_600_000

/** Removes the remains of killed imports: of the same slice at once, of other slices when they can no longer be running. */
export async function clearLeftovers(ledger: Ledger, sliceId: number | null, nowMs: number): Promise<void> {
  const rows = await ledger.db
    .selectFrom('imports')
    .select(['id', 'state'])
    .where((is) =>
      is.or([
        is.and([
          is('state', '=', 'running'),
          is.or([is('slice_id', '=', sliceId), is('started_at', '<', nowMs - ABANDONED_AFTER_MS)]),
        ]),
        is.and([
          is('state', 'not in', ['running', 'waiting']),
          is.exists(
            is
              .selectFrom('staged_records')
              .select('record_number')
              .whereRef('staged_records.import_id', '=', 'imports.id'),
          ),
        ]),
      ]),
    )
    .execute()
  for (const { id, state } of rows) {
    if (state === 'running') await deleteImport(ledger, id)
    else await clearStaged(ledger, id)
  }
}
