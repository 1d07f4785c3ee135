/** What loaders share: the site's catalogue and the 404 they throw. */
import { data } from 'react-router'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Game } from '#app/features/catalogue/game.ts'
import type { Tile } from '#app/features/catalogue/tile.ts'

/** A parameter that does not fit, or a thing that is not there. */
export function notFound(path: string): never {
  throw data({ message: `Page Not Found: ${path}` }, { status: 404 })
}

/** A game that is not here: gone for good, or never heard of. */
export function noSuchGame(catalogue: Catalogue, slug: string, path: string): never {
  if (catalogue.removed.has(slug)) throw data({ message: `Page Gone: ${path}` }, { status: 410 })
  notFound(path)
}

export function toTiles(catalogue: Catalogue, games: readonly Game[], count = games.length): Tile[] {
  return games.slice(0, count).map(catalogue.toTile)
}
