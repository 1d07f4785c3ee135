import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Game } from '#app/domain/game.ts'
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

const ALTERNATIVE_COUNT = 3

/** The game of an address, or where it went when it was merged into another; null when this site has neither. */
export function findPlayable(
  catalogue: Catalogue,
  gameId: string,
  providerIds: Readonly<Record<string, string>>,
): { game: PlayableGame } | { movedTo: string } | null {
  if (!SLUG_RE.test(gameId)) return null
  const game = catalogue.games.get(gameId)
  if (game) return { game: toPlayable(game, catalogue, providerIds) }
  const movedTo = catalogue.merged.get(gameId)
  return movedTo === undefined ? null : { movedTo }
}

function toPlayable(
  game: Game,
  catalogue: Catalogue,
  providerIds: Readonly<Record<string, string>>,
): PlayableGame {
  const { provider, source } = game
  const sources = [{ provider, url: source.url }, ...source.fallbacks]
  return {
    ...toGameView(game, catalogue, describePlaySource({ provider, url: source.url }, catalogue.adapters)),
    hasWideArt: hasWideArt(game),
    sources: sources.map((each) => toPlaySource(each, providerIds, catalogue.adapters)),
  }
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
