/**
 * Places games in categories by their tags and words. Pure: the same game and the same rules give the same categories.
 * The rules are data: `content/categories.json` for the categories that come with the software, the ledger for an operator's own.
 */
import * as v from 'valibot'
import { SlugSchema } from './slug.ts'
import { indexPhrases, listPhrases, toWords, type PhraseIndex } from './words.ts'

const WordSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(2), v.maxLength(60))

/** Every key may be left out. */
export const RULE_ENTRIES = {
  /** A game with any of these tags is in the category. */
  tags: v.optional(v.array(SlugSchema), () => []),
  /** So is a game with any of these whole words (or phrases) in its title. */
  titleWords: v.optional(v.array(WordSchema), () => []),
  /** Tags that providers use loosely: they count where the title or description also has one of `textWords`. */
  weakTags: v.optional(v.array(SlugSchema), () => []),
  /** Words of titles and descriptions: they confirm `weakTags`, and place a game that no other rule places. */
  textWords: v.optional(v.array(WordSchema), () => []),
  /** A game with any of these tags stays out. */
  exceptTags: v.optional(v.array(SlugSchema), () => []),
  /** So does a game with any of these words in its title. */
  exceptWords: v.optional(v.array(WordSchema), () => []),
}
export const CategoryRuleSchema = v.strictObject(RULE_ENTRIES)
export type CategoryRule = v.InferOutput<typeof CategoryRuleSchema>

export interface PlacedBy {
  id: string
  rule: CategoryRule
  /** Slugs of games that are in the category whatever the rule says. */
  games?: readonly string[]
  /** The rule's `textWords` never place a game on their own. */
  isStrict?: boolean
}

export interface PlacedGame {
  slug?: string
  title: string
  summary: string
  description: string
  tags: readonly string[]
}

/** The ids of the categories a game is in, in the order of the categories. */
export type PlaceGame = (game: PlacedGame) => string[]

type Places = Map<string, number[]>

interface Indexes {
  tags: Places
  weakTags: Places
  exceptTags: Places
  games: Places
  titleWords: PhraseIndex<number>
  textWords: PhraseIndex<number>
  exceptWords: PhraseIndex<number>
}

export function createPlacing(categories: readonly PlacedBy[]): PlaceGame {
  const indexes = indexRules(categories)
  const isStrict = categories.map((category) => category.isStrict === true)
  return (game) => {
    const title = toWords(game.title)
    const out = new Set([
      ...collect(indexes.exceptTags, game.tags),
      ...listPhrases(indexes.exceptWords, title),
    ])
    const found = new Set([...collect(indexes.tags, game.tags), ...listPhrases(indexes.titleWords, title)])
    for (const place of out) found.delete(place)
    const weak = collect(indexes.weakTags, game.tags).filter((place) => !found.has(place) && !out.has(place))
    if (weak.length > 0 || found.size === 0) {
      const said = countWords(indexes, game).filter(({ place }) => !out.has(place))
      for (const { place } of said) if (weak.includes(place)) found.add(place)
      if (found.size === 0) {
        const best = said
          .filter(({ place }) => !isStrict[place])
          .sort((a, b) => b.words - a.words || a.place - b.place)[0]
        if (best) found.add(best.place)
      }
    }
    if (game.slug !== undefined) for (const place of indexes.games.get(game.slug) ?? []) found.add(place)
    return [...found].sort((a, b) => a - b).map((place) => categories[place]!.id)
  }
}

/** How many different `textWords` of each category the title and the description have. */
function countWords({ textWords }: Indexes, game: PlacedGame): { place: number; words: number }[] {
  // A summary is the beginning of its description where there is one.
  const text = toWords(`${game.title} . ${game.description || game.summary}`)
  const counts = new Map<number, number>()
  for (const place of listPhrases(textWords, text)) counts.set(place, (counts.get(place) ?? 0) + 1)
  return [...counts].map(([place, words]) => ({ place, words }))
}

function collect(index: Places, keys: readonly string[]): number[] {
  return keys.flatMap((key) => index.get(key) ?? [])
}

function indexRules(categories: readonly PlacedBy[]): Indexes {
  const places = (keysOf: (category: PlacedBy) => readonly string[]): Places => {
    const index: Places = new Map()
    for (const [place, category] of categories.entries())
      for (const key of keysOf(category)) index.set(key, [...(index.get(key) ?? []), place])
    return index
  }
  const phrases = (name: 'titleWords' | 'textWords' | 'exceptWords') =>
    indexPhrases(
      categories.flatMap(({ rule }, place) => rule[name].map((phrase) => [phrase, place] as const)),
    )
  return {
    tags: places(({ rule }) => rule.tags),
    weakTags: places(({ rule }) => rule.weakTags),
    exceptTags: places(({ rule }) => rule.exceptTags),
    games: places(({ games = [] }) => games),
    titleWords: phrases('titleWords'),
    textWords: phrases('textWords'),
    exceptWords: phrases('exceptWords'),
  }
}
