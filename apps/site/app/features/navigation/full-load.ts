/** The one way in which a page is left by a full load that the visitor did not ask for as such. */
import { mayReload } from './reload-guard.ts'
import { findRouter } from '#app/router-internals/data-router.ts'
import { isGameRunning } from './running-game.ts'

/** Never resolves: what waits for it is gone with the page. */
export const NEVER: Promise<never> = new Promise(() => {})

let isLeaving = false

/** Loads this address of the site in full. False when the guard refuses, or a game runs that would be cut off. */
export function loadInFull(destination: string): boolean {
  const url = new URL(destination, location.origin)
  if (url.origin !== location.origin)
    throw new Error(`Cannot navigate to a URL with a different host: '${url.host}'`)
  const here = findRouter()?.state.location.pathname ?? location.pathname
  if (isGameRunning() && url.pathname === here) return false
  // Who chose another page meanwhile, or stopped the browser, is led to what was chosen last; the guard has been asked.
  if (!isLeaving && !mayReload(url.pathname, { storage: sessionStorageOrNone(), now: Date.now })) return false
  leave(() => (url.href === location.href ? location.reload() : location.assign(url)))
  return true
}

/** Leaves for another site, because a rule says so. */
export function leaveSite(address: string): Promise<never> {
  leave(() => location.assign(address))
  return NEVER
}

function leave(go: () => void): void {
  isLeaving = true
  // Brought back by the browser as it was left, the page would still be on its way out.
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
        throw new Error('this browser keeps nothing')
      },
    }
  }
}
