import type { Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** Uploaded games, their versions and their files. */
export async function createUploads(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  await trx.schema
    .createTable('uploads')
    .addColumn('label', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('maker', 'text', (column) => column.notNull())
    .addColumn('licence', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_number', 'integer', (column) => column.notNull())
    .addColumn('current_number', 'integer', (column) => column.notNull())
    .execute()
  await trx.schema
    .createTable('upload_versions')
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('version_key', 'text', (column) => column.notNull().unique())
    .addColumn('preview_key', 'text', (column) => column.unique())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('published_at', 'bigint')
    .addColumn('person_name', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_versions_pk', ['label', 'number'])
    .execute()
  await trx.schema
    .createTable('upload_files')
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('brotli_sha256', 'text')
    .addColumn('brotli_size', 'bigint')
    .addPrimaryKeyConstraint('upload_files_pk', ['label', 'number', 'path'])
    .execute()
  await trx.schema.createIndex('upload_files_sha256').on('upload_files').column('sha256').execute()
  await trx.schema.createIndex('upload_files_brotli').on('upload_files').column('brotli_sha256').execute()
  await trx.schema
    .createTable('upload_blobs')
    .addColumn('sha256', 'text', (column) => column.primaryKey())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('is_complete', 'integer', (column) => column.notNull())
    .addColumn('stored_at', 'bigint', (column) => column.notNull())
    .execute()
  await trx.schema
    .createTable('upload_chunks')
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_chunks_pk', ['sha256', 'number'])
    .execute()
}
