import { gamePath, playPath } from '#app/site-paths.ts'

const GAME_PAGE_RE = new RegExp(`^(?:${gamePath('')}|${playPath('')})([^/]+)`)
const GAME_FILE_RE = /^\/(?:games|img\/games|img\/share\/games)\/([^/]+)/

/** The slug in the path of a game's page, or null. There may be no such game. */
export function findGameOfPage(pathname: string): string | null {
  return GAME_PAGE_RE.exec(pathname)?.[1] ?? null
}

/** The slug in the path of a game's file, cover or share picture, or null. */
export function findGameOfFile(pathname: string): string | null {
  return GAME_FILE_RE.exec(pathname)?.[1]?.replace(/\.jpg$/, '') ?? null
}
