/** Pages and their data: redirects of old addresses and of the operator's rules, cached pages from memory, other pages rendered by React Router. */
import type { Context, Handler } from 'hono'
import type { Content } from '#app/features/articles/articles.server.ts'
import { findTagTarget } from '#app/features/catalogue/tag-target.ts'
import { type ContactAnswer } from '#app/features/contact/contact.ts'
import type { RedirectStatus } from '#app/features/sites/redirects.ts'
import type { Site } from '#app/domain/site.ts'
import { toNumberedPath } from '#app/features/moving/moved-content.ts'
import { findRuleRedirect } from '#app/features/navigation/matcher.ts'
import { findPayloadPage } from '#app/features/navigation/payload-url.ts'
import { CONTACT_PATH, SEARCH_PATH } from '#app/site-paths.ts'
import { findPage, SITE_ROUTES } from '#app/site-routes.ts'
import { findRequestedSite } from './requested-site.ts'
import { takeLimit, TooManyRequests, type PortalEnv } from './middleware.ts'
import { NOT_FOUND_TEXT } from './not-found.ts'
import { isCanonicalPath, hasPageQuery, type PageAddress, readPageAddress } from './page-address.ts'
import { pickEncoding, serveCachedPage } from './cached-page.ts'
import { refuseOverload } from './overload.ts'
import { createPageCache } from './page-cache.ts'
import { withNonce } from './page-nonce.ts'
import { addTracking } from './redirect-tracking.ts'
import type { Portal } from './portal-state.ts'
import { findCaseRedirect } from './case-redirects.ts'
import { findLegacyRedirect } from './legacy-redirects.ts'
import { getDayKey } from './day-cache-key.ts'
import { createRenderer } from './render-page.ts'
import { createRenderQueue, Overloaded } from './render-queue.ts'
import { type RenderedPage, toResponse } from './rendered-page.ts'

const PAGE_CACHE = { maxBytes: 256 * 1024 * 1024, maxEntries: 20_000 }
/** There is no limit to different searches; a few are frequent. */
const SEARCH_CACHE = { maxBytes: 8 * 1024 * 1024, maxEntries: 1000 }

/** `.data` is the address of React Router's own page data, which is not used here (decision 012). */
const FILE_RE =
  /\.(data|js|mjs|css|map|json|xml|txt|php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|gz|png|jpe?g|gif|webp|avif|svg|ico|woff2?|mp[34]|webm)$/i
/** Folders of files: a missing file there was requested by a page or a game, not by a person. */
const FOLDER_RE = /^\/(games|assets|img|sdk)\//

export interface Pages {
  handler: Handler<PortalEnv>
  /**
   * The fast path, before all middleware: a GET of a cached, current page on a known host gets its prepared response. Null for every other
   * request.
   */
  serveCached(request: Request, bindings: PortalEnv['Bindings'] | undefined): Response | null
  /** The contact page with one visitor's input; never cached. */
  renderContact(site: Site, answer: ContactAnswer): Promise<Response>
  /** A page for one person; never cached. Null `content` is what is published. */
  renderOnce(site: Site, address: PageAddress, content: Content | null): Promise<RenderedPage>
}

