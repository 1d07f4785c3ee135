/** The games of a listing as one site names them: those that come with the software are the site's own. */
import type { Game } from '#app/domain/game.ts'

type Games = ReadonlyMap<string, Game>

/** Sites with the same games share one map of them; only the site's own games are copied, when they are asked for. */
export class SiteGames implements Games {
  readonly #games: Games
  readonly #siteName: string
  readonly #own = new Map<string, Game>()

  constructor(games: Games, siteName: string) {
    this.#games = games
    this.#siteName = siteName
  }

  get size(): number {
    return this.#games.size
  }

  get(slug: string): Game | undefined {
    const game = this.#games.get(slug)
    return game && this.#name(game)
  }

  has(slug: string): boolean {
    return this.#games.has(slug)
  }

  keys(): MapIterator<string> {
    return this.#games.keys()
  }

  values(): MapIterator<Game> {
    return this.#games.values().map((game) => this.#name(game)) as MapIterator<Game>
  }

  entries(): MapIterator<[string, Game]> {
    return this.#games.entries().map(([slug, game]) => [slug, this.#name(game)]) as MapIterator<
      [string, Game]
    >
  }

  [Symbol.iterator](): MapIterator<[string, Game]> {
    return this.entries()
  }

  forEach(visit: (game: Game, slug: string, games: Games) => void): void {
    for (const [slug, game] of this) visit(game, slug, this)
  }

  #name(game: Game): Game {
    if (game.source.kind !== 'own') return game
    const known = this.#own.get(game.slug)
    if (known) return known
    const named = { ...game, maker: this.#siteName }
    this.#own.set(game.slug, named)
    return named
  }
}
