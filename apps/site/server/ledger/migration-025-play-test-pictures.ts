import type { Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** What the browser showed at the end of the last test of a game, for each screen. */
export async function createPlayTestPictures(
  trx: Transaction<LedgerTables>,
  engine: LedgerEngine,
): Promise<void> {
  await trx.schema
    .createTable('play_test_pictures')
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('screen', 'text', (column) => column.notNull())
    .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('play_test_pictures_pk', ['slug', 'screen'])
    .execute()
  await trx.schema
    .createIndex('play_test_pictures_by_time')
    .on('play_test_pictures')
    .column('taken_at')
    .execute()
}
