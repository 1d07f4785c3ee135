/** What the router knows outside of React: where the visitor is, and where they are going. */

export interface Place {
  pathname: string
  search: string
  hash: string
}

interface RouterState {
  location: Place
  navigation: { location?: Place }
}

export function readRouter(): RouterState | null {
  const router = (window as { __reactRouterDataRouter?: { state: RouterState } }).__reactRouterDataRouter
  return router?.state ?? null
}

export function toHref({ pathname, search, hash }: Place): string {
  return pathname + search + hash
}

/** Where the visitor is going, or is. */
export function findDestination(): string {
  const router = readRouter()
  return toHref(router ? (router.navigation.location ?? router.location) : location)
}
