/** Games as stored in the ledger: the record as JSON; fields that are searched, counted or changed alone are columns. */
import type { Selectable, Transaction } from 'kysely'
import * as v from 'valibot'
import { NO_AGE_EVIDENCE, toAgeBand, UNRATED } from '#app/domain/rating.ts'
import { GameSchema, type Game, type GameStatus } from '#app/domain/game.ts'
import { applyEdits, parseGameEdits } from './game-edits.ts'
import type { Ledger } from './ledger.ts'
import type { GameRow, LedgerTables } from './schema.ts'
import { bumpVersion } from './versions.ts'

/** Rows per query: large enough to be fast, small enough that votes and pages are handled in between. */
const PAGE_ROWS = 1000
/** Keeps a statement's parameters far below both engines' limits. */
const MAX_SLUGS_PER_STATEMENT = 500

export interface GameFault {
  slug: string
  reason: string
}

/** The normalised title that identifies duplicates: `Fire & Water` and `fire and wäter!` are equal. */
export function titleKey(title: string): string {
  const folded = title.normalize('NFKD').toLowerCase().replaceAll('&', 'and')
  // A title of symbols only would be equal to every other such title.
  return folded.replaceAll(/[^\p{L}\p{N}]/gu, '') || folded.trim()
}

/** The columns that come from the game; counters, merges, vanishing and imports have others. */
export type NewGameRow = Pick<
  Selectable<GameRow>,
  | 'slug'
  | 'provider'
  | 'provider_id'
  | 'title'
  | 'title_key'
  | 'status'
  | 'published_at'
  | 'updated_at'
  | 'quality'
  | 'record'
>

export function toGameRow(game: Game): NewGameRow {
  const { plays: _plays, likes: _likes, dislikes: _dislikes, status, ...record } = game
  return {
    slug: game.slug,
    provider: game.provider,
    provider_id: game.providerId,
    title: game.title,
    title_key: titleKey(game.title),
    status,
    published_at: game.publishedAt,
    updated_at: game.updatedAt,
    quality: game.quality,
    record: JSON.stringify(record),
  }
}

export type StoredGame = Pick<
  Selectable<GameRow>,
  'slug' | 'status' | 'plays' | 'likes' | 'dislikes' | 'record'
> & {
  /** The operator's, from `game_edits`. */
  edits: string | null
}

/** Throws, with the game and the field, when the record is invalid. */
export function parseGameRow({ slug, status, plays, likes, dislikes, record, edits }: StoredGame): Game {
  const fail = (cause: string) => new Error(`Ledger: reading the game ${slug} failed: ${cause}`)
  let fields: object
  try {
    fields = JSON.parse(record)
  } catch (error) {
    throw fail(`its record is not JSON: ${(error as Error).message}`)
  }
  const result = v.safeParse(GameSchema, {
    ...readStoredRating(fields),
    slug,
    status,
    plays,
    likes,
    dislikes,
  })
  if (result.success) return applyEdits(result.output, parseGameEdits(edits))
  const [issue] = result.issues
  throw fail(`${v.getDotPath(issue) ?? 'record'}: ${issue.message}`)
}

/** Records of version 0.1.0 have an `age` in years instead of a rating; it is a lower bound. */
export function readStoredRating(fields: { age?: unknown; rating?: unknown; ageEvidence?: unknown }): object {
  const minYears =
    typeof fields.age === 'number' && fields.age >= 0 ? Math.min(21, Math.floor(fields.age)) : 0
  return {
    ...fields,
    rating: fields.rating ?? { ...UNRATED, age: toAgeBand(minYears) },
    ageEvidence: fields.ageEvidence ?? { ...NO_AGE_EVIDENCE, minYears },
  }
}

export function parseRows(rows: StoredGame[]): { games: Game[]; faults: GameFault[] } {
  const games: Game[] = []
  const faults: GameFault[] = []
  for (const row of rows) {
    try {
      games.push(parseGameRow(row))
    } catch (error) {
      faults.push({ slug: row.slug, reason: (error as Error).message })
    }
  }
  return { games, faults }
}

export const STORED_COLUMNS = [
  'games.slug',
  'games.status',
  'games.plays',
  'games.likes',
  'games.dislikes',
  'games.record',
  'game_edits.edits',
] as const

