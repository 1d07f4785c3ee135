/** Undoes the changes of one import, from the change log written when it was published. */
import { sql } from 'kysely'
import { deleteChanges } from './change-log.ts'
import { OPERATOR_KINDS, type ImportEntry } from './imports.ts'
import { selectListings } from './slices.ts'
import type { Trx } from './staged-rows.ts'

const CHUNK_ROWS = 500

export interface UndoneImport {
  entry: ImportEntry & { sliceId: number }
  nowMs: number
}

export interface UndoCounts {
  /** Games that the import added. */
  unpublished: number
  /** Games that were restored to their earlier content, sources and status. */
  restored: number
  /** Games that an operator changed since, or that another slice lists: they stay as they are. */
  left: number
}

/** The last import that changed the same games or records after this one, or null: with such an import, the earlier state is no longer known. */
export async function findLaterImport(trx: Trx, { id, provider }: ImportEntry): Promise<number | null> {
  const games = await trx
    .selectFrom('games')
    .innerJoin('imports', 'imports.id', 'games.import_id')
    .select(({ fn }) => fn.max<number | null>('imports.id').as('later'))
    .where('imports.id', '>', id)
    .where('imports.kind', 'not in', [...OPERATOR_KINDS])
    .where((where) =>
      where.or([
        where('games.added_import_id', '=', id),
        where('games.slug', 'in', (from) =>
          from.selectFrom('game_changes').select('game_changes.slug').where('import_id', '=', id),
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  const records = await trx
    .selectFrom('provider_records as r')
    .innerJoin('imports', 'imports.id', 'r.import_id')
    .select(({ fn }) => fn.max<number | null>('imports.id').as('later'))
    .where('r.provider', '=', provider)
    .where('imports.id', '>', id)
    .where('imports.kind', 'not in', [...OPERATOR_KINDS])
    .where((where) =>
      where.or([
        where('r.added_import_id', '=', id),
        where('r.provider_id', 'in', (from) =>
          from.selectFrom('record_changes').select('record_changes.provider_id').where('import_id', '=', id),
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  const later = Math.max(games.later ?? 0, records.later ?? 0)
  return later === 0 ? null : later
}

/** The caller has checked that no later import is in the way. Versions are the caller's to move. */
export async function undoChanges(
  trx: Trx,
  undone: UndoneImport,
): Promise<{ counts: UndoCounts; restoredSlugs: string[] }> {
  await restoreListings(trx, undone)
  await restoreRefusals(trx, undone)
  await restoreRecords(trx, undone)
  await endAddedRecords(trx, undone)
  const restored = await restoreGames(trx, undone)
  const added = await unpublishAdded(trx, undone)
  await deleteChanges(trx, undone.entry.id)
  return {
    counts: {
      unpublished: added.unpublished,
      restored: restored.slugs.length,
      left: added.left + restored.left,
    },
    restoredSlugs: restored.slugs,
  }
}

async function restoreListings(trx: Trx, { entry }: UndoneImport): Promise<void> {
  await trx
    .deleteFrom('slice_records')
    .where('slice_id', '=', entry.sliceId)
    .where('import_id', '=', entry.id)
    // A record that an operator changed since stays listed, as its game stays.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('provider_records as r')
            .select('r.provider_id')
            .where('r.provider', '=', entry.provider)
            .whereRef('r.provider_id', '=', 'slice_records.provider_id')
            .where((where) => where.or([where('r.import_id', '=', 0), where('r.import_id', '>', entry.id)])),
        ),
      ),
    )
    .execute()
  await trx
    .insertInto('slice_records')
    .columns(['slice_id', 'provider_id', 'import_id'])
    .expression(
      (from) =>
        from
          .selectFrom('record_changes')
          .select([
            sql<number>`${sql.lit(entry.sliceId)}`.as('slice_id'),
            'provider_id',
            'listed_import_id as import_id',
          ])
          .where('import_id', '=', entry.id)
          .where('listed_import_id', 'is not', null) as never,
    )
    .onConflict((conflict) => conflict.columns(['slice_id', 'provider_id']).doNothing())
    .execute()
}

async function restoreRecords(trx: Trx, { entry }: UndoneImport): Promise<void> {
  const ids = await trx
    .selectFrom('record_changes')
    .select('provider_id')
    .where('import_id', '=', entry.id)
    .where('game_slug', '<>', '')
    .execute()
  await inChunks(
    ids.map((row) => row.provider_id),
    (chunk) =>
      trx
        .updateTable('provider_records')
        .from('record_changes as c')
        .set(({ ref, fn }) => ({
          game_slug: ref('c.game_slug'),
          raw: fn.coalesce('c.raw', 'provider_records.raw'),
          content_hash: fn.coalesce('c.content_hash', 'provider_records.content_hash'),
          // Vanished before, but listed by another slice since.
          vanished_at: sql<
            number | null
          >`case when exists ${selectListings(trx, entry.provider, 'provider_records')} then null else c.vanished_at end`,
          refused_reason: ref('c.refused_reason'),
          import_id: fn.coalesce('c.last_import_id', 'provider_records.import_id'),
        }))
        .where('c.import_id', '=', entry.id)
        .whereRef('c.provider_id', '=', 'provider_records.provider_id')
        .where('provider_records.provider', '=', entry.provider)
        .where('provider_records.import_id', '=', entry.id)
        .where('provider_records.provider_id', 'in', chunk)
        .execute(),
  )
}

/** Before the import these ids had no games: they are unpublished, unless another list has added them since. */
async function endAddedRecords(trx: Trx, { entry, nowMs }: UndoneImport): Promise<void> {
  const ids = await trx
    .selectFrom('provider_records')
    .select('provider_id')
    .where('provider', '=', entry.provider)
    .where('added_import_id', '=', entry.id)
    .where('import_id', '=', entry.id)
    .where('vanished_at', 'is', null)
    .execute()
  await inChunks(
    ids.map((row) => row.provider_id),
    async (chunk) => {
      const records = trx
        .updateTable('provider_records')
        .where('provider_records.provider', '=', entry.provider)
        .where('provider_records.provider_id', 'in', chunk)
        .where(({ not, exists }) =>
          not(
            exists(
              selectListings(trx, entry.provider, 'provider_records').where(
                'listing.import_id',
                '>',
                entry.id,
              ),
            ),
          ),
        )
      await records.set({ vanished_at: nowMs }).execute()
      await records
        .from('refused_records as r')
        .whereRef('r.provider', '=', 'provider_records.provider')
        .whereRef('r.provider_id', '=', 'provider_records.provider_id')
        .where('r.ended_import_id', 'is', null)
        .set(({ ref }) => ({ vanished_at: null, refused_reason: ref('r.reason') }))
        .execute()
    },
  )
}

async function restoreGames(trx: Trx, { entry }: UndoneImport): Promise<{ slugs: string[]; left: number }> {
  const rows = await trx
    .selectFrom('game_changes as c')
    .innerJoin('games as g', 'g.slug', 'c.slug')
    .select(['c.slug', 'g.import_id'])
    .where('c.import_id', '=', entry.id)
    .execute()
  const slugs = rows.filter((row) => row.import_id === entry.id).map(({ slug }) => slug)
  // Rows that the import did not change have an earlier import's id; rows that an operator changed have 0 or a later id.
  const left = rows.filter((row) => row.import_id === 0 || row.import_id > entry.id).length
  const unlessOperator = (column: 'status' | 'status_by' | 'status_reason') =>
    sql<never>`case when games.status_by = 'operator' then ${sql.ref(`games.${column}`)} else ${sql.ref(`c.${column}`)} end`
  await inChunks(slugs, (chunk) =>
    trx
      .updateTable('games')
      .from('game_changes as c')
      .set(({ ref, fn }) => ({
        provider: ref('c.provider'),
        provider_id: ref('c.provider_id'),
        title: fn.coalesce('c.title', 'games.title'),
        title_key: fn.coalesce('c.title_key', 'games.title_key'),
        published_at: fn.coalesce('c.published_at', 'games.published_at'),
        updated_at: fn.coalesce('c.updated_at', 'games.updated_at'),
        quality: fn.coalesce('c.quality', 'games.quality'),
        record: fn.coalesce('c.record', 'games.record'),
        vanished_at: ref('c.vanished_at'),
        vanished_import_id: ref('c.vanished_import_id'),
        import_id: ref('c.last_import_id'),
        status: unlessOperator('status'),
        status_by: unlessOperator('status_by'),
        status_reason: unlessOperator('status_reason'),
      }))
      .where('c.import_id', '=', entry.id)
      .whereRef('c.slug', '=', 'games.slug')
      .where('games.slug', 'in', chunk)
      .execute(),
  )
  return { slugs, left }
}

async function unpublishAdded(
  trx: Trx,
  { entry, nowMs }: UndoneImport,
): Promise<{ unpublished: number; left: number }> {
  const rows = await trx
    .selectFrom('games')
    .select(['slug', 'status_by', 'import_id'])
    .where('added_import_id', '=', entry.id)
    .where('status', '=', 'published')
    .execute()
  const untouched = rows.filter((row) => row.status_by === null && row.import_id === entry.id)
  let unpublished = 0
  await inChunks(
    untouched.map((row) => row.slug),
    async (chunk) => {
      const { numUpdatedRows } = await trx
        .updateTable('games')
        .set({
          status: 'draft',
          status_by: 'undone',
          status_reason: `import ${entry.id}, which added it, was undone`,
          vanished_at: sql<
            number | null
          >`case when exists ${selectListed(trx)} then null else ${sql.lit(nowMs)} end`,
          vanished_import_id: entry.id,
        })
        .where('slug', 'in', chunk)
        .where(({ not, exists }) => not(exists(selectListed(trx).where('refused_reason', 'is', null))))
        .executeTakeFirstOrThrow()
      unpublished += Number(numUpdatedRows)
    },
  )
  return { unpublished, left: rows.length - unpublished }
}

/** The listed records of the outer statement's game. */
const selectListed = (trx: Trx) =>
  trx
    .selectFrom('provider_records as listed')
    .select('listed.provider_id')
    .whereRef('listed.game_slug', '=', 'games.slug' as never)
    .where('listed.vanished_at', 'is', null)

async function restoreRefusals(trx: Trx, { entry }: UndoneImport): Promise<void> {
  await trx
    .deleteFrom('refused_records')
    .where('provider', '=', entry.provider)
    .where('import_id', '=', entry.id)
    .execute()
  await trx
    .updateTable('refused_records')
    .set({ ended_import_id: null })
    .where('provider', '=', entry.provider)
    .where('ended_import_id', '=', entry.id)
    .execute()
}

export async function inChunks(keys: string[], run: (chunk: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < keys.length; at += CHUNK_ROWS) await run(keys.slice(at, at + CHUNK_ROWS))
}
