import type { Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** Of the console's editor: the operator's own pages, the versions of pages and articles, and the pictures that were uploaded for them. */
export async function createDocuments(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  // The columns of `articles`, so that both are read and written by the same statements.
  await trx.schema
    .createTable('pages')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('pages_site_slug', ['site', 'slug'])
    .execute()
  await trx.schema
    .createTable('document_versions')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('document_id', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('person_name', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_versions_pk', ['kind', 'document_id', 'number'])
    .execute()
  await trx.schema
    .createTable('document_pictures')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('document_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_pictures_pk', ['kind', 'document_id', 'name'])
    .execute()
}
