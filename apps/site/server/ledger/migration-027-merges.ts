import type { Transaction } from 'kysely'
import type { LedgerTables } from './schema.ts'

/** Games that providers' records were merged into, with what an operator decided about them. */
export async function createMerges(trx: Transaction<LedgerTables>): Promise<void> {
  await trx.schema
    .createTable('merges')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('sources', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('likeness', 'integer', (column) => column.notNull())
    .addColumn('confirmed_sources', 'text')
    .addColumn('confirmed_at', 'bigint')
    .execute()
  await trx.schema.createIndex('merges_by_likeness').on('merges').columns(['likeness', 'slug']).execute()
}
