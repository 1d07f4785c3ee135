/** Files for crawlers: robots.txt, sitemaps, news feeds. Each host has its own; the query is ignored. */
import type { Context, Handler } from 'hono'
import { findSeoFile } from '#app/features/seo/seo-files.ts'
import { nameState, type SeoFile, type SeoView } from '#app/features/seo/seo-view.ts'
import { packPieces } from '#app/features/seo/sitemap-stream.server.ts'
import { parseSitemapPart, writeSitemapPart } from '#app/features/seo/sitemap.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { CACHE_CONTROL } from '#app/http.ts'
import { takeLimit, TooManyRequests, type PortalEnv } from './middleware.ts'
import type { LimitName } from './limits.ts'
import { NOT_FOUND_TEXT } from './not-found.ts'
import { pickEncoding, serveCachedPage } from './cached-page.ts'
import { createPageCache } from './page-cache.ts'
import type { Portal } from './portal-state.ts'

const CACHE = { maxBytes: 16 * 1024 * 1024, maxEntries: 5000 }

type PortalContext = Context<PortalEnv>

export function serveSeoFiles(portal: Portal): Handler<PortalEnv> {
  const cache = createPageCache(CACHE)

  async function serveFile(c: PortalContext, render: (view: SeoView) => SeoFile | null) {
    const site = c.get('site')
    const key = `${site.host} ${c.req.path}`
    const { page, state } = await cache.get({
      key,
      generation: stateOf(portal, c),
      encoding: pickEncoding(c.req.header('accept-encoding')),
      render: async () => toResponse(render(viewOf(portal, c))),
      onMiss: () => refuseBusy(portal, c, 'render'),
    })
    const question = {
      method: c.req.method,
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match') ?? findSameDay(c, page.headers, page.etag),
    }
    return serveCachedPage(page, question, state)
  }

  return async function seoFiles(c, next) {
    const { path } = c.req
    const site = c.get('site')
    const key = portal.indexNow.findKeyFile(site, path)
    if (key !== null) return c.text(key, 200, { 'Cache-Control': CACHE_CONTROL.listing })
    const part = parseSitemapPart(path)
    const render = part ? null : findSeoFile(path)
    if (!part && !render) return next()
    // A sitemap may list one host only, so it is served on the canonical host.
    if (site.canonicalHost !== site.host && (part || path === '/sitemap.xml'))
      return c.redirect(siteOrigin(site, portal.config.port) + path, 301)
    try {
      return part ? servePart(portal, c, part) : await serveFile(c, render!)
    } catch (error) {
      if (error instanceof TooManyRequests) return error.response
      throw error
    }
  }
}

function viewOf(portal: Portal, c: PortalContext): SeoView {
  const site = c.get('site')
  const { port } = portal.config
  return {
    site,
    catalogue: portal.catalogue.forSite(site),
    content: portal.content.forSite(site),
    origin: siteOrigin(site, port),
    ownOrigin: siteOrigin({ canonicalHost: site.host }, port),
    builtAt: portal.builds.of(site).timestamp,
  }
}

function stateOf(portal: Portal, c: PortalContext): string {
  const site = c.get('site')
  return nameState(portal.builds.of(site), portal.catalogue.forSite(site))
}

function servePart(
  portal: Portal,
  c: PortalContext,
  part: NonNullable<ReturnType<typeof parseSitemapPart>>,
): Response {
  const etag = `"${stateOf(portal, c)}"`
  const headers = {
    'Content-Type': 'application/gzip',
    'Cache-Control': CACHE_CONTROL.listing,
    'X-Robots-Tag': 'noindex',
    ETag: etag,
  }
  refuseBusy(portal, c, 'sitemap')
  const pieces = writeSitemapPart(part, viewOf(portal, c))
  if (!pieces) return c.text(NOT_FOUND_TEXT, 404)
  if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(c.req.method === 'HEAD' ? null : packPieces(pieces), { headers })
}

function toResponse(file: SeoFile | null): Response {
  if (!file)
    return new Response(NOT_FOUND_TEXT, {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  return new Response(file.body, {
    headers: {
      'Content-Type': file.type,
      'Cache-Control': CACHE_CONTROL.listing,
      ...(file.lastModifiedMs !== undefined && {
        'Last-Modified': new Date(file.lastModifiedMs).toUTCString(),
      }),
      ...(file.isUnlisted && { 'X-Robots-Tag': 'noindex' }),
    },
  })
}

/** A client that sends only a date has the current file when nothing in it is newer. */
function findSameDay(c: PortalContext, headers: Record<string, string>, etag: string): string | undefined {
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  const lastModified = Date.parse(headers['last-modified'] ?? '')
  return lastModified <= since ? etag : undefined
}

function refuseBusy(portal: Portal, c: PortalContext, name: LimitName): void {
  const refused = takeLimit(portal, c, name)
  if (refused) throw new TooManyRequests(refused)
}
