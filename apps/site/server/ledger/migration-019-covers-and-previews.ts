import type { Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** Of the console: pictures for covers of games (which one is shown, and which part of it, is among the game's edits), previews of what is not saved, and removed articles and pages. */
export async function createCoversAndPreviews(
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
  await trx.schema
    .createTable('removed_documents')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('document_id', 'integer', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('removed_documents_pk', ['kind', 'document_id'])
    .execute()
  // Ends with its session.
  await trx.schema
    .createTable('console_previews')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('console_sessions.id').onDelete('cascade'),
    )
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
}
