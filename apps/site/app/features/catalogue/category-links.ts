/** The categories that every page links to: they come with the document, once for all pages of a visit. */
import { useRouteLoaderData } from 'react-router'
import type { SiteCategory } from './site-categories.ts'

export interface CategoryLink {
  id: string
  label: string
  /** Left out where the drawing is named like the category. */
  icon?: string
}

export function toCategoryLinks(categories: readonly SiteCategory[]): CategoryLink[] {
  return categories.map(({ id, label, icon }) => ({ id, label, ...(icon !== id && { icon }) }))
}

/** None on an error page for which nothing could be loaded. */
export function useCategoryLinks(): readonly CategoryLink[] {
  const root = useRouteLoaderData('root') as { categories: CategoryLink[] } | undefined
  return root?.categories ?? []
}
