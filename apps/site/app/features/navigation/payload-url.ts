/** The address of a page's data: `{route}/_payload.json?{buildId}`, and the page's own query after it. */
import type { Tile } from '#app/domain/tile.ts'

const SUFFIX = '/_payload.json'

/** Throws for anything that could lead to another host. */
export function payloadUrl(page: string, buildId: string): string {
  const url = new URL(page, 'http://localhost')
  // A browser reads `/\\host`, `/<tab>/host` and `/.//host` as it reads `//host`, so the parsed address is checked.
  if (!page.startsWith('/') || url.host !== 'localhost' || url.pathname.startsWith('//')) {
    throw new Error(`Payload URL must not include hostname: ${page}`)
  }
  const path = url.pathname.replace(/\/+$/, '')
  const query = url.search.length > 1 ? `&${url.search.slice(1)}` : ''
  return `${path}${SUFFIX}?${buildId}${query}`
}

/** The path of the page whose data is requested; null when this is not the address of a payload. */
export function findPayloadPage(pathname: string): string | null {
  if (!pathname.endsWith(SUFFIX)) return null
  return pathname.slice(0, -SUFFIX.length) || '/'
}

/** The content of a payload: the page's data, or where the page has moved, and the build that made it. */
export interface Payload {
  build: string
  data?: unknown
  redirect?: string
  /** Why there is no page, without its address. */
  error?: string
  /** Beside an error: games to play instead. */
  suggestions?: readonly Tile[]
}
