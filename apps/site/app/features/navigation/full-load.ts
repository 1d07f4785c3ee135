/** Full page loads instead of navigations: the only place that starts one. Those that the visitor did not ask for are guarded. */
import { mayReload } from './reload-guard.ts'
import { findRouter } from '#app/router-internals/data-router.ts'
import { isGameRunning } from './running-game.ts'

/** Never resolves: the page that waits for it is being replaced. */
export const NEVER: Promise<never> = new Promise(() => {})

let isLeaving = false

/** Loads this address of the site in full. False when the guard refuses or a game is running. */
export function loadInFull(destination: string): boolean {
  const url = new URL(destination, location.origin)
  if (url.origin !== location.origin)
    throw new Error(`Cannot navigate to a URL with a different host: '${url.host}'`)
  const here = findRouter()?.state.location.pathname ?? location.pathname
  if (isGameRunning() && url.pathname === here) return false
  // A visitor who chose another page meanwhile, or stopped the load, goes to the page chosen last; the guard was already asked.
  if (!isLeaving && !mayReload(url.pathname, { storage: sessionStorageOrNone(), now: Date.now })) return false
  leave(() => (url.href === location.href ? location.reload() : location.assign(url)))
  return true
}

/** Loads the address that the visitor chose, because this document may not show it. */
export function loadDocument(destination: string): void {
  leave(() => location.assign(destination))
}

/** Navigates to another site, as a route rule demands. */
export function leaveSite(address: string): Promise<never> {
  leave(() => location.assign(address))
  return NEVER
}

function leave(go: () => void): void {
  isLeaving = true
  // A page restored from the back/forward cache would otherwise still wait for its replacement.
  addEventListener('pageshow', (event) => event.persisted && location.reload(), { once: true })
  go()
}

function sessionStorageOrNone(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return sessionStorage
  } catch {
    return {
      getItem: () => null,
      setItem() {
        throw new Error('this browser stores nothing')
      },
    }
  }
}
