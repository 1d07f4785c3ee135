/** All categories: the product's seven types, those of `content/categories.json`, and the operator's own, with the changes in the ledger. */
import type { CategoryEdit } from '#app/domain/category-edit.ts'
import { type CategoryIconName, isCategoryIconName } from '#app/ui/category-icon-names.ts'
import type { CategoryMapping } from './categories.ts'
import type { CategoryRule } from './category-rules.ts'
import {
  CATEGORY_HEADINGS,
  CATEGORY_LABELS,
  type CategoryType,
  isCategoryType,
  TYPE_ORDER,
} from './category-types.ts'

export interface CategoryEntry {
  /** The name in its address: one of the seven types, or a slug. */
  id: string
  label: string
  /** Of its page. */
  heading: string
  /** The name of its drawing. */
  icon: CategoryIconName
  origin: 'type' | 'file' | 'operator'
  /** Listed on no site. */
  isHidden: boolean
  /** Tags of the same meaning, whose pages lead here. */
  sameAs: readonly string[]
  rule: CategoryRule
  /** Slugs of games that the operator added. */
  games: readonly string[]
}

const DEFAULT_ICON: CategoryIconName = 'Tags'
export const NO_RULE: CategoryRule = {
  tags: [],
  titleWords: [],
  weak: [],
  textWords: [],
  exceptTags: [],
  exceptWords: [],
  exceptTexts: [],
}

/** In the order they are listed in. */
export function listCategoryEntries(
  mapping: Pick<CategoryMapping, 'categories'>,
  edits: readonly CategoryEdit[],
): CategoryEntry[] {
  const byId = new Map(edits.map((edit) => [edit.id, edit]))
  const builtIn = [...TYPE_ORDER.map((type) => toTypeEntry(type, mapping)), ...listFileEntries(mapping)]
  const claimed = new Set(builtIn.flatMap(({ sameAs }) => sameAs))
  const own = edits.flatMap((edit) => {
    if (!edit.own) return []
    const entry = toOwnEntry(edit, edit.own, claimed)
    for (const tag of entry.sameAs) claimed.add(tag)
    return [entry]
  })
  const entries = [...builtIn, ...own].map((entry) => applyEdit(entry, byId.get(entry.id)))
  const placeOf = ({ id }: CategoryEntry) => byId.get(id)?.place ?? Number.POSITIVE_INFINITY
  // Two that were not put anywhere: infinity less infinity is no number, and they stay as they are.
  return entries.sort((a, b) => placeOf(a) - placeOf(b) || 0)
}

function toTypeEntry(type: CategoryType, { categories }: Pick<CategoryMapping, 'categories'>): CategoryEntry {
  const mapped = categories[type]
  return {
    id: type,
    label: CATEGORY_LABELS[type],
    heading: CATEGORY_HEADINGS[type],
    icon: type,
    origin: 'type',
    isHidden: false,
    sameAs: mapped?.sameAs ?? [],
    rule: mapped ?? NO_RULE,
    games: [],
  }
}

function listFileEntries({ categories }: Pick<CategoryMapping, 'categories'>): CategoryEntry[] {
  return Object.entries(categories).flatMap(([id, mapped]) => {
    if (isCategoryType(id)) return []
    const label = mapped.label ?? id
    return [
      {
        id,
        label,
        heading: mapped.heading ?? nameHeading(label),
        icon: pickIcon(id),
        origin: 'file' as const,
        isHidden: false,
        sameAs: mapped.sameAs,
        rule: mapped,
        games: [],
      },
    ]
  })
}

function toOwnEntry(
  { id, label, isHidden }: CategoryEdit,
  own: NonNullable<CategoryEdit['own']>,
  claimed: ReadonlySet<string>,
): CategoryEntry {
  return {
    id,
    label: label ?? id,
    heading: nameHeading(label ?? id),
    icon: pickIcon(own.icon ?? id),
    origin: 'operator',
    isHidden,
    sameAs: own.tags.filter((tag) => meansSame(tag, id) && !claimed.has(tag)),
    rule: { ...NO_RULE, tags: own.tags, titleWords: own.words },
    games: own.games,
  }
}

function applyEdit(entry: CategoryEntry, edit: CategoryEdit | undefined): CategoryEntry {
  if (!edit) return entry
  const isRenamed = edit.label !== null && edit.label !== entry.label
  const label = edit.label ?? entry.label
  return { ...entry, label, heading: isRenamed ? nameHeading(label) : entry.heading, isHidden: edit.isHidden }
}

/** A category without a drawing of its own has the general one. */
function pickIcon(name: string): CategoryIconName {
  return isCategoryIconName(name) ? name : DEFAULT_ICON
}

/** “Puzzle games”; a label that already ends so is unchanged. */
export function nameHeading(label: string): string {
  return /\bgames?\b/i.test(label) ? label : `${label} games`
}

/** `robot` and `robots` are the tag of a category named “Robots”. */
function meansSame(tag: string, id: string): boolean {
  return tag === id || `${tag}s` === id || tag === `${id}s`
}

/** Of the named ones first, in their order; the others after them, in theirs. */
export function orderBy<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  ids: readonly string[],
): Item[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = (item: Item) => places.get(idOf(item)) ?? ids.length
  return [...items].sort((a, b) => placeOf(a) - placeOf(b))
}
