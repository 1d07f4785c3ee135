/** Test only: a site with a few games and articles, as the files for machines are written from. */
import * as v from 'valibot'
import type { ArticleSummary, InfoPage } from '#app/domain/article.ts'
import type { Content } from '#app/features/articles/articles.server.ts'
import { createCatalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Snapshot } from '#app/features/catalogue/snapshot.ts'
import { type CategoryEntry, listCategoryEntries } from '#app/features/catalogue/category-entries.ts'
import type { Game } from '#app/domain/game.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite, type Site } from '#app/domain/site.ts'
import type { SeoView } from './seo-view.ts'

export const BUILT_AT = Date.UTC(2026, 0, 1)

export function makeSite(settings: object = {}, host = 'fox.example'): Site {
  return completeSite(host, v.parse(SiteSchema, settings))
}

export function makeArticle(id: number, fields: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    id,
    slug: `article-${id}`,
    title: `Article ${id}`,
    content: 'A summary.',
    icon: `articles${id}.webp`,
    publishedAt: Date.UTC(2025, 0, id),
    updatedAt: Date.UTC(2025, 1, id),
    topics: ['co-op-games'],
    relatedTags: [],
    readingMinutes: 5,
    ...fields,
  }
}

export function makeContent(
  articles: readonly ArticleSummary[],
): Pick<Content, 'listArticles' | 'listTopics' | 'getInfoPage' | 'listOwnPages'> {
  return {
    listArticles: () => [...articles],
    listTopics: () => [],
    listOwnPages: () => [],
    getInfoPage: (key): InfoPage => ({
      key,
      title: `${key} of {{siteName}}`,
      summary: 'What {{siteName}} says.',
      detail: '',
      updatedAt: Date.UTC(2025, 5, 1),
    }),
  }
}

/** With the seven types and `genres`. */
export function makeCatalogue(
  games: readonly Game[],
  site: Site,
  version = 1,
  genres: readonly CategoryEntry[] = [],
) {
  const snapshot: Snapshot = {
    generation: `${version}.1`,
    version,
    games,
    categories: [...listCategoryEntries({ categories: {} }, []), ...genres],
    feelings: {},
    hotScores: new Map(),
    merged: new Map(),
    removed: new Set(),
    search: { size: games.length, restrictTo: () => ({}) } as unknown as Snapshot['search'],
    builtAt: BUILT_AT,
  }
  return createCatalogue(snapshot, site)
}

export interface ViewParts {
  site?: Site
  games?: readonly Game[]
  articles?: readonly ArticleSummary[]
}

export function makeView({ site = makeSite(), games = [], articles = [] }: ViewParts): SeoView {
  return {
    site,
    catalogue: makeCatalogue(games, site),
    content: makeContent(articles),
    origin: siteOrigin(site, 3000),
    ownOrigin: siteOrigin({ canonicalHost: site.host }, 3000),
    builtAt: BUILT_AT,
  }
}
