import { sql, type Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** Sums of `event_days` over sites, days or subjects, so that any period is read from few rows. */
export async function createEventTotals(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  const totals = trx.schema
    .createTable('event_totals')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('span', 'text', (column) => column.notNull())
    .addColumn('start', 'integer', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_totals_pk', ['site', 'span', 'start', 'event', 'subject', 'source'])
  // One tree instead of two: a period is then one range of it.
  await (engine === 'sqlite' ? totals.modifyEnd(sql`without rowid`) : totals).execute()
}
