import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { UPLOAD_PROVIDER, type Game } from '#app/domain/game.ts'
import { parseUploadPath, toGameOrigin } from '#app/features/uploads/upload-address.ts'
import { SLUG_RE } from '#app/domain/slug.ts'
import { type GameView, hasWideArt, toGameView } from '#app/features/catalogue/game-view.ts'
import { describePlaySource, type PlaySource, toPlaySource } from '#app/features/feeds/play-address.ts'

/** What the play page carries of a game. */
export interface PlayableGame extends GameView {
  /** Every way to play it, the best first. */
  sources: readonly PlaySource[]
  /** A wide image replaces the square cover when there is space for it. */
  hasWideArt: boolean
}

/** Where games are played from, as a site and the server have it. */
export interface PlayPlaces {
  /** The site's ids at providers. */
  providerIds: Readonly<Record<string, string>>
  /** `https://*.games.example`, for uploaded games; null without one. */
  gamesOrigin: string | null
}

const ALTERNATIVE_COUNT = 3

/** The game of an address, or where it went when it was merged into another; null when this site has neither. */
export function findPlayable(
  catalogue: Catalogue,
  gameId: string,
  { providerIds, gamesOrigin }: PlayPlaces,
): { game: PlayableGame } | { movedTo: string } | null {
  if (!SLUG_RE.test(gameId)) return null
  const game = catalogue.games.get(gameId)
  if (game) return { game: toPlayable(game, catalogue, { providerIds, gamesOrigin }) }
  const movedTo = catalogue.merged.get(gameId)
  return movedTo === undefined ? null : { movedTo }
}

function toPlayable(
  game: Game,
  catalogue: Catalogue,
  { providerIds, gamesOrigin }: PlayPlaces,
): PlayableGame {
  const { provider, source } = game
  const sources = [{ provider, url: source.url }, ...source.fallbacks]
  return {
    ...toGameView(game, catalogue, describePlaySource({ provider, url: source.url }, catalogue.adapters)),
    hasWideArt: hasWideArt(game),
    sources: sources.map((each) =>
      each.provider === UPLOAD_PROVIDER
        ? { ...toUploadSource(each, gamesOrigin), ...(game.hosts?.length && { hosts: game.hosts }) }
        : toPlaySource(each, providerIds, catalogue.adapters),
    ),
  }
}

/**
 * On the origin of its game, or on an opaque one: there its document begins without anything of the game, until the page has given it what the
 * game stored (`features/uploads`).
 */
function toUploadSource(
  { provider, url }: { provider: string; url: string },
  gamesOrigin: string | null,
): PlaySource {
  const label = parseUploadPath(url)?.label
  if (gamesOrigin === null || label === undefined) return { provider, label: provider, url: `${url}?start` }
  return { provider, label: provider, url: toGameOrigin(gamesOrigin, label) + url, isUploaded: true }
}

/** Offered when a game fails: games that this site serves come first, because a blocked provider stays blocked; among them those of the same category. */
export function listAlternatives(catalogue: Catalogue, slug: string): readonly Game[] {
  const related = catalogue.listRelated(slug)
  const close = related.filter(isLocal)
  const tags = new Set(catalogue.games.get(slug)?.tags)
  const countShared = (game: Game) => game.tags.filter((tag) => tags.has(tag)).length
  const others = catalogue.localGames
    .filter((game) => game.slug !== slug)
    .toSorted((a, b) => countShared(b) - countShared(a))
  const local = new Set([...close, ...others].slice(0, ALTERNATIVE_COUNT))
  return [...new Set([...local, ...related])].slice(0, ALTERNATIVE_COUNT)
}

function isLocal(game: Game): boolean {
  return game.source.kind !== 'remote'
}
