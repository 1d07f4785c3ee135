/** React Router's routes, made from the table in `site-routes.ts`: pages within the site's frame, and within a layout where they name one. */
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { PAGE_NAMES, SITE_ROUTES, type SiteRoute } from './site-routes.ts'

function toEntry({ path, page, id }: SiteRoute): RouteConfigEntry {
  return path === '/' ? index(page) : route(path.replace(/^\//, ''), page, { id })
}

function listEntries(): RouteConfigEntry[] {
  const byLayout = Map.groupBy<string | undefined, SiteRoute>(
    PAGE_NAMES.map((name) => SITE_ROUTES[name]),
    (row) => row.layout,
  )
  return [...byLayout].flatMap(([file, rows]) => {
    const entries = rows.map(toEntry)
    return file === undefined ? entries : [layout(file, entries)]
  })
}

export default [
  layout('pages/shell.tsx', [layout('pages/page-boundary.tsx', listEntries())]),
] satisfies RouteConfig