export function createPages(portal: Portal): Pages {
  const { pageGenerations } = portal
  const cache = createPageCache(PAGE_CACHE)
  const searches = createPageCache(SEARCH_CACHE)
  pageGenerations.addCache(cache)
  pageGenerations.addCache(searches)
  const renderer = createRenderer(portal)
  const queue = createRenderQueue()

  /** Data of the current build has its own key: browsers may cache it forever, unlike data for another build. */
  const markBuild = (site: Site, path: string, build: string) =>
    findPayloadPage(path) !== null && build === portal.builds.of(site).id ? `?${build}` : ''

  function serveCached(request: Request, bindings: PortalEnv['Bindings'] | undefined): Response | null {
    const incoming = bindings?.incoming
    if (!incoming || request.method !== 'GET') return null
    const url = incoming.url ?? ''
    const queryAt = url.indexOf('?')
    const path = queryAt < 0 ? url : url.slice(0, queryAt)
    if (queryAt >= 0 && (hasPageQuery(path) || toNumberedPath(path, url.slice(queryAt)) !== null)) return null
    const site = findRequestedSite(portal, incoming)
    if (!site) return null
    const mark = queryAt < 0 ? '' : markBuild(site, path, url.slice(queryAt + 1))
    const { headers } = incoming
    const acceptEncoding = headers['accept-encoding'] as string | undefined
    const page = cache.peek(
      `${site.host} ${path}${mark}${getDayKey(path)}`,
      pageGenerations.of(site).generation,
      pickEncoding(acceptEncoding),
    )
    if (!page) return null
    portal.metrics?.countPage('hit')
    return serveCachedPage(
      page,
      { method: 'GET', acceptEncoding, ifNoneMatch: headers['if-none-match'] },
      'hit',
    )
  }

  async function servePage(c: Context<PortalEnv>, url: URL, address: PageAddress): Promise<Response> {
    const site = c.get('site')
    const isSearch = address.page === SEARCH_PATH
    const mark = markBuild(site, url.pathname, address.build)
    const { generation, staleGeneration } = pageGenerations.of(site)
    // A stale game page could be of a game that was removed.
    const isStaleAllowed = SITE_ROUTES[findPage(address.page).name].cache !== 'gamePage'
    const { page, state } = await (isSearch ? searches : cache).get({
      key: `${site.host} ${url.pathname}${mark}${address.query}${getDayKey(url.pathname)}`,
      generation,
      mayStore: isCanonicalPath(address.page),
      encoding: pickEncoding(c.req.header('accept-encoding')),
      staleGeneration: isStaleAllowed ? staleGeneration : null,
      isRecent: (older) => isStaleAllowed && pageGenerations.isRecent(site, older),
      render: () => queue.run(() => renderPage(site, url.pathname, address, mark !== '')),
      fingerprint: () => queue.run(() => renderer.fingerprint(site, url.pathname, address)),
      onMiss() {
        const refused = takeLimit(portal, c, isSearch ? 'search' : 'render')
        if (refused) throw new TooManyRequests(refused)
      },
      onRevalidateError(error) {
        if (error instanceof Overloaded) return
        portal.log.error('page re-render failed', error, { host: site.host, path: url.pathname })
      },
    })
    portal.metrics?.countPage(state)
    const question = {
      method: c.req.method,
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    }
    // A 404 page is never cached, so it may show the visitor's address: a second render, limited like the first.
    const isLost = page.status === 404 || page.status === 410
    if (isLost && address.kind === 'page' && address.visitorQuery !== address.query)
      if (!takeLimit(portal, c, 'render')) return queue.run(() => renderForOne(site, url.pathname, address))
    return addTracking(serveCachedPage(page, question, state), address.visitorQuery)
  }

  function renderPage(...request: Parameters<typeof renderer.render>): ReturnType<typeof renderer.render> {
    const response = renderer.render(...request)
    return portal.metrics?.timeRender(response) ?? response
  }

  async function renderForOne(site: Site, pathname: string, address: PageAddress): Promise<Response> {
    return withNonce(
      toResponse(await renderer.render(site, pathname, address, false, { query: address.visitorQuery })),
    )
  }

  const handler: Handler<PortalEnv> = async function page(c) {
    const url = new URL(c.req.url)
    if (url.pathname.startsWith('//'))
      return /^\/+$/.test(url.pathname) ? c.redirect(`/${url.search}`, 301) : c.text(NOT_FOUND_TEXT, 404)
    const address = readPageAddress(url)
    const site = c.get('site')
    const build = portal.builds.of(site)
    const isPayload = address.kind === 'payload'
    const categories = () => portal.catalogue.forSite(site).categories.map(({ id }) => id)
    const redirect =
      findMoved(portal, site, address, build.matcher) ??
      findRedirect(address.page, address.visitorQuery, build.matcher, categories)
    if (redirect && isPayload) return c.json({ build: build.id, redirect: redirect.to })
    if (redirect) return c.redirect(redirect.to, redirect.status)
    if (isFileLike(address.page)) return c.text(NOT_FOUND_TEXT, 404)
    try {
      return await servePage(c, url, address)
    } catch (error) {
      if (error instanceof TooManyRequests) return error.response
      if (!(error instanceof Overloaded)) throw error
      portal.metrics?.countPage('refused')
      portal.log.warn('a page was refused: too many wait to be rendered')
      return refuseOverload(isPayload)
    }
  }
  const contactAddress = readPageAddress(new URL(CONTACT_PATH, 'http://localhost'))
  return {
    handler,
    serveCached,
    renderOnce: (site, address, content) =>
      queue.run(() => renderer.render(site, address.page, address, false, content ? { content } : {})),
    renderContact: async (site, answer) =>
      withNonce(
        toResponse(await renderer.render(site, CONTACT_PATH, contactAddress, false, { contact: answer })),
      ),
  }
}

/** Of a portal that was moved in; a rule of the operator comes first. */
function findMoved(
  { movedAddresses, catalogue }: Portal,
  site: Site,
  { page: pathname, visitorQuery }: PageAddress,
  matcher: Parameters<typeof findRuleRedirect>[0],
): { to: string; status: RedirectStatus } | null {
  const to = movedAddresses.find(site.host, pathname, visitorQuery)
  if (to === null || findRuleRedirect(matcher, { pathname, search: '', hash: '' }) !== null) return null
  // The tag of an old list may be a category today: one redirect leads there.
  const { params } = findPage(to)
  const target = params.tag === undefined ? null : findTagTarget(catalogue.forSite(site), params.tag)
  return { to: target ?? to, status: 301 }
}

function findRedirect(
  pathname: string,
  search: string,
  matcher: Parameters<typeof findRuleRedirect>[0],
  listCategories: () => readonly string[],
): { to: string; status: RedirectStatus } | null {
  const spell = (path: string) => findCaseRedirect(path, listCategories)
  if (pathname.length > 1 && pathname.endsWith('/')) {
    const bare = pathname.replace(/\/+$/, '')
    return { to: (spell(bare) ?? bare) + search || '/', status: 301 }
  }
  const ruled = findRuleRedirect(matcher, { pathname, search, hash: '' })
  if (ruled !== null) return ruled as { to: string; status: RedirectStatus }
  const spelling = spell(pathname)
  const canonical = findLegacyRedirect(spelling ?? pathname, new URLSearchParams(search))
  if (canonical !== null) return { to: canonical, status: 301 }
  return spelling === null ? null : { to: spelling + search, status: 301 }
}

/** `/wp-login.php`, `/x.css`: requested by scripts, so no 404 page is rendered for them. */
function isFileLike(pathname: string): boolean {
  return FILE_RE.test(pathname) || FOLDER_RE.test(pathname)
}
