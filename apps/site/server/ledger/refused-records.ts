/** Records that the filter refuses, for the operator, and those that the operator allows anyway. */
import type { Ledger } from './ledger.ts'
import { selectListings } from './slices.ts'
import { selectStaged, type StagedKind, type StagedRange, type Trx } from './staged-rows.ts'

/** Per provider: a feed with only refused records must not fill the disk. */
export const MAX_REFUSED_RECORDS = 10_000
/** A longer record is listed without its text; when it is allowed, the next import adds it. */
const MAX_STORED_RAW_LENGTH = 64 * 1024

export interface RawRefusal {
  providerId: string
  title: string
  /** Empty when it was too long to store. */
  raw: string
}

/** Those of these records that are refused. */
export async function findRefusedRecords(
  { db }: Pick<Ledger, 'db'>,
  provider: string,
  providerIds: readonly string[],
): Promise<RawRefusal[]> {
  const rows = await db
    .selectFrom('refused_records')
    .select(['provider_id', 'title', 'raw'])
    .where('provider', '=', provider)
    .where('provider_id', 'in', providerIds)
    .where('ended_import_id', 'is', null)
    .execute()
  return rows.map((row) => ({ providerId: row.provider_id, title: row.title, raw: row.raw }))
}

export interface AllowedRecord {
  provider: string
  providerId: string
  title: string
  allowedAtMs: number
}

/** Those of these records that are allowed. */
export async function findAllowedRecords(
  { db }: Pick<Ledger, 'db'>,
  provider: string,
  providerIds: readonly string[],
): Promise<AllowedRecord[]> {
  const rows = await db
    .selectFrom('allowed_records')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', 'in', providerIds)
    .execute()
  return rows.map((row) => ({
    ...{ provider: row.provider, providerId: row.provider_id },
    ...{ title: row.title, allowedAtMs: row.allowed_at },
  }))
}

export async function addAllowedRecord({ db }: Ledger, record: AllowedRecord): Promise<void> {
  const { provider, providerId, title, allowedAtMs } = record
  await db
    .insertInto('allowed_records')
    .values({ provider, provider_id: providerId, title, allowed_at: allowedAtMs })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
    .execute()
}

export async function deleteAllowedRecords(
  { db }: Ledger,
  provider: string,
  providerIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('allowed_records')
    .where('provider', '=', provider)
    .where('provider_id', 'in', providerIds)
    .execute()
}

/** The raw texts of the records that are or were games. */
export async function listRecordTexts(
  { db }: Pick<Ledger, 'db'>,
  provider: string,
  providerIds: readonly string[],
): Promise<{ providerId: string; gameSlug: string; raw: string; isVanished: boolean }[]> {
  const rows = await db
    .selectFrom('provider_records')
    .select(['provider_id', 'game_slug', 'raw', 'vanished_at'])
    .where('provider', '=', provider)
    .where('provider_id', 'in', providerIds)
    .execute()
  return rows.map((row) => ({
    ...{ providerId: row.provider_id, gameSlug: row.game_slug, raw: row.raw },
    isVanished: row.vanished_at !== null,
  }))
}

export interface RefusalChange {
  importId: number
  provider: string
  nowMs: number
}

/** Adds the records that a staged import refuses and marks the known ones among them. */
export async function copyRefusals(trx: Trx, change: RefusalChange, range: StagedRange): Promise<void> {
  const { importId, provider, nowMs } = change
  await trx
    .insertInto('refused_records')
    .columns([
      'provider',
      'provider_id',
      'title',
      'reason',
      'word',
      'found_in',
      'raw',
      'content_hash',
      'refused_at',
      'import_id',
    ])
    .expression(
      selectStaged(trx, importId, range, ['refused', 'noted']).select((select) => [
        select.cast<string>(select.val(provider), 'text').as('provider'),
        's.provider_id',
        's.title',
        's.refused_reason',
        's.refused_word',
        's.found_in',
        select
          .case()
          .when(select.fn<number>('length', ['s.raw']), '>', MAX_STORED_RAW_LENGTH)
          .then('')
          .else(select.ref('s.raw'))
          .end()
          .as('raw'),
        's.content_hash',
        select.cast<number>(select.val(nowMs), 'bigint').as('refused_at'),
        's.import_id',
      ]) as never,
    )
    .onConflict((conflict) =>
      conflict.columns(['provider', 'provider_id']).doUpdateSet((set) => ({
        title: set.ref('excluded.title'),
        reason: set.ref('excluded.reason'),
        word: set.ref('excluded.word'),
        found_in: set.ref('excluded.found_in'),
        raw: set.ref('excluded.raw'),
        content_hash: set.ref('excluded.content_hash'),
        // A changed text of a refused record is not a new refusal: undoing the change must not end it.
        refused_at: set
          .case()
          .when('refused_records.ended_import_id', 'is', null)
          .then(set.ref('refused_records.refused_at'))
          .else(set.ref('excluded.refused_at'))
          .end(),
        import_id: set
          .case()
          .when('refused_records.ended_import_id', 'is', null)
          .then(set.ref('refused_records.import_id'))
          .else(set.ref('excluded.import_id'))
          .end(),
        ended_import_id: null,
      })),
    )
    .execute()
  await trx
    .updateTable('provider_records')
    .from((from) =>
      selectStaged(from as never, importId, range, ['refused'])
        .select(['s.provider_id as refused_id', 's.refused_reason as reason'])
        .as('s'),
    )
    .whereRef('s.refused_id', '=', 'provider_records.provider_id')
    .where('provider_records.provider', '=', provider)
    .set((set) => ({ refused_reason: set.ref('s.reason'), vanished_at: null, import_id: importId }))
    .execute()
}

/** Ends the refusals of records that are games now, and of those no slice lists. */
export async function endRefusals(trx: Trx, { importId, provider }: RefusalChange): Promise<void> {
  const staged = (...kinds: StagedKind[]) =>
    trx
      .selectFrom('staged_records')
      .select('provider_id')
      .where('import_id', '=', importId)
      .where('kind', 'in', kinds)
  await trx
    .updateTable('refused_records')
    .set({ ended_import_id: importId })
    .where('provider', '=', provider)
    .where('ended_import_id', 'is', null)
    .where((where) =>
      where.or([
        where('provider_id', 'in', staged('new', 'returned', 'fallback')),
        where.and([
          where('provider_id', 'in', staged('unlisted')),
          where.not(where.exists(selectListings(trx, provider, 'refused_records'))),
        ]),
      ]),
    )
    .execute()
}

/** Limits the list: deletes ended records that cannot be undone, then the latest records beyond the limit. */
export async function pruneRefusals({ db }: Ledger, provider: string): Promise<void> {
  await db
    .deleteFrom('refused_records')
    .where('provider', '=', provider)
    .where('ended_import_id', 'is not', null)
    .where('ended_import_id', 'not in', (from) =>
      from.selectFrom('imports').select('id').where('is_logged', '=', 1),
    )
    .execute()
  await db
    .deleteFrom('refused_records')
    .where('provider', '=', provider)
    .where('provider_id', 'in', (from) =>
      from
        .selectFrom('refused_records as r')
        .select('r.provider_id')
        .where('r.provider', '=', provider)
        .orderBy('r.refused_at')
        .orderBy('r.provider_id')
        .limit(1_000_000_000)
        .offset(MAX_REFUSED_RECORDS),
    )
    .execute()
}
