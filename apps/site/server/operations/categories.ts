/** What the console's page of categories shows: `listCategories`, `previewCategory`, `listCategoryTags`. */
import * as v from 'valibot'
import { CATEGORY_ICON_NAMES } from '#app/ui/category-icon-names.ts'
import { slugify } from '#app/domain/slugify.ts'
import { toTags } from '#app/domain/tags.ts'
import { listCategoryEntries, type CategoryEntry } from '#app/features/catalogue/category-entries.ts'
import { MAX_LABEL } from '#app/features/catalogue/categories.ts'
import {
  MAX_CATEGORY_GAMES,
  MAX_WORDS,
  readCategories,
  suggestSlug,
  toKnownParts,
} from '#app/features/catalogue/manage-categories.server.ts'
import { categoryPath } from '#app/site-paths.ts'
import { readCategoryMapping } from '../category-mapping.ts'
import type { AuditEntry } from '../ledger/audit.ts'
import { listTitles } from '../ledger/game-list.ts'
import { CATEGORIES_TARGET } from './change-categories.ts'
import {
  countCategoryGames,
  countTag,
  findRuleGames,
  readCategorisedGames,
  takeMostPlayed,
} from './category-games.ts'
import { defineOperation } from './operation.ts'
import { readRuleIndex } from './rule-index.ts'
import { listShownEntries } from './shown-entries.ts'

const HISTORY = 30
const PREVIEWED_GAMES = 12
const LISTED_TAGS = 12
const MAX_TEXT = 200

export interface ListedCategory {
  /** The name in its address. */
  id: string
  path: string
  label: string
  /** The label that comes with the software; null for one of the operator's own. */
  builtInLabel: string | null
  icon: string
  origin: CategoryEntry['origin']
  isHidden: boolean
  /** Null for the computed lists, which contain games of every category. */
  games: number | null
  /** Tags whose pages lead to it. */
  sameAs: readonly string[]
  /** Of the operator's own. */
  rule: { tags: string[]; words: string[]; games: string[] } | null
}

export interface CategoryList {
  /** In their order. */
  categories: ListedCategory[]
  /** Of the games in the rules, by slug. */
  titles: Record<string, string>
  /** The drawings that a category can have, each with its name. */
  icons: { name: string; label: string }[]
  /** Newest first. */
  history: AuditEntry[]
}

export const listCategoriesOperation = defineOperation({
  name: 'listCategories',
  permission: 'categories.read',
  schema: v.object({}),
  async run(context): Promise<CategoryList> {
    const { ledger, reads, config } = context
    const mapping = await readCategoryMapping(config)
    const entries = await readCategories(ledger, mapping)
    const builtIn = new Map(listCategoryEntries(mapping, []).map(({ id, label }) => [id, label]))
    const games = await readCategorisedGames(context, entries, mapping)
    const counts = await countCategoryGames(games, await readRuleIndex(games), entries)
    const slugs = [...new Set(entries.flatMap((entry) => entry.games))]
    return {
      categories: entries.map(({ id, label, icon, origin, isHidden, sameAs, ...entry }) => ({
        ...{ id, path: categoryPath(id), label, icon, origin, isHidden, sameAs },
        builtInLabel: builtIn.get(id) ?? null,
        games: counts.get(id) ?? null,
        rule: origin === 'operator' ? describeRule(entry) : null,
      })),
      titles: Object.fromEntries(await listTitles(reads, slugs)),
      icons: CATEGORY_ICON_NAMES.map((name) => ({ name, label: builtIn.get(name) ?? 'General' })),
      history: await listShownEntries(reads, { target: CATEGORIES_TARGET, limit: HISTORY }),
    }
  },
})

const describeRule = ({ rule, games }: Pick<CategoryEntry, 'rule' | 'games'>) => ({
  ...{ tags: [...rule.tags], words: [...rule.titleWords], games: [...games] },
})

const TextsSchema = (most: number) =>
  v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_TEXT))), v.maxLength(most)), [])

export interface CategoryPreview {
  /** The address that a new category with this label gets; null for a label without letters. */
  slug: string | null
  /** How many games the rule finds. */
  total: number
  /** The most played of them. */
  games: { slug: string; title: string }[]
  /** How many games have each tag of the rule. */
  tags: { tag: string; games: number }[]
}

/** Nothing is stored. Words and tags that are not valid yet, such as a first letter, are left out. */
export const previewCategoryOperation = defineOperation({
  name: 'previewCategory',
  permission: 'categories.read',
  schema: v.object({
    /** Of a category that is changed. */
    id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(MAX_TEXT))), null),
    label: v.optional(v.pipe(v.string(), v.maxLength(MAX_TEXT)), ''),
    tags: TextsSchema(MAX_WORDS),
    words: TextsSchema(MAX_WORDS),
    games: TextsSchema(MAX_CATEGORY_GAMES),
  }),
  async run(context, { id, label, ...given }): Promise<CategoryPreview> {
    const mapping = await readCategoryMapping(context.config)
    const entries = await readCategories(context.ledger, mapping)
    const games = await readCategorisedGames(context, entries, mapping)
    const index = await readRuleIndex(games)
    const found = findRuleGames(games, index, toKnownParts(id ?? '', given))
    return {
      slug: label.length > MAX_LABEL ? null : await suggestSlug(context.ledger, mapping, label),
      total: found.length,
      games: takeMostPlayed(found, PREVIEWED_GAMES),
      tags: given.tags.map((tag) => ({ tag, games: countTag(index, tag) })),
    }
  },
})

export interface CategoryTags {
  /** Those with the most games first. */
  tags: { tag: string; games: number }[]
  /** What was searched for, when it is a tag that no game has. */
  unused: string | null
}

export const listCategoryTagsOperation = defineOperation({
  name: 'listCategoryTags',
  permission: 'categories.read',
  schema: v.object({
    search: v.optional(v.pipe(v.string(), v.maxLength(MAX_TEXT)), ''),
    /** Tags that are not wanted. */
    except: TextsSchema(MAX_WORDS),
  }),
  async run(context, { search, except }): Promise<CategoryTags> {
    const mapping = await readCategoryMapping(context.config)
    const entries = await readCategories(context.ledger, mapping)
    const { byTag } = await readRuleIndex(await readCategorisedGames(context, entries, mapping))
    const part = slugify(search, MAX_TEXT)
    const [tag = null] = part === '' ? [] : toTags([search])
    const tags = [...byTag]
      .filter(([name]) => !except.includes(name) && (name.includes(part) || name === tag))
      .sort(
        (a, b) =>
          Number(b[0] === tag) - Number(a[0] === tag) || b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1),
      )
      .slice(0, LISTED_TAGS)
      .map(([name, places]) => ({ tag: name, games: places.length }))
    return { tags, unused: tag !== null && !byTag.has(tag) && !except.includes(tag) ? tag : null }
  },
})
