/** Adds a game that an operator names by its address. */
import type { Game } from '#app/domain/game.ts'
import { slugify } from '#app/domain/slugify.ts'
import { MAX_SLUG_LENGTH } from '#app/domain/slug.ts'
import { toGameRow } from './games.ts'
import type { Ledger } from './ledger.ts'
import { findFreeSlug } from './split-record.ts'
import type { Trx } from './staged-rows.ts'
import { bumpVersion } from './versions.ts'

export interface AddedGame {
  /** Without a slug, which is made from the title. */
  game: Omit<Game, 'slug'>
  /** What the operator gave, as JSON, and its hash. */
  raw: string
  contentHash: string
}

/** `known`: there is a game with this address already; nothing was added. */
export async function addGame(
  { db }: Ledger,
  { game, raw, contentHash }: AddedGame,
  /** What else is written with it. */
  more: (trx: Trx, slug: string) => Promise<void> = async () => {},
): Promise<{ kind: 'added' | 'known'; slug: string }> {
  return db.transaction().execute(async (trx) => {
    // First, so that no import publishes between what is read and what is written here.
    await bumpVersion(trx, 'recordsVersion')
    const { provider, providerId } = game
    const known = await trx
      .selectFrom('games')
      .select('slug')
      .where('provider', '=', provider)
      .where('provider_id', '=', providerId)
      .executeTakeFirst()
    if (known) return { kind: 'known', slug: known.slug }
    const base = slugify(game.title, MAX_SLUG_LENGTH) || 'game'
    const slug = await findFreeSlug(trx, base)
    await trx
      .insertInto('games')
      .values(toGameRow({ ...game, slug }))
      .execute()
    // Its record is on no feed's list, so no import ends it.
    await trx
      .insertInto('provider_records')
      .values({
        provider,
        provider_id: providerId,
        game_slug: slug,
        raw,
        content_hash: contentHash,
        import_id: 0,
        vanished_at: null,
      })
      .execute()
    await more(trx, slug)
    await bumpVersion(trx, 'catalogueVersion')
    return { kind: 'added', slug }
  })
}
