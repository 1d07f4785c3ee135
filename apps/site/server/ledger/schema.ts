/**
 * Every durable fact, table by table. Booleans are 0/1, times are integer milliseconds, JSON is text, on both engines.
 */
import type { Generated } from 'kysely'

export interface LedgerTables {
  /** Small facts by name; `catalogueVersion` moves whenever what is published changes. */
  meta: { key: string; value: string }
  games: GameRow
  provider_records: ProviderRecordRow
  staged_records: StagedRecordRow
  imports: ImportRow
  feeds: FeedRow
  play_hours: PlayHourRow
  votes: VoteRow
  reports: ReportRow
  sites: SiteRow
}

export interface GameRow {
  /** Given once, never reused; rows are never deleted. */
  slug: string
  provider: string
  provider_id: string
  title: string
  /** The title as duplicates are told by: folded, lower case, letters and digits only. */
  title_key: string
  status: string
  published_at: number
  updated_at: number
  quality: number
  plays: Generated<number>
  likes: Generated<number>
  dislikes: Generated<number>
  /** The slug this game was merged into, for the 301. */
  merged_into: string | null
  /** Set while the provider's feed no longer lists the game. */
  vanished_at: number | null
  /** The whole game as JSON (`GameSchema`), counters left out. */
  record: string
}

/** What a provider sent, raw, and the game it became. */
export interface ProviderRecordRow {
  provider: string
  provider_id: string
  game_slug: string
  /** The record as it came, JSON. */
  raw: string
  /** SHA-256 of the mapped game, hex; tells updated from unchanged. */
  content_hash: string
  /** The last import that saw it. */
  import_id: number
  vanished_at: number | null
}

/** An import's records between parsing and the one short transaction that publishes them. */
export interface StagedRecordRow {
  import_id: number
  record_number: number
  provider_id: string
  /** `new`, `updated`, `fallback` (another source of a kept game), `relink` (the kept game with its new list of sources) */
  kind: string
  game_slug: string
  content_hash: string
  raw: string
  /** The mapped game as JSON. */
  record: string
  /** Columns of `games` the publishing statement copies as they are. */
  title: string
  title_key: string
  published_at: number
  updated_at: number
  quality: number
}

export interface ImportRow {
  id: Generated<number>
  provider: string
  origin: string
  started_at: number
  finished_at: number | null
  /** The counts as JSON, once finished. */
  counts: string | null
}

export interface FeedRow {
  id: Generated<number>
  provider: string
  url: string
  every_ms: number
  next_at: number
  last_at: number | null
  last_error: string | null
}

/** Plays per game and hour; older than 20 days they are only in `games.plays`. */
export interface PlayHourRow {
  game_slug: string
  /** Milliseconds since 1970 divided by 3,600,000, rounded down. */
  hour: number
  plays: number
}

export interface VoteRow {
  game_slug: string
  /** SHA-256 of the visitor's random token for this game, hex. */
  token_hash: string
  /** 1 like, -1 dislike */
  value: number
  updated_at: number
}

export interface ReportRow {
  id: Generated<number>
  site: string
  game_slug: string
  reason: string
  note: string
  created_at: number
  resolved_at: number | null
}

export interface SiteRow {
  host: string
  /** Only the edited keys, JSON. */
  edits: string
  updated_at: number
}
