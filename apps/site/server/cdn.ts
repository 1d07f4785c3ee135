/**
 * What a CDN in front of this server may keep. What shows a game leaves with the game: without a way to tell the CDN, it keeps that for a
 * minute at most; with one (`CDN_PURGE_URL`) every answer carries tags, and those of what has left are purged.
 */
import type { Site } from '#app/features/sites/site.ts'

/** Pictures and files of a game, in seconds. A purge may be lost with the process that was to send it, so never for good. */
const UNTAGGED_SECONDS = 60
const TAGGED_SECONDS = 24 * 3600

export interface Cdn {
  /** The `Cache-Tag` of an answer that shows this site and perhaps one game; none where nothing is purged. */
  headersFor(site: Site, game: string | null): Record<string, string>
  /** Makes of an answer for this game one that a CDN keeps no longer than the game can be taken back. */
  limitGameFile(response: Response, site: Site, game: string): Response
}

export const siteTag = ({ host }: Pick<Site, 'host'>) => `site:${host}`
export const gameTag = (slug: string) => `game:${slug}`

export function createCdn(hasPurge: boolean): Cdn {
  function headersFor(site: Site, game: string | null): Record<string, string> {
    if (!hasPurge) return {}
    return { 'Cache-Tag': game === null ? siteTag(site) : `${gameTag(game)},${siteTag(site)}` }
  }
  return {
    headersFor,
    limitGameFile(response, site, game) {
      const cacheControl = response.headers.get('Cache-Control') ?? ''
      if (!cacheControl.startsWith('public')) return response
      const seconds = hasPurge ? TAGGED_SECONDS : UNTAGGED_SECONDS
      const browserSeconds = Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0)
      if (browserSeconds > seconds)
        response.headers.set('Cache-Control', `${cacheControl}, s-maxage=${seconds}`)
      for (const [name, value] of Object.entries(headersFor(site, game))) response.headers.set(name, value)
      return response
    },
  }
}
