/** Where a feed's bytes come from: a file, or the provider's own host through the checked door. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { FeedFault } from './feed-fault.ts'
import { countRecords } from './feed-reading.server.ts'
import type { FeedReading } from './feed-reading.server.ts'
import type { FeedRecord } from './json-records.ts'
import { readPages } from './paged-feed.server.ts'

const FILE_CHUNK_BYTES = 256 * 1024

export function isAddress(origin: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(origin)
}

/** Every record of the feed, page by page; numbers run on over the pages. */
export async function* readFeed(reading: FeedReading): AsyncGenerator<FeedRecord> {
  if (isAddress(reading.origin)) {
    yield* readPages(reading)
    return
  }
  const { size } = await statFile(reading.origin)
  yield* countRecords(readFile(reading.origin), size, reading)
}

async function statFile(path: string): Promise<{ size: number }> {
  const found = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'ENOENT' ? 'there is no such file' : cause.message
    throw new FeedFault('empty', reason)
  })
  if (!found.isFile()) throw new FeedFault('wrong-shape', 'it is not a file')
  return found
}

function readFile(path: string): AsyncIterable<Uint8Array> {
  return createReadStream(path, { highWaterMark: FILE_CHUNK_BYTES })
}
