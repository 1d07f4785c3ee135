/** Pages and their data: older forms and the operator's rules redirect, kept pages are served from memory, the rest is rendered by React Router. */
import type { Context, Handler } from 'hono'
import { CONTACT_PATH, type ContactAnswer } from '#app/features/contact/contact.ts'
import type { Site } from '#app/features/sites/site.ts'
import { keepTracking } from '#app/features/sites/tracking.ts'
import { findRuleRedirect } from '#app/features/updates/matcher.ts'
import { findPayloadPage } from '#app/features/updates/payload-url.ts'
import { takeLimit, TooManyRequests, type PortalEnv } from './edge.ts'
import { hasPageQuery, type PageAddress, readPageAddress } from './page-address.ts'
import { answerCachedPage, createPageCache } from './page-cache.ts'
import { withNonce } from './page-nonce.ts'
import type { Portal } from './portal-state.ts'
import { findSpelling } from './path-spelling.ts'
import { findCanonicalPath } from './query-forms.ts'
import { createRenderer } from './render-page.ts'

const MAX_CACHE_BYTES = 256 * 1024 * 1024
/** Searches are as many as people can type; a few are asked for often. */
const MAX_SEARCH_CACHE_BYTES = 8 * 1024 * 1024

const FILE_RE =
  /\.(js|mjs|css|map|json|xml|txt|php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|gz|png|jpe?g|gif|webp|avif|svg|ico|woff2?|mp[34]|webm)$/i
/** Folders of files: what is missing there is asked for by a page or a game, not by a person. */
const FOLDER_RE = /^\/(games|assets|img|sdk)\//

export interface Pages {
  handler: Handler<PortalEnv>
  /**
   * The short way, before everything else: a kept, current page asked for by GET on a known host is answered with what was prepared.
   * Null for whatever needs a closer look.
   */
  answerKept(request: Request, bindings: PortalEnv['Bindings'] | undefined): Response | null
  /** The contact page with what one visitor typed; never kept. */
  renderContact(site: Site, answer: ContactAnswer): Promise<Response>
}

export function createPages(portal: Portal): Pages {
  const cache = createPageCache({ maxBytes: MAX_CACHE_BYTES })
  const searches = createPageCache({ maxBytes: MAX_SEARCH_CACHE_BYTES })
  const renderer = createRenderer(portal)

  const generationNow = () =>
    `${portal.catalogue.generation()}/${portal.sites.generation()}/${portal.content.generation()}`

  /** Data of the build that is served now is kept apart: it may be kept for good, and what another build asks for may not. */
  const markBuild = (site: Site, path: string, build: string) =>
    findPayloadPage(path) !== null && build === portal.builds.of(site).id ? `?${build}` : ''

  function answerKept(request: Request, bindings: PortalEnv['Bindings'] | undefined): Response | null {
    const headers = bindings?.incoming?.headers
    if (!headers || request.method !== 'GET') return null
    const url = bindings.incoming!.url ?? ''
    const queryAt = url.indexOf('?')
    const path = queryAt < 0 ? url : url.slice(0, queryAt)
    if (queryAt >= 0 && hasPageQuery(path)) return null
    const site = portal.sites.findSite(headers.host)
    if (!site) return null
    const mark = queryAt < 0 ? '' : markBuild(site, path, url.slice(queryAt + 1))
    const page = cache.peek(`${site.host} ${path}${mark}`, generationNow())
    if (!page) return null
    const acceptEncoding = headers['accept-encoding'] as string | undefined
    return answerCachedPage(
      page,
      { method: 'GET', acceptEncoding, ifNoneMatch: headers['if-none-match'] },
      'hit',
    )
  }

  async function answerFromCache(c: Context<PortalEnv>, url: URL, address: PageAddress): Promise<Response> {
    const site = c.get('site')
    const isSearch = address.page === '/search'
    const mark = markBuild(site, url.pathname, address.build)
    const key = `${site.host} ${url.pathname}${mark}${address.query}`
    const { page, state } = await (isSearch ? searches : cache).get({
      key,
      generation: generationNow(),
      render: () => renderer.render(site, url.pathname, address, mark !== ''),
      onMiss() {
        const refused = takeLimit(portal, c, isSearch ? 'search' : 'render')
        if (refused) throw new TooManyRequests(refused)
      },
      onRevalidateError: (error) =>
        // Without the query: what somebody searched for is in no log.
        portal.log.error('a page could not be rendered again', error, {
          host: site.host,
          path: url.pathname,
        }),
    })
    const question = {
      method: c.req.method,
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    }
    return answerCachedPage(page, question, state)
  }

  const handler: Handler<PortalEnv> = async function page(c) {
    const url = new URL(c.req.url)
    const address = readPageAddress(url)
    const site = c.get('site')
    const build = portal.builds.of(site)
    const isPayload = address.kind === 'payload'
    const categories = () => portal.catalogue.forSite(site).categories.map(({ id }) => id)
    const redirect =
      address.kind === 'data'
        ? null
        : findRedirect(address.page, address.visitorQuery, build.matcher, categories)
    if (redirect && isPayload) return c.json({ build: build.id, redirect: redirect.to })
    if (redirect) return c.redirect(redirect.to, redirect.status)
    if (isFileLike(address.page) || (isPayload && !address.page.startsWith('/')))
      return c.text('404 NOT FOUND\n', 404)
    try {
      return keepTrackingOnRedirect(await answerFromCache(c, url, address), address.visitorQuery)
    } catch (error) {
      if (error instanceof TooManyRequests) return error.response
      throw error
    }
  }
  const contactAddress = readPageAddress(new URL(CONTACT_PATH, 'http://localhost'))
  return {
    handler,
    answerKept,
    renderContact: async (site, answer) =>
      withNonce(await renderer.render(site, CONTACT_PATH, contactAddress, false, answer)),
  }
}

function findRedirect(
  pathname: string,
  search: string,
  matcher: Parameters<typeof findRuleRedirect>[0],
  listCategories: () => readonly string[],
): { to: string; status: 301 | 307 } | null {
  if (pathname.startsWith('//')) return null
  const spell = (path: string) =>
    findSpelling(path, /^\/categoryDetail\//i.test(path) ? listCategories() : [])
  if (pathname.length > 1 && pathname.endsWith('/')) {
    const bare = pathname.replace(/\/+$/, '')
    return { to: (spell(bare) ?? bare) + search || '/', status: 301 }
  }
  const ruled = findRuleRedirect(matcher, { pathname, search, hash: '' })
  if (ruled !== null) return { to: ruled, status: 307 }
  const spelling = spell(pathname)
  const canonical = findCanonicalPath(spelling ?? pathname, new URLSearchParams(search))
  if (canonical !== null) return { to: canonical, status: 301 }
  return spelling === null ? null : { to: spelling + search, status: 301 }
}

/** A page is rendered without the visitor's query, so where it leads on says nothing of where the visit came from. */
function keepTrackingOnRedirect(response: Response, visitorQuery: string): Response {
  const target = response.headers.get('Location')
  const tracking = target === null ? '' : keepTracking(visitorQuery)
  if (target === null || tracking === '' || target.includes('?')) return response
  const headers = new Headers(response.headers)
  headers.set('Location', target + tracking)
  return new Response(response.body, { status: response.status, headers })
}

/** `/wp-login.php`, `/x.css`: what scripts ask for and nobody reads, so no page is rendered to say that it is not there. */
function isFileLike(pathname: string): boolean {
  return FILE_RE.test(pathname) || FOLDER_RE.test(pathname)
}
