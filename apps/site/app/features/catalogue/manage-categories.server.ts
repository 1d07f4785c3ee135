/**
 * What an operator does with categories: the same functions for the command line and for whatever else lets an operator in. Each checks
 * first and then changes everything or nothing; a running server sees the change with its next look at the ledger.
 */
import * as v from 'valibot'
import {
  type CategoryChange,
  changeCategories,
  insertCategory,
  listStoredCategories,
  type OwnCategory,
  setCategoryOrder,
  type StoredCategories,
} from '#server/ledger/categories.ts'
import { listKnownSlugs } from '#server/ledger/games.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { CATEGORY_ICON_NAMES, isCategoryIconName } from '#app/ui/category-icon-names.ts'
import { toTags } from '#app/domain/tags.ts'
import { slugify } from '#app/domain/slugify.ts'
import { type CategoryMapping, CategoryLabelSchema, MAX_LABEL } from './categories.ts'
import { type CategoryEntry, listCategoryEntries, NO_RULE } from './category-entries.ts'
import type { PlacedBy } from './category-rules.ts'
import { findCategoryType } from './category-types.ts'
import { isSlug } from '#app/domain/slug.ts'

const MAX_OWN_CATEGORIES = 100
/** Tags, and words. */
export const MAX_WORDS = 100
export const MAX_CATEGORY_GAMES = 5000
const MAX_WORD_LENGTH = 60
/** Leaves room for the number behind a slug that was given before. */
const MAX_SLUG_LENGTH = 60

export type CategoryErrorCode =
  | 'unknown-category'
  | 'unknown-game'
  | 'taken'
  | 'not-own'
  | 'no-rule'
  | 'too-many'
  | 'invalid'

/** `rule`: tags, words and games together. */
export type CategoryField = 'label' | 'slug' | 'rule' | keyof CategoryParts

export class CategoryError extends Error {
  override name = 'CategoryError'
  readonly code: CategoryErrorCode
  /** What the message is about, if it is about one part. */
  readonly field: CategoryField | null
  constructor(code: CategoryErrorCode, message: string, field: CategoryField | null = null) {
    super(message)
    this.code = code
    this.field = field
  }
}

/** What a category of the operator's own is made of. */
export interface CategoryParts {
  tags: readonly string[]
  /** Whole words or phrases of titles. */
  words: readonly string[]
  /** Slugs of games that are in it whatever their titles are. */
  games: readonly string[]
  /** The name of a drawing; null for the general one. */
  icon: string | null
}

type Mapping = Pick<CategoryMapping, 'categories'>

/** Every category, in the order they are listed in. */
export async function readCategories(ledger: Ledger, mapping: Mapping): Promise<CategoryEntry[]> {
  return listCategoryEntries(mapping, (await listStoredCategories(ledger)).edits)
}

export async function addCategory(
  ledger: Ledger,
  mapping: Mapping,
  { label, slug, ...parts }: CategoryParts & { label: string; slug?: string },
): Promise<CategoryEntry> {
  const stored = await listStoredCategories(ledger)
  const entries = listCategoryEntries(mapping, stored.edits)
  const checkedLabel = checkLabel(label, entries)
  const own = await checkParts(ledger, parts)
  if (entries.filter(({ origin }) => origin === 'operator').length >= MAX_OWN_CATEGORIES)
    throw new CategoryError('too-many', `There are ${MAX_OWN_CATEGORIES} categories of your own already`)
  const taken = listTakenSlugs(entries, stored)
  const given = slug === undefined ? giveSlug(checkedLabel, taken) : checkSlug(slug, taken)
  const isInserted = await insertCategory(ledger, {
    ...{ slug: given, label: checkedLabel, own },
    nowMs: Date.now(),
  })
  if (!isInserted) throw new CategoryError('taken', `The address “${given}” was just taken; try again`)
  return getCategory(await readCategories(ledger, mapping), given)
}

