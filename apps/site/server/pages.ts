/** Pages: older forms redirect, kept pages are served from memory, the rest is rendered by React Router. */
import type { Handler } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { portalContext } from '#app/context.ts'
import { listFrameOrigins } from '#app/features/feeds/providers.ts'
import type { Site } from '#app/features/sites/site.ts'
import { CACHE_CONTROL } from '#app/http.ts'
import { takeLimit, type PortalEnv } from './edge.ts'
import { BARE_POLICY, pagePolicy, SECURITY_HEADERS } from './headers.ts'
import { answerCachedPage, createPageCache } from './page-cache.ts'
import type { Portal } from './portal-state.ts'
import { findCanonicalPath } from './query-forms.ts'

const MAX_CACHE_BYTES = 256 * 1024 * 1024
/** Searches are as many as people can type; a few are asked for often. */
const MAX_SEARCH_CACHE_BYTES = 8 * 1024 * 1024

/** The only query that reaches a page; everything else (tracking above all) never changes what is rendered. */
const PAGE_QUERY: Record<string, readonly string[]> = {
  '/search': ['searchValue', 'pageCurrent', 'device', 'offline'],
}
const FILE_RE =
  /\.(js|mjs|css|map|json|xml|txt|php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|gz|png|jpe?g|gif|webp|avif|svg|ico|woff2?|mp[34]|webm)$/i
/** Folders of files: what is missing there is asked for by a page or a game, not by a person. */
const FOLDER_RE = /^\/(games|assets|img)\//
const ROUTES_RE = /^[\w/.,()-]{1,400}$/

class TooManyRequests extends Error {
  readonly response: Response
  constructor(response: Response) {
    super('too many requests')
    this.response = response
  }
}

export interface Pages {
  handler: Handler<PortalEnv>
  /**
   * The short way, before everything else: a kept, current page asked for by GET on a known host is answered with what was prepared.
   * Null for whatever needs a closer look.
   */
  answerKept(request: Request, bindings: PortalEnv['Bindings'] | undefined): Response | null
}

export function createPages(portal: Portal): Pages {
  const cache = createPageCache({ maxBytes: MAX_CACHE_BYTES })
  const searches = createPageCache({ maxBytes: MAX_SEARCH_CACHE_BYTES })
  const handle = createRequestHandler(
    () => import('virtual:react-router/server-build') as Promise<ServerBuild>,
    portal.config.isProduction ? 'production' : 'development',
  )

  const generationNow = () => `${portal.catalogue.generation()}/${portal.sites.generation()}`

  async function renderPage(site: Site, url: URL, signal: AbortSignal): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(portalContext, {
      site,
      catalogue: portal.catalogue.forSite(site),
      content: portal.content,
      gamesOrigin: portal.config.gamesOrigin,
    })
    const response = await handle(new Request(url, { signal }), context)
    return withPageHeaders(response, site, portal.config.gamesOrigin)
  }

  function answerKept(request: Request, bindings: PortalEnv['Bindings'] | undefined): Response | null {
    const headers = bindings?.incoming?.headers
    if (!headers || request.method !== 'GET') return null
    const path = bindings.incoming!.url ?? ''
    const queryAt = path.indexOf('?')
    if (queryAt >= 0 && hasPageQuery(path.slice(0, queryAt))) return null
    const site = portal.sites.findSite(headers.host)
    if (!site) return null
    const page = cache.peek(`${site.host} ${queryAt < 0 ? path : path.slice(0, queryAt)}`, generationNow())
    if (!page) return null
    const acceptEncoding = headers['accept-encoding'] as string | undefined
    return answerCachedPage(
      page,
      { method: 'GET', acceptEncoding, ifNoneMatch: headers['if-none-match'] },
      'hit',
    )
  }

  const handler: Handler<PortalEnv> = async function page(c) {
    const url = new URL(c.req.url)
    const redirect = findRedirect(url)
    if (redirect) return c.redirect(redirect, 301)
    if (isFileLike(url.pathname)) return c.text('404 NOT FOUND\n', 404)
    const site = c.get('site')
    const query = keepPageQuery(url)
    const key = `${site.host} ${url.pathname}${query}`
    const generation = generationNow()
    const question = {
      method: c.req.method,
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    }
    try {
      const { page, state } = await (isSearch(url) ? searches : cache).get({
        key,
        generation,
        // The render may be shared by many requests: one visitor who leaves must not end it for the others.
        render: () =>
          renderPage(
            site,
            new URL(`http://${site.host}${url.pathname}${query}`),
            new AbortController().signal,
          ),
        onMiss() {
          const refused = takeLimit(portal, c, isSearch(url) ? 'search' : 'render')
          if (refused) throw new TooManyRequests(refused)
        },
        onRevalidateError: (error) => portal.log.error('a page could not be rendered again', error, { key }),
      })
      return answerCachedPage(page, question, state)
    } catch (error) {
      if (error instanceof TooManyRequests) return error.response
      throw error
    }
  }
  return { handler, answerKept }
}

/** Whether the query can change what this page shows. */
function hasPageQuery(pathname: string): boolean {
  return pathname.endsWith('.data') || pathname in PAGE_QUERY
}

function isSearch(url: URL): boolean {
  return url.pathname === '/search' || url.pathname === '/search.data'
}

function findRedirect(url: URL): string | null {
  const { pathname } = url
  if (pathname.length > 1 && pathname.endsWith('/') && !pathname.startsWith('//')) {
    return pathname.replace(/\/+$/, '') + url.search || '/'
  }
  return findCanonicalPath(pathname, url.searchParams)
}

/** `/wp-login.php`, `/x.css`: what scripts ask for and nobody reads, so no page is rendered to say that it is not there. */
function isFileLike(pathname: string): boolean {
  return FILE_RE.test(pathname) || FOLDER_RE.test(pathname)
}

function keepPageQuery(url: URL): string {
  const isData = url.pathname.endsWith('.data')
  const names = PAGE_QUERY[isData ? url.pathname.slice(0, -'.data'.length) : url.pathname] ?? []
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = url.searchParams.get(name)
    if (value !== null) kept.set(name, value.slice(0, 200))
  }
  const routes = url.searchParams.get('_routes')
  if (isData && routes !== null && ROUTES_RE.test(routes)) kept.set('_routes', routes)
  return kept.size > 0 ? `?${kept}` : ''
}

/**
 * A page is whole without its scripts and its links are plain, so on a slow line the covers come first: without preloading, the modules
 * are asked for when the entry has arrived, and no longer share the line with the lead cover.
 */
function deferScripts(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}

async function withPageHeaders(
  response: Response,
  site: Site,
  gamesOrigin: string | undefined,
): Promise<Response> {
  const body = deferScripts(await response.text())
  const headers = new Headers(response.headers)
  for (const name in SECURITY_HEADERS) headers.set(name, SECURITY_HEADERS[name]!)
  const isHtml = headers.get('Content-Type')?.includes('text/html') ?? false
  const frameOrigins = site.remoteGames === 'off' ? [] : listFrameOrigins()
  headers.set(
    'Content-Security-Policy',
    isHtml ? pagePolicy(body, gamesOrigin ? [...frameOrigins, gamesOrigin] : frameOrigins) : BARE_POLICY,
  )
  headers.set('Cache-Control', response.status === 200 ? CACHE_CONTROL.page : CACHE_CONTROL.none)
  headers.delete('Content-Length')
  return new Response(body, { status: response.status, headers })
}
