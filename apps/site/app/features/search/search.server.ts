/** What a page of results shows. */
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { type CategoryLink, toCategoryLinks } from '#app/features/catalogue/category-links.ts'
import { listPlayableGames, PLAYABLE_TILES } from '#app/features/rooms/playable-games.ts'
import type { Tile } from '#app/domain/tile.ts'
import { RESULTS_PER_PAGE, type SearchParams, searchUrl } from './search.ts'
import { readFlags } from './index-build.server.ts'
import { readMask } from './index-reader.server.ts'
import { suggestionTexts as texts } from './suggestion-texts.ts'
import { MAX_SUGGESTED_MATCHES, type SearchIndex, type SearchResult } from './search-index.server.ts'

const CLOSEST_COUNT = 12
const IDEA_COUNT = 3
const MAX_SINGLE_CATEGORIES = 4

export interface SearchOutcome {
  params: SearchParams
  total: number
  pageCount: number
  slugs: string[]
  /** What was searched for instead, where nothing has the words as typed. */
  corrected: string | null
  /** Nothing has the words as typed, and these are only spelled alike. */
  isGuess: boolean
  working: SearchResult['working']
  /** The word that was meant and the kinds near to it that have games here; only where little was found. */
  related: { word: string; nature: string; kinds: string[] } | null
  /** The number of results without the filters; set only when the filtered list is empty. */
  unfilteredTotal: number
  /** Games of near kinds or with titles least unlike the query; only where nothing was found. */
  closestSlugs: string[]
}

/** Null for a page past the last, which is a 404; the first page always exists. */
export function runSearch(index: SearchIndex, params: SearchParams): SearchOutcome | null {
  const { searchValue, pageCurrent, device, offline, exact } = params
  const offset = (pageCurrent - 1) * RESULTS_PER_PAGE
  const filters = { device, offline }
  const result = index.search(searchValue, { limit: RESULTS_PER_PAGE, offset, exact, ...filters })
  const pageCount = Math.max(1, Math.ceil(result.total / RESULTS_PER_PAGE))
  if (pageCurrent > pageCount) return null
  const related =
    !exact && (result.total < PLAYABLE_TILES || result.isGuess)
      ? index.findRelated(searchValue, CLOSEST_COUNT, filters)
      : null
  // A mention in a description, or a title with a similar spelling only, is not a direct match.
  const isWeak = related !== null && !hasTitleMatch(result, index)
  const { total, slugs } = isWeak ? { total: 0, slugs: [] } : result
  const isFilteredAway = total === 0 && !isWeak && (device !== undefined || offline === true)
  const unfilteredTotal = isFilteredAway ? index.search(searchValue, { limit: 0, offset: 0 }).total : total
  const closestSlugs = related
    ? [...related.slugs, ...(isWeak ? result.slugs : [])]
    : total > 0
      ? []
      : index.findClosest(searchValue, CLOSEST_COUNT, filters)
  return {
    ...{ params, total, pageCount, slugs, unfilteredTotal, working: result.working },
    closestSlugs: [...new Set(closestSlugs)],
    corrected: isWeak ? null : (result.corrected ?? null),
    isGuess: !isWeak && (result.isGuess ?? false),
    related: related && { word: related.word, nature: related.nature, kinds: related.words },
  }
}

function hasTitleMatch(
  { total, corrected, isGuess, isInTextOnly }: SearchResult,
  index: SearchIndex,
): boolean {
  if (total === 0 || isGuess || isInTextOnly) return false
  return corrected === undefined || !index.search(corrected, { limit: 0, offset: 0 }).isInTextOnly
}

export interface SuggestedSlugs {
  slugs: string[]
  /** Why these stand there, where they are not what was typed. */
  note?: string
}

/** What the list under the search field shows. */
export function suggestGames(index: SearchIndex, typed: string, limit: number): SuggestedSlugs {
  const result = index.search(typed, { limit, offset: 0, maxMatches: MAX_SUGGESTED_MATCHES })
  const { slugs } = result
  const related = slugs.length < limit || result.isGuess ? index.findRelated(typed, limit) : null
  if (related && !hasTitleMatch(result, index))
    return {
      slugs: [...new Set([...related.slugs, ...slugs])].slice(0, limit),
      note: texts.related(related.word, related.nature),
    }
  if (slugs.length === 0) return { slugs }
  if (result.corrected !== undefined) return { slugs, note: texts.meant(typed, result.corrected) }
  if (result.isGuess) return { slugs, note: texts.guessed(typed) }
  if (result.isInTextOnly) return { slugs, note: texts.mentioned(typed) }
  return { slugs }
}

export interface SingleResult {
  description: string
  categories: CategoryLink[]
}

export interface SearchPageData {
  params: SearchParams
  total: number
  pageCount: number
  corrected: string | null
  isGuess: boolean
  working: SearchResult['working']
  unfilteredTotal: number
  /** The word that was meant, and what the games near to it are. */
  related: { word: string; nature: string } | null
  /** The only result, in detail. */
  single: SingleResult | null
  /** What to search for instead. */
  ideas: { label: string; href: string }[]
  tiles: Tile[]
  /** Shown where nothing was asked or little found: the closest titles, then the games most played now; none of the results. */
  instead: Tile[]
  /** Whether `instead` resembles the query. */
  isInsteadClose: boolean
}

/** Everything the page of results shows; null for a page past the last. */
export function loadSearchPage(catalogue: Catalogue, params: SearchParams): SearchPageData | null {
  const outcome = runSearch(catalogue.search, params)
  if (!outcome) return null
  const { slugs, closestSlugs, related, ...counts } = outcome
  const listTiles = (wanted: readonly string[]) =>
    wanted.flatMap((slug) => {
      const game = catalogue.games.get(slug)
      return game ? [catalogue.toTile(game)] : []
    })
  const closest = closestSlugs
    .filter((slug) => !slugs.includes(slug))
    .flatMap((slug) => catalogue.games.get(slug) ?? [])
  const mask = readMask(params)
  const listInstead = () =>
    listPlayableGames(
      closest,
      catalogue.lists.HotGames.filter(
        (game) => !slugs.includes(game.slug) && (readFlags(game) & mask) === mask,
      ),
    )
  const instead = outcome.total < PLAYABLE_TILES ? listInstead() : []
  return {
    ...counts,
    related: related && { word: related.word, nature: related.nature },
    ideas: (related?.kinds ?? []).slice(0, IDEA_COUNT).map((label) => ({
      label,
      href: searchUrl({ ...params, exact: false, pageCurrent: 1, searchValue: label }),
    })),
    tiles: listTiles(slugs),
    single: outcome.total === 1 ? describeSingle(catalogue, slugs[0]!) : null,
    instead: instead.map(catalogue.toTile),
    isInsteadClose: closest.length > 0,
  }
}

function describeSingle(catalogue: Catalogue, slug: string): SingleResult | null {
  const game = catalogue.games.get(slug)
  if (!game) return null
  const categories = catalogue.listCategoriesOf(game).slice(0, MAX_SINGLE_CATEGORIES)
  const description = game.summary || (game.description.split('\n\n')[0] ?? '')
  return { description, categories: toCategoryLinks(categories) }
}
