/** Loads the code that only navigations need with the first navigation, or earlier when the browser is idle: a first page works without it. */
import { loadInFull, NEVER } from './full-load.ts'
import type * as Navigation from './navigation.ts'
import { findDestination } from '#app/router-internals/data-router.ts'

async function loadNavigation(): Promise<typeof Navigation> {
  try {
    return await import('./navigation.ts')
  } catch (error) {
    if (loadInFull(findDestination())) return NEVER
    throw error
  }
}

/** Middleware of every client navigation. */
export const guideNavigation: typeof Navigation.guideNavigation = async (args, next) =>
  (await loadNavigation()).guideNavigation(args, next)

/** The type of a route's `clientLoader`, given the type of its loader. */
export type PayloadLoader<Loader extends (...args: never[]) => unknown> = (args: {
  request: Request
}) => Promise<Exclude<Awaited<ReturnType<Loader>>, Response>>

/** Every route's `clientLoader`. */
export const loadPayload: typeof Navigation.loadPayload = async (args) =>
  (await loadNavigation()).loadPayload(args)
