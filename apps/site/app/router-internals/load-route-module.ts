/**
 * Loads a route's module; replaces React Router's own function (see `module-loader-plugin.ts`), which on a failure
 * reloads the current page in a loop. This one loads the target page, once, and then shows the error page.
 */
import { loadInFull, NEVER } from '#app/features/navigation/full-load.ts'
import { findDestination } from './data-router.ts'

interface RouteEntry {
  id: string
  module: string
}

export async function loadRouteModule(route: RouteEntry, known: Record<string, unknown>): Promise<unknown> {
  if (route.id in known) return known[route.id]
  try {
    const module: unknown = await import(/* @vite-ignore */ route.module)
    known[route.id] = module
    return module
  } catch (error) {
    console.warn(`The module ${route.module} could not be loaded.`, error)
    if (loadInFull(findDestination())) return NEVER
    // A rejection would leave the router waiting; a page that fails to load its data is shown as an error.
    return { default: () => null, clientLoader: () => Promise.reject(error) }
  }
}
