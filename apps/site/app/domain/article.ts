/**
 * The article and the info page: what the editors' Markdown becomes at build time and every page of them is made from.
 */
import * as v from 'valibot'
import { SlugSchema } from './slug-schema.ts'
import { ALL_INFO_PAGE_KEYS } from './info-page.ts'

/** An article's picture by its name; the number is the article's id. */
export const ARTICLE_ICON_RE = /^articles[1-9]\d{0,5}\.webp$/

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

export const TocEntrySchema = v.object({
  /** The heading's `id` in `detail`. */
  id: v.string(),
  text: v.string(),
  level: v.picklist([2, 3]),
})
export type TocEntry = v.InferOutput<typeof TocEntrySchema>

export const ArticleSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999)),
  /** From the file's name; the address uses the id, so a slug may change. */
  slug: SlugSchema,
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  /** The short summary of the list, feeds and head tags; plain text. */
  content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  /** File name under `/img/`. */
  icon: v.pipe(v.string(), v.regex(ARTICLE_ICON_RE)),
  /** Sanitised HTML; begins with the page's only h1 and still holds `{{siteName}}`. */
  detail: v.string(),
  /** Milliseconds since 1970, midnight UTC. */
  publishedAt: CountSchema,
  updatedAt: CountSchema,
  topics: v.array(SlugSchema),
  /** Tags of games that fit. */
  relatedTags: v.array(SlugSchema),
  readingMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  toc: v.array(TocEntrySchema),
})
export type Article = v.InferOutput<typeof ArticleSchema>

/** What a list or a card needs: everything but the long parts. */
export type ArticleSummary = Omit<Article, 'detail' | 'toc'>

export const InfoPageSchema = v.object({
  key: v.picklist(ALL_INFO_PAGE_KEYS),
  title: v.pipe(v.string(), v.minLength(1)),
  /** One sentence for the head's description; plain text. */
  summary: v.pipe(v.string(), v.minLength(1)),
  /** Sanitised HTML with the site's placeholders; begins with the page's only h1. */
  detail: v.string(),
  updatedAt: CountSchema,
})
export type InfoPage = v.InferOutput<typeof InfoPageSchema>

/** A page of the operator's own, beside the info pages. */
export const OwnPageSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999)),
  /** In its address, below the info pages'. */
  slug: SlugSchema,
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  /** One sentence for the head's description; plain text. */
  summary: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  /** Sanitised HTML with the site's placeholders; begins with the page's only h1. */
  detail: v.string(),
  updatedAt: CountSchema,
})
export type OwnPage = v.InferOutput<typeof OwnPageSchema>

export const CompiledContentSchema = v.object({
  articles: v.array(ArticleSchema),
  pages: v.array(InfoPageSchema),
  /** By host, what a site has instead. */
  sitePages: v.record(v.string(), v.array(InfoPageSchema)),
})
export type CompiledContent = v.InferOutput<typeof CompiledContentSchema>

export function toSummary(article: Article): ArticleSummary {
  const { detail: _detail, toc: _toc, ...summary } = article
  return summary
}
