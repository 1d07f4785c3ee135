/** Of a fleet of processes, on PostgreSQL only: changes are announced, and rate limits are counted together. */
import { sql, type Transaction } from 'kysely'
import type { LedgerEngine } from './ledger-engine.ts'
import type { LedgerTables } from './schema.ts'

export async function createFleetParts(trx: Transaction<LedgerTables>, engine: LedgerEngine): Promise<void> {
  if (engine !== 'postgres') return
  await announceChanges(trx)
  // Unlogged: they cost no write to the disk, and begin empty after a crash.
  await sql`create unlogged table limit_buckets (
    key text primary key, tokens double precision not null, updated_at double precision not null, granted integer not null
  ) with (fillfactor = 50)`.execute(trx)
  await sql`create unlogged table limit_windows (
    key text primary key, slot bigint not null, counts integer[] not null, granted integer not null
  ) with (fillfactor = 50)`.execute(trx)
}

/** By triggers, so that the command line, earlier versions and changes by hand are announced, too. */
async function announceChanges(trx: Transaction<LedgerTables>): Promise<void> {
  await sql`create or replace function announce_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('playhouse_changes', tg_argv[0]);
      return null;
    end
  $$`.execute(trx)
  for (const key of ['catalogueVersion', 'articlesVersion'])
    await sql`create trigger ${sql.id(`announce_${key}`)} after update on meta for each row
      when (new.key = ${sql.lit(key)} and new.value is distinct from old.value)
      execute function announce_change(${sql.lit(key)})`.execute(trx)
  await sql`create trigger announce_sites after insert or update or delete on sites for each statement
    execute function announce_change('sites')`.execute(trx)
}
