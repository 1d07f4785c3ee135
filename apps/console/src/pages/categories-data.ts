/** Categories, as the page edits them. */
import { formatNumber } from '../format.ts'
import type { InputOf, ResultOf } from '#server/operations/registry.ts'

export type CategoryList = ResultOf<'listCategories'>
export type Category = CategoryList['categories'][number]
export type Change = InputOf<'changeCategory'>

export interface CategoryDraft {
  label: string
  /** As it was typed; empty: made from the label. */
  slug: string
  icon: string
  tags: string[]
  /** As they are typed, with commas. */
  words: string
  games: string[]
}

/** For a category without a drawing of its own. */
const GENERAL_ICON = 'Tags'

export function toDraft(category: Category | null): CategoryDraft {
  const { tags = [], words = [], games = [] } = category?.rule ?? {}
  return {
    label: category?.label ?? '',
    slug: '',
    icon: category?.icon ?? GENERAL_ICON,
    ...{ tags: [...tags], words: words.join(', '), games: [...games] },
  }
}

export const parseWords = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** What of a category is another in the draft; an empty name of one that comes with the software is its own again. */
export function listChanges(category: Category, draft: CategoryDraft): Change {
  const label = draft.label.trim() === '' && category.builtInLabel !== null ? null : draft.label
  const isRenamed = label === null ? category.label !== category.builtInLabel : label !== category.label
  const renamed = isRenamed ? { label } : {}
  if (category.rule === null) return renamed
  const { icon, tags, games } = draft
  const parts = { icon, tags, words: parseWords(draft.words), games }
  const saved = { icon: category.icon, ...category.rule }
  const keys = (['icon', 'tags', 'words', 'games'] as const).filter(
    (key) => JSON.stringify(parts[key]) !== JSON.stringify(saved[key]),
  )
  return { ...renamed, ...Object.fromEntries(keys.map((key) => [key, parts[key]])) }
}

const ORIGIN_TEXTS: Record<Category['origin'], string> = {
  type: 'of the product',
  file: 'of categories.json',
  operator: 'your own',
}

export const countGames = (count: number): string => (count === 1 ? '1 game' : `${formatNumber(count)} games`)

/** The line below its name. */
export function describeCategory({ games, origin, label, builtInLabel, sameAs }: Category): string {
  return [
    games === null ? 'games of every category' : countGames(games),
    ORIGIN_TEXTS[origin],
    builtInLabel !== null && builtInLabel !== label && `renamed from ${builtInLabel}`,
    sameAs.length > 0 && `${sameAs.length === 1 ? 'tag' : 'tags'} ${sameAs.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Its name, and for the operator's own its rule. */
export function describeSaved({ label, rule }: Category): string {
  const { tags = [], words = [], games = [] } = rule ?? {}
  return [
    `the name ${label}`,
    tags.length > 0 && `tags ${tags.join(', ')}`,
    words.length > 0 && `words ${words.join(', ')}`,
    games.length > 0 && `${countGames(games.length)} chosen`,
  ]
    .filter(Boolean)
    .join('; ')
}
