/** The one short transaction in which a staged import becomes the catalogue. */
import type { Transaction } from 'kysely'
import { bumpVersion } from '#server/ledger/versions.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import type { LedgerTables } from '#server/ledger/schema.ts'
import type { ImportCounts } from './import-plan.ts'
import { FeedFault } from './feed-fault.ts'
import type { Promotion } from './relink.server.ts'

/** Statements of this many rows, so that reads get their turn in between. */
const CHUNK_ROWS = 2000
const CHUNK_IDS = 500

export interface Publication {
  ledger: Ledger
  importId: number
  provider: string
  ownProvider: string
  nowMs: number
  counts: ImportCounts
  stagedRows: number
  /** Finished imports of all providers when this one looked at the ledger. */
  finishedBefore: number
  vanishedIds: string[]
  promotions: Promotion[]
}

/** Returns whether what is published changed. */
export async function publishImport(publication: Publication): Promise<boolean> {
  const { ledger, importId, nowMs, counts, stagedRows, vanishedIds } = publication
  return ledger.db.transaction().execute(async (trx) => {
    const hasChanges = stagedRows > 0 || vanishedIds.length > 0
    if (hasChanges) {
      // First, because on PostgreSQL this row is what makes publishing imports wait for each other.
      await bumpVersion(trx, 'catalogueVersion')
      await refuseOutdated(trx, publication)
      for (const range of await listRanges(trx, importId)) await copyRange(trx, publication, range)
      await movePromoted(trx, publication)
      await markVanished(trx, publication)
    }
    await trx
      .updateTable('imports')
      .set({ finished_at: nowMs, counts: JSON.stringify(counts) })
      .where('id', '=', importId)
      .execute()
    return hasChanges
  })
}

