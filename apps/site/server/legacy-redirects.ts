/** Redirects from older addresses, most with their parameters in the query, to today's; tracking parameters stay. */
import { parsePageNumber } from '#app/features/catalogue/category-types.ts'
import { searchUrl } from '#app/features/search/search.ts'
import { filterTracking } from '#app/features/sites/tracking.ts'
import {
  articleListPath,
  articlePath,
  ARTICLES_PATH,
  categoryPath,
  gamePath,
  infoPath,
  playPath,
  SEARCH_PATH,
} from '#app/site-paths.ts'

/** `/gameDetail` of `/gameDetail/x`: the older address of a page whose parameter is in the path today. */
const baseOf = (path: string) => path.slice(0, path.indexOf('/', 1))

const REDIRECTS: Record<string, (query: URLSearchParams) => string | null> = {
  [baseOf(gamePath('x'))]: (query) => fill(gamePath, query.get('gameId')),
  [baseOf(playPath('x'))]: (query) => fill(playPath, query.get('gameId')),
  [baseOf(articlePath('x'))]: (query) => fill(articlePath, query.get('articlesId')) ?? ARTICLES_PATH,
  [baseOf(categoryPath('x'))]: (query) => {
    const type = query.get('categoryType')
    return type === null ? categoryPath('Newest') : fill(categoryPath, type, query.get('pageCurrent') ?? '1')
  },
  [ARTICLES_PATH]: (query) => {
    const page = parsePageNumber(query.get('pageCurrent') ?? '')
    return page === null || page === 1 ? null : articleListPath(null, page)
  },
  [baseOf(infoPath('x'))]: () => infoPath('aboutUs'),
  [SEARCH_PATH]: (query) => {
    // What other search pages call it; a search of this site comes first.
    const value = query.get('q') ?? query.get('query')
    return value === null || query.has('searchValue') ? null : searchUrl({ searchValue: value.slice(0, 100) })
  },
}

const FIRST_PAGE_RE = new RegExp(`^(${ARTICLES_PATH}(?:/[\\w-]+)?)/1$`)
const BARE_CATEGORY_RE = new RegExp(`^${baseOf(categoryPath('x'))}/([\\w-]+)$`)
/** The full-window game had a separate address (decision 026). */
const FULL_WINDOW_PATH_RE = new RegExp(`^${playPath('([\\w-]+)')}/full$`)

/** The address to redirect to, or null when this is not an older address. */
export function findLegacyRedirect(pathname: string, query: URLSearchParams): string | null {
  const target = findTarget(pathname, query)
  if (target === null) return null
  const tracking = filterTracking(query.toString())
  return target.includes('?') ? target + tracking.replace('?', '&') : target + tracking
}

function findTarget(pathname: string, query: URLSearchParams): string | null {
  const firstPage = FIRST_PAGE_RE.exec(pathname)
  if (firstPage) return firstPage[1]!
  const bareCategory = BARE_CATEGORY_RE.exec(pathname)
  if (bareCategory) return fill(categoryPath, bareCategory[1]!, query.get('pageCurrent') ?? '1')
  const fullWindow = FULL_WINDOW_PATH_RE.exec(pathname)
  if (fullWindow) return fill(playPath, fullWindow[1]!)
  return Object.hasOwn(REDIRECTS, pathname) ? REDIRECTS[pathname]!(query) : null
}

/** The address with these values; null where one is missing or no plain name. */
function fill<Values extends string[]>(
  path: (...values: Values) => string,
  ...values: { [Place in keyof Values]: string | null }
): string | null {
  const isPlain = values.every((value) => value !== null && /^[\w-]{1,120}$/.test(value))
  return isPlain ? path(...(values as Values)) : null
}
