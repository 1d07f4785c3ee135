/** Reads the pages of a feed from the provider's host: not too fast, and again only those that an interrupted import had not read. */
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { openCheckedStream } from '../outbound/checked-fetch.server.ts'
import type { CheckedResponse } from '../outbound/checked-fetch.server.ts'
import { FeedFault, FeedUnmodified } from './feed-fault.ts'
import { findNextRequest, planPages } from './feed-paging.ts'
import type { PageRequest } from './feed-paging.ts'
import { countRecords } from './feed-reading.server.ts'
import type { FeedReading, SourceValidators } from './feed-reading.server.ts'
import type { FeedRecord } from './json-records.ts'

const MAX_FEED_BYTES = 256 * 1024 * 1024
const PAGE_TIMEOUT_MS = 120_000
const FEED_TIMEOUT_MS = 60 * 60_000
const MAX_PAGES = 2000
/** Between two pages. */
const PAUSE_MS = 1000
/** A larger page is read again after an interruption. */
const MAX_STORED_BYTES = 16 * 1024 * 1024
const MAX_TRIES = 4
const FIRST_RETRY_MS = 15_000
const MAX_RETRY_MS = 5 * 60_000

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Every record of the feed; numbers run on over the pages. */
export async function* readPages(reading: FeedReading): AsyncGenerator<FeedRecord> {
  const { store, onValidators } = reading
  const visit = new FeedVisit(reading)
  const { first, paging } = planPages(reading.origin, reading.adapter)
  const asked = new Set<string>()
  let request: PageRequest | null = first
  let firstText: string | null = null
  let validators: SourceValidators | null = null
  let page = 0
  for (let recordsSoFar = 0, recordsOfFirstPage = 0; request !== null; page++) {
    if (page >= MAX_PAGES) throw new FeedFault('too-big', `it has more than ${MAX_PAGES} pages`)
    asked.add(toKey(request))
    const source = await visit.open(request, page, paging !== null && paging.kind !== 'link')
    if (source === null) return
    if (page === 0) validators = source.validators
    const copy = store && paging !== null ? new PageCopy(source.chunks) : null
    const reader = countRecords(copy?.read() ?? source.chunks, source.totalBytes, visit.progressOf(reading))
    let records = 0
    let envelope: unknown
    try {
      for (;;) {
        const { done, value } = await reader.next()
        envelope = value
        if (done) break
        // A server that does not know pages sends the first one again.
        if (records === 0 && page > 0 && value.text === firstText) return
        if (records === 0) firstText = value.text
        records++
        yield { ...value, number: recordsSoFar + value.number }
      }
    } finally {
      await reader.return(undefined)
    }
    recordsSoFar += records
    if (page === 0) recordsOfFirstPage = records
    const result = { request, envelope, records, recordsSoFar, recordsOfFirstPage, page }
    const next = findNextRequest(paging, result)
    if (next && copy && !source.isStored) await storeCopy(store!, page, request, copy)
    request = next === null || asked.has(toKey(next)) ? null : next
  }
  // A feed of several pages may have changed on any of them.
  if (page === 1 && validators) onValidators?.(validators)
}

interface PageSource {
  chunks: AsyncIterable<Uint8Array>
  totalBytes: number | null
  isStored: boolean
  validators: SourceValidators | null
}

/** The requests of one reading, and how much came of them. */
class FeedVisit {
  readonly #reading: FeedReading
  readonly #endsAtMs = performance.now() + FEED_TIMEOUT_MS
  #stored: AsyncGenerator<{ request: string; bytes: Uint8Array }> | null
  #bytes = 0
  #records = 0
  #hasAsked = false

  constructor(reading: FeedReading) {
    this.#reading = reading
    this.#stored = reading.store?.read() ?? null
  }

  /** Null after the last page: some servers have no page beyond it. */
  async open(request: PageRequest, page: number, isNumbered: boolean): Promise<PageSource | null> {
    const stored = await this.#takeStored(request)
    if (stored) return { chunks: once(stored), totalBytes: stored.length, isStored: true, validators: null }
    const response = await this.#fetch(request, page)
    if (isNumbered && page > 0 && [204, 404].includes(response.status)) {
      response.close()
      return null
    }
    if (response.status !== 200) {
      response.close()
      const { host } = new URL(request.url)
      const isLater = response.status === 429 || response.status >= 500
      const code = isLater ? 'unreachable' : 'wrong-shape'
      throw new FeedFault(code, `${host} answered ${response.status} for ${request.url}`)
    }
    const { headers, body } = response
    return {
      chunks: body,
      totalBytes: Number(headers.get('content-length')) || null,
      isStored: false,
      validators: { etag: headers.get('etag'), lastModified: headers.get('last-modified') },
    }
  }

