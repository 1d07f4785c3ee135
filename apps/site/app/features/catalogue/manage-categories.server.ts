/**
 * What an operator does with categories: the same functions for the command line and for whatever else lets an operator in. Each checks
 * first and then changes everything or nothing; a running server sees the change with its next look at the ledger.
 */
import * as v from 'valibot'
import {
  changeCategories,
  insertCategory,
  listStoredCategories,
  type OwnCategory,
  setCategoryOrder,
} from '#server/ledger/categories.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { CATEGORY_ICON_NAMES, isCategoryIconName } from '#app/ui/category-icon-names.ts'
import { toTags } from '#app/domain/tags.ts'
import { slugify } from '#app/domain/slugify.ts'
import { type CategoryMapping, CategoryLabelSchema } from './categories.ts'
import { type CategoryEntry, listCategoryEntries } from './category-entries.ts'
import { findCategoryType } from './category-types.ts'
import { isSlug } from '#app/domain/slug.ts'

const MAX_OWN_CATEGORIES = 100
const MAX_WORDS = 100
const MAX_GAMES = 5000
const MAX_WORD_LENGTH = 60
/** Leaves room for the number behind a slug that was given before. */
const MAX_SLUG_LENGTH = 60
const GAMES_PER_QUERY = 500

export type CategoryErrorCode =
  | 'unknown-category'
  | 'unknown-game'
  | 'taken'
  | 'not-own'
  | 'no-rule'
  | 'too-many'
  | 'invalid'

export class CategoryError extends Error {
  override name = 'CategoryError'
  readonly code: CategoryErrorCode
  constructor(code: CategoryErrorCode, message: string) {
    super(message)
    this.code = code
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
  const taken = new Set([...entries.map(({ id }) => id.toLowerCase()), ...stored.removed])
  const given = slug === undefined ? giveSlug(checkedLabel, taken) : checkSlug(slug, taken)
  const isInserted = await insertCategory(ledger, {
    ...{ slug: given, label: checkedLabel, own },
    nowMs: Date.now(),
  })
  if (!isInserted) throw new CategoryError('taken', `The address “${given}” was just taken; try again`)
  return getCategory(await readCategories(ledger, mapping), given)
}

/** Replaces the parts that are named; the others stay. */
export async function changeOwnCategory(
  ledger: Ledger,
  mapping: Mapping,
  id: string,
  parts: Partial<CategoryParts>,
): Promise<CategoryEntry> {
  const entry = getOwnCategory(await readCategories(ledger, mapping), id)
  const edit = (await listStoredCategories(ledger)).edits.find((each) => each.id === entry.id)!
  const own = await checkParts(ledger, { ...edit.own!, ...parts })
  await changeCategories(ledger, [entry.id], { own }, Date.now())
  return getCategory(await readCategories(ledger, mapping), entry.id)
}

/** The label alone: the address never changes. */
export async function renameCategory(
  ledger: Ledger,
  mapping: Mapping,
  id: string,
  label: string,
): Promise<CategoryEntry> {
  const entries = await readCategories(ledger, mapping)
  const entry = getCategory(entries, id)
  const others = entries.filter((each) => each.id !== entry.id)
  await changeCategories(ledger, [entry.id], { label: checkLabel(label, others) }, Date.now())
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

/** For good: the address is never given again. What comes with the software can only be hidden. */
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

function checkLabel(label: string, others: readonly CategoryEntry[]): string {
  const parsed = v.safeParse(CategoryLabelSchema, label)
  if (!parsed.success) throw new CategoryError('invalid', parsed.issues[0].message)
  if (/[\p{Cc}\p{Cf}]/u.test(parsed.output) || !parsed.output.isWellFormed())
    throw new CategoryError('invalid', 'A label is plain text on one line')
  const same = others.find((each) => each.label.toLowerCase() === parsed.output.toLowerCase())
  if (same) throw new CategoryError('taken', `“${same.label}” is the label of ${same.id} already`)
  return parsed.output
}

function checkSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!isSlug(slug) || slug.length > MAX_SLUG_LENGTH)
    throw new CategoryError(
      'invalid',
      `An address is at most ${MAX_SLUG_LENGTH} lower-case letters, digits and single hyphens, not “${slug}”`,
    )
  if (taken.has(slug) || findCategoryType(slug))
    throw new CategoryError('taken', `The address “${slug}” is or was another category’s`)
  return slug
}

function giveSlug(label: string, taken: ReadonlySet<string>): string {
  const base = slugify(label, MAX_SLUG_LENGTH)
  if (base === '')
    throw new CategoryError('invalid', `“${label}” has no letters for an address: say one with --slug`)
  for (let copy = 1; ; copy++) {
    const slug = copy === 1 ? base : `${base}-${copy}`
    if (!taken.has(slug)) return slug
  }
}

async function checkParts(ledger: Ledger, parts: CategoryParts): Promise<OwnCategory> {
  const tags = parts.tags.flatMap((tag) => {
    const [known] = toTags([tag])
    if (known === undefined) throw new CategoryError('invalid', `“${tag}” is not a tag`)
    return known
  })
  const words = parts.words.map((word) => word.trim().toLowerCase())
  const badWord = words.find(
    (word) => word.length < 2 || word.length > MAX_WORD_LENGTH || !/[\p{L}\p{N}]/u.test(word),
  )
  if (badWord !== undefined)
    throw new CategoryError('invalid', `A word has 2 to ${MAX_WORD_LENGTH} characters, not “${badWord}”`)
  if (parts.icon !== null && !isCategoryIconName(parts.icon))
    throw new CategoryError(
      'invalid',
      `There is no drawing “${parts.icon}”; there are ${CATEGORY_ICON_NAMES.join(', ')}`,
    )
  const own = {
    tags: [...new Set(tags)],
    words: [...new Set(words)],
    games: [...new Set(parts.games)],
    icon: parts.icon,
  }
  if (own.tags.length + own.words.length + own.games.length === 0)
    throw new CategoryError('no-rule', 'A category needs tags, words or games')
  if (own.tags.length > MAX_WORDS || own.words.length > MAX_WORDS || own.games.length > MAX_GAMES)
    throw new CategoryError(
      'too-many',
      `A category takes ${MAX_WORDS} tags, ${MAX_WORDS} words and ${MAX_GAMES} games at most`,
    )
  await checkGames(ledger, own.games)
  return own
}

async function checkGames({ db }: Ledger, slugs: readonly string[]): Promise<void> {
  const known = new Set<string>()
  for (let at = 0; at < slugs.length; at += GAMES_PER_QUERY) {
    const some = slugs.slice(at, at + GAMES_PER_QUERY)
    const rows = await db.selectFrom('games').select('slug').where('slug', 'in', some).execute()
    for (const { slug } of rows) known.add(slug)
  }
  const unknown = slugs.filter((slug) => !known.has(slug))
  if (unknown.length === 0) return
  const named = unknown
    .slice(0, 10)
    .map((slug) => `“${slug}”`)
    .join(', ')
  throw new CategoryError('unknown-game', `There is no game ${named}; nothing was changed`)
}
