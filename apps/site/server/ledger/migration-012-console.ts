/** Of the console: people with their passkeys, one-time links, sessions and challenges, and what was changed by whom. */
import type { Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

export async function createConsole(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  await createPeople(trx)
  await createAccess(trx)
  await trx.schema
    .createTable('audit')
    .addColumn('id', 'integer', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('person_name', 'text', (column) => column.notNull())
    .addColumn('door', 'text', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('undone_at', 'bigint')
    .execute()
  await createListIndexes(trx)
  await trx.schema.createIndex('audit_target').on('audit').columns(['target', 'id']).execute()
  await trx.schema.createIndex('audit_at').on('audit').column('at').execute()
}

/** The list of games is filtered, sorted and counted in one of these, without reading the games' records. */
async function createListIndexes(trx: Transaction<LedgerTables>): Promise<void> {
  for (const [name, first] of [
    ['games_by_title', 'title_key'],
    ['games_by_plays', 'plays'],
    ['games_by_date', 'published_at'],
  ] as const) {
    const others = ['slug', 'title_key', 'status', 'provider', 'merged_into'] as const
    await trx.schema
      .createIndex(name)
      .on('games')
      .columns([first, ...others.filter((column) => column !== first)])
      .execute()
  }
}

async function createPeople(trx: Transaction<LedgerTables>): Promise<void> {
  await trx.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('sites', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await trx.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('rp_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await trx.schema.createIndex('passkeys_person').on('passkeys').column('person_id').execute()
}

/** None of these is in a backup: a reader of one must not get in with it. */
async function createAccess(trx: Transaction<LedgerTables>): Promise<void> {
  await trx.schema
    .createTable('console_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('sites', 'text')
    .addColumn('is_first', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await trx.schema
    .createTable('console_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .execute()
  await trx.schema.createIndex('console_sessions_person').on('console_sessions').column('person_id').execute()
  await trx.schema
    .createTable('console_challenges')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
}
