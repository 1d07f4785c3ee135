/** An immutable picture of what a site publishes, ready to answer every page from memory. */
import { spaceDrawings } from '#app/features/images/space-drawings.ts'
import { saysWholeTitle } from '#app/features/images/generated-cover.ts'
import { coverVersion } from '#app/features/images/cover-version.ts'
import { explainHidden, type ListingSite } from '#app/features/audience/listing.ts'
import type { FeedAdapter } from '#app/features/feeds/adapter.ts'
import { readFlags } from '#app/features/search/index-build.server.ts'
import { withAliases } from '#app/features/search/search-aliases.server.ts'
import type { SearchIndex } from '#app/features/search/search-index.server.ts'
import type { Site } from '#app/domain/site.ts'
import { addTitledGames } from './titled-games.ts'
import { listSiteCategories, type SiteCategory, sortIntoCategories } from './site-categories.ts'
import type { CategoryEntry } from './category-entries.ts'
import { isCategoryType, type CategoryType } from './category-types.ts'
import { type FeelingList, type FeelingRules, listFeelings } from './feelings.ts'
import type { Game } from '#app/domain/game.ts'
import {
  findNewTimes,
  hasVotes,
  scoreBest,
  scorePromise,
  sortByScore,
  sortNewest,
  spreadApart,
  spreadOwnGames,
  takeByScore,
} from './ranking.ts'
import { isKeyboardOnly, type Tile } from '#app/domain/tile.ts'

const NEW_FOR_MS = 14 * 24 * 3_600_000
const BADGED_PLACES = 12
const RELATED_COUNT = 40
/** On a site whose operator picked nothing yet. */
const FALLBACK_PICK_COUNT = 12
/** Of the lists that are about the first places. */
const MAX_RANKED = 300
/** With fewer games than this, Hot and Best cannot help being alike. */
const SPREAD_FROM_GAMES = 300
const SPREAD = { places: 60, maxShared: 15 }
/** Enough to fill Hot when those that Best has first are moved. */
const HOT_CANDIDATES = MAX_RANKED + SPREAD.places

export interface Snapshot {
  /** Moves with every change a page could show. */
  generation: string
  /** Moves with every change of the games themselves; votes and plays leave it alone. The same in every process. */
  version: number
  games: readonly Game[]
  /** All categories, in the order of their list. */
  categories: readonly CategoryEntry[]
  /** What puts games behind the doors of “browse by feeling”. */
  feelings: FeelingRules
  hotScores: ReadonlyMap<string, number>
  /** Slugs of merged games and the game each went to. */
  merged: ReadonlyMap<string, string>
  /** Slugs of games that were removed permanently. */
  removed: ReadonlySet<string>
  search: SearchIndex
  /** The providers that games come from; those of the software when absent. */
  adapters?: readonly FeedAdapter[]
  builtAt: number
}

export interface Catalogue {
  generation: string
  version: number
  /** How many games are listed. */
  total: number
  /** All games that have a page here: the listed ones, and those that are broken. */
  games: ReadonlyMap<string, Game>
  merged: ReadonlyMap<string, string>
  removed: ReadonlySet<string>
  lists: Readonly<Record<CategoryType, readonly Game[]>>
  /** Games that this site serves itself, the best first. */
  localGames: readonly Game[]
  /** What this site lists, in its order: categories that are not hidden and have games. */
  categories: readonly SiteCategory[]
  /** A category that has a page: a listed one, or one of the seven types. */
  findCategory(id: string): SiteCategory | null
  /** The listed category that means the same as a tag. */
  findCategoryOfTag(tag: string): SiteCategory | null
  /** The listed categories of a game, the narrowest first. */
  listCategoriesOf(game: Game): readonly SiteCategory[]
  /** Lists by feeling that have enough games here, the best games first. */
  feelings: readonly FeelingList[]
  /** Which facts, tags and categories put a game into one of them. */
  feelingRules: FeelingRules
  /** Games per tag, most popular tag first. */
  tags: ReadonlyMap<string, readonly Game[]>
  search: SearchIndex
  /** The providers that games come from; those of the software when absent. */
  adapters?: readonly FeedAdapter[]
  listRelated(slug: string): readonly Game[]
  toTile(game: Game): Tile
  /** With its badge, which only the home page shows: elsewhere the list itself says why a game is in it. */
  toMarkedTile(game: Game): Tile
}

