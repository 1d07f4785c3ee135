/** React Router's router and manifest, which it leaves on `window`: where the visitor is and is going, and which files a route needs. */
import type { RouteObject } from 'react-router'

export interface Place {
  pathname: string
  search: string
  hash: string
}

interface RouterState {
  location: Place
  navigation: { state: string; location?: Place }
}

interface RouterWindow {
  __reactRouterDataRouter?: {
    routes: RouteObject[]
    state: RouterState
    subscribe(call: (state: RouterState) => void): () => void
  }
  __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> }
}

/** What the browser loads for a route. */
export interface RouteFiles {
  module: string
  css?: string[]
}

const router = () => (window as RouterWindow).__reactRouterDataRouter

/** Null until the page is hydrated. */
export function findRouterState(): RouterState | null {
  return router()?.state ?? null
}

export function listRoutes(): RouteObject[] {
  return router()?.routes ?? []
}

/** Calls back at every change of the navigation, and once it is idle again. */
export function subscribeToNavigation(call: (navigation: RouterState['navigation']) => void): void {
  router()?.subscribe(({ navigation }) => call(navigation))
}

export function findRouteFiles(routeId: string): RouteFiles | null {
  return (window as RouterWindow).__reactRouterManifest?.routes[routeId] ?? null
}

export function toHref({ pathname, search, hash }: Place): string {
  return pathname + search + hash
}

/** Where the visitor is going, or is. */
export function findDestination(): string {
  const state = findRouterState()
  return toHref(state ? (state.navigation.location ?? state.location) : location)
}
