import { sql, type Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

/** The filters of the audit, each in an index that has all of them: an entry that does not match is never read. */
const FILTERED = ['id', 'at', 'person_id', 'door', 'operation', 'target'] as const

/** What an undo of the audit needs and nobody is shown: addresses, ids and keys. With an entry go its values. */
export async function createAuditValues(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  await trx.schema
    .createTable('audit_values')
    .addColumn('audit_id', 'integer', (column) =>
      column.primaryKey().references('audit.id').onDelete('cascade'),
    )
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .execute()
  for (const [name, first] of [
    ['audit_by_person', 'person_id'],
    ['audit_by_operation', 'operation'],
    ['audit_by_door', 'door'],
  ] as const) {
    const others = FILTERED.filter((column) => column !== first)
    await trx.schema
      .createIndex(name)
      .on('audit')
      .columns([first, ...others])
      .execute()
  }
  const others = sql.join(FILTERED.map((column) => sql.ref(column)))
  await sql`create index audit_by_kind on audit ((${kindOfTarget(engine)}), ${others})`.execute(trx)
}

/** The first word of a target, such as `game`, as both engines compute it in an index. */
export function kindOfTarget(engine: LedgerEngine) {
  return engine === 'sqlite'
    ? sql<string>`substr(target, 1, instr(target || ' ', ' ') - 1)`
    : sql<string>`split_part(target, ' ', 1)`
}
