/**
 * Redirects to the canonical spelling of an address: the router would also answer `/GameDetail/Chess` and `/gameDetail/chess%2D2`, as copies of a
 * page. The rules are those of the route table.
 */
import { ALL_INFO_PAGE_KEYS } from '#app/domain/info-page.ts'
import { CATEGORY_TYPES } from '#app/features/catalogue/category-types.ts'
import { PAGE_NAMES, type ParamRule, SITE_ROUTES, type SiteRoute } from '#app/site-routes.ts'

/** The path of each page in parts, each with its rule where it is a parameter. */
const PAGES = PAGE_NAMES.map((name): SiteRoute => SITE_ROUTES[name])
  .filter(({ path }) => path !== '*')
  .map(({ path, params }) =>
    path
      .split('/')
      .slice(1)
      .map((part) => (part.startsWith(':') ? { rule: params[part.slice(1)]! } : part)),
  )
const PLAIN_RE = /^[\w/-]+$/

/**
 * The canonical address of one in the wrong case or with unnecessary escapes; null when it is canonical. `listCategories` returns
 * the slugs of the site's categories beside the seven types, and is called only for an address that can name one.
 */
export function findCaseRedirect(
  pathname: string,
  listCategories: () => readonly string[] = () => [],
): string | null {
  const path = pathname.includes('%') ? decodePlain(pathname) : pathname
  if (path === null || !PLAIN_RE.test(path)) return null
  const [, first = '', ...rest] = path.split('/')
  if (first === '') return null
  const pages = PAGES.filter(([name]) => typeof name === 'string' && isSameName(name, first))
  if (pages.length === 0) return null
  const parts = [
    pages[0]![0],
    ...rest.map((part, place) => spellPart(part, place + 1, pages, listCategories)),
  ]
  const spelling = `/${parts.join('/')}`
  return spelling === pathname ? null : spelling
}

/** A part that matches no page stays unchanged, except below a page: names in older addresses are in lower case. */
function spellPart(
  text: string,
  place: number,
  pages: typeof PAGES,
  listCategories: () => readonly string[],
): string {
  for (const page of pages) {
    const part = page[place]
    if (part === undefined) continue
    const spelled = typeof part === 'string' ? findName([part], text) : spell(text, part.rule, listCategories)
    if (spelled !== undefined) return spelled
  }
  return place === 1 ? text : text.toLowerCase()
}

function spell(text: string, rule: ParamRule, listCategories: () => readonly string[]): string | undefined {
  if (rule === 'category') return findName([...CATEGORY_TYPES, ...listCategories()], text)
  if (rule === 'info-page') return findName(ALL_INFO_PAGE_KEYS, text)
  return text.toLowerCase()
}

function findName(names: readonly string[], text: string): string | undefined {
  return names.find((name) => isSameName(name, text))
}

function isSameName(name: string, text: string): boolean {
  return name.toLowerCase() === text.toLowerCase()
}

function decodePlain(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null // not valid UTF-8: the router answers 404
  }
}
