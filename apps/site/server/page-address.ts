/** What is asked for: a page, or its data as JSON; and which part of the query counts. */
import { parseSearchParams, searchUrl } from '#app/features/search/search.ts'
import { findPayloadPage } from '#app/features/updates/payload-url.ts'

/**
 * The only queries that reach a page, each in its one spelling, so that no other query makes a second copy of a page. Everything else
 * (tracking above all) never changes what is rendered.
 */
const PAGE_QUERIES: Record<string, (query: URLSearchParams) => string> = {
  '/search': spellSearchQuery,
}
/** A path of plain words has one spelling only; no page of ours has another kind of address. */
const PLAIN_PATH_RE = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/

export interface PageAddress {
  kind: 'page' | 'payload'
  /** The path of the page that is meant. */
  page: string
  /** The query that counts, with its question mark, or empty. */
  query: string
  /** Everything the visitor's query held, without the build that a payload is asked with. */
  visitorQuery: string
  /** The build a payload is asked for; empty for everything else. */
  build: string
}

export function readPageAddress({ pathname, search, searchParams }: URL): PageAddress {
  const payloadPage = findPayloadPage(pathname)
  if (payloadPage === null)
    return {
      kind: 'page',
      page: pathname,
      query: spellPageQuery(pathname, searchParams),
      visitorQuery: search,
      build: '',
    }
  const [first = '', ...rest] = search.slice(1).split('&')
  const isBuild = !first.includes('=')
  const visitorQuery = (isBuild ? rest : [first, ...rest]).join('&')
  return {
    kind: 'payload',
    page: payloadPage,
    query: spellPageQuery(payloadPage, new URLSearchParams(visitorQuery)),
    visitorQuery: visitorQuery && `?${visitorQuery}`,
    build: isBuild ? first : '',
  }
}

function spellPageQuery(page: string, query: URLSearchParams): string {
  return Object.hasOwn(PAGE_QUERIES, page) ? PAGE_QUERIES[page]!(query) : ''
}

function spellSearchQuery(query: URLSearchParams): string {
  const params = parseSearchParams(query)
  // A page number that is none: the page's own 404, which is not cached.
  if (!params) return `?${new URLSearchParams({ pageCurrent: query.get('pageCurrent')!.slice(0, 20) })}`
  const { searchValue, pageCurrent, device, offline } = params
  const isBare = searchValue === '' && pageCurrent === 1 && !device && !offline
  return isBare ? '' : searchUrl(params).slice('/search'.length)
}

/** Whether the query can change what this address shows. */
export function hasPageQuery(pathname: string): boolean {
  return Object.hasOwn(PAGE_QUERIES, findPayloadPage(pathname) ?? pathname)
}

/** Whether an answer at this address may be cached: no page can be asked for in a second spelling of it. */
export function hasOneSpelling(page: string): boolean {
  return PLAIN_PATH_RE.test(page)
}
