import type { Handler } from 'hono'
import { findGameOfFile } from '#app/features/catalogue/game-path.ts'
import { takeLimit, type PortalEnv } from './middleware.ts'
import { NOT_FOUND_TEXT } from './not-found.ts'
import type { Portal } from './portal-state.ts'

/** The preview images of links to games and articles. */
export function serveShareImage(portal: Portal): Handler<PortalEnv> {
  return async function shareImage(c) {
    const site = c.get('site')
    const response = await portal.shareImages.answer({
      request: c.req.raw,
      site,
      catalogue: portal.catalogue.forSite(site),
      content: portal.content.forSite(site),
      refuse: () => takeLimit(portal, c, 'render'),
    })
    if (!response) return takeLimit(portal, c, 'render') ?? c.text(NOT_FOUND_TEXT, 404)
    const game = findGameOfFile(c.req.path)
    return game === null ? response : portal.cdn.limitGameFile(response, site, game)
  }
}

/** Every cover is served from here, so a visitor's browser never sends a request to a provider. */
export function serveCover(portal: Portal): Handler<PortalEnv> {
  return async function cover(c) {
    const site = c.get('site')
    const catalogue = portal.catalogue.forSite(site)
    const response = await portal.images.answer(c.req.raw, (slug) => catalogue.games.get(slug) ?? null)
    if (!response) return takeLimit(portal, c, 'render') ?? c.text(NOT_FOUND_TEXT, 404)
    return portal.cdn.limitGameFile(response, site, findGameOfFile(c.req.path)!)
  }
}
