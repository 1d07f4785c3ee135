/**
 * What a CDN in front of this server may cache. Responses that show a game must be removable: without `CDN_PURGE_URL` a CDN may cache them
 * for a minute; with it they have cache tags, which are purged when the game is removed.
 */
import type { Site } from '#app/domain/site.ts'

/** For images and files of a game, in seconds. A purge can be lost when the process ends, so there is always a limit. */
const UNTAGGED_SECONDS = 60
const TAGGED_SECONDS = 24 * 3600

export interface Cdn {
  /** The `Cache-Tag` header of a response for this site and, if given, this game; empty without a purge. */
  headersFor(site: Site, game: string | null): Record<string, string>
  /** Limits how long a CDN may cache this response for a game, and sets its tags. */
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
