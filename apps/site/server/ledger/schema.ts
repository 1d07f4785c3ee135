/**
 * All tables of the ledger. Booleans are 0/1, times are integer milliseconds, JSON is text, on both engines.
 */
import type { Generated } from 'kysely'

export interface LedgerTables {
  /**
   * Single values by name; `catalogueVersion` and `articlesVersion` increase with every change of published content, `recordsVersion` whenever
   * providers' records or the games made from them do.
   */
  meta: { key: string; value: string }
  games: GameRow
  game_edits: GameEditsRow
  game_pictures: GamePictureRow
  drawn_covers: DrawnCoverRow
  provider_records: ProviderRecordRow
  merges: MergeRow
  staged_records: StagedRecordRow
  imports: ImportRow
  feeds: FeedRow
  feed_slices: FeedSliceRow
  slice_records: SliceRecordRow
  feed_providers: FeedProviderRow
  feed_pages: FeedPageRow
  feed_validators: FeedValidatorRow
  refused_records: RefusedRecordRow
  address_checks: AddressCheckRow
  address_check_days: AddressCheckDayRow
  play_tests: PlayTestRow
  play_test_pictures: PlayTestPictureRow
  allowed_records: AllowedRecordRow
  game_changes: GameChangeRow
  record_changes: RecordChangeRow
  play_hours: PlayHourRow
  votes: VoteRow
  reports: ReportRow
  messages: MessageRow
  sites: SiteRow
  index_now: IndexNowRow
  event_days: EventDayRow
  event_totals: EventTotalRow
  event_ids: EventIdRow
  articles: ArticleRow
  article_pictures: ArticlePictureRow
  pages: ArticleRow
  document_versions: DocumentVersionRow
  document_pictures: DocumentPictureRow
  removed_documents: RemovedDocumentRow
  sponsor_pictures: SponsorPictureRow
  ad_documents: AdDocumentRow
  uploads: UploadRow
  upload_versions: UploadVersionRow
  upload_files: UploadFileRow
  upload_blobs: UploadBlobRow
  upload_chunks: UploadChunkRow
  categories: CategoryRow
  limit_buckets: LimitBucketRow
  limit_windows: LimitWindowRow
  people: PersonRow
  passkeys: PasskeyRow
  console_links: ConsoleLinkRow
  console_sessions: ConsoleSessionRow
  console_challenges: ConsoleChallengeRow
  console_previews: ConsolePreviewRow
  audit: AuditRow
  audit_values: AuditValuesRow
  inspections: InspectionRow
  moves: MoveRow
  moved_addresses: MovedAddressRow
}

/** A run of the inspector. */
export interface InspectionRow {
  id: Generated<number>
  slug: string
  /** The version of an uploaded game. */
  number: number | null
  person_name: string
  /** `running`, `done` or `failed` */
  state: string
  started_at: number
  /** Written again and again while it runs. */
  alive_at: number
  /** How far it is, or what it found, JSON. */
  report: string
}

/** A run of moving another portal in. */
export interface MoveRow {
  id: Generated<number>
  site: string
  file_name: string
  /** `running`, `done`, `failed` or `undone` */
  state: string
  started_at: number
  /** Written again and again while it runs. */
  alive_at: number
  /** What it did, JSON. */
  report: string
}

/** Where an address of a portal that was moved in leads now. */
export interface MovedAddressRow {
  site: string
  /** Decoded, without a slash at its end. */
  path: string
  target: string
  /** The run that added it. */
  move_id: number
}

/** A token bucket of a rate limit; PostgreSQL only, lost when the database crashes. */
export interface LimitBucketRow {
  /** A code made from the limit and the client. */
  key: string
  /** Negative where several processes have allowed more than there was. */
  tokens: number
  /** Milliseconds since 1970 on the database's clock. */
  updated_at: number
  /** How many of the requests that were asked for last are allowed. */
  granted: number
}

/** The actions of the last hour of one address for one game; PostgreSQL only, lost when the database crashes. */
export interface LimitWindowRow {
  key: string
  /** The five minutes of the last count: seconds since 1970 on the database's clock, divided by 300. */
  slot: number
  counts: number[]
  /** How many of the actions that were asked for last are allowed. */
  granted: number
}

