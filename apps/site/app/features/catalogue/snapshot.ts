/** Everything that is published, whichever site lists it. Immutable. */
import type { FeedAdapter } from '#app/features/feeds/adapter.ts'
import type { SearchIndex } from '#app/features/search/search-index.server.ts'
import type { Game } from '#app/domain/game.ts'
import type { CategoryEntry } from './category-entries.ts'
import type { FeelingRules } from './feelings.ts'

export interface Snapshot {
  /** Moves with every change a page could show. */
  generation: string
  /** Moves with every change of the games themselves; votes and plays leave it alone. The same in every process. */
  version: number
  /** By slug. A game that does not change is the same object in the next snapshot. */
  games: readonly Game[]
  /** All categories, in the order of their list. */
  categories: readonly CategoryEntry[]
  /** What puts games behind the doors of “browse by feeling”. */
  feelings: FeelingRules
  hotScores: ReadonlyMap<string, number>
  /** Slugs of merged games and the game each went to. */
  merged: ReadonlyMap<string, string>
  /** Slugs of games that were removed permanently. */
  removed: ReadonlySet<string>
  search: SearchIndex
  /** The providers that games come from; those of the software when absent. */
  adapters?: readonly FeedAdapter[]
  builtAt: number
}
