import type { Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** The operator's articles with their images: a fleet's processes share only the ledger. */
export async function createArticles(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  await trx.insertInto('meta').values({ key: 'articlesVersion', value: '1' }).execute()
  await trx.schema
    .createTable('articles')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('articles_site_slug', ['site', 'slug'])
    .execute()
  await trx.schema
    .createTable('article_pictures')
    .addColumn('article_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_pictures_pk', ['article_id', 'name'])
    .addForeignKeyConstraint(
      'article_pictures_article_fk',
      ['article_id'],
      'articles',
      ['id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
}
