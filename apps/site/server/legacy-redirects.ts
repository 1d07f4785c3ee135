/** Redirects from older addresses, most with their parameters in the query, to today's; tracking parameters stay. */
import { articleListPath } from '#app/features/articles/article-pages.ts'
import { parsePageNumber } from '#app/features/catalogue/category-types.ts'
import { keepTracking } from '#app/features/sites/tracking.ts'

const REDIRECTS: Record<string, (query: URLSearchParams) => string | null> = {
  '/gameDetail': (query) => join('/gameDetail', query.get('gameId')),
  '/gamePlay': (query) => join('/gamePlay', query.get('gameId')),
  '/articlesDetail': (query) => join('/articlesDetail', query.get('articlesId')) ?? '/articles',
  '/categoryDetail': (query) => {
    const type = query.get('categoryType')
    return type === null
      ? '/categoryDetail/Newest/1'
      : join('/categoryDetail', type, query.get('pageCurrent') ?? '1')
  },
  '/articles': (query) => {
    const page = parsePageNumber(query.get('pageCurrent') ?? '')
    return page === null || page === 1 ? null : articleListPath(null, page)
  },
  '/privacyIndex': () => '/privacyIndex/aboutUs',
}

/** The address to redirect to, or null when this is not an older address. */
export function findLegacyRedirect(pathname: string, query: URLSearchParams): string | null {
  const target = findTarget(pathname, query)
  return target === null ? null : target + keepTracking(query.toString())
}

function findTarget(pathname: string, query: URLSearchParams): string | null {
  const firstPage = /^(\/articles(?:\/[\w-]+)?)\/1$/.exec(pathname)
  if (firstPage) return firstPage[1]!
  const bareCategory = /^\/categoryDetail\/([\w-]+)$/.exec(pathname)
  if (bareCategory) return join('/categoryDetail', bareCategory[1]!, query.get('pageCurrent') ?? '1')
  // The game over the whole window had an address of its own (decision 026).
  const wholeWindow = /^\/gamePlay\/([\w-]+)\/full$/.exec(pathname)
  if (wholeWindow) return join('/gamePlay', wholeWindow[1]!)
  return REDIRECTS[pathname]?.(query) ?? null
}

function join(...parts: (string | null)[]): string | null {
  const [base, ...values] = parts
  if (values.some((value) => value === null || !/^[\w-]{1,120}$/.test(value))) return null
  return [base, ...values].join('/')
}
