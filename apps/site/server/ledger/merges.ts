/** The list of games with several sources, and what an operator decided about them. */
import { sql, type Selectable } from 'kysely'
import { OWN_PROVIDER } from '#app/domain/game.ts'
import { selectGames } from './game-list.ts'
import type { Ledger } from './ledger.ts'
import type { GameRow, MergeRow, ProviderRecordRow } from './schema.ts'

type Reads = Pick<Ledger, 'db'>

/** A record that a game can be played from. */
export interface LiveRecord {
  slug: string
  provider: string
  providerId: string
  contentHash: string
}

const MAX_SLUGS = 500

/** The live records of each game that has several sources; a game of this software has itself as one more. */
export async function listMergedRecords({ db }: Reads): Promise<Map<string, LiveRecord[]>> {
  const live = db
    .selectFrom('provider_records')
    .where('vanished_at', 'is', null)
    .where('refused_reason', 'is', null)
  const own = db.selectFrom('games').select('slug').where('provider', '=', OWN_PROVIDER)
  const rows = await live
    .select(['game_slug', 'provider', 'provider_id', 'content_hash'])
    .where((is) =>
      is.or([
        is(
          'game_slug',
          'in',
          live
            .select('game_slug')
            .groupBy('game_slug')
            .having(({ fn }) => fn.countAll<number>(), '>', 1),
        ),
        is('game_slug', 'in', own),
      ]),
    )
    .orderBy('provider')
    .orderBy('provider_id')
    .execute()
  return Map.groupBy(
    rows.map((row) => ({
      slug: row.game_slug,
      provider: row.provider,
      providerId: row.provider_id,
      contentHash: row.content_hash,
    })),
    ({ slug }) => slug,
  )
}

export type StoredMerge = Pick<Selectable<MergeRow>, 'slug' | 'sources' | 'digest' | 'likeness'>

export async function listStoredMerges({ db }: Reads): Promise<StoredMerge[]> {
  return db.selectFrom('merges').select(['slug', 'sources', 'digest', 'likeness']).execute()
}

/** What an operator confirmed of them stays. */
export async function storeMerges({ db }: Reads, merges: readonly StoredMerge[]): Promise<void> {
  if (merges.length === 0) return
  await db
    .insertInto('merges')
    .values([...merges])
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet(({ ref }) => ({
        sources: ref('excluded.sources'),
        digest: ref('excluded.digest'),
        likeness: ref('excluded.likeness'),
      })),
    )
    .execute()
}

/** Games that have one source only now. */
export async function clearMerges({ db }: Reads, slugs: readonly string[]): Promise<void> {
  for (let at = 0; at < slugs.length; at += MAX_SLUGS)
    await db
      .updateTable('merges')
      .set({ sources: '', digest: '' })
      .where('slug', 'in', slugs.slice(at, at + MAX_SLUGS))
      .execute()
}

export const MERGE_STATES = ['open', 'right', 'all'] as const

export interface MergeQuery {
  /** `open`: nobody has confirmed its present sources. */
  state: (typeof MERGE_STATES)[number]
  /** Part of a title, or a slug. */
  search: string
  provider?: string
  slug?: string
  /** Of the last one of the page before. */
  after?: { likeness: number; slug: string }
  limit: number
}

export interface ListedMerge {
  slug: string
  sources: string[]
  likeness: number
  isConfirmed: boolean
}

/** Those whose sources are least alike come first. */
export async function listMergeRows(
  { db }: Reads,
  query: MergeQuery,
): Promise<{ total: number; rows: ListedMerge[] }> {
  const { after, limit } = query
  const select = selectMerges(db, query)
  let page = select
  if (after)
    page = page.where((is) =>
      is.or([
        is('m.likeness', '>', after.likeness),
        is.and([is('m.likeness', '=', after.likeness), is('m.slug', '>', after.slug)]),
      ]),
    )
  const [{ total }, rows] = await Promise.all([
    select.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    page
      .select(['m.slug', 'm.sources', 'm.likeness', 'm.confirmed_sources'])
      .orderBy('m.likeness')
      .orderBy('m.slug')
      .limit(limit)
      .execute(),
  ])
  return {
    total: Number(total),
    rows: rows.map(({ slug, sources, likeness, confirmed_sources }) => ({
      slug,
      sources: JSON.parse(sources) as string[],
      likeness,
      isConfirmed: confirmed_sources === sources,
    })),
  }
}

