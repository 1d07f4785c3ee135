/** Games that belong to a small tag by their titles. */
import type { Game } from '#app/domain/game.ts'
import { MIN_LINKED_TAG_GAMES } from './category-types.ts'

/** Shorter words, and words of more titles (“world”), say little of what a game is about. */
const MIN_TITLE_WORD_LETTERS = 4
const MAX_TITLED_GAMES = 12

/** Adds to each small tag, after its own games, those that have its words in their titles; `games` gives the order. */
export function addTitledGames(byTag: Map<string, Game[]>, games: readonly Game[]): void {
  const byFirstWord = new Map<string, { words: string; list: Game[]; found: Game[] }[]>()
  for (const [tag, list] of byTag) {
    if (list.length >= MIN_LINKED_TAG_GAMES || tag.length < MIN_TITLE_WORD_LETTERS) continue
    const first = tag.split('-', 1)[0]!
    const entry = { words: `${tag}-`, list, found: [] }
    const known = byFirstWord.get(first)
    if (known) known.push(entry)
    else byFirstWord.set(first, [entry])
  }
  for (const game of games) {
    const words = game.slug.split('-')
    for (const [place, word] of words.entries())
      for (const { words: wanted, found } of byFirstWord.get(word) ?? [])
        if (`${words.slice(place).join('-')}-`.startsWith(wanted) && found.at(-1) !== game) found.push(game)
  }
  for (const { list, found } of byFirstWord.values().flatMap((entries) => entries)) {
    if (found.length > MAX_TITLED_GAMES) continue
    const tagged = new Set(list)
    list.push(...found.filter((game) => !tagged.has(game)))
  }
}
