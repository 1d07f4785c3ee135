import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Game } from '#app/domain/game.ts'

/** Games that fit an article: those with its tags, one tag after the other; the best games when no tag has any. */
export function listGamesForTags(catalogue: Catalogue, tags: readonly string[], count: number): Game[] {
  const lists = tags.map((tag) => catalogue.tags.get(tag) ?? [])
  const games = new Set<Game>()
  for (let place = 0; place < count; place++) {
    for (const list of lists) {
      const game = list[place]
      if (game) games.add(game)
    }
  }
  return [...(games.size > 0 ? games : catalogue.lists.BestGames)].slice(0, count)
}
