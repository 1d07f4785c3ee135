/**
 * Slices of a provider's list, refused records, and the tables for approving and undoing imports.
 * The records of a provider become the list of one slice: the scheduled feed that was imported last, or `default`.
 */
import { sql, type Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

type Db = Transaction<LedgerTables>

async function createSliceTables(trx: Db, engine: LedgerEngine): Promise<void> {
  await trx.schema
    .createTable('feed_slices')
    .addColumn('id', 'integer', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('is_rolling', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('feed_slices_name', ['provider', 'name'])
    .execute()
  await trx.schema
    .createTable('slice_records')
    .addColumn('slice_id', 'integer', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('import_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('slice_records_pk', ['slice_id', 'provider_id'])
    .addForeignKeyConstraint('slice_records_slice_fk', ['slice_id'], 'feed_slices', ['id'])
    // Without it SQLite stores the key twice, which doubles the table.
    .$call((table) => (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute()
}

async function createRefusalTables(trx: Db): Promise<void> {
  await trx.schema
    .createTable('refused_records')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('found_in', 'text', (column) => column.notNull())
    .addColumn('raw', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('refused_at', 'bigint', (column) => column.notNull())
    .addColumn('import_id', 'integer', (column) => column.notNull())
    .addColumn('ended_import_id', 'integer')
    .addPrimaryKeyConstraint('refused_records_pk', ['provider', 'provider_id'])
    .execute()
  await trx.schema
    .createTable('allowed_records')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('allowed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('allowed_records_pk', ['provider', 'provider_id'])
    .execute()
}

async function createChangeTables(trx: Db): Promise<void> {
  await trx.schema
    .createTable('game_changes')
    .addColumn('import_id', 'integer', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_by', 'text')
    .addColumn('status_reason', 'text')
    .addColumn('vanished_at', 'bigint')
    .addColumn('vanished_import_id', 'integer')
    .addColumn('last_import_id', 'integer', (column) => column.notNull())
    .addColumn('title', 'text')
    .addColumn('title_key', 'text')
    .addColumn('published_at', 'bigint')
    .addColumn('updated_at', 'bigint')
    .addColumn('quality', 'double precision')
    .addColumn('record', 'text')
    .addPrimaryKeyConstraint('game_changes_pk', ['import_id', 'slug'])
    .execute()
  await trx.schema
    .createTable('record_changes')
    .addColumn('import_id', 'integer', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('game_slug', 'text', (column) => column.notNull())
    .addColumn('raw', 'text')
    .addColumn('content_hash', 'text')
    .addColumn('vanished_at', 'bigint')
    .addColumn('refused_reason', 'text')
    .addColumn('last_import_id', 'integer')
    .addColumn('listed_import_id', 'integer')
    .addPrimaryKeyConstraint('record_changes_pk', ['import_id', 'provider_id'])
    .execute()
}

async function addColumns(trx: Db): Promise<void> {
  const number = (table: string, column: string) =>
    trx.schema
      .alterTable(table)
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute()
  const nullable = (table: string, column: string, type: 'text' | 'integer' | 'bigint') =>
    trx.schema.alterTable(table).addColumn(column, type).execute()
  await nullable('games', 'status_by', 'text')
  await nullable('games', 'status_reason', 'text')
  await number('games', 'import_id')
  await number('games', 'added_import_id')
  await nullable('games', 'vanished_import_id', 'integer')
  await nullable('provider_records', 'refused_reason', 'text')
  await number('provider_records', 'added_import_id')
  await number('feeds', 'failures')
  await nullable('feeds', 'paused_at', 'bigint')
  await nullable('staged_records', 'refused_reason', 'text')
  await nullable('staged_records', 'refused_word', 'text')
  await nullable('staged_records', 'found_in', 'text')
  await nullable('imports', 'slice_id', 'integer')
  await trx.schema
    .alterTable('imports')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('feed'))
    .execute()
  await trx.schema
    .alterTable('imports')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('running'))
    .execute()
  await nullable('imports', 'reason', 'text')
  await nullable('imports', 'digest', 'text')
  await nullable('imports', 'replaced_by', 'integer')
  await number('imports', 'change_count')
  await number('imports', 'is_logged')
}

/** Before slices every import listed all records of a provider: the records it did not mark are the list of the last import. */
async function listRecordsBySlice(trx: Db): Promise<void> {
  const last = await trx
    .selectFrom('imports as i')
    .leftJoin('feeds as f', (join) =>
      join.onRef('f.provider', '=', 'i.provider').onRef('f.url', '=', 'i.origin'),
    )
    .select(['i.id', 'i.provider', 'i.origin', 'f.id as feed_id'])
    .where('i.id', 'in', (from) =>
      from
        .selectFrom('imports')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('finished_at', 'is not', null)
        .groupBy('provider'),
    )
    .execute()
  for (const { id, provider, origin, feed_id } of last) {
    const name = feed_id === null ? 'default' : `feed-${feed_id}`
    const slice = await trx
      .insertInto('feed_slices')
      .values({ provider, name, origin })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.updateTable('imports').set({ slice_id: slice.id }).where('id', '=', id).execute()
    await trx
      .insertInto('slice_records')
      .columns(['slice_id', 'provider_id', 'import_id'])
      .expression((from) =>
        from
          .selectFrom('provider_records')
          .select([sql<number>`${sql.lit(slice.id)}`.as('slice_id'), 'provider_id', 'import_id'])
          .where('provider', '=', provider)
          .where('vanished_at', 'is', null),
      )
      .execute()
  }
}

export async function addImportStates(trx: Db, engine: LedgerEngine): Promise<void> {
  await createSliceTables(trx, engine)
  await createRefusalTables(trx)
  await createChangeTables(trx)
  await addColumns(trx)
  // Partial, because the rule for vanished games queries them every minute and most games have not vanished.
  await trx.schema
    .createIndex('games_vanished')
    .on('games')
    .column('vanished_at')
    .where('vanished_at', 'is not', null)
    .execute()
  await trx.schema.createIndex('imports_slice').on('imports').columns(['slice_id', 'id']).execute()
  await trx.updateTable('imports').set({ state: 'published' }).where('finished_at', 'is not', null).execute()
  // Until now only an operator unpublished a provider's game.
  await trx
    .updateTable('games')
    .set({ status_by: 'operator' })
    .where('status', '<>', 'published')
    .where('provider', '<>', 'playhouse')
    .execute()
  await listRecordsBySlice(trx)
  await trx.insertInto('meta').values({ key: 'recordsVersion', value: '1' }).execute()
}
