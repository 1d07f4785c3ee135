/**
 * What a page in the browser needs of articles and info pages. Apart from the schemas, which would bring the validator along.
 */
import type { Article } from './article.ts'

/** On every site. */
export const INFO_PAGE_KEYS = ['aboutUs', 'imprint', 'contactUs', 'privacyPolicy'] as const
/** `parents` is on children's sites only. */
export const ALL_INFO_PAGE_KEYS = [...INFO_PAGE_KEYS, 'parents'] as const
export type InfoPageKey = (typeof ALL_INFO_PAGE_KEYS)[number]

export function listInfoPageKeys(audience: 'child' | 'mixed' | 'general'): readonly InfoPageKey[] {
  return audience === 'child' ? ALL_INFO_PAGE_KEYS : INFO_PAGE_KEYS
}

export function articlePath(id: number): string {
  return `/articlesDetail/${id}`
}

/** The list of a topic's articles. */
export function topicPath(topic: string): string {
  return `/articles/${topic}`
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

export interface Section {
  id: string
  /** Its heading, as plain text. */
  heading: string
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The headings of level 2, for a way into a long page. */
export function listSections(html: string): Section[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', heading = '']) => ({
    id,
    heading: heading
      .replace(/<[^>]+>/g, '')
      .replace(/&(?:#x([0-9a-f]{1,5})|#(\d{1,6})|(amp|lt|gt|quot));/gi, (entity, hex, decimal, name) =>
        name
          ? (ENTITIES[String(name)] ?? entity)
          : String.fromCodePoint(hex ? Number.parseInt(String(hex), 16) : Number(decimal)),
      ),
  }))
}
