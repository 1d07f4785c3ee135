import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'

/** The parts, compressed as they are read: only the current chunk is in memory. A reader that disconnects ends the writing. */
export function packPieces(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const gzip = createGzip()
  pipeline(Readable.from(pieces), gzip, () => {
    // Nothing to report: the reader disconnected, or gets the error itself.
  })
  return Readable.toWeb(gzip) as ReadableStream<Uint8Array>
}
