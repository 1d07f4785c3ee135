/**
 * `GET /img/share/games/{slug}.jpg` and `/img/share/articles/{id}.jpg`: 1200 × 630 for link previews. Rendered on the first request
 * and cached on disk. When one is unavailable, the site's own image is sent: every link has an image.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Article } from '#app/domain/article.ts'
import type { Content } from '#app/features/articles/articles.server.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Game } from '#app/domain/game.ts'
import { coverVersion } from '#app/features/images/cover-version.ts'
import { openDiskCache } from '#app/features/images/disk-cache.server.ts'
import { renderGeneratedCover } from '#app/features/images/generated-cover.ts'
import type { ImageRoute } from '#app/features/images/image-route.server.ts'
import { sendPicture, withEtag } from '#app/features/images/send-picture.server.ts'
import { createSingleFlight } from '#app/features/images/single-flight.ts'
import { createBoundedQueue, QueueFullError } from '#app/features/images/bounded-queue.ts'
import type { Site } from '#app/domain/site.ts'
import { CACHE_CONTROL } from '#app/http.ts'
import { FIRST_IMPORTED_ID } from '#app/domain/article-ids.ts'
import { articleShareVersion, gameShareVersion, siteSharePicture } from './share-address.server.ts'
import { drawArticleShare, drawGameShare } from './share-drawing.server.ts'

const GAME_RE = /^\/img\/share\/games\/([a-z0-9-]{1,120})\.jpg$/
const ARTICLE_RE = /^\/img\/share\/articles\/([1-9]\d{0,5})\.jpg$/
/** About 2,000 images; a catalogue of 100,000 games has evicted ones rendered again on request. */
const MAX_CACHE_BYTES = 256 * 1024 * 1024
const MAX_WAITING = 40
/** How long an image with a stand-in for the cover is sent again: rendering one costs 200 ms, and a provider may be down for hours. */
const STAND_IN_MS = 10 * 60_000
const MAX_STAND_INS = 100

export interface ShareImagesOptions {
  cacheDir: string
  /** Where the built-in articles' pictures are. */
  articleImagesDir: string
  /** A picture of an imported article, by its name. */
  findImportedPicture: (id: number, name: string) => Promise<Uint8Array | null>
  images: Pick<ImageRoute, 'findPicture'>
  log: { warn(message: string, fields?: Record<string, unknown>): void }
}

export interface ShareRequest {
  request: Request
  site: Site
  catalogue: Pick<Catalogue, 'games'>
  content: Pick<Content, 'findArticle'>
  /** Asked before one is drawn: a refusal, or null. */
  refuse: () => Response | null
}

export interface ShareImages {
  /** Null where the address names no game and no article of this site. */
  answer(shareRequest: ShareRequest): Promise<Response | null>
}

/** What a picture is drawn from. */
interface Subject {
  version: string
  /** `isLasting`: final, not a fallback. */
  find(): Promise<{ source: Uint8Array; isLasting: boolean }>
  draw(source: Uint8Array): Promise<Buffer>
}

export function createShareImages(options: ShareImagesOptions): ShareImages {
  const { log } = options
  const opening = openDiskCache(options.cacheDir, MAX_CACHE_BYTES)
  // Asked for again by every request; a folder that cannot be made is that request's failure, not a crash at start.
  opening.catch(() => {})
  const queue = createBoundedQueue(1, MAX_WAITING)
  const share = createSingleFlight()

  const standIns = new Map<string, { bytes: Uint8Array; untilMs: number }>()

  function findStandIn(key: string): Uint8Array | null {
    const found = standIns.get(key)
    return found && performance.now() < found.untilMs ? found.bytes : null
  }

  function storeStandIn(key: string, bytes: Uint8Array) {
    standIns.delete(key)
    standIns.set(key, { bytes, untilMs: performance.now() + STAND_IN_MS })
    if (standIns.size > MAX_STAND_INS) standIns.delete(standIns.keys().next().value!)
  }

  async function make(key: string, subject: Subject): Promise<{ bytes: Uint8Array; isLasting: boolean }> {
    // Outside the queue: a provider that is slow holds up its own games only.
    const { source, isLasting } = await subject.find()
    const bytes = await queue(() => subject.draw(source))
    if (isLasting)
      await opening
        .then((cache) => cache.store(key, bytes))
        .catch((cause) => log.warn('caching a share image failed', { cause: String(cause) }))
    else storeStandIn(key, bytes)
    return { bytes, isLasting }
  }

  return {
    async answer(shareRequest) {
      const { request, site } = shareRequest
      const { pathname, searchParams } = new URL(request.url)
      const subject = findSubject(pathname, shareRequest, options)
      if (!subject) return null
      const key = createHash('sha256').update(`${site.host} ${pathname} ${subject.version}`).digest('hex')
      const isCurrent = searchParams.get('v') === subject.version
      try {
        const cached = await opening.then((cache) => cache.find(key)).catch(() => null)
        if (cached) return send(request, cached, isCurrent)
        const replaced = findStandIn(key)
        if (replaced) return send(request, replaced, false)
        const refused = shareRequest.refuse()
        if (refused) return refused
        const { bytes, isLasting } = await share(key, () => make(key, subject))
        return send(request, bytes, isCurrent && isLasting)
      } catch (cause) {
        if (!(cause instanceof QueueFullError))
          log.warn('rendering a share image failed', { path: pathname, cause: String(cause) })
        return standIn(site)
      }
    },
  }
}

function findSubject(
  pathname: string,
  shareRequest: ShareRequest,
  options: ShareImagesOptions,
): Subject | null {
  const { site, catalogue, content } = shareRequest
  const game = catalogue.games.get(GAME_RE.exec(pathname)?.[1] ?? '')
  if (game)
    return {
      version: gameShareVersion(site, { coverVersion: coverVersion(game) }),
      find: () => findCover(game, options),
      draw: (source) => drawGameShare(site, source),
    }
  const id = ARTICLE_RE.exec(pathname)?.[1]
  const article = id === undefined ? null : content.findArticle(Number(id))
  if (!article) return null
  return {
    version: articleShareVersion(site, article),
    async find() {
      return { source: await readIcon(article, options), isLasting: true }
    },
    draw: (source) => drawArticleShare(site, article.title, source),
  }
}

async function readIcon(
  { id, icon }: Pick<Article, 'id' | 'icon'>,
  { articleImagesDir, findImportedPicture }: ShareImagesOptions,
): Promise<Uint8Array> {
  if (id < FIRST_IMPORTED_ID) return readFile(join(articleImagesDir, icon))
  const picture = await findImportedPicture(id, icon)
  if (!picture) throw new Error(`the ledger has no picture ${icon}`)
  return picture
}

/** A generated cover replaces one that is late or failed; then the image is not cached, so that the next one has the cover. */
async function findCover(game: Game, { images }: ShareImagesOptions) {
  const picture = await images.findPicture(game, 'wide', 1280)
  if (picture.kind === 'webp') return { source: picture.bytes, isLasting: true }
  const source = Buffer.from(renderGeneratedCover(game, 'wide'))
  return { source, isLasting: picture.because === 'none' }
}

function send(request: Request, bytes: Uint8Array, isForGood: boolean): Response {
  return sendPicture(request, withEtag(bytes), {
    'Content-Type': 'image/jpeg',
    'Cache-Control': isForGood ? CACHE_CONTROL.immutable : CACHE_CONTROL.file,
    // A chat shows it from its own pages.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}

function standIn(site: Site): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: siteSharePicture(site).path, 'Cache-Control': CACHE_CONTROL.none },
  })
}