/** The address that a category with this label would get; null for a label without letters. */
export async function suggestSlug(ledger: Ledger, mapping: Mapping, label: string): Promise<string | null> {
  const stored = await listStoredCategories(ledger)
  const taken = listTakenSlugs(listCategoryEntries(mapping, stored.edits), stored)
  try {
    return giveSlug(label, taken)
  } catch (error) {
    if (error instanceof CategoryError) return null
    throw error
  }
}

function listTakenSlugs(
  entries: readonly CategoryEntry[],
  { removed }: Pick<StoredCategories, 'removed'>,
): ReadonlySet<string> {
  return new Set([...entries.map(({ id }) => id.toLowerCase()), ...removed])
}

/** Replaces what is named; the rest stays, and so does the address. A label of null is the one that comes with the software. */
export async function changeCategory(
  ledger: Ledger,
  mapping: Mapping,
  id: string,
  { label, ...parts }: Partial<CategoryParts> & { label?: string | null },
): Promise<CategoryEntry> {
  const { edits } = await listStoredCategories(ledger)
  const entries = listCategoryEntries(mapping, edits)
  const entry = getCategory(entries, id)
  const others = entries.filter((each) => each.id !== entry.id)
  const change: CategoryChange = {}
  if (label !== undefined)
    change.label = label === null && entry.origin !== 'operator' ? null : checkLabel(label ?? '', others)
  if (Object.keys(parts).length > 0) {
    const ownId = getOwnCategory(entries, id).id
    const stored = edits.find((each) => each.id === ownId)!
    change.own = await checkParts(ledger, { ...stored.own!, ...parts })
  }
  await changeCategories(ledger, [entry.id], change, Date.now())
  return getCategory(await readCategories(ledger, mapping), entry.id)
}

/** On every site; a site can hide a category for itself, too. */
export async function hideCategories(
  ledger: Ledger,
  mapping: Mapping,
  ids: readonly string[],
  isHidden: boolean,
): Promise<CategoryEntry[]> {
  const entries = await readCategories(ledger, mapping)
  const chosen = ids.map((id) => getCategory(entries, id))
  await changeCategories(ledger, listIds(chosen), { isHidden }, Date.now())
  return chosen
}

/** These come first, in this order; the others after them, as they are without an order. */
export async function orderCategories(
  ledger: Ledger,
  mapping: Mapping,
  ids: readonly string[],
): Promise<CategoryEntry[]> {
  const entries = await readCategories(ledger, mapping)
  const chosen = [...new Set(ids.map((id) => getCategory(entries, id).id))]
  await setCategoryOrder(ledger, chosen, Date.now())
  return readCategories(ledger, mapping)
}

/** The address is never given again. What comes with the software can only be hidden. */
export async function removeCategories(
  ledger: Ledger,
  mapping: Mapping,
  ids: readonly string[],
): Promise<CategoryEntry[]> {
  const entries = await readCategories(ledger, mapping)
  const chosen = ids.map((id) => getOwnCategory(entries, id))
  await changeCategories(ledger, listIds(chosen), { isRemoved: true }, Date.now())
  return chosen
}

const listIds = (entries: readonly CategoryEntry[]) => entries.map(({ id }) => id)

/** By its address, in any case. */
export function getCategory(entries: readonly CategoryEntry[], id: string): CategoryEntry {
  const entry = entries.find((each) => each.id.toLowerCase() === id.toLowerCase())
  if (entry) return entry
  throw new CategoryError(
    'unknown-category',
    `There is no category “${id}”; nothing was changed. Known ones: categories list`,
  )
}

function getOwnCategory(entries: readonly CategoryEntry[], id: string): CategoryEntry {
  const entry = getCategory(entries, id)
  if (entry.origin === 'operator') return entry
  throw new CategoryError(
    'not-own',
    `“${entry.id}” comes with the software, so it can be hidden, renamed and ordered; nothing was changed`,
  )
}

/** Throws unless it is a label that no other category has. */
export function checkLabel(label: string, others: readonly CategoryEntry[]): string {
  const parsed = v.safeParse(CategoryLabelSchema, label)
  if (!parsed.success) throw new CategoryError('invalid', `A label has 1 to ${MAX_LABEL} characters`, 'label')
  if (/[\p{Cc}\p{Cf}]/u.test(parsed.output) || !parsed.output.isWellFormed())
    throw new CategoryError('invalid', 'A label is plain text on one line', 'label')
  const same = others.find((each) => each.label.toLowerCase() === parsed.output.toLowerCase())
  if (same) throw new CategoryError('taken', `“${same.label}” is the label of ${same.id} already`, 'label')
  return parsed.output
}

function checkSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!isSlug(slug) || slug.length > MAX_SLUG_LENGTH)
    throw new CategoryError(
      'invalid',
      `An address is at most ${MAX_SLUG_LENGTH} lower-case letters, digits and single hyphens, not “${slug}”`,
      'slug',
    )
  if (taken.has(slug) || findCategoryType(slug))
    throw new CategoryError('taken', `The address “${slug}” is or was another category’s`, 'slug')
  return slug
}

function giveSlug(label: string, taken: ReadonlySet<string>): string {
  const base = slugify(label, MAX_SLUG_LENGTH)
  if (base === '')
    throw new CategoryError('invalid', `“${label}” has no letters for an address: give it one`, 'slug')
  for (let copy = 1; ; copy++) {
    const slug = copy === 1 ? base : `${base}-${copy}`
    if (!taken.has(slug)) return slug
  }
}

/** The rule of these parts as the catalogue applies it, without what `checkParts` would refuse. */
export function toKnownParts(
  id: string,
  { tags, words, games }: Pick<CategoryParts, 'tags' | 'words' | 'games'>,
): PlacedBy {
  return {
    id,
    rule: {
      ...NO_RULE,
      tags: tags.flatMap((tag) => toTags([tag])),
      titleWords: words.map(toWord).filter(isWord),
    },
    games,
  }
}

const toWord = (word: string) => word.trim().toLowerCase()
const isWord = (word: string) =>
  word.length >= 2 && word.length <= MAX_WORD_LENGTH && /[\p{L}\p{N}]/u.test(word)

async function checkParts(ledger: Ledger, parts: CategoryParts): Promise<OwnCategory> {
  const tags = parts.tags.flatMap((tag) => {
    const [known] = toTags([tag])
    if (known === undefined) throw new CategoryError('invalid', `“${tag}” is not a tag`, 'tags')
    return known
  })
  const words = parts.words.map(toWord)
  const badWord = words.find((word) => !isWord(word))
  if (badWord !== undefined)
    throw new CategoryError(
      'invalid',
      `A word has 2 to ${MAX_WORD_LENGTH} characters, not “${badWord}”`,
      'words',
    )
  if (parts.icon !== null && !isCategoryIconName(parts.icon))
    throw new CategoryError(
      'invalid',
      `There is no drawing “${parts.icon}”; there are ${CATEGORY_ICON_NAMES.join(', ')}`,
      'icon',
    )
  const own = {
    tags: [...new Set(tags)],
    words: [...new Set(words)],
    games: [...new Set(parts.games)],
    icon: parts.icon,
  }
  if (own.tags.length + own.words.length + own.games.length === 0)
    throw new CategoryError('no-rule', 'A category needs tags, words or games', 'rule')
  if (own.tags.length > MAX_WORDS || own.words.length > MAX_WORDS || own.games.length > MAX_CATEGORY_GAMES)
    throw new CategoryError(
      'too-many',
      `A category takes ${MAX_WORDS} tags, ${MAX_WORDS} words and ${MAX_CATEGORY_GAMES} games at most`,
      own.tags.length > MAX_WORDS ? 'tags' : own.words.length > MAX_WORDS ? 'words' : 'games',
    )
  await checkGames(ledger, own.games)
  return own
}

async function checkGames(ledger: Ledger, slugs: readonly string[]): Promise<void> {
  const known = new Set(await listKnownSlugs(ledger, slugs))
  const unknown = slugs.filter((slug) => !known.has(slug))
  if (unknown.length === 0) return
  const named = unknown
    .slice(0, 10)
    .map((slug) => `“${slug}”`)
    .join(', ')
  throw new CategoryError('unknown-game', `There is no game ${named}; nothing was changed`, 'games')
}
