/** Tags and categories with too few games to fill a page. */
import type { Catalogue } from './catalogue.server.ts'
import { MIN_LINKED_TAG_GAMES } from './category-types.ts'
import type { Game } from '#app/domain/game.ts'
import type { SiteCategory } from './site-categories.ts'

const MORE_GAMES = 30
/** A row of them at any width. */
const MIN_MORE_GAMES = 12

type TagSource = Pick<Catalogue, 'tags' | 'findCategory' | 'findCategoryOfTag' | 'listCategoriesOf'>

/** Whether pages link the tag: it has enough games, and no category of its own. */
export function isLinkedTag(catalogue: Pick<TagSource, 'tags' | 'findCategoryOfTag'>, tag: string): boolean {
  const games = catalogue.tags.get(tag)
  return games !== undefined && games.length >= MIN_LINKED_TAG_GAMES && !catalogue.findCategoryOfTag(tag)
}

/** Categories that the games are in: those of most of them first, the narrowest of several. */
export function listNearCategories(
  catalogue: Pick<TagSource, 'listCategoriesOf'>,
  games: readonly Game[],
): SiteCategory[] {
  const counts = new Map<SiteCategory, number>()
  for (const game of games)
    for (const category of catalogue.listCategoriesOf(game))
      counts.set(category, (counts.get(category) ?? 0) + 1)
  const near = [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || a.games.length - b.games.length)
  return near.map(([category]) => category)
}

export interface NearestGames {
  category: SiteCategory
  games: readonly Game[]
}

/**
 * The category that most of the games are in, the narrowest of several, and its games but these. One with fewer than
 * `MIN_MORE_GAMES` others is passed over for the best games, unless those are fewer still.
 */
export function findNearestGames(catalogue: TagSource, games: readonly Game[]): NearestGames | null {
  const best = catalogue.findCategory('BestGames')
  const shown = new Set(games)
  let nearest: NearestGames | null = null
  for (const category of [...listNearCategories(catalogue, games), ...(best ? [best] : [])]) {
    const others = category.games.filter((game) => !shown.has(game)).slice(0, MORE_GAMES)
    if (others.length > (nearest?.games.length ?? 0)) nearest = { category, games: others }
    if (others.length >= MIN_MORE_GAMES) break
  }
  return nearest
}
