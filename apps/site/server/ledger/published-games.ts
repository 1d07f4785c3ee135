/** Reads again only the published games that have changed: a mark of each row says which. */
import { sql } from 'kysely'
import type { Game } from '#app/domain/game.ts'
import { type GameFault, parseRows, STORED_COLUMNS } from './games.ts'
import type { Counters } from './counters.ts'
import type { Ledger } from './ledger.ts'

/** Rows per query: small rows, so that pages and votes are handled in between. */
const MARKS_PER_PAGE = 1000
/** Rows with a record are about 2 KB. */
const GAMES_PER_PAGE = 250

export interface GameMark extends Counters {
  slug: string
  /** Of the record and the operator's values: another number when either has changed. */
  mark: number
}

/** 52 bits of a hash: a number holds them exactly. */
const MARK_DIGITS = 13
const markOf = sql<string>`substr(md5(games.record || coalesce(game_edits.edits, '')), 1, ${sql.lit(MARK_DIGITS)})`

function selectPublished({ db }: Ledger) {
  return db
    .selectFrom('games')
    .leftJoin('game_edits', 'game_edits.slug', 'games.slug')
    .where('games.status', '=', 'published')
    .where('games.merged_into', 'is', null)
}

/** Of all published games, by slug. */
export async function* listGameMarks(ledger: Ledger): AsyncGenerator<GameMark[]> {
  for (let lastSlug = ''; ;) {
    const rows = await selectPublished(ledger)
      .select(['games.slug', 'games.plays', 'games.likes', 'games.dislikes', markOf.as('mark')])
      .where('games.slug', '>', lastSlug)
      .orderBy('games.slug')
      .limit(MARKS_PER_PAGE)
      .execute()
    yield rows.map((row) => ({ ...row, mark: Number.parseInt(row.mark, 16) }))
    if (rows.length < MARKS_PER_PAGE) return
    lastSlug = rows.at(-1)!.slug
  }
}

/** Those of these games that are published. Rows with an invalid record are returned as `faults`. */
export async function* readPublishedGames(
  ledger: Ledger,
  slugs: readonly string[],
): AsyncGenerator<{ games: Game[]; faults: GameFault[] }> {
  for (let start = 0; start < slugs.length; start += GAMES_PER_PAGE)
    yield parseRows(
      await selectPublished(ledger)
        .select(STORED_COLUMNS)
        .where('games.slug', 'in', slugs.slice(start, start + GAMES_PER_PAGE))
        .execute(),
    )
}
