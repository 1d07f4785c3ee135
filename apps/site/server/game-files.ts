import type { MiddlewareHandler } from 'hono'
import { findGameOfFile } from '#app/features/catalogue/game-path.ts'
import type { PortalEnv } from './middleware.ts'
import { NOT_FOUND_TEXT } from './not-found.ts'
import type { Portal } from './portal-state.ts'
import { decodePath, type StaticFiles } from './static-files.ts'

/** Serves the files of own games that the site lists; a game that is not listed cannot be played at its own address either. */
export function serveGameFiles(portal: Portal, files: StaticFiles): MiddlewareHandler<PortalEnv> {
  return async function gameFiles(c, next) {
    // Decoded, as the lookup of files does: an escaped path must not bypass this check.
    const slug = files.has(c.req.path) ? findGameOfFile(decodePath(c.req.path)) : null
    if (slug === null) return next()
    const site = c.get('site')
    const catalogue = portal.catalogue.forSite(site)
    if (catalogue.removed.has(slug)) return c.text('410 GONE\n', 410)
    if (!catalogue.games.has(slug)) return c.text(NOT_FOUND_TEXT, 404)
    const response = await files.serve(c.req.path, c.req.raw)
    return response ? portal.cdn.limitGameFile(response, site, slug) : next()
  }
}
