/** The long list of games: a page of rows with few columns, filtered and sorted by the database. */
import { sql, type SelectQueryBuilder } from 'kysely'
import type { GameStatus } from '#app/domain/game.ts'
import { BROKEN_TABLES, listBrokenGames } from './broken-games.ts'
import { titleKey } from './games.ts'
import type { Ledger } from './ledger.ts'
import type { LedgerTables } from './schema.ts'
import { isNoLongerListed } from './vanished-games.ts'

/** `match`: the title that was searched for, then titles that begin so, then the most played; by the titles that games came with. */
export const GAME_SORTS = ['title', 'plays', 'published', 'match'] as const
export type GameSort = (typeof GAME_SORTS)[number]

const SORT_COLUMNS = {
  title: 'games.title_key',
  plays: 'games.plays',
  published: 'games.published_at',
} as const satisfies Record<Exclude<GameSort, 'match'>, string>

export interface GameListQuery {
  /** Part of a title, or a slug. */
  search: string
  status?: string
  provider?: string
  /** Only games with values of the operator. */
  isEdited: boolean
  /** Only games that no feed lists any more. */
  isVanished?: boolean
  sort: GameSort
  isDescending: boolean
  offset: number
  limit: number
}

export interface GameListRow {
  slug: string
  /** The operator's, if there is one. */
  title: string
  provider: string
  /** `broken` also for a published game that does not work. */
  status: string
  plays: number
  likes: number
  dislikes: number
  publishedAtMs: number
  isEdited: boolean
  /** Set while no feed lists it. */
  vanishedAtMs: number | null
}

type Reads = Pick<Ledger, 'db'>

/**
 * Slugs first, from an index that has all the columns of the question; then the rows of that page. An expression around a column stops the
 * database from taking the column's own index, which would read the whole row of every game that it finds.
 */
export async function listGameRows(
  { db }: Reads,
  query: GameListQuery,
): Promise<{ total: number; games: GameListRow[] }> {
  const { offset, limit } = query
  const select = selectGames(db, query)
  const [{ total }, page] = await Promise.all([
    select.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    sortGames(select.select('games.slug'), query).limit(limit).offset(offset).execute(),
  ])
  const rows = await readRows(
    db,
    page.map(({ slug }) => slug),
  )
  return { total: Number(total), games: page.flatMap(({ slug }) => rows.get(slug) ?? []) }
}

type Selected = SelectQueryBuilder<LedgerTables, 'games', { slug: string }>

function sortGames(select: Selected, { sort, isDescending, search }: GameListQuery): Selected {
  if (sort !== 'match') {
    const direction = isDescending ? 'desc' : 'asc'
    return select.orderBy(SORT_COLUMNS[sort], direction).orderBy('games.slug', direction)
  }
  const key = titleKey(search).replaceAll(/[%_\\]/g, '')
  return select
    .orderBy(
      sql`case when games.title_key = ${key} then 0 when games.title_key like ${`${key}%`} then 1 else 2 end`,
    )
    .orderBy('games.plays', 'desc')
    .orderBy('games.slug')
}

