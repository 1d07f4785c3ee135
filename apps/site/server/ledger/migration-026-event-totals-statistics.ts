import { sql, type Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** Combinations of a site and a span whose frequency PostgreSQL counts: 50 sites have about 150. */
const COMBINATIONS = 1000

/**
 * PostgreSQL takes the columns of a table for independent, so it expected twenty-five times the sums of all sites that there are, and read the whole
 * table instead of a range of its index.
 */
export async function describeEventTotals(
  trx: Transaction<LedgerTables>,
  engine: LedgerEngine,
): Promise<void> {
  if (engine !== 'postgres') return
  await sql`create statistics event_totals_site_span (mcv) on site, span from event_totals`.execute(trx)
  await sql`alter statistics event_totals_site_span set statistics ${sql.lit(COMBINATIONS)}`.execute(trx)
  await sql`analyze event_totals`.execute(trx)
}
