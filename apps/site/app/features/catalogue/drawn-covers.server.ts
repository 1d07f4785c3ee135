/**
 * Gives every game that came in since the last look a drawn cover of its own, for ever (decision 030): the drawing, composition and
 * colours used least where it will stand, in the lists of categories and of frequent searches as they are now.
 */
import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import { AUDIENCE_LIMITS } from '#app/features/audience/listing.ts'
import { type AssignableGame, assignCovers } from '#app/features/images/assign-covers.ts'
import { assignCoversInWorker } from '#app/features/images/assign-in-worker.server.ts'
import type { GameList } from '#app/features/images/list-places.ts'
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import { hasOwnPicture } from '#app/domain/operator-cover.ts'
import { foldText } from '#app/features/search/search.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite } from '#app/domain/site.ts'
import { insertDrawnCovers, readDrawnCovers } from '#server/ledger/drawn-covers.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { LedgerError } from '#server/ledger/ledger-error.ts'
import { createCatalogue } from './catalogue.server.ts'
import type { Snapshot } from './snapshot.ts'
import type { Game } from '#app/domain/game.ts'
import { createListing } from './listing.server.ts'
import { mapInSteps, runInTurns, STEP_ITEMS, type Steps } from './work-in-turns.ts'

/** Of a list, as many places as people look at. */
const LIST_DEPTH = 180
const SEARCH_DEPTH = 72
/** What so many titles have is searched for. */
const MIN_TITLES_OF_QUERY = 5
const MAX_SEARCHES = 900
const MIN_QUERY_LENGTH = 3
/** How many look at a category's page, or at the results of what many titles share, compared with other searches. */
const CATEGORY_WEIGHT = 5
const SEARCH_WEIGHT = 3
const TOP_SEARCH_COUNT = 200
const BEGINNING_LENGTHS = [4, 5]

const UNWRITABLE = new Set(['full', 'unwritable'])

/** Lists of a site without choices of its own, for each audience: where games stand on most sites, near enough. */
const SITES = Object.keys(AUDIENCE_LIMITS).map((audience) =>
  completeSite('any.invalid', v.parse(SiteSchema, { name: 'Any', audience, remoteGames: 'on' })),
)

/** The snapshot with a choice for every game. */
export async function withDrawnCovers(ledger: Ledger, snapshot: Snapshot): Promise<Snapshot> {
  const missing = snapshot.games.filter(hasNoCover).map(({ slug }) => slug)
  if (missing.length === 0) return snapshot
  const chosen = await chooseDrawnCovers(snapshot)
  const isOurs = await insertDrawnCovers(ledger, chosen).catch((error: unknown) => {
    // Chosen again when the ledger can be written.
    if (error instanceof LedgerError && UNWRITABLE.has(error.code)) return true
    throw error
  })
  const covers = isOurs ? chosen : await readDrawnCovers(ledger, missing)
  const games = snapshot.games.map((game) => {
    const drawnCover = hasNoCover(game) ? covers.get(game.slug) : undefined
    return drawnCover ? { ...game, drawnCover } : game
  })
  return { ...snapshot, games }
}

export const hasNoCover = ({ drawnCover }: Game): boolean => drawnCover === undefined

/** With fewer games a thread costs more time than it saves. */
const WORKER_FROM_GAMES = 3000

export async function chooseDrawnCovers(snapshot: Snapshot): Promise<Map<string, CoverChoice>> {
  const numbers = new Map(snapshot.games.map(({ slug }, number) => [slug, number]))
  /** By what it lists: one that is the same for several audiences is there once. */
  const lists = new Map<string, GameList>()
  const add = (slugs: readonly string[], weight: number) => {
    const games = slugs.flatMap((slug) => numbers.get(slug) ?? [])
    if (games.length > 1) lists.set(games.join(' '), { games, weight })
  }
  const queries = await runInTurns(listFrequentQueries(snapshot.games))
  for (const site of SITES) {
    const listing = await runInTurns(createListing(snapshot, site))
    const catalogue = createCatalogue(snapshot, site, listing)
    for (const { games } of catalogue.categories)
      add(
        games.slice(0, LIST_DEPTH).map(({ slug }) => slug),
        CATEGORY_WEIGHT,
      )
    for (const [place, query] of queries.entries()) {
      const { slugs } = catalogue.search.search(query, { limit: SEARCH_DEPTH, offset: 0 })
      add(slugs, place < TOP_SEARCH_COUNT ? SEARCH_WEIGHT : 1)
      await setImmediate() // pages are answered in between
    }
  }
  const games = await runInTurns(mapInSteps(snapshot.games, toAssignable))
  const assign = games.length < WORKER_FROM_GAMES ? assignCovers : assignCoversInWorker
  return assign(games, [...lists.values()])
}

/** What the choice depends on; the rest need not be copied to another thread. */
function toAssignable(game: Game): AssignableGame {
  const { slug, title, description, categories, tags, drawnCover } = game
  return {
    ...{ slug, title, description, categories, tags, isDrawn: !hasOwnPicture(game) },
    ...(drawnCover && { drawnCover }),
  }
}

/** What titles of the new games share with others: words, pairs of words, and beginnings as they are typed; the most frequent first, of equals the shortest. */
function* listFrequentQueries(games: readonly Game[]): Steps<string[]> {
  const counts = new Map<string, number>()
  const asked = new Set<string>()
  for (const [place, { title, drawnCover }] of games.entries()) {
    if (place % STEP_ITEMS === 0) yield
    for (const query of listQueries(title)) {
      counts.set(query, (counts.get(query) ?? 0) + 1)
      if (!drawnCover) asked.add(query)
    }
  }
  return [...counts]
    .filter(([query, count]) => count >= MIN_TITLES_OF_QUERY && asked.has(query))
    .sort(([queryA, a], [queryB, b]) => b - a || queryA.length - queryB.length || (queryA < queryB ? -1 : 1))
    .slice(0, MAX_SEARCHES)
    .map(([query]) => query)
}

function listQueries(title: string): Set<string> {
  const words = foldText(title).split(' ')
  const pairs = words.slice(1).map((word, place) => `${words[place]} ${word.replace(/s$/, '')}`)
  const beginnings = words.flatMap((word) => BEGINNING_LENGTHS.map((length) => word.slice(0, length)))
  return new Set([...words, ...pairs, ...beginnings].filter(({ length }) => length >= MIN_QUERY_LENGTH))
}
