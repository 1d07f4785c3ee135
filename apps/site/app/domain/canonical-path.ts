import { gamePath, playPath, SEARCH_PATH } from '#app/site-paths.ts'

const PLAY_RE = new RegExp(`^${playPath('([^/]+)')}$`)

/** A game is played here, so nothing may be laid over the page. */
export function isPlayPage(pathname: string): boolean {
  return pathname.startsWith(playPath(''))
}

/** The canonical address of a page, without its query: a play page maps to the game's page; search pages have none. */
export function canonicalPath(pathname: string): string | null {
  if (pathname === SEARCH_PATH) return null
  const played = PLAY_RE.exec(pathname)
  return played ? gamePath(played[1]!) : pathname
}
