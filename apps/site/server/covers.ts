import type { Handler } from 'hono'
import { takeLimit, type PortalEnv } from './edge.ts'
import type { Portal } from './portal-state.ts'

/** The pictures that links to games and articles carry. */
export function answerShareImage(portal: Portal): Handler<PortalEnv> {
  return async function shareImage(c) {
    const site = c.get('site')
    const response = await portal.shareImages.answer({
      request: c.req.raw,
      site,
      catalogue: portal.catalogue.forSite(site),
      content: portal.content.forSite(site),
      refuse: () => takeLimit(portal, c, 'render'),
    })
    return response ?? takeLimit(portal, c, 'render') ?? c.text('404 NOT FOUND\n', 404)
  }
}

/** Every cover comes through here, so a visitor's browser never asks a provider. */
export function answerCover(portal: Portal): Handler<PortalEnv> {
  return async function cover(c) {
    const catalogue = portal.catalogue.forSite(c.get('site'))
    const response = await portal.images.answer(c.req.raw, (slug) => catalogue.games.get(slug) ?? null)
    return response ?? takeLimit(portal, c, 'render') ?? c.text('404 NOT FOUND\n', 404)
  }
}
