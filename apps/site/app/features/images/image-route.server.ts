/**
 * `GET /img/games/{slug}/{shape}-{width}.webp?v=…`: the one place a cover comes from. It answers 200 whatever happens to
 * the picture's source, so a wall never breaks and no browser ever asks a provider.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Game } from '#app/domain/game.ts'
import type { PictureCover } from '#app/domain/operator-cover.ts'
import { ART_WIDTHS, COVER_WIDTHS, type CoverShape } from '#app/domain/tile.ts'
import { createCoverResponder, type Picture } from './cover-response.server.ts'
import type { CoverColourStore } from './cover-colours.server.ts'
import { coverVersion } from './cover-version.ts'
import { openDiskCache, type DiskCache } from './disk-cache.server.ts'
import { createFailureMemory } from './failure-memory.ts'
import {
  BadImageError,
  cropCover,
  encodeCover,
  fetchImage,
  IMAGE_TIMEOUT_MS,
  shrinkSource,
  UnreachableError,
  type OpenRemote,
} from './remote-image.server.ts'
import { createSingleFlight } from './single-flight.ts'
import { createBoundedQueue, QueueFullError } from './bounded-queue.ts'

const PATH_RE = /^\/img\/games\/([a-z0-9-]{1,120})\/(wide|square|tall|art)-(\d{2,4})\.webp$/
const REMEMBER_FAILURE_MS = 5 * 60_000
const DEFAULT_MAX_CACHE_BYTES = 1024 * 1024 * 1024
/** How long a visitor waits for a picture that is still on its way; it is fetched to the end for the next one. */
const DEFAULT_PATIENCE_MS = 5_000
/** A shape that has no picture of its own is cut from the most similar one. */
const SOURCE_ORDER: Record<CoverShape, readonly CoverShape[]> = {
  wide: ['wide', 'square', 'tall'],
  square: ['square', 'wide', 'tall'],
  tall: ['tall', 'square', 'wide'],
}

export interface ImageRouteOptions {
  /** Built folders of our own games, with `covers/{shape}-{width}.webp` in each. */
  ownGamesDir: string
  cacheDir: string
  openRemote: OpenRemote
  maxCacheBytes?: number
  fetchTimeoutMs?: number
  patienceMs?: number
  /** A picture that the operator gave for a game. */
  findUpload?: (slug: string, name: string) => Promise<Uint8Array | null>
  /** Learns the colours of every provider's cover that is sent. */
  colours?: Pick<CoverColourStore, 'learn'>
  now?: () => number
  log?: { warn(message: string, fields?: Record<string, unknown>): void }
}

export interface ImageRoute {
  /** Null where the address names no game or no cover size: the caller's 404. */
  answer(request: Request, findGame: (slug: string) => Game | null): Promise<Response | null>
  /** A game's cover for a picture that is made of it; waits no longer than a visitor does. */
  findPicture(game: Game, shape: CoverShape, width: number): Promise<Picture>
  /** The picture of a provider's record that no game is played from; null where it has none, or none that can be had now. */
  findRecordPicture(record: RecordCovers, shape: CoverShape, width: number): Promise<Uint8Array | null>
}

/** What the cover of a record is made of. */
export type RecordCovers = Pick<Game, 'title' | 'covers' | 'updatedAt'>

export function createImageRoute(options: ImageRouteOptions): ImageRoute {
  const { ownGamesDir, patienceMs = DEFAULT_PATIENCE_MS } = options
  const covers = createCovers(options)
  const answerPicture = createCoverResponder()

  const readOwnCover = (slug: string, name: string) =>
    readFile(join(ownGamesDir, slug, 'covers', `${name}.webp`)).catch(() => null)

  async function findPicture(game: Game, shape: CoverShape, width: number): Promise<Picture> {
    const { operatorCover } = game
    if (operatorCover?.from === 'drawing') return { kind: 'generated', because: 'none' }
    const uploaded = operatorCover && (await covers.findUploaded(game.slug, operatorCover, shape, width))
    if (uploaded) {
      options.colours?.learn(game, uploaded.bytes)
      return uploaded
    }
    if (game.source.kind === 'own') {
      const bytes = await readOwnCover(game.slug, `${shape}-${width}`)
      return bytes ? { kind: 'webp', bytes } : { kind: 'generated', because: 'failed' }
    }
    const source = findAddress(game.covers, shape)
    if (!source) return { kind: 'generated', because: 'none' }
    const picture = await withPatience(
      covers.findRemote(source, coverVersion(game), shape, width),
      patienceMs,
    )
    if (picture.kind === 'webp') options.colours?.learn(game, picture.bytes)
    return picture
  }

  /** Only an own game's cover has a file without its title; pictures of providers and of the operator are shown as they are. */
  async function findArt(game: Game, width: number): Promise<Picture> {
    const isOwn = game.source.kind === 'own' && !game.operatorCover
    const bytes = isOwn ? await readOwnCover(game.slug, `art-${width}`) : null
    return bytes ? { kind: 'webp', bytes } : findPicture(game, 'square', width)
  }

  return {
    findPicture,
    async findRecordPicture(record, shape, width) {
      const source = findAddress(record.covers, shape)
      if (!source) return null
      const picture = await withPatience(
        covers.findRemote(source, coverVersion(record), shape, width),
        patienceMs,
      )
      return picture.kind === 'webp' ? picture.bytes : null
    },
    async answer(request, findGame) {
      const url = new URL(request.url)
      const [, slug, shapeText, widthText] = PATH_RE.exec(url.pathname) ?? []
      const isArt = shapeText === 'art'
      const shape = isArt ? 'square' : (shapeText as CoverShape)
      const width = Number(widthText)
      const widths: readonly number[] = isArt ? ART_WIDTHS : COVER_WIDTHS[shape]
      if (!slug || !widths.includes(width)) return null
      const game = findGame(slug)
      if (!game) return null
      const picture = await (isArt ? findArt(game, width) : findPicture(game, shape, width))
      const version = coverVersion(game)
      const isCurrentVersion = url.searchParams.get('v') === version
      return answerPicture(picture, { request, game, shape, hasTitle: !isArt, version, isCurrentVersion })
    },
  }
}

