/** What every navigation in the browser passes first: route rules, a newer build, and a moment for the press to be painted. */
import { redirect } from 'react-router'
import { findKnownRules } from './app-manifest.ts'
import { leaveSite, loadInFull, NEVER } from './full-load.ts'
import { startPayload } from './load-payload.ts'
import { findRuleRedirect, isExternal, type Matcher, matchRules } from './matcher.ts'
import { isOutdated } from './outdated.ts'
import { findDestination } from '#app/router-internals/data-router.ts'
import { untilPainted } from './until-painted.ts'

export { loadPayload } from './load-payload.ts'

/** What a rule may name. `fullLoad` is for addresses that something else than these pages answers. */
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
  if (isOutdated() && loadInFull(destination)) return NEVER
  startPayload(pathname + search, request.signal)
  removePageMetadata()
  await untilPainted(requestAnimationFrame)
  return next()
}

/** What the server wrote into the head about the page that was loaded is not true of the next one; nobody reads it here. */
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
