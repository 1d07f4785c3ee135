/**
 * Cars, Girls and Kids, and what is never shown, from one file an operator edits: `content/categories.json`.
 */
import * as v from 'valibot'
import { isBandAbove } from '#app/features/audience/rating.ts'
import { toWords } from '#app/features/audience/words.ts'
import { EDITORIAL_CATEGORIES } from './game.ts'
import { SlugSchema } from './slug.ts'
import type { EditorialCategory, Game } from './game.ts'

const WordsSchema = v.array(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(2), v.maxLength(60)))

const CategoryRuleSchema = v.strictObject({
  /** A game with any of these tags is in the category. */
  tags: v.array(SlugSchema),
  /** So is a game with any of these whole words (or phrases) in its title. */
  titleWords: WordsSchema,
})

const BlockedRuleSchema = v.strictObject({
  /** Whole words or phrases that block a record wherever its own texts say them. */
  everywhere: WordsSchema,
  /** Words too common in descriptions to block there. */
  titleAndTags: WordsSchema,
  /** Phrases taken out before looking, such as `poker face`. One in the title also outweighs the tags: they say less than a name. */
  except: WordsSchema,
})

export const CategoryMappingSchema = v.strictObject({
  categories: v.strictObject({
    Cars: CategoryRuleSchema,
    Girls: CategoryRuleSchema,
    Kids: CategoryRuleSchema,
  }),
  /**
   * Until version 0.1.0 these three stood where `content/ratings.json` does now. A file that an operator wrote for it is still read:
   * words that keep a game out of Kids, least ages in years by tag, and words that refuse a record.
   */
  notForKids: v.optional(v.strictObject({ tags: v.array(SlugSchema), words: WordsSchema }), {
    tags: [],
    words: [],
  }),
  ages: v.optional(v.record(SlugSchema, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(21))), {}),
  blocked: v.optional(v.record(v.string(), BlockedRuleSchema), {}),
})
export type CategoryMapping = v.InferOutput<typeof CategoryMappingSchema>

/** Takes the text of `content/categories.json`; throws one error that names what is wrong and where. */
export function parseCategoryMapping(text: string): CategoryMapping {
  const fail = (cause: string) => new Error(`Reading content/categories.json failed: ${cause}`)
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    throw fail(`it is not JSON: ${(error as Error).message}`)
  }
  const result = v.safeParse(CategoryMappingSchema, input)
  if (result.success) return result.output
  throw fail(result.issues.map(describeIssue).join('; '))
}

/** An unknown key would be ignored silently, such as a category of the operator's own. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  const where = v.getDotPath(issue) ?? 'the whole'
  if (issue.type !== 'strict_object' || issue.expected !== 'never') return `${where}: ${issue.message}`
  const isCategory = where.startsWith('categories.')
  return isCategory
    ? `${where} is no category; there are ${EDITORIAL_CATEGORIES.join(', ')}`
    : `${where} is no key of this file`
}

export type CategorisedGame = Pick<
  Game,
  'title' | 'summary' | 'description' | 'tags' | 'rating' | 'categories' | 'source'
>

/** A game of ours keeps the categories its maker gave it; a provider's game has what the mapping says today. */
export function deriveCategories(game: CategorisedGame, mapping: CategoryMapping): EditorialCategory[] {
  const title = toWords(game.title)
  const given: readonly string[] = game.source.kind === 'own' ? game.categories : []
  return EDITORIAL_CATEGORIES.filter((category) => {
    const rule = mapping.categories[category]
    const isMeant =
      given.includes(category) ||
      rule.tags.some((tag) => game.tags.includes(tag)) ||
      findWord(title, rule.titleWords) !== null
    return isMeant && (category !== 'Kids' || isForKids(game, mapping))
  })
}

export function isForKids(
  game: Omit<CategorisedGame, 'categories' | 'source'>,
  mapping: CategoryMapping,
): boolean {
  if (isBandAbove(game.rating.age, '7+') || game.rating.notes.length > 0) return false
  if (mapping.notForKids.tags.some((tag) => game.tags.includes(tag))) return false
  const text = toWords(`${game.title} . ${game.summary} . ${game.description}`)
  return findWord(text, mapping.notForKids.words) === null
}

export function deriveAge(tags: readonly string[], mapping: CategoryMapping): number {
  return Math.max(0, ...tags.map((tag) => (Object.hasOwn(mapping.ages, tag) ? mapping.ages[tag]! : 0)))
}

export interface BlockedWord {
  /** The rule's name, such as `gambling`. */
  rule: string
  word: string
}

/** The first word of the operator's own list that refuses a record, or null. */
export function findBlockedWord(
  game: Pick<Game, 'title' | 'summary' | 'description' | 'tags'>,
  mapping: CategoryMapping,
): BlockedWord | null {
  const title = toWords(game.title)
  const tags = toWords(` . ${game.tags.join(' . ')}`)
  const texts = toWords(`. ${game.summary} . ${game.description}`)
  for (const [rule, { everywhere, titleAndTags, except }] of Object.entries(mapping.blocked)) {
    const heading = findWord(title, except) === null ? [...title, ...tags] : title
    const everything = [...heading, ...texts]
    const word =
      findWordExcept(everything, everywhere, except) ?? findWordExcept(heading, titleAndTags, except)
    if (word !== null) return { rule, word }
  }
  return null
}

/** Words and phrases by their first word; an import asks for the same lists a hundred thousand times. */
const indexes = new WeakMap<readonly string[], Map<string, string[][]>>()

function indexWords(words: readonly string[]): Map<string, string[][]> {
  let index = indexes.get(words)
  if (index) return index
  index = new Map()
  for (const word of words) {
    const phrase = toWords(word)
    const first = phrase[0] ?? word
    index.set(first, [...(index.get(first) ?? []), phrase])
  }
  indexes.set(words, index)
  return index
}

function findWord(text: readonly string[], words: readonly string[]): string | null {
  const index = indexWords(words)
  for (let at = 0; at < text.length; at++) {
    const phrase = index
      .get(text[at]!)
      ?.find((one) => one.every((word, offset) => text[at + offset] === word))
    if (phrase) return phrase.join(' ')
  }
  return null
}

function findWordExcept(
  text: readonly string[],
  words: readonly string[],
  except: readonly string[],
): string | null {
  if (findWord(text, words) === null) return null
  return findWord(removePhrases(text, except), words)
}

function removePhrases(text: readonly string[], phrases: readonly string[]): string[] {
  const index = indexWords(phrases)
  const rest: string[] = []
  for (let at = 0; at < text.length;) {
    const phrase = index
      .get(text[at]!)
      ?.find((one) => one.every((word, offset) => text[at + offset] === word))
    if (phrase) at += phrase.length
    else rest.push(text[at++]!)
  }
  return rest
}