export async function countFinishedImports(db: Ledger['db'] | Transaction<LedgerTables>): Promise<number> {
  const { total } = await db
    .selectFrom('imports')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('finished_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** What this import decided rests on what it saw; another import's publication in between makes that old. */
async function refuseOutdated(trx: Transaction<LedgerTables>, publication: Publication): Promise<void> {
  const { total } = await trx
    .selectFrom('staged_records')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('import_id', '=', publication.importId)
    .executeTakeFirstOrThrow()
  const finished = await countFinishedImports(trx)
  if (Number(total) === publication.stagedRows && finished === publication.finishedBefore) return
  throw new FeedFault('outdated', 'another import ran at the same time; run this one again')
}

interface Range {
  from: number
  to: number
}

async function listRanges(trx: Transaction<LedgerTables>, importId: number): Promise<Range[]> {
  const { first, last } = await trx
    .selectFrom('staged_records')
    .select(({ fn }) => [
      fn.min<number | null>('record_number').as('first'),
      fn.max<number | null>('record_number').as('last'),
    ])
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  const ranges: Range[] = []
  if (first === null || last === null) return ranges
  for (let from = first; from <= last; from += CHUNK_ROWS) ranges.push({ from, to: from + CHUNK_ROWS - 1 })
  return ranges
}

async function copyRange(
  trx: Transaction<LedgerTables>,
  publication: Publication,
  range: Range,
): Promise<void> {
  await insertNewGames(trx, publication, range)
  await updateGames(trx, publication, range)
  await upsertRecords(trx, publication, range)
}

async function insertNewGames(
  trx: Transaction<LedgerTables>,
  { importId, provider }: Publication,
  { from, to }: Range,
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
    .columns(['slug', 'provider', 'status', ...copied])
    .expression((from_) =>
      from_
        .selectFrom('staged_records')
        .select((select) => [
          'game_slug',
          select.cast<string>(select.val(provider), 'text').as('provider'),
          select.cast<string>(select.val('published'), 'text').as('status'),
          ...copied,
        ])
        .where('import_id', '=', importId)
        .where('record_number', '>=', from)
        .where('record_number', '<=', to)
        .where('kind', '=', 'new'),
    )
    .execute()
}

/** Status, plays and votes are not the feed's business and stay. */
async function updateGames(
  trx: Transaction<LedgerTables>,
  { importId }: Publication,
  { from, to }: Range,
): Promise<void> {
  const staged = (kind: 'updated' | 'relink') =>
    trx
      .updateTable('games')
      .from('staged_records as s')
      .whereRef('s.game_slug', '=', 'games.slug')
      .where('s.import_id', '=', importId)
      .where('s.record_number', '>=', from)
      .where('s.record_number', '<=', to)
      .where('s.kind', '=', kind)
  await staged('updated')
    .set(({ ref }) => ({
      title: ref('s.title'),
      title_key: ref('s.title_key'),
      published_at: ref('s.published_at'),
      updated_at: ref('s.updated_at'),
      quality: ref('s.quality'),
      record: ref('s.record'),
    }))
    .execute()
  await staged('relink')
    .set(({ ref }) => ({ record: ref('s.record') }))
    .execute()
}

async function upsertRecords(
  trx: Transaction<LedgerTables>,
  { importId, provider }: Publication,
  { from, to }: Range,
): Promise<void> {
  const copied = ['provider_id', 'game_slug', 'raw', 'content_hash', 'import_id'] as const
  await trx
    .insertInto('provider_records')
    .columns(['provider', ...copied])
    .expression((from_) =>
      from_
        .selectFrom('staged_records')
        .select((select) => [select.cast<string>(select.val(provider), 'text').as('provider'), ...copied])
        .where('import_id', '=', importId)
        .where('record_number', '>=', from)
        .where('record_number', '<=', to)
        .where('kind', '<>', 'relink'),
    )
    .onConflict((conflict) =>
      conflict.columns(['provider', 'provider_id']).doUpdateSet(({ ref }) => ({
        game_slug: ref('excluded.game_slug'),
        raw: ref('excluded.raw'),
        content_hash: ref('excluded.content_hash'),
        import_id: ref('excluded.import_id'),
        vanished_at: null,
      })),
    )
    .execute()
}

async function movePromoted(trx: Transaction<LedgerTables>, { promotions }: Publication): Promise<void> {
  for (const { slug, provider, providerId } of promotions)
    await trx
      .updateTable('games')
      .set({ provider, provider_id: providerId })
      .where('slug', '=', slug)
      .execute()
}

/** A game is gone when every record of it is, and back as soon as one is. */
async function markVanished(trx: Transaction<LedgerTables>, publication: Publication): Promise<void> {
  const { importId, provider, ownProvider, nowMs, vanishedIds } = publication
  for (let at = 0; at < vanishedIds.length; at += CHUNK_IDS) {
    const ids = vanishedIds.slice(at, at + CHUNK_IDS)
    await trx
      .updateTable('provider_records')
      .set({ vanished_at: nowMs })
      .where('provider', '=', provider)
      .where('provider_id', 'in', ids)
      .execute()
    await trx
      .updateTable('games')
      .set({ vanished_at: nowMs })
      .where('vanished_at', 'is', null)
      .where('provider', '<>', ownProvider)
      .where('slug', 'in', (from) =>
        from
          .selectFrom('provider_records')
          .select('game_slug')
          .where('provider', '=', provider)
          .where('provider_id', 'in', ids),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('provider_records as live')
              .select('live.provider_id')
              .whereRef('live.game_slug', '=', 'games.slug')
              .where('live.vanished_at', 'is', null),
          ),
        ),
      )
      .execute()
  }
  await trx
    .updateTable('games')
    .set({ vanished_at: null })
    .where('vanished_at', 'is not', null)
    .where('provider', '<>', ownProvider)
    .where('slug', 'in', (from) =>
      from
        .selectFrom('staged_records')
        .select('game_slug')
        .where('import_id', '=', importId)
        .where('kind', '<>', 'relink'),
    )
    .execute()
}
