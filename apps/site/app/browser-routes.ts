/**
 * What a page and the service worker in the browser need of the route table. The build puts the values of these lists in the place of this
 * module (`vite-routes.ts`), so that the table itself stays on the server.
 */
import { type OfflineRule, PAGE_NAMES, type Screen, SITE_ROUTES, type SiteRoute } from './site-routes.ts'

const routes: readonly SiteRoute[] = PAGE_NAMES.map((name) => SITE_ROUTES[name])

export const SCREEN_ROUTES: readonly { path: string; screen: Screen }[] = routes.flatMap(({ path, screen }) =>
  screen === null ? [] : [{ path, screen }],
)

export const QUERY_ROUTES: readonly { path: string; query: readonly string[] }[] = routes
  .filter(({ query }) => query.length > 0)
  .map(({ path, query }) => ({ path, query }))

const listOffline = (rule: OfflineRule) =>
  routes.flatMap(({ path, offline }) => (offline === rule ? [path] : []))

/** Stored with the service worker itself. */
export const ALWAYS_OFFLINE_PATHS: readonly string[] = listOffline('always')

/** Stored together with an own game; each has its slug as `:gameId`. */
export const GAME_PATHS: readonly string[] = listOffline('with-game')
