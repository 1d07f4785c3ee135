/** Which requests the pages of a feed need. Pure. */
import type { FeedAdapter, Paging } from './adapter.ts'
import type { RawRecord } from './read-field.ts'

export interface PageRequest {
  url: string
  /** JSON; absent for GET. */
  body?: string
}

export interface PageResult {
  request: PageRequest
  /** Everything but the records, where the feed is JSON. */
  envelope: unknown
  records: number
  /** Records of this page and those before it. */
  recordsSoFar: number
  recordsOfFirstPage: number
  /** From 0. */
  page: number
}

export interface PagePlan {
  first: PageRequest
  /** Null for a feed that is one page. */
  paging: Paging | null
}

type Source = Pick<FeedAdapter, 'paging' | 'post'>

export function planPages(origin: string, adapter: Source): PagePlan {
  const address = URL.parse(origin)
  const paging = (address && adapter.paging?.find((one) => fits(one, address, adapter))) ?? null
  const request: PageRequest = {
    url: origin,
    ...(adapter.post && { body: JSON.stringify(adapter.post) }),
  }
  if (paging === null || paging.kind === 'link') return { first: request, paging }
  return { first: ask(request, paging, 0, 0), paging }
}

/** Null when that was the last page. */
export function findNextRequest(paging: Paging | null, result: PageResult): PageRequest | null {
  if (paging === null) return null
  const { request, records, recordsSoFar, recordsOfFirstPage, page } = result
  if (paging.kind === 'link') return findLink(paging.key, result)
  // A server may have fewer records in a page than it was asked for; the last page has fewer than the first.
  if (records === 0 || records < recordsOfFirstPage) return null
  return ask(request, paging, page + 1, recordsSoFar)
}

function findLink(key: string, { envelope, request }: PageResult): PageRequest | null {
  const next = (envelope as RawRecord | null)?.[key]
  const url = typeof next === 'string' && next !== '' ? (URL.parse(next, request.url)?.href ?? null) : null
  return url === null ? null : { ...request, url }
}

/** An address that names a page is only that page. */
function fits(paging: Paging, { hostname, searchParams }: URL, { post }: Source): boolean {
  if (paging.kind === 'link') return true
  if (paging.host !== undefined && paging.host !== hostname) return false
  return post !== undefined || !searchParams.has(paging.parameter)
}

type Numbered = Exclude<Paging, { kind: 'link' }>

function ask({ url, body }: PageRequest, paging: Numbered, page: number, offset: number): PageRequest {
  const { kind, parameter, first = 0, size } = paging
  const value = kind === 'page' ? first + page : first + offset
  if (body !== undefined) {
    const sized = setPath(JSON.parse(body) as RawRecord, size.parameter, size.records)
    return { url, body: JSON.stringify(setPath(sized, parameter, value)) }
  }
  const address = new URL(url)
  if (!address.searchParams.has(size.parameter))
    address.searchParams.set(size.parameter, String(size.records))
  address.searchParams.set(parameter, String(value))
  return { url: address.href }
}

function setPath(object: RawRecord, path: string, value: number): RawRecord {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...object, [key]: value }
  return { ...object, [key]: setPath((object[key] ?? {}) as RawRecord, rest.join('.'), value) }
}
