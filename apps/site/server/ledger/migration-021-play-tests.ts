import type { Transaction } from 'kysely'
import type { LedgerTables } from './schema.ts'

/** What a browser found when it last played a game. */
export async function createPlayTests(trx: Transaction<LedgerTables>): Promise<void> {
  await trx.schema
    .createTable('play_tests')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('tested_at', 'bigint', (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('failing_day', 'integer')
    .addColumn('failed_days', 'integer', (column) => column.notNull())
    .addColumn('broken_since', 'bigint')
    .execute()
  await trx.schema
    .createIndex('play_tests_by_provider')
    .on('play_tests')
    .columns(['provider', 'tested_at'])
    .execute()
}
