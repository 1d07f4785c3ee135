/** Renders a page, or only its data, with the headers for the cache. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { portalContext } from '#app/context.ts'
import type { ContactAnswer } from '#app/features/contact/contact.ts'
import { insertIntoHead, renderHeadMarkup } from '#app/features/seo/head-markup.server.ts'
import { findPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { listFrameOrigins } from '#app/features/feeds/providers.ts'
import { toStageLight } from '#app/features/images/stage-light.ts'
import { listProviderSources } from '#app/features/privacy/provider-sources.ts'
import type { Site } from '#app/domain/site.ts'
import { CACHE_CONTROL } from '#app/http.ts'
import { findGameOfPage } from '#app/features/catalogue/game-path.ts'
import { NO_SCRIPTS_MARKUP } from '#app/ui/no-scripts.ts'
import { hasAdNetwork } from '#app/features/ads/ad-settings.ts'
import { utcDay } from '#app/features/posters/utc-day.ts'
import { adPagePolicy, BARE_POLICY, pagePolicy, SECURITY_HEADERS, strictTransport } from './headers.ts'
import { startScriptsLate } from '#app/router-internals/late-scripts.ts'
import type { PageAddress } from './page-address.ts'
import { startModulesByScript } from './module-start.ts'
import { NONCE_PLACEHOLDER, putPlaceholder } from './page-nonce.ts'
import { createPayloadLoader, type PayloadLoader } from '#app/router-internals/payload-loader.ts'
import { findPage, SITE_ROUTES } from '#app/site-routes.ts'
import type { Portal } from './portal-state.ts'

/** Data of one visitor. A page that is rendered with it must never be cached. */
export interface VisitorData {
  /** The result of the contact form. */
  contact?: ContactAnswer
  /** The whole query of the address. */
  query?: string
}

export interface Renderer {
  /** `isCurrentBuild`: the payload is requested by a page of the served build. */
  render(
    site: Site,
    pathname: string,
    address: PageAddress,
    isCurrentBuild: boolean,
    visitor?: VisitorData,
  ): Promise<Response>
}

export function createRenderer(portal: Portal): Renderer {
  const loadServerBuild = () => import('virtual:react-router/server-build') as Promise<ServerBuild>
  const handle = createRequestHandler(
    loadServerBuild,
    portal.config.isProduction ? 'production' : 'development',
  )
  let payloadLoader: Promise<PayloadLoader> | undefined

  function contextFor(site: Site, visitor: VisitorData = {}): RouterContextProvider {
    const context = new RouterContextProvider()
    context.set(portalContext, {
      site,
      catalogue: portal.catalogue.forSite(site),
      content: portal.content.forSite(site),
      findStageLight: (game) => toStageLight(portal.coverColours.find(game)),
      port: portal.config.port,
      gamesOrigin: portal.config.gamesOrigin,
      buildId: portal.builds.of(site).id,
      hasServiceWorker: portal.config.hasServiceWorker,
      backupDays: portal.config.backup.folder === null ? null : portal.config.backup.keep,
      day: utcDay(),
      contact: visitor.contact ?? null,
      visitorQuery: visitor.query ?? '',
    })
    return context
  }

  async function renderPayload(site: Site, address: PageAddress, isCurrentBuild: boolean): Promise<Response> {
    payloadLoader ??= loadServerBuild().then(createPayloadLoader)
    const load = await payloadLoader
    const page = new URL(`http://${site.host}${address.page}${address.query}`)
    const { status, ...answer } = await load(page, contextFor(site))
    const isForGood = isCurrentBuild && portal.builds.isPrerendered(site, address.page)
    const policy = isForGood ? CACHE_CONTROL.immutable : CACHE_CONTROL.payload
    const tags = portal.cdn.headersFor(site, findGameOfPage(address.page))
    return Response.json(
      { build: portal.builds.of(site).id, ...answer },
      {
        status,
        headers: {
          ...SECURITY_HEADERS,
          'Content-Security-Policy': BARE_POLICY,
          'Cache-Control': status === 200 ? policy : CACHE_CONTROL.none,
          'X-Robots-Tag': 'noindex',
          ...(status === 200 && tags),
        },
      },
    )
  }

  async function withPageHeaders(response: Response, headMarkup: string, site: Site, page: string) {
    const html = insertIntoHead(startScriptsLate(await response.text()), NO_SCRIPTS_MARKUP + headMarkup)
    const headers = new Headers(response.headers)
    for (const name in SECURITY_HEADERS) headers.set(name, SECURITY_HEADERS[name]!)
    const isHtml = headers.get('Content-Type')?.includes('text/html') ?? false
    const hasNonce = isHtml && hasAdNetwork(site) && site.ads.policy === 'nonce'
    const { body, policy } = isHtml ? protect(html, site) : { body: html, policy: BARE_POLICY }
    headers.set('Content-Security-Policy', policy)
    const transport = strictTransport(site)
    if (transport) headers.set('Strict-Transport-Security', transport)
    headers.set('Cache-Control', CACHE_CONTROL.none)
    if (response.status === 200) setCachePolicy(headers, site, page, hasNonce)
    headers.delete('Content-Length')
    return new Response(body, { status: response.status, headers })
  }

  /** The page with the content security policy that its site needs. */
  function protect(html: string, site: Site): { body: string; policy: string } {
    const frameOrigins = site.remoteGames === 'off' ? [] : listFrameOrigins()
    if (portal.config.gamesOrigin) frameOrigins.push(portal.config.gamesOrigin)
    if (!hasAdNetwork(site))
      return { body: html, policy: pagePolicy(html, frameOrigins, listProviderSources(site)) }
    if (site.ads.policy === 'nonce')
      return { body: putPlaceholder(html), policy: adPagePolicy({ nonce: NONCE_PLACEHOLDER }, frameOrigins) }
    const body = startModulesByScript(html)
    return { body, policy: adPagePolicy({ html: body }, frameOrigins) }
  }

  function setCachePolicy(headers: Headers, site: Site, page: string, hasNonce: boolean): void {
    // A page with a nonce is for one visitor, so no proxy may cache it.
    if (hasNonce) return headers.set('Cache-Control', CACHE_CONTROL.personal)
    headers.set('Cache-Control', CACHE_CONTROL[SITE_ROUTES[findPage(page).name].cache])
    for (const [name, value] of Object.entries(portal.cdn.headersFor(site, findGameOfPage(page))))
      headers.set(name, value)
  }

  return {
    async render(site, pathname, address, isCurrentBuild, visitor) {
      if (address.kind === 'payload') return renderPayload(site, address, isCurrentBuild)
      // A render may be shared by many requests, so an aborted request does not stop it.
      const request = new Request(`http://${site.host}${pathname}${address.query}`)
      const context = contextFor(site, visitor)
      const response = await handle(request, context)
      const found = response.status === 200 ? findPageMetadata(context) : null
      const markup = found ? renderHeadMarkup(found.metadata, found.home) : ''
      return withPageHeaders(response, markup, site, address.page)
    },
  }
}
