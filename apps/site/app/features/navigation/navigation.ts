/** Middleware of every client navigation: applies route rules, checks for a newer build, and waits until the click is painted. */
import { redirect } from 'react-router'
import { findKnownRules } from './app-manifest.ts'
import { leaveSite, loadInFull, NEVER } from './full-load.ts'
import { startPayload } from './load-payload.ts'
import { findRuleRedirect, isExternal, type Matcher, matchRules } from './matcher.ts'
import { hasNewerBuild } from './newer-build.ts'
import { findDestination } from '#app/router-internals/data-router.ts'
import { untilPainted } from './until-painted.ts'

export { loadPayload } from './load-payload.ts'

/** Middleware that a rule may name. `fullLoad` is for addresses that other software answers. */
const NAMED_MIDDLEWARE: Record<string, (destination: string) => Promise<never> | null> = {
  fullLoad: (destination) => (loadInFull(destination) ? NEVER : null),
}

export async function guideNavigation(
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<unknown> {
  const destination = findDestination()
  const { pathname, search, hash } = new URL(destination, location.origin)
  const rules = findKnownRules()
  if (rules) {
    const target = findRuleRedirect(rules, { pathname, search, hash })?.to
    if (target !== undefined) {
      if (isExternal(target)) return leaveSite(target)
      throw redirect(target)
    }
    const leaving = runNamedMiddleware(rules, pathname, destination)
    if (leaving) return leaving
  }
  if (hasNewerBuild() && loadInFull(destination)) return NEVER
  startPayload(pathname + search, request.signal)
  removePageMetadata()
  await untilPainted(requestAnimationFrame)
  return next()
}

/** The metadata that the server wrote into the head belongs to the loaded page, not to the next one; only crawlers read it. */
function removePageMetadata(): void {
  for (const element of document.head.querySelectorAll('[data-of-page]')) element.remove()
}

function runNamedMiddleware(rules: Matcher, pathname: string, destination: string): Promise<never> | null {
  for (const [name, isOn] of Object.entries(matchRules(rules, pathname).appMiddleware ?? {})) {
    if (!isOn) continue
    if (!Object.hasOwn(NAMED_MIDDLEWARE, name)) throw new Error(`Unknown route middleware: '${name}'.`)
    const leaving = NAMED_MIDDLEWARE[name]!(destination)
    if (leaving) return leaving
  }
  return null
}
