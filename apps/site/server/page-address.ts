/** What is asked for: a page, its data for the router, or its data as JSON; and which part of the query counts. */
import { findPayloadPage } from '#app/features/updates/payload-url.ts'

/** The only query that reaches a page; everything else (tracking above all) never changes what is rendered. */
const PAGE_QUERY: Record<string, readonly string[]> = {
  '/search': ['searchValue', 'pageCurrent', 'device', 'offline'],
}
const ROUTES_RE = /^[\w/.,()-]{1,400}$/
const DATA_SUFFIX = '.data'

export interface PageAddress {
  kind: 'page' | 'data' | 'payload'
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
  if (payloadPage !== null) {
    const [first = '', ...rest] = search.slice(1).split('&')
    const isBuild = !first.includes('=')
    const visitorQuery = (isBuild ? rest : [first, ...rest]).join('&')
    return {
      kind: 'payload',
      page: payloadPage,
      query: keepPageQuery(payloadPage, new URLSearchParams(visitorQuery)),
      visitorQuery: visitorQuery && `?${visitorQuery}`,
      build: isBuild ? first : '',
    }
  }
  const isData = pathname.endsWith(DATA_SUFFIX)
  const page = isData ? pathname.slice(0, -DATA_SUFFIX.length) : pathname
  const routes = isData ? searchParams.get('_routes') : null
  const kept = new URLSearchParams(keepPageQuery(page, searchParams))
  if (routes !== null && ROUTES_RE.test(routes)) kept.set('_routes', routes)
  const query = kept.size > 0 ? `?${kept}` : ''
  return { kind: isData ? 'data' : 'page', page, query, visitorQuery: search, build: '' }
}

function keepPageQuery(page: string, query: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of Object.hasOwn(PAGE_QUERY, page) ? PAGE_QUERY[page]! : []) {
    const value = query.get(name)
    if (value !== null) kept.set(name, value.slice(0, 200))
  }
  return kept.size > 0 ? `?${kept}` : ''
}

/** Whether the query can change what this address shows. */
export function hasPageQuery(pathname: string): boolean {
  if (pathname.endsWith(DATA_SUFFIX)) return true
  return Object.hasOwn(PAGE_QUERY, findPayloadPage(pathname) ?? pathname)
}
