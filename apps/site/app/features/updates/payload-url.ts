/** The address of a page's data: `{route}/_payload.json?{buildId}`, and the page's own query after it. */
import type { Tile } from '#app/domain/tile.ts'

const SUFFIX = '/_payload.json'

/** Throws for anything that could lead to another host. */
export function payloadUrl(page: string, buildId: string): string {
  const url = new URL(page, 'http://localhost')
  // A browser reads `/\\host`, `/<tab>/host` and `/.//host` as it reads `//host`, so what counts is what became of the address.
  if (!page.startsWith('/') || url.host !== 'localhost' || url.pathname.startsWith('//')) {
    throw new Error(`Payload URL must not include hostname: ${page}`)
  }
  const path = url.pathname.replace(/\/+$/, '')
  const query = url.search.length > 1 ? `&${url.search.slice(1)}` : ''
  return `${path}${SUFFIX}?${buildId}${query}`
}

/** The path of the page whose data is asked for, or null when this is no payload's address. */
export function findPayloadPage(pathname: string): string | null {
  if (!pathname.endsWith(SUFFIX)) return null
  return pathname.slice(0, -SUFFIX.length) || '/'
}

/** What a payload holds: the page's data, or where the page has gone, with the build that made it. */
export interface Payload {
  build: string
  data?: unknown
  redirect?: string
  /** Why there is no page, without its address. */
  error?: string
  /** Beside an error: games to play instead. */
  suggestions?: readonly Tile[]
}
