/** Pictures of sponsors and documents of the operator's own ad code, from the ledger: each only on a site whose settings name it now. */
import type { Handler } from 'hono'
import { AD_CODE_HEAD } from '#app/features/ads/ad-code-document.ts'
import { hasAdCode } from '#app/features/ads/ad-settings.ts'
import { type PictureBody, sendPicture, withEtag } from '#app/features/images/send-picture.server.ts'
import { CACHE_CONTROL } from '#app/http.ts'
import { findAdDocument, findSponsorFile } from './ledger/sponsors.ts'
import type { PortalEnv } from './middleware.ts'
import { NOT_FOUND_TEXT } from './not-found.ts'
import type { Portal } from './portal-state.ts'

const PATH_RE = /^\/img\/((sponsors-[0-9a-f]{12})(?:-\d{3,4})?\.(webp|avif))$/
const MAX_CACHE_BYTES = 16 * 1024 * 1024

/** `GET /img/sponsors-<hash>.webp` and its AVIF files. */
export function serveSponsorPicture(portal: Portal): Handler<PortalEnv> {
  let cache = new Map<string, PictureBody>()
  let cacheBytes = 0

  async function findPicture(name: string): Promise<PictureBody | null> {
    const known = cache.get(name)
    if (known) return known
    const bytes = await findSponsorFile(portal.ledger, name)
    if (!bytes) return null
    if (cacheBytes + bytes.length > MAX_CACHE_BYTES) {
      cache = new Map()
      cacheBytes = 0
    }
    const picture = withEtag(new Uint8Array(bytes))
    cache.set(name, picture)
    cacheBytes += bytes.length
    return picture
  }

  return async function sponsorPicture(c, next) {
    const [, name, picture, type] = PATH_RE.exec(c.req.path) ?? []
    if (!name || !c.get('site').sponsors.some((sponsor) => sponsor.picture === picture)) return next()
    const found = await findPicture(name)
    if (!found) return next()
    return sendPicture(c.req.raw, found, {
      'Content-Type': `image/${type}`,
      'Cache-Control': CACHE_CONTROL.immutable,
    })
  }
}

/**
 * The document gets an opaque origin, also when it is opened directly: it can read nothing of the site, and only the site's own pages may show it
 * in a frame.
 */
export const AD_CODE_POLICY = "sandbox allow-scripts allow-popups; frame-ancestors 'self'"

/** `GET /ad-code/<id>`. */
export function serveAdCode(portal: Portal): Handler<PortalEnv> {
  return async function adCode(c) {
    const site = c.get('site')
    const id = c.req.param('id') ?? ''
    const isNamed = hasAdCode(site) && Object.values(site.ads.code).includes(id)
    const html = isNamed ? await findAdDocument(portal.ledger, id) : null
    if (html === null) return c.text(NOT_FOUND_TEXT, 404)
    return c.html(AD_CODE_HEAD + html, 200, {
      'Content-Security-Policy': AD_CODE_POLICY,
      // What is taken out of the settings is not shown again.
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    })
  }
}