export interface GameRow {
  /** Given once, never reused; rows are never deleted. */
  slug: string
  provider: string
  provider_id: string
  title: string
  /** The normalised title that identifies duplicates: without accents, lower case, letters and digits only. */
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
  /** The game as JSON (`GameSchema`), without counters. */
  record: string
  /** Who set the status last: `operator`, or the reason of an import (`refused`, `vanished`, `undone`); null when it was never changed. */
  status_by: Generated<string | null>
  /** For the operator, while an import leaves the game unpublished. */
  status_reason: Generated<string | null>
  /** The last import that changed the row's content or sources; 0 for none, or an operator's change after it. */
  import_id: Generated<number>
  /** The import that made the game; 0 for none. */
  added_import_id: Generated<number>
  /** The import that set `vanished_at`; null for games that were marked before slices existed. */
  vanished_import_id: Generated<number | null>
}

/** The operator's settings of a game; they override the record and survive imports. */
export interface GameEditsRow {
  slug: string
  /** Only the edited fields, JSON. */
  edits: string
  updated_at: number
}

/** A picture that the operator gave as a cover of a game. */
export interface GamePictureRow {
  slug: string
  /** The beginning of its SHA-256, hex. */
  name: string
  width: number
  height: number
  /** WebP. */
  bytes: Uint8Array
  added_at: number
}

/** A provider's raw record, and the game made from it. */
export interface ProviderRecordRow {
  provider: string
  provider_id: string
  game_slug: string
  /** The raw record, JSON. */
  raw: string
  /** SHA-256 of the mapped game, hex; differs when the game was updated. */
  content_hash: string
  /** The last import that wrote it; 0 after an operator changed it. */
  import_id: number
  /** Set while no slice lists it. */
  vanished_at: number | null
  /** Set while the filter refuses the provider's record with this id. */
  refused_reason: Generated<string | null>
  /** The import that wrote it first. */
  added_import_id: Generated<number>
}

/** A game with several sources. Rows are never deleted: a source that leaves and comes back stays confirmed. */
export interface MergeRow {
  slug: string
  /** Its sources, a JSON list; empty while it has only one. */
  sources: string
  /** Of the contents that `likeness` was computed from. */
  digest: string
  /** How much alike the two sources are that differ most; higher is more. */
  likeness: number
  /** The sources that an operator found to be one game. */
  confirmed_sources: string | null
  confirmed_at: number | null
}

/** The last time a provider was asked for a game. */
export interface AddressCheckRow {
  slug: string
  provider: string
  url: string
  checked_at: number
  /** The day of the last failure, while it is not counted; days since 1970. */
  failing_day: number | null
  /** Failed days in a row. */
  failed_days: number
  /** Set while the provider no longer serves the game. */
  broken_since: number | null
}

/** A provider's checks on a day, without repeated ones and unclear answers. */
export interface AddressCheckDayRow {
  provider: string
  day: number
  checks: number
  failures: number
}

/** What a browser found when it last played a game. */
export interface PlayTestRow {
  slug: string
  provider: string
  url: string
  tested_at: number
  /** `good`, `slow`, `broken` or `unsure` */
  verdict: string
  /** Why it is broken or unsure. */
  reason: string | null
  /** What was measured, JSON. */
  report: string
  /** The day of the last failure; days since 1970. */
  failing_day: number | null
  /** Days with failures since it last worked. */
  failed_days: number
  /** Set while it counts as broken. */
  broken_since: number | null
}

/** What the browser showed at the end of the last test. */
export interface PlayTestPictureRow {
  slug: string
  /** `desktop` or `phone` */
  screen: string
  /** JPEG. */
  bytes: Uint8Array
  taken_at: number
}

/** The motif of a game's drawn cover. Written once; later imports do not change it. */
export interface DrawnCoverRow {
  slug: string
  motif: string
  /** One of the motif's drawings. */
  drawing: string
  composition: string
  /** The place of its colours in the list of palettes. */
  palette: number
}

/** An import's records between parsing and the one short transaction that publishes them. */
export interface StagedRecordRow {
  import_id: number
  record_number: number
  provider_id: string
  /**
   * `new`, `updated`, `returned` (updated, and a source again), `fallback` (another source of a game), `relink` (a game with its new list of sources), `refused` (a known record the
   * filter refuses from now on), `noted` (only the list of refused records changes), `listed` and `unlisted` (only the slice's list does)
   */
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
  /** The next three are there for `refused` and `noted` rows. */
  refused_reason: Generated<string | null>
  refused_word: Generated<string | null>
  found_in: Generated<string | null>
}

