import type { Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** Portals that were moved in, and the addresses that their pages had. */
export async function createMoves(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  await trx.schema
    .createTable('moves')
    .addColumn('id', 'integer', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('alive_at', 'bigint', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .execute()
  await trx.schema
    .createTable('moved_addresses')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('move_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('moved_addresses_key', ['site', 'path'])
    .execute()
  await trx.schema.createIndex('moved_addresses_by_move').on('moved_addresses').columns(['move_id']).execute()
}
