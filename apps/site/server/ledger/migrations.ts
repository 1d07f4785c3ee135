/**
 * The ledger's tables, forward only: a released migration is never edited; the next one corrects it.
 * All pending migrations run in one transaction behind one lock, so two processes may start at once and a failure
 * leaves nothing behind.
 */
import type { LedgerEngine } from './ledger-engine.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import { LedgerError } from './ledger-error.ts'
import { createFirstTables } from './migration-001-first-tables.ts'
import { createMessages } from './migration-002-messages.ts'
import { createEvents } from './migration-003-events.ts'
import { createArticles } from './migration-004-articles.ts'
import { createIndexNow } from './migration-005-index-now.ts'
import { createGameEdits } from './migration-006-ratings.ts'
import { addImportStates } from './migration-007-imports.ts'
import { addReportTokens } from './migration-008-report-tokens.ts'
import { createCategories } from './migration-009-categories.ts'
import { createDrawnCovers } from './migration-010-drawn-covers.ts'
import { createFleetParts } from './migration-011-fleet.ts'
import { createConsole } from './migration-012-console.ts'
import { createFeedProviders } from './migration-013-feed-providers.ts'
import { addReviewedLists } from './migration-014-reviewed-lists.ts'
import { createAddressChecks } from './migration-015-address-checks.ts'
import { createEventTotals } from './migration-016-event-totals.ts'
import { createDocuments } from './migration-017-documents.ts'
import { addLivingImports } from './migration-018-living-imports.ts'
import { createCoversAndPreviews } from './migration-019-covers-and-previews.ts'
import { createUploads } from './migration-020-uploads.ts'
import { createPlayTests } from './migration-021-play-tests.ts'
import { createMoves } from './migration-022-moves.ts'
import { createSponsors } from './migration-023-sponsors.ts'
import { createInspections } from './migration-024-inspections.ts'
import { createPlayTestPictures } from './migration-025-play-test-pictures.ts'
import { describeEventTotals } from './migration-026-event-totals-statistics.ts'
import { createMerges } from './migration-027-merges.ts'
import { createAuditValues } from './migration-028-audit-values.ts'
import type { LedgerTables } from './schema.ts'

export interface Migration {
  name: string
  /** A process of the version before works with the migrated ledger, and may start with it: nothing that it reads or writes has changed. */
  isAdditive?: boolean
  up: (trx: Transaction<LedgerTables>, engine: LedgerEngine) => Promise<void>
}

export const MIGRATIONS: Migration[] = [
  { name: '001-first-tables', up: createFirstTables },
  { name: '002-messages', up: createMessages },
  { name: '003-events', up: createEvents },
  { name: '004-articles', up: createArticles },
  { name: '005-index-now', up: createIndexNow },
  { name: '006-ratings', up: createGameEdits },
  { name: '007-imports', up: addImportStates },
  { name: '008-report-tokens', up: addReportTokens },
  { name: '009-categories', up: createCategories },
  { name: '010-drawn-covers', up: createDrawnCovers },
  { name: '011-fleet', up: createFleetParts, isAdditive: true },
  { name: '012-console', up: createConsole, isAdditive: true },
  { name: '013-feed-providers', up: createFeedProviders, isAdditive: true },
  { name: '014-reviewed-lists', up: addReviewedLists, isAdditive: true },
  { name: '015-address-checks', up: createAddressChecks, isAdditive: true },
  { name: '016-event-totals', up: createEventTotals, isAdditive: true },
  { name: '017-documents', up: createDocuments, isAdditive: true },
  { name: '018-living-imports', up: addLivingImports, isAdditive: true },
  { name: '019-covers-and-previews', up: createCoversAndPreviews, isAdditive: true },
  { name: '020-uploads', up: createUploads, isAdditive: true },
  { name: '021-play-tests', up: createPlayTests, isAdditive: true },
  { name: '022-moves', up: createMoves, isAdditive: true },
  { name: '023-sponsors', up: createSponsors, isAdditive: true },
  { name: '024-inspections', up: createInspections, isAdditive: true },
  { name: '025-play-test-pictures', up: createPlayTestPictures, isAdditive: true },
  { name: '026-event-totals-statistics', up: describeEventTotals, isAdditive: true },
  { name: '027-merges', up: createMerges, isAdditive: true },
  { name: '028-audit-values', up: createAuditValues, isAdditive: true },
]

/** Any fixed number: PostgreSQL's advisory lock for migrating. SQLite's transaction is a lock already. */
const POSTGRES_LOCK_ID = 7_529_001

/** Of `meta`: the last migration that a process has to know, because what follows is additive. */
const NEEDED_KEY = 'neededMigration'

interface MigrationTables {
  ledger_migrations: { name: string; applied_at: number }
}

async function listApplied(trx: Transaction<MigrationTables>): Promise<Set<string>> {
  await trx.schema
    .createTable('ledger_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute()
  const rows = await trx.selectFrom('ledger_migrations').select('name').execute()
  return new Set(rows.map((row) => row.name))
}

/** Returns the names of the migrations it ran. */
export async function migrateLedger(
  db: Kysely<LedgerTables>,
  engine: LedgerEngine,
  migrations: Migration[] = MIGRATIONS,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    if (engine === 'postgres') {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`select pg_advisory_xact_lock(${sql.lit(POSTGRES_LOCK_ID)})`.execute(trx)
    }
    const records = trx as unknown as Transaction<MigrationTables>
    const applied = await listApplied(records)
    const known = new Set(migrations.map(({ name }) => name))
    const unknown = [...applied].find((name) => !known.has(name))
    if (unknown !== undefined && !known.has((await findNeeded(trx)) ?? unknown)) {
      const cause = `it has the migration ${unknown}, which this version does not know; start the newer version`
      throw new LedgerError('failed', `Ledger: migrating failed: ${cause}`)
    }
    const pending = migrations.filter(({ name }) => !applied.has(name))
    for (const { name, up } of pending) {
      await up(trx, engine).catch((cause: Error) => {
        const detail = cause instanceof LedgerError ? cause.detail : undefined
        throw new LedgerError('failed', `Ledger: migration ${name} failed: ${cause.message}`, {
          cause,
          detail,
        })
      })
      await records.insertInto('ledger_migrations').values({ name, applied_at: Date.now() }).execute()
    }
    if (pending.length > 0 && unknown === undefined) await storeNeeded(trx, migrations)
    return pending.map(({ name }) => name)
  })
}

async function findNeeded(trx: Transaction<LedgerTables>): Promise<string | null> {
  const row = await trx.selectFrom('meta').select('value').where('key', '=', NEEDED_KEY).executeTakeFirst()
  return row?.value ?? null
}

async function storeNeeded(trx: Transaction<LedgerTables>, migrations: Migration[]): Promise<void> {
  const value = migrations.findLast(({ isAdditive }) => !isAdditive)!.name
  await trx
    .insertInto('meta')
    .values({ key: NEEDED_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
