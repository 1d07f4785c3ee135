/** Parses a request's address: a page or its data as JSON, and the part of the query that the page reads. */
import { parseSearchParams, searchUrl } from '#app/features/search/search.ts'
import { findPayloadPage } from '#app/features/navigation/payload-url.ts'
import { SEARCH_PATH } from '#app/site-paths.ts'
import { type PageName, type PagesWith, SITE_ROUTES } from '#app/site-routes.ts'

/**
 * The queries that the route table allows, each in canonical form, so that a page is cached once. Other parameters (mainly tracking)
 * never change the rendered page.
 */
type QueryPage = Exclude<PageName, PagesWith<'query', readonly []>>
const CANONICAL_QUERIES: Record<QueryPage, (query: URLSearchParams) => string> = {
  search: toCanonicalSearch,
}
/** By their paths, which have no parameters. */
const QUERY_PAGES = new Map<string, QueryPage>(
  (Object.keys(CANONICAL_QUERIES) as QueryPage[]).map((name) => [SITE_ROUTES[name].path, name]),
)
/** Paths of every page: they have one spelling only. */
const CANONICAL_PATH_RE = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/

export interface PageAddress {
  kind: 'page' | 'payload'
  /** The path of the page. */
  page: string
  /** The canonical query with its question mark, or empty. */
  query: string
  /** The visitor's complete query, without the build id of a payload request. */
  visitorQuery: string
  /** The requested build of a payload; empty for other requests. */
  build: string
}

export function readPageAddress({ pathname, search, searchParams }: URL): PageAddress {
  const payloadPage = findPayloadPage(pathname)
  if (payloadPage === null)
    return {
      kind: 'page',
      page: pathname,
      query: toCanonicalQuery(pathname, searchParams),
      visitorQuery: search,
      build: '',
    }
  const [first = '', ...rest] = search.slice(1).split('&')
  const isBuild = !first.includes('=')
  const visitorQuery = (isBuild ? rest : [first, ...rest]).join('&')
  return {
    kind: 'payload',
    page: payloadPage,
    query: toCanonicalQuery(payloadPage, new URLSearchParams(visitorQuery)),
    visitorQuery: visitorQuery && `?${visitorQuery}`,
    build: isBuild ? first : '',
  }
}

function toCanonicalQuery(page: string, query: URLSearchParams): string {
  const name = QUERY_PAGES.get(page)
  return name === undefined ? '' : CANONICAL_QUERIES[name](query)
}

function toCanonicalSearch(query: URLSearchParams): string {
  const params = parseSearchParams(query)
  // An invalid page number: the page answers 404, which is not cached.
  if (!params) return `?${new URLSearchParams({ pageCurrent: query.get('pageCurrent')!.slice(0, 20) })}`
  const { searchValue, pageCurrent, device, offline } = params
  const isBare = searchValue === '' && pageCurrent === 1 && !device && !offline
  return isBare ? '' : searchUrl(params).slice(SEARCH_PATH.length)
}

/** Whether the query can change the page. */
export function hasPageQuery(pathname: string): boolean {
  return QUERY_PAGES.has(findPayloadPage(pathname) ?? pathname)
}

/** Whether a page at this path may be cached: the path is the only spelling of the page's address. */
export function isCanonicalPath(page: string): boolean {
  return CANONICAL_PATH_RE.test(page)
}
