/** The beginning of a stream, and the whole stream again. */

/** Reads until `isEnough` or the end; `bytes` may be more than was wanted, because chunks are not cut. */
export async function readStart(
  chunks: AsyncIterable<Uint8Array>,
  isEnough: (bytes: Buffer) => boolean,
): Promise<{ bytes: Buffer; all: AsyncGenerator<Uint8Array> }> {
  const iterator = chunks[Symbol.asyncIterator]()
  let bytes = Buffer.alloc(0)
  while (!isEnough(bytes)) {
    const { done, value } = await iterator.next()
    if (done) break
    bytes = Buffer.concat([bytes, value])
  }
  async function* all() {
    try {
      if (bytes.length > 0) yield bytes
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return { bytes, all: all() }
}
