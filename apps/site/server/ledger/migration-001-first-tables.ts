import type { CreateTableBuilder, Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

type Columns = Record<string, 'text' | 'bigint' | 'integer' | 'double precision'>

/** `bigint` everywhere counts or times grow: SQLite takes it as its integer, PostgreSQL needs the eight bytes. */
function createTable(
  trx: Transaction<LedgerTables>,
  name: string,
  required: Columns,
  nullable: Columns = {},
) {
  let table: CreateTableBuilder<string, string> = trx.schema.createTable(name)
  for (const [column, type] of Object.entries(required)) {
    table = table.addColumn(column, type, (definition) => definition.notNull())
  }
  for (const [column, type] of Object.entries(nullable)) table = table.addColumn(column, type)
  return table
}

/** Ids are given once: SQLite's AUTOINCREMENT and PostgreSQL's identity both never reuse one. */
function addId(table: CreateTableBuilder<string, string>, engine: LedgerEngine) {
  return table.addColumn('id', 'integer', (column) =>
    engine === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity(),
  )
}

async function createGames(trx: Transaction<LedgerTables>): Promise<void> {
  await createTable(trx, 'meta', { key: 'text', value: 'text' })
    .addPrimaryKeyConstraint('meta_pk', ['key'])
    .execute()
  await trx.insertInto('meta').values({ key: 'catalogueVersion', value: '1' }).execute()
  await createTable(
    trx,
    'games',
    {
      slug: 'text',
      provider: 'text',
      provider_id: 'text',
      title: 'text',
      title_key: 'text',
      status: 'text',
      published_at: 'bigint',
      updated_at: 'bigint',
      quality: 'double precision',
      record: 'text',
    },
    { merged_into: 'text', vanished_at: 'bigint' },
  )
    .addColumn('plays', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('likes', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('dislikes', 'bigint', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('games_pk', ['slug'])
    .addForeignKeyConstraint('games_merged_into_fk', ['merged_into'], 'games', ['slug'])
    .execute()
  await trx.schema.createIndex('games_title_key').on('games').column('title_key').execute()
  await trx.schema.createIndex('games_status').on('games').columns(['status', 'slug']).execute()
  await trx.schema.createIndex('games_provider').on('games').columns(['provider', 'provider_id']).execute()
  await trx.schema.createIndex('games_merged_into').on('games').column('merged_into').execute()
}

async function createImports(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  await addId(
    createTable(
      trx,
      'imports',
      { provider: 'text', origin: 'text', started_at: 'bigint' },
      { finished_at: 'bigint', counts: 'text' },
    ),
    engine,
  ).execute()
  await createTable(
    trx,
    'provider_records',
    {
      provider: 'text',
      provider_id: 'text',
      game_slug: 'text',
      raw: 'text',
      content_hash: 'text',
      import_id: 'integer',
    },
    { vanished_at: 'bigint' },
  )
    .addPrimaryKeyConstraint('provider_records_pk', ['provider', 'provider_id'])
    .addForeignKeyConstraint('provider_records_game_fk', ['game_slug'], 'games', ['slug'])
    .execute()
  await trx.schema.createIndex('provider_records_game').on('provider_records').column('game_slug').execute()
  await createTable(trx, 'staged_records', {
    import_id: 'integer',
    record_number: 'integer',
    provider_id: 'text',
    kind: 'text',
    game_slug: 'text',
    content_hash: 'text',
    raw: 'text',
    record: 'text',
    title: 'text',
    title_key: 'text',
    published_at: 'bigint',
    updated_at: 'bigint',
    quality: 'double precision',
  })
    .addPrimaryKeyConstraint('staged_records_pk', ['import_id', 'record_number'])
    .addForeignKeyConstraint('staged_records_import_fk', ['import_id'], 'imports', ['id'], (constraint) =>
      constraint.onDelete('cascade'),
    )
    .execute()
  const feeds = { provider: 'text', url: 'text', every_ms: 'bigint', next_at: 'bigint' } as const
  await addId(createTable(trx, 'feeds', feeds, { last_at: 'bigint', last_error: 'text' }), engine)
    .addUniqueConstraint('feeds_provider_url', ['provider', 'url'])
    .execute()
}

async function createVisitorFacts(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  await createTable(trx, 'play_hours', { game_slug: 'text', hour: 'bigint', plays: 'bigint' })
    .addPrimaryKeyConstraint('play_hours_pk', ['game_slug', 'hour'])
    .addForeignKeyConstraint('play_hours_game_fk', ['game_slug'], 'games', ['slug'])
    .execute()
  await trx.schema.createIndex('play_hours_hour').on('play_hours').column('hour').execute()
  await createTable(trx, 'votes', {
    game_slug: 'text',
    token_hash: 'text',
    value: 'integer',
    updated_at: 'bigint',
  })
    .addPrimaryKeyConstraint('votes_pk', ['game_slug', 'token_hash'])
    .addForeignKeyConstraint('votes_game_fk', ['game_slug'], 'games', ['slug'])
    .execute()
  await addId(
    createTable(
      trx,
      'reports',
      { site: 'text', game_slug: 'text', reason: 'text', note: 'text', created_at: 'bigint' },
      { resolved_at: 'bigint' },
    ),
    engine,
  )
    .addForeignKeyConstraint('reports_game_fk', ['game_slug'], 'games', ['slug'])
    .execute()
  await trx.schema.createIndex('reports_open').on('reports').columns(['resolved_at', 'created_at']).execute()
  await createTable(trx, 'sites', { host: 'text', edits: 'text', updated_at: 'bigint' })
    .addPrimaryKeyConstraint('sites_pk', ['host'])
    .execute()
}

export async function createFirstTables(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  await createGames(trx)
  await createImports(trx, engine)
  await createVisitorFacts(trx, engine)
}
