import type { Handler } from 'hono'
import { renderManifest } from '#app/features/sites/manifest.ts'
import { brandVersion } from '#app/features/sites/brand-files.server.ts'
import type { PortalEnv } from './middleware.ts'
import type { Portal } from './portal-state.ts'

/** The files of a site: its manifest, its icons, its wordmark. */
export function serveSiteFiles(portal: Portal): Handler<PortalEnv> {
  return async function siteFiles(c, next) {
    const site = c.get('site')
    if (c.req.path === '/manifest.webmanifest') {
      const catalogue = portal.catalogue.forSite(site)
      const manifest = renderManifest(site, {
        iconVersion: brandVersion(site),
        gameCount: catalogue.total,
        games: [...catalogue.lists.EditorPicks, ...catalogue.localGames],
      })
      return c.body(JSON.stringify(manifest), 200, {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': 'public, max-age=300',
      })
    }
    return (await portal.brand.answer(site, c.req.raw)) ?? next()
  }
}
