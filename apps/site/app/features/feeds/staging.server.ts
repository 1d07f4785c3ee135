/** An import's changes between reading and publishing, written in small transactions that block no other writer for long. */
import type { Insertable } from 'kysely'
import { titleKey, toGameRow } from '#server/ledger/games.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import type { StagedRecordRow } from '#server/ledger/schema.ts'
import type { StagedKind, StagedRange } from '#server/ledger/staged-rows.ts'
import type { Game } from '#app/domain/game.ts'
import type { FeedAdapter } from './adapter.ts'
import type { Refusal } from './refusal.ts'
import type { StagedChange } from './staged-change.ts'
import { mapRecord } from './map-record.ts'
import type { MappedGame, MappingRules } from './map-record.ts'

/** Thirteen values a row and more; both engines take tens of thousands in one statement, but a small one is soon over. */
const BATCH_ROWS = 200
/** Of raw text; a record may have a megabyte, and imports also run inside the server. */
const BATCH_BYTES = 1024 * 1024

type NewStagedRow = Insertable<StagedRecordRow>

export interface StagingOptions {
  ledger: Ledger
  adapter: FeedAdapter
  rules: MappingRules
  importId: number
  nowMs: number
}

export class Staging {
  readonly #options: StagingOptions
  #batch: { change: StagedChange; raw: string }[] = []
  #batchBytes = 0
  /** Rows written so far; the publishing transaction counts them again. */
  rows = 0
  /** Where the rows of each kind are. */
  readonly spans = new Map<StagedKind, StagedRange>()
  /** Rows that change what is published. */
  publishedRows = 0
  /** Records that are listed as before, under another title or play address. */
  replaced = 0

  constructor(options: StagingOptions) {
    this.#options = options
  }

  async add(change: StagedChange, raw: string): Promise<void> {
    this.#batch.push({ change, raw })
    this.#batchBytes += raw.length
    if (this.#batch.length >= BATCH_ROWS || this.#batchBytes >= BATCH_BYTES) await this.flush()
  }

  async flush(): Promise<void> {
    const batch = this.#batch
    this.#batch = []
    this.#batchBytes = 0
    if (batch.length === 0) return
    const existing = await this.#readExisting(batch.map(({ change }) => change))
    await this.#countReplaced(
      batch
        .map(({ change }) => change)
        .filter((change) => !isAlike(existing.get(change.gameSlug), change.game)),
    )
    await this.addRows(
      batch.map(({ change, raw }) => ({
        ...this.#toColumns(change, existing.get(change.gameSlug)),
        import_id: this.#options.importId,
        record_number: change.recordNumber,
        provider_id: change.providerId,
        kind: change.kind,
        game_slug: change.gameSlug,
        content_hash: change.contentHash,
        raw: change.game === null ? '' : raw,
        ...(change.refusal && toRefusalColumns(change.refusal)),
      })),
    )
  }

