/** React Router's router, which it leaves on `window`: the current location and the pending one. */
import type { RouteObject } from 'react-router'

export interface Place {
  pathname: string
  search: string
  hash: string
  /** What the link passed on. */
  state?: unknown
}

export interface RouterState {
  location: Place
  navigation: { state: string; location?: Place }
}

export interface DataRouter {
  routes: RouteObject[]
  state: RouterState
  subscribe(call: (state: RouterState) => void): () => void
}

/** Undefined until the page is hydrated. */
export function findRouter(): DataRouter | undefined {
  return (window as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter
}

export function toHref({ pathname, search, hash }: Place): string {
  return pathname + search + hash
}

/** Where the visitor is going, or is. */
export function findDestination(): string {
  const state = findRouter()?.state
  return toHref(state ? (state.navigation.location ?? state.location) : location)
}
