import type { Transaction } from 'kysely'
import type { LedgerTables } from './schema.ts'

/** One report a visitor and game. Reports of older versions, and those sent by games, have no token and are not changed. */
export async function addReportTokens(trx: Transaction<LedgerTables>): Promise<void> {
  await trx.schema.alterTable('reports').addColumn('token_hash', 'text').execute()
  await trx.schema
    .createIndex('reports_visitor')
    .unique()
    .on('reports')
    .columns(['game_slug', 'token_hash'])
    .execute()
}
