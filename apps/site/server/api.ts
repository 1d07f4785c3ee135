/** The calls a page makes. */
import { Hono, type Context } from 'hono'
import { playApi } from '#app/features/play/play-api.server.ts'
import { workerFaultApi } from '#app/features/offline/worker-fault.server.ts'
import { parseQuery } from '#app/features/search/search.ts'
import type { Tile } from '#app/features/catalogue/tile.ts'
import { createLoadMeter } from '#app/features/sites/server-load.ts'
import { siteApi } from '#app/features/sites/site-api.server.ts'
import { takeLimit, type PortalEnv } from './edge.ts'
import type { Portal } from './portal-state.ts'

const SUGGESTION_COUNT = 8

export function createApi(portal: Portal): Hono<PortalEnv> {
  const api = new Hono<PortalEnv>()
  const catalogueOf = (c: Context<PortalEnv>) => portal.catalogue.forSite(c.get('site'))

  api.get('/suggest', (c) => {
    const refused = takeLimit(portal, c, 'search')
    if (refused) return refused
    const catalogue = catalogueOf(c)
    const slugs = catalogue.search.suggest(parseQuery(c.req.query('q') ?? ''), SUGGESTION_COUNT)
    const suggestions = slugs.flatMap((slug) => {
      const game = catalogue.games.get(slug)
      return game ? [pickSuggestion(catalogue.toTile(game))] : []
    })
    return c.json({ suggestions }, 200, { 'Cache-Control': 'public, max-age=60' })
  })

  api.route(
    '/',
    siteApi({
      catalogueOf: (site) => portal.catalogue.forSite(site),
      measureLoad: createLoadMeter(),
      takeLimit: (c, name) => takeLimit(portal, c as unknown as Context<PortalEnv>, name),
    }),
  )

  api.use(async (c, next) => takeLimit(portal, c, 'write') ?? next())
  api.route(
    '/',
    playApi({
      ledger: portal.ledger,
      plays: portal.plays,
      log: portal.log,
      hasGame: (slug, site) => portal.catalogue.forSite(site).games.has(slug),
    }),
  )
  api.route('/', workerFaultApi({ log: portal.log }))
  api.all('*', (c) => c.json({ error: `no such call: ${c.req.method} ${c.req.path.slice(0, 200)}` }, 404))
  return api
}

function pickSuggestion({ slug, title, coverVersion }: Tile) {
  return { slug, title, coverVersion }
}
