import type { Transaction } from 'kysely'
import type { LedgerTables } from './schema.ts'

export async function createIndexNow(trx: Transaction<LedgerTables>): Promise<void> {
  await trx.schema
    .createTable('index_now')
    .addColumn('host', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('told', 'text')
    .addColumn('next_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
