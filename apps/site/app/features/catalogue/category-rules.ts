/**
 * Places games in categories by their tags and words. Pure: the same game and the same rules give the same categories.
 * The rules are data: `content/categories.json` for the categories that come with the software, the ledger for an operator's own.
 */
import * as v from 'valibot'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { findTagOf } from '#app/domain/tags.ts'
import { indexPhrases, listPhrases, toWords, type PhraseIndex } from '#app/features/audience/phrase-lookup.ts'

const WordSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(2), v.maxLength(60))

const TagsSchema = v.optional(v.array(SlugSchema), () => [])
const WordsSchema = v.optional(v.array(WordSchema), () => [])

/** Every key may be left out. */
export const RULE_ENTRIES = {
  /** A game with any of these tags is in the category. */
  tags: TagsSchema,
  /** A game matches with any of these words (or phrases) in its title. */
  titleWords: WordsSchema,
  /** Tags that providers use loosely: each list counts where the title or the description has one of its words. */
  weak: v.optional(
    v.array(v.strictObject({ tags: v.array(SlugSchema), words: v.array(WordSchema) })),
    () => [],
  ),
  /** Words of titles and descriptions that place a game which no other rule places. */
  textWords: WordsSchema,
  /** A game with any of these tags stays out. */
  exceptTags: TagsSchema,
  /** So does a game with any of these words in its title. */
  exceptWords: WordsSchema,
  /** And one with any of these in its title or description. */
  exceptTexts: WordsSchema,
}
export const CategoryRuleSchema = v.strictObject(RULE_ENTRIES)
export type CategoryRule = v.InferOutput<typeof CategoryRuleSchema>

export interface PlacedBy {
  id: string
  rule: CategoryRule
  /** Slugs of games that are in the category whatever the rule gives. */
  games?: readonly string[]
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

/** By tag or slug, the places of categories. */
type Places = Map<string, number[]>

/** The effect of a word in the texts: it confirms a weak rule, or counts for a category. */
type TextHit = { weak: number } | { place: number }

interface Indexes {
  tags: Places
  exceptTags: Places
  games: Places
  titleWords: PhraseIndex<number>
  exceptWords: PhraseIndex<number>
  /** Which weak rules a tag begins, by their numbers. */
  weakTags: Places
  /** What the texts say: the words of weak rules and those that place a game on their own. */
  texts: PhraseIndex<TextHit>
  /** Of each weak rule, the place of its category. */
  weakPlaces: number[]
  /** Words in texts that exclude a game, and the categories that have such words. */
  exceptTexts: PhraseIndex<number>
  readers: ReadonlySet<number>
}

export function createPlacing(categories: readonly PlacedBy[]): PlaceGame {
  const indexes = indexRules(categories)
  return (game) => {
    const title = toWords(game.title)
    const tags = game.tags.map(findTagOf)
    const out = new Set([...collect(indexes.exceptTags, tags), ...listPhrases(indexes.exceptWords, title)])
    const found = new Set([...collect(indexes.tags, tags), ...listPhrases(indexes.titleWords, title)])
    for (const place of out) found.delete(place)
    const weak = collect(indexes.weakTags, tags)
    // Descriptions are long, and most games are placed without.
    if (weak.length > 0 || found.size === 0 || !found.isDisjointFrom(indexes.readers))
      placeByTexts(indexes, game, weak, { found, out })
    for (const place of (game.slug && indexes.games.get(game.slug)) || []) found.add(place)
    return [...found].sort((a, b) => a - b).map((place) => categories[place]!.id)
  }
}

function placeByTexts(
  { texts, weakPlaces, exceptTexts }: Indexes,
  { title, summary, description }: PlacedGame,
  weak: readonly number[],
  { found, out }: { found: Set<number>; out: Set<number> },
): void {
  // The summary is the beginning of the description, when there is one.
  const text = toWords(`${title} . ${description || summary}`)
  for (const place of listPhrases(exceptTexts, text)) {
    out.add(place)
    found.delete(place)
  }
  /** For each category, how many of its words occur in the game's texts. */
  const counts = new Map<number, number>()
  for (const phrase of listPhrases(texts, text)) {
    if ('place' in phrase) counts.set(phrase.place, (counts.get(phrase.place) ?? 0) + 1)
    else if (weak.includes(phrase.weak)) {
      const place = weakPlaces[phrase.weak]!
      if (!out.has(place)) found.add(place)
    }
  }
  if (found.size > 0) return
  const [most] = [...counts].filter(([place]) => !out.has(place)).sort((a, b) => b[1] - a[1] || a[0] - b[0])
  if (most) found.add(most[0])
}

function collect(index: Places, keys: readonly string[]): number[] {
  return keys.flatMap((key) => index.get(key) ?? [])
}

function indexRules(categories: readonly PlacedBy[]): Indexes {
  const rules = categories.map(({ rule }) => rule)
  const weakRules = rules.flatMap(({ weak }, place) => weak.map((rule) => ({ ...rule, place })))
  return {
    tags: indexKeys(rules, ({ tags }) => tags.map(findTagOf)),
    exceptTags: indexKeys(rules, ({ exceptTags }) => exceptTags.map(findTagOf)),
    games: indexKeys(categories, ({ games = [] }) => games),
    titleWords: indexPhrases(
      rules.flatMap((rule, place) => rule.titleWords.map((word) => [word, place] as const)),
    ),
    exceptWords: indexPhrases(
      rules.flatMap((rule, place) => rule.exceptWords.map((word) => [word, place] as const)),
    ),
    weakTags: indexKeys(weakRules, ({ tags }) => tags.map(findTagOf)),
    texts: indexPhrases<TextHit>([
      ...weakRules.flatMap(({ words }, weak) => words.map((word) => [word, { weak }] as const)),
      ...rules.flatMap((rule, place) => rule.textWords.map((word) => [word, { place }] as const)),
    ]),
    weakPlaces: weakRules.map(({ place }) => place),
    exceptTexts: indexPhrases(
      rules.flatMap((rule, place) => rule.exceptTexts.map((word) => [word, place] as const)),
    ),
    readers: new Set(rules.keys().filter((place) => rules[place]!.exceptTexts.length > 0)),
  }
}

function indexKeys<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]): Places {
  const index: Places = new Map()
  for (const [place, item] of items.entries())
    for (const key of keysOf(item)) index.set(key, [...(index.get(key) ?? []), place])
  return index
}
