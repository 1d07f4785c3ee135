/** The categories that every page links to: they come with the document, once for all pages of a visit. */
import { useRouteLoaderData } from 'react-router'
import { isCategoryType } from './category-types.ts'
import type { SiteCategory } from './site-categories.ts'

export interface CategoryLink {
  id: string
  label: string
  /** Left out where the drawing is named like the category. */
  icon?: string
}

/** Beside the product's types. */
const GENRE_SIGNS = 10

/** Ids of what the header shows: the site's types in its order, then its largest genres, the largest first. */
export function listSigns(categories: readonly SiteCategory[]): string[] {
  const types = categories.filter(({ id }) => isCategoryType(id))
  return [...types, ...listLargestGenres(categories, GENRE_SIGNS)].map(({ id }) => id)
}

/** Categories other than the types, the largest first. */
export function listLargestGenres(categories: readonly SiteCategory[], count: number): SiteCategory[] {
  return categories
    .filter(({ id }) => !isCategoryType(id))
    .sort((a, b) => b.games.length - a.games.length)
    .slice(0, count)
}

export function toCategoryLinks(categories: readonly SiteCategory[]): CategoryLink[] {
  return categories.map(({ id, label, icon }) => ({ id, label, ...(icon !== id && { icon }) }))
}

/** None on an error page for which nothing could be loaded. */
export function useCategoryLinks(): readonly CategoryLink[] {
  return useRoot()?.categories ?? []
}

export function useCategorySigns(): readonly CategoryLink[] {
  const { categories = [], signs = [] } = useRoot() ?? {}
  return signs.flatMap((sign) => categories.find(({ id }) => id === sign) ?? [])
}

function useRoot() {
  return useRouteLoaderData('root') as { categories: CategoryLink[]; signs: string[] } | undefined
}
