/**
 * Articles and info pages of a site: the compiled content and what the operator imported, held in memory.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { parsePageNumber } from '#app/features/catalogue/category-types.ts'
import {
  type Article,
  type ArticleSummary,
  type CompiledContent,
  CompiledContentSchema,
  type InfoPage,
  type OwnPage,
  toSummary,
} from '#app/domain/article.ts'
import type { InfoPageKey } from '#app/domain/info-page.ts'

/** A topic with fewer articles is not listed. */
const MIN_TOPIC_ARTICLES = 2

export interface TopicCount {
  topic: string
  count: number
}

export interface Content {
  /** Newest first. */
  listArticles: () => ArticleSummary[]
  findArticle: (id: number) => Article | null
  /** The article after this one by id; null after the last. */
  findNextArticle: (id: number) => ArticleSummary | null
  /** The article before this one by id; null before the first. */
  findPreviousArticle: (id: number) => ArticleSummary | null
  /** Others by shared topics and tags, the closest first. */
  listRelatedArticles: (id: number, limit: number) => ArticleSummary[]
  /** Topics that several articles share, the fullest first. */
  listTopics: () => TopicCount[]
  /** The site's own page where it has one. */
  getInfoPage: (key: InfoPageKey, host: string) => InfoPage
  /** By title. */
  listOwnPages: () => OwnPage[]
  findOwnPage: (slug: string) => OwnPage | null
  /** Moves with the operator's articles and pages; empty where there are none. */
  importMark: string
  /** Of which kinds the operator has some here. */
  own: { articles: boolean; pages: boolean }
}

/** What the operator wrote for a site. */
export interface OwnContent {
  articles?: readonly Article[]
  pages?: readonly OwnPage[]
  /** Whether the site lists the articles that come with the software. */
  hasBuiltIn?: boolean
}

/** Throws when the file is not what the build wrote. */
export async function readCompiledContent(file: string): Promise<CompiledContent> {
  return v.parse(CompiledContentSchema, JSON.parse(await readFile(file, 'utf8')))
}

export function createContent(
  { articles, pages, sitePages }: CompiledContent,
  { articles: ownArticles = [], pages: ownPages = [], hasBuiltIn = true }: OwnContent = {},
): Content {
  const all = [...(hasBuiltIn ? articles : []), ...ownArticles]
  const articleOfId = new Map(all.map((article) => [article.id, article]))
  const pageOfKey = new Map(pages.map((page) => [page.key, page]))
  const byId = all.map(toSummary).toSorted((a, b) => a.id - b.id)
  const newestFirst = byId.toSorted((a, b) => b.publishedAt - a.publishedAt || a.id - b.id)
  const topics = countTopics(newestFirst)
  const pagesByTitle = ownPages.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
  return {
    listArticles: () => newestFirst,
    findArticle: (id) => articleOfId.get(id) ?? null,
    findNextArticle: (id) => byId.find((article) => article.id > id) ?? null,
    findPreviousArticle: (id) => byId.findLast((article) => article.id < id) ?? null,
    listRelatedArticles: (id, limit) => {
      const article = articleOfId.get(id)
      if (!article) return []
      return newestFirst
        .filter((other) => other.id !== id)
        .toSorted((a, b) => countShared(article, b) - countShared(article, a))
        .slice(0, limit)
    },
    listTopics: () => topics,
    getInfoPage: (key, host) => {
      const own = Object.hasOwn(sitePages, host) ? sitePages[host] : undefined
      const page = own?.find((candidate) => candidate.key === key) ?? pageOfKey.get(key)
      if (!page) throw new Error(`The info page ${key} is missing from the compiled content; build it again`)
      return page
    },
    listOwnPages: () => pagesByTitle,
    findOwnPage: (slug) => ownPages.find((page) => page.slug === slug) ?? null,
    importMark: markOf([...ownArticles, ...ownPages]),
    own: { articles: ownArticles.length > 0, pages: ownPages.length > 0 },
  }
}

function countShared(article: ArticleSummary, other: ArticleSummary): number {
  const words = new Set([...article.topics, ...article.relatedTags])
  return [...other.topics, ...other.relatedTags].filter((word) => words.has(word)).length
}

function countTopics(articles: readonly ArticleSummary[]): TopicCount[] {
  const countOfTopic = new Map<string, number>()
  for (const topic of articles.flatMap((article) => [...new Set(article.topics)]))
    countOfTopic.set(topic, (countOfTopic.get(topic) ?? 0) + 1)
  return (
    [...countOfTopic]
      .map(([topic, count]) => ({ topic, count }))
      // `/articles/2` is the second page of all.
      .filter(({ topic, count }) => count >= MIN_TOPIC_ARTICLES && parsePageNumber(topic) === null)
      .toSorted((a, b) => b.count - a.count || (a.topic < b.topic ? -1 : 1))
  )
}

function markOf(imported: readonly (Article | OwnPage)[]): string {
  if (imported.length === 0) return ''
  return createHash('sha256').update(JSON.stringify(imported)).digest('hex').slice(0, 16)
}
