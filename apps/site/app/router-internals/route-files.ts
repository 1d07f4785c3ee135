/** React Router's manifest, which it leaves on `window`: the files that the browser loads for a route. */
interface RouteFiles {
  module: string
  css?: string[]
}

export function findRouteFiles(routeId: string): RouteFiles | undefined {
  const manifest = (window as { __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> } })
    .__reactRouterManifest
  return manifest?.routes[routeId]
}
