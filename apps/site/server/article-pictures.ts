import type { Handler } from 'hono'
import { type PictureBody, sendPicture, withEtag } from '#app/features/images/send-picture.server.ts'
import { CACHE_CONTROL } from '#app/http.ts'
import type { Content } from '#app/features/articles/articles.server.ts'
import type { PortalEnv } from './middleware.ts'
import { findDocumentPicture } from './ledger/document-pictures.ts'
import type { DocumentKind } from './ledger/document-versions.ts'
import type { Portal } from './portal-state.ts'

/** `articles{id}.webp` is the icon, the others carry a piece of their content's hash. */
const PATH_RE = /^\/img\/((articles|pages)([1-9]\d{0,5})(-[0-9a-f]{12})?(?:-\d{3,4})?\.(webp|avif))$/
const MAX_CACHE_BYTES = 32 * 1024 * 1024

/** The images of a draft are hidden like its text. */
function isShown(content: Content, kind: DocumentKind, id: number): boolean {
  return kind === 'article'
    ? content.findArticle(id) !== null
    : content.listOwnPages().some((page) => page.id === id)
}

/** Serves the images of the operator's articles and pages from the ledger. Images of built-in articles are files, served earlier in the chain. */
export function serveArticlePicture(portal: Portal): Handler<PortalEnv> {
  let cache = new Map<string, PictureBody>()
  let cacheBytes = 0
  let generation = -1

  async function findPicture(kind: DocumentKind, id: number, name: string): Promise<PictureBody | null> {
    if (generation !== portal.content.generation() || cacheBytes > MAX_CACHE_BYTES) {
      cache = new Map()
      cacheBytes = 0
      generation = portal.content.generation()
    }
    const known = cache.get(name)
    if (known) return known
    const asked = generation
    const found = await findDocumentPicture(portal.ledger, kind, id, name)
    if (!found) return null
    const picture = withEtag(new Uint8Array(found))
    // When the articles changed during the read, the image may be outdated: send it, but do not cache it.
    if (generation === asked && generation === portal.content.generation()) {
      cache.set(name, picture)
      cacheBytes += found.length
    }
    return picture
  }

  return async function articlePicture(c, next) {
    const [, name, folder, id, hash, type] = PATH_RE.exec(c.req.path) ?? []
    if (!name) return next()
    const kind = folder === 'pages' ? 'page' : 'article'
    if (!isShown(portal.content.forSite(c.get('site')), kind, Number(id))) return next()
    const picture = await findPicture(kind, Number(id), name)
    if (!picture) return next()
    return sendPicture(c.req.raw, picture, {
      'Content-Type': `image/${type}`,
      'Cache-Control': hash ? CACHE_CONTROL.immutable : CACHE_CONTROL.file,
    })
  }
}
