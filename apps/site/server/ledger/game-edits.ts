/** The operator's values of single games; they override the records of imports, which stay beside them. */
import * as v from 'valibot'
import { sortNotes } from '#app/domain/rating.ts'
import { AGE_BANDS, CONTENT_NOTES } from '#app/domain/rating.ts'
import { GameSchema, type Game } from '#app/domain/game.ts'
import { OperatorCoverSchema } from '#app/domain/operator-cover.ts'
import { ReachedHostsSchema } from '#app/domain/reached-hosts-schema.ts'
import type { Ledger } from './ledger.ts'
import { bumpVersion } from './versions.ts'

const { entries } = GameSchema

/** Every value that an operator can set. */
export const GAME_EDIT_ENTRIES = {
  title: entries.title,
  summary: entries.summary,
  description: entries.description,
  instructions: entries.instructions,
  maker: entries.maker,
  tags: entries.tags,
  /** Instead of those that the rules give. */
  categories: v.pipe(entries.categories, v.maxLength(20)),
  orientation: entries.orientation,
  age: v.picklist(AGE_BANDS),
  notes: v.array(v.picklist(CONTENT_NOTES)),
  cover: OperatorCoverSchema,
  /** Of uploaded games only. */
  hosts: ReachedHostsSchema,
}
const GameEditsSchema = v.partial(v.object(GAME_EDIT_ENTRIES))
export type GameEdits = v.InferOutput<typeof GameEditsSchema>
export type EditedField = keyof GameEdits

export const EDITED_FIELDS = Object.keys(GAME_EDIT_ENTRIES) as readonly EditedField[]

/** A value that a later version does not accept any more is ignored: the game's record is used for it. */
export function parseGameEdits(edits: string | null): GameEdits {
  if (edits === null) return {}
  try {
    const stored = Object.entries(JSON.parse(edits) as Record<string, unknown>)
    const valid = stored.filter(([field, value]) => v.safeParse(GameEditsSchema, { [field]: value }).success)
    return v.parse(GameEditsSchema, Object.fromEntries(valid))
  } catch {
    return {} // not JSON
  }
}

/** The game with the operator's values. */
export function applyEdits(game: Game, edits: GameEdits): Game {
  const { age, notes, cover, ...others } = edits
  const isRated = age !== undefined || notes !== undefined
  const { rating } = game
  return {
    ...game,
    ...others,
    ...(others.categories && { hasOperatorCategories: true as const }),
    ...(cover && { operatorCover: cover }),
    ...(cover?.from === 'drawing' && { drawnCover: cover.drawing }),
    ...(isRated && {
      rating: {
        ...rating,
        age: age ?? rating.age,
        notes: sortNotes(notes ?? rating.notes),
        by: 'operator' as const,
      },
    }),
  }
}

export async function findGameEdits({ db }: Pick<Ledger, 'db'>, slug: string): Promise<GameEdits> {
  const row = await db.selectFrom('game_edits').select('edits').where('slug', '=', slug).executeTakeFirst()
  return parseGameEdits(row?.edits ?? null)
}

/** `undefined` removes a value, so that the record's is used again. */
export type GameChange = { [Field in EditedField]?: GameEdits[Field] | undefined }

export type EditOutcome =
  | { kind: 'unknown' }
  /** Nothing was changed, because these values are others than expected. */
  | { kind: 'conflict'; fields: EditedField[] }
  /** The values of the changed fields; a field without a value is absent. */
  | { kind: 'changed' | 'unchanged'; before: GameEdits; after: GameEdits }

export interface GameEditRequest {
  slug: string
  change: GameChange
  /** What the person saw. Without it the change is made whatever the values are. */
  expected?: GameChange
  nowMs: number
}

/** All of the changes or none. */
export async function editGame(
  { db }: Ledger,
  { slug, change, expected = {}, nowMs }: GameEditRequest,
): Promise<EditOutcome> {
  return db.transaction().execute(async (trx) => {
    // A second writer waits here until this one has ended.
    const game = await trx
      .updateTable('games')
      .set(({ ref }) => ({ slug: ref('slug') }))
      .where('slug', '=', slug)
      .returning('slug')
      .executeTakeFirst()
    if (!game) return { kind: 'unknown' }
    const stored = await findGameEdits({ db: trx }, slug)
    const conflicts = listFields(expected).filter((field) => !isSame(stored[field], expected[field]))
    if (conflicts.length > 0) return { kind: 'conflict', fields: conflicts }
    const fields = listFields(change).filter((field) => !isSame(stored[field], change[field]))
    const pickChanged = (values: GameEdits): GameEdits =>
      Object.fromEntries(
        fields.filter((field) => values[field] !== undefined).map((field) => [field, values[field]]),
      )
    const [before, after] = [pickChanged(stored), pickChanged(change)]
    if (fields.length === 0) return { kind: 'unchanged', before, after }
    const edits = JSON.stringify({ ...stored, ...change })
    if (edits === '{}') await trx.deleteFrom('game_edits').where('slug', '=', slug).execute()
    else
      await trx
        .insertInto('game_edits')
        .values({ slug, edits, updated_at: nowMs })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ edits, updated_at: nowMs }))
        .execute()
    await bumpVersion(trx, 'catalogueVersion')
    return { kind: 'changed', before, after }
  })
}

const listFields = (values: GameChange) => EDITED_FIELDS.filter((field) => Object.hasOwn(values, field))
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
