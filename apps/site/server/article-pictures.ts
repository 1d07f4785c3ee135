import { createHash } from 'node:crypto'
import type { Handler } from 'hono'
import { CACHE_CONTROL } from '#app/http.ts'
import type { PortalEnv } from './edge.ts'
import { findArticlePicture } from './ledger/articles.ts'
import type { Portal } from './portal-state.ts'

/** `articles{id}.webp` is the icon, the others carry a piece of their content's hash. */
const PATH_RE = /^\/img\/(articles([1-9]\d{0,5})(-[0-9a-f]{12})?(?:-\d{3,4})?\.(webp|avif))$/
const MAX_KEPT_BYTES = 32 * 1024 * 1024

interface KeptPicture {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

/** Pictures of imported articles, from the ledger; those of the built-in ones are files and answered before. */
export function answerArticlePicture(portal: Portal): Handler<PortalEnv> {
  let kept = new Map<string, KeptPicture>()
  let keptBytes = 0
  let generation = -1

  async function findPicture(id: number, name: string): Promise<KeptPicture | null> {
    if (generation !== portal.content.generation() || keptBytes > MAX_KEPT_BYTES) {
      kept = new Map()
      keptBytes = 0
      generation = portal.content.generation()
    }
    const known = kept.get(name)
    if (known) return known
    const found = await findArticlePicture(portal.ledger, id, name)
    if (!found) return null
    const etag = `"${createHash('sha256').update(found).digest('hex').slice(0, 16)}"`
    const picture = { bytes: new Uint8Array(found), etag }
    kept.set(name, picture)
    keptBytes += found.length
    return picture
  }

  return async function articlePicture(c, next) {
    const [, name, id, hash, type] = PATH_RE.exec(c.req.path) ?? []
    // A draft's pictures are as hidden as its text.
    if (!name || !portal.content.forSite(c.get('site')).findArticle(Number(id))) return next()
    const picture = await findPicture(Number(id), name)
    if (!picture) return next()
    const headers = {
      'Content-Type': `image/${type}`,
      'Cache-Control': hash ? CACHE_CONTROL.immutable : CACHE_CONTROL.file,
      ETag: picture.etag,
    }
    if (c.req.header('if-none-match')?.includes(picture.etag)) return c.body(null, 304, headers)
    return c.body(picture.bytes, 200, { ...headers, 'Content-Length': String(picture.bytes.length) })
  }
}
