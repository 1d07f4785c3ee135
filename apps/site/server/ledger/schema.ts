/**
 * Every durable fact, table by table. Booleans are 0/1, times are integer milliseconds, JSON is text, on both engines.
 */
import type { Generated } from 'kysely'

export interface LedgerTables {
  /** Small facts by name; `catalogueVersion` and `articlesVersion` move whenever what is published changes. */
  meta: { key: string; value: string }
  games: GameRow
  game_edits: GameEditsRow
  provider_records: ProviderRecordRow
  staged_records: StagedRecordRow
  imports: ImportRow
  feeds: FeedRow
  play_hours: PlayHourRow
  votes: VoteRow
  reports: ReportRow
  messages: MessageRow
  sites: SiteRow
  index_now: IndexNowRow
  event_days: EventDayRow
  event_ids: EventIdRow
  articles: ArticleRow
  article_pictures: ArticlePictureRow
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

/** What the operator decided of a game; it stands above the record and survives imports. */
export interface GameEditsRow {
  slug: string
  /** Only the edited fields, JSON. */
  edits: string
  updated_at: number
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
  /** SHA-256 of the visitor's random token for this game, hex; null where the game reported itself. */
  token_hash: Generated<string | null>
  reason: string
  note: string
  created_at: number
  resolved_at: number | null
}

/** What somebody wrote to the people behind a site; forgotten after 90 days. */
export interface MessageRow {
  id: Generated<number>
  site: string
  topic: string
  body: string
  /** Empty where none was given; always empty from a child's site. */
  email: string
  created_at: number
  resolved_at: number | null
}

/** What a site told search engines through IndexNow. */
export interface IndexNowRow {
  host: string
  /** Proves that a message is this site's; hex. */
  key: string
  /** Every page and a print of it as it was told, a line each; null before the first time. */
  told: string | null
  /** No process tells before this time. */
  next_at: Generated<number>
  /** In a row, since the last success. */
  failures: Generated<number>
}

export interface SiteRow {
  host: string
  /** Only the edited keys, JSON. */
  edits: string
  updated_at: number
}

/** How often something happened on a day; nothing in it leads to a person. */
export interface EventDayRow {
  site: string
  /** Days since 1970, UTC. */
  day: number
  event: string
  /** What it happened to: a game, a category, an ad's placement, a bucket of a measurement; often empty. */
  subject: string
  /** `network/channel` of the links that led here; often empty. */
  source: string
  count: number
}

/** An event that was counted within the last minutes; older ids are forgotten. */
export interface EventIdRow {
  id: string
  at: number
}

/** An article of the operator's own; the built-in ones are files. */
export interface ArticleRow {
  id: number
  slug: string
  /** Empty for every site. */
  site: string
  /** `draft` or `published` */
  status: string
  /** The whole article as JSON (`ArticleSchema`), its day of publishing left out. */
  record: string
  /** SHA-256 of what was imported, hex; tells updated from unchanged. */
  content_hash: string
  /** The day it carries, milliseconds since 1970; null until it is told or published. */
  published_at: number | null
  updated_at: number
}

/** A picture of an imported article, in one format and width, under the name it has in `/img/`. */
export interface ArticlePictureRow {
  article_id: number
  name: string
  bytes: Uint8Array
}