  /** The game a row of this import holds, as JSON. */
  async readRecord(recordNumber: number): Promise<string | null> {
    if (this.#batch.some(({ change }) => change.recordNumber === recordNumber)) await this.flush()
    const row = await this.#options.ledger.db
      .selectFrom('staged_records')
      .select('record')
      .where('import_id', '=', this.#options.importId)
      .where('record_number', '=', recordNumber)
      .executeTakeFirst()
    return row?.record ?? null
  }

  async addRows(rows: NewStagedRow[]): Promise<void> {
    if (rows.length === 0) return
    await this.#options.ledger.db.insertInto('staged_records').values(rows).execute()
    this.rows += rows.length
    for (const { kind, record_number: at } of rows) {
      const span = this.spans.get(kind as StagedKind)
      const { from, to } = span ?? { from: at, to: at }
      this.spans.set(kind as StagedKind, { from: Math.min(from, at), to: Math.max(to, at) })
    }
    this.publishedRows += rows.filter(({ kind, game_slug }) => kind !== 'noted' && game_slug !== '').length
  }

  async #readExisting(changes: StagedChange[]): Promise<Map<string, ExistingGame>> {
    const slugs = changes
      .filter(({ kind }) => kind === 'updated' || kind === 'returned')
      .map(({ gameSlug }) => gameSlug)
    if (slugs.length === 0) return new Map()
    const rows = await this.#options.ledger.db
      .selectFrom('games')
      .select(['slug', 'published_at', 'record'])
      .where('slug', 'in', slugs)
      .execute()
    return new Map(
      rows.map((row) => {
        const { title, source } = JSON.parse(row.record) as Pick<Game, 'title' | 'source'>
        return [row.slug, { publishedAtMs: row.published_at, title, source }]
      }),
    )
  }

  /** A hijacked feed may list its own games under earlier ids. What it sent then is parsed again, as an adapter may have changed. */
  async #countReplaced(changes: StagedChange[]): Promise<void> {
    const { ledger, adapter, rules } = this.#options
    const games = new Map<string, MappedGame>()
    for (const { wasListed, providerId, game } of changes) if (wasListed && game) games.set(providerId, game)
    if (games.size === 0) return
    const rows = await ledger.db
      .selectFrom('provider_records')
      .select(['provider_id', 'raw'])
      .where('provider', '=', adapter.provider)
      .where('provider_id', 'in', [...games.keys()])
      .execute()
    for (const { provider_id, raw } of rows) {
      const before = mapRecord(JSON.parse(raw), adapter, rules)
      if (before.kind !== 'broken' && !isAlike(before.game, games.get(provider_id)!)) this.replaced++
    }
  }

  #toColumns(change: StagedChange, existing: ExistingGame | undefined): StagedColumns {
    const { game, kind } = change
    const none = { record: '', title: '', title_key: '', published_at: 0, updated_at: 0, quality: 0 }
    if (game === null) return none
    if (kind === 'fallback')
      return { ...none, record: JSON.stringify({ url: game.source.url }), title: game.title }
    if (kind === 'refused' || kind === 'noted') return { ...none, title: game.title }
    const row = toGameRow(toCatalogueGame(game, change.gameSlug, this.#options.nowMs, existing))
    const { record, title, title_key, published_at, updated_at, quality } = row
    return { record, title, title_key, published_at, updated_at, quality }
  }
}

/** Left out of all other rows: a batch without them binds fewer values. */
function toRefusalColumns({ reason, word, foundIn }: Refusal) {
  return { refused_reason: reason, refused_word: word, found_in: foundIn }
}

type Identity = Pick<Game, 'title' | 'source'>

function isAlike(before: Identity | undefined, now: Identity | null): boolean {
  if (!before || !now) return false
  return titleKey(before.title) === titleKey(now.title) && before.source.url === now.source.url
}

interface ExistingGame extends Identity {
  publishedAtMs: number
}

type StagedColumns = Pick<
  StagedRecordRow,
  'record' | 'title' | 'title_key' | 'published_at' | 'updated_at' | 'quality'
>

/** A feed without dates must not make its old games new at every import; a date in the future counts as none. */
export function toCatalogueGame(
  game: MappedGame,
  slug: string,
  nowMs: number,
  existing?: Pick<ExistingGame, 'publishedAtMs' | 'source'>,
): Game {
  const isDated = game.publishedAt !== null && game.publishedAt <= nowMs
  const publishedAt = isDated ? game.publishedAt! : Math.min(existing?.publishedAtMs ?? nowMs, nowMs)
  return {
    ...game,
    source: { ...game.source, fallbacks: existing?.source.fallbacks ?? [] },
    slug,
    publishedAt,
    isDated,
    updatedAt: Math.max(publishedAt, Math.min(game.updatedAt ?? nowMs, nowMs)),
    plays: 0,
    likes: 0,
    dislikes: 0,
    status: 'published',
  }
}
