import type { Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** What the inspector found in games and in versions of uploaded ones. */
export async function createInspections(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  await trx.schema
    .createTable('inspections')
    .addColumn('id', 'integer', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('number', 'integer')
    .addColumn('person_name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('alive_at', 'bigint', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .execute()
  await trx.schema.createIndex('inspections_by_slug').on('inspections').columns(['slug', 'id']).execute()
}
