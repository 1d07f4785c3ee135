/** An import's changes between reading and publishing: written in small transactions that nobody else waits for. */
import { toGameRow } from '#server/ledger/games.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import type { StagedRecordRow } from '#server/ledger/schema.ts'
import type { Game } from '../catalogue/game.ts'
import type { StagedChange } from './import-plan.ts'

/** Thirteen values a row; both engines take tens of thousands in one statement, but a small one is soon over. */
const BATCH_ROWS = 200

export class Staging {
  readonly #ledger: Ledger
  readonly #importId: number
  readonly #nowMs: number
  #batch: { change: StagedChange; raw: string }[] = []
  /** Rows written so far; the publishing transaction counts them again. */
  rows = 0

  constructor(ledger: Ledger, importId: number, nowMs: number) {
    this.#ledger = ledger
    this.#importId = importId
    this.#nowMs = nowMs
  }

  async add(change: StagedChange, raw: string): Promise<void> {
    this.#batch.push({ change, raw })
    if (this.#batch.length >= BATCH_ROWS) await this.flush()
  }

  async flush(): Promise<void> {
    const batch = this.#batch
    this.#batch = []
    if (batch.length === 0) return
    const existing = await this.#readExisting(batch.map(({ change }) => change))
    await this.addRows(
      batch.map(({ change, raw }) => ({
        ...this.#toColumns(change, existing.get(change.gameSlug)),
        import_id: this.#importId,
        record_number: change.recordNumber,
        provider_id: change.providerId,
        kind: change.kind,
        game_slug: change.gameSlug,
        content_hash: change.contentHash,
        raw,
      })),
    )
  }

  async addRows(rows: StagedRecordRow[]): Promise<void> {
    if (rows.length === 0) return
    await this.#ledger.db.insertInto('staged_records').values(rows).execute()
    this.rows += rows.length
  }

  async #readExisting(changes: StagedChange[]): Promise<Map<string, ExistingGame>> {
    const slugs = changes.filter((change) => change.kind === 'updated').map((change) => change.gameSlug)
    if (slugs.length === 0) return new Map()
    const rows = await this.#ledger.db
      .selectFrom('games')
      .select(['slug', 'published_at', 'record'])
      .where('slug', 'in', slugs)
      .execute()
    return new Map(
      rows.map((row) => {
        const { source } = JSON.parse(row.record) as Pick<Game, 'source'>
        return [row.slug, { publishedAtMs: row.published_at, fallbacks: source.fallbacks }]
      }),
    )
  }

  #toColumns(change: StagedChange, existing: ExistingGame | undefined): StagedColumns {
    const { game } = change
    if (change.kind === 'fallback') {
      const record = JSON.stringify({ url: game.source.url })
      return { record, title: game.title, title_key: '', published_at: 0, updated_at: 0, quality: 0 }
    }
    // A feed without dates must not make its old games new at every import, and a date in the future is none.
    const isDated = game.publishedAt !== null && game.publishedAt <= this.#nowMs
    const publishedAt = isDated
      ? game.publishedAt!
      : Math.min(existing?.publishedAtMs ?? this.#nowMs, this.#nowMs)
    const updatedAt = Math.max(publishedAt, Math.min(game.updatedAt ?? this.#nowMs, this.#nowMs))
    const row = toGameRow({
      ...game,
      source: { ...game.source, fallbacks: existing?.fallbacks ?? [] },
      slug: change.gameSlug,
      publishedAt,
      isDated,
      updatedAt,
      plays: 0,
      likes: 0,
      dislikes: 0,
      status: 'published',
    })
    const { record, title, title_key, published_at, updated_at, quality } = row
    return { record, title, title_key, published_at, updated_at, quality }
  }
}

interface ExistingGame {
  publishedAtMs: number
  fallbacks: Game['source']['fallbacks']
}

type StagedColumns = Pick<
  StagedRecordRow,
  'record' | 'title' | 'title_key' | 'published_at' | 'updated_at' | 'quality'
>

/** Removes an import's staged rows a few at a time. */
export async function clearStaged({ db }: Ledger, importId: number): Promise<void> {
  for (let last = -1; ;) {
    const rows = await db
      .selectFrom('staged_records')
      .select('record_number')
      .where('import_id', '=', importId)
      .where('record_number', '>', last)
      .orderBy('record_number')
      .limit(2000)
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)!.record_number
    await db
      .deleteFrom('staged_records')
      .where('import_id', '=', importId)
      .where('record_number', '<=', last)
      .execute()
  }
}
