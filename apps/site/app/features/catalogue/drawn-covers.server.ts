/**
 * Gives every game that came in since the last look a drawn cover of its own, for ever (decision 030): the drawing, composition and
 * colours used least where it will stand, in the lists of categories and of frequent searches as they are now.
 */
import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import { AUDIENCE_LIMITS } from '#app/features/audience/listing.ts'
import { assignCovers } from '#app/features/images/assign-covers.ts'
import type { CoverChoice } from '#app/features/images/cover-choice.ts'
import { foldText } from '#app/features/search/search.ts'
import { SiteSchema } from '#app/features/sites/site-schema.ts'
import { completeSite } from '#app/features/sites/site.ts'
import { insertDrawnCovers, listDrawnCovers } from '#server/ledger/drawn-covers.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { createCatalogue, type Snapshot } from './catalogue.server.ts'
import type { Game } from './game.ts'

/** Of a list, as many places as people look at. */
const LIST_DEPTH = 180
const SEARCH_DEPTH = 72
/** Words that so many titles have are searched for. */
const MIN_TITLES_OF_WORD = 5
const MAX_SEARCHES = 300
const MIN_WORD_LENGTH = 3

/** Lists of a site without choices of its own, for each audience: where games stand on most sites, near enough. */
const SITES = Object.keys(AUDIENCE_LIMITS).map((audience) =>
  completeSite('any.invalid', v.parse(SiteSchema, { name: 'Any', audience, remoteGames: 'on' })),
)

/** The snapshot with a choice for every game. */
export async function withDrawnCovers(ledger: Ledger, snapshot: Snapshot): Promise<Snapshot> {
  const stored = await listDrawnCovers(ledger)
  const games = attach(snapshot.games, stored)
  if (games.every(({ drawnCover }) => drawnCover !== undefined)) return { ...snapshot, games }
  const chosen = await chooseDrawnCovers({ ...snapshot, games })
  const isOurs = await insertDrawnCovers(ledger, chosen)
  return { ...snapshot, games: attach(games, isOurs ? chosen : await listDrawnCovers(ledger)) }
}

function attach(games: readonly Game[], covers: ReadonlyMap<string, CoverChoice>): Game[] {
  return games.map((game) => {
    const drawnCover = covers.get(game.slug)
    return drawnCover ? { ...game, drawnCover } : game
  })
}

export async function chooseDrawnCovers(snapshot: Snapshot): Promise<Map<string, CoverChoice>> {
  const numbers = new Map(snapshot.games.map(({ slug }, number) => [slug, number]))
  const lists = [...listCategoryOrders(snapshot), ...(await listSearchOrders(snapshot))]
  const games = snapshot.games.map((game) => ({ ...game, isDrawn: !game.covers.square?.startsWith('/') }))
  const places = lists.map((slugs) => slugs.flatMap((slug) => numbers.get(slug) ?? []))
  return assignCovers(games, places)
}

/** Slugs in the order of each list; lists that are the same for several audiences are there once. */
function listCategoryOrders(snapshot: Snapshot): string[][] {
  const orders = new Map<string, string[]>()
  for (const site of SITES) {
    const { lists, categories } = createCatalogue(snapshot, site)
    for (const games of [...Object.values(lists), ...categories.map((category) => category.games)]) {
      const slugs = games.slice(0, LIST_DEPTH).map(({ slug }) => slug)
      orders.set(slugs.join(' '), slugs)
    }
  }
  return [...orders.values()]
}

/** What is found by the words that titles of the new games share with others. */
async function listSearchOrders({ games, search }: Snapshot): Promise<string[][]> {
  const counts = new Map<string, number>()
  const asked = new Set<string>()
  for (const { title, drawnCover } of games) {
    for (const word of new Set(foldText(title).split(' '))) {
      if (word.length < MIN_WORD_LENGTH) continue
      counts.set(word, (counts.get(word) ?? 0) + 1)
      if (!drawnCover) asked.add(word)
    }
  }
  const words = [...counts]
    .filter(([word, count]) => count >= MIN_TITLES_OF_WORD && asked.has(word))
    .sort(([wordA, a], [wordB, b]) => b - a || (wordA < wordB ? -1 : 1))
    .slice(0, MAX_SEARCHES)
  const orders: string[][] = []
  for (const [word] of words) {
    orders.push(search.search(word, { limit: SEARCH_DEPTH, offset: 0 }).slugs)
    await setImmediate() // pages are answered in between
  }
  return orders
}
