/** Records that the filter refuses, for the operator, and those that the operator allows anyway. */
import type { Selectable } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { RefusedRecordRow } from './schema.ts'
import { selectListings } from './slices.ts'
import { selectStaged, type StagedKind, type StagedRange, type Trx } from './staged-rows.ts'

/** Per provider: a feed with only refused records must not fill the disk. */
export const MAX_REFUSED_RECORDS = 10_000
/** A longer record is listed without its text; when it is allowed, the next import adds it. */
const MAX_STORED_RAW_LENGTH = 64 * 1024

export interface RefusedRecord {
  provider: string
  providerId: string
  title: string
  reason: string
  word: string
  foundIn: string
  refusedAtMs: number
  isAllowed: boolean
}

function toRefused(row: Omit<Selectable<RefusedRecordRow>, 'raw'> & { allowed_at: number | null }) {
  return {
    provider: row.provider,
    providerId: row.provider_id,
    title: row.title,
    reason: row.reason,
    word: row.word,
    foundIn: row.found_in,
    refusedAtMs: row.refused_at,
    isAllowed: row.allowed_at !== null,
  }
}

/** By title. */
export async function listRefusedRecords(
  { db }: Ledger,
  { provider, limit, offset }: { provider?: string; limit: number; offset: number },
): Promise<{ records: RefusedRecord[]; total: number }> {
  let query = db.selectFrom('refused_records as r').where('r.ended_import_id', 'is', null)
  if (provider) query = query.where('r.provider', '=', provider)
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .leftJoin('allowed_records as a', (join) =>
      join.onRef('a.provider', '=', 'r.provider').onRef('a.provider_id', '=', 'r.provider_id'),
    )
    .selectAll('r')
    .select('a.allowed_at')
    .orderBy('r.title')
    .orderBy('r.provider')
    .orderBy('r.provider_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { records: rows.map(toRefused), total: Number(total) }
}

/** The raw record with its title, or null when it is not refused. */
export async function findRefusedRecord(
  { db }: Ledger,
  provider: string,
  providerId: string,
): Promise<{ title: string; reason: string; raw: string } | null> {
  const row = await db
    .selectFrom('refused_records')
    .select(['title', 'reason', 'raw'])
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .where('ended_import_id', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export interface AllowedRecord {
  provider: string
  providerId: string
  title: string
  allowedAtMs: number
}

export async function listAllowedRecords({ db }: Ledger, provider?: string): Promise<AllowedRecord[]> {
  let query = db.selectFrom('allowed_records').selectAll()
  if (provider) query = query.where('provider', '=', provider)
  const rows = await query.orderBy('title').orderBy('provider').orderBy('provider_id').execute()
  return rows.map((row) => ({
    provider: row.provider,
    providerId: row.provider_id,
    title: row.title,
    allowedAtMs: row.allowed_at,
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

/** False when it was not allowed. */
export async function deleteAllowedRecord(
  { db }: Ledger,
  provider: string,
  providerId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('allowed_records')
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
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
