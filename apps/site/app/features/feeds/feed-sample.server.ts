/** The beginning of a feed, packed, so that a mapping is tried on it again and again without asking its server. */
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FeedAdapter } from './adapter.ts'
import { FeedFault } from './feed-fault.ts'
import { readFormat } from './feed-format.ts'
import type { FeedRecord } from './json-records.ts'

const MAX_SAMPLE_BYTES = 512 * 1024
/** Of its packed form. */
export const MAX_SAMPLE_CHARS = 180_000

const pack = promisify(gzip)
const unpack = promisify(gunzip)

export interface FeedSample {
  bytes: Uint8Array
  /** Whether the feed is longer. */
  isCut: boolean
}

/** Base64 of the packed bytes; where that is too long, of fewer bytes. */
export async function packSample({ bytes, isCut }: FeedSample): Promise<{ text: string; isCut: boolean }> {
  const text = (await pack(bytes)).toString('base64')
  if (text.length <= MAX_SAMPLE_CHARS) return { text, isCut }
  return packSample({ bytes: bytes.subarray(0, bytes.length / 2), isCut: true })
}

/** Throws `FeedFault` for what is no packed sample. */
export async function unpackSample(text: string): Promise<Buffer> {
  try {
    return await unpack(Buffer.from(text, 'base64'), { maxOutputLength: MAX_SAMPLE_BYTES })
  } catch {
    throw new FeedFault('malformed', 'its beginning did not arrive as it was sent')
  }
}

/** As many bytes of a stream as a sample has at most. */
export async function takeSample(chunks: AsyncIterable<Uint8Array>): Promise<FeedSample> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    length += chunk.length
    if (length > MAX_SAMPLE_BYTES) break
  }
  return { bytes: Buffer.concat(parts).subarray(0, MAX_SAMPLE_BYTES), isCut: length > MAX_SAMPLE_BYTES }
}

const LINE_FEED = 0x0a

/** The complete records; that the last one is cut off is no fault of a sample. */
export async function* readSample(
  { bytes, isCut }: FeedSample,
  adapter: Pick<FeedAdapter, 'label' | 'shapes'>,
): AsyncGenerator<FeedRecord> {
  const isInLines = adapter.shapes.every(({ format }) => format === 'csv' || format === 'jsonl')
  const end = isCut && isInLines ? bytes.lastIndexOf(LINE_FEED) : -1
  async function* chunks() {
    yield end > 0 ? bytes.subarray(0, end) : bytes
  }
  let records = 0
  try {
    for await (const record of readFormat(chunks(), adapter)) {
      records++
      yield record
    }
  } catch (error) {
    const isEnd = error instanceof FeedFault && (error.code === 'cut-off' || error.code === 'malformed')
    if (!isCut || !isEnd || records === 0) throw error
  }
}
