/** A picture on its way to a browser, or the word that the browser has it already. */
import { createHash } from 'node:crypto'

export interface PictureBody {
  bytes: Uint8Array
  /** Of these bytes and no others. */
  etag: string
}

export function withEtag(bytes: Uint8Array): PictureBody {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

export function sendPicture(
  request: Pick<Request, 'method' | 'headers'>,
  { bytes, etag }: PictureBody,
  given: HeadersInit,
): Response {
  const headers = new Headers(given)
  headers.set('ETag', etag)
  // A browser may name several, and a proxy in between marks them as weak.
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Length', String(bytes.length))
  return new Response(request.method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>), { headers })
}
