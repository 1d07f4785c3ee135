/** Games of many kinds, for pages that have none of their own to show. */
import type { Game } from '#app/domain/game.ts'
import { isKeyboardOnly } from '#app/domain/tile.ts'
import { isCategoryType } from './category-types.ts'
import type { SiteCategory } from './site-categories.ts'

/**
 * Of each genre its first game in turn, the largest genre first, so that neighbours differ; then `popular` ones. Each game once, and none
 * that needs a keyboard.
 */
export function listVariedGames(
  categories: readonly SiteCategory[],
  popular: readonly Game[],
  count: number,
): Game[] {
  const lists = categories
    .filter(({ id }) => !isCategoryType(id))
    .toSorted((a, b) => b.games.length - a.games.length)
    .map(({ games }) => games)
  const found = new Set<Game>()
  const add = (games: readonly Game[]) => {
    const next = games.find((game) => !found.has(game) && !isKeyboardOnly(game))
    if (next && found.size < count) found.add(next)
  }
  for (let round = 0; round < count && found.size < count; round++) lists.forEach(add)
  for (let place = found.size; place < count; place++) add(popular)
  return [...found]
}
