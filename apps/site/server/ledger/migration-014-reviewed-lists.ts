import type { Transaction } from 'kysely'
import type { LedgerTables } from './schema.ts'

/** Lists whose imports an operator approves, each one. */
export async function addReviewedLists(trx: Transaction<LedgerTables>): Promise<void> {
  await trx.schema
    .alterTable('feed_slices')
    .addColumn('is_reviewed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
