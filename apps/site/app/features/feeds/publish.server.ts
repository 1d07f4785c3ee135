/** The one short transaction in which a staged import becomes the catalogue. */
import { logChanges } from '#server/ledger/change-log.ts'
import { updateStates } from '#server/ledger/game-states.ts'
import { closeWaiting, OPERATOR_KINDS } from '#server/ledger/imports.ts'
import type { ImportKind } from '#server/ledger/imports.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { copyRefusals, endRefusals } from '#server/ledger/refused-records.ts'
import { selectListings } from '#server/ledger/slices.ts'
import { GAME_KINDS, selectStaged, splitStaged, STATE_KINDS } from '#server/ledger/staged-rows.ts'
import type { StagedKind, StagedRange, StagedSpans, Trx } from '#server/ledger/staged-rows.ts'
import { bumpVersion } from '#server/ledger/versions.ts'
import type { ImportCounts } from './import-plan.ts'
import { FeedFault } from './feed-fault.ts'
import type { Promotion } from './relink.server.ts'

export interface Publication {
  ledger: Ledger
  importId: number
  kind: ImportKind
  provider: string
  /** Null for a change of single records. */
  sliceId: number | null
  /** Where the slice's list was read. */
  origin: string
  ownProvider: string
  nowMs: number
  counts: ImportCounts
  stagedRows: number
  spans: StagedSpans
  /** Whether any of them changes what is published. */
  changesCatalogue: boolean
  /** `recordsVersion` when this import looked at the ledger. */
  version: number
  hasRefusals: boolean
  promotions: Promotion[]
  /** The waiting import that this one publishes. */
  approves: number | null
}

export interface Published {
  /** Games that went off because the filter refuses their records. */
  unpublished: number
  /** Games that an import had unpublished and that are listed again. */
  returned: number
}

export async function publishImport(publication: Publication): Promise<Published> {
  const { ledger, importId, nowMs, counts, stagedRows } = publication
  return ledger.db.transaction().execute(async (trx) => {
    const published = stagedRows > 0 ? await publishStaged(trx, publication) : { unpublished: 0, returned: 0 }
    await closeWaitingOf(trx, publication)
    const isLogged = stagedRows > 0 && !OPERATOR_KINDS.includes(publication.kind)
    const { numUpdatedRows } = await trx
      .updateTable('imports')
      .set({
        state: 'published',
        finished_at: nowMs,
        counts: JSON.stringify(counts),
        change_count: stagedRows,
        is_logged: isLogged ? 1 : 0,
      })
      .where('id', '=', importId)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new FeedFault('cancelled', 'it was cancelled')
    return published
  })
}

async function publishStaged(trx: Trx, publication: Publication): Promise<Published> {
  const { importId, provider, sliceId, kind, spans } = publication
  // First, because on PostgreSQL this row is what makes publishing imports wait for each other.
  const version = await bumpVersion(trx, 'recordsVersion')
  await refuseOutdated(trx, publication, version)
  if (sliceId !== null && !OPERATOR_KINDS.includes(kind))
    await logChanges(trx, { importId, provider, sliceId, spans })
  for (const range of splitStaged(spans, [...GAME_KINDS, 'relink'])) await copyGames(trx, publication, range)
  await copyLists(trx, publication)
  await movePromoted(trx, publication)
  const published = { unpublished: 0, returned: 0 }
  for (const range of splitStaged(spans, STATE_KINDS)) {
    const changed = await updateStates(trx, publication, range)
    published.unpublished += changed.unpublished
    published.returned += changed.returned
  }
  if (kind === 'removal') published.unpublished += await unpublishVanished(trx, publication)
  // Last, as in every other change of games and this row: PostgreSQL would abort one of two that lock them in opposite order.
  if (publication.changesCatalogue) await bumpVersion(trx, 'catalogueVersion')
  return published
}

/** What this import decided rests on what it saw; another change of records in between makes that old. */
async function refuseOutdated(trx: Trx, publication: Publication, version: number): Promise<void> {
  const { total } = await trx
    .selectFrom('staged_records')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('import_id', '=', publication.importId)
    .executeTakeFirstOrThrow()
  if (Number(total) !== publication.stagedRows || version !== publication.version + 1)
    throw new FeedFault('outdated', 'another import or change of games ran at the same time')
}

async function closeWaitingOf(trx: Trx, { sliceId, approves, importId }: Publication): Promise<void> {
  if (sliceId === null) return
  const state = approves === null ? 'replaced' : 'approved'
  const closed = await closeWaiting(trx, sliceId, { state, replacedBy: importId })
  if (approves !== null && closed !== approves)
    throw new FeedFault('outdated', `import ${approves} does not wait any more`)
}

async function copyGames(trx: Trx, publication: Publication, range: StagedRange): Promise<void> {
  await insertNewGames(trx, publication, range)
  await updateGames(trx, publication, range)
  await upsertRecords(trx, publication, range)
}