export interface ImportRow {
  id: Generated<number>
  provider: string
  origin: string
  started_at: number
  /** When it was published. */
  finished_at: number | null
  /** The counts as JSON, once finished or waiting. */
  counts: string | null
  /** Null for an operator's change of single records. */
  slice_id: Generated<number | null>
  /** `feed`, `removal` (the end of a slice's list), `allow` or `disallow` */
  kind: Generated<string>
  /** `running`, `waiting`, `published`, `undone`; and of one that waited: `approved`, `rejected`, `replaced` */
  state: Generated<string>
  /** Why it waits or waited for approval. */
  reason: Generated<string | null>
  /** SHA-256 of the changes of a waiting import, hex: the same list again is the same import. */
  digest: Generated<string | null>
  /** The import that replaced this one. */
  replaced_by: Generated<number | null>
  /** Rows it changed. */
  change_count: Generated<number>
  /** 1 while `game_changes` and `record_changes` contain its changes. */
  is_logged: Generated<number>
  /** While it runs: when its process last said so; null of a version that did not. */
  alive_at: Generated<number | null>
}

export interface FeedRow {
  id: Generated<number>
  provider: string
  url: string
  every_ms: number
  next_at: number
  last_at: number | null
  last_error: string | null
  /** In a row, since the last success. */
  failures: Generated<number>
  /** Set while the feed is paused. */
  paused_at: Generated<number | null>
}

/** One of the lists of a provider's records: a scheduled feed (`feed-<id>`) or a file an operator imports under a name. */
export interface FeedSliceRow {
  id: Generated<number>
  provider: string
  name: string
  /** Where it was read from the last time. */
  origin: Generated<string>
  /** 1 for a source that exchanges its list by design. */
  is_rolling: Generated<number>
  /** 1 where each import waits for approval. */
  is_reviewed: Generated<number>
}

/** The ids that a slice listed at its last published import, independent of their current state. */
export interface SliceRecordRow {
  slice_id: number
  provider_id: string
  /** The import that listed it first. */
  import_id: number
}

/** A feed provider that the operator added. */
export interface FeedProviderRow {
  provider: string
  /** As it was given (`ProviderDefinitionSchema`), JSON. */
  definition: string
  added_at: number
  updated_at: number
}

/** A page of a feed whose import has not ended. */
export interface FeedPageRow {
  slice_id: number
  /** From 0. */
  page: number
  /** The address it is from, with the body of a POST request. */
  request: string
  /** Its text with gzip. */
  bytes: Uint8Array
  fetched_at: number
}

/** What a server said of the list that a slice has, so that it is asked only for a newer one. */
export interface FeedValidatorRow {
  slice_id: number
  origin: string
  etag: string | null
  last_modified: string | null
  /** Of the adapter and the rules by which the list was read. */
  fingerprint: string
  import_id: number
}

/** A record that the filter refuses; the operator can read and allow it. */
export interface RefusedRecordRow {
  provider: string
  provider_id: string
  title: string
  reason: string
  /** The word that caused the refusal; empty when no word did. */
  word: string
  /** The field that contains the word; empty when none of the stored fields does. */
  found_in: string
  /** The raw record, JSON; empty when it was too long to store. */
  raw: string
  /** SHA-256 of the reason and the mapped game, hex. */
  content_hash: string
  refused_at: number
  import_id: number
  /** The import that ended the refusal; null while it is refused. */
  ended_import_id: number | null
}

/** A record that an operator allows although the filter refuses it. */
export interface AllowedRecordRow {
  provider: string
  provider_id: string
  title: string
  allowed_at: number
}

/** A game as it was before an import changed it, to undo that. Games an import added are found by `games.added_import_id`. */
export interface GameChangeRow {
  import_id: number
  slug: string
  provider: string
  provider_id: string
  status: string
  status_by: string | null
  status_reason: string | null
  vanished_at: number | null
  vanished_import_id: number | null
  /** `games.import_id` before. */
  last_import_id: number
  /** The following fields are null when the import did not change the game's content. */
  title: string | null
  title_key: string | null
  published_at: number | null
  updated_at: number | null
  quality: number | null
  record: string | null
}

