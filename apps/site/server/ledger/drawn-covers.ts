/** The motif of each drawn cover. A row is written once and never changed: a game has the same cover after imports and removals. */
import * as v from 'valibot'
import { type CoverChoice, CoverChoiceSchema } from '#app/domain/cover-choice.ts'
import type { Ledger } from './ledger.ts'

/** Rows per query, so that votes and pages are handled in between. */
const PAGE_ROWS = 1000
/** Keeps a statement's parameters far below both engines' limits. */
const MAX_INSERTED_ROWS = 300

/** By slug. An unreadable row is skipped: its cover is then drawn from the slug. */
export async function listDrawnCovers({ db }: Ledger): Promise<Map<string, CoverChoice>> {
  const covers = new Map<string, CoverChoice>()
  for (let lastSlug = ''; ;) {
    const rows = await db
      .selectFrom('drawn_covers')
      .selectAll()
      .where('slug', '>', lastSlug)
      .orderBy('slug')
      .limit(PAGE_ROWS)
      .execute()
    addCovers(covers, rows)
    if (rows.length < PAGE_ROWS) return covers
    lastSlug = rows.at(-1)!.slug
  }
}

/** Those of these games. */
export async function readDrawnCovers(
  { db }: Ledger,
  slugs: readonly string[],
): Promise<Map<string, CoverChoice>> {
  const covers = new Map<string, CoverChoice>()
  for (let start = 0; start < slugs.length; start += MAX_INSERTED_ROWS) {
    const some = slugs.slice(start, start + MAX_INSERTED_ROWS)
    const rows = await db.selectFrom('drawn_covers').selectAll().where('slug', 'in', some).execute()
    addCovers(covers, rows)
  }
  return covers
}

function addCovers(covers: Map<string, CoverChoice>, rows: readonly { slug: string }[]): void {
  for (const { slug, ...choice } of rows) {
    const result = v.safeParse(CoverChoiceSchema, choice)
    if (result.success) covers.set(slug, result.output)
  }
}

/** Null for a game whose cover was not chosen yet. */
export async function findDrawnCover({ db }: Pick<Ledger, 'db'>, slug: string): Promise<CoverChoice | null> {
  const row = await db.selectFrom('drawn_covers').selectAll().where('slug', '=', slug).executeTakeFirst()
  const result = v.safeParse(CoverChoiceSchema, row)
  return result.success ? result.output : null
}

/** An earlier choice of another process stays. Returns whether all of these choices are stored. */
export async function insertDrawnCovers(
  { db }: Ledger,
  covers: ReadonlyMap<string, CoverChoice>,
): Promise<boolean> {
  const rows = [...covers].map(([slug, choice]) => ({ slug, ...choice }))
  let stored = 0
  for (let start = 0; start < rows.length; start += MAX_INSERTED_ROWS) {
    const inserted = await db
      .insertInto('drawn_covers')
      .values(rows.slice(start, start + MAX_INSERTED_ROWS))
      .onConflict((conflict) => conflict.doNothing())
      .returning('slug')
      .execute()
    stored += inserted.length
  }
  return stored === rows.length
}
