/** Plays and votes: counters that change constantly and are exact, on both engines and with many processes. */
import { sql, type Transaction } from 'kysely'
import { addEventCounts, dayOf, PLAY_EVENT } from './events.ts'
import type { Ledger } from './ledger.ts'
import type { LedgerTables } from './schema.ts'

const HOUR_MS = 3_600_000
const HALF_LIFE_HOURS = 48
/** The earlier period with which plays are compared to find rising games. */
const TREND_HALF_LIFE_HOURS = 4 * 24
/** Added to both sides, so that a single play is no trend. */
const TREND_OFFSET_PLAYS = 5
/** After 20 days, ten half-lives, an hour's plays weigh a thousandth. */
const RETENTION_HOURS = 20 * 24
/** Keeps a statement's parameters far below both engines' limits. */
const MAX_SLUGS_PER_STATEMENT = 500
/** Rows per query, so that votes and pages are handled in between. */
const PAGE_ROWS = 2000

export interface Play {
  slug: string
  atMs: number
  /** The host it was played on; without one it counts for the game alone. */
  site?: string
}

export interface Counters {
  plays: number
  likes: number
  dislikes: number
}

/** The game that counts for each of these slugs: itself, or the one it was merged into. Unknown slugs are left out. */
async function findSurvivors(trx: Transaction<LedgerTables>, slugs: string[]): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('games')
    .select(['slug', 'merged_into'])
    .where('slug', 'in', slugs)
    .execute()
  return new Map(rows.map((row) => [row.slug, row.merged_into ?? row.slug]))
}

/**
 * Two processes that update the same games in different orders would deadlock in PostgreSQL, so the rows are locked
 * in one order first. SQLite has one writer at a time and needs no lock.
 */
async function lockGames({ engine }: Ledger, trx: Transaction<LedgerTables>, slugs: string[]): Promise<void> {
  if (engine === 'sqlite') return
  await trx
    .selectFrom('games')
    .select('slug')
    .where('slug', 'in', slugs)
    .orderBy('slug')
    .forNoKeyUpdate()
    .execute()
}

function countBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

async function addPlays(trx: Transaction<LedgerTables>, plays: Play[]): Promise<void> {
  const totals = [...countBy(plays, (play) => play.slug)]
  const rows = totals.map(([slug, count]) => sql`(cast(${slug} as text), cast(${count} as bigint))`)
  await sql`
    update games set plays = games.plays + added.column2
    from (values ${sql.join(rows)}) as added where games.slug = added.column1
  `.execute(trx)
  const perHour = countBy(plays, ({ slug, atMs }) => `${Math.floor(atMs / HOUR_MS)} ${slug}`)
  const hours = [...perHour].map(([key, count]) => {
    const [hour, slug] = key.split(' ') as [string, string]
    return { game_slug: slug, hour: Number(hour), plays: count }
  })
  for (let start = 0; start < hours.length; start += MAX_SLUGS_PER_STATEMENT) {
    await trx
      .insertInto('play_hours')
      .values(hours.slice(start, start + MAX_SLUGS_PER_STATEMENT))
      .onConflict((conflict) =>
        conflict.columns(['game_slug', 'hour']).doUpdateSet({
          plays: sql`play_hours.plays + excluded.plays`,
        }),
      )
      .execute()
  }
}

/** The same plays by site and day, for the operator's statistics. */
async function addSitePlays(trx: Transaction<LedgerTables>, plays: Play[]): Promise<void> {
  const byDay = Map.groupBy(plays, ({ atMs }) => dayOf(atMs))
  for (const [, played] of [...byDay].sort(([a], [b]) => a - b)) {
    const events = played.flatMap(({ slug, site }) =>
      site === undefined ? [] : [{ site, event: PLAY_EVENT, subject: slug, source: '' }],
    )
    await addEventCounts(trx, events, played[0]!.atMs)
  }
}

/** One batch in one transaction. Plays of unknown games are ignored, those of merged games go to the survivor. */
export async function recordPlays(ledger: Ledger, plays: Play[]): Promise<void> {
  const slugs = [...new Set(plays.map((play) => play.slug))].sort()
  if (slugs.length === 0) return
  await ledger.db.transaction().execute(async (trx) => {
    for (let start = 0; start < slugs.length; start += MAX_SLUGS_PER_STATEMENT) {
      const survivors = await findSurvivors(trx, slugs.slice(start, start + MAX_SLUGS_PER_STATEMENT))
      const counted = plays.flatMap((play) => {
        const survivor = survivors.get(play.slug)
        return survivor ? [{ ...play, slug: survivor }] : []
      })
      if (counted.length === 0) continue
      await lockGames(ledger, trx, [...new Set(survivors.values())])
      await addPlays(trx, counted)
      await addSitePlays(trx, counted)
    }
  })
}

const sumDecayed = (nowHours: number, halfLifeHours: number) =>
  sql<number>`sum(plays * power(
    cast(2 as double precision),
    (cast(hour as double precision) - cast(${nowHours} as double precision)) / ${sql.lit(halfLifeHours)}
  ))`

