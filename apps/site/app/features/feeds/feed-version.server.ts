/** Which version of a feed is published, so that its server is asked only for a newer one; and the pages of an interrupted import. */
import { createHash } from 'node:crypto'
import {
  deletePages,
  deleteValidators,
  findValidators,
  readStoredPages,
  storePage,
  storeValidators,
} from '#server/ledger/feed-pages.ts'
import { findLastPublished } from '#server/ledger/imports.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import type { Slice } from '#server/ledger/slices.ts'
import type { FeedAdapter } from './adapter.ts'
import type { PageStore, SourceValidators } from './feed-reading.server.ts'
import type { ImportReport } from './import-run.server.ts'
import type { MappingRules } from './map-record.ts'

/** Older pages may be of another list than the ones that would follow. */
const MAX_PAGE_AGE_MS = 6 * 3_600_000

export function createPageStore(ledger: Ledger, sliceId: number, nowMs: number): PageStore {
  return {
    async *read() {
      let pages = 0
      for await (const page of readStoredPages(ledger, sliceId, nowMs - MAX_PAGE_AGE_MS)) {
        pages++
        yield page
      }
      // Old pages, of which the later ones would otherwise stay.
      if (pages === 0) await deletePages(ledger, sliceId)
    },
    add: (page, stored) => storePage(ledger, sliceId, page, { ...stored, nowMs }),
  }
}

export interface FeedVersionOptions {
  ledger: Ledger
  origin: string
  rules: MappingRules
  adapter: FeedAdapter
  slice: Slice
}

export class FeedVersion {
  readonly #options: FeedVersionOptions
  #found: SourceValidators | null = null

  constructor(options: FeedVersionOptions) {
    this.#options = options
  }

  /** Of the version that is published; null when it has to be read again: another import came after it, or the rules have changed. */
  async find(): Promise<SourceValidators | null> {
    const { ledger, origin, slice } = this.#options
    const stored = await findValidators(ledger, slice.id)
    if (!stored || stored.origin !== origin || stored.fingerprint !== this.#fingerprint()) return null
    const last = await findLastPublished(ledger.db, slice.id)
    return last?.id === stored.importId ? { etag: stored.etag, lastModified: stored.lastModified } : null
  }

  /** What the server said of what is being read. */
  note(validators: SourceValidators): void {
    this.#found = validators.etag === null && validators.lastModified === null ? null : validators
  }

  async store(importId: number): Promise<void> {
    const { ledger, origin, slice } = this.#options
    if (this.#found === null) return deleteValidators(ledger, slice.id)
    const fingerprint = this.#fingerprint()
    await storeValidators(ledger, slice.id, { ...this.#found, origin, fingerprint, importId })
  }

  /** The report of an import that found nothing newer. */
  async report(): Promise<ImportReport> {
    const { ledger, origin, adapter, slice } = this.#options
    const last = await findLastPublished(ledger.db, slice.id)
    const none = { fetched: 0, new: 0, updated: 0, unchanged: 0, duplicate: 0, filtered: 0, broken: 0 }
    return {
      provider: adapter.provider,
      slice: slice.name,
      origin,
      importId: last?.id ?? 0,
      state: 'unmodified',
      reason: null,
      ...none,
      ...{ vanished: 0, unpublished: 0, returned: 0, durationMs: 0, publishMs: 0 },
      details: { duplicate: [], filtered: [], broken: [] },
    }
  }

  /** Of everything that decides what becomes of a record: a list is read again when any of it changed. */
  #fingerprint(): string {
    const { adapter, rules } = this.#options
    const parts = { adapter, mapping: rules.mapping, words: rules.words.version }
    const text = JSON.stringify(parts, (_, value: unknown) => {
      if (value instanceof Map) return [...value]
      return typeof value === 'function' ? String(value) : value
    })
    return createHash('sha256').update(text).digest('hex')
  }
}
