import type { Transaction } from 'kysely'
import type { LedgerTables } from './schema.ts'

export async function createDrawnCovers(trx: Transaction<LedgerTables>): Promise<void> {
  await trx.schema
    .createTable('drawn_covers')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('motif', 'text', (column) => column.notNull())
    .addColumn('drawing', 'text', (column) => column.notNull())
    .addColumn('composition', 'text', (column) => column.notNull())
    .addColumn('palette', 'integer', (column) => column.notNull())
    .execute()
}
