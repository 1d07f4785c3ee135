/** What every navigation in the browser passes first: route rules, a newer build, and a moment for the press to be painted. */
import { redirect } from 'react-router'
import { findKnownRules } from './app-manifest.ts'
import { leaveSite, loadInFull, NEVER } from './full-load.ts'
import { startPayload } from './load-payload.ts'
import { findRuleRedirect, isExternal } from './matcher.ts'
import { isOutdated } from './outdated.ts'
import { findDestination } from './router-state.ts'

export { loadPayload } from './load-payload.ts'

const MAX_PAINT_WAIT_MS = 100

export async function guideNavigation(
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<unknown> {
  const destination = findDestination()
  const { pathname, search, hash } = new URL(destination, location.origin)
  const rules = findKnownRules()
  const ruled = rules && findRuleRedirect(rules, { pathname, search, hash })
  if (ruled) {
    if (isExternal(ruled)) return leaveSite(ruled)
    throw redirect(ruled)
  }
  if (isOutdated() && loadInFull(destination)) return NEVER
  startPayload(pathname + search, request.signal)
  await untilPainted()
  return next()
}

/** The pressed link is painted as pressed before the work begins; a hidden tab paints nothing, so not for long. */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_PAINT_WAIT_MS)
    requestAnimationFrame(() => {
      setTimeout(() => {
        clearTimeout(timer)
        resolve()
      }, 0)
    })
  })
}
