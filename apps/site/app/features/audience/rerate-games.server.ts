/** Rates the games in the ledger again when the words have changed. */
import { NO_AGE_EVIDENCE, type Rating } from '#app/domain/rating.ts'
import { rateGame } from './rate-game.ts'
import type { RatingWords } from './rating-words.ts'
import type { Game } from '#app/domain/game.ts'
import { readStoredRating } from '#server/ledger/games.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { bumpVersion, findFact, setFact } from '#server/ledger/versions.ts'

/** Rows read at once; each batch is one short transaction, so that other writers do not wait long. */
const PAGE_ROWS = 500
/** The key in `meta` that stores which words rated the games. */
const VERSION_FACT = 'ratingWordsVersion'

export interface Rerating {
  /** Whether the words are others than before, so that sites may list other games now. */
  isNew: boolean
  /** Games looked at, and those whose rating changed. */
  rated: number
  changed: number
}

/** Run at start, before games are shown; two processes that run it at once write the same. */
export async function rerateGames(ledger: Ledger, words: RatingWords): Promise<Rerating> {
  const outcome: Rerating = { isNew: false, rated: 0, changed: 0 }
  if ((await findFact(ledger, VERSION_FACT)) === words.version) return outcome
  outcome.isNew = true
  for (let last: string | null = ''; last !== null;) last = await ratePage(ledger, words, last, outcome)
  await setFact(ledger, VERSION_FACT, words.version)
  return outcome
}

/** Returns the page's last slug, or null after the last page. */
async function ratePage(
  { db }: Ledger,
  words: RatingWords,
  after: string,
  outcome: Rerating,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('games')
      .select(['slug', 'record'])
      .where('slug', '>', after)
      .orderBy('slug')
      .limit(PAGE_ROWS)
      .execute()
    let changed = 0
    for (const { slug, record } of rows) {
      const next = rateRecord(record, words)
      if (next === null) continue
      await trx.updateTable('games').set({ record: next }).where('slug', '=', slug).execute()
      changed++
    }
    if (changed > 0) await bumpVersion(trx, 'catalogueVersion')
    outcome.rated += rows.length
    outcome.changed += changed
    return rows.length < PAGE_ROWS ? null : rows.at(-1)!.slug
  })
}

/** The record with its new rating; null where nothing changes, the maker decided, or the record cannot be read. */
export function rateRecord(record: string, words: RatingWords): string | null {
  let stored: Partial<Game> & { age?: unknown }
  try {
    stored = JSON.parse(record) as typeof stored
  } catch {
    return null // the catalogue reports it as faulty
  }
  const { rating: before, ageEvidence } = readStoredRating(stored) as Pick<Game, 'rating' | 'ageEvidence'>
  if (before.by === 'maker') return null
  const { refusal: _refusal, ...rating } = rateGame(
    {
      title: stored.title ?? '',
      description: stored.description ?? '',
      instructions: stored.instructions ?? '',
      tags: stored.tags ?? [],
      categories: stored.categories ?? [],
      ageEvidence: { ...NO_AGE_EVIDENCE, ...ageEvidence },
    },
    words,
  )
  return isSame(stored.rating, rating) ? null : JSON.stringify({ ...stored, rating, ageEvidence })
}

function isSame(before: Rating | undefined, after: Rating): boolean {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(after)
}