/** Every game that is no part of another, by slug, some hundreds at a time. Rows with an invalid record are returned as `faults`. */
export async function* readGamePages(
  { db }: Pick<Ledger, 'db'>,
  { status }: { status?: GameStatus } = {},
): AsyncGenerator<{ games: Game[]; faults: GameFault[] }> {
  for (let lastSlug = ''; ;) {
    let query = db
      .selectFrom('games')
      .leftJoin('game_edits', 'game_edits.slug', 'games.slug')
      .select(STORED_COLUMNS)
      .where('games.merged_into', 'is', null)
      .where('games.slug', '>', lastSlug)
    if (status !== undefined) query = query.where('games.status', '=', status)
    const rows = await query.orderBy('games.slug').limit(PAGE_ROWS).execute()
    yield parseRows(rows)
    if (rows.length < PAGE_ROWS) return
    lastSlug = rows.at(-1)!.slug
  }
}

/**
 * Every published game, by slug. Rows with an invalid record are returned as `faults`; the others are still read.
 * Read the catalogue's version before the call: changes during the call increase it again.
 */
export async function listPublishedGames(ledger: Ledger): Promise<{ games: Game[]; faults: GameFault[] }> {
  const games: Game[] = []
  const faults: GameFault[] = []
  for await (const page of readGamePages(ledger, { status: 'published' })) {
    games.push(...page.games)
    faults.push(...page.faults)
  }
  return { games, faults }
}

/** The game with this slug in any status, or null. */
export async function findGame(ledger: Ledger, slug: string): Promise<Game | null> {
  return (await findStoredGame(ledger, slug))?.game ?? null
}

/** The game with the operator's values, and as its provider or its own folder describes it. */
export async function findStoredGame(
  { db }: Ledger,
  slug: string,
): Promise<{ game: Game; stored: Game } | null> {
  const row = await db
    .selectFrom('games')
    .leftJoin('game_edits', 'game_edits.slug', 'games.slug')
    .select(STORED_COLUMNS)
    .where('games.slug', '=', slug)
    .executeTakeFirst()
  return row ? { game: parseGameRow(row), stored: parseGameRow({ ...row, edits: null }) } : null
}

export interface GameQuery {
  status?: GameStatus
  provider?: string
  /** Part of a title, or a slug. */
  search?: string
  limit: number
  offset: number
}

/** For the operator: one page by title, and how many there are in all. */
export async function listGames(
  { db }: Ledger,
  { status, provider, search, limit, offset }: GameQuery,
): Promise<{ games: Game[]; faults: GameFault[]; total: number }> {
  let query = db.selectFrom('games').leftJoin('game_edits', 'game_edits.slug', 'games.slug')
  if (status) query = query.where('games.status', '=', status)
  if (provider) query = query.where('games.provider', '=', provider)
  if (search) {
    // A title without letters is its own key; wildcards in it must not match everything.
    const key = titleKey(search).replaceAll(/[%_\\]/g, '')
    query = query.where((where) =>
      where.or([
        where('games.slug', '=', search),
        ...(key ? [where('games.title_key', 'like', `%${key}%`)] : []),
      ]),
    )
  }
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = query
    .select(STORED_COLUMNS)
    .orderBy('games.title_key')
    .orderBy('games.slug')
    .limit(limit)
    .offset(offset)
  return { ...parseRows(await page.execute()), total }
}

/** The game that each merged game redirects to; a chain of merges ends at its last game. */
export async function listMergedSlugs({ db }: Ledger): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('games')
    .select(['slug', 'merged_into'])
    .where('merged_into', 'is not', null)
    .execute()
  const direct = new Map(rows.map((row) => [row.slug, row.merged_into!]))
  const survivors = new Map<string, string>()
  for (const [slug, next] of direct) {
    let survivor = next
    // Limited by the number of merges, so that a circle in the data cannot block the start.
    for (let step = 0; step < direct.size && direct.has(survivor); step += 1) survivor = direct.get(survivor)!
    if (!direct.has(survivor)) survivors.set(slug, survivor)
  }
  return survivors
}

/** Slugs of all games that are not published or merged into another. Fast when they are few, at any catalogue size. */
export async function listUnlistedSlugs({ db }: Ledger): Promise<Set<string>> {
  const rows = await db
    .selectFrom('games')
    .select('slug')
    // Two ranges, because an index does not serve `<>`.
    .where((where) =>
      where.or([
        where('status', '<', 'published'),
        where('status', '>', 'published'),
        where('merged_into', 'is not', null),
      ]),
    )
    .execute()
  return new Set(rows.map((row) => row.slug))
}

