/** The list of articles in pages, each with an address of its own. */
import { countPages } from '#app/features/catalogue/category-types.ts'
import { articleListPath } from '#app/site-paths.ts'

export const ARTICLES_PER_PAGE = 24

export function countArticlePages(total: number): number {
  return countPages(total, ARTICLES_PER_PAGE)
}

/** Every address of a list with this many articles. */
export function listArticlePaths(topic: string | null, total: number): string[] {
  return Array.from({ length: countArticlePages(total) }, (_, index) => articleListPath(topic, index + 1))
}
