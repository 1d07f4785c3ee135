/** The operator's settings of single games; they override the records of imports. */
import * as v from 'valibot'
import {
  AGE_BANDS,
  CONTENT_NOTES,
  sortNotes,
  type AgeBand,
  type ContentNote,
  type Rating,
} from '#app/domain/rating.ts'
import type { Ledger } from './ledger.ts'
import { bumpVersion } from './versions.ts'

const GameEditsSchema = v.object({
  age: v.optional(v.picklist(AGE_BANDS)),
  notes: v.optional(v.array(v.picklist(CONTENT_NOTES))),
})
export type GameEdits = v.InferOutput<typeof GameEditsSchema>

/** Unreadable edits are ignored: the game's record is used. */
export function parseGameEdits(edits: string | null): GameEdits {
  if (edits === null) return {}
  try {
    const result = v.safeParse(GameEditsSchema, JSON.parse(edits))
    return result.success ? result.output : {}
  } catch {
    return {} // not JSON
  }
}

/** The rating, overridden by the operator's values. */
export function applyEdits(rating: Rating, { age, notes }: GameEdits): Rating {
  if (age === undefined && notes === undefined) return rating
  return { ...rating, age: age ?? rating.age, notes: sortNotes(notes ?? rating.notes), by: 'operator' }
}

export type EditedField = 'age' | 'notes'

/** Sets one value, or removes it (`undefined`), so that the record's value is used again. */
export async function editGame(
  { db }: Ledger,
  slug: string,
  change: { age?: AgeBand | undefined } | { notes?: ContentNote[] | undefined },
  nowMs: number,
): Promise<'changed' | 'unchanged' | 'unknown'> {
  return db.transaction().execute(async (trx) => {
    const game = await trx
      .selectFrom('games')
      .leftJoin('game_edits', 'game_edits.slug', 'games.slug')
      .select(['games.slug', 'game_edits.edits'])
      .where('games.slug', '=', slug)
      .executeTakeFirst()
    if (!game) return 'unknown'
    const before = parseGameEdits(game.edits)
    const edits = JSON.stringify({ ...before, ...change })
    if (edits === JSON.stringify(before)) return 'unchanged'
    if (edits === '{}') await trx.deleteFrom('game_edits').where('slug', '=', slug).execute()
    else
      await trx
        .insertInto('game_edits')
        .values({ slug, edits, updated_at: nowMs })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ edits, updated_at: nowMs }))
        .execute()
    await bumpVersion(trx, 'catalogueVersion')
    return 'changed'
  })
}
