import { sql, type Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** Counts of events, and the ids that identify a batch that was sent twice. */
export async function createEvents(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  await trx.schema
    .createTable('event_days')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_days_pk', ['day', 'site', 'event', 'subject', 'source'])
    .execute()
  const ids = trx.schema
    .createTable('event_ids')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
  // One tree instead of two: thousands of ids are added and deleted every second.
  await (engine === 'sqlite' ? ids.modifyEnd(sql`without rowid`) : ids).execute()
  await trx.schema.createIndex('event_ids_at').on('event_ids').column('at').execute()
}
