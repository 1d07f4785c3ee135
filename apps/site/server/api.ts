/** The JSON API of the pages. */
import { Hono, type Context } from 'hono'
import { toSuggestionLists } from '#app/features/seo/opensearch.ts'
import { eventApi } from '#app/features/analytics/event-api.server.ts'
import { promoApi } from '#app/features/ads/promos.server.ts'
import { playApi } from '#app/features/play/play-api.server.ts'
import { workerFaultApi } from '#app/features/offline/worker-fault.server.ts'
import { parseQuery } from '#app/features/search/search.ts'
import { suggestGames } from '#app/features/search/search.server.ts'
import { describeKind, suggestCategories } from '#app/features/search/suggested-categories.server.ts'
import { listDoors } from '#app/features/catalogue/list-doors.server.ts'
import { listedApi } from '#app/features/local-data/listed-games.server.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Tile } from '#app/domain/tile.ts'
import { createLoadMeter } from '#app/features/sites/server-load.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { siteApi } from '#app/features/sites/site-api.server.ts'
import { countGameLimit, takeLimit, takeWriteLimit, type PortalEnv } from './middleware.ts'
import type { Portal } from './portal-state.ts'

const SUGGESTION_COUNT = 8
/** Under an empty search field. */
const POPULAR_COUNT = 6

export function createApi(portal: Portal): Hono<PortalEnv> {
  const api = new Hono<PortalEnv>()
  const catalogueOf = (c: Context<PortalEnv>) => portal.catalogue.forSite(c.get('site'))

  api.get('/suggest', (c) => {
    const refused = takeLimit(portal, c, 'search')
    if (refused) return refused
    const catalogue = catalogueOf(c)
    const typed = c.req.query('q') ?? ''
    const categories = suggestCategories(catalogue, typed)
    const answer = { ...suggest(catalogue, typed), ...(categories.length > 0 && { categories }) }
    return c.json(answer, 200, { 'Cache-Control': 'public, max-age=60' })
  })

  api.get('/popular', (c) => {
    const refused = takeLimit(portal, c, 'search')
    if (refused) return refused
    const catalogue = catalogueOf(c)
    const { lists, toTile } = catalogue
    const suggestions = lists.HotGames.slice(0, POPULAR_COUNT).map((game) => pickSuggestion(toTile(game)))
    const feelings = listDoors(catalogue)
    return c.json({ suggestions, ...(feelings.length > 0 && { feelings }) }, 200, {
      'Cache-Control': 'public, max-age=300',
    })
  })

  api.get('/opensearch', (c) => {
    const refused = takeLimit(portal, c, 'search')
    if (refused) return refused
    const typed = parseQuery(c.req.query('q') ?? '')
    const ownOrigin = siteOrigin({ canonicalHost: c.get('site').host }, portal.config.port)
    const lists = toSuggestionLists(typed, suggest(catalogueOf(c), typed).suggestions, ownOrigin)
    return c.json(lists, 200, {
      'Content-Type': 'application/x-suggestions+json; charset=utf-8',
      'Cache-Control': 'public, max-age=60',
    })
  })

  api.route(
    '/',
    siteApi({
      catalogueOf: (site) => portal.catalogue.forSite(site),
      measureLoad: createLoadMeter(),
      takeLimit: (c, name) => takeLimit(portal, c as unknown as Context<PortalEnv>, name),
    }),
  )

  api.route(
    '/',
    promoApi({
      catalogueOf: (site) => portal.catalogue.forSite(site),
      contentOf: (site) => portal.content.forSite(site),
      takeLimit: (c, name) => takeLimit(portal, c as unknown as Context<PortalEnv>, name),
    }),
  )

  api.route(
    '/',
    listedApi({
      catalogueOf: (site) => portal.catalogue.forSite(site),
      takeLimit: (c, name) => takeLimit(portal, c as unknown as Context<PortalEnv>, name),
    }),
  )

  api.use(async (c, next) => (await takeWriteLimit(portal, c, 'write')) ?? next())
  api.route(
    '/',
    playApi({
      ledger: portal.ledger,
      plays: portal.plays,
      log: portal.log,
      hasGame: (slug, site) => portal.catalogue.forSite(site).games.has(slug),
      takeLimit: (c, name, slug) => countGameLimit(portal, c as unknown as Context<PortalEnv>, name, slug),
    }),
  )
  api.route(
    '/',
    eventApi({
      recorder: portal.events,
      log: portal.log,
      hasGame: (slug, site) => portal.catalogue.forSite(site).games.has(slug),
      hasCategory: (id, site) => portal.catalogue.forSite(site).findCategory(id) !== null,
    }),
  )
  api.route('/', workerFaultApi({ log: portal.log }))
  api.all('*', (c) => c.json({ error: `unknown API path: ${c.req.method} ${c.req.path.slice(0, 200)}` }, 404))
  return api
}

function suggest(catalogue: Catalogue, typed = '') {
  const { slugs, note } = suggestGames(catalogue.search, parseQuery(typed), SUGGESTION_COUNT)
  const suggestions = slugs.flatMap((slug) => {
    const game = catalogue.games.get(slug)
    if (!game) return []
    const kind = describeKind(catalogue, game)
    return [{ ...pickSuggestion(catalogue.toTile(game)), ...(kind && { kind }) }]
  })
  return { suggestions, ...(note !== undefined && { note }) }
}

function pickSuggestion({ slug, title, coverVersion }: Tile) {
  return { slug, title, coverVersion }
}