async function insertNewGames(
  trx: Trx,
  { importId, provider }: Publication,
  range: StagedRange,
): Promise<void> {
  const copied = [
    'provider_id',
    'title',
    'title_key',
    'published_at',
    'updated_at',
    'quality',
    'record',
  ] as const
  await trx
    .insertInto('games')
    .columns(['slug', 'provider', 'status', 'import_id', 'added_import_id', ...copied])
    .expression(
      selectStaged(trx, importId, range, ['new']).select((select) => [
        's.game_slug',
        select.cast<string>(select.val(provider), 'text').as('provider'),
        select.cast<string>(select.val('published'), 'text').as('status'),
        's.import_id',
        's.import_id as added_import_id',
        ...copied,
      ]),
    )
    .execute()
}

/** Status, plays and votes are not the feed's business and stay. */
async function updateGames(trx: Trx, { importId }: Publication, range: StagedRange): Promise<void> {
  const staged = (...kinds: StagedKind[]) =>
    trx
      .updateTable('games')
      .from('staged_records as s')
      .whereRef('s.game_slug', '=', 'games.slug')
      .where('s.import_id', '=', importId)
      .where('s.record_number', '>=', range.from)
      .where('s.record_number', '<=', range.to)
      .where('s.kind', 'in', kinds)
  await staged('updated', 'returned')
    .set(({ ref }) => ({
      title: ref('s.title'),
      title_key: ref('s.title_key'),
      published_at: ref('s.published_at'),
      updated_at: ref('s.updated_at'),
      quality: ref('s.quality'),
      record: ref('s.record'),
      import_id: importId,
    }))
    .execute()
  await staged('relink')
    .set(({ ref }) => ({ record: ref('s.record'), import_id: importId }))
    .execute()
}

async function upsertRecords(
  trx: Trx,
  { importId, provider }: Publication,
  range: StagedRange,
): Promise<void> {
  await trx
    .insertInto('provider_records')
    .columns(['provider', 'provider_id', 'game_slug', 'raw', 'content_hash', 'import_id', 'added_import_id'])
    .expression(
      selectStaged(trx, importId, range, GAME_KINDS).select((select) => [
        select.cast<string>(select.val(provider), 'text').as('provider'),
        's.provider_id',
        's.game_slug',
        's.raw',
        's.content_hash',
        's.import_id',
        's.import_id as added_import_id',
      ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['provider', 'provider_id']).doUpdateSet(({ ref }) => ({
        game_slug: ref('excluded.game_slug'),
        raw: ref('excluded.raw'),
        content_hash: ref('excluded.content_hash'),
        import_id: ref('excluded.import_id'),
        vanished_at: null,
        refused_reason: null,
      })),
    )
    .execute()
}

/** The slice's list, what left it, and what the filter refuses. */
async function copyLists(trx: Trx, publication: Publication): Promise<void> {
  const { importId, sliceId, origin, hasRefusals, spans } = publication
  if (sliceId !== null) {
    const listed: StagedKind[] = [...GAME_KINDS, 'refused', 'noted', 'listed']
    for (const range of splitStaged(spans, listed))
      await trx
        .insertInto('slice_records')
        .columns(['slice_id', 'provider_id', 'import_id'])
        .expression(
          selectStaged(trx, importId, range, listed).select((select) => [
            select.cast<number>(select.val(sliceId), 'integer').as('slice_id'),
            's.provider_id',
            's.import_id',
          ]),
        )
        .onConflict((conflict) => conflict.columns(['slice_id', 'provider_id']).doNothing())
        .execute()
    for (const range of splitStaged(spans, ['unlisted']))
      await endListings(trx, { ...publication, sliceId }, range)
    await trx.updateTable('feed_slices').set({ origin }).where('id', '=', sliceId).execute()
  }
  for (const range of splitStaged(spans, ['refused', 'noted'])) await copyRefusals(trx, publication, range)
  if (hasRefusals) await endRefusals(trx, publication)
}

/** A record has vanished when no slice of its provider lists it. */
async function endListings(
  trx: Trx,
  { importId, provider, sliceId, nowMs }: Publication & { sliceId: number },
  range: StagedRange,
): Promise<void> {
  const ids = selectStaged(trx, importId, range, ['unlisted']).select('s.provider_id')
  await trx
    .deleteFrom('slice_records')
    .where('slice_id', '=', sliceId)
    .where('provider_id', 'in', ids)
    .execute()
  await trx
    .updateTable('provider_records')
    .set({ vanished_at: nowMs, import_id: importId })
    .where('provider', '=', provider)
    .where('provider_id', 'in', ids)
    .where('vanished_at', 'is', null)
    .where(({ not, exists }) => not(exists(selectListings(trx, provider, 'provider_records'))))
    .execute()
}

async function movePromoted(trx: Trx, { promotions }: Publication): Promise<void> {
  for (const { slug, provider, providerId } of promotions)
    await trx
      .updateTable('games')
      .set({ provider, provider_id: providerId })
      .where('slug', '=', slug)
      .execute()
}

/** The operator ended the list and does not wait for the rule about vanished games. */
async function unpublishVanished(trx: Trx, { importId }: Publication): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('games')
    .set({ status: 'draft', status_by: 'vanished', status_reason: 'its feed was removed' })
    .where('vanished_import_id', '=', importId)
    .where('vanished_at', 'is not', null)
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
