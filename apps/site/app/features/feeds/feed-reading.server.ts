/** What the reading of a feed needs and reports, and how one document of it is read. */
import type { openCheckedStream } from '../outbound/checked-fetch.server.ts'
import type { FeedAdapter } from './adapter.ts'
import { readFormat } from './feed-format.ts'
import type { FeedRecord } from './json-records.ts'

export type OpenStream = typeof openCheckedStream

export interface FeedProgress {
  records: number
  bytes: number
  /** Null when the length of the feed is unknown. */
  totalBytes: number | null
}

/** What a server says of the version it sent. */
export interface SourceValidators {
  etag: string | null
  lastModified: string | null
}

/** Pages that were read before an interruption. */
export interface PageStore {
  read(): AsyncGenerator<{ request: string; bytes: Uint8Array }>
  /** Pages are numbered from 0. */
  add(page: number, stored: { request: string; bytes: Uint8Array }): Promise<void>
}

export interface FeedReading {
  adapter: FeedAdapter
  /** A file's path or an https address. */
  origin: string
  openStream?: OpenStream
  /** Ends the reading early. */
  signal?: AbortSignal
  onProgress?: (progress: FeedProgress) => void
  /** Of feeds that come in pages. */
  store?: PageStore
  /** The version that is known: `FeedUnmodified` is thrown when there is no newer one. */
  validators?: SourceValidators | null
  /** Called at the end of a feed that is one page. */
  onValidators?: (validators: SourceValidators) => void
  /** Called with the first bytes of the feed. */
  onStart?: (bytes: Uint8Array) => void
  /** Tests: instead of real time. */
  wait?: (delayMs: number, signal?: AbortSignal) => Promise<void>
}

/** The records of one document, with the progress; the envelope is the generator's result. */
export async function* countRecords(
  chunks: AsyncIterable<Uint8Array>,
  totalBytes: number | null,
  { adapter, onProgress, onStart }: FeedReading,
): AsyncGenerator<FeedRecord, unknown> {
  const progress: FeedProgress = { records: 0, bytes: 0, totalBytes }
  async function* counted() {
    for await (const chunk of chunks) {
      if (progress.bytes === 0) onStart?.(chunk)
      progress.bytes += chunk.length
      yield chunk
    }
  }
  const reader = readFormat(counted(), adapter)
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
