import type { Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** Pictures of sponsors, and documents of the operator's own ad code. Sites name them in their settings. */
export async function createSponsors(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  await trx.schema
    .createTable('sponsor_pictures')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute()
  await trx.schema
    .createIndex('sponsor_pictures_by_picture')
    .on('sponsor_pictures')
    .column('picture')
    .execute()
  await trx.schema
    .createTable('ad_documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute()
}
