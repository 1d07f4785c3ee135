/** What a page of results shows. */
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { listPlayableGames, PLAYABLE_TILES } from '#app/features/rooms/playable-games.ts'
import type { Tile } from '#app/domain/tile.ts'
import { RESULTS_PER_PAGE, type SearchParams, searchUrl } from './search.ts'
import { readFlags } from './index-build.server.ts'
import { readMask } from './index-reader.server.ts'
import type { SearchIndex, SearchResult } from './search-index.server.ts'

const CLOSEST_COUNT = 12
const IDEA_COUNT = 3

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
  /** Kinds near to what was asked that have games here; only where little was found. */
  relatedWords: string[]
  /** How many there would be without the filters; told only where the filters leave nothing. */
  unfilteredTotal: number
  /** Games of near kinds or with titles least unlike the query; only where nothing was found. */
  closestSlugs: string[]
}

/** Null for a page past the last, which is a 404; the first page always exists. */
export function runSearch(index: SearchIndex, params: SearchParams): SearchOutcome | null {
  const { searchValue, pageCurrent, device, offline } = params
  const offset = (pageCurrent - 1) * RESULTS_PER_PAGE
  const { total, slugs, corrected, isGuess, working } = index.search(searchValue, {
    limit: RESULTS_PER_PAGE,
    offset,
    device,
    offline,
  })
  const pageCount = Math.max(1, Math.ceil(total / RESULTS_PER_PAGE))
  if (pageCurrent > pageCount) return null
  const isFilteredAway = total === 0 && (device !== undefined || offline === true)
  const unfilteredTotal = isFilteredAway ? index.search(searchValue, { limit: 0, offset: 0 }).total : total
  const filters = { device, offline }
  const related =
    total < PLAYABLE_TILES ? index.findRelated(searchValue, CLOSEST_COUNT, filters) : { words: [], slugs: [] }
  const closestSlugs =
    total > 0 || related.slugs.length > 0
      ? related.slugs
      : index.findClosest(searchValue, CLOSEST_COUNT, filters)
  return {
    ...{ params, total, pageCount, slugs, unfilteredTotal, closestSlugs, working },
    corrected: corrected ?? null,
    isGuess: isGuess ?? false,
    relatedWords: related.words,
  }
}

export interface SearchPageData {
  params: SearchParams
  total: number
  pageCount: number
  corrected: string | null
  isGuess: boolean
  working: SearchResult['working']
  unfilteredTotal: number
  /** What to search for instead. */
  ideas: { label: string; href: string }[]
  tiles: Tile[]
  /** Shown where nothing was asked or little found: the closest titles, then the games most played now; none of the results. */
  instead: Tile[]
  /** Whether `instead` resembles what was asked for. */
  isInsteadClose: boolean
}

/** Everything the page of results shows; null for a page past the last. */
export function loadSearchPage(catalogue: Catalogue, params: SearchParams): SearchPageData | null {
  const outcome = runSearch(catalogue.search, params)
  if (!outcome) return null
  const { slugs, closestSlugs, relatedWords, ...counts } = outcome
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
    ideas: relatedWords
      .slice(0, IDEA_COUNT)
      .map((label) => ({ label, href: searchUrl({ ...params, pageCurrent: 1, searchValue: label }) })),
    tiles: listTiles(slugs),
    instead: instead.map(catalogue.toTile),
    isInsteadClose: closest.length > 0,
  }
}
