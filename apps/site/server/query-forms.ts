/** The older forms of the product's addresses, with their parameters in the query, and what each becomes; tracking is kept. */
import { articleListPath } from '#app/features/articles/article-pages.ts'
import { parsePageNumber } from '#app/features/catalogue/category-types.ts'
import { keepTracking } from '#app/features/sites/tracking.ts'

const forms: Record<string, (query: URLSearchParams) => string | null> = {
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

/** The address to redirect to, or null when this one is not an older form. */
export function findCanonicalPath(pathname: string, query: URLSearchParams): string | null {
  const firstPage = /^(\/articles(?:\/[\w-]+)?)\/1$/.exec(pathname)
  const bareCategory = /^\/categoryDetail\/([\w-]+)$/.exec(pathname)
  const target =
    firstPage?.[1] ??
    (bareCategory
      ? join('/categoryDetail', bareCategory[1]!, query.get('pageCurrent') ?? '1')
      : (forms[pathname]?.(query) ?? null))
  return target === null ? null : target + keepTracking(query.toString())
}

function join(...parts: (string | null)[]): string | null {
  const [base, ...values] = parts
  if (values.some((value) => value === null || !/^[\w-]{1,120}$/.test(value))) return null
  return [base, ...values].join('/')
}
