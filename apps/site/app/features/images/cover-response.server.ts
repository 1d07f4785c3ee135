/** What is sent for a cover: its picture, or the generated one, with the headers of each. */
import { gzipSync } from 'node:zlib'
import type { Game } from '#app/domain/game.ts'
import type { CoverShape } from '#app/domain/tile.ts'
import { renderGeneratedCover } from './generated-cover.ts'
import { type PictureBody, sendPicture, withEtag } from './send-picture.server.ts'

export type Picture =
  | { kind: 'webp'; bytes: Uint8Array }
  /** `none`: there is nothing to fetch; `failed`: the fetch failed; `late`: the fetch is still running. */
  | { kind: 'generated'; because: 'none' | 'failed' | 'late' }

export interface CoverRequest {
  request: Request
  game: Game
  shape: CoverShape
  /** False for the art of a cover. */
  hasTitle: boolean
  version: string
  /** The address carries the game's current version, so it will never mean another picture. */
  isCurrentVersion: boolean
}

const GENERATED_CACHE = {
  none: 'public, max-age=86400',
  failed: 'public, max-age=300',
  late: 'public, max-age=15',
}
/** About 5 MB: a wall of generated covers is drawn and packed once, not once a visitor. */
const MAX_CACHED_DRAWINGS = 2000

const BASE_HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' }

/** Drawings by game, version and shape: packed, the oldest dropped first. */
function createDrawings() {
  const cached = new Map<string, PictureBody>()
  return ({ game, shape, version, hasTitle }: CoverRequest): PictureBody => {
    const key = `${game.slug} ${shape} ${version} ${hasTitle}`
    const known = cached.get(key)
    if (known) return known
    const drawn = withEtag(gzipSync(renderGeneratedCover(game, shape, { hasTitle })))
    cached.set(key, drawn)
    if (cached.size > MAX_CACHED_DRAWINGS) cached.delete(cached.keys().next().value!)
    return drawn
  }
}

export type AnswerPicture = (picture: Picture, asked: CoverRequest) => Response

export function createCoverResponder(): AnswerPicture {
  const findDrawing = createDrawings()

  function answerGenerated(because: 'none' | 'failed' | 'late', asked: CoverRequest): Response {
    const { request, game, shape, hasTitle } = asked
    const headers = new Headers({
      ...BASE_HEADERS,
      'Content-Type': 'image/svg+xml',
      'Cache-Control': GENERATED_CACHE[because],
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      Vary: 'Accept-Encoding',
    })
    if (/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) {
      headers.set('Content-Encoding', 'gzip')
      return sendPicture(request, findDrawing(asked), headers)
    }
    const drawing = renderGeneratedCover(game, shape, { hasTitle })
    return sendPicture(request, withEtag(Buffer.from(drawing)), headers)
  }

  return (picture, asked) => {
    if (picture.kind === 'generated') return answerGenerated(picture.because, asked)
    const headers = new Headers({
      ...BASE_HEADERS,
      'Content-Type': 'image/webp',
      'Cache-Control': asked.isCurrentVersion
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
    })
    return sendPicture(asked.request, withEtag(picture.bytes), headers)
  }
}
