/**
 * What a page in the browser needs of articles and info pages. Apart from the schemas, which would bring the validator along.
 */
import type { Article } from './article.ts'

export const INFO_PAGE_KEYS = ['aboutUs', 'imprint', 'contactUs', 'privacyPolicy'] as const
export type InfoPageKey = (typeof INFO_PAGE_KEYS)[number]

export function articlePath(id: number): string {
  return `/articlesDetail/${id}`
}

export function articleIconUrl(article: Pick<Article, 'icon'>): string {
  return `/img/${article.icon}`
}

/** The heading apart from the rest, so that a page can set date and contents between the two. */
export function splitDetail(detail: string): { heading: string; body: string } {
  const match = /^\s*<h1[^>]*>(.*?)<\/h1>/s.exec(detail)
  if (!match) return { heading: '', body: detail }
  return { heading: match[1] ?? '', body: detail.slice(match[0].length) }
}