/** Those of these slugs that were ever given to a game, also to one that was removed. */
export async function listKnownSlugs({ db }: Ledger, slugs: readonly string[]): Promise<string[]> {
  const known: string[] = []
  for (let start = 0; start < slugs.length; start += MAX_SLUGS_PER_STATEMENT) {
    const some = slugs.slice(start, start + MAX_SLUGS_PER_STATEMENT)
    const rows = await db.selectFrom('games').select('slug').where('slug', 'in', some).execute()
    known.push(...rows.map(({ slug }) => slug))
  }
  return known
}

/** Games that were removed permanently: their addresses answer 410, so that search engines drop them sooner. */
export async function listRemovedSlugs({ db }: Ledger): Promise<Set<string>> {
  const rows = await db
    .selectFrom('games')
    .select('slug')
    .where('status', '=', 'removed')
    .where('merged_into', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.slug))
}

export interface OwnGamesOutcome {
  created: string[]
  updated: string[]
  unchanged: string[]
  /** Slugs that another provider's game already has; those games are left as they are. */
  conflicts: string[]
}

async function upsertOwnGame(trx: Transaction<LedgerTables>, game: Game): Promise<keyof OwnGamesOutcome> {
  const { status, ...row } = toGameRow(game)
  const inserted = await trx
    .insertInto('games')
    .values({ ...row, status })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows) return 'created'
  const stored = await trx
    .selectFrom('games')
    .selectAll()
    .where('slug', '=', row.slug)
    .executeTakeFirstOrThrow()
  if (stored.provider !== row.provider) return 'conflicts'
  const columns = Object.keys(row) as (keyof typeof row)[]
  if (columns.every((column) => stored[column] === row[column])) return 'unchanged'
  // The status stays: a game that an operator unpublished stays so after a restart.
  await trx.updateTable('games').set(row).where('slug', '=', row.slug).execute()
  return 'updated'
}

/** Updates this repository's games at start; the catalogue's version increases only when one changed. */
export async function upsertOwnGames({ db }: Ledger, games: Game[]): Promise<OwnGamesOutcome> {
  const outcome: OwnGamesOutcome = { created: [], updated: [], unchanged: [], conflicts: [] }
  await db.transaction().execute(async (trx) => {
    for (const game of games) outcome[await upsertOwnGame(trx, game)].push(game.slug)
    if (outcome.created.length + outcome.updated.length === 0) return
    // An import that runs meanwhile has decided by the slugs and titles of before.
    await bumpVersion(trx, 'recordsVersion')
    await bumpVersion(trx, 'catalogueVersion')
  })
  return outcome
}

/**
 * Unpublishes games of this repository whose folder is missing, and publishes returned ones again; games that an operator unpublished
 * stay so. Returns the slugs whose status changed.
 */
export async function retireOwnGames(
  { db }: Ledger,
  provider: string,
  present: readonly string[],
  nowMs: number,
): Promise<{ retired: string[]; returned: string[] }> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('games')
      .select(['slug', 'status', 'vanished_at'])
      .where('provider', '=', provider)
      .execute()
    const here = new Set(present)
    const retired = rows.filter(({ slug, status }) => status === 'published' && !here.has(slug))
    const returned = rows.filter(
      ({ slug, status, vanished_at }) => status === 'removed' && vanished_at !== null && here.has(slug),
    )
    for (const [games, change] of [
      [retired, { status: 'removed', vanished_at: nowMs }],
      [returned, { status: 'published', vanished_at: null }],
    ] as const) {
      for (const { slug } of games)
        await trx.updateTable('games').set(change).where('slug', '=', slug).execute()
    }
    if (retired.length + returned.length > 0) await bumpVersion(trx, 'catalogueVersion')
    return { retired: retired.map(({ slug }) => slug), returned: returned.map(({ slug }) => slug) }
  })
}

/** Sets a game's status; the catalogue's version increases when that changed something. */
export async function setGameStatus(
  { db }: Ledger,
  slug: string,
  status: GameStatus,
): Promise<'changed' | 'unchanged' | 'unknown'> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('games')
      .set({ status })
      .where('slug', '=', slug)
      .where('status', '<>', status)
      .executeTakeFirstOrThrow()
    // Also when the status is the same: a game that both an import and the operator unpublished is not published again automatically.
    await trx
      .updateTable('games')
      .set({ status_by: 'operator', status_reason: null })
      .where('slug', '=', slug)
      .execute()
    if (numUpdatedRows > 0n) {
      await bumpVersion(trx, 'catalogueVersion')
      return 'changed'
    }
    const known = await trx.selectFrom('games').select('slug').where('slug', '=', slug).executeTakeFirst()
    return known ? 'unchanged' : 'unknown'
  })
}
