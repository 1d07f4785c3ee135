/** Search, the part the server and the browser share: one way to read a query, one set of parameters. */
import { SEARCH_PATH } from '#app/site-paths.ts'

export const MAX_QUERY_LENGTH = 100
export const RESULTS_PER_PAGE = 60
export const SEARCH_DEVICES = ['phone', 'tablet', 'desktop'] as const
export type SearchDevice = (typeof SEARCH_DEVICES)[number]

/** One line of the list under the search field. */
export interface Suggestion {
  slug: string
  title: string
  coverVersion: string
  /** What it is and for what age, such as "Racing · 7+". */
  kind?: string
}

/** A category whose name is what the visitor types. */
export interface SuggestedCategory {
  id: string
  label: string
  /** Left out where the drawing is named like the category. */
  icon?: string
  /** Left out for a ranking, whose number of games says nothing. */
  count?: number
}

/** A list of "browse by feeling". */
export interface SuggestedFeeling {
  id: string
  label: string
  path: string
}

/** The server's response while the visitor types, or before. */
export interface SuggestionList {
  suggestions: Suggestion[]
  /** The best match first. */
  categories?: SuggestedCategory[]
  /** Only beside popular games. */
  feelings?: SuggestedFeeling[]
  /** Why these stand there, where they are not what was typed. */
  note?: string
}

export interface SearchFilters {
  device?: SearchDevice
  offline?: boolean
  /** Without corrections and similar spellings. */
  exact?: boolean
}

/** What `/search` was asked, read from its address. */
export interface SearchParams extends SearchFilters {
  searchValue: string
  pageCurrent: number
}

/** Letters that no Unicode decomposition takes apart, as people without them on the keyboard write them. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
}

/** Lower-case words of plain letters and digits, one space between: the form in which titles and queries meet. */
export function foldText(text: string): string {
  return text
    .toWellFormed()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłıþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/['’‘`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function cutToCodePoints(text: string, max: number): string {
  // A code point has at most two units, so a 10 kB string is never processed completely.
  return Array.from(text.slice(0, max * 2))
    .slice(0, max)
    .join('')
}

/** A query as typed: no control characters, one space between words, at most 100 code points. */
export function parseQuery(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const visible = cutToCodePoints(text, MAX_QUERY_LENGTH)
    .toWellFormed()
    .replace(/[\s\x00-\x1f\x7f\ufffd]+/g, ' ')
  return visible.trim()
}

/** A query as the index reads it; cut again, because folding can lengthen it. */
export function foldQuery(text: string): string {
  return cutToCodePoints(foldText(parseQuery(text)), MAX_QUERY_LENGTH).trim()
}

/** Null when the address is invalid, which is a 404. */
export function parseSearchParams(query: URLSearchParams): SearchParams | null {
  const page = query.get('pageCurrent') || '1'
  if (!/^[1-9]\d{0,5}$/.test(page)) return null
  const device = SEARCH_DEVICES.find((name) => name === query.get('device'))
  return {
    searchValue: parseQuery(query.get('searchValue') ?? ''),
    pageCurrent: Number(page),
    ...(device && { device }),
    ...(query.get('offline') === '1' && { offline: true }),
    ...(query.get('exact') === '1' && { exact: true }),
  }
}

/** The address of a results page; its callers add tracking parameters. */
export function searchUrl(params: Partial<SearchParams>): string {
  const query = new URLSearchParams({ searchValue: params.searchValue ?? '' })
  if (params.pageCurrent && params.pageCurrent > 1) query.set('pageCurrent', String(params.pageCurrent))
  if (params.device) query.set('device', params.device)
  if (params.offline) query.set('offline', '1')
  if (params.exact) query.set('exact', '1')
  return `${SEARCH_PATH}?${query}`
}