type CatalogueSite = Pick<Site, 'name' | 'editorPicks' | 'categories' | 'searchAliases'> & ListingSite

/** The snapshot as one site shows it. */
export function createCatalogue(snapshot: Snapshot, site: CatalogueSite): Catalogue {
  const shown = snapshot.games
    .filter((game) => explainHidden(game, site) === null)
    // The games that come with the software are each site's own; no site names another.
    .map((game) => (game.source.kind === 'own' ? { ...game, maker: site.name } : game))
  const games = new Map(shown.map((game) => [game.slug, game]))
  const listed = shown.filter(isListed)
  const findListed = (slug: string) => {
    const game = games.get(slug)
    return game && isListed(game) ? game : null
  }
  const newTimeOf = findNewTimes(snapshot.games)
  const best = sortByScore(listed, scoreBest)
  const placed = sortIntoCategories(best)
  const top = best.slice(0, MAX_RANKED)
  const newest = sortNewest(listed, newTimeOf)
  const isLarge = listed.length >= SPREAD_FROM_GAMES
  const lists: Record<CategoryType, readonly Game[]> = {
    Newest: newest,
    HotGames: rankHot(snapshot, listed, top),
    BestGames: isLarge ? spreadOwnGames(top, hasVotes) : top,
    EditorPicks:
      site.editorPicks.length > 0 ? listGames(games, site.editorPicks) : best.slice(0, FALLBACK_PICK_COUNT),
    Cars: placed.get('Cars') ?? [],
    Girls: placed.get('Girls') ?? [],
    Kids: placed.get('Kids') ?? [],
  }
  const tags = groupByTag(best)
  const badges = pickBadges(snapshot, lists, newTimeOf)
  const related = new Map<string, readonly Game[]>()
  /** Created on the first request. */
  let search: SearchIndex | undefined
  let feelings: readonly FeelingList[] | undefined

  return {
    generation: snapshot.generation,
    version: snapshot.version,
    total: listed.length,
    games,
    // A game that is not listed here has no address here either, not even a redirect.
    merged: new Map([...snapshot.merged].filter(([, survivor]) => games.has(survivor))),
    removed: snapshot.removed,
    adapters: snapshot.adapters,
    lists,
    localGames: best.filter((game) => game.source.kind !== 'remote'),
    ...listSiteCategories(snapshot.categories, site, (id) =>
      isCategoryType(id) ? lists[id] : (placed.get(id) ?? []),
    ),
    feelingRules: snapshot.feelings,
    get feelings() {
      return (feelings ??= listFeelings(snapshot.feelings, best))
    },
    tags,
    get search() {
      return (search ??= withAliases(
        listed.length === snapshot.games.length
          ? snapshot.search
          : snapshot.search.restrictTo({ has: (slug) => findListed(slug) !== null }),
        site.searchAliases,
        (slug) => {
          const game = findListed(slug)
          return game && readFlags(game)
        },
      ))
    },
    listRelated(slug) {
      const known = related.get(slug)
      if (known) return known
      const game = games.get(slug)
      const found = game ? spaceDrawings(findRelated(game, tags, best)) : []
      related.set(slug, found)
      return found
    },
    toTile: (game) => toTile(game),
    toMarkedTile: (game) => toTile(game, badges.get(game.slug)),
  }
}

/** The listed games with these slugs, each once. */
export function listGames(games: Catalogue['games'], slugs: readonly string[]): Game[] {
  return [...new Set(slugs)].flatMap((slug) => games.get(slug) ?? []).filter(isListed)
}

/** Lists, search and sitemap leave broken games out. */
export const isListed = ({ brokenSince }: Pick<Game, 'brokenSince'>): boolean => brokenSince === undefined

/** Games with many plays now, rising ones first; then likely ones that are not in the first places of Best. */
function rankHot(snapshot: Snapshot, listed: readonly Game[], best: readonly Game[]): Game[] {
  const { hotScores, builtAt } = snapshot
  const played = takeByScore(
    listed.filter(({ slug }) => hotScores.has(slug)),
    ({ slug }) => hotScores.get(slug)!,
    HOT_CANDIDATES,
  )
  const taken = new Set(played)
  const promising = takeByScore(
    listed.filter((game) => !taken.has(game)),
    (game) => scorePromise(game, builtAt),
    HOT_CANDIDATES - played.length,
  )
  const hot = [...played, ...promising]
  if (listed.length < SPREAD_FROM_GAMES) return hot.slice(0, MAX_RANKED)
  const apart = spreadApart(hot, new Set(best.slice(0, SPREAD.places)), SPREAD)
  return spreadOwnGames(apart, (game) => taken.has(game)).slice(0, MAX_RANKED)
}

