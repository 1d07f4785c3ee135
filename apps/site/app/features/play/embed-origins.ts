/** The origins of games that were added by their addresses: a page's policy must allow their frames. */
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { EMBED_PROVIDER } from '#app/domain/game.ts'

type Games = Pick<Catalogue, 'games'>

const known = new WeakMap<Games, readonly string[]>()

export function listEmbedOrigins(catalogue: Games): readonly string[] {
  let origins = known.get(catalogue)
  if (!origins) {
    const games = [...catalogue.games.values()].filter(({ provider }) => provider === EMBED_PROVIDER)
    origins = [...new Set(games.map(({ source }) => new URL(source.url).origin))].sort()
    known.set(catalogue, origins)
  }
  return origins
}
