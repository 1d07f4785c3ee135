/** Which tables a backup has, each after those that its foreign keys name. */
import type { LedgerTables } from '../ledger/schema.ts'

export const BACKUP_TABLES = [
  'meta',
  'games',
  'game_edits',
  'game_pictures',
  'drawn_covers',
  'provider_records',
  'merges',
  'imports',
  'feeds',
  'feed_slices',
  'slice_records',
  'feed_providers',
  'refused_records',
  'allowed_records',
  'game_changes',
  'record_changes',
  'play_hours',
  'votes',
  'reports',
  'messages',
  'sites',
  'index_now',
  'event_days',
  'event_ids',
  'articles',
  'article_pictures',
  'pages',
  'document_versions',
  'document_pictures',
  'removed_documents',
  'sponsor_pictures',
  'ad_documents',
  'uploads',
  'upload_versions',
  'upload_files',
  'upload_blobs',
  'upload_chunks',
  'categories',
  'people',
  'passkeys',
  'audit',
  'audit_values',
  'address_checks',
  'address_check_days',
  'play_tests',
  'inspections',
  'moves',
  'moved_addresses',
] as const satisfies readonly (keyof LedgerTables)[]

/**
 * Left out: `staged_records` and `feed_pages` are imports that have not ended; the feed is read again. Totals of events are added up again. The
 * counts of rate limits are of minutes. Pictures of play-tests are taken again with the next test. Nobody may sign in with what a backup has.
 */
export const TABLES_WITHOUT_BACKUP = [
  'staged_records',
  'feed_pages',
  'feed_validators',
  'event_totals',
  'play_test_pictures',
  'limit_buckets',
  'limit_windows',
  'console_previews',
  'console_links',
  'console_sessions',
  'console_challenges',
] as const satisfies readonly (keyof LedgerTables)[]

/** A column that names another row of its own table: filled when all rows are there. */
export const OWN_REFERENCES: Partial<
  Record<(typeof BACKUP_TABLES)[number], { key: string; column: string }>
> = {
  games: { key: 'slug', column: 'merged_into' },
}
