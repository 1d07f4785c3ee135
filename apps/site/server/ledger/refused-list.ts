/** The long list of records that the filter refuses, or that an operator allows: a page of them, filtered and sorted by the database. */
import { sql, type Kysely, type SqlBool } from 'kysely'
import type { Ledger } from './ledger.ts'
import type { LedgerTables } from './schema.ts'

export interface RefusedQuery {
  /** The allowed ones instead of the refused ones. */
  isAllowed: boolean
  provider?: string
  /** The whole reason; of refused ones only. */
  reason?: string
  /** Part of a title or, of a refused one, of the word. */
  search: string
  offset: number
  limit: number
}

export interface RefusedRow {
  provider: string
  providerId: string
  title: string
  /** These three are null for an allowed record whose refusal has ended. */
  reason: string | null
  word: string | null
  foundIn: string | null
  refusedAtMs: number | null
  allowedAtMs: number | null
  /** The game that its record is or was; null where no import has added it. */
  gameSlug: string | null
}

type Db = Kysely<LedgerTables>
type Key = { provider: string; provider_id: string; total: number }

/** By title. A record that is allowed and waits for an import is listed as allowed only. */
export async function listRefusedRecords(
  { db }: Pick<Ledger, 'db'>,
  query: RefusedQuery,
): Promise<{ total: number; records: RefusedRow[] }> {
  const { offset } = query
  // The database looks at every record once: for the keys of the page and for their number.
  const keys = await listKeys(db, query, offset)
  const [first] = keys.length === 0 && offset > 0 ? await listKeys(db, { ...query, limit: 1 }, 0) : keys
  const rows = new Map<string, RefusedRow>()
  for (const [provider, of] of Map.groupBy(keys, (key) => key.provider)) {
    const ids = of.map((key) => key.provider_id)
    const read = query.isAllowed ? readAllowed : readRefused
    for (const row of await read(db, provider, ids)) rows.set(toKey(provider, row.providerId), row)
  }
  return {
    total: Number(first?.total ?? 0),
    records: keys.flatMap((key) => rows.get(toKey(key.provider, key.provider_id)) ?? []),
  }
}

const toKey = (provider: string, providerId: string) => `${provider} ${providerId}`

function listKeys(db: Db, query: RefusedQuery, offset: number): Promise<Key[]> {
  const select = query.isAllowed ? selectAllowed(db, query) : selectRefused(db, query)
  return select
    .select(['r.provider', 'r.provider_id', sql<number>`count(*) over ()`.as('total')])
    .orderBy('r.title')
    .orderBy('r.provider')
    .orderBy('r.provider_id')
    .limit(query.limit)
    .offset(offset)
    .execute()
}

function selectRefused(db: Db, { provider, reason, search }: RefusedQuery) {
  let select = db
    .selectFrom('refused_records as r')
    .where('r.ended_import_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('allowed_records as a')
            .select('a.provider')
            .whereRef('a.provider', '=', 'r.provider')
            .whereRef('a.provider_id', '=', 'r.provider_id'),
        ),
      ),
    )
  if (provider !== undefined) select = select.where('r.provider', '=', provider)
  if (reason !== undefined) select = select.where('r.reason', '=', reason)
  if (search !== '') select = select.where(({ or }) => or([has('r.title', search), has('r.word', search)]))
  return select
}

function selectAllowed(db: Db, { provider, search }: RefusedQuery) {
  let select = db.selectFrom('allowed_records as r')
  if (provider !== undefined) select = select.where('r.provider', '=', provider)
  return search === '' ? select : select.where(has('r.title', search))
}

/** Wildcards in the text are letters like others. */
function has(column: 'r.title' | 'r.word', text: string) {
  const pattern = `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`
}

async function readRefused(db: Db, provider: string, ids: readonly string[]): Promise<RefusedRow[]> {
  const rows = await db
    .selectFrom('refused_records')
    .select(['provider_id', 'title', 'reason', 'word', 'found_in', 'refused_at'])
    .where('provider', '=', provider)
    .where('provider_id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    ...{ provider, providerId: row.provider_id, title: row.title },
    ...{ reason: row.reason, word: row.word, foundIn: row.found_in },
    ...{ refusedAtMs: row.refused_at, allowedAtMs: null, gameSlug: null },
  }))
}

async function readAllowed(db: Db, provider: string, ids: readonly string[]): Promise<RefusedRow[]> {
  const rows = await db
    .selectFrom('allowed_records as a')
    .leftJoin('provider_records as p', (join) =>
      join.onRef('p.provider', '=', 'a.provider').onRef('p.provider_id', '=', 'a.provider_id'),
    )
    .leftJoin('refused_records as r', (join) =>
      join
        .onRef('r.provider', '=', 'a.provider')
        .onRef('r.provider_id', '=', 'a.provider_id')
        .on('r.ended_import_id', 'is', null),
    )
    .select(['a.provider_id', 'a.title', 'a.allowed_at', 'p.game_slug'])
    .select(['r.reason', 'r.word', 'r.found_in', 'r.refused_at'])
    .where('a.provider', '=', provider)
    .where('a.provider_id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    ...{ provider, providerId: row.provider_id, title: row.title },
    ...{ reason: row.reason, word: row.word, foundIn: row.found_in },
    ...{ refusedAtMs: row.refused_at, allowedAtMs: row.allowed_at, gameSlug: row.game_slug },
  }))
}

/** Of records that are or were refused, and of allowed ones. */
export async function listRefusedProviders({ db }: Pick<Ledger, 'db'>): Promise<string[]> {
  const [refused, allowed] = [
    await db.selectFrom('refused_records').select('provider').distinct().execute(),
    await db.selectFrom('allowed_records').select('provider').distinct().execute(),
  ]
  return [...new Set([...refused, ...allowed].map(({ provider }) => provider))].sort()
}