  /** What the reading reports, with the pages before. */
  progressOf(reading: FeedReading): FeedReading {
    const before = { bytes: this.#bytes, records: this.#records }
    return {
      ...reading,
      onProgress: (progress) => {
        this.#bytes = before.bytes + progress.bytes
        this.#records = before.records + progress.records
        reading.onProgress?.({ ...progress, records: this.#records, bytes: this.#bytes })
      },
    }
  }

  async #takeStored(request: PageRequest): Promise<Uint8Array | null> {
    const next = await this.#stored?.next()
    if (next?.done === false && next.value.request === toKey(request)) return unpack(next.value.bytes)
    await this.#stored?.return(undefined)
    this.#stored = null
    return null
  }

  async #fetch(request: PageRequest, page: number): Promise<CheckedResponse> {
    const { wait = pause, signal, validators } = this.#reading
    if (this.#hasAsked) await wait(PAUSE_MS, signal)
    this.#hasAsked = true
    for (let tries = 1; ; tries++) {
      const response = await this.#send(request, page === 0 ? validators : null)
      if (response.status === 304) {
        response.close()
        throw new FeedUnmodified()
      }
      const retryAfter = response.headers.get('retry-after')
      const isBusy = response.status === 429 || (response.status === 503 && retryAfter !== null)
      if (!isBusy || tries === MAX_TRIES) return response
      response.close()
      await wait(readRetryMs(retryAfter, tries), signal)
    }
  }

  #send(request: PageRequest, validators: SourceValidators | null | undefined): Promise<CheckedResponse> {
    const { adapter, openStream = openCheckedStream, signal } = this.#reading
    const leftMs = this.#endsAtMs - performance.now()
    if (leftMs <= 0)
      throw new FeedFault('too-big', `reading it takes longer than ${FEED_TIMEOUT_MS / 60_000} minutes`)
    return openStream(request.url, {
      allowedHosts: adapter.feedHosts,
      maxBytes: Math.max(1, MAX_FEED_BYTES - this.#bytes),
      timeoutMs: Math.min(PAGE_TIMEOUT_MS, leftMs),
      accept: 'application/json, text/csv, application/xml;q=0.9, */*;q=0.5',
      signal,
      ...(validators && { conditions: validators }),
      ...(request.body !== undefined && {
        post: { contentType: 'application/json', body: request.body },
      }),
    })
  }
}

function toKey({ url, body = '' }: PageRequest): string {
  return body === '' ? url : `${url}\n${body}`
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Seconds or a date; twice as long each time where the server does not say. */
export function readRetryMs(header: string | null, tries: number, nowMs = Date.now()): number {
  const seconds = header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : NaN
  const untilMs = header === null ? NaN : Date.parse(header) - nowMs
  const askedMs = Number.isNaN(seconds) ? untilMs : seconds * 1000
  const delayMs = Number.isNaN(askedMs) ? FIRST_RETRY_MS * 2 ** (tries - 1) : askedMs
  return Math.min(MAX_RETRY_MS, Math.max(PAUSE_MS, delayMs))
}

async function pause(delayMs: number, signal?: AbortSignal): Promise<void> {
  await sleep(delayMs, undefined, { signal })
}

/** The bytes of a page while they are read, unless they are too many to store. */
class PageCopy {
  readonly #chunks: AsyncIterable<Uint8Array>
  #parts: Uint8Array[] | null = []
  #bytes = 0

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks
  }

  async *read(): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.#chunks) {
      this.#bytes += chunk.length
      if (this.#bytes > MAX_STORED_BYTES) this.#parts = null
      this.#parts?.push(chunk)
      yield chunk
    }
  }

  take(): Uint8Array | null {
    return this.#parts && Buffer.concat(this.#parts)
  }
}

async function storeCopy(
  store: NonNullable<FeedReading['store']>,
  page: number,
  request: PageRequest,
  copy: PageCopy,
): Promise<void> {
  const bytes = copy.take()
  if (bytes) await store.add(page, { request: toKey(request), bytes: await pack(bytes) })
}
