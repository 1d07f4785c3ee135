/** A provider's picture: fetched within limits, believed only by its bytes, cut to a cover. */
import sharp from 'sharp'
import { getCropHeight } from './cover-crop.ts'
import { decodeInChild } from './picture-decoder.server.ts'
import type { Crop, PictureSize } from '#app/domain/operator-cover.ts'
import { COVER_ASPECT, type CoverShape } from '#app/domain/tile.ts'

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const IMAGE_TIMEOUT_MS = 10_000
const MAX_INPUT_PIXELS = 40_000_000
const COVER_QUALITY = 78

// One image, one thread: the queue limits encodes to two at once, and pages are served meanwhile.
sharp.concurrency(1)
sharp.cache(false)

export interface RemoteResponse {
  status: number
  headers: { get(name: string): string | null }
  body: AsyncIterable<Uint8Array>
  close(): void
}
/** Opens a provider's address; what hosts and addresses are allowed is its business. */
export type OpenRemote = (url: string) => Promise<RemoteResponse>

export class BadImageError extends Error {}
/** No response: the host is down, slow, or unreachable from here. */
export class UnreachableError extends Error {}

/** The picture's bytes, of a format and size we decode. Throws `BadImageError` or `UnreachableError`. */
export async function fetchImage(
  openRemote: OpenRemote,
  url: string,
  timeoutMs = IMAGE_TIMEOUT_MS,
): Promise<Buffer> {
  let response: RemoteResponse | undefined
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreachableError(`no picture within ${timeoutMs} ms`)), timeoutMs)
  })
  async function read(): Promise<Buffer> {
    response = await openRemote(url)
    // The deadline may have passed while the connection was being made.
    if (isOver) response.close()
    return readImage(response)
  }
  try {
    return await Promise.race([read(), deadline])
  } catch (cause) {
    if (cause instanceof BadImageError || cause instanceof UnreachableError) throw cause
    throw new UnreachableError(`${url}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  } finally {
    isOver = true
    clearTimeout(timer)
    response?.close()
  }
}

async function readImage(response: RemoteResponse): Promise<Buffer> {
  const type = response.headers.get('content-type') ?? ''
  if (response.status !== 200) throw new BadImageError(`answered ${response.status}`)
  if (!/^(image\/(?!svg)|application\/octet-stream)/i.test(type))
    throw new BadImageError(`is ${type || 'of no type'}`)
  if (Number(response.headers.get('content-length')) > MAX_IMAGE_BYTES)
    throw new BadImageError('is too large')
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.length
    if (bytes > MAX_IMAGE_BYTES) throw new BadImageError('is too large')
    chunks.push(chunk)
  }
  const image = Buffer.concat(chunks)
  if (!isRasterImage(image)) throw new BadImageError('is not a supported image format')
  return image
}

/** By the first bytes, before any decoder sees them: an SVG or a PDF must never reach one. */
export function isRasterImage(image: Buffer): boolean {
  const start = image.subarray(0, 16).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('GIF8') ||
    (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') ||
    /^....ftypavi[fs]/s.test(start)
  )
}

function decode(image: Buffer) {
  return sharp(image, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'truncated', pages: 1 }).autoOrient()
}

/**
 * The source to cache for all sizes: decoded once in a process of its own and encoded again, so that this process decodes only images that
 * the server has written.
 */
export async function shrinkSource(image: Buffer): Promise<Buffer> {
  return sharpOrBad(() => decodeInChild(image))
}

export async function encodeCover(image: Buffer, shape: CoverShape, width: number): Promise<Buffer> {
  return sharpOrBad(() =>
    decode(image)
      .resize(width, Math.round(width * COVER_ASPECT[shape]), { fit: 'cover', position: 'attention' })
      .webp({ quality: COVER_QUALITY, effort: 3 })
      .toBuffer(),
  )
}

/** The part of a picture of this server that `crop` names, as a cover. */
export async function cropCover(
  image: Uint8Array,
  shape: CoverShape,
  width: number,
  crop: Crop,
): Promise<Buffer> {
  return sharpOrBad(() =>
    sharp(image)
      .extract({
        left: crop.left,
        top: crop.top,
        width: crop.width,
        height: getCropHeight(shape, crop.width),
      })
      .resize(width, getCropHeight(shape, width), { fit: 'fill' })
      .webp({ quality: COVER_QUALITY, effort: 3 })
      .toBuffer(),
  )
}

/** Of a picture of this server. */
export async function measurePicture(image: Buffer): Promise<PictureSize> {
  const { width = 0, height = 0 } = await sharp(image).metadata()
  return { width, height }
}

/** The largest part of that shape in the middle of a picture. */
export async function suggestCrop(image: Buffer, shape: CoverShape): Promise<Crop> {
  const { width, height } = await measurePicture(image)
  const cropWidth = Math.min(width, Math.floor(height / COVER_ASPECT[shape]))
  const cropHeight = Math.min(height, getCropHeight(shape, cropWidth))
  return {
    left: Math.floor((width - cropWidth) / 2),
    top: Math.floor((height - cropHeight) / 2),
    width: cropWidth,
  }
}

async function sharpOrBad(work: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await work()
  } catch (cause) {
    throw new BadImageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
