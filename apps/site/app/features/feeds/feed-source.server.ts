/** Where a feed's bytes come from: a file, or the provider's own host through the checked door. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { openCheckedStream } from '../outbound/checked-fetch.server.ts'
import type { FeedAdapter, RawRecord } from './adapter.ts'
import { FeedFault } from './feed-fault.ts'
import { readRecords } from './json-records.ts'
import type { FeedRecord } from './json-records.ts'

const MAX_FEED_BYTES = 256 * 1024 * 1024
const FEED_TIMEOUT_MS = 120_000
const MAX_PAGES = 2000
const FILE_CHUNK_BYTES = 256 * 1024

export type OpenStream = typeof openCheckedStream

export interface FeedProgress {
  records: number
  bytes: number
  /** Null when the length of the feed is unknown. */
  totalBytes: number | null
}

export interface FeedReading {
  adapter: FeedAdapter
  /** A file's path or an https address. */
  origin: string
  openStream?: OpenStream
  /** Ends the reading early. */
  signal?: AbortSignal
  onProgress?: (progress: FeedProgress) => void
}

export function isAddress(origin: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(origin)
}

/** Every record of the feed, page by page; numbers run on over the pages. */
export async function* readFeed(reading: FeedReading): AsyncGenerator<FeedRecord> {
  if (!isAddress(reading.origin)) {
    const { size } = await statFile(reading.origin)
    yield* report(readFile(reading.origin), size, reading)
    return
  }
  yield* readPages(reading)
}

async function* readPages(reading: FeedReading): AsyncGenerator<FeedRecord> {
  const { adapter, openStream = openCheckedStream } = reading
  const endsAtMs = performance.now() + FEED_TIMEOUT_MS
  const addresses = new Set<string>()
  let bytes = 0
  let records = 0
  for (let address: string | null = reading.origin; address !== null && !addresses.has(address);) {
    addresses.add(address)
    if (addresses.size > MAX_PAGES) throw new FeedFault('too-big', `it has more than ${MAX_PAGES} pages`)
    const response = await openStream(address, {
      allowedHosts: adapter.feedHosts,
      maxBytes: MAX_FEED_BYTES - bytes,
      timeoutMs: Math.max(1, endsAtMs - performance.now()),
      accept: 'application/json',
      signal: reading.signal,
    })
    if (response.status !== 200) {
      response.close()
      throw new FeedFault(
        'wrong-shape',
        `${new URL(address).host} answered ${response.status} for ${address}`,
      )
    }
    const length = Number(response.headers.get('content-length')) || null
    const before = { bytes, records }
    const page: FeedReading = {
      ...reading,
      onProgress: (progress) => {
        bytes = before.bytes + progress.bytes
        records = before.records + progress.records
        reading.onProgress?.({ ...progress, records, bytes })
      },
    }
    const envelope: unknown = yield* renumber(report(response.body, length, page), before.records)
    address = findNextPage(envelope, adapter, address)
  }
}

function findNextPage(envelope: unknown, adapter: FeedAdapter, address: string): string | null {
  const next = adapter.nextPageKey ? (envelope as RawRecord | null)?.[adapter.nextPageKey] : null
  return typeof next === 'string' && next !== '' ? (URL.parse(next, address)?.href ?? null) : null
}

async function* report(
  chunks: AsyncIterable<Uint8Array>,
  totalBytes: number | null,
  { adapter, onProgress }: FeedReading,
): AsyncGenerator<FeedRecord, unknown> {
  const progress: FeedProgress = { records: 0, bytes: 0, totalBytes }
  async function* counted() {
    for await (const chunk of chunks) {
      progress.bytes += chunk.length
      yield chunk
    }
  }
  const reader = readRecords(counted(), [...new Set(adapter.shapes.map(({ listPath }) => listPath))])
  try {
    for (;;) {
      const { done, value } = await reader.next()
      onProgress?.(progress)
      if (done) return value
      progress.records++
      yield value
    }
  } finally {
    // A consumer that stops early closes the file or the connection.
    await reader.return(undefined)
  }
}

async function* renumber(
  reader: AsyncGenerator<FeedRecord, unknown>,
  before: number,
): AsyncGenerator<FeedRecord, unknown> {
  try {
    for (;;) {
      const { done, value } = await reader.next()
      if (done) return value
      yield { ...value, number: before + value.number }
    }
  } finally {
    await reader.return(undefined)
  }
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
