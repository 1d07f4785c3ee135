/** A game is played here, so nothing may be laid over the page. */
export function isPlayPage(pathname: string): boolean {
  return pathname.startsWith('/gamePlay/')
}

/** The one address of a page, without its query: playing belongs to the game's page, a search to nobody's index. */
export function canonicalPath(pathname: string): string | null {
  if (pathname === '/search') return null
  const played = /^\/gamePlay\/([^/]+)$/.exec(pathname)
  return played ? `/gameDetail/${played[1]}` : pathname
}
