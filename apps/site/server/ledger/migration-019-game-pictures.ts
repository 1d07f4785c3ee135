import type { Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** Pictures that the operator gave as covers of games. Which one is shown, and which part of it, is among the game's edits. */
export async function createGamePictures(
  trx: Transaction<LedgerTables>,
  engine: LedgerEngine,
): Promise<void> {
  await trx.schema
    .createTable('game_pictures')
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_pictures_pk', ['slug', 'name'])
    .addForeignKeyConstraint('game_pictures_game_fk', ['slug'], 'games', ['slug'])
    .execute()
}
