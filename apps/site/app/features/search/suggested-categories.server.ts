/** The categories whose name is what a visitor types, and the words beside a suggested game. */
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { isCategoryType, isUncountedType } from '#app/features/catalogue/category-types.ts'
import type { SiteCategory } from '#app/features/catalogue/site-categories.ts'
import type { Game } from '#app/domain/game.ts'
import { foldQuery, foldText, type SuggestedCategory } from './search.ts'

/** Side by side on a desktop. */
const MAX_CATEGORIES = 2
/** One letter begins too many names. */
const MIN_TYPED_LENGTH = 2

export function suggestCategories(
  { categories }: Pick<Catalogue, 'categories'>,
  typed: string,
): SuggestedCategory[] {
  const query = foldQuery(typed)
  if (query.length < MIN_TYPED_LENGTH) return []
  return categories
    .map((category) => ({ category, rank: rankLabel(foldText(category.label), query) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || b.category.games.length - a.category.games.length)
    .slice(0, MAX_CATEGORIES)
    .map(({ category }) => toSuggestedCategory(category))
}

/** The whole name, in singular or plural, before its beginning, before the beginning of a later word. */
function rankLabel(label: string, query: string): number {
  if (label === query || label === `${query}s` || `${label}s` === query) return 3
  if (label.startsWith(query)) return 2
  return label.includes(` ${query}`) ? 1 : 0
}

function toSuggestedCategory({ id, label, icon, games }: SiteCategory): SuggestedCategory {
  return {
    id,
    label,
    ...(icon !== id && { icon }),
    ...(!isUncountedType(id) && { count: games.length }),
  }
}

/** The narrowest genre and the age band; undefined where there is neither. */
export function describeKind(catalogue: Pick<Catalogue, 'listCategoriesOf'>, game: Game): string | undefined {
  const categories = catalogue.listCategoriesOf(game)
  const genre = categories.find(({ id }) => !isCategoryType(id)) ?? categories[0]
  const { age } = game.rating
  return [genre?.label, age === 'all' ? undefined : age].filter(Boolean).join(' · ') || undefined
}
