/** Separates a record from the game that it was merged into as another source. */
import type { Selectable } from 'kysely'
import { numberSlug } from '#app/domain/slugify.ts'
import { MAX_SLUG_LENGTH } from '#app/domain/slug.ts'
import type { NewGameRow } from './games.ts'
import type { GameRow, ProviderRecordRow } from './schema.ts'
import type { Trx } from './staged-rows.ts'
import { bumpVersion } from './versions.ts'

export type GameRecord = Pick<
  Selectable<ProviderRecordRow>,
  'provider' | 'provider_id' | 'raw' | 'vanished_at' | 'refused_reason'
>

/** A game with all its records. */
export interface GameWithRecords {
  game: Pick<Selectable<GameRow>, 'slug' | 'provider' | 'provider_id' | 'record' | 'merged_into'>
  records: GameRecord[]
}

export async function findGameWithRecords(trx: Trx, slug: string): Promise<GameWithRecords | null> {
  const game = await trx
    .selectFrom('games')
    .select(['slug', 'provider', 'provider_id', 'record', 'merged_into'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!game) return null
  const records = await trx
    .selectFrom('provider_records')
    .select(['provider', 'provider_id', 'raw', 'vanished_at', 'refused_reason'])
    .where('game_slug', '=', slug)
    .orderBy('provider')
    .orderBy('provider_id')
    .execute()
  return { game, records }
}

/** The slug itself, or one with a number, that no game ever had. */
export async function findFreeSlug(trx: Trx, base: string): Promise<string> {
  // A number may replace the last letters of a long slug.
  const prefix = base.slice(0, MAX_SLUG_LENGTH - 10)
  const rows = await trx.selectFrom('games').select('slug').where('slug', 'like', `${prefix}%`).execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = base
  for (let copy = 2; taken.has(slug); copy++) slug = numberSlug(base, copy, MAX_SLUG_LENGTH)
  return slug
}

export interface Split {
  slug: string
  record: { provider: string; providerId: string; contentHash: string }
  /** The new, separate game. */
  added: NewGameRow
  /** The remaining game, played from its other records; null when none of them is listed. */
  remaining: Omit<NewGameRow, 'slug' | 'status' | 'published_at'> | null
  /** Whether the remaining game is a provider's, which is unpublished with its last source. */
  endsWithoutSource: boolean
  nowMs: number
}

/** Later imports see two games; `import_id` 0 marks the record as changed by an operator for the undo of an earlier import. */
export async function splitRecord(trx: Trx, split: Split): Promise<void> {
  const { slug, record, added, remaining, nowMs } = split
  await trx.insertInto('games').values(added).execute()
  await trx
    .updateTable('provider_records')
    .set({ game_slug: added.slug, content_hash: record.contentHash, import_id: 0 })
    .where('provider', '=', record.provider)
    .where('provider_id', '=', record.providerId)
    .execute()
  if (remaining)
    await trx
      .updateTable('games')
      .set({ ...remaining, import_id: 0 })
      .where('slug', '=', slug)
      .execute()
  else if (split.endsWithoutSource) {
    await trx
      .updateTable('games')
      .set({ vanished_at: nowMs, import_id: 0 })
      .where('slug', '=', slug)
      .execute()
    await trx
      .updateTable('games')
      .set({ status: 'draft', status_by: 'vanished', status_reason: `its last source is ${added.slug} now` })
      .where('slug', '=', slug)
      .where('status', '=', 'published')
      .execute()
  }
  await bumpVersion(trx, 'catalogueVersion')
}