/** A provider's record as it was before an import changed it. */
export interface RecordChangeRow {
  import_id: number
  provider_id: string
  /** Empty for an id that has no record: only its place on the slice's list changed. */
  game_slug: string
  /** Null where the import did not change the content. */
  raw: string | null
  content_hash: string | null
  vanished_at: number | null
  refused_reason: string | null
  /** `provider_records.import_id` before. */
  last_import_id: number | null
  /** `slice_records.import_id` of an id that left the slice's list. */
  listed_import_id: number | null
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

/** A visitor's message to the operator of a site; deleted after 90 days. */
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

/** The pages that a site submitted to search engines through IndexNow. */
export interface IndexNowRow {
  host: string
  /** The IndexNow key that proves the ownership of the site; hex. */
  key: string
  /** Every submitted page with a hash of its content, a line each; null before the first submission. */
  told: string | null
  /** No process submits pages before this time. */
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

/** The count of an event on a day; it contains no personal data. */
export interface EventDayRow {
  site: string
  /** Days since 1970, UTC. */
  day: number
  event: string
  /** The subject of the event: a game, a category, an ad's placement, a path, a partner's `pid`, a bucket of a measurement; often empty. */
  subject: string
  /** `network/channel` of the links that visitors followed; often empty. */
  source: string
  count: number
}

/** A sum of rows of `event_days` that does not change any more. Never in a backup: it is made again. */
export interface EventTotalRow {
  /** Empty: all sites together. */
  site: string
  /**
   * `day` (of all sites together) and `month`: the counts by subject and source; `sum`: those of a day by source, of all subjects;
   * `done`: the day was added up, without a count.
   */
  span: string
  /** The first day of the span; days since 1970, UTC. */
  start: number
  event: string
  subject: string
  source: string
  count: number
}

/** An event that was counted within the last minutes; older ids are deleted. */
export interface EventIdRow {
  id: string
  at: number
}

/** An article of the operator, or in `pages` a page; built-in ones are files. */
export interface ArticleRow {
  id: number
  slug: string
  /** Empty for every site. */
  site: string
  /** `draft`, `scheduled` or `published` */
  status: string
  /** As JSON (`ArticleSchema`, `OwnPageSchema`), without its dates. */
  record: string
  /** SHA-256 of the imported article, hex; differs when the article was updated. */
  content_hash: string
  /** The date it shows, milliseconds since 1970; null until it is set or published. While scheduled: the time when it will be. */
  published_at: number | null
  updated_at: number
}

/** An image of an imported article, in one format and width, under the name it has in `/img/`. */
export interface ArticlePictureRow {
  article_id: number
  name: string
  bytes: Uint8Array
}

/** What an article or a page was when it was saved; the last one is what it is. */
export interface DocumentVersionRow {
  /** `article` or `page` */
  kind: string
  document_id: number
  /** From 1. */
  number: number
  at: number
  person_name: string
  /** As in `articles` and `pages`. */
  record: string
}

/** An image that was uploaded for an article or a page, in one format and width, under the name it has in `/img/`. */
export interface DocumentPictureRow {
  kind: string
  document_id: number
  name: string
  width: number
  height: number
  bytes: Uint8Array
  added_at: number
}

/** A file of a sponsor's picture: WebP, AVIF or a smaller AVIF. Its name has the hash of the upload, so all sites may share it. */
export interface SponsorPictureRow {
  name: string
  /** What the settings of sites call it. */
  picture: string
  /** Of the picture, in pixels. */
  width: number
  height: number
  bytes: Uint8Array
  added_at: number
}

/** A document of the operator's own ad code, by the beginning of its hash. */
export interface AdDocumentRow {
  id: string
  html: string
  added_at: number
}

/** A removed article or page, which can be brought back for a month. */
export interface RemovedDocumentRow {
  kind: string
  document_id: number
  /** Its row and pictures, JSON. */
  record: string
  removed_at: number
}

/** An uploaded game. Rows are never deleted, so that a label is never given twice: it names the origin that holds the saves of players. */
export interface UploadRow {
  /** `g` and 16 characters of base32. */
  label: string
  slug: string
  maker: string
  /** By which right it may be shown. */
  licence: string
  created_at: number
  /** The highest number that a version ever had. */
  last_number: number
  /** The version that visitors play while the game is published. */
  current_number: number
}

export interface UploadVersionRow {
  label: string
  number: number
  /** Part of the address of its files while it is the published one. */
  version_key: string
  /** Part of the private address; null while there is none. */
  preview_key: string | null
  at: number
  /** When it was last made the one that is played; null before. Its files stay available to those who have begun. */
  published_at: number | null
  person_name: string
  /** What was found in its files, as JSON. */
  record: string
}

/** A file of a version. Equal contents are stored once. */
export interface UploadFileRow {
  label: string
  number: number
  path: string
  /** Hex. */
  sha256: string
  size: number
  /** The same content compressed, where that is smaller. */
  brotli_sha256: string | null
  brotli_size: number | null
}

export interface UploadBlobRow {
  /** Of the whole content, hex. */
  sha256: string
  size: number
  /** 0 while its chunks are written. */
  is_complete: number
  stored_at: number
}

export interface UploadChunkRow {
  sha256: string
  /** From 0; each but the last has `CHUNK_BYTES`. */
  number: number
  bytes: Uint8Array
}

/** An operator's changes of a built-in category, or the operator's own category. Rows are never deleted: a slug is never reused. */
export interface CategoryRow {
  /** One of the seven types, or a slug. */
  slug: string
  /** Null: the category's own. */
  label: string | null
  is_hidden: Generated<number>
  /** Its position among the ordered categories, from 0; null for the others. */
  place: number | null
  /** Tags, words, games and icon of the operator's own category, JSON; null for a built-in category. */
  own: string | null
  created_at: number
  /** Set when the operator's own category was removed. */
  removed_at: number | null
}

/** Somebody who may sign in to the console. */
export interface PersonRow {
  id: string
  name: string
  /** One of `ROLES`. */
  role: string
  /** Hosts as a JSON list, for a person who is limited to them; null for every site. */
  sites: string | null
  created_at: number
}

export interface PasskeyRow {
  /** The credential's id, base64url. */
  id: string
  person_id: string
  /** The host name that the browser made it for. */
  rp_id: string
  /** COSE key, base64url. */
  public_key: string
  /** 0 for authenticators that do not count. */
  counter: number
  /** A JSON list, as the browser named them. */
  transports: string
  /** Such as `Firefox on Linux`. */
  device: string
  created_at: number
  used_at: number | null
}

/** A link that lets one person create one passkey. Never in a backup. */
export interface ConsoleLinkRow {
  /** SHA-256 of the link's token, hex. */
  token_hash: string
  /** Null for a person who does not exist yet. */
  person_id: string | null
  role: string
  sites: string | null
  /** 1 for the link that is printed while there is no person. */
  is_first: Generated<number>
  expires_at: number
}

/** Never in a backup. */
export interface ConsoleSessionRow {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string
  /** Names the session in lists; of no use without the token. */
  id: string
  person_id: string
  device: string
  created_at: number
  seen_at: number
  /** When the person last used the passkey in this session. */
  checked_at: number
}

/** What a person has not saved yet, to be looked at on its site. Never in a backup. */
export interface ConsolePreviewRow {
  /** SHA-256 of the token in its address, hex. */
  token_hash: string
  /** Ends with this session. */
  session_id: string
  host: string
  /** The page that it begins with. */
  path: string
  /** What is not saved, JSON. */
  record: string
  expires_at: number
}

/** A random value that a browser has to sign, once. Never in a backup. */
export interface ConsoleChallengeRow {
  /** SHA-256, hex. */
  challenge_hash: string
  /** What it was made for, with the link or session that asked. */
  purpose: string
  expires_at: number
}

/** What was changed, by whom. Never the text of a message or report, an address, or a secret. */
export interface AuditRow {
  id: Generated<number>
  at: number
  /** Null for the command line. */
  person_id: string | null
  /** As it was then. */
  person_name: string
  /** `console` or `command line` */
  door: string
  operation: string
  /** Such as `game cozy-blocks`. */
  target: string
  /** JSON; null where there is nothing to compare. */
  before: string | null
  after: string | null
  undone_at: number | null
}

/** Settings of a changed site that no list of the audit shows; deleted with the entry. */
export interface AuditValuesRow {
  audit_id: number
  /** JSON objects, by setting. */
  before: string
  after: string
}
