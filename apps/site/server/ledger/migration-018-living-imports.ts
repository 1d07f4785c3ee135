import type { Transaction } from 'kysely'
import type { LedgerTables } from './schema.ts'

/** When the process of a running import last said that it runs: without that, a killed one looks like a slow one. */
export async function addLivingImports(trx: Transaction<LedgerTables>): Promise<void> {
  await trx.schema.alterTable('imports').addColumn('alive_at', 'bigint').execute()
}
