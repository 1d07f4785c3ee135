import type { Transaction } from 'kysely'
import type { LedgerTables } from './schema.ts'

/** Whether providers still serve their games: the last check of each game, and the counts of a day. */
export async function createAddressChecks(trx: Transaction<LedgerTables>): Promise<void> {
  await trx.schema
    .createTable('address_checks')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .addColumn('failing_day', 'integer')
    .addColumn('failed_days', 'integer', (column) => column.notNull())
    .addColumn('broken_since', 'bigint')
    .execute()
  await trx.schema
    .createTable('address_check_days')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('checks', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('address_check_days_pk', ['provider', 'day'])
    .execute()
}
