/**
 * What a page in the browser needs of articles and info pages. Apart from the schemas, which would bring the validator along.
 */
import type { Article } from '#app/domain/article.ts'

export function articleIconUrl(article: Pick<Article, 'icon'>): string {
  return `/img/${article.icon}`
}

/** As a `<time>` has it. */
export function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** The heading apart from the rest, so that a page can set date and contents between the two. */
export function splitDetail(detail: string): { heading: string; body: string } {
  const match = /^\s*<h1[^>]*>(.*?)<\/h1>/s.exec(detail)
  if (!match) return { heading: '', body: detail }
  return { heading: match[1] ?? '', body: detail.slice(match[0].length) }
}

/**
 * Whether the text begins with the summary: an article that was imported without a summary gets its first paragraph, or the beginning
 * of it, and a reader would read it twice.
 */
export function repeatsSummary(body: string, summary: string): boolean {
  const first = /<p[^>]*>(.*?)<\/p>/s.exec(body)?.[1]
  if (first === undefined) return false
  const [text, start] = [toPlainText(first), summary].map((words) => words.replace(/\s+/g, ' ').trim()) as [
    string,
    string,
  ]
  return start.endsWith('…') ? text.startsWith(start.slice(0, -1)) : text === start
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
    heading: toPlainText(heading),
  }))
}

function toPlainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#x([0-9a-f]{1,5})|#(\d{1,6})|(amp|lt|gt|quot));/gi, (entity, hex, decimal, name) =>
      name
        ? (ENTITIES[String(name)] ?? entity)
        : String.fromCodePoint(hex ? Number.parseInt(String(hex), 16) : Number(decimal)),
    )
}
