/**
 * The status of a provider's game follows from its records: with a live record it is published, unless an operator unpublished it; without one it
 * is unpublished when the filter refuses a listed record, and has vanished when no feed lists it.
 */
import { sql } from 'kysely'
import { selectStaged, STATE_KINDS, type StagedKind, type StagedRange, type Trx } from './staged-rows.ts'

/** The values that an import may write to `games.status_by`. A game that an import unpublished is published again automatically. */
const IMPORT_REASONS = ['refused', 'vanished', 'undone'] as const

/** A set of slugs, as a statement's condition. */
type Slugs = ReturnType<typeof selectSlugs>

function selectSlugs(trx: Trx, importId: number, range: StagedRange, kinds: readonly StagedKind[]) {
  return selectStaged(trx, importId, range, kinds).select('s.game_slug as slug')
}

export interface StateChange {
  importId: number
  ownProvider: string
  nowMs: number
}

/** Updates the status of the games of a range of staged rows from their records. Counts the games it unpublished and published again. */
export async function updateStates(
  trx: Trx,
  change: StateChange,
  range: StagedRange,
): Promise<{ unpublished: number; returned: number }> {
  const slugs = selectSlugs(trx, change.importId, range, STATE_KINDS)
  await clearVanished(trx, change, slugs)
  const returned = await publishReturned(trx, change, slugs)
  const leaving = selectSlugs(trx, change.importId, range, ['refused', 'unlisted'])
  const unpublished = await unpublishRefused(trx, change, leaving)
  await markVanished(trx, change, slugs)
  return { unpublished, returned }
}

/** The live records of the outer statement's game. */
const selectLive = (trx: Trx) =>
  trx
    .selectFrom('provider_records as live')
    .select('live.provider_id')
    .whereRef('live.game_slug', '=', 'games.slug' as never)
    .where('live.vanished_at', 'is', null)
    .where('live.refused_reason', 'is', null)

const selectRefused = (trx: Trx) =>
  trx
    .selectFrom('provider_records as refused')
    .whereRef('refused.game_slug', '=', 'games.slug' as never)
    .where('refused.vanished_at', 'is', null)
    .where('refused.refused_reason', 'is not', null)

async function clearVanished(trx: Trx, { importId, ownProvider }: StateChange, slugs: Slugs): Promise<void> {
  await trx
    .updateTable('games')
    .set({ vanished_at: null, vanished_import_id: null, import_id: importId })
    .where('slug', 'in', slugs)
    .where('vanished_at', 'is not', null)
    .where('provider', '<>', ownProvider)
    .where(({ exists, or }) =>
      or([exists(selectLive(trx)), exists(selectRefused(trx).select('refused.provider_id'))]),
    )
    .execute()
}

async function publishReturned(
  trx: Trx,
  { importId, ownProvider }: StateChange,
  slugs: Slugs,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('games')
    .set({ status: 'published', status_by: null, status_reason: null, import_id: importId })
    .where('slug', 'in', slugs)
    .where('status', '=', 'draft')
    .where('status_by', 'in', [...IMPORT_REASONS])
    .where('provider', '<>', ownProvider)
    .where(({ exists }) => exists(selectLive(trx)))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

async function unpublishRefused(
  trx: Trx,
  { importId, ownProvider }: StateChange,
  slugs: Slugs,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('games')
    .set({
      status: 'draft',
      status_by: 'refused',
      status_reason: selectRefused(trx).select(
        sql<string>`min(refused.provider || ' ' || refused.provider_id || ': ' || refused.refused_reason)`.as(
          'reason',
        ),
      ),
      import_id: importId,
    })
    .where('slug', 'in', slugs)
    .where('status', '=', 'published')
    .where('provider', '<>', ownProvider)
    .where(({ exists, not, and }) =>
      and([not(exists(selectLive(trx))), exists(selectRefused(trx).select('refused.provider_id'))]),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

async function markVanished(
  trx: Trx,
  { importId, ownProvider, nowMs }: StateChange,
  slugs: Slugs,
): Promise<void> {
  await trx
    .updateTable('games')
    .set({
      vanished_at: nowMs,
      vanished_import_id: importId,
      import_id: importId,
      // The rule for vanished games starts again, independent of the operator's earlier decision.
      status_by: sql<string | null>`case when status = 'published' then null else status_by end`,
    })
    .where('slug', 'in', slugs)
    .where('vanished_at', 'is', null)
    .where('provider', '<>', ownProvider)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('provider_records as listed')
            .select('listed.provider_id')
            .whereRef('listed.game_slug', '=', 'games.slug')
            .where('listed.vanished_at', 'is', null),
        ),
      ),
    )
    .execute()
}