/**
 * The trend of each recently played game: its plays, with a half-life of 48 hours, times the increase of their rate compared with the
 * past days.
 */
export async function listHotScores({ db }: Ledger, nowMs: number): Promise<Map<string, number>> {
  const nowHours = nowMs / HOUR_MS
  const rows = await db
    .selectFrom('play_hours')
    .select([
      'game_slug',
      sumDecayed(nowHours, HALF_LIFE_HOURS).as('recent'),
      sumDecayed(nowHours, TREND_HALF_LIFE_HOURS).as('past'),
    ])
    .where('hour', '>', Math.floor(nowHours) - RETENTION_HOURS)
    .where('hour', '<=', Math.floor(nowHours))
    .groupBy('game_slug')
    .execute()
  return new Map(rows.map((row) => [row.game_slug, row.recent * rateRise(row.recent, row.past)]))
}

/** 1 for constant plays; up to 2 for rising plays, down to 1/2 for falling ones. */
function rateRise(recent: number, past: number): number {
  const now = (recent + TREND_OFFSET_PLAYS) / HALF_LIFE_HOURS
  const before =
    (past + TREND_OFFSET_PLAYS * (TREND_HALF_LIFE_HOURS / HALF_LIFE_HOURS)) / TREND_HALF_LIFE_HOURS
  return Math.min(2, Math.max(0.5, now / before))
}

/** Plays on all sites from the first to the last of these hours since 1970, both included. */
export async function sumPlayHours(
  { db }: Pick<Ledger, 'db'>,
  { fromHour, toHour }: { fromHour: number; toHour: number },
): Promise<number> {
  const { plays } = await db
    .selectFrom('play_hours')
    .select(({ fn }) => fn.sum<number | null>('plays').as('plays'))
    .where('hour', '>=', fromHour)
    .where('hour', '<=', toHour)
    .executeTakeFirstOrThrow()
  return Number(plays ?? 0)
}

/** Deletes hours with a negligible weight; returns the number of rows. */
export async function prunePlayHours({ db }: Ledger, nowMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('play_hours')
    .where('hour', '<=', Math.floor(nowMs / HOUR_MS) - RETENTION_HOURS)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export interface VoteChange {
  slug: string
  /** SHA-256 of the visitor's random token for this game, hex. */
  tokenHash: string
  /** 1 like, -1 dislike, 0 takes the vote back. */
  value: 1 | -1 | 0
}

async function replaceVote(
  trx: Transaction<LedgerTables>,
  { slug, tokenHash, value }: VoteChange,
): Promise<number> {
  const vote = await trx
    .selectFrom('votes')
    .select('value')
    .where('game_slug', '=', slug)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (value === 0) {
    await trx.deleteFrom('votes').where('game_slug', '=', slug).where('token_hash', '=', tokenHash).execute()
  } else {
    const row = { value, updated_at: Date.now() }
    await trx
      .insertInto('votes')
      .values({ game_slug: slug, token_hash: tokenHash, ...row })
      .onConflict((conflict) => conflict.columns(['game_slug', 'token_hash']).doUpdateSet(row))
      .execute()
  }
  return vote?.value ?? 0
}

/** One changeable vote per token; returns the game's counts after it, or null when there is no such game. */
export async function castVote(
  ledger: Ledger,
  change: VoteChange,
): Promise<{ likes: number; dislikes: number } | null> {
  return ledger.db.transaction().execute(async (trx) => {
    const slug = (await findSurvivors(trx, [change.slug])).get(change.slug)
    if (!slug) return null
    // The game's row is the lock: no other transaction can change the old vote while it is read.
    await lockGames(ledger, trx, [slug])
    const before = await replaceVote(trx, { ...change, slug })
    const likes = Number(change.value === 1) - Number(before === 1)
    const dislikes = Number(change.value === -1) - Number(before === -1)
    return trx
      .updateTable('games')
      .set((set) => ({ likes: set('likes', '+', likes), dislikes: set('dislikes', '+', dislikes) }))
      .where('slug', '=', slug)
      .returning(['likes', 'dislikes'])
      .executeTakeFirstOrThrow()
  })
}

/** Every game's counters, including those that returned to 0, so that the caller can replace all of its own. */
export async function listCounters({ db }: Ledger): Promise<Map<string, Counters>> {
  const counters = new Map<string, Counters>()
  for (let lastSlug = ''; ;) {
    const rows = await db
      .selectFrom('games')
      .select(['slug', 'plays', 'likes', 'dislikes'])
      .where('slug', '>', lastSlug)
      .orderBy('slug')
      .limit(PAGE_ROWS)
      .execute()
    for (const { slug, ...counts } of rows) counters.set(slug, counts)
    if (rows.length < PAGE_ROWS) return counters
    lastSlug = rows.at(-1)!.slug
  }
}
