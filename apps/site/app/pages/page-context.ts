/** What loaders share: the site's catalogue, and how they refuse an address. */
import { data, type RouterContextProvider } from 'react-router'
import { portalContext } from '#app/context.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Game } from '#app/domain/game.ts'
import type { Tile } from '#app/domain/tile.ts'
import { listPlayableGames, PLAYABLE_TILES } from '#app/features/rooms/playable-games.ts'
import { foldQuery } from '#app/features/search/search.ts'
import { filterTracking } from '#app/features/sites/tracking.ts'
import { describeMissingPage } from '#app/features/navigation/not-found-message.ts'
import type { ErrorPageData } from '#app/features/navigation/error-page-data.ts'

interface AskedPage {
  context: Readonly<RouterContextProvider>
  request: Request
}

/** No route matches the address. */
export function notMatched(args: AskedPage): never {
  refuse(args, 404, 'Page not found')
}

/** The route matches the address but rejects it: an invalid parameter, or a missing thing. `words` say what. */
export function notFound(args: AskedPage, words = ''): never {
  refuse(args, 404, 'Page Not Found', words)
}

/** A missing game: removed permanently, or unknown. */
export function noSuchGame(args: AskedPage, slug: string): never {
  const words = slug.replaceAll('-', ' ')
  if (args.context.get(portalContext).catalogue.removed.has(slug)) refuse(args, 410, 'Page Removed', words)
  notFound(args, words)
}

function refuse({ context, request }: AskedPage, status: number, reason: string, words = ''): never {
  const { catalogue, visitorQuery } = context.get(portalContext)
  const { pathname, search } = new URL(request.url)
  const pageData: ErrorPageData = {
    message: describeMissingPage(reason, pathname + (visitorQuery || search)),
    tracking: filterTracking(visitorQuery),
    suggestions: toTiles(catalogue, listSuggestions(catalogue, words)),
  }
  throw data(pageData, { status })
}

/** Games whose titles resemble the words, then the best ones: what is played most stands on the home page. */
function listSuggestions(catalogue: Catalogue, words: string): Game[] {
  const query = foldQuery(words)
  const slugs = query === '' ? [] : catalogue.search.suggest(query, PLAYABLE_TILES)
  const close = slugs.flatMap((slug) => catalogue.games.get(slug) ?? [])
  return listPlayableGames(close, catalogue.lists.BestGames)
}

export function toTiles(catalogue: Catalogue, games: readonly Game[], count = games.length): Tile[] {
  return games.slice(0, count).map(catalogue.toTile)
}
