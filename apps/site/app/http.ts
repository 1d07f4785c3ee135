/** Cache policies by name. */
export const CACHE_CONTROL = {
  /** Pages: cached by this server, revalidated by browsers; a CDN may cache them for a minute, and serve them stale for another. */
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
  /** Pages of one game: never stale, because the game may have been removed. */
  gamePage: 'public, max-age=0, s-maxage=60',
  /** Files whose name holds their content's hash. */
  immutable: 'public, max-age=31536000, immutable',
  /** Files with a fixed name. */
  file: 'public, max-age=3600',
  /** Data of a page that can change: cached for a moment, so that prefetched data is used. */
  payload: 'public, max-age=30',
  /** Files that crawlers fetch again: sitemaps, news feeds, robots.txt. They stay cached while the server fails. */
  listing: 'public, max-age=300, stale-if-error=86400',
  /** Asked for to learn whether it has moved. */
  latestBuild: 'public, max-age=1',
  /** Pages that are written for one visitor. */
  personal: 'private, no-cache',
  none: 'no-store',
} as const
