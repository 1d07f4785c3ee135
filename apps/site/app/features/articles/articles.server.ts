/**
 * The compiled content, read once at start and kept in memory.
 */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import {
  type Article,
  type ArticleSummary,
  CompiledContentSchema,
  type InfoPage,
  toSummary,
} from './article.ts'
import type { InfoPageKey } from './article-view.ts'

export interface Content {
  /** Newest first. */
  listArticles: () => ArticleSummary[]
  findArticle: (id: number) => Article | null
  /** The article after this one by id, the first after the last; null where there is no other. */
  findNextArticle: (id: number) => ArticleSummary | null
  /** Others by shared topics and tags, the closest first. */
  listRelatedArticles: (id: number, limit: number) => ArticleSummary[]
  getInfoPage: (key: InfoPageKey) => InfoPage
}

export function loadContent(file: string): Content {
  const { articles, pages } = v.parse(CompiledContentSchema, JSON.parse(readFileSync(file, 'utf8')))
  const articleOfId = new Map(articles.map((article) => [article.id, article]))
  const pageOfKey = new Map(pages.map((page) => [page.key, page]))
  const byId = articles.map(toSummary).toSorted((a, b) => a.id - b.id)
  const newestFirst = byId.toSorted((a, b) => b.publishedAt - a.publishedAt || a.id - b.id)
  return {
    listArticles: () => newestFirst,
    findArticle: (id) => articleOfId.get(id) ?? null,
    findNextArticle: (id) => {
      const next = byId.find((article) => article.id > id) ?? byId[0]
      return next && next.id !== id ? next : null
    },
    listRelatedArticles: (id, limit) => {
      const article = articleOfId.get(id)
      if (!article) return []
      return newestFirst
        .filter((other) => other.id !== id)
        .toSorted((a, b) => countShared(article, b) - countShared(article, a))
        .slice(0, limit)
    },
    getInfoPage: (key) => {
      const page = pageOfKey.get(key)
      if (!page) throw new Error(`The info page ${key} is missing from ${file}; build the content again`)
      return page
    },
  }
}

function countShared(article: ArticleSummary, other: ArticleSummary): number {
  const words = new Set([...article.topics, ...article.relatedTags])
  return [...other.topics, ...other.relatedTags].filter((word) => words.has(word)).length
}