function selectMerges(db: Ledger['db'], { state, search, provider, slug }: MergeQuery) {
  let select = db.selectFrom('merges as m').where('m.sources', '<>', '')
  const isConfirmed = sql<boolean>`coalesce(m.confirmed_sources, '') = m.sources`
  if (state === 'right') select = select.where(isConfirmed)
  if (state === 'open') select = select.where((is) => is.not(isConfirmed))
  if (slug !== undefined) select = select.where('m.slug', '=', slug)
  if (search !== '')
    select = select.where('m.slug', 'in', selectGames(db, { search, isEdited: false }).select('games.slug'))
  if (provider !== undefined)
    // The names of sources begin with the provider, and a provider's name has no character that JSON or `like` changes.
    select = select.where('m.sources', 'like', `%"${provider} %`)
  return select
}

export async function findMerge({ db }: Reads, slug: string) {
  const row = await db
    .selectFrom('merges')
    .select(['sources', 'confirmed_sources'])
    .where('slug', '=', slug)
    .where('sources', '<>', '')
    .executeTakeFirst()
  if (!row) return null
  const parse = (text: string | null) => (text === null ? null : (JSON.parse(text) as string[]))
  return { sources: parse(row.sources)!, confirmedSources: parse(row.confirmed_sources) }
}

/** False when the game has other sources now. */
export async function setConfirmedSources(
  { db }: Reads,
  slug: string,
  change: { sources: readonly string[]; confirmed: readonly string[] | null; atMs: number },
): Promise<boolean> {
  const { confirmed } = change
  const { numUpdatedRows } = await db
    .updateTable('merges')
    .set({
      confirmed_sources: confirmed && JSON.stringify(confirmed),
      confirmed_at: confirmed && change.atMs,
    })
    .where('slug', '=', slug)
    .where('sources', '=', JSON.stringify(change.sources))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export type MergedGame = Pick<Selectable<GameRow>, 'slug' | 'status' | 'provider' | 'provider_id' | 'record'>

export type MergedRecord = Pick<
  Selectable<ProviderRecordRow>,
  'game_slug' | 'provider' | 'provider_id' | 'raw' | 'vanished_at' | 'refused_reason'
> & {
  /** When the import began that brought it; null of one that is not known. */
  added_at: number | null
}

/** Games with their live records, as they were imported. */
export async function readMergedGames(
  { db }: Reads,
  slugs: readonly string[],
): Promise<{ game: MergedGame; records: MergedRecord[] }[]> {
  if (slugs.length === 0) return []
  const [games, records] = await Promise.all([
    db
      .selectFrom('games')
      .select(['slug', 'status', 'provider', 'provider_id', 'record'])
      .where('slug', 'in', slugs)
      .execute(),
    db
      .selectFrom('provider_records as r')
      .leftJoin('imports as i', 'i.id', 'r.added_import_id')
      .select(['r.game_slug', 'r.provider', 'r.provider_id', 'r.raw', 'r.vanished_at', 'r.refused_reason'])
      .select('i.started_at as added_at')
      .where('r.game_slug', 'in', slugs)
      .where('r.vanished_at', 'is', null)
      .where('r.refused_reason', 'is', null)
      .orderBy('r.provider')
      .orderBy('r.provider_id')
      .execute(),
  ])
  const bySlug = Map.groupBy(records, ({ game_slug }) => game_slug)
  const found = new Map(games.map((game) => [game.slug, game]))
  return slugs.flatMap((slug) => {
    const game = found.get(slug)
    return game ? [{ game, records: bySlug.get(slug) ?? [] }] : []
  })
}

export async function findRecord(
  { db }: Reads,
  { provider, providerId }: { provider: string; providerId: string },
): Promise<Omit<MergedRecord, 'game_slug' | 'added_at'> | null> {
  const row = await db
    .selectFrom('provider_records')
    .select(['provider', 'provider_id', 'raw', 'vanished_at', 'refused_reason'])
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row ?? null
}
