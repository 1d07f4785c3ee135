/**
 * A document's policy allows the frames of the one game that it was loaded with. A navigation to another provider's game loads the page in
 * full, and the press on Play that led there is stored for the tab until then.
 */
import { findGameOfPage } from '#app/features/catalogue/game-path.ts'
import { loadDocument, NEVER } from '#app/features/navigation/full-load.ts'
import { loadPayload } from '#app/features/navigation/on-navigation.ts'
import { findDestination, findRouter } from '#app/router-internals/data-router.ts'

type Press = 'play' | 'agreed'

const KEY = 'playhouse:press'
/** Longer than any page takes to load. */
const MAX_AGE_MS = 60_000

interface FramedPage {
  game: { slug: string }
  needsOwnDocument: boolean
}

/** `clientLoader` of a page with a game's frame. */
export async function loadFramedPage(args: { request: Request }): Promise<never> {
  const page = (await loadPayload(args)) as FramedPage
  if (!page.needsOwnDocument || page.game.slug === findLoadedGame()) return page as never
  const destination = findDestination()
  storePress(new URL(destination, location.origin).pathname)
  loadDocument(destination)
  return NEVER
}

/** The game of the address that the browser loaded, not of the one that it shows now. */
function findLoadedGame(): string | null {
  const [entry] = performance.getEntriesByType('navigation')
  const address = entry ? URL.parse(entry.name) : null
  return address && findGameOfPage(address.pathname)
}

function storePress(path: string): void {
  const { state } = findRouter()?.state.navigation.location ?? {}
  const press = (state as { press?: unknown } | null | undefined)?.press
  if (press !== 'play' && press !== 'agreed') return
  try {
    sessionStorage.setItem(KEY, JSON.stringify([path, press, Date.now()]))
  } catch {
    // Storage is off or full: the visitor presses Play once more.
  }
}

/** The press that opened this page, once. */
export function takePress(path: string, nowMs = Date.now()): Press | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    if (!Array.isArray(stored)) return null
    const [storedPath, press, atMs] = stored as unknown[]
    const isFresh = typeof atMs === 'number' && nowMs >= atMs && nowMs - atMs < MAX_AGE_MS
    return isFresh && storedPath === path && (press === 'play' || press === 'agreed') ? press : null
  } catch {
    return null // storage is off, or the entry is not ours
  }
}
