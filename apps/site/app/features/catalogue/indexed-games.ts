/** Whether a search index that was built of some games is still right for others. */
import type { CategoryEntry } from './category-entries.ts'
import type { Game } from '#app/domain/game.ts'
import { diffGames } from './game-changes.ts'

export interface IndexedState {
  /** By slug. */
  games: readonly Game[]
  /** Their labels are words of the index. */
  categories: readonly CategoryEntry[]
}

/** Games that were removed may stay in an index; plays and votes are as of when it was built. */
export function isIndexCurrent(before: IndexedState, now: IndexedState): boolean {
  const { removed, added } = diffGames(before.games, now.games)
  const known = new Map(removed.map((game) => [game.slug, game]))
  const isKnown = (game: Game) => {
    const other = known.get(game.slug)
    return other !== undefined && listWords(other) === listWords(game)
  }
  return listLabels(before) === listLabels(now) && added.every(isKnown)
}

const listLabels = ({ categories }: IndexedState) =>
  JSON.stringify(categories.map(({ id, label }) => [id, label]))

function listWords({ title, tags, maker, summary, categories, devices, offline, controls }: Game): string {
  return JSON.stringify([title, tags, maker, summary, categories, devices, offline, 'touch' in controls])
}
