/** The list of articles in pages, each with an address of its own: `/articles`, `/articles/2`, `/articles/<topic>/2`. */
import { countPages } from '#app/features/catalogue/category-types.ts'
import { topicPath } from './article-view.ts'

export const ARTICLES_PER_PAGE = 24

export function countArticlePages(total: number): number {
  return countPages(total, ARTICLES_PER_PAGE)
}

/** `topic` null for all articles. */
export function articleListPath(topic: string | null, page = 1): string {
  const base = topic === null ? '/articles' : topicPath(topic)
  return page === 1 ? base : `${base}/${page}`
}

/** Every address of a list with so many articles. */
export function listArticlePaths(topic: string | null, total: number): string[] {
  return Array.from({ length: countArticlePages(total) }, (_, index) => articleListPath(topic, index + 1))
}
