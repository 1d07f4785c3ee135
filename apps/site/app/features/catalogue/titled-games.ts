/** Games that belong to a small tag by their titles. */
import type { Game } from '#app/domain/game.ts'
import { MIN_LINKED_TAG_GAMES } from './category-types.ts'
import { STEP_ITEMS, type Steps } from './work-in-turns.ts'

/** Shorter words, and words of more titles (“world”), say little of what a game is about. */
const MIN_TITLE_WORD_LETTERS = 4
const MAX_TITLED_GAMES = 12

/** Adds to each small tag, after its own games, those that have its words in their titles; `games` gives the order. */
export function* addTitledGames(byTag: Map<string, Game[]>, games: readonly Game[]): Steps<void> {
  const byFirstWord = new Map<string, { words: string; list: Game[]; found: Game[] }[]>()
  for (const [tag, list] of byTag) {
    if (!isSmall(tag, list)) continue
    const first = tag.split('-', 1)[0]!
    const entry = { words: `${tag}-`, list, found: [] }
    const known = byFirstWord.get(first)
    if (known) known.push(entry)
    else byFirstWord.set(first, [entry])
  }
  yield
  for (const [number, game] of games.entries()) {
    const words = game.slug.split('-')
    for (const [place, word] of words.entries())
      for (const { words: wanted, found } of byFirstWord.get(word) ?? [])
        if (`${words.slice(place).join('-')}-`.startsWith(wanted) && found.at(-1) !== game) found.push(game)
    if (number % STEP_ITEMS === 0) yield
  }
  for (const { list, found } of byFirstWord.values().flatMap((entries) => entries)) {
    if (found.length > MAX_TITLED_GAMES) continue
    const tagged = new Set(list)
    list.push(...found.filter((game) => !tagged.has(game)))
  }
}

function isSmall(tag: string, games: readonly Game[]): boolean {
  return games.length < MIN_LINKED_TAG_GAMES && tag.length >= MIN_TITLE_WORD_LETTERS
}

/** The tags whose games a game is among by its title; `byTag` has them already. */
export function listTitledTags(game: Game, byTag: ReadonlyMap<string, readonly Game[]>): string[] {
  const words = game.slug.split('-')
  const phrases = words.flatMap((_, from) =>
    words.slice(from).map((_word, length) => words.slice(from, from + length + 1).join('-')),
  )
  return phrases.filter((tag) => {
    const games = byTag.get(tag)
    return (
      !game.tags.includes(tag) &&
      tag.length >= MIN_TITLE_WORD_LETTERS &&
      games !== undefined &&
      games.length < MIN_LINKED_TAG_GAMES + MAX_TITLED_GAMES &&
      games.some(({ slug }) => slug === game.slug)
    )
  })
}
