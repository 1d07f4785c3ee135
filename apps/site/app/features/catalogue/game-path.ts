const GAME_PAGE_RE = /^\/(?:gameDetail|gamePlay)\/([^/]+)/
const GAME_FILE_RE = /^\/(?:games|img\/games|img\/share\/games)\/([^/]+)/

/** The game that a page's path names, or null; whether there is such a game is another matter. */
export function findGameOfPage(pathname: string): string | null {
  return GAME_PAGE_RE.exec(pathname)?.[1] ?? null
}

/** The game whose file, cover or share picture this path names, or null. */
export function findGameOfFile(pathname: string): string | null {
  return GAME_FILE_RE.exec(pathname)?.[1]?.replace(/\.jpg$/, '') ?? null
}
