import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'

/** The pieces, packed as they are asked for: only what is on its way is in memory. A reader who leaves ends the writing. */
export function packPieces(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const gzip = createGzip()
  pipeline(Readable.from(pieces), gzip, () => {
    // Nobody is left to tell: the reader of the stream is who left, or gets the error himself.
  })
  return Readable.toWeb(gzip) as ReadableStream<Uint8Array>
}
