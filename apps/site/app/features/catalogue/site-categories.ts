/** The categories of one site: what it lists, in its order, with its games. */
import { findTagOf } from '#app/domain/tags.ts'
import type { Site } from '#app/domain/site.ts'
import { type CategoryEntry, orderBy } from './category-entries.ts'
import { isCategoryType } from './category-types.ts'
import type { Game } from '#app/domain/game.ts'

export interface SiteCategory extends Pick<CategoryEntry, 'id' | 'label' | 'heading' | 'icon'> {
  games: readonly Game[]
}

export interface SiteCategories {
  categories: readonly SiteCategory[]
  findCategory(id: string): SiteCategory | null
  findCategoryOfTag(tag: string): SiteCategory | null
  listCategoriesOf(game: Game): readonly SiteCategory[]
}

export function listSiteCategories(
  entries: readonly CategoryEntry[],
  { categories: choice }: Pick<Site, 'categories'>,
  listGames: (id: string) => readonly Game[],
): SiteCategories {
  const pages = new Map<string, SiteCategory>()
  const byTag = new Map<string, SiteCategory>()
  const listed: SiteCategory[] = []
  for (const { id, label, heading, icon, isHidden, sameAs } of orderBy(
    entries,
    (entry) => entry.id,
    choice.order,
  )) {
    const category = { id, label, heading, icon, games: listGames(id) }
    const isListed = !isHidden && !choice.hidden.includes(id) && category.games.length > 0
    // The addresses of the seven types always exist, whatever an operator lists.
    if (isListed || isCategoryType(id)) pages.set(id, category)
    if (!isListed) continue
    listed.push(category)
    for (const tag of sameAs) byTag.set(tag, category)
  }
  const ids = new Set(listed.map(({ id }) => id))
  return {
    categories: listed,
    findCategory: (id) => pages.get(id) ?? null,
    findCategoryOfTag: (tag) => byTag.get(tag) ?? byTag.get(findTagOf(tag)) ?? null,
    listCategoriesOf: (game) =>
      game.categories
        .filter((id) => ids.has(id))
        .map((id) => pages.get(id)!)
        .sort((a, b) => a.games.length - b.games.length),
  }
}
