import type { Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** Providers that the operator added, pages of feeds that are being read, and what servers said of the feeds they sent. */
export async function createFeedProviders(
  trx: Transaction<LedgerTables>,
  engine: LedgerEngine,
): Promise<void> {
  await trx.schema
    .createTable('feed_providers')
    .addColumn('provider', 'text', (column) => column.primaryKey())
    .addColumn('definition', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await trx.schema
    .createTable('feed_pages')
    .addColumn('slice_id', 'integer', (column) => column.notNull())
    .addColumn('page', 'integer', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .addColumn('fetched_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('feed_pages_pk', ['slice_id', 'page'])
    .execute()
  await trx.schema
    .createTable('feed_validators')
    .addColumn('slice_id', 'integer', (column) => column.primaryKey())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('import_id', 'integer', (column) => column.notNull())
    .execute()
}
