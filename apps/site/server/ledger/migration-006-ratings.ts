import type { Transaction } from 'kysely'
import type { LedgerTables } from './schema.ts'

/** The operator's settings of single games, separate from their records, which imports replace. */
export async function createGameEdits(trx: Transaction<LedgerTables>): Promise<void> {
  await trx.schema
    .createTable('game_edits')
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('edits', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_edits_pk', ['slug'])
    .addForeignKeyConstraint('game_edits_game_fk', ['slug'], 'games', ['slug'])
    .execute()
}
