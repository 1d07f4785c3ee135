import type { Transaction } from 'kysely'
import type { LedgerTables } from './schema.ts'

export async function createCategories(trx: Transaction<LedgerTables>): Promise<void> {
  await trx.schema
    .createTable('categories')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('label', 'text')
    .addColumn('is_hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('place', 'integer')
    .addColumn('own', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .execute()
}
