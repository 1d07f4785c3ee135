/**
 * Which categories a game is in, and what is never shown, from one file an operator edits: `content/categories.json`.
 */
import * as v from 'valibot'
import { isBandAbove } from '#app/domain/rating.ts'
import { toWords } from '#app/features/audience/phrase-lookup.ts'
import { createPlacing, RULE_ENTRIES, type PlacedBy } from './category-rules.ts'
import { findCategoryType } from './category-types.ts'
import { EDITORIAL_CATEGORIES, type Game } from '#app/domain/game.ts'
import { isSlug } from '#app/domain/slug.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'

const WordsSchema = v.array(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(2), v.maxLength(60)))

export const MAX_LABEL = 40

export const CategoryLabelSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'a label is not empty'),
  v.maxLength(MAX_LABEL, `a label has at most ${MAX_LABEL} characters`),
)

const MappedCategorySchema = v.strictObject({
  /** Needed by all but Cars, Girls and Kids, whose labels are the product's. */
  label: v.optional(CategoryLabelSchema),
  /** Of the category's page; left out: the label with “games” behind it. */
  heading: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))),
  /** Tags of the same meaning: their pages lead to the category's. */
  sameAs: v.optional(v.array(SlugSchema), () => []),
  ...RULE_ENTRIES,
})
export type MappedCategory = v.InferOutput<typeof MappedCategorySchema>

const BlockedRuleSchema = v.strictObject({
  /** Whole words or phrases that block a record wherever its own texts say them. */
  everywhere: WordsSchema,
  /** Words too common in descriptions to block there. */
  titleAndTags: WordsSchema,
  /** Phrases taken out before looking, such as `poker face`. One in the title also outweighs the tags: they say less than a name. */
  except: WordsSchema,
})

export const CategoryMappingSchema = v.strictObject({
  /** By the name in the category's address, in the order of the lists. */
  categories: v.pipe(
    v.record(v.string(), MappedCategorySchema),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const { key, reason } of listCategoryFaults(dataset.value)) {
        const value = dataset.value[key]
        addIssue({
          message: reason,
          path: [{ type: 'object', origin: 'key', input: dataset.value, key, value }],
        })
      }
    }),
  ),
  /**
   * Until version 0.1.0 these three were in this file; now they are in `content/ratings.json`. An operator's older file is still valid:
   * words that exclude a game from Kids, minimum ages by tag, and words that refuse a record.
   */
  notForKids: v.optional(v.strictObject({ tags: v.array(SlugSchema), words: WordsSchema }), {
    tags: [],
    words: [],
  }),
  ages: v.optional(v.record(SlugSchema, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(21))), {}),
  blocked: v.optional(v.record(v.string(), BlockedRuleSchema), {}),
})
export type CategoryMapping = v.InferOutput<typeof CategoryMappingSchema>

function listCategoryFaults(categories: Record<string, MappedCategory>): { key: string; reason: string }[] {
  const faults: { key: string; reason: string }[] = []
  const owners = new Map<string, string>()
  for (const [key, { label, sameAs }] of Object.entries(categories)) {
    const isEditorial = (EDITORIAL_CATEGORIES as readonly string[]).includes(key)
    const type = findCategoryType(key)
    if (!isEditorial && type !== undefined)
      faults.push({ key, reason: `the address “${type}” belongs to the product, in any case` })
    else if (!isEditorial && !isSlug(key))
      faults.push({
        key,
        reason: 'a category is named as in its address: lower-case letters, digits and hyphens',
      })
    else if (!isEditorial && label === undefined) faults.push({ key, reason: 'it needs a “label”' })
    for (const tag of sameAs) {
      const owner = owners.get(tag)
      if (owner !== undefined) faults.push({ key, reason: `the tag “${tag}” means “${owner}” already` })
      owners.set(tag, key)
    }
  }
  for (const key of EDITORIAL_CATEGORIES)
    if (!Object.hasOwn(categories, key)) faults.push({ key, reason: 'it is missing' })
  return faults
}

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
  const [issue] = result.issues
  const where = v.getDotPath(issue) ?? 'the whole'
  throw fail(
    issue.type === 'strict_object' && issue.expected === 'never'
      ? `${where}: there is no such key; see “Categories” in docs/operating.md`
      : `${where}: ${issue.message}`,
  )
}

export type CategorisedGame = Pick<
  Game,
  'title' | 'summary' | 'description' | 'tags' | 'rating' | 'categories' | 'source' | 'hasOperatorCategories'
> & { slug?: string }

/**
 * A game of ours has its maker's categories and those of the rules; a provider's game has those of the rules. An operator's choice is instead of
 * both. In each case a game that is not for children is not in Kids.
 */
export function createCategoriser(
  categories: readonly PlacedBy[],
  mapping: CategoryMapping,
): (game: CategorisedGame) => string[] {
  const place = createPlacing(categories)
  const listPlaced = (game: CategorisedGame) => {
    const placed = place(game)
    const given = game.source.kind === 'own' ? game.categories : []
    return given.length > 0 ? [...new Set([...given, ...placed])] : placed
  }
  return (game) => {
    const all = game.hasOperatorCategories ? game.categories : listPlaced(game)
    return all.includes('Kids') && !isForKids(game, mapping) ? all.filter((id) => id !== 'Kids') : all
  }
}

export function isForKids(
  game: Omit<CategorisedGame, 'categories' | 'source' | 'hasOperatorCategories'>,
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
