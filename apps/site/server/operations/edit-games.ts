/** `editGames`: tags, categories and the age of several games at once. */
import * as v from 'valibot'
import type { Game } from '#app/domain/game.ts'
import { AGE_BANDS } from '#app/domain/rating.ts'
import { toTags } from '#app/domain/tags.ts'
import { createCategoriser } from '#app/features/catalogue/categories.ts'
import { readCategories } from '#app/features/catalogue/manage-categories.server.ts'
import { readCategoryMapping } from '../category-mapping.ts'
import { GAME_EDIT_ENTRIES, type GameChange } from '../ledger/game-edits.ts'
import { findGame } from '../ledger/games.ts'
import { changeGame } from './edit-game.ts'
import { defineOperation, OperationError, type OperationContext } from './operation.ts'

const MAX_GAMES = 500

const TagsSchema = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(20)), [])
const CategoriesSchema = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20)),
  [],
)

const schema = v.object({
  slugs: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(200))),
    v.minLength(1, 'Name at least one game'),
    v.maxLength(MAX_GAMES, `At most ${MAX_GAMES} games at once`),
  ),
  addTags: TagsSchema,
  removeTags: TagsSchema,
  addCategories: CategoriesSchema,
  removeCategories: CategoriesSchema,
  age: v.optional(v.picklist(AGE_BANDS)),
})
type Input = v.InferOutput<typeof schema>

export interface EditedGames {
  games: { slug: string; auditId: number | null }[]
}

/** Unknown games and categories are found before anything is changed. */
export const editGamesOperation = defineOperation({
  name: 'editGames',
  permission: 'games.edit',
  schema,
  async run(context, input): Promise<EditedGames> {
    const { categorise, ids } = await openCategories(context)
    const unknown = input.addCategories.find((id) => !ids.has(id))
    if (unknown !== undefined)
      throw new OperationError('invalid', `There is no category “${unknown}”`, 'addCategories')
    const changes: { slug: string; change: GameChange }[] = []
    for (const slug of new Set(input.slugs)) {
      const game = await findGame(context.ledger, slug)
      if (!game)
        throw new OperationError('unknown-game', `There is no game “${slug}”; nothing was changed`, 'slugs')
      changes.push({ slug, change: listChanges(game, categorise(game), input) })
    }
    const games: EditedGames['games'] = []
    for (const { slug, change } of changes) {
      const auditId =
        Object.keys(change).length > 0
          ? await changeGame(context, { slug, change, nowMs: context.nowMs })
          : null
      games.push({ slug, auditId })
    }
    return { games }
  },
})

async function openCategories({ ledger, config }: OperationContext) {
  const mapping = await readCategoryMapping(config)
  const entries = await readCategories(ledger, mapping)
  return { categorise: createCategoriser(entries, mapping), ids: new Set(entries.map(({ id }) => id)) }
}

function listChanges(game: Game, categories: readonly string[], input: Input): GameChange {
  const tags = merge(game.tags, toTags(input.addTags), toTags(input.removeTags))
  const merged = merge(categories, input.addCategories, input.removeCategories)
  if (!v.is(GAME_EDIT_ENTRIES.tags, tags))
    throw new OperationError('invalid', `“${game.title}” would have more than 40 tags`, 'addTags')
  return {
    ...(!isSame(tags, game.tags) && { tags }),
    ...(!isSame(merged, categories) && { categories: merged }),
    ...(input.age !== undefined && { age: input.age }),
  }
}

function merge(now: readonly string[], added: readonly string[], removed: readonly string[]): string[] {
  return [...new Set([...now, ...added])].filter((one) => !removed.includes(one))
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n')
