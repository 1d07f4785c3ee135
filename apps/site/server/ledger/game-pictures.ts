/** Pictures that the operator gave as covers of games. */
import { findGameEdits } from './game-edits.ts'
import type { Ledger } from './ledger.ts'

/** Of one game: the newest, so that a change of its cover can be undone. */
const MAX_PICTURES = 12

export interface GamePicture {
  name: string
  width: number
  height: number
  /** WebP. */
  bytes: Uint8Array
}

/** The same picture again is stored once. Older ones than the newest twelve are deleted, except the one that is shown. */
export async function addGamePicture(
  { db }: Ledger,
  slug: string,
  picture: GamePicture,
  nowMs: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('game_pictures')
      .values({ slug, added_at: nowMs, ...picture })
      .onConflict((conflict) => conflict.columns(['slug', 'name']).doUpdateSet({ added_at: nowMs }))
      .execute()
    const stored = await trx
      .selectFrom('game_pictures')
      .select('name')
      .where('slug', '=', slug)
      .orderBy('added_at', 'desc')
      .orderBy('name')
      .execute()
    const { cover } = await findGameEdits({ db: trx }, slug)
    const shown = cover?.from === 'picture' ? cover.picture : null
    for (const { name } of stored.slice(MAX_PICTURES))
      if (name !== shown && name !== picture.name)
        await trx.deleteFrom('game_pictures').where('slug', '=', slug).where('name', '=', name).execute()
  })
}

export async function findGamePicture(
  { db }: Pick<Ledger, 'db'>,
  slug: string,
  name: string,
): Promise<GamePicture | null> {
  const row = await db
    .selectFrom('game_pictures')
    .select(['name', 'width', 'height', 'bytes'])
    .where('slug', '=', slug)
    .where('name', '=', name)
    .executeTakeFirst()
  return row ?? null
}
