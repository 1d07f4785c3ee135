/** The state before an import of everything it changed: written in its publishing transaction, read by its undo. */
import { sql } from 'kysely'
import type { Ledger } from './ledger.ts'
import {
  selectStaged,
  splitStaged,
  STATE_KINDS,
  type StagedKind,
  type StagedSpans,
  type Trx,
} from './staged-rows.ts'

/** Imports of a slice whose changes are stored; the latest always is. */
const MAX_LOGGED_IMPORTS = 5
/** Of all but the latest, so that a provider that changes everything every day does not fill the disk. */
const MAX_LOGGED_ROWS = 50_000

/** Kinds of staged rows that change an existing game or record. */
const CHANGING_KINDS: readonly StagedKind[] = ['updated', 'relink', ...STATE_KINDS]
const CONTENT_KINDS: readonly StagedKind[] = ['updated', 'returned', 'relink']
const RECORD_KINDS: readonly StagedKind[] = ['updated', ...STATE_KINDS]

export interface LoggedImport {
  importId: number
  provider: string
  sliceId: number
  spans: StagedSpans
}

/** Call it before any change. */
export async function logChanges(trx: Trx, logged: LoggedImport): Promise<void> {
  const { importId, spans } = logged
  // Games with their content first: the second statement leaves those alone.
  for (const range of splitStaged(spans, CONTENT_KINDS))
    await logGames(trx, importId, selectStaged(trx, importId, range, CONTENT_KINDS), true)
  for (const range of splitStaged(spans, CHANGING_KINDS)) {
    await logGames(trx, importId, selectStaged(trx, importId, range, CHANGING_KINDS), false)
    await logRecords(trx, logged, selectStaged(trx, importId, range, RECORD_KINDS))
  }
}

type Staged = ReturnType<typeof selectStaged>

async function logGames(trx: Trx, importId: number, staged: Staged, hasContent: boolean): Promise<void> {
  const content = ['title', 'title_key', 'published_at', 'updated_at', 'quality', 'record'] as const
  await trx
    .insertInto('game_changes')
    .columns([
      'import_id',
      'slug',
      'provider',
      'provider_id',
      'status',
      'status_by',
      'status_reason',
      'vanished_at',
      'vanished_import_id',
      'last_import_id',
      ...(hasContent ? content : []),
    ])
    .expression(
      trx
        .selectFrom('games as g')
        .select([
          sql<number>`${sql.lit(importId)}`.as('import_id'),
          'g.slug',
          'g.provider',
          'g.provider_id',
          'g.status',
          'g.status_by',
          'g.status_reason',
          'g.vanished_at',
          'g.vanished_import_id',
          'g.import_id as last_import_id',
        ])
        .$if(hasContent, (query) => query.select(content.map((column) => `g.${column}` as const)))
        .where('g.slug', 'in', staged.select('s.game_slug')),
    )
    .onConflict((conflict) => conflict.columns(['import_id', 'slug']).doNothing())
    .execute()
}

async function logRecords(
  trx: Trx,
  { importId, provider, sliceId }: LoggedImport,
  staged: Staged,
): Promise<void> {
  const content = (column: 'raw' | 'content_hash') =>
    sql<
      string | null
    >`case when s.kind in ('updated', 'returned', 'fallback') then ${sql.ref(`r.${column}`)} end`.as(column)
  await trx
    .insertInto('record_changes')
    .columns([
      'import_id',
      'provider_id',
      'game_slug',
      'raw',
      'content_hash',
      'vanished_at',
      'refused_reason',
      'last_import_id',
      'listed_import_id',
    ])
    .expression(
      staged
        .leftJoin('provider_records as r', (join) =>
          join.on('r.provider', '=', provider).onRef('r.provider_id', '=', 's.provider_id'),
        )
        .leftJoin('slice_records as m', (join) =>
          join
            .on('m.slice_id', '=', sliceId)
            .onRef('m.provider_id', '=', 's.provider_id')
            .on('s.kind', '=', 'unlisted'),
        )
        .select([
          sql<number>`${sql.lit(importId)}`.as('import_id'),
          's.provider_id',
          sql<string>`coalesce(r.game_slug, '')`.as('game_slug'),
          content('raw'),
          content('content_hash'),
          'r.vanished_at',
          'r.refused_reason',
          'r.import_id as last_import_id',
          'm.import_id as listed_import_id',
        ])
        .where((where) =>
          where.or([where('r.provider_id', 'is not', null), where('m.provider_id', 'is not', null)]),
        ),
    )
    .execute()
}

/** Deletes the change log of imports that are too old to be undone. */
export async function pruneChangeLog(ledger: Ledger, sliceId: number): Promise<void> {
  const rows = await ledger.db
    .selectFrom('imports')
    .select(['id', 'change_count'])
    .where('slice_id', '=', sliceId)
    .where('is_logged', '=', 1)
    .orderBy('id', 'desc')
    .execute()
  let total = 0
  for (const [index, { id, change_count }] of rows.entries()) {
    total += index === 0 ? 0 : change_count
    if (index === 0 || (index < MAX_LOGGED_IMPORTS && total <= MAX_LOGGED_ROWS)) continue
    await ledger.db.transaction().execute(async (trx) => {
      await trx.updateTable('imports').set({ is_logged: 0 }).where('id', '=', id).execute()
      await deleteChanges(trx, id)
    })
  }
}

export async function deleteChanges(trx: Trx, importId: number): Promise<void> {
  await trx.deleteFrom('game_changes').where('import_id', '=', importId).execute()
  await trx.deleteFrom('record_changes').where('import_id', '=', importId).execute()
}
