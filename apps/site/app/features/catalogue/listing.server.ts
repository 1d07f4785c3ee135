/**
 * What a site lists, in all of its orders. Sites with the same rules share one listing. A new one takes seconds of work with 100,000 games, so it is
 * made in steps, and a few changed games are exchanged in the one before (decision 080).
 */
import { explainHidden, getLimits, type ListingSite } from '#app/features/audience/listing.ts'
import { spaceDrawings } from '#app/features/images/space-drawings.ts'
import type { Game } from '#app/domain/game.ts'
import type { SearchIndex } from '#app/features/search/search-index.server.ts'
import type { Snapshot } from './snapshot.ts'
import { exchangeInFeelings, type FeelingList, listFeelings } from './feelings.ts'
import { diffGames, type GameChanges, isFew } from './game-changes.ts'
import { type GameLists, listGamesInSteps, exchangeInLists } from './game-lists.ts'
import { hasVotes, scorePromise, spreadApart, spreadOwnGames, takeByScore } from './ranking.ts'
import { findRelated } from './related-games.ts'
import { runAtOnce, type Steps } from './work-in-turns.ts'

/** Of the lists that are about the first places. */
const MAX_RANKED = 300
/** With fewer games than this, Hot and Best cannot help being alike. */
const SPREAD_FROM_GAMES = 300
const SPREAD = { places: 60, maxShared: 15 }
/** Enough to fill Hot when those that Best has first are moved. */
const HOT_CANDIDATES = MAX_RANKED + SPREAD.places

export interface Listing extends GameLists {
  /** The snapshot whose games these are. */
  source: { games: readonly Game[]; rules: Snapshot['feelings'] }
  hot: readonly Game[]
  /** The first of the best games, as a list of rankings shows them. */
  top: readonly Game[]
  /** Lists by feeling that have enough games, the best games first. */
  feelings: readonly FeelingList[]
  /** Finds what is listed. */
  search: SearchIndex
  listRelated(slug: string): readonly Game[]
}

/** Equal for sites that list the same games. */
export function nameRules(site: ListingSite): string {
  const { maxAge, notes } = getLimits(site)
  const isForChildren = site.audience === 'child'
  return JSON.stringify([
    site.remoteGames === 'off',
    isForChildren,
    maxAge,
    notes,
    { ...site.games, maxAge: 0, notes: 0 },
  ])
}

/** `before`: the listing by the same rules of an earlier snapshot. */
export function* createListing(snapshot: Snapshot, rules: ListingSite, before?: Listing): Steps<Listing> {
  const isShown = (game: Game) => explainHidden(game, rules) === null
  const all = before && diffGames(before.source.games, snapshot.games)
  const isUpdate =
    all !== undefined && isFew(all, snapshot.games) && before!.source.rules === snapshot.feelings
  const changes = isUpdate ? keepShown(all, isShown) : null
  yield
  const lists = changes
    ? yield* exchangeInLists(before!, changes, snapshot.games)
    : yield* listGamesInSteps(snapshot.games, isShown)
  const { best, games, listed, tags } = lists
  const top = best.slice(0, MAX_RANKED)
  yield
  const hot = yield* rankHot(snapshot, listed, top)
  const feelings = changes
    ? yield* exchangeInFeelings(before!.feelings, changes, { rules: snapshot.feelings, games: best })
    : yield* listFeelings(snapshot.feelings, best)
  const related = new Map<string, readonly Game[]>()
  /** Created on the first request. */
  let search: SearchIndex | undefined
  return {
    ...lists,
    source: { games: snapshot.games, rules: snapshot.feelings },
    hot,
    feelings,
    top: listed.length >= SPREAD_FROM_GAMES ? spreadOwnGames(top, hasVotes) : top,
    get search() {
      return (search ??= restrictSearch(snapshot, lists))
    },
    listRelated(slug) {
      const known = related.get(slug)
      if (known) return known
      const game = games.get(slug)
      const found = game ? spaceDrawings(findRelated(game, tags, best)) : []
      related.set(slug, found)
      return found
    },
  }
}

export const createListingAtOnce = (snapshot: Snapshot, rules: ListingSite): Listing =>
  runAtOnce(createListing(snapshot, rules))

/** Lists, search and sitemap leave broken games out. */
export const isListed = ({ brokenSince }: Pick<Game, 'brokenSince'>): boolean => brokenSince === undefined

function keepShown({ removed, added }: GameChanges, isShown: (game: Game) => boolean): GameChanges {
  return { removed: removed.filter(isShown), added: added.filter(isShown) }
}

/** An index may have more games than the snapshot: those that were removed after it was built. */
function restrictSearch({ search }: Snapshot, { games, listed }: GameLists): SearchIndex {
  if (listed.length === search.size && listed.length === games.size) return search
  return search.restrictTo({
    has: (slug) => {
      const game = games.get(slug)
      return game !== undefined && isListed(game)
    },
  })
}

/** Games with many plays now, rising ones first; then likely ones that are not in the first places of Best. */
function* rankHot(snapshot: Snapshot, listed: readonly Game[], best: readonly Game[]): Steps<Game[]> {
  const { hotScores, builtAt } = snapshot
  const played = takeByScore(
    listed.values().filter(({ slug }) => hotScores.has(slug)),
    ({ slug }) => hotScores.get(slug)!,
    HOT_CANDIDATES,
  )
  yield
  const taken = new Set(played)
  const promising = takeByScore(
    listed.values().filter((game) => !taken.has(game)),
    (game) => scorePromise(game, builtAt),
    HOT_CANDIDATES - played.length,
  )
  yield
  const hot = [...played, ...promising]
  if (listed.length < SPREAD_FROM_GAMES) return hot.slice(0, MAX_RANKED)
  const apart = spreadApart(hot, new Set(best.slice(0, SPREAD.places)), SPREAD)
  return spreadOwnGames(apart, (game) => taken.has(game)).slice(0, MAX_RANKED)
}