function groupByTag(games: readonly Game[]): Map<string, readonly Game[]> {
  const byTag = new Map<string, Game[]>()
  for (const game of games) {
    for (const tag of game.tags) {
      const list = byTag.get(tag)
      if (list) list.push(game)
      else byTag.set(tag, [game])
    }
  }
  addTitledGames(byTag, games)
  return new Map([...byTag].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1)))
}

function pickBadges(
  snapshot: Snapshot,
  { HotGames: hot, BestGames: best, Newest: newest }: Catalogue['lists'],
  newTimeOf: (game: Game) => number,
): Map<string, Tile['badge']> {
  const badges = new Map<string, Tile['badge']>()
  for (const game of best.slice(0, BADGED_PLACES)) if (game.likes > 0) badges.set(game.slug, 'top')
  for (const game of newest.slice(0, BADGED_PLACES))
    if (snapshot.builtAt - newTimeOf(game) < NEW_FOR_MS) badges.set(game.slug, 'new')
  for (const game of hot.slice(0, BADGED_PLACES))
    if (snapshot.hotScores.has(game.slug)) badges.set(game.slug, 'hot')
  return badges
}

export function toTile(game: Game, badge?: Tile['badge']): Tile {
  return {
    slug: game.slug,
    title: game.title,
    coverVersion: coverVersion(game),
    // What moves on a cover of our own is drawn over exactly that cover.
    ...(game.preview?.startsWith('/') && !game.operatorCover && { preview: game.preview }),
    ...(badge && { badge }),
    ...(isKeyboardOnly(game) && { keyboardOnly: true as const }),
    ...(game.offline && { offline: true as const }),
    ...(!coverSaysTitle(game) && { titleCut: true as const }),
  }
}

/** By game, because a game is in many lists. */
const saidTitles = new WeakMap<Game, boolean>()

/** Our own covers do; a drawn one does where the title fits, and a provider's picture is taken to say what the drawn one in its place would. */
function coverSaysTitle(game: Game): boolean {
  const known = saidTitles.get(game)
  if (known !== undefined) return known
  const says = (game.source.kind === 'own' && !game.operatorCover) || saysWholeTitle(game)
  saidTitles.set(game, says)
  return says
}

/** Tags that say how a game is played, not what it is about; games that share only these are not alike. */
const WAYS_TO_PLAY: ReadonlySet<string> = new Set([
  ...[
    'casual',
    'daily',
    'endless',
    'free',
    'fun',
    'ghost',
    'html5',
    'keyboard',
    'kids',
    'levels',
    'mobile',
    'mouse',
  ],
  ...['offline', 'one-button', 'one-hand', 'relaxing', 'single-player', 'touch', 'touchscreen'],
])
/** Less than the most frequent subject. */
const WAY_WEIGHT = 0.03

/** Games that share the rarest tags come first; the best ones fill the rest. */
function findRelated(
  game: Game,
  tags: ReadonlyMap<string, readonly Game[]>,
  best: readonly Game[],
): readonly Game[] {
  const scores = new Map<Game, number>()
  for (const tag of game.tags) {
    const sharing = tags.get(tag) ?? []
    const weight = WAYS_TO_PLAY.has(tag) ? WAY_WEIGHT : 1 / Math.log2(2 + sharing.length)
    // A huge tag says little and costs much: its best games are enough.
    for (const other of sharing.slice(0, 400)) scores.set(other, (scores.get(other) ?? 0) + weight)
  }
  scores.delete(game)
  const close = takeByScore(
    scores.keys(),
    (other) => (scores.get(other) ?? 0) + other.quality * 0.2,
    RELATED_COUNT,
  )
  // As few as are missing, because this would else look at every game of the site.
  const filling = best
    .values()
    .filter((other) => other !== game && !scores.has(other))
    .take(RELATED_COUNT - close.length)
  return [...close, ...filling]
}
