/** Renders a page, or only its data, with the headers for the cache. */
import { createHash } from 'node:crypto'
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { portalContext } from '#app/context.ts'
import type { Content } from '#app/features/articles/articles.server.ts'
import type { ContactAnswer } from '#app/features/contact/contact.ts'
import { renderHeadMarkup } from '#app/features/seo/head-markup.server.ts'
import { findPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { parseUploadPath, toGameOrigin } from '#app/features/uploads/upload-address.ts'
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
import { type RenderedPage, toRenderedPage } from './rendered-page.ts'
import { startModulesByScript } from './module-start.ts'
import { addNonceElement, NONCE_PLACEHOLDER, removePlaceholder } from './page-nonce.ts'
import { createDocumentLoader, type DocumentLoader } from '#app/router-internals/document-renderer.ts'
import { createPayloadLoader, type PayloadLoader } from '#app/router-internals/payload-loader.ts'
import { findPage, SITE_ROUTES } from '#app/site-routes.ts'
import type { Portal } from './portal-state.ts'

/** Data of one visitor. A page that is rendered with it must never be cached. */
export interface VisitorData {
  /** The result of the contact form. */
  contact?: ContactAnswer
  /** The whole query of the address. */
  query?: string
  /** Of a preview: articles and pages with what is not saved yet. */
  content?: Content
}

const toLowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const PAGE_HEADERS = toLowerCase(SECURITY_HEADERS)
const PAYLOAD_HEADERS = {
  'content-type': 'application/json',
  ...PAGE_HEADERS,
  'content-security-policy': BARE_POLICY,
  'x-robots-tag': 'noindex',
}

export interface Renderer {
  /** `isCurrentBuild`: the payload is requested by a page of the served build. */
  render(
    site: Site,
    pathname: string,
    address: PageAddress,
    isCurrentBuild: boolean,
    visitor?: VisitorData,
  ): Promise<RenderedPage>
  /**
   * What `render` would return as the fingerprint, without rendering: the hash of everything that the page shows. Null when that is not
   * known, or the page does not exist.
   */
  fingerprint(site: Site, pathname: string, address: PageAddress): Promise<string | null>
}

interface RouterParts {
  /** React Router's own handler, for what the document loader cannot load. */
  handle: RequestHandler
  loadDocument: DocumentLoader
  loadPayload: PayloadLoader
}

export function createRenderer(portal: Portal): Renderer {
  let routerParts: Promise<RouterParts> | undefined

  async function openRouter(): Promise<RouterParts> {
    const build = (await import('virtual:react-router/server-build')) as ServerBuild
    const { isProduction } = portal.config
    return {
      handle: createRequestHandler(build, isProduction ? 'production' : 'development'),
      // A development build has data of its own in its documents.
      loadDocument: isProduction ? createDocumentLoader(build) : async () => null,
      loadPayload: createPayloadLoader(build),
    }
  }

  /** In development each request may find changed modules. */
  const getRouter = () => (portal.config.isProduction ? (routerParts ??= openRouter()) : openRouter())

  function contextFor(site: Site, visitor: VisitorData = {}): RouterContextProvider {
    const context = new RouterContextProvider()
    context.set(portalContext, {
      site,
      catalogue: portal.catalogue.forSite(site),
      content: visitor.content ?? portal.content.forSite(site),
      findStageLight: (game) => toStageLight(portal.coverColours.find(game)),
      port: portal.config.port,
      gamesOrigin: portal.config.gamesOrigin,
      buildId: portal.builds.of(site).id,
      scriptNonce: NONCE_PLACEHOLDER,
      hasServiceWorker: portal.config.hasServiceWorker,
      hasConsole: portal.config.console !== null,
      backupDays: portal.config.backup.place === null ? null : portal.config.backup.keep,
      day: utcDay(),
      contact: visitor.contact ?? null,
      visitorQuery: visitor.query ?? '',
    })
    return context
  }

  async function renderPayload(
    { loadPayload }: RouterParts,
    site: Site,
    address: PageAddress,
    isCurrentBuild: boolean,
  ): Promise<RenderedPage> {
    const page = new URL(`http://${site.host}${address.page}${address.query}`)
    const { status, ...answer } = await loadPayload(page, contextFor(site))
    const isForGood = isCurrentBuild && portal.builds.isPrerendered(site, address.page)
    const policy = isForGood ? CACHE_CONTROL.immutable : CACHE_CONTROL.payload
    const tags = toLowerCase(portal.cdn.headersFor(site, findGameOfPage(address.page)))
    return {
      status,
      headers: {
        ...PAYLOAD_HEADERS,
        'cache-control': status === 200 ? policy : CACHE_CONTROL.none,
        ...(status === 200 && tags),
      },
      body: JSON.stringify({ build: portal.builds.of(site).id, ...answer }),
    }
  }

  function toPage(rendered: RenderedPage, site: Site, page: string): RenderedPage {
    const { status, body: html } = rendered
    const isHtml = rendered.headers['content-type']?.includes('text/html') ?? false
    const hasNonce = isHtml && hasAdNetwork(site) && site.ads.policy === 'nonce'
    const { body, policy } = isHtml ? protect(html, site, page) : { body: html, policy: BARE_POLICY }
    const transport = strictTransport(site)
    const { 'content-length': _length, ...others } = rendered.headers
    const headers = {
      ...others,
      ...PAGE_HEADERS,
      'content-security-policy': policy,
      ...(transport && { 'strict-transport-security': transport }),
      ...(status === 200 ? cacheHeaders(site, page, hasNonce) : { 'cache-control': CACHE_CONTROL.none }),
    }
    return { status, headers, body }
  }

  /** The page with the content security policy that its site needs. */
  function protect(html: string, site: Site, page: string): { body: string; policy: string } {
    const frameOrigins = listOriginsOfPage(site, page)
    if (!hasAdNetwork(site))
      return {
        body: removePlaceholder(html),
        policy: pagePolicy(html, frameOrigins, listProviderSources(site)),
      }
    if (site.ads.policy === 'nonce')
      return { body: addNonceElement(html), policy: adPagePolicy({ nonce: NONCE_PLACEHOLDER }, frameOrigins) }
    const started = startModulesByScript(html)
    return { body: removePlaceholder(started), policy: adPagePolicy({ html: started }, frameOrigins) }
  }

  /** Of the game that the page shows; other pages have no frame of another host. */
  function listOriginsOfPage(site: Site, page: string): string[] {
    const { games, adapters } = portal.catalogue.forSite(site)
    const game = games.get(findGameOfPage(page) ?? '')
    if (!game) return []
    const { gamesOrigin } = portal.config
    const label = gamesOrigin === undefined ? undefined : parseUploadPath(game.source.url)?.label
    const own = label === undefined ? [] : [toGameOrigin(gamesOrigin!, label)]
    return [...own, ...(site.remoteGames === 'off' ? [] : listFrameOrigins(game, adapters))]
  }

  function cacheHeaders(site: Site, page: string, hasNonce: boolean): Record<string, string> {
    // A page with a nonce is for one visitor, so no proxy may cache it.
    if (hasNonce) return { 'cache-control': CACHE_CONTROL.personal }
    return {
      'cache-control': CACHE_CONTROL[SITE_ROUTES[findPage(page).name].cache],
      ...toLowerCase(portal.cdn.headersFor(site, findGameOfPage(page))),
    }
  }

  return {
    async render(site, pathname, address, isCurrentBuild, visitor) {
      const router = await getRouter()
      if (address.kind === 'payload') return renderPayload(router, site, address, isCurrentBuild)
      // A render may be shared by many requests, so an aborted request does not stop it.
      const request = new Request(`http://${site.host}${pathname}${address.query}`)
      const context = contextFor(site, visitor)
      const loaded = await router.loadDocument(request, context)
      const document = loaded?.render() ?? null
      if (!loaded || !document) {
        const rendered = await toRenderedPage(await router.handle(request, context))
        const headMarkup = rendered.status === 200 ? renderMetadata(context) : ''
        const body = startScriptsLate(rendered.body, NO_SCRIPTS_MARKUP + headMarkup)
        return toPage({ ...rendered, body }, site, address.page)
      }
      const headMarkup = renderMetadata(context)
      const body = startScriptsLate(document.html, NO_SCRIPTS_MARKUP + headMarkup) + document.end
      const headers = { 'content-type': 'text/html; charset=utf-8' }
      const fingerprint = hashContent(loaded.data, headMarkup)
      return { ...toPage({ status: 200, headers, body }, site, address.page), fingerprint }
    },
    async fingerprint(site, pathname, address) {
      if (address.kind === 'payload') return null
      const { loadDocument } = await getRouter()
      const context = contextFor(site)
      const loaded = await loadDocument(
        new Request(`http://${site.host}${pathname}${address.query}`),
        context,
      )
      return loaded && hashContent(loaded.data, renderMetadata(context))
    },
  }
}

function renderMetadata(context: RouterContextProvider): string {
  const found = findPageMetadata(context)
  return found ? renderHeadMarkup(found.metadata, found.home) : ''
}

function hashContent(data: string, headMarkup: string): string {
  return createHash('sha256').update(data).update(headMarkup).digest('base64url')
}