const findAddress = (covers: Game['covers'], shape: CoverShape) =>
  SOURCE_ORDER[shape].map((name) => covers[name]).find((url) => url?.startsWith('https://'))

async function withPatience(work: Promise<Picture>, patienceMs: number): Promise<Picture> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Picture>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'generated', because: 'late' }), patienceMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

interface Covers {
  /** Of the picture at a provider's address. */
  findRemote(url: string, version: string, shape: CoverShape, width: number): Promise<Picture>
  /** Of a picture that the operator gave; null when it is stored no more. */
  findUploaded(
    slug: string,
    cover: PictureCover,
    shape: CoverShape,
    width: number,
  ): Promise<Extract<Picture, { kind: 'webp' }> | null>
}

function createCovers(options: ImageRouteOptions): Covers {
  const { openRemote, log, now = Date.now, fetchTimeoutMs = IMAGE_TIMEOUT_MS } = options
  const opening = openDiskCache(options.cacheDir, options.maxCacheBytes ?? DEFAULT_MAX_CACHE_BYTES)
  // Asked for again by every request; a folder that cannot be made is that request's failure, not a crash at start.
  opening.catch(() => {})
  const failures = createFailureMemory({ now, expireAfterMs: REMEMBER_FAILURE_MS })
  const queueFetch = createBoundedQueue(4, 120)
  const queueEncode = createBoundedQueue(2, 240)
  const share = createSingleFlight()

  /** A full disk costs the next visitor time, never this one the picture. */
  async function store(cache: DiskCache, key: string, bytes: Uint8Array): Promise<void> {
    await cache
      .store(key, bytes)
      .catch((cause) => log?.warn('caching a cover failed', { cause: String(cause) }))
  }

  async function findSource(cache: DiskCache, key: string, url: string): Promise<Buffer> {
    const cached = await cache.find(key)
    if (cached) return cached
    const fetched = await queueFetch(() => {
      // It may have become known while this one waited.
      if (failures.isFailing(url)) throw new UnreachableError('its host failed a moment ago')
      return fetchImage(openRemote, url, fetchTimeoutMs)
    })
    failures.noteAnswer(url)
    const source = await queueEncode(() => shrinkSource(fetched))
    await store(cache, key, source)
    return source
  }

  async function makeCover(url: string, version: string, shape: CoverShape, width: number): Promise<Picture> {
    const key = cacheKey(url, version, `${shape}-${width}`)
    const sourceKey = cacheKey(url, version, 'source')
    try {
      const cache = await opening
      const cached = await cache.find(key)
      if (cached) return { kind: 'webp', bytes: cached }
      if (failures.isFailing(url)) return { kind: 'generated', because: 'failed' }
      const source = await share(sourceKey, () => findSource(cache, sourceKey, url))
      const bytes = await queueEncode(() => encodeCover(source, shape, width))
      await store(cache, key, bytes)
      return { kind: 'webp', bytes }
    } catch (cause) {
      if (cause instanceof QueueFullError) return { kind: 'generated', because: 'late' }
      if (!failures.isFailing(url)) log?.warn('cover fetch failed', { url, cause: String(cause) })
      // An image that cannot be decoded is fetched again the next time, not read from the cache.
      if (cause instanceof BadImageError) await opening.then((cache) => cache.drop(sourceKey))
      failures.noteFailure(url, cause instanceof UnreachableError)
      return { kind: 'generated', because: 'failed' }
    }
  }

  async function cutUpload(key: string, slug: string, cover: PictureCover, shape: CoverShape, width: number) {
    const cache = await opening
    const cached = await cache.find(key)
    if (cached) return cached
    const picture = await options.findUpload?.(slug, cover.picture)
    if (!picture) return null
    const bytes = await queueEncode(() => cropCover(picture, shape, width, cover.crops[shape]))
    await store(cache, key, bytes)
    return bytes
  }

  return {
    findRemote: (url, version, shape, width) =>
      share(cacheKey(url, version, `${shape}-${width}`), () => makeCover(url, version, shape, width)),
    async findUploaded(slug, cover, shape, width) {
      const { left, top, width: cropWidth } = cover.crops[shape]
      const version = [left, top, cropWidth].join(' ')
      const key = cacheKey(`${slug} ${cover.picture}`, version, `${shape}-${width}`)
      const bytes = await share(key, () => cutUpload(key, slug, cover, shape, width))
      return bytes && { kind: 'webp', bytes }
    },
  }
}

function cacheKey(url: string, version: string, what: string): string {
  return createHash('sha256')
    .update(JSON.stringify([url, version, what]))
    .digest('hex')
    .slice(0, 40)
}
