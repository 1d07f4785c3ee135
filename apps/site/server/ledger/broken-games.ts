/** Which games are broken: those that their provider no longer serves, and those that did not start in a browser. */
import type { Ledger } from './ledger.ts'

export const BROKEN_TABLES = ['address_checks', 'play_tests'] as const

/** Published games that are marked broken, by slug, with the time since when. */
export async function listBrokenGames({ db }: Pick<Ledger, 'db'>): Promise<Map<string, number>> {
  const broken = new Map<string, number>()
  for (const table of BROKEN_TABLES) {
    const rows = await db
      .selectFrom(table)
      .innerJoin('games', 'games.slug', `${table}.slug`)
      .select(['games.slug', 'broken_since'])
      .where('broken_since', 'is not', null)
      .where('games.status', '=', 'published')
      .orderBy('games.slug')
      .execute()
    for (const { slug, broken_since: since } of rows)
      broken.set(slug, Math.min(broken.get(slug) ?? Number.MAX_SAFE_INTEGER, Number(since)))
  }
  return broken
}
