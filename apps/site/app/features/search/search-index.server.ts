/** Answers searches from the index of one generation of the catalogue. */
import type { FLAGS } from './index-build.server.ts'
import {
  countWorking,
  getTitle,
  type ListedGames,
  getVocabulary,
  openReader,
  type Reader,
  readMask,
  type Selection,
} from './index-reader.server.ts'
import { type SearchFilters, foldQuery } from './search.ts'
import {
  addLikelyMatches,
  addTrueMatches,
  collectMatches,
  createMatches,
  type Matches,
} from './search-matches.server.ts'
import { findRelatedKinds } from './related-words.ts'
import { correctToTitle, readWords } from './typo.ts'

/** Matches looked at of each kind: for a page of results, and for the list under the field. */
const MAX_PAGE_MATCHES = 1500
export const MAX_SUGGESTED_MATCHES = 150

/** A single game that mentions a near kind is no answer. */
const MIN_RELATED = 2

export interface SearchResult {
  /** All matches, of which `slugs` is one page; matches past 1,500 of a kind are not counted. */
  total: number
  slugs: string[]
  /** What was found instead, where nothing has the words as typed and it is clear what was meant. */
  corrected?: string
  /** Nothing has the words as typed and it is not clear what was meant: these are spelled alike. */
  isGuess?: boolean
  /** No title has the words, only a description or a tag. */
  isInTextOnly?: boolean
  /** Of all matches, how many work on each device and how many without a network. */
  working: Record<keyof typeof FLAGS, number>
}

/** Games of kinds near to a query that nothing listed fits. */
export interface RelatedGames {
  /** The word that is meant, and what these games are: "zombie", "a little spooky". */
  word: string
  nature: string
  /** The kinds that have games here. */
  words: string[]
  slugs: string[]
}

export interface SearchIndex {
  /** How many games it has, also those that are not found here. */
  size: number
  /** What it was built of; empty when that was not named. */
  mark: string
  search(
    query: string,
    options: { limit: number; offset: number; maxMatches?: number } & SearchFilters,
  ): SearchResult
  /** Slugs, best first. */
  suggest(query: string, limit: number, filters?: SearchFilters): string[]
  /** Slugs of the titles least unlike the query, for a page that found nothing. */
  findClosest(query: string, limit: number, filters?: SearchFilters): string[]
  /** Null where no near kind is known or has games. */
  findRelated(query: string, limit: number, filters?: SearchFilters): RelatedGames | null
  /** The same index with these games only, as a site that lists not all of them sees it. It is closed with this one. */
  restrictTo(slugs: { has(slug: string): boolean }): SearchIndex
  close(): void
}

function sortIds({ scores }: Matches): number[] {
  return [...scores].sort(([idA, a], [idB, b]) => b - a || idA - idB).map(([id]) => id)
}

export function openSearchIndex(file: string): SearchIndex {
  const reader = openReader(file)
  return createIndex(reader, null)
}

function createIndex(reader: Reader, listed: ListedGames | null): SearchIndex {
  const listSlugs = (ids: number[]) => ids.map((id) => getTitle(reader, id).slug)
  const select = (filters: SearchFilters): Selection => ({ mask: readMask(filters), listed })
  return {
    size: reader.flags.length - 1,
    mark: reader.mark,
    search(query, { limit, offset, maxMatches = MAX_PAGE_MATCHES, exact, ...filters }) {
      const folded = foldQuery(query)
      const matches = collectMatches(reader, folded, select(filters), maxMatches, exact)
      const slugs = listSlugs(sortIds(matches).slice(offset, offset + limit))
      const result = {
        total: matches.scores.size,
        slugs,
        working: countWorking(reader, matches.scores.keys()),
      }
      if (matches.titleMatchCount > 0 || result.total === 0) return result
      if (matches.corrected !== null) return { ...result, corrected: matches.corrected }
      if (matches.bestLikely === null) return { ...result, isInTextOnly: true }
      const corrected = correctToTitle(readWords(folded), getTitle(reader, matches.bestLikely))
      return corrected === null ? { ...result, isGuess: true } : { ...result, corrected }
    },
    suggest(query, limit, filters = {}) {
      const matches = collectMatches(reader, foldQuery(query), select(filters), MAX_SUGGESTED_MATCHES)
      return listSlugs(sortIds(matches).slice(0, limit))
    },
    findClosest(query, limit, filters = {}) {
      const matches = createMatches()
      const words = readWords(foldQuery(query))
      const isKnown = words.words.length === 1 && getVocabulary(reader).knows(words.compact)
      if (words.compact.length > 1 && !isKnown)
        addLikelyMatches(reader, words, select(filters), matches, true)
      return listSlugs(sortIds(matches).slice(0, limit))
    },
    findRelated(query, limit, filters = {}) {
      const related = findRelatedKinds(foldQuery(query).split(' '))
      if (!related) return null
      const found = related.kinds.map((word) => {
        const matches = createMatches()
        addTrueMatches(reader, readWords(word), select(filters), MAX_SUGGESTED_MATCHES, matches)
        return { word, ids: sortIds(matches) }
      })
      const filled = found.filter(({ ids }) => ids.length > 0)
      // One of each kind in turn, so that the first row shows them all.
      const ids = Array.from({ length: limit }, (_, place) => filled.map((kind) => kind.ids[place]))
        .flat()
        .filter((id) => id !== undefined)
      const slugs = listSlugs([...new Set(ids)].slice(0, limit))
      if (slugs.length < MIN_RELATED) return null
      return {
        word: related.word,
        nature: related.nature,
        words: filled.map(({ word }) => word),
        slugs,
      }
    },
    restrictTo: (slugs) => ({
      ...createIndex(reader, createMarks(reader, slugs)),
      close: () => undefined,
    }),
    close: () => reader.db.close(),
  }
}

const UNKNOWN = 0
const LISTED = 1
const UNLISTED = 2

/** Each game is asked for once, when a search first comes upon it. */
function createMarks(reader: Reader, slugs: { has(slug: string): boolean }): ListedGames {
  const marks = new Uint8Array(reader.flags.length)
  return {
    has(id) {
      if (marks[id] === UNKNOWN) marks[id] = slugs.has(reader.slugs[id]!) ? LISTED : UNLISTED
      return marks[id] === LISTED
    },
  }
}
