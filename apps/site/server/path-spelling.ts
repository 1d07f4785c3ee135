/** The one spelling of an address: the router would answer `/GameDetail/Chess` and `/gameDetail/chess%2D2` too, as copies of a page. */
import { ALL_INFO_PAGE_KEYS } from '#app/domain/info-page.ts'
import { CATEGORY_TYPES } from '#app/features/catalogue/category-types.ts'

/** Addresses by their first part, with what their second may be; the slugs of games and tags are lower case. */
const SECOND_PARTS: Record<string, readonly string[] | 'slug'> = {
  articles: [],
  articlesDetail: 'slug',
  category: [],
  categoryDetail: CATEGORY_TYPES, // and the categories of the site
  feeling: 'slug',
  tag: 'slug',
  privacyIndex: ALL_INFO_PAGE_KEYS,
  gameDetail: 'slug',
  gamePlay: 'slug',
  search: [],
  offline: [],
  myGames: [],
}
const FIRST_PARTS = Object.keys(SECOND_PARTS)
const PLAIN_RE = /^[\w/-]+$/

/**
 * The right spelling of an address in the wrong case or with needless escapes; null where there is nothing to put right. `categories` are
 * the slugs of the site's categories beside the seven types.
 */
export function findSpelling(pathname: string, categories: readonly string[] = []): string | null {
  const path = pathname.includes('%') ? decodePlain(pathname) : pathname
  if (path === null || !PLAIN_RE.test(path)) return null
  const [, first = '', second, ...rest] = path.split('/')
  const type = findIgnoringCase(FIRST_PARTS, first)
  if (type === undefined) return null
  const known = type === 'categoryDetail' ? [...CATEGORY_TYPES, ...categories] : SECOND_PARTS[type]!
  const parts = [type]
  if (second !== undefined)
    parts.push(known === 'slug' ? second.toLowerCase() : (findIgnoringCase(known, second) ?? second))
  parts.push(...rest.map((part) => part.toLowerCase()))
  const spelling = `/${parts.join('/')}`
  return spelling === pathname ? null : spelling
}

function findIgnoringCase(names: readonly string[], text: string): string | undefined {
  return names.find((name) => name.toLowerCase() === text.toLowerCase())
}

function decodePlain(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null // no text at all: the router's 404
  }
}
