/** A waiting import as a feed: its staged records as they came, and of all others that they are listed as before. */
import type { ImportEntry } from '#server/ledger/imports.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import type { ImportCounts } from './import-plan.ts'
import type { SourceRecord } from './import-run.server.ts'
import type { LedgerView } from './ledger-view.ts'

const PAGE_ROWS = 500

export class StagedFeed {
  readonly #ledger: Ledger
  readonly #entry: ImportEntry
  #fallbacks = 0
  #refused = 0

  constructor(ledger: Ledger, entry: ImportEntry) {
    this.#ledger = ledger
    this.#entry = entry
  }

  async *read({ listed }: LedgerView): AsyncGenerator<SourceRecord | { listedId: string }> {
    const left = new Set<string>()
    for (let last = -1; ;) {
      const rows = await this.#ledger.db
        .selectFrom('staged_records')
        .select(['record_number', 'provider_id', 'kind', 'raw'])
        .where('import_id', '=', this.#entry.id)
        .where('record_number', '>', last)
        .orderBy('record_number')
        .limit(PAGE_ROWS)
        .execute()
      for (const { record_number, provider_id, kind, raw } of rows) {
        if (kind === 'fallback') this.#fallbacks++
        if (kind === 'refused' || kind === 'noted') this.#refused++
        if (kind === 'unlisted') left.add(provider_id)
        else if (kind === 'listed') yield { listedId: provider_id }
        else yield { number: record_number, value: JSON.parse(raw), text: raw }
      }
      if (rows.length < PAGE_ROWS) break
      last = rows.at(-1)!.record_number
    }
    for (const listedId of listed) if (!left.has(listedId)) yield { listedId }
  }

  /** Adds the counts of records that were read and had nothing to stage. */
  completeCounts(counts: ImportCounts): void {
    const before = this.#entry.counts as unknown as ImportCounts
    counts.fetched = before.fetched
    counts.unchanged += before.unchanged
    counts.broken += before.broken
    counts.duplicate += before.duplicate - this.#fallbacks
    counts.filtered += before.filtered - this.#refused
  }
}
