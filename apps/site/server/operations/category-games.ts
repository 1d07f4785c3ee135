/** Which published games are in a category, also by a rule that is not saved. */
import { createCategoriser, type CategoryMapping } from '#app/features/catalogue/categories.ts'
import type { CategoryEntry } from '#app/features/catalogue/category-entries.ts'
import type { PlacedBy } from '#app/features/catalogue/category-rules.ts'
import { isComputedType } from '#app/features/catalogue/category-types.ts'
import { mapInSteps, runInTurns } from '#app/features/catalogue/work-in-turns.ts'
import { findTagOf } from '#app/domain/tags.ts'
import type { Game } from '#app/domain/game.ts'
import { listPublishedGames } from '../ledger/games.ts'
import type { OperationContext } from './operation.ts'
import { markGames, type RuleIndex } from './rule-index.ts'

/** Every published game in its categories: those of the running server, or read from the ledger. */
export async function readCategorisedGames(
  { ledger, catalogueGames }: OperationContext,
  entries: readonly CategoryEntry[],
  mapping: CategoryMapping,
): Promise<readonly Game[]> {
  if (catalogueGames) return catalogueGames()
  const { games } = await listPublishedGames(ledger)
  const categorise = createCategoriser(entries, mapping)
  return games.map((game) => ({ ...game, categories: categorise(game) }))
}

/** Null for the computed lists, which contain games of every category. */
export type CategoryCounts = ReadonlyMap<string, number | null>

/** A running server needs seconds to place games by a new rule of the operator's, so those are counted here. */
export async function countCategoryGames(
  games: readonly Game[],
  index: RuleIndex,
  entries: readonly CategoryEntry[],
): Promise<CategoryCounts> {
  const placed = new Map<string, number>()
  await runInTurns(
    mapInSteps(games, ({ categories }) => {
      for (const id of categories) placed.set(id, (placed.get(id) ?? 0) + 1)
    }),
  )
  return new Map(
    entries.map((entry) => {
      if (isComputedType(entry.id)) return [entry.id, null]
      if (entry.origin !== 'operator') return [entry.id, placed.get(entry.id) ?? 0]
      return [entry.id, findRuleGames(games, index, entry).length]
    }),
  )
}

/** In the order of `games`. One whose categories the operator chose is in those only. */
export function findRuleGames(games: readonly Game[], index: RuleIndex, category: PlacedBy): Game[] {
  const marks = markGames(index, category.rule)
  const slugs = new Set(category.games)
  return games.filter((game, place) =>
    game.hasOperatorCategories
      ? game.categories.includes(category.id)
      : marks[place] === 1 || (slugs.size > 0 && slugs.has(game.slug)),
  )
}

/** The most played first. */
export function takeMostPlayed(games: readonly Game[], count: number): { slug: string; title: string }[] {
  const first: Game[] = []
  const isBefore = (a: Game, b: Game) => a.plays > b.plays || (a.plays === b.plays && a.quality > b.quality)
  for (const game of games) {
    const last = first.at(-1)
    if (last && first.length === count && !isBefore(game, last)) continue
    const place = first.findIndex((one) => isBefore(game, one))
    first.splice(place === -1 ? first.length : place, 0, game)
    if (first.length > count) first.pop()
  }
  return first.map(({ slug, title }) => ({ slug, title }))
}

/** How many games have the tag. */
export const countTag = ({ byTag }: RuleIndex, tag: string) => byTag.get(findTagOf(tag))?.length ?? 0