/** By the filters of the list. */
export function selectGames(
  db: Ledger['db'],
  {
    search,
    status,
    provider,
    isEdited,
    isVanished,
  }: Pick<GameListQuery, 'search' | 'status' | 'provider' | 'isEdited' | 'isVanished'>,
) {
  const plain = (column: string) => sql<string>`coalesce(${sql.ref(column)}, '')`
  let select = db.selectFrom('games').where(plain('games.merged_into'), '=', '')
  if (status === 'broken')
    select = select.where((is) =>
      is.or([
        is(plain('games.status'), '=', status),
        ...BROKEN_TABLES.map((table) =>
          is('games.slug', 'in', db.selectFrom(table).select('slug').where('broken_since', 'is not', null)),
        ),
      ]),
    )
  else if (status !== undefined) select = select.where(plain('games.status'), '=', status)
  if (provider !== undefined) select = select.where(plain('games.provider'), '=', provider)
  const edited = db.selectFrom('game_edits').select('game_edits.slug')
  if (isEdited) select = select.where('games.slug', 'in', edited)
  if (isVanished) select = select.where(isNoLongerListed)
  if (search === '') return select
  // Wildcards in the words must not match everything.
  const key = titleKey(search).replaceAll(/[%_\\]/g, '')
  const words = search.toLowerCase().replaceAll(/[%_\\"]/g, '')
  return select.where((is) =>
    is.or([
      is(plain('games.slug'), '=', search),
      ...(key ? [is('games.title_key', 'like', `%${key}%`)] : []),
      ...(words
        ? [is('games.slug', 'in', edited.where(sql<string>`lower(edits)`, 'like', `%"title":"%${words}%`))]
        : []),
    ]),
  )
}

async function readRows(
  db: Ledger['db'],
  slugs: readonly string[],
): Promise<ReadonlyMap<string, GameListRow>> {
  if (slugs.length === 0) return new Map()
  const broken = await listBrokenGames({ db })
  const rows = await db
    .selectFrom('games')
    .leftJoin('game_edits', 'game_edits.slug', 'games.slug')
    .select([
      'games.slug',
      'games.title',
      'games.provider',
      'games.status',
      'games.plays',
      'games.likes',
      'games.dislikes',
      'games.published_at',
      'games.vanished_at',
      'game_edits.edits',
    ])
    .where('games.slug', 'in', slugs)
    .execute()
  return new Map(
    rows.map((row) => [
      row.slug,
      {
        slug: row.slug,
        title: parseTitle(row.edits) ?? row.title,
        provider: row.provider,
        status: broken.has(row.slug) ? 'broken' : row.status,
        plays: row.plays,
        likes: row.likes,
        dislikes: row.dislikes,
        publishedAtMs: row.published_at,
        vanishedAtMs: row.vanished_at,
        isEdited: row.edits !== null,
      },
    ]),
  )
}

function parseTitle(edits: string | null): string | null {
  if (edits === null) return null
  try {
    const { title } = JSON.parse(edits) as { title?: unknown }
    return typeof title === 'string' ? title : null
  } catch {
    return null // the game's own title is shown
  }
}

export async function listProviderNames({ db }: Reads): Promise<string[]> {
  const rows = await db.selectFrom('games').select('provider').distinct().orderBy('provider').execute()
  return rows.map(({ provider }) => provider)
}

/** The status of those of these games that there are. */
export async function listGameStatuses(
  { db }: Pick<Ledger, 'db'>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, GameStatus>> {
  if (slugs.length === 0) return new Map()
  const rows = await db.selectFrom('games').select(['slug', 'status']).where('slug', 'in', slugs).execute()
  return new Map(rows.map(({ slug, status }) => [slug, status as GameStatus]))
}

export async function countByStatus({ db }: Reads): Promise<Record<GameStatus, number>> {
  const rows = await db
    .selectFrom('games')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where(sql<string>`coalesce(merged_into, '')`, '=', '')
    .groupBy('status')
    .execute()
  const counts = {
    ...{ published: 0, draft: 0, broken: 0, removed: 0 },
    ...Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)])),
  }
  const { size: notWorking } = await listBrokenGames({ db })
  return {
    ...counts,
    published: counts.published - notWorking,
    broken: counts.broken + notWorking,
  }
}

/** The titles that sites show, by slug. */
export async function listTitles(
  { db }: Reads,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('games')
    .leftJoin('game_edits', 'game_edits.slug', 'games.slug')
    .select(['games.slug', 'games.title', 'game_edits.edits'])
    .where('games.slug', 'in', slugs)
    .execute()
  return new Map(rows.map(({ slug, title, edits }) => [slug, parseTitle(edits) ?? title]))
}

/** The published games whose title has most of these words, the most played of equals first. */
export async function listGamesByWords(
  { db }: Reads,
  words: readonly string[],
  limit: number,
): Promise<{ slug: string; title: string }[]> {
  const keys = [...new Set(words.map((word) => titleKey(word).replaceAll(/[%_\\]/g, '')))].filter(Boolean)
  if (keys.length === 0) return []
  const found = keys.map((key) => sql`case when title_key like ${`%${key}%`} then 1 else 0 end`)
  const { rows } = await sql<{ slug: string }>`
    select slug from (
      select slug, plays, ${sql.join(found, sql` + `)} as found from games
      where status = 'published' and merged_into is null
    ) as counted where found > 0 order by found desc, plays desc, slug limit ${limit}
  `.execute(db)
  const titles = await listTitles(
    { db },
    rows.map(({ slug }) => slug),
  )
  return rows.map(({ slug }) => ({ slug, title: titles.get(slug) ?? slug }))
}
