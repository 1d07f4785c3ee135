/** An immutable picture of what a site publishes, ready to answer every page from memory. */
import { saysWholeTitle } from '#app/features/images/generated-cover.ts'
import { coverVersion } from '#app/features/images/cover-version.ts'
import type { ListingSite } from '#app/features/audience/listing.ts'
import type { FeedAdapter } from '#app/features/feeds/adapter.ts'
import { readFlags } from '#app/features/search/index-build.server.ts'
import { withAliases } from '#app/features/search/search-aliases.server.ts'
import type { SearchIndex } from '#app/features/search/search-index.server.ts'
import type { Site } from '#app/domain/site.ts'
import { listSiteCategories, type SiteCategory } from './site-categories.ts'
import { isCategoryType, type CategoryType } from './category-types.ts'
import type { FeelingList, FeelingRules } from './feelings.ts'
import type { Game } from '#app/domain/game.ts'
import { createListingAtOnce, isListed, type Listing } from './listing.server.ts'
import type { Snapshot } from './snapshot.ts'
import { isKeyboardOnly, type Tile } from '#app/domain/tile.ts'

const NEW_FOR_MS = 14 * 24 * 3_600_000
const BADGED_PLACES = 12
/** On a site whose operator picked nothing yet. */
const FALLBACK_PICK_COUNT = 12

export interface Catalogue {
  generation: string
  version: number
  /** How many games are listed. */
  total: number
  /** All games that have a page here: the listed ones, and those that are broken. */
  games: ReadonlyMap<string, Game>
  /** The game as its page names it: those that come with the software are each site's own. Another object than in the lists. */
  withMaker(game: Game): Game
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

/** The snapshot as one site shows it. `listing` is by the site's rules. */
export function createCatalogue(
  snapshot: Snapshot,
  site: CatalogueSite,
  listing: Listing = createListingAtOnce(snapshot, site),
): Catalogue {
  const { best, listed, newest, newTimeOf, placed, tags } = listing
  const findListed = (slug: string) => {
    const game = listing.games.get(slug)
    return game && isListed(game) ? game : null
  }
  const lists: Record<CategoryType, readonly Game[]> = {
    Newest: newest,
    HotGames: listing.hot,
    BestGames: listing.top,
    EditorPicks:
      site.editorPicks.length > 0
        ? listGames(listing.games, site.editorPicks)
        : best.slice(0, FALLBACK_PICK_COUNT),
    Cars: placed.get('Cars') ?? [],
    Girls: placed.get('Girls') ?? [],
    Kids: placed.get('Kids') ?? [],
  }
  const badges = pickBadges(snapshot, lists, newTimeOf)
  /** Created on the first request. */
  let search: SearchIndex | undefined

  return {
    generation: snapshot.generation,
    version: snapshot.version,
    total: listed.length,
    games: listing.games,
    withMaker: (game) => (game.source.kind === 'own' ? { ...game, maker: site.name } : game),
    // A game that is not listed here has no address here either, not even a redirect.
    merged: new Map([...snapshot.merged].filter(([, survivor]) => listing.games.has(survivor))),
    removed: snapshot.removed,
    adapters: snapshot.adapters,
    lists,
    localGames: listing.localGames,
    ...listSiteCategories(snapshot.categories, site, (id) =>
      isCategoryType(id) ? lists[id] : (placed.get(id) ?? []),
    ),
    feelingRules: snapshot.feelings,
    feelings: listing.feelings,
    tags,
    get search() {
      return (search ??= withAliases(listing.search, site.searchAliases, (slug) => {
        const game = findListed(slug)
        return game && readFlags(game)
      }))
    },
    listRelated: listing.listRelated,
    toTile: (game) => toTile(game),
    toMarkedTile: (game) => toTile(game, badges.get(game.slug)),
  }
}

/** The listed games with these slugs, each once. */
export function listGames(games: Catalogue['games'], slugs: readonly string[]): Game[] {
  return [...new Set(slugs)].flatMap((slug) => games.get(slug) ?? []).filter(isListed)
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
